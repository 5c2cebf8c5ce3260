# Plainim.

# $end (Word): wins or loses, which is what the last chip does.
goal = Remove a chip from one row and change any squares to its right. The last chip { $end ->
    [loses] loses
   *[wins] wins
}.

## The board

# $rows (Number): rows of the board.
# $columns (Number): columns of the board.
# $chips (Number): chips on it.
board = { $rows } rows of { $columns } squares, { $chips ->
    [0] without a chip
    [one] with one chip
   *[other] with { $chips } chips
}.
# $who (Word): who makes the move, see words/en.ftl.
# $many (Word): one or several, as many squares as change.
# $squares (Message): their columns.
# $row (Number): the number of the row.
change = { $who ->
    [press] Change
    [you] change
    [i] change
   *[other] changes
} { $many ->
    [one] square { $squares }
   *[several] squares { $squares }
} of row { $row }
# $row (Number): the row of the square.
# $column (Number): its column.
square-chip = row { $row }, column { $column }, a chip
# $row (Number): the row of the square.
# $column (Number): its column.
square-empty = row { $row }, column { $column }, empty
must-lose-chip = The leftmost square that changes must lose a chip, and all changes are in one row.
tap-squares = Choose a chip to remove, then any squares to its right that should change, then play.

## Reasons

all-even = Every column holds an even number of chips.
# $odd (Number): how many columns.
some-odd = { $odd ->
    [one] One column holds
   *[other] { $odd } columns hold
} an odd number of chips.
why-even-loses = Every column holds an even number of chips, so any move makes a column odd.
even-wins = After this move every column holds an even number of chips. The next move makes some column odd.
even-again = { $Winner } can always make every column even again.
even-again-misere = { $Winner } can make every column even again, as long as that leaves a chip to the left of the last column. If not, { $winner } can leave an odd number of chips in the last column.
equal-rows = The rows with chips come in pairs of equal rows.
equal-rows-win = It leaves rows in pairs of equal rows, or no chip at all.
equal-again = Whatever changes in one row of a pair, { $winner } can change the same squares of the other row.
# $singles (Number): rows whose only chip is in the last column.
one-large = Only one row has a chip to the left of the last column. Beside it, rows with a single chip in the last column: { $singles }. Leave an odd number of them.
# $singles (Number): rows whose only chip is in the last column.
singles-left = All chips are in the last column, { $singles } in all. They go one by one, and whoever takes the last one loses.
# $singles (Number): chips that are left in the last column.
singles-win = { $singles ->
    [one] It leaves a single chip in the last column. { $Opponent } must take it.
   *[other] It leaves { $singles } chips in the last column, an odd number. They go one by one, so { $opponent } must take the last.
}

## Tables

# $n (Number): the number of the row.
row-head = Row { $n }
lost-caption = Three different rows that lose
lost-note = Each row is read as a binary number. With these three, every column holds an even number of chips, and the player to move loses.

## In disguise

twin-how = Each row, read as a binary number, is a heap of so many stones.

## The card

title = Plainim
summary = Remove a chip; squares to its right in the row may change. The last decides.
rule = Chips lie on a board of squares, at most one on each. On your turn you remove a chip and, in the same row, you may put chips on any squares to its right or remove them there. The game ends with the last chip of all.
# Words by which people look for the game, in any language.
search = plainim misère misere nim binary binaire chips jetons grid grille rows lignes columns colonnes bouton xor
naive = It clears away the row that is worth most.
position-written = Rows from the top, joined by “_”, with “x” for a chip and a point for an empty square. A size such as 3x4 is short for a full board.
move-written = The number of the row, a hyphen, and the columns of the squares that change, joined by points.
start-four-rows = Four rows
start-three-rows = Three rows
start-five-rows = Five rows
start-misere = Plainim Misère

## What a code should have, in “character 3 should be ...” and the like

hyphen-and-columns = a hyphen and the columns that change
