# A sum of games.

# $titles (Message): the names of the games.
goal = Each turn, move in one of these: { $titles }. The last move of all wins.
# $n (Number): the number of the board.
# $title (Text): the name of its game.
board = Board { $n }, { $title }
# $does (Message): what the move does there.
# $n (Number): the number of the board.
on-board = { $does } on board { $n }
# $n (Number): the number of the board.
# $title (Text): the name of its game.
board-label = { $n }, { $title }
# $n (Number): the number of the board.
# $title (Text): the name of its game.
caption = { $n } · { $title }
# $n (Number): the number of the board.
# $title (Text): the name of its game.
# $value (Number): its Grundy value.
caption-value = { $n } · { $title }: value { $value }
tap-part = Tap a piece on any one of the boards, then tap it again to play there.

## Reasons

# $game (Text): the title of a game.
# $value (Number): the Grundy value of its part.
valued = { $game } { $value }
# $games (Message): the games with their values.
# $xor (Number): the nim-sum of the values.
values = Grundy values: { $games }. Their nim-sum is { $xor }.
# $games (Message): the games with their values.
why-it-wins = Now the Grundy values are { $games }, with nim-sum 0. The next move changes just one of them.
# $game (Text): the title of the game in which the move was made.
# $was (Number): its Grundy value before the move.
# $is (Number): its value after it.
# $why (Message): what the values are now.
value-goes = { $game } goes from { $was } to { $is }. { $why }
# $game (Text): the title of a game.
# $change (Word): its value, with what it was before.
named-value = { $game }: { $change }
