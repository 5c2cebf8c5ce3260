# Dots and boxes.

boxes = { $n ->
    [one] { $n } carré
   *[other] { $n } carrés
}
grid = { $rows } sur { $columns } carrés ; { $drawn } traits tracés sur { $lines }, { $closed ->
    [one] { $closed } carré fermé
   *[other] { $closed } carrés fermés
}.
owns = { $told } { $player } : { $boxes }.
cell = rangée { $row } colonne { $column }
open-lines = { $told } Traits ouverts, chacun avec le nombre de côtés de ses carrés : { $lines }.
between = { $line } { $one } et { $other }
at-the-edge = { $line } { $one }
draw = { $who ->
    [press] Tracer
    [you] tracez
    [i] je trace
   *[other] trace
} { $line }
close = { $who ->
    [press] Fermer
    [you] fermez
    [i] je ferme
   *[other] ferme
} { $boxes } avec { $line }
line-between = trait { $line }, ses carrés ont { $one } et { $other } côtés
line-at-edge = trait { $line }, son carré a { $sides ->
    [0] 0 côté
    [1] 1 côté
   *[other] { $sides } côtés
}
line-closes = { $line }, ferme { $boxes }
already-drawn = Le trait { $line } est déjà tracé.
line-drawn = trait { $line }, tracé
lines-along = traits le long de la rangée { $n } de points
lines-down = traits verticaux de la rangée { $n } de carrés
chain-of = chaîne { $n }
loop-of = boucle { $n }
tap-between = Choisissez l’espace entre deux points, puis appuyez encore dessus pour tracer le trait.

## Reasons

all-drawn = tous les traits sont tracés.
chains = { $count ->
    [one] une chaîne de { $lengths }
   *[other] des chaînes de { $lengths }
}
loops = { $count ->
    [one] une boucle de { $lengths }
   *[other] des boucles de { $lengths }
}
ready-boxes = { $boxes } à prendre tout de suite
safe-lines = { $count ->
    [0] aucun trait sûr
    [one] 1 trait sûr
   *[other] { $count } traits sûrs
}
left = { $parts }.
left-opens = { $parts }. Le joueur qui doit jouer en ouvre une pour l’autre.
left-control = { $parts }. Le joueur qui doit jouer en ouvre une pour l’autre. D’une boucle ou d’une chaîne d’au moins trois carrés, l’autre peut prendre tout sauf les deux derniers carrés, quatre dans une boucle, et rendre l’ouverture suivante par le trait d’attente : c’est le contrôle.
on-the-board = Sur le plateau : { $left }
chains-figure = Chaînes et, encadrées, boucles de carrés
too-many = { $open } traits sont ouverts, trop pour être explorés ici : rien n’est donc démontré. La machine trace des traits qui ne donnent rien, compte chaînes et boucles, et peut se tromper ; à partir d’environ { $reach } traits ouverts, elle sait.
still-too-many = { $open } traits sont ouverts, trop pour être explorés ici : rien n’est donc démontré. La machine trace des traits qui ne donnent rien, compte chaînes et boucles, et peut se tromper ; quelques traits plus tard, elle sait.
draws-safe = tracer { $line }, ce qui ne donne rien
draws-open = ouvrir les carrés suivants avec { $line }
draws-waiting-own = attendre avec { $line } : { $boxes } seront pour { $opponent }, avec le coup suivant
draws-waiting-other = attendre avec { $line } : { $boxes } seront pour { $winner }, avec le coup suivant
turn-own = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} { $does }.
turn-other = { $opponent-is ->
    [you] Vous pouvez
   *[other] { $Opponent } peut
} { $does }.
closes-all = fermer { $boxes } avec { $lines } : il ne reste rien
closes = fermer { $boxes } avec { $lines }, et { $next }

## Tables

puzzle-caption = Le problème du Boxeur
puzzle-note = Les traits épais sont tracés. Chaque trait ouvert porte le résultat final si on le trace maintenant et que chacun joue bien ; les carrés de celui qui le trace viennent en premier.
puzzle-told = Traits ouverts et leurs résultats : { $lines }.
boxes-caption = Carrés des deux joueurs à partir d’un plateau vide, si chacun joue au mieux
boxes-note = Trois sur quatre carrés finissent 6 à 6, et quatre sur quatre 8 à 8.
rows-head = rangées
columns-head = colonnes
first-head = premier
second-head = second

## The card

title = Les petits carrés
summary = Tracez un trait. Fermez un carré : il est à vous, et vous rejouez. Celui qui en a le plus à la fin gagne.
rule = Des points forment une grille, et à votre tour, vous tracez un trait entre deux voisins. Si vous tracez le dernier côté d’un carré, il est à vous et vous devez rejouer, sauf si tous les traits sont tracés. Le joueur qui a le plus de carrés à la fin gagne.
search = squares paper pencil lines school petits carrés points pipopipette crayon chains loops children
naive = Elle prend tout carré possible, et sinon évite un troisième côté.
position-written = Depuis le haut, une rangée de traits couchés et une rangée de traits debout tour à tour, jointes par « _ » : un trait d’union pour un trait tracé, un point sinon. Entre deux traits debout se trouve le carré : un point s’il est ouvert, « a » ou « b » pour son propriétaire, « n » pour personne. « ~b » à la fin : c’est au second joueur.
move-written = Les lettres des deux points que joint le trait.
start-the-boxers-puzzle = Le problème du Boxeur
start-two-by-two = Deux sur deux
start-two-by-three = Deux sur trois
start-three-by-three = Trois sur trois
start-three-by-four = Trois sur quatre
start-four-by-four = Quatre sur quatre
start-five-by-five = Cinq sur cinq
start-two-by-four = Deux sur quatre

two-dots = deux points côte à côte, comme AB
grid-size = une grille a au moins un carré et au plus 36 points
owner-sign = un point, a, b ou n
line-sign = un trait d’union ou un point
end-of-row = la fin d’une rangée
open-has-no-owner = un carré qui n’est pas fermé n’a pas de propriétaire
