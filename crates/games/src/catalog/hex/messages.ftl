# Hex.

# $name (Word): the name of the cell.
# $holds (Word): white, black or free.
cell = { $name }, { $holds ->
    [white] a white stone
    [black] a black stone
   *[free] free
}
# $size (Number): rows of the board.
empty-board = A rhombus of { $size } by { $size } cells, all free.
# $size (Number): rows of the board.
board-of = A rhombus of { $size } by { $size } cells.
# $white (Message): the cells with white stones.
white-on = White: { $white }.
# $black (Message): the cells with black stones.
black-on = Black: { $black }.
# $turn (Word): white or black.
status = { $turn ->
    [white] White (Left) is to move, and joins top and bottom.
   *[black] Black (Right) is to move, and joins left and right.
}
# $who (Word): who makes the move, see words/en.ftl.
# $name (Word): the name of the cell.
put = { $who ->
    [press] Put a stone on
    [you] put a stone on
    [i] put a stone on
   *[other] puts a stone on
} { $name }
taken = There is a stone on this cell already.
centre-barred = The first stone of the game may not stand in the middle.
tap-cell = Choose a free cell, then press it again to put down your stone.
# $row (Number): the number of the row.
row-label = Row { $row }
white-side = White
black-side = Black

## Reasons

# $side (Word): white or black, who has won.
joined = { $side ->
    [white] White has joined top and bottom.
   *[black] Black has joined left and right.
}
# $side (Word): white or black, who wins.
joins = This stone joins { $side ->
    [white] top and bottom
   *[black] left and right
}, so it wins at once.
# $side (Word): white or black, who has the chain.
# $bridges (Number): how many bridges it has.
chain = { $side ->
    [white] White has a chain from top to bottom
   *[black] Black has a chain from left to right
}, of stones and { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
}.
# $side (Word): white or black, who has the chain.
# $bridges (Number): how many bridges it has.
why-chain-loses = The other player has a chain of stones and { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
} from { $side ->
    [white] top to bottom
   *[black] left to right
}, and you cannot break a bridge: if you enter one of its two cells, the other cell closes it.
# $side (Word): white or black, who has the chain.
# $bridges (Number): how many bridges it has.
chain-wins = It makes a chain of stones and { $bridges ->
    [one] a bridge
   *[other] { $bridges } bridges
} from { $side ->
    [white] top to bottom
   *[black] left to right
}. A bridge is two free cells, either of which joins two groups, or a group and a side.
complete = If { $opponent-is ->
    [you] you enter
   *[other] { $opponent } enters
} one cell of a bridge, the other cell closes it; after any other move, { $winner } can play anywhere.
# $side (Word): white or black, who has the chain.
chain-figure = { $side ->
    [white] The bridges of White, two cells each
   *[black] The bridges of Black, two cells each
}
# $side (Word): white or black, who is to move.
# $cell (Word): the cell of the move.
can-make-chain = { $side ->
    [white] White can make a chain of bridges from top to bottom
   *[black] Black can make a chain of bridges from left to right
} with a stone on { $cell }.
# $side (Word): white or black, who is to move.
# $cell (Word): the cell of the move.
can-threaten-twice = { $side ->
    [white] With a stone on { $cell }, White threatens several chains of bridges from top to bottom
   *[black] With a stone on { $cell }, Black threatens several chains of bridges from left to right
}, and no reply stops them all.
# $side (Word): white or black, who threatens.
# $threats (Message): cells where that player would make a chain.
fork = { $side ->
    [white] White threatens to make a chain from top to bottom
   *[black] Black threatens to make a chain from left to right
} with a stone on { $threats }, and no reply stops all of these threats.
# $threats (Message): cells where the other player would make a chain.
why-fork-loses = The other player threatens to make a chain with a stone on { $threats }, and no move of yours stops all of these threats.
# $threats (Message): cells where the player who makes the move would make a chain.
fork-wins = It threatens to make a chain with a stone on { $threats }, and no reply stops all of these threats.
make-chain = After any reply, { $winner } can make a chain, and then close each bridge that { $opponent-is ->
    [you] you enter
   *[other] { $opponent } enters
}.
# $side (Word): white or black, who threatens.
# $threats (Message): cells where that player would make a chain.
# $cells (Message): the cells that stop all threats.
# $count (Number): how many they are.
must = { $side ->
    [white] White threatens to make a chain from top to bottom
   *[black] Black threatens to make a chain from left to right
} with a stone on { $threats }. { $count ->
    [one] Only { $cells } stops this, and there is an answer to it.
   *[other] Only { $cells } stops this, and there is an answer to each.
}
# $threats (Message): cells where the other player would make a chain.
# $cells (Message): the cells that stop all threats.
# $count (Number): how many they are.
why-must-loses = The other player threatens to make a chain with a stone on { $threats }. { $count ->
    [one] Only { $cells } stops this, and there is an answer to it.
   *[other] Only { $cells } stops this, and there is an answer to each.
}
# $threats (Message): cells where the player who makes the move would make a chain.
# $cells (Message): the cells that stop all threats.
# $count (Number): how many they are.
must-wins = It threatens to make a chain with a stone on { $threats }. { $count ->
    [one] Only { $cells } stops this, and there is an answer to it.
   *[other] Only { $cells } stops this, and there is an answer to each.
}
keep-threats = After any reply, { $winner } can make a chain, or threats that no reply stops. Then { $winner-is ->
    [you] you make the chain and close
   *[other] { $winner } makes the chain and closes
} each bridge that { $opponent-is ->
    [you] you enter
   *[other] { $opponent } enters
}.
# $side (Word): white or black, who threatens.
must-figure = { $side ->
    [white] What stops the threats of White, and the answers of White
   *[black] What stops the threats of Black, and the answers of Black
}
# $side (Word): white or black, who wins.
# $part (Word): some or all.
# $cells (Number): the cells that the winner needs.
# $free (Number): the free cells.
inside = A search has found that { $side ->
    [white] White wins
   *[black] Black wins
}{ $part ->
   *[some] , and needs only { $cells } of the { $free } free cells for it
    [all] {""}
}.
# $part (Word): some or all.
# $cells (Number): the cells that the winner needs.
# $free (Number): the free cells.
why-inside-loses = The search has found an answer to every move{ $part ->
   *[some] ; the other player needs only { $cells } of the { $free } free cells for it
    [all] {""}
}.
# $part (Word): some or all.
# $cells (Number): the cells that the winner needs.
# $free (Number): the free cells.
inside-wins = The search has found an answer to every reply{ $part ->
   *[some] , and needs only { $cells } of the { $free } free cells for it; a reply elsewhere changes nothing
    [all] {""}
}.
# $side (Word): white or black, who begins.
stolen = The board is empty, so { $side ->
    [white] White
   *[black] Black
} wins with the right first stone: an additional stone never hurts, and so the second player cannot have a plan that wins.

## Tables

rows-head = row
# $size (Number): rows of the board.
openings-caption = First stones that win on { $size } by { $size }
openings-note = White begins and joins top and bottom. W: this first stone wins. A point: it loses.
opening-wins = W
opening-loses = ·

## The card

title = Hex
summary = Join two sides of a rhombus with a chain of stones. The first chain wins.
goal-barred = Join two sides of a rhombus with a chain of stones; the first stone may not stand in the middle. The first chain wins.
rule = White and Black take turns and put a stone of their own on a free cell. White tries to join top and bottom by a chain of white stones that touch, Black tries to join left and right by black ones. The player whose chain is complete wins, and one of the two chains always comes about.
# Words by which people look for the game, in any language.
search = hex-7 Polygon Nash John Con-tac-tix Hein connection hexagons rhombus board bridge partizan Left Right white black relier losange hexagones pont côtés pions
naive = It takes the free cell that is nearest to the middle.
barred-label = The first stone may not stand in the middle
start-three = Three by three
start-four = Four by four
start-five = Five by five
start-barred-five = Five by five, middle barred
start-six = Six by six
start-barred-seven = Seven by seven, middle barred
position-written = Row by row from the top, “W” for a white stone, “B” for a black one and a point for a free cell; rows are joined by “_”. “5x5” is short for an empty board of five rows. Then “~R” if Black is to move.
move-written = The columns have letters from a to g, and the rows have numbers: c2 is column c, row 2.
size-label = Rows

cells = cells
cell-sign = W, B or a point
as-many-rows = there are as many rows as cells in a row
column-letter = the letter of a column, such as “c” in c2
