# Sum from product.

goal = Décomposez le nombre en deux facteurs, puis soustrayez-les tous les deux. Si vous ne le pouvez pas, vous perdez.
no-split = { $number ->
    [1] 1 n’est pas un produit de nombres plus grands
    [4] 4 = 2 × 2, et 2 + 2 prendrait tout
   *[other] { $number } est premier : il ne reste aucun coup
}
card-ends = La carte montre { $number }. { no-split }.
card = La carte montre { $number } = { $products }.
card-more = La carte montre { $number } = { $products } et { $more } autres produits.
choose = { $who ->
    [press] Choisir
    [you] choisissez
    [i] je choisis
   *[other] choisit
} { $product }, ce qui laisse { $left }
splits = { $n ->
    [one] { $n } décomposition
   *[other] { $n } décompositions
}
split = { $small } fois { $large }, reste { $left }
number-label = Nombre
tap-rectangle = Choisissez un rectangle, puis appuyez encore dessus pour retirer ses côtés.

## Tables

numbers-caption = Nombres perdus et gagnés
numbers-note = Le k-ième nombre perdu pour le joueur qui doit jouer, et le k-ième qui est gagné.
lost-head = Perdu
won-head = Gagné
numbers-label = Nombres à partir de
values-caption = Valeurs de Grundy selon le nombre
values-note = Un zéro est perdu pour le joueur qui doit jouer. Sur les { $shown } nombres montrés, { $lost ->
    [one] { $lost } est perdu
   *[other] { $lost } sont perdus
}, et sur tous ceux jusqu’à { $last }, { $all }.

## The card

title = Somme et produit
summary = Décomposez le nombre en deux facteurs, puis soustrayez-les tous les deux.
rule = Une carte montre un nombre entier. À votre tour, vous l’écrivez comme produit de deux entiers positifs dont la somme est plus petite que le produit, et vous soustrayez ces deux entiers du nombre. Le joueur qui reste devant un nombre qu’on ne peut pas décomposer ainsi perd.
search = factors divisors multiplication products prime composite diviseurs facteurs produit somme premiers nombres
naive = Elle choisit toujours les deux facteurs les plus proches.
position-written = Le nombre au tableau.
move-written = Les deux facteurs, avec un « x » entre les deux.
start-seventy-two = Soixante-douze
start-sixty = Soixante
start-thirty = Trente
start-a-hundred = Cent
start-many-factors = Beaucoup de facteurs
start-a-million = Un million

other-product = le produit doit être le nombre de la carte
