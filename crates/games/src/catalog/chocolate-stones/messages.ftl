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
tap-stone = Tap a stone: it goes with all after it; tap it again to take them.
