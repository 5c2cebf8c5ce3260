# Remove a square.

no-unit = Il n’y a plus de carré ici.
tap-unit = Choisissez une case, ou deux coins d’un carré plus grand, puis appuyez encore dessus pour le prendre.

## Tables

values-caption = Valeurs de Grundy des plateaux pleins de deux rangées, selon les colonnes
values-note = Un plateau de deux rangées ne perd que là où la valeur est 0 : avec 1, 13, 25, … colonnes.

## The card

title = Ôter un carré
summary = Ôtez de la figure un carré plein, petit ou grand. Le dernier gagne.
rule = Des cases forment une figure. À votre tour, vous en ôtez un carré plein, de n’importe quelle taille : une case, deux sur deux, trois sur trois, et ainsi de suite, sans qu’il en manque une. Le joueur qui ne peut plus jouer perd.
search = unit squares tiles polyomino polyominoes cram chocolate rectangle carré carreaux pavage
naive = Elle prend toujours le plus grand carré.
move-written = La rangée et la colonne du coin en haut à gauche, avec un point entre les deux ; pour un carré plus grand suivent un trait d’union et son côté.
start-two-by-eight = Deux sur huit
start-three-by-three = Trois sur trois
start-two-by-three = Deux sur trois
start-two-by-thirteen = Deux sur treize
start-four-by-four = Quatre sur quatre
start-five-by-five = Cinq sur cinq
start-a-house-with-a-door = Une maison avec une porte
