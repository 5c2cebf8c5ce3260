# Welter’s game.

chip-jumps = Un jeton saute sur une case vide plus à gauche.

## Reasons

couples = Les jetons forment des couples de cases voisines.
why-couples-lose = Les jetons forment des couples de cases voisines. Où que vous en meniez un, son partenaire peut sauter à côté de lui.
couples-win = Ce coup laisse des couples de cases voisines.
follow = Chaque fois que { $opponent-is ->
    [you] vous déplacez
   *[other] { $opponent } déplace
} un jeton, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} mener son partenaire dans le même couple de cases.
pair = { $one } avec { $other }
single = { $cell } seul
mates = Paires : { $mates }. Leurs valeurs { $values } ont la nim-somme { $xor }.
mates-win = Ce coup laisse les paires { $mates }. Leurs valeurs { $values } ont la nim-somme 0.
mates-again = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} former les paires de nouveau et laisser des valeurs de nim-somme 0.
mates-figure = Valeurs des paires, en puissances de deux

## Tables

third-caption = Où doit être le troisième jeton
third-note = Deux jetons sont sur les cases d’une ligne et d’une colonne. Le joueur qui doit jouer perd exactement quand le troisième jeton est sur la case du tableau.
chip-head = case

## In disguise

twin-how = Chacun des quatre jetons est un tas d’autant de pierres que le numéro de sa case.

## The card

title = Le jeu de Welter
summary = Sautez avec un jeton sur une case vide à sa gauche. Le dernier saut gagne.
rule = Des jetons sont sur une bande de cases, jamais deux sur la même. À votre tour, vous menez un jeton sur une case vide quelconque plus à gauche ; il peut sauter par-dessus d’autres. Le joueur qui ne peut pas jouer, parce que les jetons sont tassés au bout gauche, perd.
search = Welter chips coins counters strip jump squares nim mating jetons pions sauter bande cases pièces Conway
naive = Elle saute avec le dernier jeton, aussi loin qu’elle peut.
start-four-chips = Quatre jetons
start-two-chips = Deux jetons
start-three-chips = Trois jetons
start-a-lost-one = Une position perdue
start-five-chips = Cinq jetons
position-written = La case de chaque jeton, comptée à partir de 0 au bord gauche, avec des points entre elles.
move-written = La case du jeton, un trait d’union et la case où il va : 9-3.
