# Green Hackenbush.

ground = le sol
edge = arête { $edge }
edge-gone = arête { $edge }, partie
already-gone = L’arête { $edge } est déjà partie.
edges-from = arêtes du sommet { $vertex }
no-edge = Il ne reste aucune arête.
edges-left = { $count ->
    [one] Il reste 1 arête
   *[other] Il reste { $count } arêtes
}, et 1 est le sol : { $edges }.
cut = { $who ->
    [press] Couper
    [you] coupez
    [i] je coupe
   *[other] coupe
} l’arête { $edge }{ $more ->
    [0] {""}
    [one] , et { $more } autre tombe
   *[other] , et { $more } autres tombent
}
tap-knot = Choisissez le nœud d’une arête, puis appuyez encore dessus pour la couper.
vertices-label = Sommets

shaped = { $shape ->
    [stalk] une tige de { $edges }
   *[other] un morceau de { $edges }
}

trees-caption = De petits dessins et leurs valeurs de Grundy
trees-note = Le nombre de sommets, dont 1 est le sol, puis les arêtes. À une fourche, les branches valent la nim-somme de leurs valeurs, et l’arête au-dessous ajoute un. Dans un anneau, toutes les arêtes se rejoignent en un point.
drawing-head = dessin
value-head = valeur

twin-how = Chaque tige est un tas d’autant de pierres qu’elle a d’arêtes.
title = Hackenbush vert
summary = Coupez une arête ; ce qui reste en l’air tombe. La dernière coupe gagne.
rule = Un dessin d’arêtes se dresse sur le sol. À votre tour, vous coupez une arête, et tout ce qui n’est plus joint au sol tombe. Le joueur qui fait la dernière coupe gagne.
search = Hackenbush hacking trees bushes bamboo stalks cut edges ground arbres tiges couper colon fusion principle LIM lopping
naive = Elle coupe toujours autant qu’elle peut.
start-trees = Deux arbres
start-stalks = Trois tiges
start-one-tree = Un arbre
start-door = Une porte et une tige
start-house = Une maison
position-written = Le nombre de sommets, dont 1 est le sol, puis les arêtes, comme « 1-2 », chacune après un point. Les numéros des arêtes parties suivent après « ~ », avec des points entre eux.
move-written = Les deux sommets que joint l’arête, avec un trait d’union entre eux.

edges = arêtes
