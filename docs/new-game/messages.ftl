# Row of Counters.

## The card

title = Row of Counters
summary = Take one or two from the right end. The last counter wins.
rule = Some counters lie in a row. On your turn you take one or two from the right end. The player who takes the last counter wins.
# Words by which people look for the game, in any language.
search = counters row
naive = It always takes one counter.
start-usual = Ten counters
position-written = The number of counters.
move-written = 1, a hyphen, and how many counters are taken: 1-2 takes two.

## The board

counters = Counters
# $number (Number): its place, from the left.
counter = counter { $number }
# $count (Number): how many there are.
row-of = { $count ->
    [0] No counter is left.
    [one] One counter.
   *[other] A row of { $count } counters.
}
# $who (Word): who makes the move, see words/en.ftl.
# $count (Number): how many counters.
takes = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $count ->
    [one] one counter
   *[other] { $count } counters
}

## Reasons

# $row (Number): how many counters there are.
whole-threes = { $row } counters are whole threes: whatever goes, the answer can make it three.
# $row (Number): how many counters there are.
# $rest (Number): one or two.
rest-of-threes = { $row } counters are threes and { $rest } more.
# $row (Number): how many counters are left.
leaves-threes = It leaves { $row } counters, which are whole threes.
fill-up = After each move of { $opponent }, { $winner } can take so many that three have gone together.
