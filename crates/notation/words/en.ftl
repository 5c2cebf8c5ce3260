## What a code should have, in “character 3 should be ...” and the like

a-code = a code such as 0.77, or take-, except-, kayles-, split-, grundy or squares
number-or-set = a number, squares, primes or powers-2
code-set-or-name = a code such as 0.77, a set such as {"{"}1, 3, 4{"}"}, or a name such as Kayles or Nim
numbers = numbers
a-point = a point
first-digit = 0, 4, 8 or C before the point
digit-or-end = a digit from 0 to 9 or A to F, ~ or -unequal
end-after-tilde = the end, as ~ says what repeats
digit-to-repeat = a digit to repeat
digit-that-repeats = a digit that repeats
digits = digits
digits-that-repeat = digits that repeat
unequal-needs = unequal is for codes without a tail that leave two heaps at most

## What a rule allows, as the end of “A move ...”

breaks-unequally = breaks a heap into two that differ in size
# $numbers (Word): with commas.
takes-one-of = takes one of these numbers: { $numbers }
square-number = takes a square number: 1, 4, 9, 16, …
prime-number = takes a prime number: 2, 3, 5, 7, …
# $base (Number): the number whose powers these are.
power-of = takes a power of { $base }, from 1 on
# $set (Message): one of these.
# $numbers (Word): with commas.
or-one-of = { $set }, or one of these numbers: { $numbers }
# $numbers (Word): with commas.
takes-any-but = takes any number except { $numbers }
# $most (Word): how many.
throws-up-to = takes up to { $most } neighbours of a row
# $most (Word): how many.
throws-exactly = takes exactly { $most } neighbours of a row
# $least (Word): how many.
# $most (Word): how many.
throws = takes { $least } to { $most } neighbours of a row
breaks-in-two = breaks a heap into two
# $most (Word): how many.
breaks = breaks a heap into 2 to { $most } heaps
takes-square = takes a full square from a board of two rows
# $code (Word): the notation.
follows-code = follows the take-and-break code { $code }
