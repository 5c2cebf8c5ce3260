# Cram.

# $row (Number): the row of the square.
# $column (Number): its column.
# $state (Word): free or covered.
square = row { $row }, column { $column }, { $state ->
    [free] free
   *[covered] covered
}
# $n (Number): how many.
free-squares = { $n ->
    [1] 1 free square
   *[other] { $n } free squares
}
# $who (Word): who makes the move, see words/en.ftl.
# $row (Number): the row of the first square.
# $column (Number): its column.
# $last-row (Number): the row of the second square.
# $last-column (Number): its column.
cover = { $who ->
    [press] Cover
    [you] cover
    [i] cover
   *[other] covers
} row { $row }, column { $column } and row { $last-row }, column { $last-column }
already-covered = This square is covered.
no-neighbour = No square beside this one is free, so no domino fits here.
tap-square = Choose two free squares side by side, then press the domino to put it down.

## Tables

rows-head = rows
boards-caption = Grundy values of empty boards, by rows and columns
boards-note = The player to move loses where the value is 0. A board can be turned, so the table is symmetric.
row-caption = Grundy values of a single row, by the number of its squares
row-note = The same numbers as in Dawson’s Kayles. From 53 squares on they repeat after 34.

## In disguise

twin-how = The free squares are pins, and a domino is a throw at two neighbours.

## The card

title = Cram
summary = Cover two free squares with a domino. The last domino wins.
rule = A board of squares is empty at first. On your turn you put a domino on two free squares that share a side, lying or standing. A player who finds no room for a domino loses.
# Words by which people look for the game, in any language.
search = dominoes Plugg dots and pairs impartial Domineering crosscram grid cover board squares domino grille couvrir cases symmetry symétrie
naive = It puts a domino into the first room, from the top left corner on.
start-three-by-four = Three by four
start-four-by-four = Four by four
start-three-by-three = Three by three
start-two-by-seven = Two by seven
start-one-row = One row of eleven
start-pieces = In pieces
start-six-by-seven = Six by seven
position-written = Row by row from the top, “x” for a free square and a point for a covered one; rows are joined by “_”. “4x5” is short for an empty board of four rows of five.
move-written = Row and column of one square, with a point between them, a hyphen, and row and column of the other: 1.2-1.3.
