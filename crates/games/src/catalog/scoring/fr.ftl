# Scoring.

goal = Déplacez un jeton { $most ->
    [1] d’une case vers la gauche.
   *[other] de 1 à { $most } cases vers la gauche.
} Le dernier coup { $end ->
    [loses] perd
   *[wins] gagne
}.
chip-steps = Un jeton avance { $most ->
    [1] d’une case
   *[other] d’une à { $most } cases
} vers la gauche.

## Reasons

one-chip = { $rest ->
    [0] Le seul jeton qui peut bouger est sur la case { $cell }, un multiple de { $modulus }.
    [1] Le seul jeton qui peut bouger est sur la case { $cell }, un multiple de { $modulus } plus un.
   *[other] Le seul jeton qui peut bouger est sur la case { $cell }, un multiple de { $modulus } plus { $rest }.
}
leaves-chip = { $rest ->
    [0] Ce coup ne laisse que le jeton de la case { $cell }, un multiple de { $modulus }.
    [1] Ce coup ne laisse que le jeton de la case { $cell }, un multiple de { $modulus } plus un.
   *[other] Ce coup ne laisse que le jeton de la case { $cell }, un multiple de { $modulus } plus { $rest }.
}
leaves-one-step = Ce coup laisse un seul pas, depuis la case 1. { $opponent-is ->
    [you] Vous devez
   *[other] { $Opponent } doit
} le faire, et c’est le dernier.
multiples = Chaque jeton est sur un multiple de { $modulus }.
leaves-multiples = Ce coup laisse chaque jeton sur un multiple de { $modulus }.
together = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} déplacer le même jeton pour que les deux coups fassent { $modulus } cases ensemble.
clock = Restes de la case ; sur ceux qui sont pleins, le joueur qui doit jouer perd
partners = Chaque jeton a un partenaire sur sa case.
leaves-partners = Ce coup laisse à chaque jeton un partenaire sur sa case.
copy = Chaque fois que { $opponent-is ->
    [you] vous déplacez
   *[other] { $opponent } déplace
} un jeton, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} déplacer son partenaire vers la même case.
ones = Dans la division par { $modulus }, aucune case ne laisse un reste supérieur à 1. Le reste est 1 { $count ->
    [0] pour aucun jeton.
    [1] pour un jeton.
   *[other] pour { $count } jetons.
}
leaves-ones = Dans la division par { $modulus }, ce coup ne laisse aucun reste supérieur à 1, et le reste est 1 pour { $count ->
    [1] un jeton,
   *[other] { $count } jetons,
} un nombre impair.
columns = Dans la division par { $modulus }, les cases laissent les restes { $remainders }. { $xor ->
    [0] Chaque puissance de deux y figure un nombre pair de fois.
   *[other] Certaines puissances de deux y figurent un nombre impair de fois ; la nim-somme est { $xor }.
}
leaves-columns = Dans la division par { $modulus }, ce coup laisse les restes { $remainders }. Chaque puissance de deux y figure un nombre pair de fois.
remainders-figure = Les cases et leurs restes dans la division par { $modulus }, en puissances de deux
even = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} rendre paire de nouveau chaque colonne des restes dans la division par { $modulus }.
even-misere = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} rendre paire de nouveau chaque colonne des restes dans la division par { $modulus }, tant qu’il en reste un supérieur à 1. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de restes 1, et aucun au-dessus.

## Tables

values-caption = Valeurs de Grundy d’un jeton, selon sa case
misere-caption = Un jeton, selon sa case : gagné (1) ou perdu (0)
values-note = Chaque ligne est aussi longue qu’un coup et sa réponse ensemble ; un zéro est perdu pour le joueur qui doit jouer.
two-caption = Deux jetons
two-note = Un point creux en (m, n) est une paire de jetons sur les cases m et n, perdue pour le joueur qui doit jouer. Le dessin se répète après { $modulus } cases dans les deux sens.

## In disguise

twin-how = Chaque jeton est une carte qui porte le numéro de sa case, et ses pas se soustraient.

## The card

title = Scoring
summary = Déplacez un jeton de quelques cases vers la gauche. Le dernier coup décide.
rule = Des jetons sont posés sur une bande de cases, plusieurs peuvent partager une case. À votre tour, vous déplacez un jeton de quelques cases vers la gauche, d’une au moins et jamais de plus qu’un nombre fixé, même par-dessus d’autres jetons ou sur eux. La partie finit quand tous les jetons sont sur la case 0.
search = steps strip chips counters score residue remainder modulo subtraction double take misère pas bande jetons pions reste soustraction
naive = Elle déplace le jeton le plus éloigné du bord gauche, aussi loin qu’elle peut.
most-label = Coup le plus long
start-three-chips = Trois jetons
start-one-chip = Un seul jeton
start-two-chips = Deux jetons
start-steps-up-to-five = Jusqu’à cinq cases
start-misere = Là où la variante misère change tout
start-misere-lost = Misère, perdue
position-written = La case de chaque jeton, comptée à partir de 0 au bord gauche, avec des points entre elles.
move-written = La case du jeton, un trait d’union et la case où il va : 9-7.
