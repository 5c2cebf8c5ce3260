# Northcott’s game.

# $retreats (Number): how often each player may retreat.
goal = Move one of your checkers along its lane. { $retreats ->
    [0] Nobody may retreat
    [one] Each player may retreat once
    [2] Each player may retreat twice
   *[other] Each player may retreat { $retreats } times
}. The last move wins.
# $n (Number): the number of the lane.
lane = lane { $n }
# $lane (Number): the number of the lane.
# $white (Number): the cell of the white checker.
# $black (Number): that of the black one.
lane-holds = Lane { $lane }: White on { $white }, Black on { $black }.
# $lane (Number): the number of the lane.
# $column (Number): the cell.
# $holds (Word): white, black or empty.
cell = lane { $lane }, cell { $column }, { $holds ->
    [white] a white checker
    [black] a black checker
   *[empty] empty
}
# $turn (Word): white or black.
# $white (Number): how often White may still retreat.
# $black (Number): how often Black may.
status = { $turn ->
    [white] White moves.
   *[black] Black moves.
} Retreats left: White { $white }, Black { $black }.
# $who (Word): who makes the move, see words/en.ftl.
# $lane (Number): the number of the lane.
# $to (Number): the cell where the checker goes.
advance = { $who ->
    [press] Go
    [you] go
    [i] go
   *[other] goes
} forwards in lane { $lane } to cell { $to }
# $who (Word): who makes the move, see words/en.ftl.
# $lane (Number): the number of the lane.
# $to (Number): the cell where the checker goes.
retreat = { $who ->
    [press] Retreat
    [you] retreat
    [i] retreat
   *[other] retreats
} in lane { $lane } to cell { $to }
# $turn (Word): white or black, whose turn it is.
own-checker = { $turn ->
    [white] White
   *[black] Black
} moves along a lane, and never past the other checker.
no-retreat = No retreat is left.
# $turn (Word): white or black, who begins.
tap-cell = Choose the cell where a { $turn ->
    [white] white
   *[black] black
} checker should go; press it again to move.
# $n (Number): the number of the lane.
gap-in = Gap in lane { $n }
add-lane = Add a lane
take-lane-away = Take a lane away

## Reasons

met = In every lane the checkers have met.
why-met-loses = In every lane the checkers have met. You can only retreat, and then the other checker follows.
met-wins = It leaves checkers that have met in every lane.
follow = Whenever { $opponent-is ->
    [you] you retreat
   *[other] { $opponent } retreats
}, { $winner } can follow until the checkers meet again.
twins = The gaps are equal in pairs.
why-twins-lose = The gaps are equal in pairs, so each move in one lane can be answered in its twin, and each retreat by following.
twins-win = It leaves gaps that are equal in pairs.
copy-again = After each move { $winner } can make the gaps equal in pairs again.
even-gaps-again = { $Winner } can always make every column even again by going forwards: after a retreat by following as far, and otherwise as in Nim.

## Tables

third-caption = The third gap
third-note = The gaps of two lanes are the row and the column. The player to move loses exactly if the gap of the third lane is the number in the table.
gap-head = gap

## In disguise

twin-how = Each lane is a heap of as many stones as there are cells between its checkers.

## The card

title = Northcott’s Game
summary = Move one of your checkers along its lane. The player who cannot move loses.
rule = Each lane holds a white and a black checker. On your turn you move one checker of your own colour along its lane: forwards as far as you like, but not past the other one, or backwards, which you may do only a few times in a game. The player who cannot move loses.
# Words by which people look for the game, in any language.
search = Northcott checkers draughts lanes rows white black nim retreat poker pions dames couloirs blanc noir reculer avancer
naive = It goes forwards as far as it can in the first lane where it can.
retreats-label = Retreats of each player
start-three-lanes = Three lanes
start-two-lanes = Two lanes
start-four-lanes = One, three, five, seven
start-face-to-face = Face to face
start-no-retreat = Without retreats
position-written = The lanes, joined by “_”, each with “W” for the white checker, “B” for the black one and points for empty cells. Then, if they differ from the setting, “~” and the retreats that White and Black have left, with a point between them; and “~B” if Black is to move.
move-written = The number of the lane, a hyphen, and the cell where the checker goes, both from 1: 2-5.

## What a code should have, in “character 3 should be ...” and the like

lane-sign = W, B or a point
one-of-each = each lane has one W and one B
lanes = lanes
cells = cells
same-length = all lanes have the same length
retreats-or-b = two numbers of retreats, or B
hyphen-cell = a hyphen and the cell where the checker goes
already-there = the checker is on this cell already
