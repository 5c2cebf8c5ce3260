# A sum of games.

goal = À chaque tour, jouez dans l’un de ces jeux : { $titles }. Le tout dernier coup gagne.
board = Plateau { $n }, { $title }
on-board = { $does }, sur le plateau { $n }
board-label = { $n }, { $title }
caption = { $n } · { $title }
caption-value = { $n } · { $title } : valeur { $value }
tap-part = Touchez une pièce sur l’un des plateaux ; touchez encore pour y jouer.

## Reasons

valued = { $game } { $value }
values = Valeurs de Grundy : { $games }. Leur nim-somme est { $xor }.
why-it-wins = À présent, les valeurs de Grundy sont { $games }, de nim-somme 0. Le coup suivant n’en change qu’une.
value-goes = { $game } passe de { $was } à { $is }. { $why }
named-value = { $game } : { $change }
