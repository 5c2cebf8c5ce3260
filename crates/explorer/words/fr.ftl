# Ce que dit la page des tables elle-même.

## Title and form

title = Tables
beside = { $one } à côté de { $other }
lead = Tapez une règle, ou choisissez-en une. Chaque tas reçoit sa valeur, et quand les valeurs se répètent, c’est prouvé, pas deviné.
form = Ce qu’on regarde
show = Montrer
rule = Règle
rule-hint = 0.77, {"{"}1, 3, 4{"}"}, Nim…
to = Jusqu’à
compare-with = Comparer avec
another-rule = autre règle
throws-up-to = Lancers d’au plus
limits-up-to = Limites jusqu’à
limit = Puis au plus, après x
side = Cases par côté
digits = Sens des chiffres
digit-by-digit = Chiffre par chiffre, pour prendre 1, 2, 3 … jetons : 1 ne laisse rien, 2 un tas, 4 deux tas, 8 trois. Additionnez-les.
more-digits = { $count ->
    [1] et encore un chiffre
   *[other] et encore { $count } chiffres
}
not-read = Impossible de lire ceci : { $error }.
range = Un nombre entier de { $least } à { $most }.
play-it = Y jouer
value-means = La valeur d’un tas est le plus petit nombre, à partir de 0, auquel aucun de ses coups ne mène ; 0 veut dire que le joueur qui doit jouer perd.

## Examples

examples = Règles à essayer
rows = Rangées
heaps = Tas
more-tables = Autres tables
kayles = Kayles
dawsons-kayles = Kayles de Dawson
kayles-throws = Kayles, lancers de 3
dawsons-chess = Échecs de Dawson
treblecross = Treblecross
guiles = Guiles
remove-a-square = Ôter un carré, 2 × n
subtract-a-square = Prendre un nombre carré
subtract-a-prime = Prendre un nombre premier
or-subtract-a-square = Plutôt prendre 1, 4, 9, …
take-one-to-three = Prendre 1, 2 ou 3
nim = Nim
laskers-nim = Nim de Lasker
officers = Officiers
grundys-game = Jeu de Grundy
wythoffs-queen = La dame de Wythoff
longer-throws = Kayles, lancers plus longs
take-away = Prises limitées
h-numbers = Nombres H

## The work

begin = Commencer
go-on = Continuer
stop = Arrêter
progress = Avancement
checked = Le vérificateur indépendant a vérifié le certificat.
doubted = Le vérificateur indépendant refuse le certificat : ne vous y fiez pas.
checking = Le vérificateur indépendant lit le certificat.
get-certificate = Télécharger le certificat
computes-again = La machine qui trouve les valeurs ne répondait plus. Une autre recommence le calcul.
broken = La machine qui trouve les valeurs s’est arrêtée trois fois là-dessus. Ce qu’elle avait trouvé est encore ici.
retry = Réessayer
refused-and-kept = { $because } Ce qui était affiché avant le reste.
first-difference = Première différence : n = { $n }, { $one } et { $other }
no-difference = { $count ->
    [1] Aucune différence à la première valeur.
   *[other] Aucune différence dans les { $count } premières valeurs.
}

## The values in a line

line = Les valeurs en ligne
period = période { $length }
seems-to-repeat = semble se répéter { $length }
before-period = { $last ->
    [0] tas 0 : avant la période
   *[other] 0 à { $last } : avant la période
}

## Ways to look at the values

views = Manières de regarder les valeurs
strip = Bande
grid = Grille
dots = Points
heat = Carte de chaleur
facts = Faits
look-at = Regarder
cells-a-row = Cases par ligne
as-the-period = Comme la période
edge = Bord droit de la grille : cases par ligne
go-to-heap = Aller au tas
find-value = Chercher la valeur
next = Suivante
previous = Précédente
grid-help = Les flèches changent de case, Entrée demande pourquoi, + et − changent la largeur.
zero-loses = 0 : le joueur qui doit jouer perd
is-exception = exception à la période
period-begins = la période commence
rules-differ = les règles diffèrent
loses = perdu pour celui qui doit jouer
exception = exception
values-of = Valeurs de { $rules }, tas 0 à { $last }
scroll-sideways = Les colonnes vont jusqu’à { $last } : faites défiler de côté.
none-ever = Aucun tas n’a la valeur { $value }, si grand soit-il : la période est démontrée.
none-found = La valeur { $value } n’apparaît pas jusqu’au tas { $last }.
only-here = Jusqu’au tas { $last }, lui seul a la valeur { $value }.
found = Tas { $n } : numéro { $place } sur { $count } de valeur { $value }.
wrapped = { $place } { $wrapped }
beyond = Le tas { $n } a la valeur { $value } : la période est démontrée et ramène au tas { $like }{ $saltus ->
    [0] .
   *[other] , et chaque période ajoute { $saltus }.
}
wrapped-to-start = Arrivée à la fin, la recherche a repris au tas 0.
wrapped-to-end = Arrivée au tas 0, la recherche a repris à la fin.
no-heap = La table s’arrête à { $last } ; un nombre entier de 0 jusque-là.
heap-looked-at = Tas regardé
readout = n = { $n } : valeur { $value }
readout-two = n = { $n } : { $value } et { $other }

## Why a value is what it is

why = Pourquoi
why-hint = Choisissez une valeur, ou pressez Entrée dessus, pour voir pourquoi elle est ce qu’elle est.
why-cell-hint = Choisissez un nombre, ou allez-y avec les flèches et pressez Entrée, pour voir pourquoi il est là.
why-square-hint = Choisissez une case, ou pressez Entrée dessus, pour voir pourquoi elle vaut ce qu’elle vaut, et pour jouer à partir de là.
heap = Tas { $n }
square = Case ({ $x }, { $y })
known = Ce qu’on en sait

## Wythoff's plane

plane = Plan de Wythoff
plane-help = Glissez pour vous déplacer ; pincez, ou touchez le plan et tournez la molette, pour zoomer. Au clavier : les flèches vont de case en case (de dix en dix avec Maj), + et − zooment, Origine montre tout, Entrée demande pourquoi.
nearer = Plus près
farther = Plus loin
all-of-it = Tout
go-to-square = Aller à la case
squares-around = Les cases voisines, en tableau
in-sight = Colonnes { $left } à { $right }, lignes { $low } à { $high }.
square-value = ({ $x }, { $y }) : { $value ->
    [0] valeur 0, le joueur qui doit jouer perd
   *[other] valeur { $value }
}
no-square = Colonne et ligne avec un point entre elles, chacune de 0 à { $last } : 3.5.

## Export

export-open = Exporter…
export = Exporter
form-of-file = Forme
csv = pour un tableur
json = avec période et certificat
b-file = au format de l’OEIS
latex = un « tabular »
svg = ce qu’on voit, en dessin
png = ce qu’on voit, en pixels
certificate-name = Certificat
certificate = la preuve de la période
download = Télécharger
copy = Copier
show-all = Montrer tout le texte
close = Fermer
the-text = Le texte
writing = En cours d’écriture.
copied = C’est dans le presse-papiers.
saved = Le téléchargement commence. S’il n’est pas permis ici, affichez tout le texte et copiez-le à la main.
by-hand = Le presse-papiers n’est pas accessible ici ; tout le texte est sélectionné : copiez-le à la main.
no-picture = Aucune image n’a pu être faite ici.
not-pictured = Ce qui est montré n’a pas d’image : bande, grille, points, chaleur et plans en ont une quand ils sont là.
many-pictures = Huit images sont déjà en cours.
more-lines = { $lines ->
    [1] … et encore une ligne
   *[other] … et encore { $lines } lignes
}

which-rule = Quelle règle a ces valeurs ?
which-values = Valeurs des tas 0, 1, 2, … d’une règle inconnue, au moins douze
which-find = Trouver la règle
which-none = Aucune des { $tried } règles n’a toutes ces valeurs. Les plus proches :
which-more = { $count ->
    [one] Une autre règle a ces valeurs. D’autres valeurs peuvent les distinguer.
   *[other] { $count } autres règles ont ces valeurs. D’autres valeurs peuvent les distinguer.
}
