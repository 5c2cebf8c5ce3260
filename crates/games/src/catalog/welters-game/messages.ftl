# Welter’s game.

chip-jumps = A chip jumps to an empty cell farther to the left.

## Reasons

couples = The chips lie in couples of neighbouring cells.
why-couples-lose = The chips lie in couples of neighbouring cells. Wherever you move one, its partner can jump beside it.
couples-win = It leaves the chips in couples of neighbouring cells.
follow = Whenever { $opponent-is ->
    [you] you move
   *[other] { $opponent } moves
} a chip, { $winner } can move its partner into the same couple of cells.
# $one (Number): the cell of a chip.
# $other (Number): that of its mate.
pair = { $one } with { $other }
# $cell (Number): the cell of the chip without a mate.
single = { $cell } alone
# $mates (Message): the mates, and the chip that is left over.
# $values (Word): their values, with signs for the nim-sum.
# $xor (Number): their nim-sum.
mates = Mates: { $mates }. Their values { $values } have the nim-sum { $xor }.
# $mates (Message): the mates, and the chip that is left over.
# $values (Word): their values, with signs for the nim-sum.
mates-win = It leaves the mates { $mates }. Their values { $values } have the nim-sum 0.
mates-again = After each move { $winner } can find the mates anew and leave values with the nim-sum 0 again.
mates-figure = Values of the mates, in powers of two

## Tables

third-caption = Where the third chip has to be
third-note = Two chips are on the cells of a row and a column. The player to move loses exactly if the third chip is on the cell in the table.
chip-head = cell

## In disguise

twin-how = Each of the four chips is a heap of as many stones as the number of its cell.

## The card

title = Welter’s Game
summary = Jump with one chip to an empty cell on its left. The last jump wins.
rule = Chips lie on a strip of cells, never two on one cell. On your turn you move one chip to any empty cell farther to the left; it may jump over others. The player who cannot move, because the chips lie packed at the left end, loses.
# Words by which people look for the game, in any language.
search = Welter chips coins counters strip jump squares nim mating jetons pions sauter bande cases pièces Conway
naive = It jumps with the last chip as far as it can.
start-four-chips = Four chips
start-two-chips = Two chips
start-three-chips = Three chips
start-a-lost-one = A lost one
start-five-chips = Five chips
position-written = The cell of each chip, counted from 0 at the left end, with points between them.
move-written = The cell of the chip, a hyphen, and the cell where it goes: 9-3.
