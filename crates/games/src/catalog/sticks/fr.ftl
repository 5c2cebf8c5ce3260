# Sticks.

## The card

title = Bâtons
summary = Cassez un bâton en deux, ou prenez n bâtons de longueur n. Le dernier coup gagne.
rule = Des bâtons de longueurs entières sont sur la table. À votre tour, vous cassez un bâton en deux autres de longueurs entières, ou vous prenez autant de bâtons d’une même longueur qu’ils sont longs, par exemple trois de longueur trois. Le joueur qui prend les derniers bâtons gagne.
search = A Sticky Problem Another Two-Stick Start sticks rods break bâtons bâtonnets casser baguettes bundle
naive = Elle détache une unité du bâton le plus court qu’elle peut casser, et prend ensuite ce qu’elle peut.
start-four-sticks = Quatre bâtons
start-sticky = A Sticky Problem, perdu
start-twos-and-threes = Des deux et des trois
start-three = Deux, trois et sept
start-another = Another Sticky Problem, perdu
lengths-label = Longueurs
choice-four = jusqu’à quatre (A Sticky Problem)
choice-any = jusqu’à vingt (Another Sticky Problem)
position-written = Les longueurs des bâtons, séparées par des points, ou 0 s’il n’en reste aucun.
move-written = Les longueurs des deux morceaux, séparées par un trait d’union, ou la longueur des bâtons que l’on prend.

## The board

units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
stick = bâton { $n }
stick-label = Bâton { $n }
add-stick = Ajouter un bâton
take-stick-away = Retirer un bâton
sticks-of = { $count ->
    [0] Il ne reste aucun bâton.
    [one] Un bâton de { $lengths }.
   *[other] Des bâtons de { $lengths }.
}
break-into = casser en { $one } et { $other }
break-stick = { $who ->
    [press] Casser
    [you] cassez
    [i] je casse
   *[other] casse
} un bâton de { $length } en { $one } et { $other }
take-sticks = { $who ->
    [press] Prendre
    [you] prenez
    [i] je prends
   *[other] prend
} { $length ->
    [1] un bâton de longueur 1
   *[other] { $length } bâtons de longueur { $length }
}
tray = fagots
tray-says = autant qu’ils sont longs
bundle = prendre { $length ->
    [1] un bâton de longueur 1
   *[other] { $length } bâtons de longueur { $length }
}
no-bundle = bâtons de longueur { $length } : il n’y en a que { $count }
as-many-as-long = Des bâtons de longueur n, on ne peut prendre que n à la fois : trois de longueur trois, quatre de longueur quatre.
tap-seam-or-bundle = Choisissez une jointure pour casser un bâton, ou un fagot en bas pour prendre des bâtons. Appuyez encore dessus ensuite.

## Reasons

few = Le nombre de bâtons est { $count }, un nombre pair, et { $even ->
    [0] aucun n’a une longueur paire
   *[other] un seul a une longueur paire
}. Chaque coup change cela.
leaves-few = Ce coup laisse { $count } bâtons, un nombre pair, dont { $even ->
    [0] aucun n’a
   *[other] un seul a
} une longueur paire. Chaque coup change cela.
few-again = Chaque fois, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser de nouveau un nombre pair de bâtons, dont au plus un de longueur paire.
same-remainders = Bâtons de longueur impaire : { $odd }, de longueur paire : { $even }. Divisés par 2 et par 3, les deux nombres donnent le reste { $remainder }. Chaque coup change exactement un des restes.
other-remainders = Bâtons de longueur impaire : { $odd }, avec le reste { $first } dans la division par 2. Bâtons de longueur paire : { $even }, avec le reste { $second } dans la division par 3. Un coup peut rendre les restes égaux.
leaves-remainders = Ce coup en laisse { $odd } de longueur impaire et { $even } de longueur paire. Divisés par 2 et par 3, ces nombres donnent le même reste { $remainder }, et chaque coup change exactement un des restes.
remainders-again = Chaque fois, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} rendre les deux restes égaux de nouveau.

## Tables

remainders-head = Impairs, pairs
remainders-caption = Qui gagne, selon deux restes
remainders-note = Divisez par 2 le nombre de bâtons de longueur impaire, ce qui choisit la ligne, et par 3 le nombre de bâtons de longueur paire, ce qui choisit la colonne. Cela décide tant qu’aucun bâton ne dépasse cinq.
lost = perdu
won = gagné

sticks = bâtons
units-in-all = unités en tout
