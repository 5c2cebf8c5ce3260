# Wythoff's queen.

goal-queen = Menez la dame à gauche, en bas, ou en diagonale en bas à gauche. Le dernier coup gagne.
goal-piles = Adoptez des chatons, ou des chiots, ou autant des uns que des autres. Le dernier gagne.
kittens = { $n ->
    [one] { $n } chaton
   *[other] { $n } chatons
}
puppies = { $n ->
    [one] { $n } chiot
   *[other] { $n } chiots
}
piles = { $kittens } et { $puppies }.
queen-on = La dame est sur la colonne { $x }, rangée { $y }.
move-queen = { $who ->
    [press] Mener
    [you] menez
    [i] je mène
   *[other] mène
} la dame en ({ $x }, { $y })
adopt = { $who ->
    [press] Adopter
    [you] adoptez
    [i] j’adopte
   *[other] adopte
} { $animals }
of-each = { $n } de chaque
same-of-both = autant des deux
adopt-leaves = adopter { $animals }, reste { $left }
adopt-each = en adopter { $n } de chaque, reste { $kittens } et { $puppies }
column-label = Colonne
row-label = Rangée
kittens-label = Chatons
puppies-label = Chiots
both-label = Les deux ensemble
tap-square = Choisissez une case sur une ligne de la dame, puis appuyez encore dessus pour y aller.

## Reasons

cold = ({ $low }, { $high }) est une paire froide : { $low } = ⌊{ $n }φ⌋.
not-cold = La paire froide de différence { $n } est ({ $cold }, { $partner }), et non ({ $low }, { $high }).
why-it-wins = Ce coup laisse ({ $low }, { $high }), une paire froide : { $low } = ⌊{ $n }φ⌋, et leur différence est { $n }. Aucun coup ne mène d’une paire froide à une autre.
pairs-near = Les paires froides voisines
cold-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours laisser une paire froide.

## Tables

plane-caption = Où il ne faut pas laisser la dame
plane-note = Un point vide est perdu pour le joueur qui doit jouer, un point plein est gagné.
floor-caption = La courbe de ⌊xφ⌋
floor-note = Arrondir vers le bas fait des marches. Un point plein appartient à sa marche, un point vide à la suivante ; les pointillés mènent de chaque nombre entier à sa valeur.
floor-told = Au-dessus de 1, 2, 3, … les marches sont aux hauteurs { $values }.
filling-caption = Deux suites remplissent les nombres
filling-note = Sous chaque nombre se lit le n pour lequel il vaut ⌊nφ⌋ ou ⌊nφ⌋ + n. Aucune colonne n’est vide, et aucune n’en porte deux.
number-head = nombre
pairs-label = Paires froides à partir de n =
pairs-caption = Paires froides
pairs-note = La paire n est ⌊nφ⌋ et ⌊nφ⌋ + n, calculée en nombres entiers et exacte à toute taille.

## The card

title = La dame de Wythoff
summary = Menez la dame dans le coin, ou adoptez chiots et chatons.
rule = Une dame se tient sur un plateau. À votre tour, elle va aussi loin que vous voulez à gauche, en bas, ou en diagonale en bas à gauche. Celui qui la mène dans le coin gagne.
rule-piles = Des chatons et des chiots attendent un foyer. À votre tour, vous adoptez autant de chatons que vous voulez, ou autant de chiots, ou le même nombre des deux. Celui qui adopte le dernier animal gagne.
search = squares chess queen échecs dame golden ratio phi nombre d'or two piles deux tas corner chiots chatons beatty
naive = Elle égalise les deux côtés, comme si c’était le Nim.
position-written = La colonne et la rangée de la dame, comptées à partir de 0 dans le coin, avec un point entre les deux ; avec chatons et chiots, combien il y a des uns et des autres.
move-written = « x » vers la gauche, « y » vers le bas ou « xy » en diagonale, et combien de cases ; avec les animaux, « x » prend des chatons, « y » des chiots et « xy » des deux.
choice-queen = Une dame
choice-piles = Des chatons et des chiots
start-a-queen-at-seven-and-ten = Une dame en sept et dix
start-seven-kittens-ten-puppies = Sept chatons, dix chiots
start-the-far-corner = Le coin lointain
start-a-lost-square = Une case perdue
start-beyond-every-board = Au-delà de tout plateau

both-piles = tas
directions = x, y ou xy
