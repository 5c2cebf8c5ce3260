# The Fraction Game.

# $max (Number): the largest numerator and denominator.
goal = Left makes numbers smaller and Right larger, with terms up to { $max }. The last move wins.

## The card

title = Fraction Game
summary = Left makes numbers smaller, Right makes them larger. The last move wins.
rule = On your turn you replace one number by a simpler one: a fraction by a number with a smaller denominator, a whole number by a whole number nearer to zero. Left may only make numbers smaller, and Right may only make them larger. The player who cannot move loses.
# Words by which people look for the game, in any language.
search = contorted fractions denominator numerator left right partizan numbers surreal Stern Brocot Conway dénominateur numérateur gauche droite nombres rationnels
naive = It always goes as far as it can with the first number that it can change.
max-label = Largest numerator and denominator
start-three = Three fractions
start-two = One right move
start-whole = Whole numbers
start-pairs = A pair and one more
start-lost = Lost for the one who begins
start-right = Right begins
start-fine = Twelfths and others
position-written = The numbers with points between them, a fraction as its numerator, “_” and its denominator, and with “-” in front if it is negative: 2_5.-1_3.4. Then “~R” if Right is to move.
move-written = The place of the number, a point, and the number afterwards, with “-” and “_” as in a position: 2.-1_2.

## The board

# $numbers (Message): the numbers, such as “2/5, −1/3”.
# $turn (Word): left or right.
numbers-are = The numbers are { $numbers }. { $turn ->
    [left] Left moves.
   *[right] Right moves.
}
# $turn (Word): left or right.
status = { $turn ->
    [left] Left moves, and makes a number smaller
   *[right] Right moves, and makes a number larger
}
# $turn (Word): left or right.
# $sum (Message): the sum of the values.
status-with-sum = { $turn ->
    [left] Left moves.
   *[right] Right moves.
} Values together: { $sum }
cards = the numbers
# $place (Number): its place, from 1.
# $number (Message): the number on it.
card-holds = card { $place }, number { $number }
# $number (Message): the number on the open card.
keys-of = what { $number } may become
# $number (Message): the number on the card.
# $to (Message): what it becomes.
key = { $number } becomes { $to }
# $who (Word): who makes the move, see words/en.ftl.
# $from (Message): the number.
# $to (Message): what it becomes.
change = { $who ->
    [press] Turn
    [you] turn
    [i] turn
   *[other] turns
} { $from } into { $to }
# $turn (Word): left or right, whose turn it is.
must-be-simpler = { $turn ->
    [left] Left makes a number smaller
   *[right] Right makes a number larger
} and simpler: a smaller denominator, or a whole number nearer to zero.
tap-card = Choose a card, then the number that it should become; press that again to move.

## Reasons

# $turn (Word): left or right, whose turn it is.
stuck = { $turn ->
    [left] Left has no move: no number can become smaller and simpler.
   *[right] Right has no move: no number can become larger and simpler.
}
# $turn (Word): left or right, who would have to move.
leaves-stuck = { $turn ->
    [left] It leaves Left without a move.
   *[right] It leaves Right without a move.
}
# $form (Word): pairs, positive, negative, pairs-positive or pairs-negative.
cancel = { $form ->
    [pairs] The numbers cancel in pairs.
    [positive] No number is negative, and that is good for Left.
    [negative] No number is positive, and that is good for Right.
    [pairs-positive] Apart from pairs that cancel, no number is negative, and that is good for Left.
   *[pairs-negative] Apart from pairs that cancel, no number is positive, and that is good for Right.
}
# $form (Word): pairs, positive, negative, pairs-positive or pairs-negative.
why-cancel-loses = { $form ->
    [pairs] The numbers cancel in pairs, so each move can be answered by the opposite move in the partner.
    [positive] No number is negative. Whatever you make larger can be turned into 0, until you have no move.
    [negative] No number is positive. Whatever you make smaller can be turned into 0, until you have no move.
    [pairs-positive] Apart from pairs that cancel, no number is negative. Your moves are answered in the pair, or by turning what you made larger into 0.
   *[pairs-negative] Apart from pairs that cancel, no number is positive. Your moves are answered in the pair, or by turning what you made smaller into 0.
}
# $form (Word): pairs, positive, negative, pairs-positive or pairs-negative.
cancel-wins = { $form ->
    [pairs] It leaves numbers that cancel in pairs.
    [positive] It leaves no negative number.
    [negative] It leaves no positive number.
    [pairs-positive] Apart from pairs that cancel, it leaves no negative number.
   *[pairs-negative] Apart from pairs that cancel, it leaves no positive number.
}
undo-pair = Whatever { $opponent-is ->
    [you] you change
   *[other] { $opponent } changes
}, { $winner } can change its partner into the opposite.
undo-zero = Whatever { $opponent-is ->
    [you] you change
   *[other] { $opponent } changes
}, { $winner } can turn it into 0.
undo-both = After a move in a pair { $winner } can change the partner into the opposite, and any other number that { $opponent-is ->
    [you] you change
   *[other] { $opponent } changes
} { $winner } can turn into 0.
# $left (Number): the free moves of Left.
# $right (Number): those of Right.
# $turn (Word): left or right, whose turn it is.
free-moves = A whole number is a supply of moves that one player has alone: Left has { $left } and Right has { $right }, and { $turn ->
    [left] Left
   *[right] Right
} moves first.
# $mine (Number): the moves of whoever makes the move.
# $theirs (Number): those of the other player.
free-moves-win = It leaves { $winner } { $mine ->
    [one] one move
   *[other] { $mine } moves
} in reserve against { $theirs }.
one-by-one = { $Winner } can always go one step nearer to zero.
# $sum (Message): the sum of the values.
# $sign (Word): zero, positive or negative.
values-add-up = The values of the numbers add up to { $sum }, which is { $sign ->
    [zero] good for whoever does not have to move
    [positive] good for Left
   *[negative] good for Right
}.
# $sum (Message): the sum of the values.
# $sign (Word): zero, positive or negative.
why-values-lose = The values of the numbers add up to { $sum }{ $sign ->
    [zero] , and each move makes that worse for the player who makes it.
    [positive] , which is good for Left, and each move of Right makes it larger.
   *[negative] , which is good for Right, and each move of Left makes it smaller.
}
# $sum (Message): the sum of the values that is left.
# $side (Word): left or right, who makes the move.
values-win = It leaves values with the sum { $sum }, and { $side ->
    [left] Left wins with 0 or more
   *[right] Right wins with 0 or less
} when the other moves.
# $side (Word): left or right, the winner.
keep-sum = { $Winner } can always leave { $side ->
    [left] a sum of 0 or more
   *[right] a sum of 0 or less
} again, by the smallest step with the right number.
# $numbers (Message): the numbers, such as “2/5, −1/3”.
values-and-sum = Values of { $numbers }, and their sum

## Tables

values-caption = Fractions between 0 and 1 and their values
values-note = The best move of each player is the smallest step, and the value is halfway between the values of the two. One more on the number is one more on the value, and the opposite number has the opposite value.
number = number
best-of-left = Left’s best
best-of-right = Right’s best
value = value

## What a code should have, in “character 3 should be ...” and the like

numbers = numbers
lowest-terms = the fraction is not in lowest terms
zero-without-minus = zero has no sign
point-number = a point and the number afterwards
not-simpler = the player to move cannot make this number of it
