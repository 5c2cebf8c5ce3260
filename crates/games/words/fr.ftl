# Ce que disent plusieurs jeux de leurs plateaux.

## Lists

as-it-is = { $word }
numbers-and = { $rest } et { $last }
comma = { $rest }, { $next }
and = { $rest } et { $last }
or = { $rest } ou { $last }
then = { $one } { $other }
from-to = { $least } à { $most }

## Heaps

stones = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
pile-holds = Le tas en compte { $n }.
heaps-of = Tas de { $sizes }.
take = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} { $taken }
from-heap = { $things } dans le tas { $heap }
pile-label = Tas
heap-label = Tas { $n }
pile-of = le tas, { $things }
heap = tas { $n }
place-of = { $place }, { $things }
place-says = { $place } : { $what }
take-of = en prendre { $taken } sur { $size }, reste { $left }
take-not = on ne peut en prendre { $taken } sur { $size }
left = reste { $n }
left-limit = reste { $n }, en prendre au plus { $limit }
add-heap = Ajouter un tas
take-heap-away = Retirer un tas
tap-another-heap = Touchez un autre tas pour l’ajouter.
tap-to-take = Touchez ce qui doit partir ; touchez encore pour jouer.
tap-seam = Touchez un joint ; touchez encore pour casser la barre.

## Rows and columns

row = rangée { $n }
row-label = Rangée { $n }
rows-label = Rangées
columns-label = Colonnes

## Pins

pins-on = Quilles debout sur { $places } places : { $pins }.
pins-around = Quilles debout sur un cercle de { $places } places : { $pins }.
no-pin-on = Aucune quille debout sur { $places } places.
no-pin-around = Aucune quille debout sur un cercle de { $places } places.
knock-down = { $who ->
    [press] Abattre
    [you] abattez
    [i] j’abats
   *[other] abat
} { $pins }
pin = la quille { $pin }
pin-and-beside = la quille { $pin } et ce qui se tient à côté
pins-from-to = les quilles { $first } à { $last }
pin-standing = quille { $n }, debout
pin-down = quille { $n }, à terre
pins-together = quilles { $first } et { $second } ensemble
no-neighbour-falls = Cette quille n’a plus de voisine qui tombe avec elle.
pin-is-down = Cette quille est déjà tombée.
add-row = Ajouter une rangée
take-row-away = Retirer une rangée
tap-pin-aimed = Touchez une quille : ses voisines tombent aussi ; touchez encore pour lancer.
tap-pin = Touchez une quille, ou l’espace entre deux ; touchez encore pour lancer.
throw-goal = { $throw } Le dernier lancer { $end ->
    [loses] perd
   *[wins] gagne
}.
ring-goal = Les quilles forment un cercle. { $goal }

## Cells

tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
unit-squares = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
in-rows = { $things } en { $rows } rangées.
row-holds = Rangée { $row } : { $columns }.
cell = rangée { $row }, colonne { $column }, { $holds ->
    [token] un jeton
    [unit] une case
   *[empty] vide
}
handles = colonnes
sweep = balayer { $line }, { $tokens }
whole-row = la rangée { $n }
whole-column = la colonne { $n }
unit-at = la case de la rangée { $row }, colonne { $column }
square-from-to = le carré { $side } × { $side } de la rangée { $row }, colonne { $column }, à la rangée { $last-row }, colonne { $last-column }

## A quadrant

square = colonne { $x }, rangée { $y }
square-queen = colonne { $x }, rangée { $y }, la dame
queen-goes = Une dame va à gauche, en bas, ou autant à gauche qu’en bas.
