# Grundy's game.

# $end (Word): wins or loses, which is what the last break does.
goal = Break one bar into two unequal ones. The last break { $end ->
    [loses] loses
   *[wins] wins
}.
# $n (Number): how many.
tiles = { $n ->
    [1] 1 tile
   *[other] { $n } tiles
}
# $n (Number): its number.
bar = bar { $n }
# $n (Number): its number.
bar-label = Bar { $n }
# $count (Number): how many bars there are.
# $lengths (Message): their lengths.
bars-of = { $count ->
    [one] A bar of { $lengths }.
   *[other] Bars of { $lengths }.
}
# $who (Word): who makes the move, see words/en.ftl.
# $bar (Number): its number.
# $left (Number): the length of one part.
# $right (Number): that of the other.
break-bar = { $who ->
    [press] Break
    [you] break
    [i] break
   *[other] breaks
} bar { $bar } into { $left } and { $right }
# $left (Number): the length of one part.
# $right (Number): that of the other.
break-into = break into { $left } and { $right }
# $left (Number): the length of one part.
# $right (Number): that of the other.
would-be-equal = { $left } and { $right } would be equal, which the rule forbids
parts-differ = The two parts must differ.
add-bar = Add a bar
take-bar-away = Take a bar away

## Tables

values-caption = Grundy values by length of the bar, in normal play
# $largest (Number): the largest value shown.
values-note = The largest value here is { $largest }. Nobody knows whether these values ever become periodic.

## The card

title = Grundy’s Game
summary = Break one bar into two unequal ones. The last break wins.
rule = Some bars of tiles lie on the table. On your turn you break one bar into two of different lengths. The game ends when every bar has one tile or two.
# Words by which people look for the game, in any language.
search = tiles split divide unequal chocolate piles couper casser partager barres inégal
naive = It breaks a single tile off the first bar it can.
move-written = The number of the bar, a hyphen, and the length of its left piece.
start-thirteen = Thirteen
start-eighteen = Eighteen
start-five-seven-and-nine = Five, seven and nine
start-twenty-a-lost-bar = Twenty, a lost bar
start-the-last-break-loses = The last break loses

## What a code should have, in “character 3 should be ...” and the like

tiles-in-all = tiles in all
