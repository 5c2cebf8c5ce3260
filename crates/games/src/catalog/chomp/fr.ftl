# Chomp.

squares = { $n ->
    [1] 1 carré
   *[other] { $n } carrés
}
only-poison = Il ne reste que le carré empoisonné.
one-row = Une rangée de { $n } carrés.
rows-of = Rangées de { $lengths } carrés, à partir de celui qui est empoisonné.
bite = { $who ->
    [press] Croquer
    [you] croquez
    [i] je croque
   *[other] croque
} { $squares } à partir de la rangée { $row }, colonne { $column }
square = rangée { $row }, colonne { $column }
square-empty = rangée { $row }, colonne { $column }, vide
square-poisoned = rangée { $row }, colonne { $column }, le carré empoisonné
bite-off = croquer { $taken }, il en reste { $left }
poison-stays = Le carré empoisonné ne se mange pas.
tap-square = Touchez un carré : il part avec tout ce qui est à sa droite et au-dessous ; touchez encore pour croquer.
