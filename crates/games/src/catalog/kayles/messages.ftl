# Kayles.

one-pin = Knock down one pin, never two at once.
two-pins = Knock down one pin, or two neighbours.
# $n (Number): neighbours at most.
more-pins = Knock down one pin, or up to { $n } neighbours.

## Tables

throws-caption = Up to k neighbours at one throw
throws-note = Grundy values in normal play: k by the row, pins by the column. Boxed rows of pins lose for the player to move; rings are not counted here.
throws-label = Up to k pins at a throw: rows from
values-note = A row on its own loses only where the value is 0.
both-caption = Normal and misère play side by side
both-note = 1 means won for the player to move, 0 lost.
pins-head = Pins
value-head = Value
normal-head = Normal
misere-head = Misère
twins-head = Misère, two such rows

## The card

title = Kayles
summary = Knock down one pin, or two neighbours. The last throw wins.
rule = Pins stand side by side, and there may be gaps between them. All pins that you knock down with one throw are neighbours, with no gap between them. The game ends with the last pin.
# Words by which people look for the game, in any language.
search = pins bowling skittles ninepins quilles boules row rangée rip van winkle
naive = It always knocks down as many as it can.
most-label = Neighbours at one throw, at most
start-thirteen-pins = Thirteen pins
start-dudeneys-row-the-second-pin-down = Dudeney’s row, the second pin down
start-three-rows = Three rows
start-a-ring-of-eleven = A ring of eleven
start-the-last-pin-loses = The last pin loses
start-up-to-four-at-a-throw = Up to four at a throw
