# Dawson's Chess.

three-pins = Hit a pin, and its neighbours fall too.

## Tables

values-note = Each value is that of a row with one pin more in Dawson’s Kayles.

## In disguise

twin-how = Each row of standing pins is one pin longer, and a throw at a pin is one at two neighbours.

## The card

title = Dawson’s Chess
summary = Hit a pin, and its neighbours fall too. The last throw wins.
rule = Pins stand side by side, and there may be gaps between them. With one throw you hit a pin, and the pins beside it fall with it, one or two if any stand there. The game ends with the last pin.
# Words by which people look for the game, in any language.
search = pins bowling skittles pawns pions échecs quilles row rangée
naive = It always knocks down as many as it can.
start-a-row-of-nine = A row of nine
start-eight-a-lost-row = Eight, a lost row
start-three-and-six = Three and six
start-a-ring-of-eleven = A ring of eleven
start-the-last-throw-loses = The last throw loses
