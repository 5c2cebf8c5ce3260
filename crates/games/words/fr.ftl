# Ce que disent plusieurs jeux de leurs plateaux.

## Lists

numbers-and = { $rest } et { $last }
numbers-or = { $rest } ou { $last }
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
heaps-of = { $count ->
    [one] Un tas de { $sizes }.
   *[other] Tas de { $sizes }.
}
take = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} { $taken }
make-move = { $who ->
    [press] Jouer
    [you] jouez
    [i] je joue
   *[other] joue
} le coup { $notation }
from-heap = { $things } dans le tas { $heap }
pile-label = Tas
heap-label = Tas { $n }
pile-of = le tas, { $things }
heap = tas { $n }
place-of = { $place }, { $things }
place-says = { $place } : { $what }
take-of = en prendre { $taken } sur { $size }, reste { $left }
take-not = on ne peut en prendre { $taken } sur { $size }
left = Reste : { $n }
left-limit = Reste : { $n }, prenez-en { $limit } au plus
up-to = jusqu’à { $n }
take-amounts = prendre { $amounts }
add-heap = Ajouter un tas
take-heap-away = Retirer un tas
tap-another-heap = Choisissez un autre tas pour l’ajouter.
tap-to-take = Choisissez ce que vous voulez prendre, puis appuyez encore dessus pour le prendre.
tap-seam = Choisissez un joint, puis appuyez encore dessus pour casser la barre.

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
pins-both = les quilles { $first } et { $second }
pin-standing = quille { $n }, debout
pin-down = quille { $n }, à terre
pins-together = quilles { $first } et { $second } ensemble
no-neighbour-falls = Cette quille n’a plus de voisine qui tombe avec elle.
pin-has-fallen = La quille { $n } est déjà tombée.
add-row = Ajouter une rangée
take-row-away = Retirer une rangée
tap-pin-aimed = Choisissez une quille : ses voisines tombent aussi. Appuyez encore dessus pour lancer.
tap-pin = Choisissez une quille, ou l’espace entre deux, puis appuyez encore dessus pour lancer.
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
in-a-win = { $place } ; un coup gagnant y passe
in-no-win = { $place } ; aucun coup gagnant n’y passe
in-rows = { $rows ->
    [one] { $things } en une rangée.
   *[other] { $things } en { $rows } rangées.
}
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
queen-goes = Une dame va à gauche, en bas, ou en diagonale en bas à gauche.

## A strip of cells

chips = jetons
hyphen-and-cell = un trait d’union et la case d’arrivée
chip-cell = Jeton { $n }
chip-gap = Cases vides avant le jeton { $n }
cells-in-line = les deux cases sont dans une même rangée ou colonne
chips-alone = chaque jeton est seul sur sa case
chips-on = { $count ->
    [one] Un jeton sur la case { $cells }.
   *[other] Des jetons sur les cases { $cells }.
}
add-chip = Ajouter un jeton
take-chip-away = Retirer un jeton
strip-line = cases { $first } à { $last }
strip-cell = case { $n }, { $count ->
    [0] vide
    [one] un jeton
   *[other] une pile de { $count } jetons
}
cell-reached = case { $n }, à portée de { $chips } jetons
which-chip = { $chips } jetons peuvent y aller. Choisissez d’abord celui que vous voulez.
move-chip = { $who ->
    [press] Déplacer
    [you] déplacez
    [i] je déplace
   *[other] déplace
} un jeton de la case { $from } à la case { $to }
tap-chip = Choisissez un jeton, puis la case où il doit aller ; appuyez encore sur cette case pour jouer.

# Ce que disent plusieurs jeux.

## Lists


## Theories that several games share

over = Personne ne peut jouer.
over-wins = Il ne reste rien à jouer.
nim-sum-again = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser des valeurs de Grundy de nim-somme 0, par un coup dans le même morceau ou dans un autre.
copy-twin = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} répondre à chaque coup par le même coup dans l’autre morceau de la paire.
values-of-parts = Valeurs de Grundy des morceaux, en puissances de deux
powers-of-two = Puissances de deux

## One pile under a rule that never changes

class-lost = De { $pile }, chaque coup laisse un tas qui gagne.
class-won = Un tas de { $pile } a la valeur de Grundy { $value }.
class-won-misere = Un tas de { $pile } gagne dans la variante misère.
class-wins = Ce coup en laisse { $pile }. De là, chaque coup laisse un tas qui gagne.
piles-below = { $count ->
    [one] En dessous de { $start }, le tas de { $piles } perd.
   *[other] En dessous de { $start }, les tas de { $piles } perdent.
}
multiples = Les multiples de { $length } perdent.
multiples-from = À partir de { $start }, les multiples de { $length } perdent.
remainders = { $count ->
   *[other] Les tas dont le reste par { $length } est { $remainders } perdent.
}
remainders-from = { $count ->
   *[other] À partir de { $start }, les tas dont le reste par { $length } est { $remainders } perdent.
}
piles-again = { $lose } { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours laisser un tel tas.

## Positions whose number of moves is the same however they are played

count-rows-left = ⌈{ $pile } / { $row }⌉ = { $moves } : il reste { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
} quoi qu’on fasse, et { $parity ->
    [odd] le joueur qui doit jouer
   *[even] l’autre joueur
} joue le dernier.
count-left = Coups restants, quoi qu’on joue : { $moves }. C’est donc { $parity ->
    [odd] au joueur qui doit jouer
   *[even] à l’autre joueur
} que revient le dernier.
count-left-misere = Coups restants, quoi qu’on joue : { $moves }. C’est donc { $parity ->
    [odd] au joueur qui doit jouer
   *[even] à l’autre joueur
} que revient le dernier, et il perd.
count-rows-wins = Ce coup laisse ⌈{ $pile } / { $row }⌉ = { $moves } rangées. Chaque coup enlève exactement une rangée : il reste donc { $moves } coups, un nombre pair. Le dernier est pour { $winner }. Tout autre coup gagnerait aussi bien.
count-wins-one = Il ne reste ensuite qu’un coup à jouer. { $opponent-is ->
    [you] Vous devez
   *[other] { $Opponent } doit
} le jouer.
count-wins-misere = Ce coup laisse { $moves } coups à jouer, quoi qu’on joue. Le dernier est pour { $opponent }, et perd.
count-wins = Ce coup laisse { $moves ->
    [2] deux coups
   *[other] { $moves } coups
} à jouer, quoi qu’on joue. Le dernier est pour { $winner }.
count-figure = Rangées ; chaque coup en enlève exactement une

## Sums of parts

parts-ring-lost = Chaque coup ouvre le cercle de { $size } en une rangée qui gagne.
parts-one-lost = Chaque coup dans le morceau de { $size } laisse des valeurs de Grundy dont la nim-somme n’est pas 0.
parts-one = Le morceau de { $size } a la valeur de Grundy { $value }.
parts-values = Valeurs de Grundy { $values }, de nim-somme { $xor }.
parts-ring-wins = Ce coup laisse un cercle complet de { $size }. Le coup suivant l’ouvre en une rangée.
parts-one-wins = Ce coup laisse un seul morceau de { $size }.
parts-halves = Ce coup laisse { $sizes } : deux moitiés égales.
parts-twins = Ce coup laisse { $sizes } : les morceaux vont par paires égales.
parts-wins = Ce coup laisse des morceaux de { $sizes }, de valeurs de Grundy { $values }. Leur nim-somme est 0.

## Heaps in misère play under rules by which a move only takes

heaps-ones = Tas valant 1 : { $count }, et aucun ne vaut plus. Dans la variante misère, un nombre impair perd et un nombre pair gagne.
heaps-only = Le seul tas vaut { $value }, donc le joueur qui doit jouer gagne : laissez un nombre impair de tas valant 1, et aucun qui vaille plus.
heaps-large = Valeurs de Grundy { $values }, de nim-somme { $xor }. Tant qu’un tas vaut plus de 1, celui qui doit jouer perd exactement quand la nim-somme est 0, dans la variante misère comme au jeu normal.
heaps-ones-wins = { $count ->
    [one] Ce coup laisse un seul tas qui vaut 1, et aucun qui vaille plus.
   *[other] Ce coup laisse { $count } tas qui valent 1, et aucun qui vaille plus.
}
heaps-large-wins = Ce coup laisse des valeurs de Grundy { $values } de nim-somme 0.
heaps-again = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser des valeurs de Grundy de nim-somme 0, tant que cela laisse un tas valant plus de 1. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de tas valant 1, et aucun qui vaille plus.

## Numbers that play as heaps of Nim

balance-even = Dans les { $what ->
    [cells] numéros des cases
    [ones] numéros des cases, comptés à partir de 1
    [distances] distances
   *[gaps] intervalles
}, chaque puissance de deux apparaît un nombre pair de fois.
balance-odd = Dans les { $what ->
    [cells] numéros des cases
    [ones] numéros des cases, comptés à partir de 1
    [distances] distances
   *[gaps] intervalles
}, des puissances de deux apparaissent un nombre impair de fois ; leur nim-somme est { $xor }.
balance-loses = Chaque puissance de deux apparaît un nombre pair de fois. Chaque coup ne change { $what ->
    [cells] qu’un des numéros de case
    [ones] qu’un des numéros de case
    [distances] qu’une des distances
   *[gaps] qu’un des intervalles
} : il rend donc une colonne impaire.
balance-wins = Après ce coup, chaque puissance de deux apparaît un nombre pair de fois dans les { $what ->
    [cells] numéros des cases
    [ones] numéros des cases, comptés à partir de 1
    [distances] distances
   *[gaps] intervalles
}. Le coup suivant rend une colonne impaire.
balance-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours rendre chaque colonne paire.

## Boards that have fallen apart

polyomino-only = Il ne reste qu’une case.
polyomino-loose = Quatre des { $units } cases ne forment jamais un carré : elles partent donc une à une.
polyomino-lost = Il n’y a de coups que dans un seul morceau, et chacun laisse des valeurs de Grundy dont la nim-somme n’est pas 0.
polyomino-one = Il n’y a de coups que dans un seul morceau. Sa valeur de Grundy est { $value }.
polyomino-loose-wins = Ce coup laisse { $units } cases dont quatre ne forment jamais un carré. Elles partent une à une, et il reste un nombre pair de coups.
polyomino-one-wins = Ensuite, on ne peut jouer que dans un seul morceau.
polyomino-equal-wins = Ce coup laisse deux morceaux qui valent tous deux { $value }.
polyomino-wins = Ce coup laisse des morceaux de valeurs de Grundy { $values }. Leur nim-somme est 0.

## Boards that a half-turn maps onto themselves

half-turn-lost = Un demi-tour envoie ce qui reste sur lui-même, et aucun coup ne peut rencontrer son image.
half-turn-won = Un demi-tour envoie ce qui reste sur lui-même. Seul un coup par { $middle ->
    [1] la case
   *[other] les { $middle } cases
} du milieu peut rencontrer son image.
half-turn-wins = Ce coup laisse un plateau qu’un demi-tour envoie sur lui-même, où aucun coup ne peut rencontrer son image.
half-turn-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} répondre à chaque coup par son image après un demi-tour.

## Rows of pins in misère play

group-even = un nombre pair de rangées de { $rows }
group-odd = un nombre impair de rangées de { $rows }
group-one = une rangée de { $rows }
turned-family = Rien que { $groups } : en jeu normal, ce serait { $normal ->
    [won] gagné
   *[lost] perdu
}, et la variante misère l’inverse.
turned-none = La nim-somme est { $xor }, et ce n’est aucune des rares familles que la variante misère inverse. C’est donc { $normal ->
    [won] gagné
   *[lost] perdu
}, comme en jeu normal.
single-pin-wins = Ce coup laisse une seule quille. { $opponent-is ->
    [you] Vous devez
   *[other] { $Opponent } doit
} la prendre.
single-pins-win = Ce coup laisse { $count } quilles seules, un nombre impair. Elles partent une à une : { $opponent-is ->
    [you] vous devez
   *[other] { $opponent } doit
} donc prendre la dernière.
turned-family-wins = Ce coup ne laisse que { $groups }. En jeu normal, ce serait gagné ; la variante misère l’inverse.
turned-row-wins = Ce coup laisse une rangée de { $size }. Ce n’est aucune des rares rangées que la variante misère inverse. C’est donc perdu, comme en jeu normal.
turned-rows-win = Ce coup laisse des valeurs de Grundy { $values } de nim-somme 0, et aucune des rares familles que la variante misère inverse. C’est donc perdu, comme en jeu normal.
throw-nothing = rien du tout, ce qui perd
throw-lost = une rangée de { $row }, où le joueur qui doit jouer perd
throw-won = une rangée de { $row }, où le joueur qui doit jouer gagne
throw-or = { $one }, ou { $next }
ring-opened = Le premier lancer laisse { $throws }.
a-row = une rangée de { $row }
ring-wins = Ce coup laisse un cercle complet de { $ring }. Le lancer suivant l’ouvre en { $rows }, et { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} y gagner.
ring-figure = Rangées que le premier lancer peut laisser ; celles qui sont encadrées sont perdues

## Tables

row-values = Valeurs de Grundy selon la longueur de la rangée, en jeu normal
row-loses = Une rangée seule perd là où la valeur est 0.

## Settings

ring-label = Les quilles forment un cercle
may-take = On peut prendre
drawn-as = Dessin
taken-hint = 1-3 pour un à trois, 1.3.4 pour un ensemble
misere-label = Celui qui joue le dernier coup perd (variante misère)

heaps = tas
numbers = nombres
rows = rangées
cells-in-row = cases dans cette rangée
pin-places = places de quilles
rows-and-columns = des rangées, un x et des colonnes
cell-sign = x, un point ou _
row-or-column = r pour une rangée ou c pour une colonne
point-and-column = un point et une colonne
pin-sign = i pour une quille, un point pour un vide, ou _
row-of-pins = une rangée de quilles
standing-pin = le numéro d’une quille debout
pins-in-order = la seconde quille ne doit pas être avant la première
one-of-choices = l’un des choix

in-position = dans la position, { $error }
in-move = dans le coup, { $error }
move-not-allowed = les règles ne permettent pas ce coup ici
in-setting = dans le réglage « { $key } », { $error }
no-game = il n’y a pas de jeu « { $id } »
no-settings = { $game } n’a pas de réglage
no-such-setting = { $game } n’a pas de réglage « { $key } » ; ses réglages : { $keys }

## How positions and moves are written

pile-written = Combien il en reste.
amount-written = Combien vous en prenez.
heaps-written = Les tas de gauche à droite, séparés par des points.
steps-written = Le numéro du tas, un trait d’union, et combien vous y prenez.
pins-written = De gauche à droite, « i » pour une quille debout et un point pour une place vide ; les rangées sont jointes par « _ ». Un nombre abrège une rangée d’autant de quilles.
throw-written = La place de la quille qui tombe, ou celles de la première et de la dernière avec un trait d’union. Les places se comptent à partir de 1, d’une rangée à la suivante.
aim-written = La place de la quille visée, comptée à partir de 1, d’une rangée à la suivante.
cells-written = Rangée par rangée depuis le haut, « x » où il y a quelque chose et un point où il n’y a rien ; les rangées sont jointes par « _ ». « 4x5 » abrège quatre rangées pleines de cinq.

## Graphs that are drawn by hand

vertex-begin = sommet { $n } : commencer une arête ici
vertex-lift = sommet { $n } : lever le crayon
vertex-draw = sommet { $n } : tracer l’arête vers { $other }, ou l’effacer
edges-ascend = les arêtes doivent croître, chacune citée une fois
pen-rests = le crayon est posé ici
an-edge = une arête comme 1-2
smaller-first = une arête commence par son plus petit sommet
gone-ascends = ce qui est parti doit croître, chacun cité une fois
hyphen-and-vertex = un trait d’union et un sommet
edge-missing = aucune arête ne joint ces deux sommets

## Games whose players have different moves

r-for-right = R

## Drawings in pieces

piece-valued = { $piece } ({ $value })
piece-lost = Tout coup dans { $piece } laisse des valeurs de Grundy dont la nim-somme n’est pas 0.
piece-value = Il reste { $piece }. Sa valeur de Grundy est { $value }.
pieces-paired = { $place ->
    [ground] Les morceaux sur le sol sont égaux deux à deux : chaque coupe peut être copiée dans le jumeau, et le joueur qui doit jouer perd.
   *[apart] Les morceaux sont égaux deux à deux : chaque coup peut être copié dans le jumeau, et le joueur qui doit jouer perd.
}
pieces-valued = { $place ->
    [ground] Les morceaux sur le sol et leurs valeurs de Grundy : { $pieces }. Leur nim-somme est { $xor }.
   *[apart] Les morceaux et leurs valeurs de Grundy : { $pieces }. Leur nim-somme est { $xor }.
}
piece-wins = Ce coup laisse { $piece }, ce qui est perdu pour qui doit jouer.
piece-twice-wins = Ce coup laisse deux fois { $piece }.
pieces-paired-win = Ce coup laisse des morceaux égaux deux à deux.
pieces-win = Ce coup laisse { $pieces }, chacun avec sa valeur de Grundy. Leur nim-somme est 0.
