# Cram.

square = rangée { $row }, colonne { $column }, { $state ->
    [free] libre
   *[covered] couverte
}
free-squares = { $n ->
    [1] 1 case libre
   *[other] { $n } cases libres
}
cover = { $who ->
    [press] Couvrir
    [you] couvrez
    [i] couvre
   *[other] couvre
} la rangée { $row }, colonne { $column } et la rangée { $last-row }, colonne { $last-column }
already-covered = Cette case est couverte.
no-neighbour = Aucune case voisine n’est libre : un domino n’a pas de place ici.
tap-square = Choisissez deux cases libres voisines, puis appuyez sur le domino pour le poser.

## Tables

rows-head = rangées
boards-caption = Valeurs de Grundy des plateaux vides, selon les rangées et les colonnes
boards-note = Le joueur qui doit jouer perd là où la valeur est 0. On peut tourner un plateau ; le tableau est donc symétrique.
row-caption = Valeurs de Grundy d’une seule rangée, selon le nombre de ses cases
row-note = Les mêmes nombres que dans les Kayles de Dawson. À partir de 53 cases, ils se répètent tous les 34.

## In disguise

twin-how = Les cases libres sont des quilles, et un domino est un lancer sur deux voisines.

## The card

title = Cram
summary = Couvrez deux cases libres d’un domino. Le dernier domino gagne.
rule = Un plateau de cases est d’abord vide. À votre tour, vous posez un domino sur deux cases libres qui ont un côté commun, couché ou debout. Un joueur qui ne trouve plus de place pour un domino perd.
search = dominoes Plugg dots and pairs impartial Domineering crosscram grid cover board squares domino grille couvrir cases symmetry symétrie
naive = Elle pose un domino à la première place libre, à partir du coin en haut à gauche.
start-three-by-four = Trois sur quatre
start-four-by-four = Quatre sur quatre
start-three-by-three = Trois sur trois
start-two-by-seven = Deux sur sept
start-one-row = Une rangée de onze
start-pieces = En morceaux
start-six-by-seven = Six sur sept
position-written = Rangée par rangée depuis le haut, « x » pour une case libre et un point pour une case couverte ; les rangées sont jointes par « _ ». « 4x5 » abrège un plateau vide de quatre rangées de cinq.
move-written = La rangée et la colonne d’une case, avec un point entre elles, un trait d’union, et la rangée et la colonne de l’autre : 1.2-1.3.
