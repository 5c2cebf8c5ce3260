# One pile.

goal = Prenez { $amounts } { $many ->
    [one] pierre
   *[more] pierres
} dans le tas. Le dernier coup { $end ->
    [loses] perd
   *[wins] gagne
}.
at-a-time = Vous pouvez prendre { $amounts } { $many ->
    [one] pierre
   *[more] pierres
} à la fois.

## Reasons

beside = { $residue ->
    [0] { $pile } est un multiple de { $modulus }.
    [1] { $pile } est un multiple de { $modulus } plus un.
   *[other] { $pile } est un multiple de { $modulus } plus { $residue }.
}
leaves-beside = { $residue ->
    [0] Ce coup en laisse { $pile }, un multiple de { $modulus }.
    [1] Ce coup en laisse { $pile }, un multiple de { $modulus } plus un.
   *[other] Ce coup en laisse { $pile }, un multiple de { $modulus } plus { $residue }.
}
leaves-one-take = Ce coup en laisse { $pile }, où une seule prise est encore possible.
opponent-takes-last = { $left } Donc { $opponent-is ->
    [you] vous devez
   *[other] { $opponent } doit
} faire la dernière prise.
winner-takes-last = { $left } Donc { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} faire la dernière prise.
clock = Restes ; sur ceux qui sont pleins, le joueur qui doit jouer perd
together = Après chaque prise, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} en prendre autant qu’il faut pour en faire { $total } avec elle.

## Tables

values-caption = Valeurs de Grundy selon le tas
misere-caption = Gagné (1) et perdu (0)
values-note = Chaque ligne est un tour du cycle ; un zéro est perdu pour le joueur qui doit jouer.

## The card

title = Un seul tas
summary = Prenez une, deux ou trois pierres dans le tas. La dernière gagne.
rule = Des pierres forment un seul tas. À votre tour, vous en prenez quelques-unes, mais seuls certains nombres sont permis. La partie finit quand il reste trop peu de pierres pour en prendre.
search = stones matches matchsticks allumettes bâtonnets sticks counters jetons bachet subtraction soustraction twenty-one 21 hundred 100 race course fort boyard tas
naive = Elle en prend toujours le plus possible.
start-twenty-one-take-one-to-three = Vingt et un, prises de un à trois
start-three-to-five = De trois à cinq
start-one-three-or-four = Un, trois ou quatre
start-do-not-take-the-last = Ne pas prendre le dernier
start-a-hundred-take-one-to-ten = Cent, prises de un à dix
