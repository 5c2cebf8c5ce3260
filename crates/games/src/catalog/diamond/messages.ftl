# Diamond.

no-token = No token is left there.
tap-arrow = Choose an arrow, or a token on the line, then press the line again to sweep it.

## Reasons

single = All tokens lie on one line: a single sweep takes them.
# $pattern (Word): cross, parallel, half-turn or rectangle.
# $rows (Number): its rows.
# $columns (Number): its columns.
# $lines (Number): both added.
# $parity (Word): even or odd, which the number of lines is.
pattern = { $pattern ->
    [cross] A cross
    [parallel] Two parallel lines
    [half-turn] A set with half-turn symmetry
   *[rectangle] A rectangle
} of { $rows } rows and { $columns } columns: { $lines } lines, an { $parity ->
    [odd] odd
   *[even] even
} number.
# $rows (Number): rows that are left.
# $columns (Number): columns that are left.
# $lines (Number): both added.
cross-wins = It leaves a cross of { $rows } + { $columns } = { $lines } lines, an even number.
# $rows (Number): rows that are left.
# $columns (Number): columns that are left.
# $lines (Number): both added.
parallel-wins = It leaves two parallel lines, { $rows } + { $columns } = { $lines } lines in all, an even number.
# $rows (Number): rows that are left.
# $columns (Number): columns that are left.
# $lines (Number): both added.
rectangle-wins = It leaves a rectangle of { $rows } + { $columns } = { $lines } lines, an even number. Each move takes one.
# $partners (Message): the pairs of lines.
half-turn-wins = It leaves a set that a half-turn maps onto itself. These lines are partners: { $partners }. While three or more rows and three or more columns are left, { $winner } can answer each line by its partner.
lines-figure = The rows and columns that hold tokens
cross-again = { $Winner } can sweep the rest as soon as it lies on one line. Before that { $winner } can leave a cross with an even number of lines again, by taking a single token.
rectangle-again = { $Winner } can sweep the rest as soon as it lies on one line. Before that { $winner } can leave two or more rows and two or more columns, and an even number of lines again.
parallel-again = { $Winner } can sweep the rest as soon as it lies on one line. Before that { $winner } can leave tokens on both of the two lines, and an even number of lines again.
half-turn-again = As soon as only two parallel lines are left, { $winner } can leave tokens on both, and an even number of lines in all. { $Winner } can sweep the rest as soon as it lies on one line.

## Tables

winners-caption = Who wins rectangles and crosses
winners-note = A hollow dot at (m, n) is a rectangle of m by n tokens that loses for the player to move; a cross with arms of m and n tokens does the same.

## The card

title = Diamond
summary = Sweep all tokens of one row or column. The last sweep wins.
rule = Tokens lie on the points of a grid. On your turn you sweep a row or a column: all its tokens go, whether or not there are gaps between them. The player who takes the last token wins.
# Words by which people look for the game, in any language.
search = grid rows columns losange tokens jetons lignes colonnes symmetry symétrie
naive = It always sweeps the line with the most tokens.
move-written = “r” and the number of a row, or “c” and the number of a column.
shape-label = Shape of a new start
choice-cross = Cross
choice-rectangle = Rectangle
start-a-diamond-without-its-tip = A diamond without its tip
start-five-across = Five across
start-three-across = Three across
start-seven-across = Seven across
start-a-cross-off-its-middle = A cross off its middle
start-four-by-five = Four by five
start-where-the-mirror-fails = Where the mirror fails

## What a code should have, in “character 3 should be ...” and the like

