# Kotzig’s Nim.

goal = Avancez le pion de { $steps } sièges, vers un siège inutilisé. Le dernier coup gagne.

## The board

all-used = Un anneau de { $seats } sièges, le pion sur le siège { $at }. Tous les sièges ont servi.
some-free = Un anneau de { $seats } sièges, le pion sur le siège { $at }. Inutilisés : { $free }.
go = { $who ->
    [press] Mener
    [you] menez
    [i] je mène
   *[other] mène
} le pion au siège { $seat }
ring = anneau de { $seats } sièges
seat-marker = siège { $n }, le pion
seat-used = siège { $n }, utilisé
seat-free = siège { $n }, inutilisé
must-step = Le pion avance de { $steps } sièges, dans le sens des aiguilles d’une montre, vers un siège inutilisé.
seats-label = Sièges
tap-seat = Choisissez un siège inutilisé, puis appuyez encore dessus pour y mener le pion.

## Reasons

counted = { $moves ->
    [one] Il reste un coup
   *[other] Il reste { $moves } coups
}, où que le pion aille.
counted-wins = Il reste { $moves } coups, où que le pion aille. Ce nombre est pair, et le dernier revient à { $winner-is ->
    [you] vous
   *[other] { $winner }
}.

## Tables

rings-caption = Anneaux avec des pas de { $steps }
rings-note = Pour chaque nombre de sièges : 1 si celui qui commence gagne, et 0 s’il perd.

## The card

title = Le Nim de Kotzig
summary = Menez un pion autour d’un anneau, jamais vers un siège utilisé. Le dernier coup gagne.
rule = Un pion est sur un siège d’un anneau, et ce siège est utilisé. À votre tour, vous avancez le pion dans le sens des aiguilles d’une montre d’un des pas permis, vers un siège inutilisé, qui est désormais utilisé. Le joueur qui joue le dernier coup gagne.
search = kotzig modular nim ring circle cercle anneau seats sièges chairs chaises steps pas clockwise marker
naive = Elle fait le plus petit pas possible.
step-label = Pas
steps-hint = Jusqu’à six nombres de 1 à 12, séparés par des points : 1.2 ou 2.3.5.
position-written = Le nombre de sièges, ou, dans le sens des aiguilles depuis le siège 0 : « O » pour le pion, « x » pour un siège utilisé et un point pour un siège inutilisé.
move-written = Le numéro du siège où va le pion. Le siège 0 est en haut.
start-eight-seats = Huit sièges
start-seven-seats = Sept sièges, un anneau perdu
start-one-or-three = Des pas de un ou trois
start-two-or-three = Des pas de deux ou trois
start-up-to-three = Des pas de trois au plus

seat-sign = O pour le pion, x ou un point
marker-sign = O pour le pion
seats = sièges
steps = pas
