# What is said about tables of values: what a rule allows, how far the work is, what is proved, why a value is what
# it is, what a picture shows, and why something cannot be had. Files that are exported stay in English.

## Lists

# $rest (Message): what comes before.
# $next (Message): what comes next.
comma = { $rest }, { $next }
# $rest (Message): what comes before.
# $last (Message): what comes last.
and = { $rest } and { $last }
# $rest (Message): what comes before.
# $last (Message): what comes last.
or = { $rest } or { $last }
# $from (Number): the first number.
# $to (Number): the last number.
from-to = { $from } to { $to }

## What a rule allows

# $clauses (Message): what a move may be.
a-move = A move: { $clauses }.
# $one (Message): what a move may be.
# $other (Message): what else it may be.
or-else = { $one }; or { $other }
# $taken (Message): how many tokens.
# $left (Message): what may stay of the heap.
take = take { $taken }, leaving { $left }
one-token = 1 token
# $numbers (Message): such as “2 or 3”.
tokens = { $numbers } tokens
any-number = any number of tokens
# $n (Number): the greatest number before all others.
more-than = more than { $n ->
    [1] 1 token
   *[other] { $n } tokens
}
# $reach (Number): the greatest number that has a digit of its own.
# $length (Number): how many digits are repeated.
take-pattern = take more than { $reach }, where what is allowed repeats every { $length } tokens
# $numbers (Word): the first of them, with commas.
# $set (Word): squares, primes or powers.
# $base (Number): whose powers these are, or 0.
# $more (Word): other numbers that may be taken, or “none”.
endless-tokens = { $numbers }, … tokens ({ $set ->
    [squares] the square numbers
    [primes] the prime numbers
   *[powers] the powers of { $base }
}{ $more ->
    [none] {""}
   *[other] {" "}and { $more }
})
full-square = take a full square, of one small square or of four, from two rows
# $parts (Message): into how many heaps.
cut = cut a heap in { $parts }
# $n (Number): how many heaps, at most 7.
heaps = { $n ->
    [0] nothing
    [1] one heap
    [2] two heaps
    [3] three heaps
    [4] four heaps
    [5] five heaps
    [6] six heaps
   *[other] seven heaps
}
# The same where “heaps” was said before.
# $n (Number): how many heaps, at most 7.
so-many = { $n ->
    [0] nothing
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] seven
}
# $heaps (Message): how many heaps.
different-sizes = { $heaps } of different sizes

## The work

# $engine (Message): how the values are found.
# $time (Message): about how long that takes.
# $megabytes (Number): memory.
values-cost = By { $engine }: { $time }, { $megabytes } MB of memory.
# $squares (Number): squares of the plane.
# $time (Message): about how long that takes.
# $megabytes (Number): memory.
plane-cost = { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}, tile by tile: { $time }, { $megabytes } MB of memory.
# $cells (Number): cells of the table.
# $time (Message): about how long that takes.
table-cost = { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}: { $time }.
moment = less than a second
# $n (Number): how many.
seconds = about { $n ->
    [1] 1 second
   *[other] { $n } seconds
}
# $n (Number): how many.
minutes = about { $n ->
    [1] 1 minute
   *[other] { $n } minutes
}
# $kind (Word): plain, scan, sparse or copy.
engine = { $kind ->
    [plain] sets of bits
    [scan] guess and witness
    [sparse] rare and common values
   *[copy] copying a proved period
}
# $found (Number): values that are there.
# $of (Number): how many there will be.
# $engine (Message): how they are found.
values-found = { $found } of { $of ->
    [1] 1 value
   *[other] { $of } values
}, by { $engine }
# $found (Number): squares that are there.
# $of (Number): how many there will be.
squares-found = { $found } of { $of ->
    [1] 1 square
   *[other] { $of } squares
}
# $found (Number): rows that are there.
# $of (Number): how many there will be.
rows-found = { $found } of { $of ->
    [1] 1 row
   *[other] { $of } rows
}
# $row (Number): a row of the plane.
proving-row = proving the period of row { $row }
# $values (Number): how many there are.
# $time (Message): about how long that takes.
to-check = the checker has yet to find { $values ->
    [1] 1 value
   *[other] { $values } values
} anew: { $time }
# $done (Number): values that were found anew.
# $of (Number): how many there are.
checking = the checker finds the values anew: { $done } of { $of }

## What is proved

# $standing (Word): proved, apparent or open.
seal = { $standing ->
    [proved] Proved
    [apparent] Apparent, not proved
   *[open] Not proved here
}
# $start (Number): the heap where the period begins.
# $length (Number): its length.
repeats = From heap { $start } on the values repeat with period { $length }.
# $start (Number): the heap where the period begins.
# $length (Number): its length.
# $saltus (Number): what the values gain in each period.
repeats-and-gains = From heap { $start } on the values repeat with period { $length }, and they gain { $saltus } in each.
# $saltus (Number): what the values gain in each period.
# $length (Number): the length of the period.
# $start (Number): the heap where it begins.
seems-to-repeat = The values seem to gain { $saltus } { $length ->
    [1] with each heap
   *[other] every { $length } heaps
} from heap { $start } on; no theorem here covers this.
endless-breaking = This program has no proof for rules by which any number may be taken and heaps may be broken, so no period is claimed; that of Lasker’s Nim was proved by Lasker (1931).
# $values (Number): how many there are.
none-proved = { $values ->
    [1] 1 value proves
   *[other] { $values } values prove
} no period.
# $last (Number): the last row that is proved.
rows-repeat = { $last ->
    [0] In row 0
   *[other] In each of the rows 0 to { $last }
} the differences W(k, n) − n repeat, since all that a row depends on comes again (Landman 2002).

## Why a cell has its value

play-here = Play from here
value = Value
options-caption = What a move can make of it
options-head = Options
example-head = One of them
mex = no option: the least missing number
wins = – this move wins
nothing = nothing
a-square = a single square
# $count (Number): lines of a table.
left-out = { $count } more not shown here
# $name (Word): such as G(12) or W(3, 5).
why-no-move = { $name } = 0, as there is no move; the player to move loses.
# $name (Word): such as G(12) or W(3, 5).
# $value (Number): its value.
why-only-zero = { $name } = { $value }: its only option has the value 0.
# $name (Word): such as G(12) or W(3, 5).
why-only-other = { $name } = 0: its only option does not have the value 0; the player to move loses.
# $name (Word): such as G(12) or W(3, 5).
# $value (Number): its value.
# $options (Number): how many options it has, at least 2.
# $values (Message): which values they have.
why-all = { $name } = { $value }: among its { $options } options { $values }
# $name (Word): such as G(12) or W(3, 5).
# $value (Number): its value.
# $options (Number): how many options are listed.
# $values (Message): which values they have.
why-some = { $name } = { $value }: among its options (the first { $options } are listed), { $values }
no-zero = none has the value 0; the player to move loses.
zero-but-not-one = the value 0 occurs, and 1 does not.
# $zeros (Number): how many options have the value 0.
zeros-but-no-one = { $zeros ->
    [1] one has the value 0, and none has 1.
   *[other] { $zeros } have the value 0, and none has 1.
}
both-but-not-two = the values 0 and 1 both occur, and 2 does not.
# $last (Number): the greatest value that occurs, and all below it do.
# $value (Number): the next one.
all-but-not = each value from 0 to { $last } occurs, and { $value } does not.

## Facts

period-head = What is proven
known-head = What sequence is this?
records-head = Records
zeros-head = Zeros
shares-head = First appearances and shares
rare-head = Rare and common
difference-head = First difference
certificate = The certificate
# $parts (Number): most heaps that a move leaves.
# $most (Number): the most that a move takes.
# $last (Number): the heap through which the values must repeat.
# $bound (Number): how many values the theorem asks for.
theorem-window = The theorem, { $parts ->
    [2] by
   *[other] as in
} Guy and Smith (1956), for moves that take at most { $most } and leave at most { $parts ->
    [1] 1 heap
   *[other] { $parts } heaps
}: if the values repeat through heap { $last }, they do for ever. So it asks for { $bound ->
    [1] 1 value
   *[other] { $bound } values
}.
# $most (Number): the most that a move takes.
# $last (Number): the heap through which the values must repeat.
# $bound (Number): how many values the theorem asks for.
theorem-unequal = The theorem, as in Guy and Smith (1956) with one period more, for moves that take at most { $most } and leave two heaps that must differ: if the values repeat through heap { $last }, they do for ever. So it asks for { $bound ->
    [1] 1 value
   *[other] { $bound } values
}.
# $from (Number): a heap.
# $to (Number): a later heap.
# $bound (Number): how many values the theorem asks for.
theorem-state = What all later heaps depend on is the same at heap { $from } and at heap { $to }, up to the gain; so everything after it comes again. It asks for { $bound ->
    [1] 1 value
   *[other] { $bound } values
}.
# $count (Number): how many heaps do not follow the period.
exceptions = { $count ->
    [0] No heap is an exception: the values repeat from the start.
    [1] One heap before the period is an exception:
   *[other] { $count } heaps before the period are exceptions:
}
check-follows = The certificate follows as soon as all that it needs is there.
# $values (Number): how many there are.
check-goes-on = The independent checker is finding { $values ->
    [1] 1 value
   *[other] { $values } values
} anew.
# $values (Number): how many it found.
# $from (Word): rule, or moves of the queen.
check-holds = The certificate was checked: the independent checker found { $values ->
    [1] 1 value
   *[other] { $values } values
} anew { $from ->
    [rule] from the rule
   *[moves] from the queen’s moves
}, and each number in it is right.
check-too-large = The certificate is too large to be checked here.
# $because (Message): what the checker says.
check-refused = The independent checker refused the certificate: { $because }.
# $count (Number): how many sequences are compared.
no-known-sequence = Not one of the { $count } built-in sequences.
search-oeis = Search the OEIS
# $greatest (Number): the greatest value.
# $count (Number): how many records there are.
records-all = The greatest value is { $greatest }. { $count ->
    [1] 1 value exceeds all before it:
   *[other] { $count } values exceed all before them:
}
# $greatest (Number): the greatest value.
# $count (Number): how many records there are.
records-last = The greatest value is { $greatest }. { $count } values exceed all before them; the last of them:
# $zeros (Number): how many heaps have the value 0.
# $heaps (Number): how many heaps there are.
zeros = { $zeros } of { $heaps ->
    [1] 1 heap
   *[other] { $heaps } heaps
} { $zeros ->
    [1] has the value 0: the player to move loses it.
   *[other] have the value 0: the player to move loses them.
}
# $different (Number): how many different values occur.
# $heaps (Number): how many heaps there are.
shares-caption = { $different ->
    [1] 1 different value
   *[other] { $different } different values
} among { $heaps ->
    [1] 1 heap
   *[other] { $heaps } heaps
}
first-at = First at n =
times = Times
share = Share
# $ones (Word): the whole per cents.
# $hundredths (Word): two digits.
percent = { $ones }.{ $hundredths } %
percent-least = below 0.01 %
# $mask (Word): a binary number.
mask = Count the 1-bits of the value that the mask { $mask } has. Rare: the count is even.
# $mask (Word): a binary number.
# $parity (Word): odd or even.
mask-by-parity = Count the 1-bits of the value that the mask { $mask } has, and one more if n is { $parity ->
    [odd] odd
   *[even] even
}. Rare: the count is even.
# $heaps (Number): how many heaps there are.
# $rares (Number): how many of them have a rare value.
rares = Of { $heaps } heaps, { $rares ->
    [1] 1 is rare.
   *[other] { $rares } are rare.
}
# $rare (Word): numbers.
# $common (Word): numbers.
rare-values = Rare: { $rare }. Common: { $common }.
# $one (Word): a rule.
# $other (Word): another one.
# $n (Number): the first heap at which they differ.
# $left (Number): its value by the first rule.
# $right (Number): its value by the other one.
first-difference = { $one } and { $other } first differ at n = { $n }: { $one } has { $left }, { $other } has { $right }.
# $one (Word): a rule.
# $other (Word): another one.
never-differ = { $one } and { $other } never differ: both periods are proved, and they agree on a common one.
# $one (Word): a rule.
# $other (Word): another one.
# $values (Number): how many there are.
no-difference = { $one } and { $other } agree on all { $values } values so far.

## Known sequences

# $name (Message): what the sequence is.
# $formula (Message): how its terms a(n) are those of this table.
# $from (Number): the first n that was compared.
# $to (Number): the last one.
known = { $name }: { $formula } for n = { $from } to { $to }. The terms a(n) were computed here, not taken from the OEIS.
# $term (Word): such as a(n + 1).
row-is = that of row n is { $term }
# $term (Word): such as a(n + 1).
zero-is = the n-th heap of value 0 is { $term }
known-kayles = values of Kayles
known-dawson = values of Dawson’s Chess
known-grundy = values of Grundy’s game
known-squares = values of Remove-a-Square on two rows
known-lost-rows = lost rows of Dawson’s Kayles
known-won-rings = won rings of Dawson’s Kayles
known-lost-products = lost numbers of Sum-from-Product
known-won-products = won numbers of Sum-from-Product
known-lower = lower Wythoff numbers
known-upper = upper Wythoff numbers
known-diagonal = main diagonal of Wythoff’s plane
known-fibonacci = Fibonacci numbers, from the second 1 on
known-powers = powers of 2
known-row-periods = periods of the rows of Wythoff’s plane
known-row-starts = pre-periods of the rows of Wythoff’s plane

## Wythoff's plane

pairs-head = Lost squares
diagonal-head = The main diagonal
rows-head = Rows repeat
# $pairs (Number): how many pairs were looked up.
pairs = W = 0 at (⌊nφ⌋, ⌊nφ⌋ + n) and their mirror images: { $pairs ->
    [1] 1 pair
   *[other] { $pairs } pairs
} of this plane, each looked up in its values (Wythoff 1907).
row-head = Row k
row-start = From n =
row-state = State at n =
row-again = and again at n =
# $row (Number): a row of the plane.
one-row = Row { $row }
# $from (Number): the first row.
# $last (Number): the last row.
some-rows = Rows { $from } to { $last }

## Tables of more than one game

kayles-caption = Kayles with throws of up to k neighbours: values of a row of n pins
# $f (Word): a limit, such as 2x.
take-away-caption = Take-away, after x at most { $f }: how many to take from each pile, for each limit; P where the player to move loses
# $f (Word): a limit, such as 2x.
limits-caption = H-numbers, the lost piles, where after x at most { $f } may be taken, and of other limits beside it
period = Period
period-start = from n =
open = open
pile = Pile
step = step
about-limits = k counts the lost piles, and “step” is the way from one to the next. Each other column belongs to a limit on the next move after x were taken: 2x is twice as many, xx is x times x.
about-take-away = Each row is a pile; above each column stands how many may be taken at most now.
# $terms (Number): how many H-numbers there are.
# $to (Number): the greatest that was looked for.
schwenk-holds = { $terms ->
    [1] 1 H-number
   *[other] { $terms } H-numbers
} up to { $to }. The limit is never below x, so exactly these piles are lost (Schwenk 1970).
# $terms (Number): how many H-numbers there are.
# $to (Number): the greatest that was looked for.
schwenk-fails = { $terms ->
    [1] 1 H-number
   *[other] { $terms } H-numbers
} up to { $to }. The limit falls below x, where Schwenk’s theorem says nothing: these piles were played out, each with every move.
pile-empty = Nothing is left: the player to move has lost.
# $pile (Number): how many coins.
# $limit (Number): the most that may be taken.
pile-lost = { $pile ->
    [1] 1 coin
   *[other] { $pile } coins
}, and at most { $limit } may be taken: the player to move loses.
# $pile (Number): how many coins.
# $limit (Number): the most that may be taken.
# $take (Number): what wins.
# $left (Number): what it leaves.
# $next (Number): the most that may be taken of that.
pile-won = { $pile ->
    [1] 1 coin
   *[other] { $pile } coins
}, and at most { $limit } may be taken: take { $take }. That leaves { $left } and a limit of { $next }, and the player to move then loses.
# $pile (Number): an H-number.
# $before (Number): the H-number before it.
# $step (Number): the difference.
# $f (Word): a limit, such as 2x.
# $after (Number): what the limit makes of the step.
h-number = { $pile } = { $before } + { $step }. The step { $step } is the least H-number after which at least { $before } may be taken: { $f } makes { $after } of it. So a pile of { $pile } is lost if you may take any number but not the whole pile (Schwenk 1970).
lost-one = A pile of 1 is lost if the whole may not be taken: there is no move.
# $pile (Number): how many coins.
lost-at-first = A pile of { $pile } is lost if you may take any number but not the whole pile: whatever is taken, what is left can be won under the limit that follows.

## Pictures

a-dot = a heap and its value
lost-heap = value 0: the player to move loses
lost-square = framed or filled: value 0, the player to move loses
exception = hollow: an exception before the period
golden-lines = lines of slope φ and 1/φ
# $rule (Word): the rule.
# $from (Number): the first heap.
# $to (Number): the last heap.
# $low (Number): the least value shown.
# $high (Number): the greatest value shown.
dots = Dot plot of { $rule }: heaps { $from } to { $to } from left to right, values { $low } to { $high } upwards.
# $rule (Word): the rule.
# $columns (Number): heaps in a row.
# $first (Number): the heap in the upper left corner.
# $row (Number): the last row.
# $greatest (Number): the greatest value.
heat = Heat map of { $rule }: { $columns } heaps a row, from heap { $first } in the upper left corner on, down to row { $row }; values from 0, dark, to { $greatest }, bright.
# $left (Number): the first column.
# $right (Number): the last column.
# $low (Number): the lowest row.
# $high (Number): the highest row.
# $greatest (Number): the greatest value.
plane = Wythoff’s plane: columns { $left } to { $right } from left to right, rows { $low } to { $high } upwards; values from 0, dark, to { $greatest }, bright.

## What cannot be had

# $most (Number): characters.
address-too-long = The address is longer than { $most } characters.
# $key (Word): a word of an address.
unknown-word = “{ $key }” means nothing here and is passed over.
# $key (Word): a word of an address.
# $error (Message): what is wrong.
wrong-word = In “{ $key }”: { $error }.
point-and-row = a point and a row
end = the end
# $key (Word): a word of an address.
# $wanted (Message): what it may be.
must-be = “{ $key }” must be { $wanted }.
no-table = There is no table yet to answer this from.
no-such-rule = There is no such rule here: the first is 0, the one beside it 1.
no-such-row = The table has no such row.
no-windows = Only Wythoff’s plane has windows of squares.
only-texts = This table can be exported as CSV, JSON or LaTeX, and has no pictures.
# $n (Number): a heap.
no-value = Heap { $n } has no value yet; the table ends before it.
# $x (Number): its column.
# $y (Number): its row.
no-square = Square { $x }.{ $y } has no value yet, or lies outside the plane.
# $asked (Number): the greatest heap that was asked for.
# $most (Number): the greatest that is allowed.
too-many-values = Values up to { $asked } are too many: a table ends at { $most }, so that it fits into memory.
# $asked (Number): how long it would take.
# $most (Number): how long it may take.
too-many-seconds = This table would take about { $asked } seconds; at most { $most } are allowed.
# $asked (Number): how much it would take.
# $most (Number): how much it may take.
too-many-megabytes = This table would take about { $asked } megabytes; at most { $most } are allowed.
# $asked (Number): the side that was asked for.
# $most (Number): the greatest side.
plane-too-large = A side of { $asked } is not possible: it must be from 1 to { $most }, so that the plane fits into memory.
# $rows (Number): the most rows.
# $to (Number): the greatest heap.
# $cells (Number): the most cells.
table-too-large = A table has at most { $rows } rows or limits, heaps up to { $to } and { $cells } cells, so that a page can show it.
# $most (Number): the greatest H-number.
too-many-h-numbers = A limit with x² has too many H-numbers beyond { $most }, so the table ends there.
# $most (Number): pixels.
picture-too-large = A picture has from 1 to { $most } pixels each way, so that it fits into memory.
only-pictures = Of these values there are dots and a heat map; strip and grid are drawn as SVG.
only-planes = A plane is drawn as a plane.
nothing-yet = What is asked for is not computed yet.
no-sight = A drawing needs to know what is in sight.
no-certificate = There is no certificate, as no period is proved.
no-rows-yet = There is no certificate yet, as the rows are proved once all squares are there.
# $cells (Number): how many there would be.
# $most (Number): the most that are drawn.
too-many-cells = A drawing of { $cells } cells would be too large: at most { $most } are drawn, so zoom in first.
# $squares (Number): how many there would be.
# $most (Number): the most that are written.
too-many-squares = { $squares } squares are too many for one file: at most { $most }, so zoom in first.
# $columns (Number): the most columns.
# $squares (Number): the most squares.
too-wide = LaTeX sets at most { $columns } columns and { $squares } squares of a plane, so zoom in first.

## Which rule has given values

# $word (Word): what was typed.
not-a-value = “{ $word }” is no value. Values are whole numbers from 0 on.
# $count (Number): how many there are.
# $least (Number): how many are needed.
too-few-values = { $count ->
    [one] One value does
   *[other] { $count } values do
} not tell rules apart: at least { $least } are needed.
# $count (Number): how many values agree.
# $heaps (Word): same, larger or smaller, as the heaps of the rule are.
# $by (Number): by how much.
all-agree = { $heaps ->
    [larger] all { $count } values, from heap { $by } on
    [smaller] { $count } values, from heap 0 on; { $by ->
        [one] one value stands
       *[other] { $by } values stand
    } before it
   *[same] all { $count } values
}
# $count (Number): how many values agree.
# $heap (Number): the heap of the rule where the first difference is.
# $value (Number): its value.
# $given (Number): the value that was given.
nearly-agree = { $count ->
    [one] 1 value agrees
   *[other] { $count } values agree
}; then heap { $heap } has { $value } and not { $given }
