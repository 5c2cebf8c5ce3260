# Diamond.

no-token = Il n’y a plus de jeton ici.
tap-arrow = Choisissez une flèche, ou un jeton de la ligne, puis appuyez encore sur la ligne pour la balayer.

## Reasons

single = Tous les jetons sont sur une ligne : un seul balayage les prend.
pattern = { $pattern ->
    [cross] Une croix
    [parallel] Deux lignes parallèles
    [half-turn] Un ensemble symétrique par demi-tour
   *[rectangle] Un rectangle
} de { $rows } rangées et { $columns } colonnes : { $lines } lignes, un nombre { $parity ->
    [odd] impair
   *[even] pair
}.
cross-wins = Ce coup laisse une croix de { $rows } + { $columns } = { $lines } lignes, un nombre pair.
parallel-wins = Ce coup laisse deux lignes parallèles, { $rows } + { $columns } = { $lines } lignes en tout, un nombre pair.
rectangle-wins = Ce coup laisse un rectangle de { $rows } + { $columns } = { $lines } lignes, un nombre pair. Chaque coup en prend une.
half-turn-wins = Ce coup laisse un ensemble qu’un demi-tour ramène sur lui-même. Ces lignes sont partenaires : { $partners }. Tant qu’il reste au moins trois rangées et trois colonnes, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} répondre à chaque ligne par sa partenaire.
lines-figure = Les rangées et colonnes qui portent des jetons
cross-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} balayer le reste dès qu’il tient sur une ligne. Avant cela, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser une croix avec un nombre pair de lignes, en prenant un seul jeton.
rectangle-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} balayer le reste dès qu’il tient sur une ligne. Avant cela, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser au moins deux rangées et au moins deux colonnes, et un nombre pair de lignes.
parallel-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} balayer le reste dès qu’il tient sur une ligne. Avant cela, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser des jetons sur les deux lignes, et un nombre pair de lignes.
half-turn-again = Dès qu’il ne reste que deux lignes parallèles, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser des jetons sur les deux, et un nombre pair de lignes en tout. { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} balayer le reste dès qu’il tient sur une ligne.

## Tables

winners-caption = Qui gagne les rectangles et les croix
winners-note = Un point vide en (m, n) est un rectangle de m sur n jetons, perdu pour le joueur qui doit jouer ; il en va de même d’une croix dont les bras ont m et n jetons.

## The card

title = Losange
summary = Balayez tous les jetons d’une rangée ou d’une colonne. Le dernier balayage gagne.
rule = Des jetons sont posés sur les points d’une grille. À votre tour, vous balayez une rangée ou une colonne : tous ses jetons partent, qu’il y ait ou non des vides entre eux. Le joueur qui prend le dernier jeton gagne.
search = grid rows columns losange tokens jetons lignes colonnes symmetry symétrie
naive = Elle balaie toujours la ligne qui a le plus de jetons.
move-written = « r » et le numéro d’une rangée, ou « c » et le numéro d’une colonne.
shape-label = Forme d’un nouveau départ
choice-cross = Croix
choice-rectangle = Rectangle
start-a-diamond-without-its-tip = Un losange sans sa pointe
start-five-across = Cinq de large
start-three-across = Trois de large
start-seven-across = Sept de large
start-a-cross-off-its-middle = Une croix décentrée
start-four-by-five = Quatre sur cinq
start-where-the-mirror-fails = Là où le miroir échoue

