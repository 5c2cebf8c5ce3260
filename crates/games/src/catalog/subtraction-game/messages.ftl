# The Subtraction Game.

# $amounts (Message): what may be subtracted, such as “2 or 5”.
# $end (Word): wins or loses, which is what the last subtraction does.
goal = Subtract { $amounts } from one of the numbers. The last subtraction { $end ->
    [loses] loses
   *[wins] wins
}.

## The card

title = Subtraction Game
summary = Subtract one of a few numbers from one of the others. The last one wins.
rule = Some numbers stand on cards, and below them are the numbers that may be subtracted. On your turn you choose a card and subtract one of those numbers from it, but the result may not fall below zero. The game ends when every card is too small for that.
# Words by which people look for the game, in any language.
search = subtrahends minuends difference minus take away cards subtraction set soustraction soustraire différence cartes nombres
naive = It always subtracts as much as it can.
start-two-or-five = Two or five
start-three-five-or-eight = Three, five or eight
start-one-number = One number
start-lost = Eight, eleven and twelve, lost
start-last-loses = The last subtraction loses
subtract-label = You may subtract
subtract-hint = Up to twelve numbers from 1 to 99, with points between them: 2.5
position-written = The numbers on the cards from left to right, with points between them.
move-written = The place of the card, a hyphen, and what is subtracted.

## The board

# $n (Number): its place.
minuend-label = Card { $n }
add-minuend = Add a card
take-minuend-away = Take a card away
# $place (Number): its place.
# $number (Number): the number on it.
place-holds = card { $place }, number { $number }
# $count (Number): how many cards there are.
# $numbers (Message): the numbers on them.
numbers-of = { $count ->
    [one] The number { $numbers }.
   *[other] The numbers { $numbers }.
}
# $who (Word): who makes the move, see words/en.ftl.
# $amount (Number): what is subtracted.
# $number (Number): from which number.
# $left (Number): the result.
subtract = { $who ->
    [press] Subtract
    [you] subtract
    [i] subtract
   *[other] subtracts
} { $amount } from { $number }, which leaves { $left }
# $amount (Number): what is subtracted.
# $number (Number): from which number.
# $left (Number): the result.
key = subtract { $amount } from { $number }, leaves { $left }
# $amount (Number): what would be subtracted.
# $number (Number): from which number.
key-off = { $amount } is more than { $number }
# $amounts (Message): what may be subtracted, such as “2 or 5”.
not-below-zero = You may subtract { $amounts }, but the result may not fall below zero.
tap-key = Choose what to subtract below a card, then press it again.

## Reasons

# $number (Number): the number on the card.
# $rest (Number): its remainder.
# $sum (Number): both subtrahends together.
# $a (Number): the smaller one.
# $times (Number): how often it can be subtracted from the remainder.
pair-lost = { $number } has the remainder { $rest } on division by { $sum }. Each time the two subtrahends can make { $sum } together, and from { $rest } one can subtract { $a } { $times ->
    [0] not even once
   *[other] { $times } times, an even number
}.
# $number (Number): the number on the card.
# $rest (Number): its remainder.
# $sum (Number): both subtrahends together.
# $a (Number): the smaller one.
# $b (Number): the larger one.
pair-above = { $number } has the remainder { $rest } on division by { $sum }, which is at least { $b }. Subtracting { $b } leaves a remainder from which { $a } cannot be subtracted.
# $number (Number): the number on the card.
# $rest (Number): its remainder.
# $sum (Number): both subtrahends together.
# $a (Number): the smaller one.
# $times (Number): how often it can be subtracted from the remainder.
pair-odd = { $number } has the remainder { $rest } on division by { $sum }. From { $rest } one can subtract { $a } { $times ->
    [1] once
   *[other] { $times } times
}, an odd number.
# $number (Number): the number that is left.
# $sums (Number): how often both subtrahends together go into it.
# $rest (Number): its remainder.
# $sum (Number): both subtrahends together.
# $times (Number): how often the smaller one can be subtracted from the remainder.
leaves-pair = { $sums ->
    [0] It leaves { $number }.
   *[other] It leaves { $number }, which is { $sums } × { $sum } and { $rest }.
} { $times ->
    [0] With { $rest } nobody can subtract any more.
   *[other] From { $rest } the smaller number can be subtracted { $times } times, an even number.
}
# $a (Number): the smaller subtrahend.
# $b (Number): the larger one.
the-other = After { $a } { $winner } can subtract { $b }, and after { $b } { $winner } can subtract { $a }. When { $b } has become too large, { $winner } can answer { $a } by { $a }.

## Tables

# $numbers (Message): what may be subtracted, such as “2 and 5”.
values-caption = Grundy values of one card with the subtrahends { $numbers }, in normal play
values-note = A single card loses where its value is 0. If the last subtraction loses, a single card loses where its value is 1.
