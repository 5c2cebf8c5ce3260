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
tap-cell = Tap a free cell, then tap it again to write X there.
