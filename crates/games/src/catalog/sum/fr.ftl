# A sum of games.

goal = À chaque tour, jouez dans l’un de ces jeux : { $titles }. Le tout dernier coup gagne.
board = Plateau { $n }, { $title }
on-board = { $does }, sur le plateau { $n }
board-label = { $n }, { $title }
caption = { $n } · { $title }
caption-value = { $n } · { $title } : valeur { $value }
tap-part = Touchez une pièce sur l’un des plateaux ; touchez encore pour y jouer.
