# A sum of games.

# $titles (Message): the names of the games.
goal = Each turn, move in one of these: { $titles }. The last move of all wins.
# $n (Number): how many games there are: more than three, or one of them twice.
goal-many = Each turn, move on one of the { $n } boards. The last move of all wins.
# $n (Number): the number of the board.
# $title (Message): the name of its game.
board = Board { $n }, { $title }
# $does (Message): what the move does there.
# $n (Number): the number of the board.
on-board = { $does } on board { $n }
# $n (Number): the number of the board.
# $title (Message): the name of its game.
board-label = { $n }, { $title }
# $n (Number): the number of the board.
# $title (Message): the name of its game.
caption = { $n } · { $title }
# $n (Number): the number of the board.
# $title (Message): the name of its game.
# $value (Number): its Grundy value.
caption-value = { $n } · { $title } = { $value }
tap-part = Choose a piece on any one of the boards, then press it again to play there.

## Reasons

# $game (Message): the title of a game.
# $value (Number): the Grundy value of its part.
valued = { $game } { $value }
# $games (Message): the games with their values.
# $xor (Number): the nim-sum of the values.
values = Grundy values: { $games }. Their nim-sum is { $xor }.
# $games (Message): the games with their values.
why-it-wins = Now the Grundy values are { $games }, with nim-sum 0. The next move changes just one of them.
# $game (Message): the title of the game in which the move was made.
# $was (Number): its Grundy value before the move.
# $is (Number): its value after it.
# $why (Message): what the values are now.
value-goes = { $game } goes from { $was } to { $is }. { $why }
# $game (Message): the title of a game.
# $change (Word): its value, with what it was before.
named-value = { $game }: { $change }

## Tables

nim-sums-caption = Nim-sums
nim-sums-note = The value of two parts together: one part by the row, the other by the column.

## The card

title = Many Games at Once
summary = Different games on one table; each turn, move in one of them.
rule = Several games lie on one table, each on its own board. On your turn you choose one board and make a move there, by the rules of its game. The player who makes the last move of all wins.
# Words by which people look for the game, in any language.
search = sum disjunctive mix combine together somme plusieurs jeux grundy values nimbers
naive = It looks at one board after the other and never at all of them together.
position-written = The positions of the parts, each as in its own game, joined by “~”.
move-written = The number of the part, “~”, and the move as in its own game.
games-label = Games on the table
hint = up to twelve names joined by points, such as nim.kayles.demon-money; any game here but dots-and-boxes, parity-subtraction and sum
start-a-heap-a-row-and-a-queen = A heap, a row and a queen
start-six-games = Six games
start-a-row-against-a-heap = A row against a heap
start-two-rows-that-look-alike = Two rows that look alike
start-three-queens = Three queens
start-chocolate-and-bars = Chocolate and bars

## What a code should have, in “character 3 should be ...” and the like

moves-in-a-part = moves in one part
games = games
a-part = the name of a game that can be a part
parts = parts
units-in-all = units in all parts
move-in-a-part = the number of a part, a ~ and a move in it
no-such-place = there is no such place
