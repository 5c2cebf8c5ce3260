# Dots and boxes.

# $n (Number): how many.
boxes = { $n ->
    [1] 1 box
   *[other] { $n } boxes
}
# $rows (Number): rows of boxes.
# $columns (Number): columns of boxes.
# $drawn (Number): lines that are drawn.
# $lines (Number): all lines.
# $closed (Number): boxes that are closed.
grid = { $rows } by { $columns } boxes; { $drawn } of { $lines } lines drawn, { $closed ->
    [1] 1 box
   *[other] { $closed } boxes
} closed.
# $who (Word): who makes the move, see words/en.ftl.
# $line (Word): its two dots.
draw = { $who ->
    [press] Draw
    [you] draw
    [i] draw
   *[other] draws
} { $line }
# $who (Word): who makes the move, see words/en.ftl.
# $boxes (Message): how many boxes.
# $line (Word): its two dots.
close = { $who ->
    [press] Close
    [you] close
    [i] close
   *[other] closes
} { $boxes } with { $line }
# $line (Word): its two dots.
line = line { $line }
# $line (Word): its two dots.
line-drawn = line { $line }, drawn
# $n (Number): the row.
lines-along = lines along row { $n } of dots
# $n (Number): the row.
lines-down = lines down row { $n } of boxes
# $n (Number): its length.
chain-of = chain { $n }
# $n (Number): its length.
loop-of = loop { $n }
tap-between = Tap between two dots, then tap again to draw the line.
