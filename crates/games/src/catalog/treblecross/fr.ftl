# Treblecross.

all-free = { $n } cases, toutes libres.
marks-in = { $n } cases ; X dans { $marks }.
write = { $who ->
    [press] Écrire
    [you] écrivez
    [i] j’écris
   *[other] écrit
} X dans la case { $cell }
cell-marked = case { $n }, X
cell-free = case { $n }, libre
line = ligne { $n }
already = Il y a déjà un X dans cette case.
cells-label = Cases
tap-cell = Choisissez une case libre, puis appuyez encore dessus pour y écrire X.

## Reasons

threat = Deux X sont si proches qu’un troisième en aligne trois.
no-safe-cell = Chaque case libre est à deux cases au plus d’un X : le prochain X permet donc à l’autre joueur d’en aligner trois.
run-lost = Dans la suite de { $length } cases sûres, chaque X laisse des valeurs dont la nim-somme n’est pas 0.
run-value = La suite de { $length } cases sûres a la valeur { $value }.
run-values = Valeurs des suites de cases sûres : { $values }, de nim-somme { $xor }.
no-safe-cell-wins = Il ne reste aucune case à plus de deux cases de tout X.
run-wins = Il reste une suite de { $length } cases sûres, de valeur 0.
runs-win = Il reste des suites de cases sûres de valeurs { $values }. Leur nim-somme est 0.
three-in-a-row = Avec deux X à deux cases au plus l’un de l’autre, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} en aligner trois.
three-or-balance = { three-in-a-row } Après tout autre X, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser de nouveau des valeurs de nim-somme 0.

## Tables

runs-caption = Valeurs des suites de cases sûres
runs-note = Une case est sûre si elle est à plus de deux cases de tout X. Une bande vide perd là où la valeur est 0.

## The card

title = Treblecross
summary = Les deux joueurs écrivent X dans une case libre. Le premier qui en aligne trois gagne.
rule = Les deux joueurs écrivent la même marque, X, dans les cases d’une bande. À votre tour, vous l’écrivez dans une case libre. Le premier qui aligne trois X dans des cases voisines gagne aussitôt.
search = cells tic tac toe tictactoe noughts and crosses morpion croix row rangée strip
naive = Elle écrit toujours aussi loin à gauche que possible, sauf si elle peut aligner trois X.
position-written = De gauche à droite, « X » pour une case marquée et un point pour une case vide. Un nombre abrège autant de cases vides.
move-written = Le numéro de la case.
start-eleven-cells = Onze cases
start-twelve-a-lost-strip = Douze, une bande perdue
start-one-x-on-fourteen = Un X sur quatorze
start-twenty-cells = Vingt cases

cell-sign = X ou un point
cells = cases
