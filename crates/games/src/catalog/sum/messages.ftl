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
