# Turning Turtles.

goal = { $turn ->
    [mock] Retournez jusqu’à trois pièces. Celle de droite passe de face à pile. Le dernier coup gagne.
    [ruler] Retournez des pièces voisines. Celle de droite passe de face à pile. Le dernier coup gagne.
    [twins] Retournez exactement deux pièces. Celle de droite passe de face à pile. Le dernier coup gagne.
   *[turtles] Retournez une pièce de face à pile et, si vous voulez, une autre à sa gauche. Le dernier coup gagne.
}

## The board

all-tails = Les pièces { $first } à { $last } montrent toutes pile.
heads-on = Pièces { $first } à { $last }. { $count ->
    [one] Face sur la pièce { $heads }.
   *[other] Face sur les pièces { $heads }.
}
turn = { $who ->
    [press] Retourner
    [you] retournez
    [i] je retourne
   *[other] retourne
} { $many ->
    [one] la pièce { $coins }
   *[several] les pièces { $coins }
}
coin-heads = pièce { $coin }, face
coin-tails = pièce { $coin }, pile
line = ligne { $n }
must-turn = { $turn ->
    [mock] On retourne trois pièces au plus, et celle de droite doit montrer face.
    [ruler] On retourne des pièces voisines, et celle de droite doit montrer face.
    [twins] On retourne exactement deux pièces, et celle de droite doit montrer face.
   *[turtles] On retourne deux pièces au plus, et celle de droite doit montrer face.
}
coins-label = Pièces
tap-coins = { $turn ->
    [ruler] Choisissez les deux pièces aux bouts de la suite à retourner, puis jouez.
    [twins] Choisissez les deux pièces à retourner, puis jouez.
   *[other] Choisissez chaque pièce à retourner, puis jouez.
}

## Reasons

one-head = Seule la pièce { $coin } montre face, et on peut aussitôt la remettre sur pile.
one-head-worth = Seule la pièce { $coin } montre face. Elle a la valeur { $value }.
numbers-of-heads = Lisez les numéros des faces comme des tas de Nim : { $numbers }, de nim-somme { $xor }.
values-of-heads = Valeurs des faces : { $values }, de nim-somme { $xor }.
numbers-balance = Il reste des faces sur { $numbers }. Lues comme des tas de Nim, chaque puissance de deux y figure un nombre pair de fois.
values-balance = Il reste des faces de valeurs { $values }. Chaque puissance de deux y figure un nombre pair de fois.
balance-again = { $turn ->
    [mock] La valeur de la pièce n est 2n ou 2n + 1 : celui des deux nombres qui a un nombre impair de uns en binaire. { $winner-is ->
        [you] Vous pouvez
       *[other] { $Winner } peut
    } toujours laisser des valeurs où chaque puissance de deux figure un nombre pair de fois.
    [ruler] La valeur d’une pièce est la plus grande puissance de deux qui divise son numéro. { $winner-is ->
        [you] Vous pouvez
       *[other] { $Winner } peut
    } toujours laisser chaque valeur un nombre pair de fois.
   *[other] { $winner-is ->
        [you] Vous pouvez
       *[other] { $Winner } peut
    } toujours laisser des numéros de faces où chaque puissance de deux figure un nombre pair de fois.
}

## Tables

values-caption = Valeurs des faces seules
values-note = Le joueur qui doit jouer perd exactement quand la nim-somme des valeurs des faces est 0.

## In disguise

twin-how = Chaque face est un tas d’autant de pierres que le numéro de sa pièce.
twin-how-values = Chaque face est un tas d’autant de pierres que la valeur de sa pièce.

## The card

title = Les tortues à retourner
summary = Retournez une face et, si vous voulez, une pièce à sa gauche. Le dernier coup gagne.
rule = Des pièces sont en ligne, certaines côté face. À votre tour, vous retournez une pièce de face à pile et, si vous voulez, une seule autre à sa gauche, dans un sens ou dans l’autre. Le joueur qui joue le dernier coup gagne.
rule-of-mock = Des pièces sont en ligne, certaines côté face. À votre tour, vous retournez une, deux ou trois pièces, et celle de droite doit passer de face à pile. Le joueur qui joue le dernier coup gagne.
rule-of-ruler = Des pièces sont en ligne, certaines côté face. À votre tour, vous retournez autant de pièces voisines que vous voulez, et celle de droite doit passer de face à pile. Le joueur qui joue le dernier coup gagne.
rule-of-twins = Des pièces sont en ligne, certaines côté face. À votre tour, vous retournez exactement deux pièces, et celle de droite doit passer de face à pile. Le joueur qui joue le dernier coup gagne.
search = mock turtles ruler twins coins coin turning flip heads tails tortues pièces pile face retourner règle jumeaux lenstra tt
naive = Elle retourne la face la plus à droite, seule si la règle le permet.
turn-label = Ce qu’on retourne
choice-turtles = Une ou deux pièces : Turning Turtles
choice-mock = Jusqu’à trois pièces : Mock Turtles
choice-ruler = Des pièces voisines : Ruler
choice-twins = Exactement deux pièces : Twins
position-written = De gauche à droite, « O » pour une pièce côté face et un point pour une pièce côté pile.
move-written = Les numéros des pièces à retourner, séparés par des points. Ils commencent à 1 dans Turning Turtles et Ruler, à 0 dans Mock Turtles et Twins.
start-four-heads = Quatre faces
start-thirteen-coins = Treize pièces
start-mock = Mock Turtles
start-ruler = Ruler, toutes côté face
start-twins = Twins

coin-sign = O ou un point
coins = pièces
