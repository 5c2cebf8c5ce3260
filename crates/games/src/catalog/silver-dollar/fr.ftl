# The Silver Dollar game.

goal-next = Glissez une pièce vers la gauche. Si vous mettez le dollar dans le sac, l’autre joueur le prend et gagne.
goal-none = Glissez une pièce vers la gauche, sans en dépasser une autre. Le dernier coup gagne.
no-coin = Il ne reste aucune pièce sur la bande.
coins-on = { $count ->
    [one] Une pièce sur la case { $cells }.
   *[other] Des pièces sur les cases { $cells }.
}
dollar-on = Le dollar est sur la case { $cell }.
dollar-in-bag = Le dollar est dans le sac.
dollar-taken = Le dollar a été pris.
cell-coin = case { $n }, une pièce
cell-dollar = case { $n }, le dollar
bag-with = le sac, { $count ->
    [0] vide
    [one] { $kind ->
        [dollar] avec le dollar
       *[plain] avec une pièce
    }
   *[other] avec { $count } pièces{ $kind ->
        [dollar] , dont le dollar
       *[plain] {""}
    }
}
the-dollar = le dollar
the-coin = la pièce de la case { $n }
slide = { $who ->
    [press] Glisser
    [you] glissez
    [i] je glisse
   *[other] glisse
} { $coin } sur la case { $to }
put-in-bag = { $who ->
    [press] Mettre
    [you] mettez
    [i] je mets
   *[other] met
} { $coin } dans le sac
take-dollar = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} le dollar dans le sac
coin-goes = Une pièce glisse vers la gauche, sans dépasser une autre pièce ni se poser dessus.
tap-free-cell = Choisissez la case vide où une pièce doit aller ; appuyez encore dessus pour glisser.
tap-cell = Choisissez la case vide où une pièce doit aller, ou le sac ; appuyez encore dessus pour glisser.
gap-before = Cases vides avant la pièce { $n }
add-coin = Ajouter une pièce
take-coin-away = Retirer une pièce

## Reasons

offered = { $end ->
    [bag] Aucune pièce n’est entre le dollar et le sac : on peut donc y mettre le dollar.
   *[next] Le dollar est dans le sac : il n’y a qu’à le prendre.
}
closed = Aucune paire n’a d’intervalle.
why-closed-loses = À partir de la droite, les pièces forment des paires sans intervalle. Quelle que soit celle que vous déplacez, { $end ->
    [none] sa partenaire peut suivre
   *[other] sa partenaire peut suivre, ou bien vous livrez le dollar
}.
closed-wins = À partir de la droite, ce coup laisse des paires sans intervalle.
close-again = Chaque fois que { $opponent-is ->
    [you] vous déplacez
   *[other] { $opponent } déplace
} une pièce, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} fermer l’intervalle avec la partenaire{ $end ->
    [bag] , et mettre le dollar dans le sac dès que rien n’est devant lui
    [next] , et prendre le dollar dès qu’il est dans le sac
   *[none] {""}
}.
even-gaps-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours rendre chaque colonne paire : un intervalle agrandi se referme d’autant, un intervalle réduit appelle la réponse du jeu de Nim{ $end ->
    [bag] . Et le dollar va dans le sac dès que rien n’est devant lui
    [next] . Et le dollar est pris dès qu’il est dans le sac
   *[none] {""}
}.

## Tables

lost-caption = Façons perdantes de poser des pièces sur { $cells } cases
lost-note = Chaque pièce est le dollar à son tour. Le joueur qui doit jouer perd dans tant de cas sur tous.
lost-note-none = Le joueur qui doit jouer perd dans tant de cas sur tous.
coins-head = pièces
placings-head = en tout
lost-head = perdues

## In disguise

twin-how-stairs = Les cases vides avant une pièce sont les pièces d’une marche. Celles d’avant la dernière pièce à droite sont sur la première marche.
twin-how = Les tas sont un intervalle sur deux, en partant de celui qui précède la dernière pièce à droite.

## The card

title = Le dollar d’argent
summary = Glissez une pièce vers la gauche. Mettre le dollar d’argent dans le sac gagne.
rule = Des pièces sont sur une bande de cases, une au plus par case, avec un sac au bout gauche, et l’une d’elles est un dollar d’argent. À votre tour, vous glissez une pièce vers la gauche, aussi loin que vous voulez mais sans en dépasser une autre ; celle de gauche peut aussi aller dans le sac. Le joueur qui met le dollar dans le sac le garde et gagne.
rule-next = Des pièces sont sur une bande de cases, une au plus par case, avec un sac au bout gauche, et l’une d’elles est un dollar d’argent. À votre tour, vous glissez une pièce vers la gauche, aussi loin que vous voulez mais sans en dépasser une autre ; celle de gauche peut aussi aller dans le sac. Quand un joueur met le dollar dans le sac, l’autre joueur le prend et gagne.
rule-none = Des pièces sont sur une bande de cases, une au plus par case. À votre tour, vous glissez une pièce vers la gauche, aussi loin que vous voulez mais sans en dépasser une autre. Le joueur qui ne peut pas jouer perd.
search = silver dollar game without coins strip slide bag money Bogus Nim de Bruijn pièces d’argent sac bande glisser monnaie jetons staircase
naive = Elle prend le dollar si elle peut. Sinon, elle glisse aussi loin que possible la première pièce de gauche qui peut bouger.
end-label = Le dollar
choice-bag = Qui le met dans le sac gagne
choice-next = Le joueur suivant le prend
choice-none = Il n’y en a pas
start-four-coins = Quatre pièces
start-three-coins = Trois pièces
start-next-takes-it = Le joueur suivant le prend
start-no-dollar = Sans dollar
start-three-pairs = Trois paires
position-written = La case de chaque pièce, comptée à partir de 1 à côté du sac, avec des points entre elles et « D » devant le dollar. Une pièce dans le sac vaut 0 ; « D » seul est un dollar déjà pris.
move-written = La case de la pièce, un trait d’union et la case où elle va : 9-8, ou 3-0 pour le sac. « take » y prend le dollar.

coins = pièces
one-dollar = il n’y a qu’un dollar
cells-ascend = les cases doivent croître
