# A sum of games.

goal = À chaque tour, jouez dans l’un de ces jeux : { $titles }. Le tout dernier coup gagne.
goal-many = À chaque tour, jouez sur un des { $n } plateaux. Le tout dernier coup gagne.
board = Plateau { $n }, { $title }
on-board = { $does }, sur le plateau { $n }
board-label = { $n }, { $title }
caption = { $n } · { $title }
caption-value = { $n } · { $title } = { $value }
tap-part = Choisissez une pièce sur l’un des plateaux, puis appuyez encore dessus pour y jouer.

## Reasons

valued = { $game } { $value }
values = Valeurs de Grundy : { $games }. Leur nim-somme est { $xor }.
why-it-wins = À présent, les valeurs de Grundy sont { $games }, de nim-somme 0. Le coup suivant n’en change qu’une.
value-goes = { $game } passe de { $was } à { $is }. { $why }
named-value = { $game } : { $change }

## Tables

nim-sums-caption = Nim-sommes
nim-sums-note = La valeur de deux plateaux ensemble : l’un selon la ligne, l’autre selon la colonne.

## The card

title = Plusieurs jeux à la fois
summary = Des jeux différents sur une même table ; à chaque tour, jouez dans l’un d’eux.
rule = Plusieurs jeux sont sur une table, chacun sur son plateau. À votre tour, vous choisissez un plateau et y jouez un coup, selon les règles de ce jeu. Le joueur qui joue le tout dernier coup gagne.
search = sum disjunctive mix combine together somme plusieurs jeux grundy values nimbers
naive = Elle regarde un plateau après l’autre et jamais tous ensemble.
position-written = La position de chaque plateau, écrite comme dans son propre jeu ; les positions sont jointes par « ~ ».
move-written = Le numéro du plateau, « ~ », et le coup comme dans son propre jeu.
games-label = Jeux sur la table
hint = jusqu’à douze noms joints par des points, comme nim.kayles.demon-money ; tous les jeux d’ici sauf dots-and-boxes, parity-subtraction et sum
start-a-heap-a-row-and-a-queen = Un tas, une rangée et une dame
start-six-games = Six jeux
start-a-row-against-a-heap = Une rangée contre un tas
start-two-rows-that-look-alike = Deux rangées qui se ressemblent
start-three-queens = Trois dames
start-chocolate-and-bars = Chocolat et barres

moves-in-a-part = coups sur un plateau
games = jeux
a-part = le nom d’un jeu qui peut venir sur la table
parts = plateaux
units-in-all = unités sur tous les plateaux
move-in-a-part = le numéro d’un plateau, un ~ et un coup sur ce plateau
no-such-place = cet endroit n’existe pas
