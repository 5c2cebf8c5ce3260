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
tap-cell = Touchez une case libre ; touchez-la encore pour y écrire X.
