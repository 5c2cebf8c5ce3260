# Node Kayles.

vertex = sommet { $n }
vertex-gone = sommet { $n }, parti
already-gone = Le sommet { $n } est déjà parti.
vertices = les sommets
vertex-alone = Le sommet { $n } est seul.
vertex-joined = Le sommet { $n } est joint à { $near }.
no-vertex = Il ne reste aucun sommet.
take-alone = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} le sommet { $n } seul
take-with = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} le sommet { $n } avec { $near }
tap-vertex = Choisissez un sommet, puis appuyez encore dessus pour le prendre avec ses voisins.
vertices-label = Sommets

shaped = { $shape ->
    [path] un chemin de { $vertices }
    [ring] un anneau de { $vertices }
    [star] une étoile de { $vertices }
    [complete] { $vertices ->
        [one] un sommet seul
        [2] deux sommets joints
       *[other] { $vertices } sommets tous joints
    }
   *[other] un morceau de { $vertices }
}

paths-caption = Valeurs de Grundy des chemins selon le nombre de sommets
paths-note = Un chemin perd là où la valeur est 0. Ce sont aussi les valeurs du code octal 0.137, le jeu d’échecs de Dawson, et à partir d’un certain point elles se répètent après 34.

twin-how = Les sommets d’un chemin sont des quilles côte à côte, et un sommet est un lancer sur sa quille.
title = Node Kayles
summary = Prenez un sommet avec tous ses voisins. Le dernier sommet gagne.
rule = Un graphe a des sommets, dont certains sont joints. À votre tour, vous prenez un sommet, et tous ses voisins partent avec lui. Le joueur qui prend le dernier sommet gagne.
search = graph graphe vertex vertices node nodes neighbours sommet sommets voisins Schaefer Petersen cube independent set Kayles on graphs
naive = Elle prend toujours le sommet avec lequel partent le plus d’autres.
start-chord = Un anneau avec une corde
start-path = Un chemin de sept
start-ring = Un anneau de huit
start-star = Une étoile
start-grid = Trois sur trois
start-cube = Un cube
start-petersen = Le graphe de Petersen
position-written = Le nombre de sommets du graphe, puis ses arêtes, comme « 1-2 », chacune après un point. Ce qui est parti suit après « ~ », avec des points entre les numéros.
move-written = Le numéro du sommet.
