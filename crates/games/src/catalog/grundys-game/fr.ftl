# Grundy's game.

goal = Cassez une barre en deux morceaux inégaux. Celui qui casse en dernier { $end ->
    [loses] perd
   *[wins] gagne
}.
tiles = { $n ->
    [one] { $n } carreau
   *[other] { $n } carreaux
}
bar = barre { $n }
bar-label = Barre { $n }
bars-of = { $count ->
    [one] Une barre de { $lengths }.
   *[other] Barres de { $lengths }.
}
break-bar = { $who ->
    [press] Casser
    [you] cassez
    [i] je casse
   *[other] casse
} la barre { $bar } en { $left } et { $right }
break-into = casser en { $left } et { $right }
would-be-equal = { $left } et { $right } seraient égaux, ce que la règle interdit
parts-differ = Les deux morceaux doivent être différents.
add-bar = Ajouter une barre
take-bar-away = Retirer une barre

## Tables

values-caption = Valeurs de Grundy selon la longueur de la barre, en jeu normal
values-note = La plus grande valeur ici est { $largest }. On ignore si ces valeurs deviennent un jour périodiques.

## The card

title = Jeu de Grundy
summary = Cassez une barre en deux morceaux inégaux. Celui qui casse en dernier gagne.
rule = Des barres de carreaux sont sur la table. À votre tour, vous cassez une barre en deux morceaux de longueurs différentes. La partie finit quand chaque barre n’a plus qu’un carreau ou deux.
search = tiles split divide unequal chocolate piles couper casser partager barres inégal
naive = Elle détache un seul carreau de la première barre possible.
move-written = Le numéro de la barre, un trait d’union, et la longueur de son morceau de gauche.
start-thirteen = Treize
start-eighteen = Dix-huit
start-five-seven-and-nine = Cinq, sept et neuf
start-twenty-a-lost-bar = Vingt, une barre perdue
start-the-last-break-loses = Celui qui casse en dernier perd

tiles-in-all = carreaux en tout
