# Remove an edge.

goal-ends = Prenez une arête avec ses deux bouts, et toutes celles qui s’y rejoignent. Le dernier coup gagne.
goal-edge = Effacez une arête dont les deux bouts en gardent une autre. Le dernier coup gagne.
no-edge = Il ne reste aucune arête entre { $vertices } sommets.
edges-left = Arêtes restantes entre { $vertices } sommets : { $edges }.
take-edge = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} l’arête { $edge } avec ses deux bouts
delete-edge = { $who ->
    [press] Supprimer
    [you] supprimez
    [i] je supprime
   *[other] supprime
} l’arête { $edge }
edges-from = arêtes du sommet { $vertex }
edge = arête { $edge }
edge-gone = arête { $edge }, partie
already-gone = L’arête { $edge } n’est plus là.
ends-keep = Les deux bouts de l’arête doivent en garder une autre.
vertices-label = Sommets
tap-knot = Choisissez le nœud d’une arête, puis appuyez encore dessus pour prendre l’arête.

## Reasons

shaped = { $shape ->
    [path] un chemin
    [ring] un cycle
    [star] une étoile
    [complete] un graphe complet
   *[piece] un morceau
} de { $vertices }
valued = { $piece } ({ $value })
one-lost = Chaque coup dans { $piece } laisse des valeurs de Grundy dont la nim-somme n’est pas 0.
ring-lost = Chaque coup ouvre le cycle de { $vertices } en un chemin qui gagne.
one-value = Il reste { $piece }. Sa valeur de Grundy est { $value }.
values = Morceaux et leurs valeurs de Grundy : { $pieces }. Leur nim-somme est { $xor }.
one-wins = Ce coup laisse { $piece }.
ring-wins = Ce coup laisse un cycle de { $vertices }. Le coup suivant l’ouvre en un chemin.
halves-win = Ce coup laisse deux chemins de { $vertices } : deux moitiés égales.
values-win = Ce coup laisse { $pieces }, chacun avec sa valeur de Grundy. Leur nim-somme est 0.

## Tables

paths-caption = Valeurs de Grundy des chemins selon le nombre de sommets
paths-note = Un chemin perd là où la valeur est 0. Un cycle de n est gagné là où perd le chemin de n − 2 ou, quand on ne supprime que l’arête, le chemin de n.
twin-caption = Un chemin et sa bande de dominos
twin-note = L’arête épaisse part avec ses deux bouts et les arêtes en pointillé. Un domino sur les deux mêmes cases fait de même à la bande.
twin-told = Huit sommets d’un chemin, huit cases d’une bande : l’arête entre 4 et 5 est un domino sur les cases 4 et 5. Dans les deux cas, il en reste trois de chaque côté.
winners-label = Chemins et cycles à partir de
winners-caption = Qui gagne sur les chemins et les cycles
winners-note = N : gagné pour le joueur qui doit jouer ; P : perdu. Une bande qui a autant de cases se joue comme le chemin. La première ligne est la valeur de Grundy du chemin.
vertices-head = sommets
value-head = valeur
path-head = chemin
cycle-head = cycle

## In disguise

twin-how = Les sommets du chemin sont des quilles, et une arête est un lancer sur deux voisines.

## The card

title = Ôter une arête
summary = Prenez une arête avec ses deux bouts. Le dernier coup gagne.
rule = Quelques sommets sont joints par des arêtes. À votre tour, vous choisissez une arête, qui part seule ou emporte ses bouts, comme le dit le but. Le joueur qui joue le dernier coup gagne.
search = edges graph graphe network réseau vertex vertices nodes arête sommets matching dots lines
naive = Elle prend toujours l’arête qui en fait partir le plus d’autres.
position-written = Combien de sommets a le graphe. Un graphe à vous donne ensuite ses arêtes, comme « 1-2 », chacune après un point. Ce qui est parti suit après « ~ », avec des points entre les numéros : ceux des sommets, ou des arêtes là où seule une arête part.
move-written = Les deux sommets que joint l’arête, avec un trait d’union entre les deux.
graph-label = Graphe
choice-path = Un chemin
choice-cycle = Un cycle
choice-complete = Un graphe complet
choice-star = Une étoile
choice-own = Dessiné à la main
choice-delete-path = Suppression d’arêtes sur un chemin
choice-delete-cycle = Suppression d’arêtes sur un cycle
choice-delete-own = Suppression d’arêtes, dessiné à la main
start-a-path-of-eight = Un chemin de huit
start-nine-a-lost-path = Neuf, un chemin perdu
start-a-ring-of-seven = Un cycle de sept
start-everyone-knows-everyone = Tout le monde connaît tout le monde
start-a-house = Une maison
start-edges-alone = Les arêtes seules
