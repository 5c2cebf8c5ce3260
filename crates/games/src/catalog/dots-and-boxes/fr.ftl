# Dots and boxes.

boxes = { $n ->
    [one] { $n } carré
   *[other] { $n } carrés
}
grid = { $rows } sur { $columns } carrés ; { $drawn } traits tracés sur { $lines }, { $closed ->
    [one] { $closed } carré fermé
   *[other] { $closed } carrés fermés
}.
draw = { $who ->
    [press] Tracer
    [you] tracez
    [i] je trace
   *[other] trace
} { $line }
close = { $who ->
    [press] Fermer
    [you] fermez
    [i] je ferme
   *[other] ferme
} { $boxes } avec { $line }
line = trait { $line }
line-drawn = trait { $line }, tracé
lines-along = traits le long de la rangée { $n } de points
lines-down = traits verticaux de la rangée { $n } de carrés
chain-of = chaîne { $n }
loop-of = boucle { $n }
tap-between = Touchez entre deux points ; touchez encore pour tracer le trait.
