# Ce qui est dit des tables de valeurs. Les fichiers exportés restent en anglais.

## Lists

comma = { $rest }, { $next }
and = { $rest } et { $last }
or = { $rest } ou { $last }
from-to = { $from } à { $to }

## What a rule allows

a-move = Un coup : { $clauses }.
or-else = { $one } ; ou { $other }
take = prendre { $taken } (reste : { $left })
one-token = 1 jeton
tokens = { $numbers } jetons
any-number = autant de jetons qu’on veut
more-than = plus de { $n ->
    [1] 1 jeton
   *[other] { $n } jetons
}
take-pattern = en prendre plus de { $reach }, où ce qui est permis se répète tous les { $length } jetons
endless-tokens = { $numbers }, … jetons ({ $set ->
    [squares] les nombres carrés
    [primes] les nombres premiers
   *[powers] les puissances de { $base }
}{ $more ->
    [none] {""}
   *[other] {" "}et { $more }
})
full-square = prendre un carré plein, d’une case ou de quatre, sur deux rangées
cut = couper un tas en { $parts }
heaps = { $n ->
    [0] rien
    [1] un tas
    [2] deux tas
    [3] trois tas
    [4] quatre tas
    [5] cinq tas
    [6] six tas
   *[other] sept tas
}
so-many = { $n ->
    [0] rien
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] sept
}
different-sizes = { $heaps } de tailles différentes

## The work

values-cost = Par { $engine } : { $time }, { $megabytes } Mo de mémoire.
plane-cost = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, carreau par carreau : { $time }, { $megabytes } Mo de mémoire.
table-cost = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} : { $time }.
moment = moins d’une seconde
seconds = environ { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
minutes = environ { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
engine = { $kind ->
    [plain] ensembles de bits
    [scan] conjecture et témoin
    [sparse] valeurs rares et communes
   *[copy] copie d’une période prouvée
}
values-found = { $found } sur { $of ->
    [one] { $of } valeur
   *[other] { $of } valeurs
}, par { $engine }
squares-found = { $found } sur { $of ->
    [one] { $of } case
   *[other] { $of } cases
}
rows-found = { $found } sur { $of ->
    [one] { $of } ligne
   *[other] { $of } lignes
}
proving-row = preuve de la période de la ligne { $row }
to-check = le vérificateur doit encore retrouver { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
} : { $time }
checking = le vérificateur retrouve les valeurs : { $done } sur { $of }

## What is proved

seal = { $standing ->
    [proved] Prouvé
    [apparent] Apparent, non prouvé
   *[open] Non prouvé ici
}
repeats = À partir du tas { $start }, les valeurs se répètent avec la période { $length }.
repeats-and-gains = À partir du tas { $start }, les valeurs se répètent avec la période { $length }, et gagnent { $saltus } à chacune.
seems-to-repeat = Les valeurs semblent gagner { $saltus } tous les { $length ->
    [one] { $length } tas
   *[other] { $length } tas
} à partir du tas { $start } ; aucun théorème d’ici ne couvre ce cas.
endless-breaking = Ce programme n’a pas de preuve pour les règles où l’on prend autant qu’on veut et où l’on partage des tas ; aucune période n’est donc affirmée. Celle du Nim de Lasker a été prouvée par Lasker (1931).
none-proved = { $values ->
    [one] { $values } valeur ne prouve
   *[other] { $values } valeurs ne prouvent
} aucune période.
rows-repeat = { $last ->
    [0] Dans la ligne 0
   *[other] Dans chacune des lignes 0 à { $last }
}, les différences W(k, n) − n se répètent, puisque tout ce dont dépend une ligne revient (Landman 2002).

## Why a cell has its value

play-here = Jouer à partir d’ici
value = Valeur
options-caption = Ce qu’un coup peut en faire
options-head = Options
example-head = L’une d’elles
mex = aucune option : le plus petit nombre qui manque
wins = – ce coup gagne
nothing = rien
a-square = un carré seul
left-out = { $count ->
    [one] { $count } autre, non montrée ici
   *[other] { $count } autres, non montrées ici
}
why-no-move = { $name } = 0, car il n’y a aucun coup ; le joueur qui doit jouer perd.
why-only-zero = { $name } = { $value } : sa seule option a la valeur 0.
why-only-other = { $name } = 0 : sa seule option n’a pas la valeur 0 ; le joueur qui doit jouer perd.
why-all = { $name } = { $value } : parmi ses { $options } options, { $values }
why-some = { $name } = { $value } : parmi ses options, dont les { $options } premières sont énumérées, { $values }
no-zero = aucune n’a la valeur 0 ; le joueur qui doit jouer perd.
zero-but-not-one = la valeur 0 est présente, et 1 ne l’est pas.
zeros-but-no-one = { $zeros ->
    [1] une a la valeur 0, et aucune n’a 1.
   *[other] { $zeros } ont la valeur 0, et aucune n’a 1.
}
both-but-not-two = les valeurs 0 et 1 sont présentes, et 2 ne l’est pas.
all-but-not = chaque valeur de 0 à { $last } est présente, et { $value } ne l’est pas.

## Facts

period-head = Ce qui est prouvé
known-head = Quelle est cette suite ?
records-head = Records
zeros-head = Zéros
shares-head = Premières apparitions et parts
rare-head = Rares et communes
difference-head = Première différence
certificate = Le certificat
theorem-window = Le théorème, { $parts ->
    [2] de
   *[other] comme chez
} Guy et Smith (1956), pour des coups qui prennent au plus { $most } et laissent au plus { $parts ->
    [one] { $parts } tas
   *[other] { $parts } tas
} : si les valeurs se répètent jusqu’au tas { $last }, elles se répètent toujours. Il demande donc { $bound ->
    [one] { $bound } valeur
   *[other] { $bound } valeurs
}.
theorem-unequal = Le théorème, comme chez Guy et Smith (1956) avec une période de plus, pour des coups qui prennent au plus { $most } et laissent deux tas différents : si les valeurs se répètent jusqu’au tas { $last }, elles se répètent toujours. Il demande donc { $bound ->
    [one] { $bound } valeur
   *[other] { $bound } valeurs
}.
theorem-state = Ce dont dépendent tous les tas suivants est le même au tas { $from } et au tas { $to }, au gain près ; tout ce qui suit revient donc. Il y faut { $bound ->
    [one] { $bound } valeur
   *[other] { $bound } valeurs
}.
exceptions = { $count ->
    [0] Aucun tas ne fait exception : les valeurs se répètent dès le début.
    [1] Un tas avant la période fait exception :
   *[other] { $count } tas avant la période font exception :
}
check-follows = Le certificat suit dès que tout ce qu’il lui faut est là.
check-goes-on = Le vérificateur indépendant retrouve { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
}.
check-holds = Le certificat a été vérifié : le vérificateur indépendant a retrouvé { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
} { $from ->
    [rule] à partir de la règle
   *[moves] à partir des coups de la dame
}, et chaque nombre y est juste.
check-too-large = Le certificat est trop grand pour être vérifié ici.
check-refused = Le vérificateur indépendant a refusé le certificat : { $because }.
no-known-sequence = Aucune des { $count } suites incorporées.
search-oeis = Chercher dans l’OEIS
records-all = La plus grande valeur est { $greatest }. { $count ->
    [one] { $count } valeur dépasse toutes les précédentes :
   *[other] { $count } valeurs dépassent toutes les précédentes :
}
records-last = La plus grande valeur est { $greatest }. { $count } valeurs dépassent toutes les précédentes ; les dernières :
zeros = { $zeros } sur { $heaps ->
    [one] { $heaps } tas
   *[other] { $heaps } tas
} { $zeros ->
    [one] a la valeur 0 : le joueur qui doit jouer le perd.
   *[other] ont la valeur 0 : le joueur qui doit jouer les perd.
}
shares-caption = { $different ->
    [one] { $different } valeur différente
   *[other] { $different } valeurs différentes
} parmi { $heaps ->
    [one] { $heaps } tas
   *[other] { $heaps } tas
}
first-at = Première à n =
times = Nombre
share = Part
percent = { $ones },{ $hundredths } %
percent-least = moins de 0,01 %
mask = Comptez les bits 1 de la valeur que le masque { $mask } a aussi. Rare : le compte est pair.
mask-by-parity = Comptez les bits 1 de la valeur que le masque { $mask } a aussi, et un de plus si n est { $parity ->
    [odd] impair
   *[even] pair
}. Rare : le compte est pair.
rares = Sur { $heaps } tas, { $rares ->
    [one] { $rares } est rare.
   *[other] { $rares } sont rares.
}
rare-values = Rares : { $rare }. Communes : { $common }.
first-difference = { $one } et { $other } diffèrent d’abord à n = { $n } : { $one } a { $left }, { $other } a { $right }.
never-differ = { $one } et { $other } ne diffèrent jamais : les deux périodes sont prouvées, et ils s’accordent sur une période commune.
no-difference = { $one } et { $other } s’accordent jusqu’ici sur les { $values } valeurs.

## Known sequences

known = { $name } : { $formula } pour n = { $from } à { $to }. Les termes a(n) ont été calculés ici, non pris dans l’OEIS.
row-is = celle de la ligne n est { $term }
zero-is = le n-ième tas de valeur 0 est { $term }
known-kayles = valeurs de Kayles
known-dawson = valeurs des Échecs de Dawson
known-grundy = valeurs du Jeu de Grundy
known-squares = valeurs d’Ôter un carré sur deux rangées
known-lost-rows = rangées perdues du Kayles de Dawson
known-won-rings = cercles gagnés du Kayles de Dawson
known-lost-products = nombres perdus de Somme et produit
known-won-products = nombres gagnés de Somme et produit
known-lower = nombres de Wythoff inférieurs
known-upper = nombres de Wythoff supérieurs
known-diagonal = diagonale principale du plan de Wythoff
known-fibonacci = nombres de Fibonacci, à partir du second 1
known-powers = puissances de 2
known-row-periods = périodes des lignes du plan de Wythoff
known-row-starts = prépériodes des lignes du plan de Wythoff

## Wythoff's plane

pairs-head = Cases perdues
diagonal-head = La diagonale principale
rows-head = Les lignes se répètent
pairs = W = 0 en (⌊nφ⌋, ⌊nφ⌋ + n) et en leurs symétriques : { $pairs ->
    [one] { $pairs } paire de ce plan, cherchée
   *[other] { $pairs } paires de ce plan, chacune cherchée
} dans ses valeurs (Wythoff 1907).
row-head = Ligne k
row-start = Dès n =
row-state = État à n =
row-again = et encore à n =
one-row = Ligne { $row }
some-rows = Lignes { $from } à { $last }

## Tables of more than one game

kayles-caption = Kayles avec des lancers d’au plus k voisines : valeurs d’une rangée de n quilles
take-away-caption = Prises limitées, après x au plus { $f } : combien prendre dans chaque pile, selon ce qu’on peut prendre au plus ; P là où le joueur qui doit jouer perd
limits-caption = Nombres H, les piles perdues, où après x on peut prendre au plus { $f }, et ceux d’autres limites à côté
period = Période
period-start = dès n =
open = ouvert
pile = Pile
step = pas
about-limits = k compte les piles perdues, et « pas » est l’écart de l’une à la suivante. Chaque autre colonne est celle d’une limite du coup suivant après une prise de x : 2x est le double, xx est x fois x.
about-take-away = Chaque ligne est une pile ; en tête de chaque colonne se trouve ce qu’on peut prendre au plus maintenant.
schwenk-holds = { $terms ->
    [one] { $terms } nombre H
   *[other] { $terms } nombres H
} jusqu’à { $to }. La limite n’est jamais inférieure à x : ce sont donc exactement les piles perdues (Schwenk 1970).
schwenk-fails = { $terms ->
    [one] { $terms } nombre H
   *[other] { $terms } nombres H
} jusqu’à { $to }. La limite tombe au-dessous de x, où le théorème de Schwenk ne dit rien : ces piles ont été jouées jusqu’au bout, chacune avec tous ses coups.
pile-empty = Il ne reste rien : le joueur qui doit jouer a perdu.
pile-lost = { $pile ->
    [one] { $pile } pièce, dont on peut prendre
   *[other] { $pile } pièces, dont on peut prendre
} au plus { $limit } : le joueur qui doit jouer perd.
pile-won = { $pile ->
    [one] { $pile } pièce, dont on peut prendre
   *[other] { $pile } pièces, dont on peut prendre
} au plus { $limit } : prenez { $take }. Il reste { $left }, dont on peut prendre au plus { $next }, et le joueur qui doit alors jouer perd.
h-number = { $pile } = { $before } + { $step }. Le pas { $step } est le plus petit nombre H après lequel on peut prendre au moins { $before } : { $f } en fait { $after }. Une pile de { $pile } est donc perdue si l’on peut en prendre autant qu’on veut, mais pas toute la pile (Schwenk 1970).
lost-one = Une pile de 1 est perdue si l’on ne peut pas tout prendre : il n’y a aucun coup.
lost-at-first = Une pile de { $pile } est perdue si l’on peut en prendre autant qu’on veut, mais pas toute la pile : quoi qu’on prenne, ce qui reste peut être gagné sous la limite qui suit.

## Pictures

a-dot = un tas et sa valeur
lost-heap = valeur 0 : le joueur qui doit jouer perd
lost-square = encadré ou plein : valeur 0, le joueur qui doit jouer perd
exception = creux : une exception avant la période
golden-lines = droites de pente φ et 1/φ
dots = Points de { $rule } : tas { $from } à { $to } de gauche à droite, valeurs { $low } à { $high } de bas en haut.
heat = Carte de chaleur de { $rule } : { $columns } tas par ligne, depuis le tas { $first } en haut à gauche jusqu’à la ligne { $row } ; valeurs de 0, sombre, à { $greatest }, clair.
plane = Plan de Wythoff : colonnes { $left } à { $right } de gauche à droite, lignes { $low } à { $high } de bas en haut ; valeurs de 0, sombre, à { $greatest }, clair.

## What cannot be had

address-too-long = L’adresse a plus de { $most } caractères.
unknown-word = « { $key } » ne veut rien dire ici et n’est pas lu.
wrong-word = Dans « { $key } » : { $error }.
point-and-row = un point et une rangée
end = la fin
must-be = « { $key } » doit être { $wanted }.
no-table = Il n’y a pas encore de table pour répondre à cela.
no-such-rule = Il n’y a pas de telle règle ici : la première est 0, celle d’à côté 1.
no-such-row = La table n’a pas de telle ligne.
no-windows = Seul le plan de Wythoff a des fenêtres de cases.
only-texts = Cette table s’exporte en CSV, JSON ou LaTeX, et n’a pas d’images.
no-value = Le tas { $n } n’a pas encore de valeur ; la table s’arrête avant.
no-square = La case { $x }.{ $y } n’a pas encore de valeur, ou est hors du plan.
too-many-values = Des valeurs jusqu’à { $asked }, c’est trop : une table s’arrête à { $most }, pour tenir en mémoire.
too-many-seconds = Cette table demanderait environ { $asked } secondes ; { $most } au plus sont permises.
too-many-megabytes = Cette table demanderait environ { $asked } mégaoctets ; { $most } au plus sont permis.
plane-too-large = Un côté de { $asked } n’est pas possible : il doit être de 1 à { $most }, pour que le plan tienne en mémoire.
table-too-large = Une table a au plus { $rows } lignes ou limites, des tas jusqu’à { $to } et { $cells } cases, pour qu’une page puisse la montrer.
too-many-h-numbers = Une limite avec x² a trop de nombres H au-delà de { $most } : la table s’arrête là.
picture-too-large = Une image a de 1 à { $most } pixels de chaque côté, pour tenir en mémoire.
only-pictures = Ces valeurs ont des points et une carte de chaleur ; bande et grille se dessinent en SVG.
only-planes = Un plan se dessine comme un plan.
nothing-yet = Ce qui est demandé n’est pas encore calculé.
no-sight = Un dessin doit savoir ce qui est en vue.
no-certificate = Il n’y a pas de certificat, car aucune période n’est prouvée.
no-rows-yet = Il n’y a pas encore de certificat : les lignes sont prouvées quand toutes les cases sont là.
too-many-cells = Un dessin de { $cells } cases serait trop grand : { $most } au plus sont dessinées ; agrandissez d’abord.
too-many-squares = { $squares } cases, c’est trop pour un fichier : { $most } au plus ; agrandissez d’abord.
too-wide = LaTeX dispose au plus { $columns } colonnes et { $squares } cases d’un plan ; agrandissez d’abord.

not-a-value = « { $word } » n’est pas une valeur. Les valeurs sont des nombres entiers à partir de 0.
too-few-values = { $count ->
    [one] Une valeur ne distingue
   *[other] { $count } valeurs ne distinguent
} pas les règles : il en faut au moins { $least }.
all-agree = { $heaps ->
    [larger] toutes les { $count } valeurs, à partir du tas { $by }
    [smaller] { $count } valeurs, à partir du tas 0 ; { $by ->
        [one] une valeur le précède
       *[other] { $by } valeurs le précèdent
    }
   *[same] toutes les { $count } valeurs
}
nearly-agree = { $count ->
    [one] 1 valeur concorde
   *[other] { $count } valeurs concordent
} ; puis le tas { $heap } a { $value } et non { $given }
