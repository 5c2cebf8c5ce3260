# TacTix.

# $end (Word): wins or loses, which is what the last move does.
goal = Take tokens side by side from one row or column. The last token { $end ->
    [loses] loses
   *[wins] wins
}.
no-token = No token is left there.
tap-token = Choose a token, or both ends of a row of tokens, then press it again to take it.
# $who (Word): who makes the move, see words/en.ftl.
# $row (Number): the row of the token.
# $column (Number): its column.
take-one = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} the token at row { $row }, column { $column }
# $who (Word): who makes the move, see words/en.ftl.
# $tokens (Number): how many go.
# $row (Number): the row of the first one.
# $column (Number): its column.
# $last-row (Number): the row of the last one.
# $last-column (Number): its column.
take-run = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $tokens } tokens from row { $row }, column { $column } to row { $last-row }, column { $last-column }

## Reasons

# $tokens (Number): how many are left.
singles = No two of the tokens touch, so they go one by one. { $tokens ->
    [one] One is left
   *[other] { $tokens } are left
}, and the last one loses.
# $row (Number): how many tokens it has.
one-row = One straight row of { $row } tokens is left: take all of it but one token.
# $rows (Message): the lengths of the rows.
# $xor (Number): their nim-sum.
rows-sum = Only straight rows are left, of { $rows }. They play as heaps of misère Nim, and their nim-sum is { $xor }.
# $tokens (Number): how many are left.
leaves-singles = { $tokens ->
    [one] It leaves one token. { $Opponent } must take it.
   *[other] It leaves { $tokens } tokens of which no two touch, an odd number. They go one by one, so { $opponent } must take the last.
}
# $rows (Message): the lengths of the rows that are left.
leaves-rows = It leaves only straight rows, of { $rows }. They play as heaps of misère Nim, and every power of two occurs an even number of times.
rows-again = After each move { $winner } can make every power of two occur an even number of times in the lengths of the rows, as long as that leaves a row of two or more. If not, { $winner } can leave an odd number of single tokens.
rows-figure = The lengths of the rows, in powers of two

## Tables

rows-head = rows
values-caption = Grundy values of full boards in normal play, by rows and columns
values-note = A board loses where its value is 0. With one row the value is its length.
misere-caption = Full boards, won (1) or lost (0), if the last token loses
misere-note = Rows stand at the left, columns above. Search finds these results; nobody knows a rule for larger boards.

## In disguise

twin-how = Each row of tokens side by side is a heap.

## The card

title = TacTix
summary = Take tokens side by side from one row or column. The last one decides.
rule = Tokens lie on a board of rows and columns. On your turn you take one token, or several that lie side by side in one row or column without a gap. The game ends when all tokens are gone.
# Words by which people look for the game, in any language.
search = Bulo Piet Hein tac tix nim two-dimensional grid tokens counters rows columns jetons grille lignes colonnes misère symmetry symétrie
naive = It takes as many tokens side by side as it can.
start-three-misere = Three by three, misère
start-four-misere = Four by four, misère
start-after-a-corner = A corner is gone
start-rows-misere = Straight rows, misère
start-three-by-four = Three by four
start-four-by-four = Four by four
start-five-by-five = Five by five
move-written = Row and column of a token, with a point between them; for several tokens a hyphen and the row and column of the last one follow: 1.2-1.4.
