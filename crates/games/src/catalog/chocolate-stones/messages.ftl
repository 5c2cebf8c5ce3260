# Chocolate stones.

goal-one = Take one stone a turn. The last stone wins.
# $n (Number): stones in a row.
goal = Rows of { $n }: take the last row, and up to { $n } stones in all. The last stone wins.
# $n (Number): how many.
rows = { $n ->
    [1] 1 row
   *[other] { $n } rows
}
# $n (Number): what the pile holds.
# $length (Number): stones in a row.
# $rows (Message): how many rows.
pile-in-rows = The pile holds { $n } in rows of { $length }: { $rows }.
# $n (Number): what is left.
# $rows (Message): how many rows.
left-in-rows = { $n } left, { $rows }
# $n (Number): stones in a row.
whole-rows = The last row goes as a whole, and at most { $n } in all.
# $n (Number): its number.
stone = stone { $n }
stones-label = Stones
tap-stone = Choose a stone, and with it all stones after it. Press it again to take them.

## Tables

values-caption = The chocolate value of each pile
# $n (Number): pieces of a full row.
values-note = { $n ->
    [one] { $n } piece more is one row more, and raises the value by 1; a pile with an even value loses.
   *[other] { $n } pieces more are one row more, and raise the value by 1; a pile with an even value loses.
}
from-head = from
to-head = to
value-head = value

## The card

title = Chocolate Stones
summary = Finish the last row, and more if you dare. Nothing you do matters.
rule = Chocolate stones lie in rows of the same length, and only the last row may be short. On your turn you take the whole last row and, if you like, some stones of the row before it, but never more than a full row has. The player who takes the last stone wins, and a player who finds none left loses.
# Words by which people look for the game, in any language.
search = stones chocolat bar tablet tablette sweets joke parity farce pierres
naive = It always takes as many as it can.
m-label = Stones in a row, and the most you may take
start-twenty-stones-rows-of-three = Twenty stones, rows of three
start-one-or-two-from-odd-piles = One or two from odd piles
start-rows-of-five = Rows of five
start-rows-of-ten = Rows of ten
start-a-million-million = A million million
