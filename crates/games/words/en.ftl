# What several games say of their boards.
#
# What a move does comes after its subject, and chooses its verb by $who: first, second, machine, machine-one
# or machine-two (“takes”), you, i (“I take”), or press, on a button (“Take”).

## Lists

# $word (Word): a number or a notation by itself.
as-it-is = { $word }
# $rest (Word): numbers before the last one, with commas.
# $last (Number): the last one.
numbers-and = { $rest } and { $last }
# $rest (Message): what comes before.
# $next (Message): what comes next.
comma = { $rest }, { $next }
# $rest (Message): what comes before.
# $last (Message): what comes last.
and = { $rest } and { $last }
# $rest (Message): what comes before.
# $last (Message): what comes last.
or = { $rest } or { $last }
# $one (Message): a sentence.
# $other (Message): the next one.
then = { $one } { $other }
# $least (Number): the least amount.
# $most (Number): the most.
from-to = { $least } to { $most }

## Heaps

# $n (Number): how many.
stones = { $n ->
    [1] 1 stone
   *[other] { $n } stones
}
# $n (Number): how many.
coins = { $n ->
    [1] 1 coin
   *[other] { $n } coins
}
# $n (Number): what the pile holds.
pile-holds = The pile holds { $n }.
# $sizes (Message): the sizes of the heaps.
heaps-of = Heaps of { $sizes }.
# $who (Word): see above.
# $taken (Message): what is taken.
take = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $taken }
# $things (Message): such as “2 stones”.
# $heap (Number): the number of the heap.
from-heap = { $things } from heap { $heap }
pile-label = Pile
# $n (Number): the number of the heap.
heap-label = Heap { $n }
# $things (Message): what the pile holds.
pile-of = the pile, { $things }
# $n (Number): the number of the heap.
heap = heap { $n }
# $place (Message): such as “heap 2”.
# $things (Message): what it holds.
place-of = { $place }, { $things }
# $place (Message): such as “heap 2”, or a board of a table.
# $what (Message): what a touch does there, or what stands there.
place-says = { $place }: { $what }
# $taken (Number): how many a touch takes.
# $size (Number): what the heap holds.
# $left (Number): what it leaves.
take-of = take { $taken } of { $size }, leaves { $left }
# $taken (Number): how many a touch would take.
# $size (Number): what the heap holds.
take-not = { $taken } of { $size } may not be taken
# $n (Number): what the pile holds.
left = { $n } left
# $n (Number): what the pile holds.
# $limit (Word): the most that may be taken.
left-limit = { $n } left, take at most { $limit }
add-heap = Add a heap
take-heap-away = Take a heap away
tap-another-heap = Tap another heap to add it.
tap-to-take = Tap what you want to take, then tap it again to take it.
tap-seam = Tap a seam, then tap it again to break the bar.

## Rows and columns

# $n (Number): the number of the row.
row = row { $n }
# $n (Number): the number of the row.
row-label = Row { $n }
rows-label = Rows
columns-label = Columns

## Pins

# $places (Number): places in the rows.
# $pins (Word): places at which pins stand.
pins-on = Pins standing on { $places } places: { $pins }.
# $places (Number): places in the ring.
# $pins (Word): places at which pins stand.
pins-around = Pins standing in a ring of { $places } places: { $pins }.
# $places (Number): places in the rows.
no-pin-on = No pin stands on { $places } places.
# $places (Number): places in the ring.
no-pin-around = No pin stands in a ring of { $places } places.
# $who (Word): see above.
# $pins (Message): what falls.
knock-down = { $who ->
    [press] Knock down
    [you] knock down
    [i] knock down
   *[other] knocks down
} { $pins }
# $pin (Word): its number.
pin = pin { $pin }
# $pin (Word): its number.
pin-and-beside = pin { $pin } with what stands beside it
# $first (Word): the number of the first pin.
# $last (Word): that of the last one.
pins-from-to = pins { $first } to { $last }
# $n (Number): its number.
pin-standing = pin { $n }, standing
# $n (Number): its number.
pin-down = pin { $n }, down
# $first (Number): the number of a pin.
# $second (Number): that of its neighbour.
pins-together = pins { $first } and { $second } together
no-neighbour-falls = This pin has no neighbour left to fall with it.
pin-is-down = This pin is down already.
add-row = Add a row
take-row-away = Take a row away
tap-pin-aimed = Tap a pin: what stands beside it falls too; tap it again to throw.
tap-pin = Tap a pin, or the place between two, then tap again to throw.
# $throw (Message): what one throw knocks down, as a sentence.
# $end (Word): wins or loses, which is what the last throw does.
throw-goal = { $throw } The last throw { $end ->
    [loses] loses
   *[wins] wins
}.
# $goal (Message): the goal in a row.
ring-goal = The pins stand in a ring. { $goal }

## Cells

# $n (Number): how many.
tokens = { $n ->
    [1] 1 token
   *[other] { $n } tokens
}
# $n (Number): how many.
unit-squares = { $n ->
    [1] 1 unit square
   *[other] { $n } unit squares
}
# $things (Message): what is left.
# $rows (Number): rows of the board.
in-rows = { $things } in { $rows } rows.
# $row (Number): the number of the row.
# $columns (Word): the columns in which something stands.
row-holds = Row { $row }: { $columns }.
# $row (Number): the row of the cell.
# $column (Number): its column.
# $holds (Word): token, unit or empty.
cell = row { $row }, column { $column }, { $holds ->
    [token] a token
    [unit] a unit square
   *[empty] empty
}
handles = columns
# $line (Message): a row or a column.
# $tokens (Message): how many it holds.
sweep = sweep { $line }, { $tokens }
# $n (Number): the number of the row.
whole-row = row { $n }
# $n (Number): the number of the column.
whole-column = column { $n }
# $row (Number): the row of the unit.
# $column (Number): its column.
unit-at = the unit at row { $row }, column { $column }
# $side (Number): its side.
# $row (Number): its first row.
# $column (Number): its first column.
# $last-row (Number): its last row.
# $last-column (Number): its last column.
square-from-to = the { $side } × { $side } square from row { $row }, column { $column } to row { $last-row }, column { $last-column }

## A quadrant

# $x (Number): the column.
# $y (Number): the row.
square = column { $x }, row { $y }
# $x (Number): the column.
# $y (Number): the row.
square-queen = column { $x }, row { $y }, the queen
queen-goes = A queen goes left, down, or as far left as down.
