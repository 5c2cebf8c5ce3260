# Domineering.

square = ligne { $row }, colonne { $column }, { $state ->
    [free] libre
   *[covered] couverte
}
free-squares = { $n ->
    [1] 1 case libre
   *[other] { $n } cases libres
}
status = { $turn ->
    [left] Gauche pose un domino debout.
   *[right] Droite pose un domino couché.
}
counts = Coups : Gauche { $left-sure } à { $left-most }, Droite { $right-sure } à { $right-most }
cover = { $who ->
    [press] Couvrir
    [you] couvrez
    [i] je couvre
   *[other] couvre
} ligne { $row }, colonne { $column } et ligne { $last-row }, colonne { $last-column }
already-covered = Cette case est couverte.
no-neighbour = { $turn ->
    [left] Aucune case au-dessus ou au-dessous de celle-ci n’est libre, et Gauche pose ses dominos debout.
   *[right] Aucune case à côté de celle-ci n’est libre, et Droite pose ses dominos couchés.
}
tap-square = Choisissez deux cases libres, { $turn ->
    [left] l’une au-dessus de l’autre pour Gauche et côte à côte pour Droite
   *[right] côte à côte pour Droite et l’une au-dessus de l’autre pour Gauche
}, puis appuyez sur le domino pour le poser.

stuck = { $turn ->
    [left] Gauche n’a plus de place pour un domino debout.
   *[right] Droite n’a plus de place pour un domino couché.
}
leaves-stuck = { $turn ->
    [left] Ce coup ne laisse à Gauche aucune place pour un domino debout.
   *[right] Ce coup ne laisse à Droite aucune place pour un domino couché.
}
reserve = { $side ->
    [left] Gauche
   *[right] Droite
} est sûr de { $sure ->
    [one] un coup
   *[other] { $sure } coups
} là où aucun domino de { $side ->
    [left] Droite
   *[right] Gauche
} ne va, et { $side ->
    [left] Droite
   *[right] Gauche
} trouve de la place pour { $most } au plus.
why-reserve-loses = Vous trouvez de la place pour { $most ->
    [one] un domino
   *[other] { $most } dominos
} au plus, et l’autre joueur est sûr d’en poser { $sure } là où aucun des vôtres ne va.
reserve-wins = Ce coup laisse { $sure ->
    [0] 0 place sûre
    [one] une place sûre
   *[other] { $sure } places sûres
}, où l’autre joueur ne peut rien poser, contre { $most ->
    [one] un coup
   *[other] { $most } coups
} de sa part au plus.
sure-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} répondre à chaque coup par une place sûre.
reserve-figure = { $side ->
    [left] Coups sûrs de Gauche, et coups de Droite au plus
   *[right] Coups sûrs de Droite, et coups de Gauche au plus
}
twins = Les morceaux vont par paires, chacun étant l’autre tourné d’un quart de tour.
why-twins-lose = Les morceaux vont par paires, chacun étant l’autre tourné d’un quart de tour : à chaque domino on peut répondre par le domino tourné dans l’autre morceau.
twins-win = Ce coup laisse des morceaux par paires, chacun étant l’autre tourné d’un quart de tour.
turned-again = Ce que { $opponent-is ->
    [you] vous faites
   *[other] { $opponent } fait
} dans un morceau, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} le faire dans l’autre, tourné d’un quart de tour.

rows-head = lignes
boards-caption = Qui gagne sur des plateaux vides, selon les lignes et les colonnes
boards-note = L : Gauche gagne, qui que ce soit qui commence. R : c’est Droite. N : celui qui commence gagne. P : celui qui commence perd. Un quart de tour du plateau échange L et R.

title = Domineering
summary = Gauche pose ses dominos debout, Droite couchés. Le dernier gagne.
rule = Un plateau de cases est vide au début. Gauche pose un domino sur deux cases libres l’une au-dessus de l’autre, Droite sur deux cases libres côte à côte, à tour de rôle. Un joueur qui ne trouve plus de place pour un domino perd.
search = dominoes crosscram stop-gate dominering partizan Left Right grid cover board squares vertical horizontal domino grille couvrir cases debout couché
naive = Elle pose un domino à la première place libre, depuis le coin en haut à gauche.
start-four-by-four = Quatre sur quatre
start-two-by-three = Deux sur trois
start-three-by-three = Trois sur trois
start-five-by-five = Cinq sur cinq
start-pieces = En morceaux
start-right = Droite commence
start-eight-by-eight = Huit sur huit
position-written = Ligne par ligne depuis le haut, « x » pour une case libre et un point pour une case couverte ; les lignes sont jointes par « _ ». « 4x5 » est l’abrégé d’un plateau vide de quatre lignes de cinq. Ensuite « ~R » si Droite doit jouer.
move-written = Ligne et colonne d’une case, avec un point entre elles, un trait d’union, puis ligne et colonne de l’autre : 1.2-2.2.
