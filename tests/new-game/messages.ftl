# Coins on stairs.

# $coin (Number): its number in the stack, from below.
# $of (Number): coins in the stack.
# $step (Number): the number of the step.
coin = coin { $coin } of { $of } on step { $step }
# $step (Number): its number.
step-of = step { $step }
# $list (Message): the coins on each step, the lowest first.
stairs = Coins on the steps, from below: { $list }.
# $who (Word): who makes the move, see words/en.ftl.
# $coins (Number): how many.
# $step (Number): the step that they leave.
move-down = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} { $coins ->
    [one] one coin
   *[other] { $coins } coins
} down from step { $step }

## Reasons

# $list (Message): the coins on the odd steps.
balanced = On the odd steps lie { $list } coins, and each power of two occurs in an even number of these numbers.
# $list (Message): the coins on the odd steps.
# $xor (Number): the nim-sum.
unbalanced = On the odd steps lie { $list } coins, with the nim-sum { $xor }.
# $list (Message): the coins on the odd steps.
why-it-wins = It leaves { $list } coins on the odd steps, and each power of two occurs in an even number of these numbers.
even-again = Coins that come down from an even step { $winner } can move on at once. After any other move { $winner } can even out the odd steps again.

## Tables

sums-caption = Nim-sums of two odd steps
sums-note = The player to move loses where the number is 0.

## The card

title = Coins on Stairs
summary = Move coins down by one step. The last coin that reaches the ground wins.
rule = Coins lie on the steps of a stair. On your turn you move as many coins as you like from one step down to the next, or from the lowest one to the ground. The player who moves the last coin to the ground wins.
# Words by which people look for the game, in any language.
search = stair stairs staircase escalier marches pièces steps coins
naive = It always moves one coin from the lowest step that has some.
start-three-steps = Three steps
start-where-even-steps-tempt = Where even steps tempt
start-a-high-stair = A high stair

position-written = The number of coins on each step, joined by hyphens, the lowest step first.
move-written = The number of the step, a hyphen, and how many coins leave it.

## What a code should have, in “character 3 should be ...” and the like

steps = steps
