# Remove a square.

no-unit = No unit is left there.
tap-unit = Choose a unit square, or two corners of a larger square, then press it again to take it.

## Tables

values-caption = Grundy values of full boards of two rows, by columns
values-note = A board of two rows loses only where the value is 0: with 1, 13, 25, … columns.

## The card

title = Remove-a-Square
summary = Take any full square from the shape, small or large. The last one wins.
rule = Unit squares form a shape. On your turn you take a full square out of it, of any size: one unit, two by two units, three by three, and so on, none of them missing. A player who cannot move loses.
# Words by which people look for the game, in any language.
search = unit squares tiles polyomino polyominoes cram chocolate rectangle carré carreaux pavage
naive = It always takes the largest square.
move-written = The row and the column of the upper left corner, with a point between them; for a larger square a hyphen and its side follow.
start-two-by-eight = Two by eight
start-three-by-three = Three by three
start-two-by-three = Two by three
start-two-by-thirteen = Two by thirteen
start-four-by-four = Four by four
start-five-by-five = Five by five
start-a-house-with-a-door = A house with a door
