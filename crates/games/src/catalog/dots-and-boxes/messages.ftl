# Dots and boxes.

# $n (Number): how many.
boxes = { $n ->
    [1] 1 box
   *[other] { $n } boxes
}
# $rows (Number): rows of boxes.
# $columns (Number): columns of boxes.
# $drawn (Number): lines that are drawn.
# $lines (Number): all lines.
# $closed (Number): boxes that are closed.
grid = { $rows } by { $columns } boxes; { $drawn } of { $lines } lines drawn, { $closed ->
    [1] 1 box
   *[other] { $closed } boxes
} closed.
# $told (Message): what was said before.
# $player (Message): who owns the boxes.
# $boxes (Message): their places.
owns = { $told } { $player }: { $boxes }.
# $row (Number): the row of a box.
# $column (Number): its column.
cell = row { $row } column { $column }
# $told (Message): what was said before.
# $lines (Message): each with the sides beside it.
open-lines = { $told } Open lines, each with how many sides its boxes have: { $lines }.
# $line (Word): its two dots.
# $one (Number): drawn sides of a box beside it.
# $other (Number): drawn sides of the other.
between = { $line } { $one } and { $other }
# $line (Word): its two dots.
# $one (Number): drawn sides of the only box beside it.
at-the-edge = { $line } { $one }
# $who (Word): who makes the move, see words/en.ftl.
# $line (Word): its two dots.
draw = { $who ->
    [press] Draw
    [you] draw
    [i] draw
   *[other] draws
} { $line }
# $who (Word): who makes the move, see words/en.ftl.
# $boxes (Message): how many boxes.
# $line (Word): its two dots.
close = { $who ->
    [press] Close
    [you] close
    [i] close
   *[other] closes
} { $boxes } with { $line }
# $line (Word): its two dots.
# $one (Number): drawn sides of a box beside it.
# $other (Number): drawn sides of the other.
line-between = line { $line }, its boxes have { $one } and { $other } sides
# $line (Word): its two dots.
# $sides (Number): drawn sides of the only box beside it.
line-at-edge = line { $line }, its box has { $sides ->
    [1] 1 side
   *[other] { $sides } sides
}
# $line (Message): the line with the sides beside it.
# $boxes (Message): how many, such as “1 box”.
line-closes = { $line }, closes { $boxes }
# $line (Word): its two dots.
already-drawn = Line { $line } is already drawn.
# $line (Word): its two dots.
line-drawn = line { $line }, drawn
# $n (Number): the row.
lines-along = lines along row { $n } of dots
# $n (Number): the row.
lines-down = lines down row { $n } of boxes
# $n (Number): its length.
chain-of = chain { $n }
# $n (Number): its length.
loop-of = loop { $n }
tap-between = Choose the place between two dots, then press it again to draw the line.

## Reasons

all-drawn = every line is drawn.
# $count (Number): chains.
# $lengths (Message): their lengths.
chains = { $count ->
    [one] a chain of { $lengths }
   *[other] chains of { $lengths }
}
# $count (Number): loops.
# $lengths (Message): their lengths.
loops = { $count ->
    [one] a loop of { $lengths }
   *[other] loops of { $lengths }
}
# $boxes (Message): how many boxes.
ready-boxes = { $boxes } to be taken at once
# $count (Number): safe lines.
safe-lines = { $count ->
    [0] no safe line
    [one] 1 safe line
   *[other] { $count } safe lines
}
# $parts (Message): the parts of the board.
left = { $parts }.
# $parts (Message): the parts of the board.
left-opens = { $parts }. The player who must move opens one for the other.
# $parts (Message): the parts of the board.
left-control = { $parts }. The player who must move opens one for the other. From a loop or a chain of at least three boxes the other can take all but the last two boxes, four in a loop, and hand the next opening back with the waiting line: that is control.
# $left (Message): what is left, as a sentence without a capital.
on-the-board = On the board: { $left }
chains-figure = Chains and, boxed, loops of boxes
# $open (Number): lines that are not drawn.
# $reach (Number): so many may be open for a search.
too-many = { $open } lines are open, too many to be searched here, so nothing is proved. The machine draws lines that give nothing away, counts chains and loops, and may be wrong; from about { $reach } open lines on it knows.
# $open (Number): lines that are not drawn.
still-too-many = { $open } lines are open, too many to be searched here, so nothing is proved. The machine draws lines that give nothing away, counts chains and loops, and may be wrong; a few lines later it knows.
# $line (Word): the line.
draws-safe = draw { $line }, which gives nothing away
# $line (Word): the line.
draws-open = open the next boxes with { $line }
# $line (Word): the line.
# $boxes (Message): how many boxes that gives.
draws-waiting-own = wait with { $line }: that gives { $boxes } to { $opponent }, with the next move
# $line (Word): the line.
# $boxes (Message): how many boxes that gives.
draws-waiting-other = wait with { $line }: that gives { $boxes } to { $winner }, with the next move
# $does (Message): what the turn does.
turn-own = { $Winner } can { $does }.
# $does (Message): what the turn does.
turn-other = { $Opponent } can { $does }.
# $boxes (Message): how many boxes are closed.
# $lines (Message): by which lines.
closes-all = close { $boxes } with { $lines }: nothing is left
# $boxes (Message): how many boxes are closed.
# $lines (Message): by which lines.
# $next (Message): what the turn does then.
closes = close { $boxes } with { $lines }, and { $next }

## Tables

puzzle-caption = The Boxer’s puzzle
puzzle-note = Bold lines are drawn. Each open line shows how the boxes are shared in the end if it is drawn now and both sides play well; the player who draws it comes first.
# $lines (Word): such as “AB 3:1”, with commas.
puzzle-told = Open lines with their results: { $lines }.
boxes-caption = Boxes of both players from an empty board, under best play
boxes-note = Three by four boxes end 6 to 6, and four by four end 8 to 8.
rows-head = rows
columns-head = columns
first-head = first
second-head = second

## The card

title = Dots and Boxes
summary = Draw a line. Close a box, and you own it and move again. Most boxes win.
rule = Dots stand in a grid, and on your turn you draw one line between two neighbours. If you draw the last side of a box, you own the box and have to move again, unless every line is drawn. The player with more boxes at the end wins.
# Words by which people look for the game, in any language.
search = squares paper pencil lines school petits carrés points pipopipette crayon chains loops children
naive = It takes every box it can get, and else avoids a third side.
position-written = From the top, a row of level lines and a row of upright lines in turn, joined by “_”: a hyphen for a line that is drawn, a point for one that is not. Between upright lines stands the box: a point while it is open, then “a” or “b” for its owner, or “n” for nobody. “~b” at the end: the second player is to move.
move-written = The letters of the two dots that the line joins.
start-the-boxers-puzzle = The Boxer’s puzzle
start-two-by-two = Two by two
start-two-by-three = Two by three
start-three-by-three = Three by three
start-three-by-four = Three by four
start-four-by-four = Four by four
start-five-by-five = Five by five
start-two-by-four = Two by four

## What a code should have, in “character 3 should be ...” and the like

two-dots = two dots side by side, such as AB
grid-size = a grid has at least one box and at most 36 dots
owner-sign = a point, a, b or n
line-sign = a hyphen or a point
end-of-row = the end of a row
open-has-no-owner = a box that is not closed has no owner
