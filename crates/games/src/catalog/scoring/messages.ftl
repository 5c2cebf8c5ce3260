# Scoring.

# $most (Number): the longest move.
# $end (Word): wins or loses, which is what the last move does.
goal = Move one chip { $most ->
    [one] one cell to the left.
   *[other] 1 to { $most } cells to the left.
} The last move { $end ->
    [loses] loses
   *[wins] wins
}.
# $most (Number): the longest move.
chip-steps = A chip goes { $most ->
    [one] one cell
   *[other] one to { $most } cells
} to the left.

## Reasons

# $cell (Number): the cell of the chip.
# $rest (Number): its remainder.
# $modulus (Number): the divisor.
one-chip = { $rest ->
    [0] The only chip that can move is on cell { $cell }, a multiple of { $modulus }.
    [one] The only chip that can move is on cell { $cell }, one more than a multiple of { $modulus }.
   *[other] The only chip that can move is on cell { $cell }, { $rest } more than a multiple of { $modulus }.
}
# $cell (Number): where the chip is then.
# $rest (Number): its remainder.
# $modulus (Number): the divisor.
leaves-chip = { $rest ->
    [0] It leaves only the chip on cell { $cell }, a multiple of { $modulus }.
    [one] It leaves only the chip on cell { $cell }, one more than a multiple of { $modulus }.
   *[other] It leaves only the chip on cell { $cell }, { $rest } more than a multiple of { $modulus }.
}
leaves-one-step = It leaves a single step, from cell 1. { $Opponent } must make it, and it is the last.
# $modulus (Number): the divisor.
multiples = Every chip is on a multiple of { $modulus }.
# $modulus (Number): the divisor.
leaves-multiples = It leaves every chip on a multiple of { $modulus }.
# $modulus (Number): a move and its answer together.
together = After each move { $winner } can move the same chip on, so that both moves make { $modulus } cells together.
clock = Remainders of the cell; on the filled ones the player to move loses
partners = Each chip has a partner on its own cell.
leaves-partners = It leaves each chip with a partner on its own cell.
copy = Whenever { $opponent-is ->
    [you] you move
   *[other] { $opponent } moves
} a chip, { $winner } can move its partner to the same cell.
# $count (Number): how many remainders are 1.
# $modulus (Number): the divisor.
ones = On division by { $modulus } no cell leaves a remainder above 1. The remainder is 1 { $count ->
    [0] for no chip.
    [one] for one chip.
   *[other] for { $count } chips.
}
# $count (Number): how many remainders are 1.
# $modulus (Number): the divisor.
leaves-ones = On division by { $modulus } it leaves no remainder above 1, and the remainder is 1 for { $count ->
    [one] one chip,
   *[other] { $count } chips,
} an odd number.
# $modulus (Number): the divisor.
# $remainders (Message): the remainders.
# $xor (Number): their nim-sum.
columns = On division by { $modulus } the cells leave the remainders { $remainders }. { $xor ->
    [0] In them every power of two occurs an even number of times.
   *[other] Some powers of two occur an odd number of times in them; the nim-sum is { $xor }.
}
# $modulus (Number): the divisor.
# $remainders (Message): the remainders that are left.
leaves-columns = On division by { $modulus } it leaves the remainders { $remainders }. In them every power of two occurs an even number of times.
# $modulus (Number): the divisor.
remainders-figure = Cells and their remainders on division by { $modulus }, in powers of two
# $modulus (Number): the divisor.
even = After each move { $winner } can make every column of the remainders on division by { $modulus } even again.
# $modulus (Number): the divisor.
even-misere = After each move { $winner } can make every column of the remainders on division by { $modulus } even again, as long as that leaves one above 1. If not, { $winner } can leave an odd number of remainders 1, and none above.

## Tables

values-caption = Grundy values of one chip, by its cell
misere-caption = One chip, by its cell: won (1) or lost (0)
values-note = Each line is as long as a move and its answer together; a zero loses for the player to move.
two-caption = Two chips
# $modulus (Number): after how many cells the picture repeats.
two-note = A hollow dot at (m, n) is a pair of chips on the cells m and n that loses for the player to move. The picture repeats after { $modulus } cells in both directions.

## In disguise

twin-how = Each chip is a card with the number of its cell, and its steps are subtracted.

## The card

title = Scoring
summary = Move one chip a few cells to the left. The last move decides.
rule = Chips lie on a strip of cells, as many on a cell as you like. On your turn you move one chip a few cells to the left, at least one and never more than a fixed number, also past other chips or onto them. The game ends when all chips are on cell 0.
# Words by which people look for the game, in any language.
search = steps strip chips counters score residue remainder modulo subtraction double take misère pas bande jetons pions reste soustraction
naive = It moves the chip farthest from the left end, as far as it can.
most-label = Longest move
start-three-chips = Three chips
start-one-chip = One chip
start-two-chips = Two chips
start-steps-up-to-five = Up to five cells
start-misere = Where misère bites
start-misere-lost = Misère, lost
position-written = The cell of each chip, counted from 0 at the left end, with points between them.
move-written = The cell of the chip, a hyphen, and the cell where it goes: 9-7.
