# Nimble.

goal = Déplacez un jeton vers la gauche, aussi loin que vous voulez. Le dernier coup { $end ->
    [loses] perd
   *[wins] gagne
}.
chip-goes = Un jeton va vers la gauche, d’une case au moins.

## Reasons

partners = Chaque jeton a un partenaire sur sa case.
why-partners-lose = Chaque jeton a un partenaire sur sa case : le partenaire peut donc suivre tout jeton que vous déplacez.
partners-win = Ce coup laisse à chaque jeton un partenaire sur sa case.
follow = Chaque fois que { $opponent-is ->
    [you] vous déplacez
   *[other] { $opponent } déplace
} un jeton, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} déplacer son partenaire vers la même case.
even-again-misere = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} rendre chaque colonne paire, tant qu’il reste un jeton au-delà de la case 1. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de jetons sur la case 1.
one-far = Un jeton est sur la case { $far }, et { $ones ->
    [0] aucun n’est
    [one] un seul est
   *[other] { $ones } sont
} sur la case 1 : laissez un nombre impair de jetons sur la case 1.
ones-left = Aucun jeton n’est au-delà de la case 1. Ceux de la case 1, { $ones } en tout, partent un à un, et celui qui déplace le dernier perd.
ones-win = { $ones ->
    [one] Ce coup laisse un seul jeton à déplacer, sur la case 1. { $opponent-is ->
        [you] Vous devez
       *[other] { $Opponent } doit
    } le déplacer.
   *[other] Ce coup laisse { $ones } jetons sur la case 1, un nombre impair, et aucun au-delà. Ils partent un à un : { $opponent-is ->
        [you] vous devez
       *[other] { $opponent } doit
    } donc déplacer le dernier.
}
cells-left = Les cases des jetons qui peuvent encore bouger

## Tables

third-caption = Où doit être le troisième jeton
third-note = Deux jetons sont sur les cases d’une ligne et d’une colonne. Le joueur qui doit jouer perd exactement quand le troisième jeton est sur la case du tableau.
chip-head = case

## In disguise

twin-how = Chaque jeton est un tas d’autant de pierres que le numéro de sa case.

## The card

title = Nimble
summary = Déplacez un jeton vers la gauche, aussi loin que vous voulez. Le dernier coup décide.
rule = Des jetons sont posés sur une bande de cases, plusieurs peuvent partager une case. À votre tour, vous déplacez un jeton vers la gauche, aussi loin que vous voulez, même par-dessus d’autres jetons ou sur eux. La partie finit quand tous les jetons sont sur la case 0.
search = nim on a strip chips coins counters tokens slide left jetons pions glisser bande cases piste pile xor binary binaire bouton misère
naive = Elle mène jusqu’à la case 0 le jeton le plus éloigné du bord gauche.
start-three-chips = Trois jetons
start-two-together = Deux ensemble
start-two-and-two = Deux et deux
start-five-chips = Cinq jetons
start-three-on-cell-one = Là où la variante misère change tout
start-a-long-strip = Une longue bande
position-written = La case de chaque jeton, comptée à partir de 0 au bord gauche, avec des points entre elles.
move-written = La case du jeton, un trait d’union et la case où il va : 9-7.
