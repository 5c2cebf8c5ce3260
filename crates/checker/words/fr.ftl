at-line = ligne { $line } : { $because }

begin-with = cette ligne doit commencer par « { $name } »
plain-digits = chaque nombre doit être écrit en chiffres seulement, 15 au plus
one-number = il faut ici un seul nombre
two-numbers = il faut ici deux nombres
one-rule = il faut ici une seule règle
too-many-bytes = un certificat a au plus { $most } octets
wrong-checksum = la somme de contrôle n’est pas celle des lignes précédentes
first-line = ce doit être « { $heaps } » ou « { $rows } »
lines-of-heaps = un certificat a { $lines } lignes
lines-of-rows = un tel certificat a { $lines } lignes et une de plus par rangée
unknown-rule = la règle doit être une notation canonique que ce vérificateur connaît
unknown-plane = le plan doit être « wythoff », le seul que ce vérificateur connaît
a-theorem = il faut ici le nom d’un théorème et deux nombres
theorems = ce doit être « window », « window-unequal » ou « state »
theorem-of-rows = le théorème doit être « state landman-2002 »
an-exception = chaque exception doit être un tas, un deux-points et sa valeur
a-row = ce doit être « row » avec son numéro, puis « preperiod », « period » et « saltus », chacun avec un nombre, et « state » avec deux
this-row = ce doit être la rangée { $row }

bound-up-to = la borne doit être d’au plus { $most }, pour pouvoir être vérifiée
heaps-of-bound = pour cette borne, les tas doivent aller de 0 à { $last }
no-period = la période doit être d’au moins 1
period-up-to = la période doit être comprise entre 1 et { $most }
preperiod-up-to = la prépériode doit être d’au plus { $most }
gain-of-row = dans une période de { $period ->
    [one] { $period } colonne
   *[other] { $period } colonnes
}, les valeurs doivent gagner { $period }
columns-of-state = avec ces périodes, les colonnes de l’état doivent être { $first } et { $second }
too-many-squares = { $squares } cases sont trop nombreuses pour être vérifiées : { $most } au plus
too-many-rows = { $most } rangées au plus peuvent être vérifiées
rows-of-lines = pour ce nombre de lignes, il faut les rangées 0 à { $last }
columns-of-rows = pour ces rangées, il faut les colonnes 0 à { $last }

any-sizes = ce théorème vaut pour des tas de tailles quelconques
different-sizes = ce théorème vaut pour des tas qui doivent être différents
limited-takes = ce théorème vaut pour les règles où l’on prend un nombre limité
endless-takes = ce théorème vaut pour les règles où l’on prend sans limite
one-heap = ce théorème vaut pour des coups qui laissent un seul tas
first-number = pour cette règle, le premier nombre doit être { $number }
second-number = pour cette règle, le deuxième nombre doit être { $number }
no-gain = ce théorème ne permet aucun gain
bound-of-numbers = pour ces nombres, la borne doit être { $bound }
bound-of-theorem = pour ce théorème, la borne doit être { $bound }
first-size = la première taille doit dépasser { $least }
second-size = la deuxième taille doit être la première plus { $more }
preperiod-of-state = la prépériode doit être d’au plus { $most }, la première taille du théorème

last-values-differ = les dernières valeurs avant les deux tailles diffèrent
older-values-differ = les valeurs plus anciennes aux deux tailles diffèrent
gain-between = entre les deux tailles, le gain est de { $gain }
zero-gains = une valeur de 0 ne peut rien gagner
states-differ = les états aux colonnes { $first } et { $second } diffèrent
no-repeat = { $place ->
    [heap] le tas { $n } a la valeur { $value }, et le tas { $later } la valeur { $then }
   *[column] la colonne { $n } a la valeur { $value }, et la colonne { $later } la valeur { $then }
}
shorter-period = les valeurs se répètent déjà après { $period }
earlier-start = les valeurs se répètent déjà à partir de { $start }
not-the-values = ce ne sont pas les valeurs
not-the-exceptions = ce ne sont pas les exceptions
