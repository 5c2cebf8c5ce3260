# Staircase Nim.

## The board

# $coins (Message): the coins on each step, from the lowest.
coins-on = Coins on the steps, from the lowest up: { $coins }.
# $who (Word): who makes the move, see words/en.ftl.
# $coins (Message): such as “2 coins”.
# $step (Number): the number of the step.
bring-down = { $who ->
    [press] Bring
    [you] bring
    [i] bring
   *[other] brings
} { $coins } down from step { $step }
# $n (Number): the number of the step.
step = step { $n }
# $n (Number): the number of the step.
step-label = Step { $n }
add-step = Add a step
take-step-away = Take a step away
tap-coin = Choose a coin: it goes one step down with those above it. Press it again to play.

## Reasons

only-even = All coins stand on even steps.
only-even-wins = It leaves coins on even steps alone. They come down to an odd step first.
one-step-on = Whatever comes down to an odd step, { $winner } can move the same number of coins one step further.
# $coins (Number): the coins on the only odd step that has some.
one-odd = Only one odd step has coins, { $coins } in all.
# $coins (Word): the coins on odd steps, with signs for the nim-sum.
# $xor (Number): their nim-sum.
odd-steps = Read the odd steps as Nim heaps: { $coins } with nim-sum { $xor }.
# $coins (Word): the coins on odd steps, with signs for the nim-sum.
odd-balanced = It leaves { $coins } coins on the odd steps. Read as Nim heaps, every power of two occurs an even number of times.
balance-again = If coins come down from an even step, { $winner } can move the same number one step further. After a move from an odd step { $winner } can leave every power of two on an even number of odd steps again.

## Tables

lost-caption = Lost staircases of five steps
lost-note = Coins on the odd steps, in any order, with which the player to move loses. The coins on even steps do not matter.

## In disguise

twin-how = The heaps are the coins on the odd steps: the first, the third and so on.

## The card

title = Staircase Nim
summary = Bring any coins from one step down to the next. The last move wins.
rule = Coins lie on the steps of a staircase. On your turn you take as many as you like from one step, but at least one, and put them on the next step down; from the first step they reach the ground and stay there. The player who makes the last move wins.
# Words by which people look for the game, in any language.
search = staircase stairs steps escalier marches coins pièces odd impaires nim reversible ferguson sprague
naive = It brings all coins of the highest step down.
position-written = The coins on each step from the lowest up, joined by points.
move-written = The number of the step, a hyphen, and how many coins come down.
start-four-steps = Four steps
start-five-steps = Five steps
start-lost = A lost staircase
start-top-step = All on the sixth step

## What a code should have, in “character 3 should be ...” and the like

coins = coins
