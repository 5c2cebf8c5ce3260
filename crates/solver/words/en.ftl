# What is wrong with the code of a position, a move or a setting.

# $place (Number): which character, from 1.
# $wanted (Message): what may stand there.
unexpected = character { $place } should be { $wanted }
# $word (Word): what was typed.
# $wanted (Message): what may stand there.
unknown = “{ $word }” should be { $wanted }
# $place (Number): which character, from 1.
# $least (Number): the least number allowed.
# $most (Number): the greatest number allowed.
out-of-range = the number at character { $place } must be from { $least } to { $most }
# $place (Number): which character, from 1.
# $least (Number): the least count allowed.
# $most (Number): the greatest count allowed.
# $of (Message): what is counted, in the plural.
wrong-count = there must be { $least } to { $most } { $of }, counted up to character { $place }
# $most (Number): how many characters are read.
too-long = the text is longer than { $most } characters
# $place (Number): which character, from 1.
# $because (Message): what the rules say.
against-rules = at character { $place }: { $because }

## What a code should have, in “character 3 should be ...” and the like

a-number = a number
a-digit = a digit
no-leading-zero = a number without a leading zero
a-place = a place
hyphen-and-amount = a hyphen and an amount
place-named-twice = a place is named a second time
number-or-x = a number or x
end-of-limit = the end of the limit
limit-after-one = after a move of one the limit must be at least 1

## A start that a reader sets up, where the kind of its positions has no words of its own

# $number (Number): which of its sizes, from 1.
size-name = Size { $number }
add-part = Add a part
take-part-away = Take a part away
