# No factor.

no-number = No number is left.
# $left (Message): numbers that are left.
# $free (Message): those that may be taken.
numbers-left = Numbers left: { $left }. Free to take: { $free }.
# $n (Number): the number.
free = { $n }, free to take
# $n (Number): the number.
held = { $n }, a factor of it is still there
number-one = the number 1
primes = primes
# $n (Number): prime factors of each.
products = products of { $n } primes
factors-first = A number goes once none of its factors is left.
numbers-label = Numbers from 1 to
tap-balls = Tap one red ball or several, then tap a ball again, or press the button, to play.
