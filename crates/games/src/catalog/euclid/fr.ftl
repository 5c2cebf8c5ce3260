# Euclid.

## The card

title = Euclide
summary = Retirez le plus petit nombre du plus grand, une ou plusieurs fois. Un zéro gagne.
rule = Deux nombres sont les côtés d’un rectangle. À votre tour, vous retirez le plus petit du plus grand, une ou plusieurs fois, ce qui coupe des carrés du rectangle. Le joueur qui ramène l’un des nombres à zéro, et coupe ainsi le dernier carré, gagne.
rule-equal = Deux nombres sont les côtés d’un rectangle. À votre tour, vous retirez le plus petit du plus grand, une ou plusieurs fois, mais il doit en rester quelque chose. Le joueur qui rend les nombres égaux, et laisse ainsi un carré, gagne.
goal-equal = Retirez le plus petit nombre du plus grand, une ou plusieurs fois. Des nombres égaux gagnent.
search = Euclid algorithm Euclide golden ratio nombre d’or rectangle squares carrés subtraction greatest common divisor pgcd gcd Fibonacci
naive = Elle retire le plus petit nombre autant de fois qu’elle peut.
start-seven-and-twenty-five = Vingt-cinq et sept
start-golden = Deux nombres de Fibonacci
start-lost = Treize et neuf, perdu
start-equal = Jusqu’aux nombres égaux
start-large = Près du nombre d’or
end-label = La partie finit avec
choice-zero = un zéro
choice-equal = des nombres égaux
position-written = Les deux nombres, joints par un point.
move-written = Combien de fois on retire le plus petit nombre du plus grand.

## The board

number-label = Nombre { $n }
sides = carrés du rectangle de { $one } et { $other }
numbers-are = Les nombres sont { $one } et { $other }.
cut-off = retirer { $times ->
    [1] { $small }
   *[other] { $times } × { $small }
}, laisse { $left }
many-squares = { $count } carrés de côté { $small }
take-once = { $who ->
    [press] Retirer
    [you] retirez
    [i] je retire
   *[other] retire
} { $small } de { $large }, ce qui laisse { $left }
take-times = { $who ->
    [press] Retirer
    [you] retirez
    [i] je retire
   *[other] retire
} { $times } × { $small } de { $large }, ce qui laisse { $left }
stays-positive = Il doit rester quelque chose du plus grand nombre : des nombres égaux finissent la partie.
tap-square = Choisissez un carré pour le couper avec tous ceux qui suivent, puis appuyez encore dessus.

## Reasons

equal-numbers = Les deux nombres sont { $number } : retirer l’un de l’autre laisse zéro.
forced = { $small } ne va qu’une fois dans { $large } ; le seul coup laisse donc { $small } et { $rest }. Leur rapport dépasse le nombre d’or 1,618…, car celui de { $large } et { $small } est en dessous.
beyond = { $large } dépasse 1,618… fois { $small }, le nombre d’or : laissez des nombres plus proches l’un de l’autre.
leaves-near = Ce coup laisse { $large } et { $small }. { $large } est inférieur à 1,618… fois { $small }, et { $opponent-is ->
    [you] vous n’avez
   *[other] { $opponent } n’a
} pas le choix : on ne peut laisser que { $small } et { $rest }, dont le rapport dépasse 1,618…
quotients = Combien de fois le plus petit nombre va dans le plus grand, pas à pas ; celui qui est marqué donne le premier choix
golden-or-zero = De là, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser de nouveau des nombres différents dont le rapport est inférieur à 1,618…, ou un zéro.
golden-or-equal = De là, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser de nouveau des nombres dont le rapport est inférieur à 1,618… ; des nombres égaux sont la fin.

## Tables

numbers-head = Nombres
values-caption = Valeurs de Grundy de deux nombres
values-note = Le joueur qui doit jouer perd là où la valeur est 0, encadrée. Ces nombres forment un coin entre deux droites dont la pente est le nombre d’or.

not-both-zero = les deux nombres ne peuvent pas être zéro
