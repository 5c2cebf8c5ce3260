# Euclid.

## The card

title = Euclid
summary = Take the smaller number from the larger, once or more often. A zero wins.
rule = Two numbers are the sides of a rectangle. On your turn you take the smaller number from the larger one, once or several times, which cuts squares off the rectangle. The player who makes one of the numbers zero, and so cuts off the last square, wins.
# The rule if equal numbers end the game.
rule-equal = Two numbers are the sides of a rectangle. On your turn you take the smaller number from the larger one, once or several times, but something has to be left of it. The player who makes the numbers equal, and so leaves a square, wins.
goal-equal = Take the smaller number from the larger, once or more often. Equal numbers win.
# Words by which people look for the game, in any language.
search = Euclid algorithm Euclide golden ratio nombre d’or rectangle squares carrés subtraction greatest common divisor pgcd gcd Fibonacci
naive = It takes the smaller number away as often as it can.
start-seven-and-twenty-five = Twenty-five and seven
start-golden = Two Fibonacci numbers
start-lost = Thirteen and nine, lost
start-equal = Up to equal numbers
start-large = Near the golden ratio
end-label = The game ends with
choice-zero = a zero
choice-equal = equal numbers
position-written = Both numbers, joined by a point.
move-written = How often the smaller number is taken from the larger one.

## The board

# $n (Number): first or second.
number-label = Number { $n }
# $one (Number): one number.
# $other (Number): the other.
sides = squares of the rectangle of { $one } and { $other }
# $one (Number): one number.
# $other (Number): the other.
numbers-are = The numbers are { $one } and { $other }.
# $times (Number): how often the smaller number is taken.
# $small (Number): the smaller number.
# $left (Number): what is left of the larger one.
cut-off = take { $times ->
    [1] { $small }
   *[other] { $times } × { $small }
}, leaves { $left }
# $count (Number): how many squares there are.
# $small (Number): their side.
many-squares = { $count } squares with the side { $small }
# $who (Word): who makes the move, see words/en.ftl.
# $small (Number): the smaller number.
# $large (Number): the larger one.
# $left (Number): what is left of it.
take-once = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $small } from { $large }, which leaves { $left }
# $who (Word): who makes the move, see words/en.ftl.
# $times (Number): how often the smaller number is taken.
# $small (Number): the smaller number.
# $large (Number): the larger one.
# $left (Number): what is left of it.
take-times = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $times } × { $small } from { $large }, which leaves { $left }
stays-positive = Something has to be left of the larger number: equal numbers end the game.
tap-square = Choose a square to cut it off with all squares beyond it, then press it again.

## Reasons

# $number (Number): both numbers.
equal-numbers = Both numbers are { $number }: taking one from the other leaves zero.
# $large (Number): the larger number.
# $small (Number): the smaller one.
# $rest (Number): their difference.
forced = { $small } goes into { $large } only once, so the only move leaves { $small } and { $rest }. Their ratio is above the golden ratio 1.618…, because that of { $large } and { $small } is below it.
# $large (Number): the larger number.
# $small (Number): the smaller one.
beyond = { $large } is more than 1.618… times { $small }, the golden ratio: leave numbers that are nearer to each other than that.
# $large (Number): the larger number that is left.
# $small (Number): the smaller one.
# $rest (Number): their difference.
leaves-near = It leaves { $large } and { $small }. { $large } is less than 1.618… times { $small }, so { $opponent-is ->
    [you] you have
   *[other] { $opponent } has
} no choice: only { $small } and { $rest } can be left, and their ratio is above 1.618…
quotients = How often the smaller number goes into the larger, step by step; the marked one gives the first choice
golden-or-zero = From there { $winner } can leave different numbers with a ratio below 1.618… again, or a zero.
golden-or-equal = From there { $winner } can leave numbers with a ratio below 1.618… again; equal ones are the end.

## Tables

numbers-head = Numbers
values-caption = Grundy values of two numbers
values-note = The player to move loses where the value is 0, which is boxed. Those numbers lie in a wedge between two lines with the golden ratio as their slope.

## What a code should have, in “character 3 should be ...” and the like

not-both-zero = not both numbers may be zero
