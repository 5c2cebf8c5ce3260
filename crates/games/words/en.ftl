# What several games say of their boards.
#
# What a move does comes after its subject, and chooses its verb by $who: first, second, machine, machine-one
# or machine-two (“takes”), you, i (“I take”), or press, on a button (“Take”).

## Lists

# $rest (Word): numbers before the last one, with commas.
# $last (Number): the last one.
numbers-and = { $rest } and { $last }
# $rest (Word): numbers before the last one, with commas.
# $last (Number): the last one.
numbers-or = { $rest } or { $last }
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
# $count (Number): how many heaps there are.
# $sizes (Message): their sizes.
heaps-of = { $count ->
    [one] A heap of { $sizes }.
   *[other] Heaps of { $sizes }.
}
# $who (Word): see above.
# $taken (Message): what is taken.
take = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $taken }
# $who (Word): see above.
# $notation (Word): the notation of the move.
make-move = { $who ->
    [press] Make
    [you] make
    [i] make
   *[other] makes
} the move { $notation }
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
# $n (Number): how many may be taken at most.
up-to = up to { $n }
# $amounts (Message): how many may be taken, such as “2 or 3”.
take-amounts = take { $amounts }
add-heap = Add a heap
take-heap-away = Take a heap away
tap-another-heap = Choose another heap to add it.
tap-to-take = Choose what you want to take, then press it again to take it.
tap-seam = Choose a seam, then press it again to break the bar.

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
# $first (Word): the number of a pin.
# $second (Word): that of its neighbour.
pins-both = pins { $first } and { $second }
# $n (Number): its number.
pin-standing = pin { $n }, standing
# $n (Number): its number.
pin-down = pin { $n }, down
# $first (Number): the number of a pin.
# $second (Number): that of its neighbour.
pins-together = pins { $first } and { $second } together
no-neighbour-falls = This pin has no neighbour left to fall with it.
# $n (Number): its number.
pin-has-fallen = Pin { $n } has already fallen.
add-row = Add a row
take-row-away = Take a row away
tap-pin-aimed = Choose a pin, and the pins beside it will fall too. Press it again to throw.
tap-pin = Choose a pin, or the place between two, then press it again to throw.
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
# $place (Message): a place on the board and what is there.
in-a-win = { $place }; a winning move goes over it
# $place (Message): a place on the board and what is there.
in-no-win = { $place }; no winning move goes over it
# $things (Message): what is left.
# $rows (Number): rows of the board.
in-rows = { $rows ->
    [one] { $things } in one row.
   *[other] { $things } in { $rows } rows.
}
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
queen-goes = A queen goes left, down, or diagonally down and left.

## A strip of cells

chips = chips
hyphen-and-cell = a hyphen and the cell where it goes
# $n (Number): the number of the chip.
chip-cell = Chip { $n }
# $n (Number): the number of the chip.
chip-gap = Empty cells before chip { $n }
cells-in-line = both cells lie in one row or column
chips-alone = each chip lies on a cell of its own
# $count (Number): how many chips there are.
# $cells (Message): the cell of each.
chips-on = { $count ->
    [one] A chip on cell { $cells }.
   *[other] Chips on the cells { $cells }.
}
add-chip = Add a chip
take-chip-away = Take a chip away
# $first (Number): the first cell of a line.
# $last (Number): its last one.
strip-line = cells { $first } to { $last }
# $n (Number): the number of the cell.
# $count (Number): how many lie there.
strip-cell = cell { $n }, { $count ->
    [0] empty
    [one] a chip
   *[other] a stack of { $count } chips
}
# $n (Number): the number of the cell.
# $chips (Number): how many can go there.
cell-reached = cell { $n }, in reach of { $chips } chips
# $chips (Number): how many can go there.
which-chip = { $chips } chips can go there. First choose the one you mean.
# $who (Word): see above.
# $from (Number): where the chip lies.
# $to (Number): where it goes.
move-chip = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} a chip from cell { $from } to cell { $to }
tap-chip = Choose a chip, then the cell where it should go; press that cell again to move.

# What several games say.

## Lists


## Theories that several games share

over = Nobody can move.
over-wins = Nothing is left to move.
nim-sum-again = After each move { $winner } can leave Grundy values with the nim-sum 0 again, by a move in the same part or in another.
copy-twin = { $Winner } can answer every move by the same move in the other part of the pair.
values-of-parts = Grundy values of the parts, in powers of two
powers-of-two = Powers of two

## One pile under a rule that never changes

# $pile (Number): the pile.
class-lost = From { $pile } every move leaves a pile that wins.
# $pile (Number): the pile.
# $value (Number): its Grundy value.
class-won = A pile of { $pile } has the Grundy value { $value }.
# $pile (Number): the pile.
class-won-misere = A pile of { $pile } wins in misère play.
# $pile (Number): the pile that is left.
class-wins = It leaves { $pile }. From there every move leaves a pile that wins.
# $count (Number): how many piles below the start lose.
# $start (Number): the pile with which the period begins.
# $piles (Message): those that lose below it.
piles-below = { $count ->
    [one] Below { $start } the pile of { $piles } loses.
   *[other] Below { $start } the piles of { $piles } lose.
}
# $length (Number): the period.
multiples = The multiples of { $length } lose.
# $start (Number): the pile with which the period begins.
# $length (Number): the period.
multiples-from = From { $start } on the multiples of { $length } lose.
# $count (Number): how many remainders lose.
# $remainders (Message): which.
# $length (Number): the period.
remainders = { $count ->
    [one] Piles with the remainder { $remainders } on division by { $length } lose.
   *[other] Piles with a remainder of { $remainders } on division by { $length } lose.
}
# $start (Number): the pile with which the period begins.
# $count (Number): how many remainders lose.
# $remainders (Message): which.
# $length (Number): the period.
remainders-from = { $count ->
    [one] From { $start } on piles with the remainder { $remainders } on division by { $length } lose.
   *[other] From { $start } on piles with a remainder of { $remainders } on division by { $length } lose.
}
# $lose (Message): which piles lose, in a sentence.
piles-again = { $lose } { $Winner } can always leave such a pile again.

## Positions whose number of moves is the same however they are played

# $pile (Number): the pile.
# $row (Number): pieces of a full row.
# $moves (Number): rows.
# $parity (Word): odd or even, which that number is.
count-rows-left = ⌈{ $pile } / { $row }⌉ = { $moves }: { $moves ->
    [one] 1 move is
   *[other] { $moves } moves are
} left whatever anyone does, and { $parity ->
    [odd] the player to move
   *[even] the other player
} makes the last.
# $moves (Number): moves that are left.
# $parity (Word): odd or even.
count-left = Moves left, however anyone plays: { $moves }. So { $parity ->
    [odd] the player to move
   *[even] the other player
} makes the last one.
# $moves (Number): moves that are left.
# $parity (Word): odd or even.
count-left-misere = Moves left, however anyone plays: { $moves }. So { $parity ->
    [odd] the player to move
   *[even] the other player
} makes the last one and loses.
# $pile (Number): the pile that is left.
# $row (Number): pieces of a full row.
# $moves (Number): rows.
count-rows-wins = It leaves ⌈{ $pile } / { $row }⌉ = { $moves } rows. Each move takes away exactly one row, so { $moves } moves are left, an even number. The last one falls to { $winner }. Every other move would win as well.
count-wins-one = It leaves one move to be made. { $Opponent } must make it.
# $moves (Number): moves that are left.
count-wins-misere = It leaves { $moves } moves to be made, however anyone plays. The last one falls to { $opponent } and loses.
# $moves (Number): moves that are left.
count-wins = It leaves { $moves ->
    [2] two moves
   *[other] { $moves } moves
} to be made, however anyone plays. The last one falls to { $winner }.
count-figure = Rows; each move takes away exactly one

## Sums of parts

# $size (Number): the size of the only part, a ring.
parts-ring-lost = Every move opens the ring of { $size } into a row that wins.
# $size (Number): the size of the only part.
parts-one-lost = Every move in the part of { $size } leaves Grundy values whose nim-sum is not 0.
# $size (Number): the size of the only part.
# $value (Number): its Grundy value.
parts-one = The part of { $size } has the Grundy value { $value }.
# $values (Word): the Grundy values, with signs for the nim-sum.
# $xor (Number): their nim-sum.
parts-values = Grundy values { $values } with nim-sum { $xor }.
# $size (Number): the size of the ring that is left.
parts-ring-wins = It leaves a closed ring of { $size }. The next move opens it into a row.
# $size (Number): the size of the part that is left.
parts-one-wins = It leaves one part of { $size }.
# $sizes (Message): the sizes of both.
parts-halves = It leaves { $sizes }: equal halves.
# $sizes (Message): the sizes of all.
parts-twins = It leaves { $sizes }: each has a twin.
# $sizes (Message): the sizes of all.
# $values (Word): their Grundy values, with signs for the nim-sum.
parts-wins = It leaves parts of { $sizes } with Grundy values { $values }. Their nim-sum is 0.

## Heaps in misère play under rules by which a move only takes

# $count (Number): heaps worth 1.
heaps-ones = Heaps worth 1: { $count }, and none is worth more. In misère play an odd number loses and an even number wins.
# $value (Number): what the only heap is worth.
heaps-only = The only heap is worth { $value }, so the player to move wins: leave an odd number of heaps worth 1, and none worth more.
# $values (Word): the Grundy values, with signs for the nim-sum.
# $xor (Number): their nim-sum.
heaps-large = Grundy values { $values } with nim-sum { $xor }. While a heap is worth more than 1, the player to move loses exactly if the nim-sum is 0, in misère play as in normal play.
# $count (Number): heaps worth 1 that are left.
heaps-ones-wins = { $count ->
    [one] It leaves one heap worth 1, and none worth more.
   *[other] It leaves { $count } heaps worth 1, and none worth more.
}
# $values (Word): the Grundy values that are left, with signs for the nim-sum.
heaps-large-wins = It leaves Grundy values { $values } with nim-sum 0.
heaps-again = After each move { $winner } can leave Grundy values with the nim-sum 0, as long as that leaves a heap worth more than 1. If not, { $winner } can leave an odd number of heaps worth 1, and none worth more.

## Numbers that play as heaps of Nim

# $what (Word): cells, ones (cells counted from 1), distances or gaps, which the numbers are.
balance-even = In the { $what ->
    [cells] numbers of the cells
    [ones] numbers of the cells, counted from 1
    [distances] distances
   *[gaps] gaps
}, every power of two occurs an even number of times.
# $what (Word): cells, ones (cells counted from 1), distances or gaps, which the numbers are.
# $xor (Number): their nim-sum.
balance-odd = In the { $what ->
    [cells] numbers of the cells
    [ones] numbers of the cells, counted from 1
    [distances] distances
   *[gaps] gaps
}, some powers of two occur an odd number of times; their nim-sum is { $xor }.
# $what (Word): cells, ones (cells counted from 1), distances or gaps, which the numbers are.
balance-loses = Every power of two occurs an even number of times. Each move changes just one of the { $what ->
    [cells] cell numbers
    [ones] cell numbers
    [distances] distances
   *[gaps] gaps
}, so it makes a column odd.
# $what (Word): cells, ones (cells counted from 1), distances or gaps, which the numbers are.
balance-wins = After this move every power of two occurs an even number of times in the { $what ->
    [cells] numbers of the cells
    [ones] numbers of the cells, counted from 1
    [distances] distances
   *[gaps] gaps
}. The next move makes some column odd.
balance-again = { $Winner } can always make every column even again.

## Boards that have fallen apart

polyomino-only = Only one unit is left.
# $units (Number): units that are left.
polyomino-loose = No four of the { $units } units form a square, so they go one by one.
polyomino-lost = There are moves in one part only, and each leaves Grundy values whose nim-sum is not 0.
# $value (Number): the Grundy value of the part.
polyomino-one = There are moves in one part only. Its Grundy value is { $value }.
# $units (Number): units that are left.
polyomino-loose-wins = It leaves { $units } units of which no four form a square. They go one by one, and an even number of moves is left.
polyomino-one-wins = It leaves moves in one part only.
# $value (Number): the Grundy value of both.
polyomino-equal-wins = It leaves two parts that are both worth { $value }.
# $values (Word): the Grundy values, with signs for the nim-sum.
polyomino-wins = It leaves parts with Grundy values { $values }. Their nim-sum is 0.

## Boards that a half-turn maps onto themselves

half-turn-lost = Half a turn maps what is left onto itself, and no move can meet its own image.
# $middle (Number): cells in the middle.
half-turn-won = Half a turn maps what is left onto itself. Only a move through the { $middle ->
    [one] cell
   *[other] { $middle } cells
} in the middle can meet its own image.
half-turn-wins = It leaves a board that half a turn maps onto itself, where no move can meet its own image.
half-turn-again = { $Winner } can answer each move by its image after half a turn.

## Rows of pins in misère play

# $rows (Message): lengths of rows.
group-even = an even number of rows of { $rows }
# $rows (Message): lengths of rows.
group-odd = an odd number of rows of { $rows }
# $rows (Message): lengths of rows.
group-one = one row of { $rows }
# $groups (Message): the rows of a family.
# $normal (Word): won or lost, in normal play.
turned-family = Nothing but { $groups }: in normal play this would be { $normal ->
    [won] won
   *[lost] lost
}, and misère play turns it around.
# $xor (Number): the nim-sum.
# $normal (Word): won or lost, in normal play.
turned-none = The nim-sum is { $xor }, and this is none of the few families that misère play turns around. So it is { $normal ->
    [won] won
   *[lost] lost
} as in normal play.
single-pin-wins = It leaves a single pin. { $Opponent } must take it.
# $count (Number): pins that are left.
single-pins-win = It leaves { $count } single pins, an odd number. They go one by one, so { $opponent } must take the last.
# $groups (Message): the rows of a family.
turned-family-wins = It leaves nothing but { $groups }. In normal play that would be won; misère play turns it around.
# $size (Number): the length of the row.
turned-row-wins = It leaves one row of { $size }. It is none of the few rows that misère play turns around. So it is lost as in normal play.
# $values (Word): the Grundy values, with signs for the nim-sum.
turned-rows-win = It leaves Grundy values { $values } with nim-sum 0, and none of the few families that misère play turns around. So it is lost as in normal play.
throw-nothing = nothing at all, which loses
# $row (Number): the length of the row.
throw-lost = a row of { $row }, in which the player to move loses
# $row (Number): the length of the row.
throw-won = a row of { $row }, in which the player to move wins
# $one (Message): what a throw can leave.
# $next (Message): what else.
throw-or = { $one }, or { $next }
# $throws (Message): what the first throw can leave.
ring-opened = The first throw leaves { $throws }.
# $row (Number): the length of the row.
a-row = a row of { $row }
# $ring (Number): the length of the ring.
# $rows (Message): what the next throw can leave.
ring-wins = It leaves a closed ring of { $ring }. The next throw opens it into { $rows }, and { $winner } can win there.
ring-figure = Rows that the first throw can leave; the boxed ones are lost

## Tables

row-values = Grundy values by length of the row, in normal play
row-loses = A row on its own loses where the value is 0.

## Settings

ring-label = The pins stand in a ring
may-take = You may take
drawn-as = Drawn as
taken-hint = 1-3 for one to three, 1.3.4 for a set
misere-label = The player who makes the last move loses (misère)

## What a code should have, in “character 3 should be ...” and the like

heaps = heaps
numbers = numbers
rows = rows
cells-in-row = cells in this row
pin-places = places for pins
rows-and-columns = rows, an x and columns
cell-sign = x, a point or _
row-or-column = r for a row or c for a column
point-and-column = a point and a column
pin-sign = i for a pin, a point for a gap, or _
row-of-pins = a row of pins
standing-pin = the number of a pin that stands
pins-in-order = the second pin must not stand before the first
one-of-choices = one of the choices

## Why a question about a game cannot be answered

# $error (Message): what is wrong with it.
in-position = in the position, { $error }
# $error (Message): what is wrong with it.
in-move = in the move, { $error }
move-not-allowed = the rules do not allow this move here
# $key (Word): the name of the setting.
# $error (Message): what is wrong with its text.
in-setting = in the setting “{ $key }”, { $error }
# $id (Word): what was asked for.
no-game = there is no game “{ $id }”
# $game (Word): the game.
no-settings = { $game } has no settings
# $game (Word): the game.
# $key (Word): what was asked for.
# $keys (Word): the settings that it has, with commas.
no-such-setting = { $game } has no setting “{ $key }”; its settings: { $keys }

## How positions and moves are written

pile-written = How many are left.
amount-written = How many you take.
heaps-written = The heaps from left to right, with points between them.
steps-written = The number of the heap, a hyphen, and how many you take from it.
pins-written = From left to right, “i” for a pin that stands and a point for an empty place; rows are joined by “_”. A number is short for a row of so many pins.
throw-written = The place of the pin that falls, or the places of the first and the last pin with a hyphen between them. Places are counted from 1, on through all rows.
aim-written = The place of the pin at which you aim, counted from 1, on through all rows.
cells-written = Row by row from the top, “x” where something lies and a point where nothing does; rows are joined by “_”. “4x5” is short for four full rows of five.

## Graphs that are drawn by hand

# $n (Number): its number.
vertex-begin = vertex { $n }: begin an edge here
# $n (Number): its number.
vertex-lift = vertex { $n }: lift the pen
# $n (Number): its number.
# $other (Number): where the pen rests.
vertex-draw = vertex { $n }: draw the edge to { $other }, or rub it out
edges-ascend = edges must ascend, each told once
pen-rests = the pen rests here
an-edge = an edge such as 1-2
smaller-first = an edge begins with its smaller vertex
gone-ascends = what has gone must ascend, each told once
hyphen-and-vertex = a hyphen and a vertex
edge-missing = no edge joins these two vertices

## Games whose players have different moves

r-for-right = R

## Drawings in pieces

# $piece (Message): a piece.
# $value (Number): its Grundy value.
piece-valued = { $piece } ({ $value })
# $piece (Message): the only piece.
piece-lost = Every move in { $piece } leaves Grundy values whose nim-sum is not 0.
# $piece (Message): the only piece.
# $value (Number): its Grundy value.
piece-value = What is left is { $piece }. Its Grundy value is { $value }.
# $place (Word): ground if all pieces stand on the ground, otherwise apart.
pieces-paired = { $place ->
    [ground] The pieces on the ground are equal in pairs, so each cut can be copied in the twin, and the player to move loses.
   *[apart] The pieces are equal in pairs, so each move can be copied in the twin, and the player to move loses.
}
# $place (Word): ground if all pieces stand on the ground, otherwise apart.
# $pieces (Message): the pieces with their values.
# $xor (Number): the nim-sum.
pieces-valued = { $place ->
    [ground] Pieces on the ground and their Grundy values: { $pieces }. Their nim-sum is { $xor }.
   *[apart] Pieces and their Grundy values: { $pieces }. Their nim-sum is { $xor }.
}
# $piece (Message): the piece that is left.
piece-wins = It leaves { $piece }, which is lost for the player to move.
# $piece (Message): one of the two pieces.
piece-twice-wins = It leaves { $piece } twice.
pieces-paired-win = It leaves pieces that are equal in pairs.
# $pieces (Message): the pieces that are left, with their values.
pieces-win = It leaves { $pieces }, each with its Grundy value. Their nim-sum is 0.
