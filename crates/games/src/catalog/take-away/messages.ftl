# Take away.

goal-same = Take at most as many as were taken before. The last coin wins.
goal-twice = Take at most twice what was taken before. The last coin wins.
goal-thrice = Take at most three times what was taken before. The last coin wins.
goal-square = After x coins, at most x times x. The last coin wins.
# $limit (Word): a rule such as 2x+1.
goal-limit = After x coins, at most { $limit }. The last coin wins.
# $limit (Word): a number.
goal-fixed = After the first turn, at most { $limit }. The last coin wins.
# $n (Number): what the pile holds.
# $limit (Word): the most that may be taken.
pile-and-limit = The pile holds { $n }; at most { $limit } may be taken now.
# $limit (Word): the most that may be taken.
at-most = You may take at most { $limit } now.
# $limit (Word): the most that may be taken.
take-at-most = take at most { $limit }

## Reasons

# $pile (Number): the pile, a term of its own.
# $family (Word): powers, fibonacci or own.
# $limit (Number): the most that may be taken.
# $reach (Word): within or above, where the pile lies.
one-term = { $pile } is { $family ->
    [powers] a power of two
    [fibonacci] a Fibonacci number
   *[own] an H-number of this limit
}. At most { $limit } may be taken, so { $reach ->
    [within] all of it can go
   *[above] something must stay
}.
# $pile (Number): the pile.
# $sum (Word): its terms, with plus signs.
# $smallest (Number): the smallest term.
# $reach (Word): within or above, which it is of the limit.
# $limit (Number): the most that may be taken.
terms = { $pile } = { $sum }; the smallest term, { $smallest }, is { $reach ->
    [within] within
   *[above] above
} the limit of { $limit }.
# $pile (Number): the pile that is left.
# $family (Word): powers, fibonacci or own, what the terms are called.
# $limit (Number): the most that may be taken now.
one-term-wins = It leaves { $pile }, which is { $family ->
    [powers] a power of two
    [fibonacci] a Fibonacci number
   *[own] an H-number of this limit
}. At most { $limit } may be taken now, so { $opponent } must leave something.
# $pile (Number): the pile that is left.
# $sum (Word): its terms, with plus signs.
# $family (Word): powers, fibonacci or own, what the terms are called.
# $limit (Number): the most that may be taken now.
# $smallest (Number): the smallest term.
terms-win = It leaves { $pile } = { $sum }, each { $family ->
    [powers] a power of two
    [fibonacci] a Fibonacci number
   *[own] an H-number of this limit
}. At most { $limit } may be taken now, so { $opponent } must leave something of the smallest term, { $smallest }.
terms-figure = The terms that add up to the pile; the smallest is marked
# $family (Word): powers, fibonacci or own, what the terms are called.
smallest-again = { $Winner } can write what is then left as a sum of { $family ->
    [powers] powers of two
    [fibonacci] Fibonacci numbers
   *[own] H-numbers of this limit
}, each time the largest that fits, and take the smallest one.

## Tables

# $limit (Word): the limit, such as 2x.
growth-caption = Lost openings under the limit { $limit }
growth-note = The player who begins with H(k) loses. H(k + 1) is H(k) + H(m), where H(m) is the least of these numbers whose limit is at least H(k).
sums-caption = Piles as sums of lost openings
sums-note = A 1 says that the number above is one of those that add up to the pile. The last 1 of each row is boxed: to take so many wins, except where it is the only 1 and the pile is lost.
pile-head = pile
piles-label = Piles from

## The card

title = Take-Away
summary = At most twice what was taken before. The last coin wins.
rule = There is one pile of coins, and the first player may take any number of them but not all. After that, how many may be taken depends on what was taken before. The player who takes the last coin wins.
# Words by which people look for the game, in any language.
search = fibonacci zeckendorf golden doubling double dynamic coins pièces matches allumettes prises limitées schwenk
naive = It goes down to the nearest H-number if it may, and else takes one.
position-written = How many coins are left, then a point and the most that may be taken now. Without the point, all but one may be taken.
f-label = After x is taken, at most
hint = x, 2x-1, 2x, 3x+2, 3x/2 or xx for the square
start-fibonacci-nim-twenty = Fibonacci Nim, twenty
start-no-more-than-the-last-move = No more than the last move
start-less-than-twice = Less than twice
start-a-hundred-coins = A hundred coins
start-three-times = Three times
start-a-million-million = A million million
