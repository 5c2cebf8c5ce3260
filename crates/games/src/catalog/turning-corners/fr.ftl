# Turning Corners.

goal = Retournez les coins d’un rectangle ; celui en bas à droite doit montrer face. Le dernier coup gagne.

## The board

heads-on = { $rows } rangées de { $columns } pièces. { $count ->
    [0] Toutes montrent pile.
    [one] Face en { $heads }, colonne puis rangée.
   *[other] Faces en { $heads }, colonne puis rangée.
}
turn = { $who ->
    [press] Retourner
    [you] retournez
    [i] je retourne
   *[other] retourne
} les coins du rectangle de { $far } à { $near }
coin = { $side ->
    [heads] colonne { $x }, rangée { $y } : face
   *[tails] colonne { $x }, rangée { $y } : pile
}
on-the-edge = Aucune pièce de la rangée 0 ou de la colonne 0 ne peut être le coin en bas à droite d’un rectangle.
must-turn = Le coin en bas à droite doit montrer face.
tap-corners = Choisissez une face comme coin en bas à droite, puis le coin en haut à gauche.

## Reasons

one-head = Seule { $coin } peut être un coin en bas à droite. Elle a la valeur { $value }.
values-of-heads = Valeurs des faces : { $values }, de nim-somme { $xor }.
values-balance = Il reste des faces de valeurs { $values }. Chaque puissance de deux y figure un nombre pair de fois.
balance-again = La valeur d’une pièce est le nombre à sa colonne et à sa rangée dans la table des produits de Nim. { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours laisser des valeurs où chaque puissance de deux figure un nombre pair de fois.
mirrored = De part et d’autre de la diagonale des nombres égaux, chaque face en a une autre pour image.
why-mirrored-loses = De part et d’autre de la diagonale des nombres égaux, chaque face en a une autre pour image : à tout rectangle on répond par son image.
mirrored-wins = Il reste des faces qui sont l’image l’une de l’autre par rapport à la diagonale des nombres égaux, sans aucune sur la diagonale.
mirror-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} répondre à tout rectangle par son image : on échange colonnes et rangées.

## Tables

values-caption = Valeurs des faces seules : les produits de Nim
values-note = Le joueur qui doit jouer perd exactement quand la nim-somme des valeurs des faces est 0.
row-head = rangée

## In disguise

twin-how = Chaque face est un tas d’autant de pierres que sa valeur.

## The card

title = Les coins à retourner
summary = Retournez les quatre coins d’un rectangle. Le dernier coup gagne.
rule = Des pièces sont en rangées et en colonnes, certaines côté face. À votre tour, vous choisissez un rectangle et retournez les pièces de ses quatre coins, et celle en bas à droite doit passer de face à pile. Le joueur qui joue le dernier coup gagne.
search = turning corners rectangle coins coin flip heads tails nim product multiplication field lenstra conway retourner pièces pile face produit tc
naive = Elle prend la première face qu’elle trouve, avec le rectangle qui va le moins loin.
position-written = Les rangées de haut en bas, séparées par « _ » : « x » pour une pièce côté face et un point pour une pièce côté pile. « 4x5 » est un plateau de quatre rangées et cinq colonnes où toutes les pièces montrent face.
move-written = Le coin en bas à droite et celui en haut à gauche, séparés par un trait d’union. Un coin est sa colonne et sa rangée, séparées par un point et comptées à partir de 0.
start-three-heads = Trois faces
start-one-row = Des faces sur la rangée 1
start-mirrored = Presque un miroir
start-square = Quatre sur quatre, tout côté face
start-large = Huit faces sur un grand plateau

point-and-row = un point et une rangée
hyphen-and-coin = un trait d’union et l’autre coin
