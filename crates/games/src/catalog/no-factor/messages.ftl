# No factor.

no-number = No number is left.
# $left (Message): numbers that are left.
# $free (Message): those that may be taken.
numbers-left = Numbers left: { $left }. Free to take: { $free }.
# $n (Number): the number.
free = { $n }, free to take
# $n (Number): the number.
held = { $n }, a factor of it is still there
red-may-go = red: may be taken now
number-one = the number 1
primes = primes
# $n (Number): prime factors of each.
products = products of { $n } primes
factors-first = A number goes once none of its factors is left.
numbers-label = Numbers from 1 to
tap-balls = Choose one red ball or several, then press a ball again, or the button, to play.

## Reasons

# $last (Number): the last number.
stolen = Only 1 can be taken. Then let p be a prime above { $last }/2: either taking p alone wins, or some answer to it does, and that can be stolen by taking it together with p.
# $last (Number): the last number.
stolen-not-how = { stolen } This shows who wins, not why.
# $pieces (Message): the pieces.
all-lost = A search shows that every piece loses on its own: { $pieces }.
# $won (Message): pieces that win on their own.
some-won = A search shows which pieces win on their own: { $won }. Move in each of them.
# $won (Message): pieces that win on their own.
# $lost (Message): pieces that lose.
some-won-not = A search shows which pieces win on their own: { $won }. Move in each of them, not in { $lost }.
# $count (Number): pieces that are left.
# $pieces (Message): the pieces.
why-it-wins = { $count ->
    [one] It leaves { $pieces }. A search shows that this loses on its own.
   *[other] It leaves { $pieces }. A search shows that each of them loses on its own.
}
pieces-figure = Pieces; the boxed ones lose on their own
pieces-again = { $Winner } can answer in each piece that the next move touches, so that again every piece loses on its own.

## Tables

answers-caption = Winning answers to the opening move, which is always to take 1
answers-note = With the numbers from 2 to n left; found piece by piece.
ways-head = Ways to win
shortest-head = Numbers in the shortest

## The card

title = No-Factor
summary = Take numbers that have no proper factor left. The last taker wins.
rule = The numbers from 1 to n lie on the table. On your turn you take away one number or several, but only numbers that have no proper factor on the table when your turn begins. The player who takes the last number wins.
# Words by which people look for the game, in any language.
search = prime divisors multiples number theory diviseurs facteurs premiers nombres sans diviseur cards
naive = It always takes every number it can.
position-written = The largest number, then “~” and the numbers that are gone, with points between them.
move-written = The numbers that you take, with points between them.
start-two-to-eight = Two to eight
start-one-to-twelve = One to twelve
start-two-to-fourteen = Two to fourteen
start-two-to-thirty = Two to thirty
start-two-to-sixty = Two to sixty

## What a code should have, in “character 3 should be ...” and the like

numbers-ascend = numbers must ascend, each told once
after-divisors = a number goes only after its divisors
not-now = this number is gone or has a divisor left
