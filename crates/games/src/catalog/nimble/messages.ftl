# Nimble.

# $end (Word): wins or loses, which is what the last move does.
goal = Move one chip to the left, as far as you like. The last move { $end ->
    [loses] loses
   *[wins] wins
}.
chip-goes = A chip goes to the left, at least one cell.

## Reasons

partners = Each chip has a partner on its own cell.
why-partners-lose = Each chip has a partner on its own cell, so the partner can follow every chip that you move.
partners-win = It leaves each chip with a partner on its own cell.
follow = Whenever { $opponent-is ->
    [you] you move
   *[other] { $opponent } moves
} a chip, { $winner } can move its partner to the same cell.
even-again-misere = { $Winner } can make every column even again, as long as that leaves a chip beyond cell 1. If not, { $winner } can leave an odd number of chips on cell 1.
# $far (Number): the cell of the only chip beyond cell 1.
# $ones (Number): chips on cell 1.
one-far = One chip is on cell { $far }, and { $ones ->
    [0] none is
    [one] one is
   *[other] { $ones } are
} on cell 1: leave an odd number of chips on cell 1.
# $ones (Number): chips on cell 1.
ones-left = No chip lies beyond cell 1. Those on cell 1, { $ones } in all, go one by one, and the player who moves the last one loses.
# $ones (Number): chips that are left on cell 1.
ones-win = { $ones ->
    [one] It leaves one chip to be moved, on cell 1. { $Opponent } must move it.
   *[other] It leaves { $ones } chips on cell 1, an odd number, and none beyond. They go one by one, so { $opponent } must move the last.
}
cells-left = The cells of the chips that can still move

## Tables

third-caption = Where the third chip has to be
third-note = Two chips are on the cells of a row and a column. The player to move loses exactly if the third chip is on the cell in the table.
chip-head = cell

## In disguise

twin-how = Each chip is a heap with as many stones as the number of its cell.

## The card

title = Nimble
summary = Move one chip to the left, as far as you like. The last move decides.
rule = Chips lie on a strip of cells, as many on a cell as you like. On your turn you move one chip to the left, as far as you like, also past other chips or onto them. The game ends when all chips are on cell 0.
# Words by which people look for the game, in any language.
search = nim on a strip chips coins counters tokens slide left jetons pions glisser bande cases piste pile xor binary binaire bouton misère
naive = It moves the chip farthest from the left end all the way to cell 0.
start-three-chips = Three chips
start-two-together = Two together
start-two-and-two = Two and two
start-five-chips = Five chips
start-three-on-cell-one = Where misère bites
start-a-long-strip = A long strip
position-written = The cell of each chip, counted from 0 at the left end, with points between them.
move-written = The cell of the chip, a hyphen, and the cell where it goes: 9-7.
