# Lasker’s Nim.

## The board

tiles = { $n ->
    [1] 1 tuile
   *[other] { $n } tuiles
}
split = { $who ->
    [press] Couper
    [you] coupez
    [i] je coupe
   *[other] coupe
} le tas { $heap } en { $small } et { $large }
split-into = couper en { $left } et { $right }
tap-tile = Choisissez une tuile pour la prendre avec toutes celles à sa droite. Appuyez encore dessus pour jouer.
tap-seam = Un joint coupe le tas à cet endroit.

## Reasons

twins = Les tas vont par paires de même taille.
twins-win = Il reste des tas par paires de même taille, ou plus aucun.
copy-again = Quoi qu’il arrive à un tas d’une paire, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} faire la même chose à l’autre.
one-heap = Il ne reste qu’un tas, et on peut le prendre en entier.
heap-values = Valeurs des tas : { $values }, de nim-somme { $xor }.
balanced = Il reste des tas de valeurs { $values }. Chaque puissance de deux y figure un nombre pair de fois.
balance-again = Un tas compte pour sa taille, mais un multiple de quatre compte un de moins, et le nombre juste avant un multiple de quatre compte un de plus. { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours laisser chaque puissance de deux un nombre pair de fois.

## Tables

values-caption = Valeurs des tas seuls
values-note = La valeur d’un tas est sa taille, sauf que 3 et 4 échangent leurs places, 7 et 8 aussi, et ainsi de suite.

## The card

title = Le Nim de Lasker
summary = Prenez dans un tas autant que vous voulez, ou coupez un tas en deux. Le dernier coup gagne.
rule = Des tuiles sont en tas. À votre tour, vous en prenez autant que vous voulez dans un seul tas, au moins une, ou vous coupez un tas en deux plus petits sans rien prendre. Le joueur qui joue le dernier coup gagne.
search = lasker nim split splitting couper partager heaps tas tiles tuiles emanuel chess champion
naive = Elle enlève le plus grand tas.
move-written = Le numéro du tas, un trait d’union, et le nombre de tuiles à prendre. Pour couper le tas, écrivez les deux parts, séparées par un point.
start-two-five-seven = Deux, cinq, sept
start-one-heap = Un seul tas
start-three-and-four = Trois et quatre
start-lost = Un départ perdu
start-four-heaps = Quatre grands tas

tiles-in-all = tuiles en tout
hyphen-and-deed = un trait d’union et ce qui arrive au tas
