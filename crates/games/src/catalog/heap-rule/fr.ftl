# A rule of your own.

goal = { $rule } Le dernier coup { $end ->
    [loses] perd
   *[wins] gagne
}.
pieces = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
break-heap = { $who ->
    [press] Partager
    [you] partagez
    [i] je partage
   *[other] partage
} le tas { $heap } en { $left }
leaving = { $taken }, ce qui laisse { $left }
leaving-nothing = { $taken }, ce qui n’en laisse rien
piece-of = tas { $heap }, pion { $piece } sur { $length }
after-piece = tas { $heap }, après le pion { $piece } sur { $length }
break-into = partager en { $left }
take-leaves = en prendre { $taken }, reste { $left }
take-leaves-nothing = en prendre { $taken }, il ne reste rien
becomes = { $n } → { $left }
becomes-nothing = { $n } → rien
you-may = Vous pouvez { $ways }.
or-else = { $one } ; ou { $other }
may-take = en prendre { $taken } dans un tas (reste : { $left })
may-break = partager un tas en { $left }
and-so-on = { $taken }, etc.
so-many-heaps = { $n ->
    [0] rien
    [1] un tas
    [2] deux tas
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] sept
}
of-different-sizes = { $left } de tailles différentes
not-taken = ce nombre ne peut être pris
grey-stays = gris : ne peut pas être pris maintenant
tap-to-cut = Choisissez un joint pour couper là aussi.
tap-piece = Choisissez un pion, puis un autre pour étendre la prise ; appuyez encore dessus pour jouer.
seam-cuts = Choisir un joint coupe le tas à cet endroit.
tap-seams = Choisissez un joint, ou plusieurs, puis appuyez encore sur l’un d’eux, ou sur le bouton, pour partager le tas.

## Tables

values-caption = Valeurs de Grundy selon la taille du tas, en jeu normal
values-proved = Prouvé : à partir de { $start }, les valeurs se répètent tous les { $length }.
may-grow = On peut en prendre autant qu’on veut, donc les valeurs peuvent croître, et aucune période n’est affirmée ici.
no-period = Jusqu’à { $reach }, aucune période ne peut être prouvée.
zeros-lose = Un tas seul ne perd que là où la valeur est 0.
tame-caption = Tas dociles dans la variante misère
tame-note = Tous les tas jusqu’à { $last } sont dociles, et ces valeurs décident des positions qu’ils forment. Tant qu’un tas est ferme, celui qui doit jouer perd exactement si la nim-somme est 0. S’il n’y a que des tas volages, il perd exactement si elle est 1.
size-head = Taille
value-head = Valeur
kind-head = Genre
firm = ferme
fickle = volage
no-firm = Aucun tas n’est ferme : chacun se joue comme un tas de Nim de 0 ou de 1. Comme 1 : { $count }. Dans la variante misère, un nombre impair perd et un nombre pair gagne.
some-firm = Les valeurs { $values } ont la nim-somme { $xor }. { $count ->
    [one] Un tas de { $sizes } est ferme
   *[other] Les tas de { $sizes } sont fermes
}. Tant qu’un tas ferme est là, celui qui doit jouer perd exactement quand la nim-somme est 0, dans la variante misère comme au jeu normal.
leaves-firm = Ce coup laisse un tas ferme, et les valeurs { $values }, de nim-somme 0.
leaves-ones = Ce coup ne laisse aucun tas ferme, et { $count ->
    [one] un tas qui vaut 1
   *[other] { $count } tas qui valent 1
}.
tame-again = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser la nim-somme 0 et un tas ferme, ou bien aucun tas ferme et un nombre impair de tas qui valent 1.
allowed-caption = Ce que permet la règle
repeats-after = Après { $reach }, cela se répète sans fin.
up-to = Et ainsi de suite, jusqu’à { $last }.
nothing-else = Rien d’autre n’est permis.
take-head = Prise
digit-head = Chiffre
stays-head = Ce qui peut rester du tas

## The card

title = Votre propre règle
summary = Inventez une règle pour prendre dans des tas et les partager, et jouez-y.
rule = Vous écrivez la règle, et c’est aussitôt un jeu : combien de pions on peut prendre dans un tas, et si ce qui reste est rien, un tas, ou plusieurs. À votre tour, vous faites ce que permet la règle avec l’un des tas. La partie finit quand la règle ne permet plus rien.
search = pieces octal code custom invent design subtraction set règle inventer créer officers guiles lasker split rule
naive = Elle en prend autant qu’elle peut.
move-written = Le numéro du tas, un trait d’union, et combien vous y prenez. Si le reste peut former plusieurs tas, ils suivent, chacun après un trait d’union ; le dernier peut être omis.
rule-label = Règle
hint = un code comme 0.77, take-1.3.4, take-squares, except-2.5, kayles-2-3, grundy ou split-3
start-officers = Officiers : en prendre un, jamais un tas entier
start-kayles = Kayles : en prendre un, ou deux voisins
start-dawsons-kayles = Kayles de Dawson : prendre deux voisins
start-treblecross = Treblecross : prendre trois voisins
start-guiles = Guiles : un isolé, deux isolés ou entre d’autres
start-take-one-three-or-four = En prendre un, trois ou quatre
start-take-any-number-but-two-and-five = En prendre autant qu’on veut, sauf deux et cinq
start-grundys-game = Jeu de Grundy : partager en deux tas différents
start-laskers-nim = Nim de Lasker : prendre, ou partager
start-break-into-two-or-three = Partager en deux ou trois
start-officers-and-the-last-move-loses = Officiers, et le dernier coup perd

pieces-in-all = pions en tout
hyphen-and-taken = un trait d’union et combien sont pris
hyphen-and-size = un trait d’union et la taille d’un tas
no-room = le tas n’a pas de place pour ces nombres
own-board = cette règle a son propre plateau, le jeu Ôter un carré
two-before-three = là où trois tas peuvent rester, ce plateau veut que deux le puissent aussi
no-start = aucun tas qui tient sur le plateau n’a de coup avec cette règle
