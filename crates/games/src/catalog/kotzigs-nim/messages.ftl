# Kotzig’s Nim.

# $steps (Message): how many seats the marker may go on, such as “1 or 2”.
goal = Move the marker { $steps } seats on, to one that is still unused. The last move wins.

## The board

# $seats (Number): how many seats there are.
# $at (Number): the seat of the marker.
all-used = A ring of { $seats } seats, the marker on seat { $at }. All seats have been used.
# $seats (Number): how many seats there are.
# $at (Number): the seat of the marker.
# $free (Message): the seats that are free.
some-free = A ring of { $seats } seats, the marker on seat { $at }. Unused: { $free }.
# $who (Word): who makes the move, see words/en.ftl.
# $seat (Number): the number of the seat.
go = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} the marker to seat { $seat }
# $seats (Number): how many seats there are.
ring = ring of { $seats } seats
# $n (Number): its number.
seat-marker = seat { $n }, the marker
# $n (Number): its number.
seat-used = seat { $n }, used
# $n (Number): its number.
seat-free = seat { $n }, unused
# $steps (Message): how many seats the marker may go on, such as “1 or 2”.
must-step = The marker goes { $steps } seats on, clockwise, to a seat that is still unused.
seats-label = Seats
tap-seat = Choose an unused seat, then press it again to move the marker there.

## Reasons

# $moves (Number): moves that are left.
counted = { $moves ->
    [one] One move is left
   *[other] { $moves } moves are left
}, whichever way the marker goes.
# $moves (Number): moves that are left, an even number.
counted-wins = It leaves { $moves } moves, whichever way the marker goes. That number is even, so the last one falls to { $winner }.

## Tables

# $steps (Message): how many seats the marker may go on, such as “1 or 2”.
rings-caption = Rings with steps of { $steps }
rings-note = For each number of seats: 1 if the player who begins wins, and 0 if that player loses.

## The card

title = Kotzig’s Nim
summary = Move a marker around a ring, never to a used seat. The last move wins.
rule = A marker stands on one of the seats of a circle, and this seat is used. On your turn you move the marker clockwise by one of the allowed steps, to a seat that is still unused, and that seat is used from then on. The player who makes the last move wins.
# Words by which people look for the game, in any language.
search = kotzig modular nim ring circle cercle anneau seats sièges chairs chaises steps pas clockwise marker
naive = It takes the shortest step that is possible.
step-label = Steps
steps-hint = Up to six numbers from 1 to 12, joined by points: 1.2 or 2.3.5.
position-written = The number of seats, or clockwise from seat 0: “O” for the marker, “x” for a used seat and a point for an unused one.
move-written = The number of the seat to which the marker goes. Seat 0 is at the top.
start-eight-seats = Eight seats
start-seven-seats = Seven seats, a lost ring
start-one-or-three = Steps of one or three
start-two-or-three = Steps of two or three
start-up-to-three = Steps of up to three

## What a code should have, in “character 3 should be ...” and the like

seat-sign = O for the marker, x or a point
marker-sign = O for the marker
seats = seats
steps = steps
