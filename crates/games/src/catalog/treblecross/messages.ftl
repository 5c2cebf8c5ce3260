# Treblecross.

# $n (Number): how many.
all-free = { $n } cells, all free.
# $n (Number): how many.
# $marks (Word): the cells with a mark.
marks-in = { $n } cells; X in { $marks }.
# $who (Word): who makes the move, see words/en.ftl.
# $cell (Word): its number.
write = { $who ->
    [press] Write
    [you] write
    [i] write
   *[other] writes
} X in cell { $cell }
# $n (Number): its number.
cell-marked = cell { $n }, X
# $n (Number): its number.
cell-free = cell { $n }, free
# $n (Number): its number.
line = line { $n }
already = There is an X in this cell already.
cells-label = Cells
tap-cell = Choose a free cell, then press it again to write X there.

## Reasons

threat = Two X stand so close that a third one makes three in a row.
no-safe-cell = Every free cell lies within two cells of some X, so the next X lets the other player make three in a row.
# $length (Number): cells in the run.
run-lost = In the run of { $length } safe cells every X leaves values whose nim-sum is not 0.
# $length (Number): cells in the run.
# $value (Number): its value.
run-value = The run of { $length } safe cells has the value { $value }.
# $values (Word): the values, with signs for the nim-sum.
# $xor (Number): their nim-sum.
run-values = Values of the runs of safe cells: { $values } with nim-sum { $xor }.
no-safe-cell-wins = It leaves no cell that is more than two cells from every X.
# $length (Number): cells in the run that is left.
run-wins = It leaves one run of { $length } safe cells, with the value 0.
# $values (Word): the values that are left, with signs for the nim-sum.
runs-win = It leaves runs of safe cells with values { $values }. Their nim-sum is 0.
three-in-a-row = Two X within two cells of each other let { $winner } make three in a row.
three-or-balance = { three-in-a-row } After any other X { $winner } can leave values with the nim-sum 0 again.

## Tables

runs-caption = Values of runs of safe cells
runs-note = A cell is safe if no X stands within two cells of it. An empty strip loses where the value is 0.

## The card

title = Treblecross
summary = Both write X in any free cell. The first to make three in a row wins.
rule = Both players write the same mark, X, in the cells of a strip. On your turn you write it in any free cell. The player who makes three X in a row, in neighbouring cells, wins at once.
# Words by which people look for the game, in any language.
search = cells tic tac toe tictactoe noughts and crosses morpion croix row rangée strip
naive = It always writes as far to the left as it can, unless three in a row can be made.
position-written = From left to right, “X” for a cell with a mark and a point for an empty one. A number is short for so many empty cells.
move-written = The number of the cell.
start-eleven-cells = Eleven cells
start-twelve-a-lost-strip = Twelve, a lost strip
start-one-x-on-fourteen = One X on fourteen
start-twenty-cells = Twenty cells

## What a code should have, in “character 3 should be ...” and the like

cell-sign = X or a point
cells = cells
