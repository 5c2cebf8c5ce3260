# Sum from product.

goal = Split the number into two factors and take both away from it. If you cannot, you lose.
# $number (Number): the number on the card.
no-split = { $number ->
    [1] 1 is no product of larger numbers
    [4] 4 = 2 × 2, and 2 + 2 would take it all
   *[other] { $number } is a prime: no move is left
}
# $number (Number): the number on the card.
card-ends = The card shows { $number }. { no-split }.
# $number (Number): the number on the card.
# $products (Word): its splits.
card = The card shows { $number } = { $products }.
# $number (Number): the number on the card.
# $products (Word): its splits.
# $more (Number): how many there are besides.
card-more = The card shows { $number } = { $products } and { $more } more.
# $who (Word): who makes the move, see words/en.ftl.
# $product (Word): the split.
# $left (Number): what it leaves.
choose = { $who ->
    [press] Choose
    [you] choose
    [i] choose
   *[other] chooses
} { $product }, which leaves { $left }
# $n (Number): how many.
splits = { $n ->
    [1] 1 split
   *[other] { $n } splits
}
# $small (Number): one factor.
# $large (Number): the other.
# $left (Number): what the split leaves.
split = { $small } times { $large }, leaves { $left }
number-label = Number
tap-rectangle = Choose a rectangle, then press it again to take away its sides.

## Tables

numbers-caption = Lost and won numbers
numbers-note = The k-th number that loses for the player to move, and the k-th that wins.
lost-head = Lost
won-head = Won
numbers-label = Numbers from
values-caption = Grundy values by number
# $shown (Number): how many numbers are shown.
# $lost (Number): how many of them are lost.
# $last (Number): the last number shown.
# $all (Number): how many are lost from 1 on.
values-note = A zero loses for the player to move. Of the { $shown } numbers shown { $lost ->
    [one] { $lost } is
   *[other] { $lost } are
} lost, and of those up to { $last } in all { $all }.

## The card

title = Sum-from-Product
summary = Split the number into two factors and take both away from it.
rule = A card shows a whole number. On your turn you write it as a product of two positive whole numbers whose sum is smaller than the product, and you take both of them away from it. A player who is left with a number that cannot be split like this loses.
# Words by which people look for the game, in any language.
search = factors divisors multiplication products prime composite diviseurs facteurs produit somme premiers nombres
naive = It always chooses the two factors that differ least.
position-written = The number on the board.
move-written = The two factors, with an “x” between them.
start-seventy-two = Seventy-two
start-sixty = Sixty
start-thirty = Thirty
start-a-hundred = A hundred
start-many-factors = Many factors
start-a-million = A million

## What a code should have, in “character 3 should be ...” and the like

other-product = the product must be the number on the card
