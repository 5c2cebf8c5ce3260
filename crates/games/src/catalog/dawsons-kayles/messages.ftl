# Dawson's Kayles.

two-pins = Knock down two neighbours, never one alone.

## In disguise

twin-how = Each row of standing pins is one pin shorter, and a throw at two neighbours is one at a single pin.

## The card

title = Dawson’s Kayles
summary = Knock down two neighbours, never one alone. The last throw wins.
rule = Pins stand side by side, and there may be gaps between them. With one throw you knock down exactly two neighbours with no gap between them, never one pin alone. The game ends when no two neighbours are left.
# Words by which people look for the game, in any language.
search = pins bowling skittles ninepins quilles boules row rangée
naive = It always throws as far to the left as it can.
start-a-row-of-twelve = A row of twelve
start-nine-a-lost-row = Nine, a lost row
start-four-and-seven = Four and seven
start-a-ring-of-eleven = A ring of eleven
start-the-last-throw-loses = The last throw loses
