# Parity subtraction.

# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
# $wins (Word): even or odd.
goal = Take { $amounts } { $many ->
    [one] bean
   *[more] beans
}. In the end an { $wins ->
    [odd] odd
   *[even] even
} number wins.
# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
at-a-time = You may take { $amounts } { $many ->
    [one] bean
   *[more] beans
} at a time.
# $n (Number): how many.
beans = { $n ->
    [1] 1 bean
   *[other] { $n } beans
}
# $n (Number): how many.
steps = { $n ->
    [1] 1 step
   *[other] { $n } steps
}
# $n (Number): what a player holds.
# $parity (Word): even or odd.
holds = { $n } ({ $parity ->
    [odd] odd
   *[even] even
})
# $left (Number): what is left.
# $own (Message): what the player to move holds.
# $other (Message): what the other player holds.
heap-and-players = Beans in the heap: { $left }. The player to move has { $own }, the other { $other }.
# $left (Number): what is left.
# $own (Message): what the player to move holds.
# $other (Message): what the other player holds.
strip-and-players = Steps to the end: { $left }. The player to move has { $own }, the other { $other }.
# $who (Word): who makes the move, see words/en.ftl.
# $steps (Message): how far.
move-marble = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} the marble { $steps }
# $n (Number): its number.
cell = cell { $n }
# $n (Number): its number.
cell-marble = cell { $n }, the marble
# $n (Number): its number.
# $steps (Message): how far it is.
cell-ahead = cell { $n }, { $steps } on
beans-label = Beans
steps-label = Steps
tap-cell = Tap a cell to the left of the marble, then tap it again to go there.
