# The Subtraction Game.

goal = Soustrayez { $amounts } de l’un des nombres. La dernière soustraction { $end ->
    [loses] perd
   *[wins] gagne
}.

## The card

title = Jeu de la soustraction
summary = Soustrayez l’un de quelques nombres de l’un des autres. La dernière soustraction gagne.
rule = Des nombres sont écrits sur des cartes, et en dessous se trouvent les nombres que l’on peut soustraire. À votre tour, vous choisissez une carte et en soustrayez l’un de ces nombres, mais le résultat ne doit pas descendre en dessous de zéro. La partie finit quand toutes les cartes sont trop petites pour cela.
search = subtrahends minuends difference minus take away cards subtraction set soustraction soustraire différence cartes nombres
naive = Elle soustrait toujours autant qu’elle peut.
start-two-or-five = Deux ou cinq
start-three-five-or-eight = Trois, cinq ou huit
start-one-number = Un seul nombre
start-lost = Huit, onze et douze, perdu
start-last-loses = La dernière soustraction perd
subtract-label = On peut soustraire
subtract-hint = Jusqu’à douze nombres de 1 à 99, séparés par des points : 2.5
position-written = Les nombres sur les cartes, de gauche à droite, séparés par des points.
move-written = La place de la carte, un trait d’union, et ce que l’on soustrait.

## The board

minuend-label = Carte { $n }
add-minuend = Ajouter une carte
take-minuend-away = Retirer une carte
place-holds = carte { $place }, nombre { $number }
numbers-of = { $count ->
    [one] Le nombre { $numbers }.
   *[other] Les nombres { $numbers }.
}
subtract = { $who ->
    [press] Soustraire
    [you] soustrayez
    [i] je soustrais
   *[other] soustrait
} { $amount } de { $number }, ce qui laisse { $left }
key = soustraire { $amount } de { $number }, laisse { $left }
key-off = { $amount } est plus grand que { $number }
not-below-zero = Vous pouvez soustraire { $amounts }, mais le résultat ne doit pas descendre en dessous de zéro.
tap-key = Choisissez sous une carte ce qu’il faut soustraire, puis appuyez encore dessus.

## Reasons

pair-lost = Divisé par { $sum }, { $number } donne le reste { $rest }. Chaque fois, les deux nombres à soustraire peuvent faire { $sum } ensemble, et de { $rest } on { $times ->
    [0] ne peut pas soustraire { $a } une seule fois
   *[other] peut soustraire { $a } { $times } fois, un nombre pair
}.
pair-above = Divisé par { $sum }, { $number } donne le reste { $rest }, au moins { $b }. Soustraire { $b } laisse un reste dont on ne peut pas soustraire { $a }.
pair-odd = Divisé par { $sum }, { $number } donne le reste { $rest }. De { $rest }, on peut soustraire { $a } { $times ->
    [1] une fois
   *[other] { $times } fois
}, un nombre impair.
leaves-pair = { $sums ->
    [0] Ce coup laisse { $number }.
   *[other] Ce coup laisse { $number }, c’est-à-dire { $sums } × { $sum } et { $rest }.
} { $times ->
    [0] Avec { $rest }, personne ne peut plus soustraire.
   *[other] De { $rest }, on peut soustraire le plus petit nombre { $times } fois, un nombre pair.
}
the-other = Après { $a }, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} soustraire { $b }, et { $a } après { $b }. Quand { $b } est devenu trop grand, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} répondre à { $a } par { $a }.

## Tables

values-caption = Valeurs de Grundy d’une carte quand on peut soustraire { $numbers }, en jeu normal
values-note = Une carte seule perd là où sa valeur est 0. Si la dernière soustraction perd, une carte seule perd là où sa valeur est 1.
