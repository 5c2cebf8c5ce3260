# Candy Squares.

## The card

title = Carrés de caramel
summary = Mangez une barre et coupez l’autre en deux. Qui ne peut plus couper perd.
rule = Deux barres de caramels carrés sont sur la table. À votre tour, vous mangez une barre entière et coupez l’autre en deux morceaux, qui sont les barres du tour suivant. Avec deux carrés seuls, on ne peut plus rien couper, et le joueur qui doit jouer perd.
search = Raisin game raisins E&D sweets chocolate eat cut halves two heaps odd even parity bonbons caramels manger couper pair impair
naive = Elle mange la barre la plus courte et coupe un seul carré de l’autre.
start-six-and-ten = Six et dix
start-seven-and-eight = Sept et huit
start-nine-and-thirteen = Neuf et treize, perdu
start-sixteen-twice = Deux fois seize
start-one-and-twenty = Un et vingt
position-written = Les longueurs des deux barres, jointes par un point.
move-written = Le numéro de la barre que l’on coupe, un trait d’union, et la longueur de son morceau le plus court. L’autre barre est mangée.

## The board

squares = { $n ->
    [one] { $n } carré
   *[other] { $n } carrés
}
bar = barre { $n }
bar-label = Barre { $n }
bars-of = Barres de { $one } et { $other }.
eat-and-cut = { $who ->
    [press] Manger la barre { $eaten } et couper
    [you] mangez la barre { $eaten } et coupez
    [i] je mange la barre { $eaten } et je coupe
   *[other] mange la barre { $eaten } et coupe
} la barre { $cut } en { $one } et { $other }
cut-here = couper en { $one } et { $other }, et manger la barre { $eaten }
tap-seam = Choisissez une jointure, puis appuyez encore dessus pour y couper et manger l’autre barre.

## Reasons

both-odd = { $one } et { $other } sont impairs tous les deux, et une barre impaire se coupe toujours en un morceau impair et un morceau pair.
both-even = { $one } et { $other } sont pairs tous les deux : mangez n’importe quelle barre, et coupez l’autre en deux morceaux impairs.
one-even = { $even } est pair et { $odd } est impair : mangez la barre impaire, et coupez la barre paire en deux morceaux impairs.
leaves-odd = Ce coup laisse { $one } et { $other }, impairs tous les deux. Quelle que soit la barre { $opponent-is ->
    [you] que vous coupez, vous laissez
   *[other] que coupe { $opponent }, il reste
} un morceau pair.
odd-again = Chaque fois, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} couper un morceau pair en deux morceaux impairs, jusqu’à ce qu’il ne reste que deux carrés seuls.

## Tables

lengths-head = Barres
values-caption = Valeurs de Grundy de deux barres, selon leurs longueurs
values-note = Le joueur qui doit jouer perd là où la valeur est 0, encadrée : les deux longueurs y sont impaires. Dans les autres cases, le motif revient en deux fois plus grand, avec un de plus.
