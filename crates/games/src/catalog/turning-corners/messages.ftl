# Turning Corners.

goal = Turn the corners of a rectangle; the lower right one must show heads. The last move wins.

## The board

# $rows (Number): how many rows the board has.
# $columns (Number): how many coins are in each.
# $count (Number): how many show heads.
# $heads (Word): their columns and rows.
heads-on = { $rows } rows of { $columns } coins. { $count ->
    [0] All show tails.
    [one] Heads at { $heads }, as column and row.
   *[other] Heads at { $heads }, as column and row.
}
# $who (Word): who makes the move, see words/en.ftl.
# $far (Word): column and row of the corner at the lower right.
# $near (Word): those of the corner at the upper left.
turn = { $who ->
    [press] Turn
    [you] turn
    [i] turn
   *[other] turns
} the corners of the rectangle from { $far } to { $near }
# $x (Number): its column.
# $y (Number): its row.
# $side (Word): heads or tails.
coin = { $side ->
    [heads] column { $x }, row { $y }: heads
   *[tails] column { $x }, row { $y }: tails
}
on-the-edge = No coin in row 0 or column 0 can be the lower right corner of a rectangle.
must-turn = The lower right corner must show heads.
tap-corners = Choose a head as the lower right corner, then the upper left corner.

## Reasons

# $coin (Word): column and row of the head.
# $value (Number): its value.
one-head = Only { $coin } can be a lower right corner. It has the value { $value }.
# $values (Word): the values of the heads, with signs for the nim-sum.
# $xor (Number): their nim-sum.
values-of-heads = Values of the heads: { $values } with nim-sum { $xor }.
# $values (Word): the values of the heads, with signs for the nim-sum.
values-balance = It leaves heads with values { $values }. Every power of two occurs an even number of times.
balance-again = The value of a coin is the number in its column and row of the table of nim products. { $Winner } can always leave values in which every power of two occurs an even number of times.
mirrored = Across the diagonal of equal numbers, each head faces another one.
why-mirrored-loses = Across the diagonal of equal numbers, each head faces another one: every rectangle is answered by its mirror image.
mirrored-wins = It leaves heads that face each other across the diagonal of equal numbers, with none on it.
mirror-again = { $Winner } can answer every rectangle by its mirror image: with columns and rows exchanged.

## Tables

values-caption = Values of single heads: nim products
values-note = A board is lost for the player to move exactly if the values of its heads have the nim-sum 0.
row-head = row

## In disguise

twin-how = Each head is a heap of as many stones as its value.

## The card

title = Turning Corners
summary = Turn the four corners of a rectangle. The last move wins.
rule = Coins lie in rows and columns, some with heads up. On your turn you choose a rectangle and turn the coins at its four corners, and the one at the lower right must go from heads to tails. The player who makes the last move wins.
# Words by which people look for the game, in any language.
search = turning corners rectangle coins coin flip heads tails nim product multiplication field lenstra conway retourner pièces pile face produit tc
naive = It takes the first head that it finds, with the rectangle that reaches least far.
position-written = The rows from above, joined by “_”: “x” for a coin with heads up and a point for one with tails up. “4x5” is a board of four rows and five columns with heads on all coins.
move-written = The lower right corner and the upper left one, joined by a hyphen. A corner is its column and its row, joined by a point and counted from 0.
start-three-heads = Three heads
start-one-row = Heads in row 1
start-mirrored = Almost a mirror
start-square = Four by four, all heads
start-large = Eight heads on a large board

## What a code should have, in “character 3 should be ...” and the like

point-and-row = a point and a row
hyphen-and-coin = a hyphen and the other corner
