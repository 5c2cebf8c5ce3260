# Grundy's game.

goal = Cassez une barre en deux morceaux inégaux. La dernière cassure { $end ->
    [loses] perd
   *[wins] gagne
}.
tiles = { $n ->
    [one] { $n } carreau
   *[other] { $n } carreaux
}
bar = barre { $n }
bar-label = Barre { $n }
bars-of = Barres de { $lengths }.
break-bar = { $who ->
    [press] Casser
    [you] cassez
    [i] je casse
   *[other] casse
} la barre { $bar } en { $left } et { $right }
break-into = casser en { $left } et { $right }
would-be-equal = { $left } et { $right } seraient égaux, ce que la règle interdit
parts-differ = Les deux parties doivent différer.
add-bar = Ajouter une barre
take-bar-away = Retirer une barre
