# Coins on stairs.

coin = pièce { $coin } sur { $of } de la marche { $step }
step-of = marche { $step }
stairs = Pièces sur les marches, à partir du bas : { $list }.
move-down = { $who ->
    [press] Descendre
    [you] descendez
    [i] je descends
   *[other] descend
} { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} de la marche { $step }

## Reasons

balanced = Sur les marches impaires, il y a { $list } pièces, et chaque puissance de deux figure dans un nombre pair de ces nombres.
unbalanced = Sur les marches impaires, il y a { $list } pièces, de nim-somme { $xor }.
why-it-wins = Il reste { $list } pièces sur les marches impaires, et chaque puissance de deux figure dans un nombre pair de ces nombres.
even-again = Les pièces qui descendent d’une marche paire, { $winner-is ->
    [you] vous pouvez les descendre
   *[other] { $winner } peut les descendre
} aussitôt d’une marche de plus. Après tout autre coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} rétablir l’équilibre des marches impaires.

## Tables

sums-caption = Nim-sommes de deux marches impaires
sums-note = Le joueur dont c’est le tour perd là où le nombre est 0.

## The card

title = Pièces sur un escalier
summary = Descendez des pièces d’une marche. La dernière pièce qui touche le sol gagne.
rule = Des pièces sont posées sur les marches d’un escalier. À votre tour, vous descendez autant de pièces que vous voulez d’une marche à la suivante, ou de la plus basse jusqu’au sol. Le joueur qui amène la dernière pièce au sol gagne.
search = stair stairs staircase escalier marches pièces steps coins
naive = Elle descend toujours une pièce de la marche la plus basse qui en porte.
start-three-steps = Trois marches
start-where-even-steps-tempt = Où les marches paires tentent
start-a-high-stair = Un escalier haut

position-written = Le nombre de pièces sur chaque marche, en partant du bas, avec un trait d’union entre deux nombres.
move-written = Le numéro de la marche, un trait d’union, et combien de pièces la quittent.

steps = marches
