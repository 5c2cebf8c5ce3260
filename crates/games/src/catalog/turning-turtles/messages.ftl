# Turning Turtles.

# $turn (Word): the rule: turtles, mock, ruler or twins.
goal = { $turn ->
    [mock] Turn up to three coins. The rightmost of them goes from heads to tails. The last move wins.
    [ruler] Turn coins side by side. The rightmost of them goes from heads to tails. The last move wins.
    [twins] Turn exactly two coins. The right one goes from heads to tails. The last move wins.
   *[turtles] Turn one coin from heads to tails and, if you like, one coin to its left. The last move wins.
}

## The board

# $first (Number): the number of the leftmost coin.
# $last (Number): that of the rightmost one.
all-tails = Coins { $first } to { $last } all show tails.
# $first (Number): the number of the leftmost coin.
# $last (Number): that of the rightmost one.
# $count (Number): how many show heads.
# $heads (Message): their numbers.
heads-on = Coins { $first } to { $last }. { $count ->
    [one] Heads on coin { $heads }.
   *[other] Heads on coins { $heads }.
}
# $who (Word): who makes the move, see words/en.ftl.
# $many (Word): one or several, as many coins as turn.
# $coins (Message): their numbers.
turn = { $who ->
    [press] Turn
    [you] turn
    [i] turn
   *[other] turns
} { $many ->
    [one] coin { $coins }
   *[several] coins { $coins }
}
# $coin (Word): its number.
coin-heads = coin { $coin }, heads
# $coin (Word): its number.
coin-tails = coin { $coin }, tails
# $n (Number): its number.
line = line { $n }
# $turn (Word): the rule: turtles, mock, ruler or twins.
must-turn = { $turn ->
    [mock] At most three coins turn, and the rightmost of them must show heads.
    [ruler] The coins that turn lie side by side, and the rightmost of them must show heads.
    [twins] Exactly two coins turn, and the right one of them must show heads.
   *[turtles] At most two coins turn, and the right one of them must show heads.
}
coins-label = Coins
# $turn (Word): the rule: turtles, mock, ruler or twins.
tap-coins = { $turn ->
    [ruler] Choose the coin at each end of what should turn, then play.
    [twins] Choose the two coins that should turn, then play.
   *[other] Choose each coin that should turn, then play.
}

## Reasons

# $coin (Word): the number of the coin.
one-head = Only coin { $coin } shows heads, and it can be turned to tails at once.
# $coin (Word): the number of the coin.
# $value (Number): its value.
one-head-worth = Only coin { $coin } shows heads. It has the value { $value }.
# $numbers (Word): the numbers of the heads, with signs for the nim-sum.
# $xor (Number): their nim-sum.
numbers-of-heads = Read the numbers of the heads as Nim heaps: { $numbers } with nim-sum { $xor }.
# $values (Word): the values of the heads, with signs for the nim-sum.
# $xor (Number): their nim-sum.
values-of-heads = Values of the heads: { $values } with nim-sum { $xor }.
# $numbers (Word): the numbers of the heads, with signs for the nim-sum.
numbers-balance = It leaves heads on { $numbers }. Read as Nim heaps, every power of two occurs an even number of times.
# $values (Word): the values of the heads, with signs for the nim-sum.
values-balance = It leaves heads with values { $values }. Every power of two occurs an even number of times.
# $turn (Word): the rule: turtles, mock, ruler or twins.
balance-again = { $turn ->
    [mock] The value of coin n is 2n or 2n + 1, whichever has an odd number of ones in binary. { $Winner } can always leave values in which every power of two occurs an even number of times.
    [ruler] The value of a coin is the largest power of two that divides its number. { $Winner } can always leave each value an even number of times.
   *[other] { $Winner } can always leave numbers of heads in which every power of two occurs an even number of times.
}

## Tables

values-caption = Values of single heads
values-note = A row is lost for the player to move exactly if the values of its heads have the nim-sum 0.

## In disguise

twin-how = Each head is a heap of as many stones as the number of its coin.
twin-how-values = Each head is a heap of as many stones as the value of its coin.

## The card

title = Turning Turtles
summary = Turn a head over and, if you like, a coin to its left. The last move wins.
rule = Coins lie in a row, some with heads up. On your turn you turn one coin from heads to tails and, if you like, any one coin to its left, either way. The player who makes the last move wins.
rule-of-mock = Coins lie in a row, some with heads up. On your turn you turn one, two or three coins, and the rightmost of them must go from heads to tails. The player who makes the last move wins.
rule-of-ruler = Coins lie in a row, some with heads up. On your turn you turn any number of coins side by side, and the rightmost of them must go from heads to tails. The player who makes the last move wins.
rule-of-twins = Coins lie in a row, some with heads up. On your turn you turn exactly two coins, and the right one must go from heads to tails. The player who makes the last move wins.
# Words by which people look for the game, in any language.
search = mock turtles ruler twins coins coin turning flip heads tails tortues pièces pile face retourner règle jumeaux lenstra tt
naive = It turns the rightmost head, without other coins if the rule allows that.
turn-label = What turns
choice-turtles = One or two coins: Turning Turtles
choice-mock = Up to three coins: Mock Turtles
choice-ruler = Coins side by side: Ruler
choice-twins = Exactly two coins: Twins
position-written = From left to right, “O” for a coin with heads up and a point for one with tails up.
move-written = The numbers of the coins that turn, joined by points. In Turning Turtles and Ruler they begin at 1, in Mock Turtles and Twins at 0.
start-four-heads = Four heads
start-thirteen-coins = Thirteen coins
start-mock = Mock Turtles
start-ruler = Ruler, all heads
start-twins = Twins

## What a code should have, in “character 3 should be ...” and the like

coin-sign = O or a point
coins = coins
