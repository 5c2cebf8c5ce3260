# Domineering.

# $row (Number): the row of the square.
# $column (Number): its column.
# $state (Word): free or covered.
square = row { $row }, column { $column }, { $state ->
    [free] free
   *[covered] covered
}
# $n (Number): how many.
free-squares = { $n ->
    [1] 1 free square
   *[other] { $n } free squares
}
# $turn (Word): left or right.
status = { $turn ->
    [left] Left puts a domino upright.
   *[right] Right puts a domino lying.
}
# $left-sure (Number): the moves that Left is sure of.
# $left-most (Number): the most moves of Left.
# $right-sure (Number): the moves that Right is sure of.
# $right-most (Number): the most moves of Right.
counts = Moves: Left { $left-sure } to { $left-most }, Right { $right-sure } to { $right-most }
# $who (Word): who makes the move, see words/en.ftl.
# $row (Number): the row of the first square.
# $column (Number): its column.
# $last-row (Number): the row of the second square.
# $last-column (Number): its column.
cover = { $who ->
    [press] Cover
    [you] cover
    [i] cover
   *[other] covers
} row { $row }, column { $column } and row { $last-row }, column { $last-column }
already-covered = This square is covered.
# $turn (Word): left or right.
no-neighbour = { $turn ->
    [left] No square above or below this one is free, and Left puts dominoes upright.
   *[right] No square beside this one is free, and Right puts dominoes lying.
}
# $turn (Word): left or right, who begins.
tap-square = Choose two free squares, { $turn ->
    [left] one above the other for Left and side by side for Right
   *[right] side by side for Right and one above the other for Left
}, then press the domino to put it down.

## Reasons

# $turn (Word): left or right.
stuck = { $turn ->
    [left] Left has no room for a standing domino.
   *[right] Right has no room for a lying domino.
}
# $turn (Word): left or right, who would have to move.
leaves-stuck = { $turn ->
    [left] It leaves Left no room for a standing domino.
   *[right] It leaves Right no room for a lying domino.
}
# $sure (Number): the sure moves of the winner.
# $most (Number): the most moves of the other.
# $side (Word): left or right, the winner.
reserve = { $side ->
    [left] Left
   *[right] Right
} is sure of { $sure ->
    [one] one move
   *[other] { $sure } moves
} where no domino of { $side ->
    [left] Right
   *[right] Left
} fits, and { $side ->
    [left] Right
   *[right] Left
} finds room for { $most } at most.
# $sure (Number): the sure moves of the winner.
# $most (Number): the most moves of the player who loses.
why-reserve-loses = You find room for { $most ->
    [one] one domino
   *[other] { $most } dominoes
} at most, and the other player is sure of { $sure } where none of yours fits.
# $sure (Number): the sure moves of whoever makes the move.
# $most (Number): the most moves of the other.
reserve-wins = It leaves { $sure ->
    [0] no room that is safe
    [one] one safe place
   *[other] { $sure } safe places
} where no domino of { $opponent } fits, against { $most ->
    [one] one move
   *[other] { $most } moves
} of { $opponent } at most.
sure-again = { $Winner } can answer each move in a safe place.
# $side (Word): left or right, the winner.
reserve-figure = { $side ->
    [left] Sure moves of Left, and the most moves of Right
   *[right] Sure moves of Right, and the most moves of Left
}
twins = The parts come in pairs, each the other turned by a quarter.
why-twins-lose = The parts come in pairs, each the other turned by a quarter, so each domino can be answered by the turned one in the twin.
twins-win = It leaves parts in pairs, each the other turned by a quarter.
turned-again = Whatever { $opponent-is ->
    [you] you do
   *[other] { $opponent } does
} in one part, { $winner } can do in its twin, turned by a quarter.

## Tables

rows-head = rows
boards-caption = Who wins on empty boards, by rows and columns
boards-note = L: Left wins, no matter who begins. R: Right does. N: the one who begins wins. P: the one who begins loses. Turned by a quarter, a board exchanges L and R.

## The card

title = Domineering
summary = Left covers two squares upright, Right two lying. The last domino wins.
rule = A board of squares is empty at first. Left puts a domino on two free squares one above the other, Right puts one on two free squares side by side, and they take turns. A player who finds no room for a domino loses.
# Words by which people look for the game, in any language.
search = dominoes crosscram stop-gate dominering partizan Left Right grid cover board squares vertical horizontal domino grille couvrir cases debout couché
naive = It puts a domino into the first room, from the top left corner on.
start-four-by-four = Four by four
start-two-by-three = Two by three
start-three-by-three = Three by three
start-five-by-five = Five by five
start-pieces = In pieces
start-right = Right begins
start-eight-by-eight = Eight by eight
position-written = Row by row from the top, “x” for a free square and a point for a covered one; rows are joined by “_”. “4x5” is short for an empty board of four rows of five. Then “~R” if Right is to move.
move-written = Row and column of one square, with a point between them, a hyphen, and row and column of the other: 1.2-2.2.
