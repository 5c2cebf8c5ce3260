# Why the checker refuses a certificate, as the end of a sentence. Words between “ and ” stand in certificates,
# and are the same in each language.

# $line (Number): the line of the certificate, from 1.
# $because (Message): one of the others.
at-line = line { $line }: { $because }

## The form of a certificate

# $name (Word): the first word of the line.
begin-with = this line must begin with “{ $name }”
plain-digits = each number must be plain digits, at most 15 of them
one-number = there must be one number here
two-numbers = there must be two numbers here
one-rule = there must be one rule here
# $most (Number): how many are read.
too-many-bytes = a certificate has at most { $most } bytes
wrong-checksum = the checksum is not that of the lines above
# $heaps (Word): the line of a certificate of heaps.
# $rows (Word): the line of a certificate of rows.
first-line = this must be “{ $heaps }” or “{ $rows }”
# $lines (Number): how many.
lines-of-heaps = a certificate has { $lines } lines
# $lines (Number): how many, besides those of the rows.
lines-of-rows = such a certificate has { $lines } lines and one for each row
unknown-rule = the rule must be a canonical notation that this checker knows
unknown-plane = the plane must be “wythoff”, the one that this checker knows
a-theorem = this must be the name of a theorem and two numbers
theorems = this must be “window”, “window-unequal” or “state”
theorem-of-rows = the theorem must be “state landman-2002”
an-exception = each exception must be a heap, a colon and its value
a-row = this must be “row” with its number, and then “preperiod”, “period”, “saltus”, each with a number, and “state” with two
# $row (Number): its number.
this-row = this must be row { $row }

## Numbers that are too large, or do not fit together

# $most (Number): the greatest bound.
bound-up-to = the bound must be at most { $most }, so that it can be checked
# $last (Number): the last heap.
heaps-of-bound = for this bound the heaps must be 0 to { $last }
no-period = the period must be at least 1
# $most (Number): the greatest period.
period-up-to = the period must be from 1 to { $most }
# $most (Number): the greatest preperiod.
preperiod-up-to = the preperiod must be at most { $most }
# $period (Number): its length, and what the values gain in it.
gain-of-row = in a period of { $period ->
    [one] { $period } column
   *[other] { $period } columns
} the values must gain { $period }
# $first (Number): a column.
# $second (Number): a later one.
columns-of-state = with these periods the columns of the state must be { $first } and { $second }
# $squares (Number): how many, more than a million.
# $most (Number): how many can be checked.
too-many-squares = { $squares } squares are too many to be checked: at most { $most }
# $most (Number): how many.
too-many-rows = at most { $most } rows can be checked
# $last (Number): the last row.
rows-of-lines = for so many lines it must be rows 0 to { $last }
# $last (Number): the last column.
columns-of-rows = for these rows it must be columns 0 to { $last }

## What a theorem needs; it names two numbers, or the sizes of two heaps

any-sizes = this theorem is for heaps of any sizes
different-sizes = this theorem is for heaps that must differ
limited-takes = this theorem is for limited takes
endless-takes = this theorem is for endless takes
one-heap = this theorem is for moves that leave one heap
# $number (Number): how many heaps a move leaves at most.
first-number = for this rule the first number must be { $number }
# $number (Number): how many tokens a move takes at most.
second-number = for this rule the second number must be { $number }
no-gain = this theorem allows no gain
# $bound (Word): it may exceed the numbers of a message.
bound-of-numbers = for these numbers it must be { $bound }
# $bound (Number): the second size.
bound-of-theorem = for this theorem it must be { $bound }
# $least (Number): the greatest size that is too small.
first-size = the first size must be above { $least }
# $more (Word): it may exceed the numbers of a message.
second-size = the second size must be the first and { $more } more
# $most (Number): the first size.
preperiod-of-state = the preperiod must be at most { $most }, the first size of the theorem

## What the values show

last-values-differ = the last values before the two sizes differ
older-values-differ = the older values at the two sizes differ
# $gain (Number): what the values gain.
gain-between = between the two sizes the gain is { $gain }
zero-gains = a value of 0 cannot gain
# $first (Number): a column.
# $second (Number): a later one.
states-differ = the states at columns { $first } and { $second } differ
# $place (Word): heap or column.
# $n (Number): one of them.
# $value (Number): its value.
# $later (Number): that a period later.
# $then (Number): the value of the later one.
no-repeat = { $place ->
    [heap] heap { $n } has value { $value }, and heap { $later } has { $then }
   *[column] column { $n } has value { $value }, and column { $later } has { $then }
}
# $period (Number): a shorter one.
shorter-period = the values repeat after { $period } already
# $start (Number): an earlier one.
earlier-start = the values repeat from { $start } on already
not-the-values = these are not the values
not-the-exceptions = these are not the exceptions
