# Plainim.

goal = Enlevez un jeton d’une ligne et changez des cases à sa droite. Le dernier jeton { $end ->
    [loses] perd
   *[wins] gagne
}.

## The board

board = { $rows } lignes de { $columns } cases, { $chips ->
    [0] sans jeton
    [one] avec un jeton
   *[other] avec { $chips } jetons
}.
change = { $who ->
    [press] Changer
    [you] changez
    [i] je change
   *[other] change
} { $many ->
    [one] la case { $squares }
   *[several] les cases { $squares }
} de la ligne { $row }
square-chip = ligne { $row }, colonne { $column }, un jeton
square-empty = ligne { $row }, colonne { $column }, vide
must-lose-chip = La case changée la plus à gauche doit perdre un jeton, et tous les changements se font dans une seule ligne.
tap-squares = Choisissez un jeton à enlever, puis les cases à sa droite qui doivent changer, puis jouez.

## Reasons

all-even = Chaque colonne contient un nombre pair de jetons.
some-odd = { $odd ->
    [one] Une colonne contient
   *[other] { $odd } colonnes contiennent
} un nombre impair de jetons.
why-even-loses = Chaque colonne contient un nombre pair de jetons : tout coup rend donc une colonne impaire.
even-wins = Après ce coup, chaque colonne contient un nombre pair de jetons. Le coup suivant rend une colonne impaire.
even-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours rendre chaque colonne de nouveau paire.
even-again-misere = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} rendre chaque colonne de nouveau paire, tant qu’il reste alors un jeton à gauche de la dernière colonne. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de jetons dans la dernière colonne.
equal-rows = Les lignes qui ont des jetons vont par paires de lignes égales.
equal-rows-win = Il reste des lignes par paires égales, ou plus aucun jeton.
equal-again = Quoi qu’on change dans une ligne d’une paire, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} changer les mêmes cases de l’autre ligne.
one-large = Une seule ligne a un jeton à gauche de la dernière colonne. À côté, lignes avec un seul jeton, dans la dernière colonne : { $singles }. Laissez-en un nombre impair.
singles-left = Tous les jetons sont dans la dernière colonne, { $singles } en tout. Ils partent un par un, et qui prend le dernier perd.
singles-win = { $singles ->
    [one] Il reste un seul jeton dans la dernière colonne. { $opponent-is ->
        [you] Vous devez
       *[other] { $Opponent } doit
    } le prendre.
   *[other] Il reste { $singles } jetons dans la dernière colonne, un nombre impair. Ils partent un par un, et { $opponent-is ->
        [you] vous devez
       *[other] { $opponent } doit
    } prendre le dernier.
}

## Tables

row-head = Ligne { $n }
lost-caption = Trois lignes différentes qui perdent
lost-note = Chaque ligne est lue comme un nombre binaire. Avec ces trois lignes, chaque colonne contient un nombre pair de jetons, et le joueur qui doit jouer perd.

## In disguise

twin-how = Chaque ligne, lue comme un nombre binaire, est un tas d’autant de pierres.

## The card

title = Plainim
summary = Enlevez un jeton d’une ligne ; les cases à sa droite peuvent changer. Le dernier jeton décide.
rule = Des jetons sont posés sur un plateau de cases, un par case au plus. À votre tour, vous enlevez un jeton et, dans la même ligne, vous pouvez poser ou enlever des jetons sur toutes les cases à sa droite. La partie finit avec le tout dernier jeton.
search = plainim misère misere nim binary binaire chips jetons grid grille rows lignes columns colonnes bouton xor
naive = Elle vide la ligne qui vaut le plus.
position-written = Les lignes de haut en bas, séparées par « _ », avec « x » pour un jeton et un point pour une case vide. Une taille comme 3x4 abrège un plateau plein.
move-written = Le numéro de la ligne, un trait d’union, et les colonnes des cases qui changent, séparées par des points.
start-four-rows = Quatre lignes
start-three-rows = Trois lignes
start-five-rows = Cinq lignes
start-misere = Plainim Misère

hyphen-and-columns = un trait d’union et les colonnes qui changent
