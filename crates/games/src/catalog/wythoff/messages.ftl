# Wythoff's queen.

goal-queen = Walk the queen left, down, or diagonally down and left. The last step wins.
goal-piles = Adopt kittens, or puppies, or as many of both. The last one wins.
# $n (Number): how many.
kittens = { $n ->
    [1] 1 kitten
   *[other] { $n } kittens
}
# $n (Number): how many.
puppies = { $n ->
    [1] 1 puppy
   *[other] { $n } puppies
}
# $kittens (Message): how many kittens.
# $puppies (Message): how many puppies.
piles = { $kittens } and { $puppies }.
# $x (Number): the column.
# $y (Number): the row.
queen-on = The queen stands on column { $x }, row { $y }.
# $who (Word): who makes the move, see words/en.ftl.
# $x (Number): the column.
# $y (Number): the row.
move-queen = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} the queen to ({ $x }, { $y })
# $who (Word): who makes the move, see words/en.ftl.
# $animals (Message): which and how many.
adopt = { $who ->
    [press] Adopt
    [you] adopt
    [i] adopt
   *[other] adopts
} { $animals }
# $n (Number): how many.
of-each = { $n } of each
same-of-both = the same number of both
# $animals (Message): which and how many.
# $left (Number): what is left.
adopt-leaves = adopt { $animals }, leaves { $left }
# $n (Number): how many.
# $kittens (Message): how many kittens.
# $puppies (Message): how many puppies.
adopt-each = adopt { $n } of each, leaves { $kittens } and { $puppies }
column-label = Column
row-label = Row
kittens-label = Kittens
puppies-label = Puppies
both-label = Both together
tap-square = Choose a square on one of the queen’s lines, then press it again to go.

## Reasons

# $low (Number): the smaller pile.
# $high (Number): the larger one.
# $n (Number): their difference.
cold = ({ $low }, { $high }) is a cold pair: { $low } = ⌊{ $n }φ⌋.
# $n (Number): the difference of the piles.
# $cold (Number): the smaller number of the cold pair.
# $partner (Number): the larger one.
# $low (Number): the smaller pile.
# $high (Number): the larger one.
not-cold = The cold pair with difference { $n } is ({ $cold }, { $partner }), not ({ $low }, { $high }).
# $low (Number): the smaller pile that is left.
# $high (Number): the larger one.
# $n (Number): their difference.
why-it-wins = It leaves ({ $low }, { $high }), a cold pair: { $low } = ⌊{ $n }φ⌋, and their difference is { $n }. No move leads from one cold pair to another.
pairs-near = Cold pairs near this one
cold-again = { $Winner } can always leave a cold pair again.

## Tables

plane-caption = Where the queen must not be left to move
plane-note = A hollow dot loses for the player to move, a full dot wins.
floor-caption = The graph of ⌊xφ⌋
floor-note = Rounding down makes steps. A full dot belongs to its step, a hollow one to the next; the dotted lines lead from each whole number to the value there.
# $values (Word): numbers with commas.
floor-told = Over 1, 2, 3, … the steps stand at { $values }.
filling-caption = Two sequences fill the numbers
filling-note = Under each number is the n for which it is ⌊nφ⌋ or ⌊nφ⌋ + n. No column is empty, and none has two entries.
number-head = number
pairs-label = Cold pairs from n =
pairs-caption = Cold pairs
pairs-note = Pair n is ⌊nφ⌋ and ⌊nφ⌋ + n, in whole numbers and exact at any size.

## The card

title = Wythoff’s Queen
summary = Walk the queen to the corner, or adopt puppies and kittens.
rule = A queen stands on a board. On your turn she goes as far as you like to the left, down, or diagonally down to the left. The player who brings her into the corner wins.
rule-piles = Kittens and puppies wait for a home. On your turn you adopt as many kittens as you like, or as many puppies, or the same number of both. The player who adopts the last animal wins.
# Words by which people look for the game, in any language.
search = squares chess queen échecs dame golden ratio phi nombre d'or two piles deux tas corner chiots chatons beatty the lady isaacs
naive = It makes both sides equal, as if this were Nim.
position-written = The column and the row of the queen, counted from 0 in the corner, with a point between them; with kittens and puppies, how many there are of both.
move-written = “x” to the left, “y” down or “xy” along the diagonal, and how many squares; with animals, “x” takes kittens, “y” puppies, and “xy” both.
choice-queen = A queen
choice-piles = Kittens and puppies
start-a-queen-at-seven-and-ten = A queen at seven and ten
start-seven-kittens-ten-puppies = Seven kittens, ten puppies
start-the-far-corner = The far corner
start-a-lost-square = A lost square
start-beyond-every-board = Beyond every board

## What a code should have, in “character 3 should be ...” and the like

both-piles = piles
directions = x, y or xy
