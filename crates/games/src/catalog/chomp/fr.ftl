# Chomp.

squares = { $n ->
    [1] 1 carré
   *[other] { $n } carrés
}
only-poison = Il ne reste que le carré empoisonné.
one-row = Une rangée de { $n } carrés.
rows-of = Rangées de { $lengths } carrés, à partir de celui qui est empoisonné.
several = { $squares } à partir de la rangée { $row }, colonne { $column }
single = le carré de la rangée { $row }, colonne { $column }
bite = { $who ->
    [press] Croquer
    [you] croquez
    [i] je croque
   *[other] croque
} { $part }
square = rangée { $row }, colonne { $column }
square-empty = rangée { $row }, colonne { $column }, vide
square-poisoned = rangée { $row }, colonne { $column }, le carré empoisonné
bite-off = croquer { $taken }, il en reste { $left }
poison-stays = Le carré empoisonné ne se mange pas.
tap-square = Choisissez un carré, et avec lui tout ce qui est à sa droite et au-dessous. Appuyez encore dessus pour croquer.

## Reasons

equal-arms = { $squares ->
    [one] Les deux bras ont 1 carré, et une bouchée en raccourcit un seul.
   *[other] Les deux bras ont { $squares } carrés, et une bouchée en raccourcit un seul.
}
unequal-arms = Les bras ont { $right } et { $down } carrés : égalisez-les.
arms-win = Il reste deux bras de { $squares }, et une bouchée n’en raccourcit qu’un.
arms-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours croquer l’autre bras à la même longueur.
one-more = Les deux { $name ->
    [rows] rangées
   *[columns] colonnes
} ont { $long } et { $short } carrés : la première en a juste un de plus.
not-one-more = Les deux { $name ->
    [rows] rangées
   *[columns] colonnes
} ont { $long } et { $short } carrés : laissez à la première juste un carré de plus.
one-more-wins = Il reste deux { $name ->
    [rows] rangées
   *[columns] colonnes
} de { $long } et { $short } carrés : la première en a juste un de plus. Aucune bouchée ne garde cet écart.
one-more-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours laisser à la première { $name ->
    [rows] rangée
   *[columns] colonne
} juste un carré de plus qu’à la seconde.
stolen = Regardez la bouchée qui n’enlève que le carré le plus loin du poison. Ou bien elle gagne, ou bien une réponse gagne, et cette réponse pouvait être jouée tout de suite.
stolen-square = { stolen } Sur un carré, croquez de façon à laisser deux bras égaux.
stolen-bar = { stolen } On sait ainsi qu’une bouchée gagne, mais pas laquelle.

## Tables

lost-caption = Barres perdues de { $rows } rangées, aucune plus longue que { $most }
lost-note = Trouvées en essayant chaque bouchée. On ne connaît aucune règle qui donne cette liste.
first-head = Première rangée
second-head = Deuxième
third-head = Troisième

## The card

title = Chomp
summary = Croquez un carré avec tout ce qui est à sa droite et au-dessous. Ne laissez que le coin empoisonné, et vous gagnez.
rule = Une tablette de chocolat est faite de carrés en rangées. À votre tour, vous choisissez un carré et vous le croquez avec tout ce qui est à sa droite et au-dessous. Le carré en haut à gauche est empoisonné : il reste là, et le joueur qui ne trouve plus rien d’autre perd.
search = squares chocolate chocolat bar tablet tablette poison poisoned empoisonné bite cookie biscuit divisors gale
naive = Elle prend toujours la plus grande bouchée.
position-written = Combien de cases restent dans chaque rangée, depuis le haut, séparées par des points.
move-written = La rangée et la colonne de la case que vous croquez, avec un trait d’union entre les deux.
start-three-by-four = Trois sur quatre
start-five-by-five = Cinq sur cinq
start-two-rows-of-eight = Deux rangées de huit
start-two-arms = Deux bras
start-equal-arms-a-lost-bar = Bras égaux, une tablette perdue
start-five-and-four-a-lost-bar = Cinq et quatre, une tablette perdue
start-two-columns-of-four = Deux colonnes de quatre
start-four-by-six = Quatre sur six

rows-shrink = aucune rangée n’est plus longue que celle du dessus
hyphen-and-column = un trait d’union et une colonne
