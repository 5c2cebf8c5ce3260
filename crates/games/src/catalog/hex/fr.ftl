# Hex.

cell = { $name }, { $holds ->
    [white] un pion blanc
    [black] un pion noir
   *[free] libre
}
empty-board = Un losange de { $size } cases sur { $size }, toutes libres.
board-of = Un losange de { $size } cases sur { $size }.
white-on = Blanc : { $white }.
black-on = Noir : { $black }.
status = { $turn ->
    [white] C’est à Blanc (Gauche), qui relie le haut et le bas.
   *[black] C’est à Noir (Droite), qui relie la gauche et la droite.
}
put = { $who ->
    [press] Poser un pion en
    [you] posez un pion en
    [i] je pose un pion en
   *[other] pose un pion en
} { $name }
taken = Il y a déjà un pion sur cette case.
centre-barred = Le premier pion de la partie ne peut pas être posé au milieu.
tap-cell = Choisissez une case libre, puis appuyez de nouveau pour y poser votre pion.
row-label = Ligne { $row }
white-side = Blanc
black-side = Noir

joined = { $side ->
    [white] Blanc a relié le haut et le bas.
   *[black] Noir a relié la gauche et la droite.
}
joins = Ce pion relie { $side ->
    [white] le haut et le bas
   *[black] la gauche et la droite
} et gagne donc aussitôt.
chain = { $side ->
    [white] Blanc a une chaîne du haut jusqu’en bas
   *[black] Noir a une chaîne de gauche à droite
}, faite de pions et { $bridges ->
    [one] d’un pont
   *[other] de { $bridges } ponts
}.
why-chain-loses = L’autre joueur a une chaîne de pions et { $bridges ->
    [one] d’un pont
   *[other] de { $bridges } ponts
} { $side ->
    [white] du haut jusqu’en bas
   *[black] de gauche à droite
}, et vous ne pouvez pas rompre un pont : si vous entrez dans une de ses deux cases, l’autre case le ferme.
chain-wins = Ce coup crée une chaîne de pions et { $bridges ->
    [one] d’un pont
   *[other] de { $bridges } ponts
} { $side ->
    [white] du haut jusqu’en bas
   *[black] de gauche à droite
}. Un pont, ce sont deux cases libres dont l’une ou l’autre relie deux groupes, ou un groupe et un côté.
complete = Si { $opponent-is ->
    [you] vous entrez
   *[other] { $opponent } entre
} dans une case d’un pont, l’autre case le ferme ; après tout autre coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} jouer n’importe où.
chain-figure = { $side ->
    [white] Les ponts de Blanc, deux cases chacun
   *[black] Les ponts de Noir, deux cases chacun
}
can-make-chain = { $side ->
    [white] Blanc peut créer une chaîne de ponts du haut jusqu’en bas
   *[black] Noir peut créer une chaîne de ponts de gauche à droite
} avec un pion en { $cell }.
can-threaten-twice = { $side ->
    [white] Avec un pion en { $cell }, Blanc menace de plusieurs chaînes de ponts du haut jusqu’en bas
   *[black] Avec un pion en { $cell }, Noir menace de plusieurs chaînes de ponts de gauche à droite
}, et aucune réponse ne les empêche toutes.
fork = { $side ->
    [white] Blanc menace de créer une chaîne du haut jusqu’en bas
   *[black] Noir menace de créer une chaîne de gauche à droite
} avec un pion en { $threats }, et aucune réponse n’arrête toutes ces menaces.
why-fork-loses = L’autre joueur menace de créer une chaîne avec un pion en { $threats }, et aucun de vos coups n’arrête toutes ces menaces.
fork-wins = Ce coup menace de créer une chaîne avec un pion en { $threats }, et aucune réponse n’arrête toutes ces menaces.
make-chain = Après toute réponse, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} créer une chaîne, puis fermer chaque pont où { $opponent-is ->
    [you] vous entrez
   *[other] { $opponent } entre
}.
must = { $side ->
    [white] Blanc menace de créer une chaîne du haut jusqu’en bas
   *[black] Noir menace de créer une chaîne de gauche à droite
} avec un pion en { $threats }. { $count ->
    [one] Seule la case { $cells } l’empêche, et il y a une réponse.
   *[other] Seules les cases { $cells } l’empêchent, et il y a une réponse à chacune.
}
why-must-loses = L’autre joueur menace de créer une chaîne avec un pion en { $threats }. { $count ->
    [one] Seule la case { $cells } l’empêche, et il y a une réponse.
   *[other] Seules les cases { $cells } l’empêchent, et il y a une réponse à chacune.
}
must-wins = Ce coup menace de créer une chaîne avec un pion en { $threats }. { $count ->
    [one] Seule la case { $cells } l’empêche, et il y a une réponse.
   *[other] Seules les cases { $cells } l’empêchent, et il y a une réponse à chacune.
}
keep-threats = Après toute réponse, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} créer une chaîne, ou des menaces qu’aucune réponse n’arrête. Ensuite vient la chaîne, dont chaque pont se ferme quand { $opponent-is ->
    [you] vous y entrez
   *[other] { $opponent } y entre
}.
must-figure = { $side ->
    [white] Ce qui arrête les menaces de Blanc, et les réponses de Blanc
   *[black] Ce qui arrête les menaces de Noir, et les réponses de Noir
}
inside = Une recherche a trouvé que { $side ->
    [white] Blanc gagne
   *[black] Noir gagne
}{ $part ->
   *[some] , et qu’il ne lui faut pour cela que { $cells } des { $free } cases libres
    [all] {""}
}.
why-inside-loses = La recherche a trouvé une réponse à chaque coup{ $part ->
   *[some]  ; l’autre joueur n’a besoin pour cela que de { $cells } des { $free } cases libres
    [all] {""}
}.
inside-wins = La recherche a trouvé une suite à chaque réponse{ $part ->
   *[some] , et il ne faut pour cela que { $cells } des { $free } cases libres ; une réponse ailleurs ne change rien
    [all] {""}
}.
stolen = Le plateau est vide, donc { $side ->
    [white] Blanc
   *[black] Noir
} gagne avec le bon premier pion : un pion de plus ne nuit jamais, et le second joueur ne peut donc pas avoir de plan gagnant.

## Tables

rows-head = ligne
openings-caption = Premiers pions gagnants sur { $size } sur { $size }
openings-note = Blanc commence et relie le haut et le bas. W : ce premier pion gagne. Un point : il perd.
opening-wins = W
opening-loses = ·

## The card

title = Hex
summary = Reliez deux côtés d’un losange par des pions. La première chaîne gagne.
goal-barred = Reliez deux côtés d’un losange par des pions ; le premier pion ne peut pas être posé au milieu. La première chaîne gagne.
rule = Blanc et Noir posent tour à tour un pion de leur couleur sur une case libre. Blanc cherche à relier le haut et le bas par une chaîne de pions blancs qui se touchent, Noir à relier la gauche et la droite par des noirs. Le joueur dont la chaîne est complète gagne, et l’une des deux chaînes se forme toujours.
search = hex-7 Polygon Nash John Con-tac-tix Hein connection hexagons rhombus board bridge partizan Left Right white black relier losange hexagones pont côtés pions
naive = Elle prend la case libre la plus proche du milieu.
barred-label = Le premier pion ne peut pas être posé au milieu
start-three = Trois sur trois
start-four = Quatre sur quatre
start-five = Cinq sur cinq
start-barred-five = Cinq sur cinq, milieu interdit
start-six = Six sur six
start-barred-seven = Sept sur sept, milieu interdit
position-written = Ligne par ligne à partir du haut, « W » pour un pion blanc, « B » pour un noir et un point pour une case libre ; les lignes sont jointes par « _ ». « 5x5 » abrège un plateau vide de cinq lignes. Ensuite « ~R » si Noir doit jouer.
move-written = Les colonnes ont des lettres de a à g, et les lignes des numéros : c2 est la colonne c, ligne 2.
size-label = Lignes

cells = cases
cell-sign = W, B ou un point
as-many-rows = il y a autant de lignes que de cases dans une ligne
column-letter = la lettre d’une colonne, comme « c » dans c2
