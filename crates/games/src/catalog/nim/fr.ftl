# Nim.

goal = Prenez autant de pierres que vous voulez dans un tas. La dernière pierre { $end ->
    [loses] perd
   *[wins] gagne
}.

## Reasons

balanced = Chaque puissance de deux apparaît un nombre pair de fois.
unbalanced = Des puissances de deux apparaissent un nombre impair de fois ; leur nim-somme est { $xor }.
why-balanced-loses = Chaque puissance de deux apparaît un nombre pair de fois : tout coup rend donc une colonne impaire.
why-it-wins = Après ce coup, chaque puissance de deux apparaît un nombre pair de fois. Le coup suivant rend une colonne impaire.
even-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours rendre chaque colonne paire.
even-again-misere = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} rendre chaque colonne paire, tant qu’il reste un tas de plus d’une pierre. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de tas d’une pierre.
one-large = Il reste un tas de { $large } à côté de { $singles } d’une pierre : laissez un nombre impair de tas d’une pierre.
singles-left = Il ne reste que des tas d’une pierre, { $singles } en tout, et celui qui prend le dernier perd.
single-wins = Ce coup laisse un seul tas d’une pierre. { $opponent-is ->
    [you] Vous devez
   *[other] { $Opponent } doit
} le prendre.
singles-win = Ce coup laisse { $singles } tas d’une pierre, un nombre impair. Ils partent un à un : { $opponent-is ->
    [you] vous devez
   *[other] { $opponent } doit
} donc prendre le dernier.
heaps-left = Les tas qui restent

## Tables

heaps-caption = Qui gagne avec deux tas
heaps-note = Un point vide est une paire de tas perdue pour le joueur qui doit jouer.

## In disguise

bar-how = Les tas sont les distances d’un carré de savon dans une tablette de chocolat : rangées au-dessus, rangées au-dessous, colonnes à gauche, colonnes à droite.

## The card

title = Nim
summary = Prenez autant de pierres que vous voulez dans un tas. La dernière décide.
rule = Des pierres sont disposées en tas. À votre tour, vous prenez dans un seul tas autant de pierres que vous voulez, mais au moins une. La partie finit avec la toute dernière pierre.
search = matches matchsticks allumettes bâtonnets marienbad binary binaire xor stones counters jetons tas bouton misère
naive = Elle vide le plus grand tas.
start-three-four-five = Trois, quatre, cinq
start-marienbad = Marienbad
start-one-three-five-seven = Un, trois, cinq, sept
start-boutons-example = L’exemple de Bouton
start-where-misere-bites = Là où la variante misère change tout
start-a-very-large-one = De très grands tas
