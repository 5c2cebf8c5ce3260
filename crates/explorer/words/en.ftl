# What the page of the tables itself says. What is said about values stands in study.

## Title and form

title = Tables
# $one (Word): a rule.
# $other (Word): another one.
beside = { $one } beside { $other }
lead = Type a rule, or choose one. Every heap gets its value, and where the values repeat, that is proved, not guessed.
form = What to look at
show = Show
rule = Rule
rule-hint = 0.77, {"{"}1, 3, 4{"}"}, Nim…
to = Up to
compare-with = Compare with
another-rule = another rule
throws-up-to = Throws of up to
limits-up-to = Limits up to
limit = Then at most, x taken before
side = Squares a side
digits = What the digits mean
digit-by-digit = Digit by digit, for taking 1, 2, 3 … tokens: 1 leaves nothing, 2 one heap, 4 two heaps, 8 three. Add them up.
# $count (Number): digits that are not explained.
more-digits = { $count ->
    [1] and one digit more
   *[other] and { $count } digits more
}
# $error (Message): what is wrong with a rule or a limit.
not-read = This cannot be read: { $error }.
# $least (Number): the least number.
# $most (Number): the greatest number.
range = A whole number from { $least } to { $most }.
play-it = Play it
value-means = The value of a heap is the least number from 0 on that none of its moves leads to; 0 means that the player to move loses.

## Examples

examples = Rules to try
rows = Rows
heaps = Heaps
more-tables = More tables
kayles = Kayles
dawsons-kayles = Dawson’s Kayles
kayles-throws = Kayles with throws of 3
dawsons-chess = Dawson’s chess
treblecross = Treblecross
guiles = Guiles
remove-a-square = Remove a square, 2 × n
subtract-a-square = Subtract a square
subtract-a-prime = Subtract a prime
or-subtract-a-square = Take 1, 4, 9, … instead
take-one-to-three = Take 1, 2 or 3
nim = Nim
laskers-nim = Lasker’s Nim
officers = Officers
grundys-game = Grundy’s game
wythoffs-queen = Wythoff’s queen
longer-throws = Kayles with longer throws
take-away = Take-away
h-numbers = H-numbers

## The work

begin = Begin
go-on = Go on
stop = Stop
progress = Progress
checked = The independent checker has verified the certificate.
doubted = The independent checker refuses the certificate: do not trust it.
checking = The independent checker is reading the certificate.
get-certificate = Download the certificate
computes-again = The program that finds values stopped answering. Another one is computing them again.
broken = The program that finds values has stopped three times on this table. The values found so far are still here.
retry = Try once more
# $because (Message): why something was refused.
refused-and-kept = { $because } The table from before is still here.
# $n (Number): a heap.
# $one (Number): its value by the first rule.
# $other (Number): its value by the other one.
first-difference = First difference: n = { $n }, { $one } and { $other }
# $count (Number): values that are equal.
no-difference = { $count ->
    [1] No difference in the first value.
   *[other] No difference in the first { $count } values.
}

## The values in a line

line = The values in a line
# $length (Number): how long it is.
period = period { $length }
# $length (Number): how long it is.
seems-to-repeat = seems to repeat { $length }
# $last (Number): the last heap before the period.
before-period = { $last ->
    [0] heap 0: before the period
   *[other] 0 to { $last }: before the period
}

## Ways to look at the values

views = Ways to look at the values
strip = Strip
grid = Grid
dots = Dots
heat = Heat map
facts = Facts
look-at = Look at
cells-a-row = Cells a row
as-the-period = As the period
edge = Right edge of the grid: cells a row
go-to-heap = Go to heap
find-value = Find value
next = Next
previous = Previous
grid-help = Arrows move, Enter asks why, + and − change the width.
zero-loses = 0: the player to move loses
is-exception = exception of the period
period-begins = the period begins
rules-differ = the rules differ
loses = lost for the player to move
exception = exception
# $rules (Word): one rule or two.
# $last (Number): the last heap.
values-of = Values of { $rules }, heaps 0 to { $last }
# $last (Number): the last column.
scroll-sideways = Columns go on to { $last }: scroll sideways.
# $value (Number): what was looked for.
none-ever = No heap has the value { $value }, however large: the period is proved.
# $value (Number): what was looked for.
# $last (Number): the last heap.
none-found = The value { $value } does not occur up to heap { $last }.
# $value (Number): what was looked for.
# $last (Number): the last heap.
only-here = Up to heap { $last } only this one has the value { $value }.
# $n (Number): a heap.
# $value (Number): what was looked for.
# $place (Number): the place of this heap among all with the value.
# $count (Number): how many there are.
found = Heap { $n }: number { $place } of { $count } with the value { $value }.
# $place (Message): which of the heaps it is.
# $wrapped (Message): where the search went on.
wrapped = { $place } { $wrapped }
# $n (Number): a heap beyond the table.
# $value (Number): its value.
# $like (Number): the heap of the table that the period leads back to.
# $saltus (Number): how much the values gain in a period.
beyond = Heap { $n } has the value { $value }: the period is proved and leads back to heap { $like }{ $saltus ->
    [0] .
   *[other] , and each period adds { $saltus }.
}
wrapped-to-start = The search reached the end and went on at heap 0.
wrapped-to-end = The search reached heap 0 and went on at the end.
# $last (Number): the last heap.
no-heap = The table ends at { $last }. Type a whole number from 0 to { $last }.
heap-looked-at = Heap looked at
# $n (Number): a heap.
# $value (Number): its value.
readout = n = { $n }: value { $value }
# $n (Number): a heap.
# $value (Number): its value by the first rule.
# $other (Number): its value by the other one.
readout-two = n = { $n }: { $value } and { $other }

## Why a value is what it is

why = Why
why-hint = Choose a value, or press Enter on it, to see why it is what it is.
why-cell-hint = Choose a number, or go to it with the arrow keys and press Enter, to see why it stands there.
why-square-hint = Choose a square, or press Enter on it, to see why it is worth what it is, and to play from there.
# $n (Number): a heap.
heap = Heap { $n }
# $x (Number): its column.
# $y (Number): its row.
square = Square ({ $x }, { $y })
known = What is known

## Wythoff's plane

plane = Wythoff’s plane
plane-help = Drag to move; pinch, or touch the plane and turn the wheel, to zoom. Keys: arrows go from square to square (with Shift, ten at a time), + and − zoom, Home shows all, Enter asks why.
nearer = Nearer
farther = Farther
all-of-it = All of it
go-to-square = Go to square
squares-around = The squares nearby, as a table
# $left (Number): the first column.
# $right (Number): the last column.
# $low (Number): the lowest row.
# $high (Number): the highest row.
in-sight = Columns { $left } to { $right }, rows { $low } to { $high }.
# $x (Number): its column.
# $y (Number): its row.
# $value (Number): its value.
square-value = ({ $x }, { $y }): { $value ->
    [0] value 0, the player to move loses
   *[other] value { $value }
}
# $last (Number): the last column and row.
no-square = Column and row with a point between them, each from 0 to { $last }: 3.5.

## Export

export-open = Export…
export = Export
form-of-file = Form
csv = for a spreadsheet
json = with period and certificate
b-file = in the format of the OEIS
latex = a tabular
svg = what is seen, as a drawing
png = what is seen, in pixels
certificate-name = Certificate
certificate = the proof of the period
download = Download
copy = Copy
show-all = Show all the text
close = Close
the-text = The text
writing = It is being written.
copied = It is on the clipboard.
saved = Your download begins. Where downloads are not allowed, show all the text and copy it by hand.
by-hand = The clipboard cannot be used here. All of the text is selected: copy it by hand.
no-picture = No picture could be made here.
not-pictured = There is no picture of this view. Strip, grid, dots, heat map and planes have one once they are drawn.
many-pictures = Eight pictures are already being made.
# $lines (Number): lines that are not shown.
more-lines = { $lines ->
    [1] … and one line more
   *[other] … and { $lines } lines more
}

## Which rule has given values

which-rule = Which rule has these values?
which-values = Values of the heaps 0, 1, 2, … of an unknown rule, twelve or more
which-find = Find the rule
# $tried (Number): how many rules were tried.
which-none = None of { $tried } rules has all these values. The nearest are:
# $count (Number): rules that are not listed.
which-more = { $count ->
    [one] One more rule has these values. More values may tell them apart.
   *[other] { $count } more rules have these values. More values may tell them apart.
}
