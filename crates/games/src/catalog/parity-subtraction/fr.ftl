# Parity subtraction.

goal = Prenez { $amounts } { $many ->
    [one] haricot
   *[more] haricots
}. À la fin, un nombre { $wins ->
    [odd] impair
   *[even] pair
} gagne.
at-a-time = Vous pouvez prendre { $amounts } { $many ->
    [one] haricot
   *[more] haricots
} à la fois.
beans = { $n ->
    [one] { $n } haricot
   *[other] { $n } haricots
}
steps = { $n } pas
holds = { $n } ({ $parity ->
    [odd] impair
   *[even] pair
})
heap-and-players = Haricots dans le tas : { $left }. Qui doit jouer a { $own }, l’autre { $other }.
strip-and-players = Pas jusqu’au bout : { $left }. Qui doit jouer a { $own }, l’autre { $other }.
move-marble = { $who ->
    [press] Avancer
    [you] avancez
    [i] j’avance
   *[other] avance
} la bille de { $steps }
cell = case { $n }
cell-marble = case { $n }, la bille
cell-ahead = case { $n }, { $steps } plus loin
beans-label = Haricots
steps-label = Pas
tap-cell = Touchez une case à gauche de la bille ; touchez encore pour y aller.
