# One pile.

# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
# $end (Word): wins or loses, which is what the last move does.
goal = Take { $amounts } { $many ->
    [one] stone
   *[more] stones
} from the pile. The last move { $end ->
    [loses] loses
   *[wins] wins
}.
# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
at-a-time = You may take { $amounts } { $many ->
    [one] stone
   *[more] stones
} at a time.

## Reasons

# $pile (Number): the pile.
# $residue (Number): its remainder.
# $modulus (Number): the divisor.
beside = { $residue ->
    [0] { $pile } is a multiple of { $modulus }.
    [one] { $pile } is one more than a multiple of { $modulus }.
   *[other] { $pile } is { $residue } more than a multiple of { $modulus }.
}
# $pile (Number): the pile that is left.
# $residue (Number): its remainder.
# $modulus (Number): the divisor.
leaves-beside = { $residue ->
    [0] It leaves { $pile }, a multiple of { $modulus }.
    [one] It leaves { $pile }, one more than a multiple of { $modulus }.
   *[other] It leaves { $pile }, { $residue } more than a multiple of { $modulus }.
}
# $pile (Number): the pile that is left.
leaves-one-take = It leaves { $pile }, from which only one more take is possible.
# $left (Message): what the move leaves, in a sentence.
opponent-takes-last = { $left } So { $opponent } must make the last take.
# $left (Message): what the move leaves, in a sentence.
winner-takes-last = { $left } So { $winner } can make the last take.
clock = Remainders; on the filled ones the player to move loses
# $total (Number): what a take and its answer make.
together = After each take { $winner } can take as many as make { $total } together with it.

## Tables

values-caption = Grundy values by pile
misere-caption = Won (1) and lost (0)
values-note = Each line is one turn of the cycle; a zero loses for the player to move.

## The card

title = One Pile
summary = Take one, two or three from the pile. The last one wins.
rule = Stones lie in one pile. On your turn you take some of them, and only certain numbers are allowed. The game ends when too few stones are left to take any.
# Words by which people look for the game, in any language.
search = stones matches matchsticks allumettes bâtonnets sticks counters jetons bachet subtraction soustraction twenty-one 21 hundred 100 race course fort boyard tas
naive = It always takes as many as it can.
start-twenty-one-take-one-to-three = Twenty-one, take one to three
start-three-to-five = Three to five
start-one-three-or-four = One, three or four
start-do-not-take-the-last = Do not take the last
start-a-hundred-take-one-to-ten = A hundred, take one to ten
