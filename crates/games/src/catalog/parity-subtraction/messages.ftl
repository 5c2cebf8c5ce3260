# Parity subtraction.

# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
# $wins (Word): even or odd.
goal = Take { $amounts } { $many ->
    [one] bean
   *[more] beans
}. In the end an { $wins ->
    [odd] odd
   *[even] even
} number wins.
# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
at-a-time = You may take { $amounts } { $many ->
    [one] bean
   *[more] beans
} at a time.
# $n (Number): how many.
beans = { $n ->
    [1] 1 bean
   *[other] { $n } beans
}
# $n (Number): how many.
steps = { $n ->
    [1] 1 step
   *[other] { $n } steps
}
# $n (Number): what a player holds.
# $parity (Word): even or odd.
holds = { $n } ({ $parity ->
    [odd] odd
   *[even] even
})
# $left (Number): what is left.
# $own (Message): what the player to move holds.
# $other (Message): what the other player holds.
heap-and-players = Beans in the heap: { $left }. The player to move has { $own }, the other { $other }.
# $left (Number): what is left.
# $own (Message): what the player to move holds.
# $other (Message): what the other player holds.
strip-and-players = Steps to the end: { $left }. The player to move has { $own }, the other { $other }.
# $who (Word): who makes the move, see words/en.ftl.
# $steps (Message): how far.
move-marble = { $who ->
    [press] Move
    [you] move
    [i] move
   *[other] moves
} the marble { $steps }
# $n (Number): its number.
cell = cell { $n }
# $n (Number): its number.
cell-marble = cell { $n }, the marble
# $n (Number): its number.
# $steps (Message): how far it is.
cell-ahead = cell { $n }, { $steps } on
beans-label = Beans
steps-label = Steps
tap-cell = Choose a cell to the left of the marble, then press it again to go there.

## Reasons

# $pile (Number): pieces in the heap.
# $length (Number): the period.
class-multiple = { $pile }, a multiple of { $length }
# $pile (Number): pieces in the heap.
# $length (Number): the period.
# $times (Number): how often it goes into the heap.
# $rest (Number): the remainder.
class-remainder = { $pile } = { $length } × { $times } + { $rest }
# $one (Message): what the player to move holds.
# $next (Message): what the other holds.
over = Nothing can be taken any more: { $one }, against { $next }.
# $one (Message): what the player to move holds.
# $next (Message): what the other holds.
over-draw = { over } So nobody wins.
# $left (Number): pieces in the heap.
# $own (Number): what the player to move holds.
# $theirs (Number): what the other holds.
# $total (Number): all of them.
draw-even = { $left } + { $own } + { $theirs } = { $total } is even: if nothing stays behind, both end with the same parity, and nobody wins.
draw-odd = Under best play something stays behind that nobody may take, both end with the same parity, and nobody wins.
# $heap (Message): the heap with its place in the period.
# $own (Word): even or odd, what the player to move holds.
# $theirs (Word): even or odd, what the other holds.
# $outcome (Message): who wins there.
seen = { $heap }; the player to move holds an { $own ->
    [odd] odd
   *[even] even
} number, the other an { $theirs ->
    [odd] odd
   *[even] even
} one. { $outcome }
# $own (Message): what the winner holds.
# $theirs (Message): what the other holds.
ends = It ends the game with { $own } for { $winner } and { $theirs } for { $opponent }.
# $heap (Message): the heap that is left, with its place in the period.
# $own (Word): even or odd, what the winner holds.
# $theirs (Word): even or odd, what the other holds.
# $outcome (Message): who wins there.
leaves = It leaves { $heap }, with an { $own ->
    [odd] odd
   *[even] even
} number for { $winner } and an { $theirs ->
    [odd] odd
   *[even] even
} one for { $opponent }. { $outcome }
# $parity (Word): even or odd, what both hold.
# $ends (Word): wins or loses, what the player to move does.
both = With two { $parity ->
    [odd] odd
   *[even] even
} holdings the player to move { $ends ->
    [wins] wins
   *[loses] loses
} there.
# $parity (Word): even or odd, what the winner holds.
holder-wins = There the { $parity ->
    [odd] odd
   *[even] even
} holder wins, no matter who is to move.
next-wins = There the next player wins, whichever of the two holds the odd number.
previous-wins = There the previous player wins, whichever of the two holds the odd number.
mover-wins = The player to move wins there.
mover-loses = The player to move loses there.
# $length (Number): the period.
classes-figure = Lost classes: the remainder on division by { $length }, and the parities of what the player to move and the other hold, e even and o odd; the one that is left is marked
again = After each take { $winner } can leave a lost heap again.
# $before (Message): what was said before.
# $own (Word): even or odd, what the winner holds.
# $theirs (Word): even or odd, what the other holds.
# $length (Number): the period.
# $remainders (Message): the remainders that lose.
again-remainders = { $before } With { $own ->
    [odd] { $theirs ->
        [odd] an odd number for both
       *[even] an odd number for { $winner } and an even one for { $opponent }
    }
   *[even] { $theirs ->
        [odd] an even number for { $winner } and an odd one for { $opponent }
       *[even] an even number for both
    }
}, its remainder on division by { $length } is { $remainders }.

## Tables

# $n (Number): the period.
ring-caption = Guy’s diagram, once around for every { $n } beans
ring-note = The numbers outside are the remainders of the beans that are left. Each seat tells the parities of what the player to move and the other hold, e even and o odd. A filled seat is lost for the player to move; elsewhere the arrow is the winning take.
outcomes-caption = Who wins, by what the player to move and the other hold
outcomes-note = N is the next player, who is to move, P the previous one, D nobody; where one holding is even and one odd, E and O are their holders, no matter who is to move. At the end of the game nothing can be taken, and what is held decides.
outcomes-cut = Only the first heaps are shown.
beans-head = Beans left
differ-head = If they differ
# $own (Word): odd or even, which the number is that the player to move holds.
# $theirs (Word): the same of the other player.
held-head = { $own ->
    [odd] odd
   *[even] even
}, { $theirs ->
    [odd] odd
   *[even] even
}
next-player = the next player
previous-player = the previous player
even-holder = the even holder
odd-holder = the odd holder
nobody = nobody
depends = it depends on who moves
already-won = already won
# $amounts (Message): one or several takes that win.
take = take { $amounts }

## The card

title = Parity Subtraction
summary = Take one to three beans. In the end an even number wins.
rule = Beans lie in a heap, and on your turn you take some of them and keep them; only certain numbers are allowed. The game ends when nobody can take any more. Then it counts whether you hold an even or an odd number, and holding none counts as even; if both players hold an even number or both an odd one, nobody wins.
# Words by which people look for the game, in any language.
search = odd even pair impair parité beans haricots soustraction counting scoring
naive = It takes the most that gives it a number of the winning kind at once.
position-written = How many beans are left. If somebody holds beans already, a point and what the first player holds follow, then a point and what the second one holds. “~b” at the end: the second player is to move.
odd-label = An odd number wins
choice-beans = Beans
choice-strip = A strip
start-twenty-seven-beans = Twenty-seven beans
start-guys-25-beans = Guy’s 25 beans
start-odd-scoring-thirteen-steps = Odd Scoring, thirteen steps
start-one-or-two = One or two
start-one-three-or-four = One, three or four
start-two-or-three = Two or three: one may stay
start-an-even-heap-which-nobody-wins = An even heap, which nobody wins
start-a-million-million-and-three = A million million and three

## What a code should have, in “character 3 should be ...” and the like

letter-b = b
third-number = a point and a third number
beans-in-all = beans in all
