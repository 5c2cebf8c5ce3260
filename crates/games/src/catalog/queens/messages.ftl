# Several queens.

goal = Walk one of the queens towards the corner. The last step wins.
goal-vanish = Walk one of the queens towards the corner. If she lands on another, both vanish. The last step wins.
no-queen = No queen is left.
# $squares (Word): where they stand.
queens-on = Queens on { $squares }.
# $who (Word): who makes the move, see words/en.ftl.
# $queen (Number): her number.
# $from (Word): her square.
# $to (Word): where she goes.
move-queen = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} queen { $queen } from { $from } to { $to }
# $x (Number): the column.
# $y (Number): the row.
# $n (Number): queens on the square.
stack = column { $x }, row { $y }, the queen in a stack of { $n }
# $x (Number): the column.
# $y (Number): the row.
# $n (Number): how many queens can go there.
reached = column { $x }, row { $y }, in reach of { $n } queens
# $n (Number): how many queens can go there.
which-queen = { $n } queens can go there. First choose the one you mean.
# $n (Number): her number.
queen-column = Queen { $n }, column
# $n (Number): her number.
queen-row = Queen { $n }, row
add-queen = Add a queen
take-queen-away = Take a queen away
tap-queen = Choose a queen, then a square on one of her lines; press that again to go.

## Tables

row-label = Row
# $k (Number): the number of the row.
row-caption = Row { $k }: the value in column n, less n
# $length (Number): the period.
# $start (Number): where it begins.
row-note = Each line begins with its n. The first period, of { $length }, is boxed; it begins at n = { $start } and is repeated for ever, since all that a column needs to know of the columns before it comes back there.
row-head = row
values-caption = Grundy values of a single queen
values-note = Columns run to the right and rows upwards; a queen on a 0 adds nothing.

## The card

title = Several Queens
summary = Walk one of the queens towards the corner. The last step wins.
rule = Several queens stand on one board. On your turn you move one of them any number of squares to the left, down, or diagonally down to the left, also past another queen or onto her square. A player who cannot move, because no queen is left outside the corner, loses.
# Words by which people look for the game, in any language.
search = squares chess échecs queens dames corner plusieurs grundy Wythoff
naive = It walks the farthest queen as far as it can.
position-written = The column and the row of each queen, counted from 0 in the corner, with a point between them; queens are joined by “_”. “none” where no queen is left.
move-written = The number of the queen, then “x” to the left, “y” down or “xy” along the diagonal, and how many squares.
vanish-label = A queen that lands on another vanishes with it
start-two-queens = Two queens
start-three-queens = Three queens
start-two-queens-in-balance = Two queens in balance
start-two-queens-that-may-vanish = Two queens that may vanish
start-the-whole-board = The whole board

## What a code should have, in “character 3 should be ...” and the like

queens = queens
point-and-row = a point and a row
queen-and-direction = a queen, then x, y or xy
directions = x, y or xy
