# Chomp.

# $n (Number): how many.
squares = { $n ->
    [1] 1 square
   *[other] { $n } squares
}
only-poison = Only the poisoned square is left.
# $n (Number): its squares.
one-row = One row of { $n } squares.
# $lengths (Word): squares in each row.
rows-of = Rows of { $lengths } squares, from the poisoned one on.
# $who (Word): who makes the move, see words/en.ftl.
# $squares (Message): how many squares go.
# $row (Number): its row.
# $column (Number): its column.
bite = { $who ->
    [press] Bite off
    [you] bite off
    [i] bite off
   *[other] bites off
} { $squares } from row { $row }, column { $column } on
# $row (Number): its row.
# $column (Number): its column.
square = row { $row }, column { $column }
# $row (Number): its row.
# $column (Number): its column.
square-empty = row { $row }, column { $column }, empty
# $row (Number): its row.
# $column (Number): its column.
square-poisoned = row { $row }, column { $column }, the poisoned square
# $taken (Number): how many squares go.
# $left (Number): how many stay.
bite-off = bite off { $taken }, leaves { $left }
poison-stays = The poisoned square cannot be eaten.
tap-square = Tap a square: it goes with all to its right and below; tap it again to bite.
