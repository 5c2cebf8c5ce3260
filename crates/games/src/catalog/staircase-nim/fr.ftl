# Staircase Nim.

## The board

coins-on = Pièces sur les marches, de bas en haut : { $coins }.
bring-down = { $who ->
    [press] Descendre
    [you] descendez
    [i] je descends
   *[other] descend
} { $coins } de la marche { $step }
step = marche { $n }
step-label = Marche { $n }
add-step = Ajouter une marche
take-step-away = Enlever une marche
tap-coin = Choisissez une pièce : elle descend d’une marche avec celles du dessus. Appuyez encore dessus pour jouer.

## Reasons

only-even = Toutes les pièces sont sur des marches paires.
only-even-wins = Il ne reste des pièces que sur des marches paires. Elles descendent d’abord sur une marche impaire.
one-step-on = Quoi qu’il descende sur une marche impaire, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} descendre autant de pièces d’une marche de plus.
one-odd = Une seule marche impaire a des pièces, { $coins } en tout.
odd-steps = Lisez les marches impaires comme des tas de Nim : { $coins }, de nim-somme { $xor }.
odd-balanced = Il reste { $coins } pièces sur les marches impaires. Lues comme des tas de Nim, chaque puissance de deux y figure un nombre pair de fois.
balance-again = Si des pièces descendent d’une marche paire, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} en descendre autant d’une marche de plus. Après un coup depuis une marche impaire, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} de nouveau laisser chaque puissance de deux sur un nombre pair de marches impaires.

## Tables

lost-caption = Escaliers perdus de cinq marches
lost-note = Pièces sur les marches impaires, dans n’importe quel ordre, avec lesquelles le joueur qui doit jouer perd. Les pièces des marches paires ne comptent pas.

## In disguise

twin-how = Les tas sont les pièces des marches impaires : la première, la troisième et ainsi de suite.

## The card

title = Le Nim de l’escalier
summary = Descendez des pièces d’une marche à la suivante. Le dernier coup gagne.
rule = Des pièces sont posées sur les marches d’un escalier. À votre tour, vous prenez sur une marche autant de pièces que vous voulez, au moins une, et vous les posez sur la marche juste en dessous ; depuis la première marche, elles arrivent au sol et y restent. Le joueur qui joue le dernier coup gagne.
search = staircase stairs steps escalier marches coins pièces odd impaires nim reversible ferguson sprague
naive = Elle descend toutes les pièces de la marche la plus haute.
position-written = Les pièces de chaque marche, de bas en haut, séparées par des points.
move-written = Le numéro de la marche, un trait d’union, et le nombre de pièces qui descendent.
start-four-steps = Quatre marches
start-five-steps = Cinq marches
start-lost = Un escalier perdu
start-top-step = Tout sur la sixième marche

coins = pièces
