# A rule of your own.

# $rule (Message): what a turn may do.
# $end (Word): wins or loses, which is what the last move does.
goal = { $rule } The last move { $end ->
    [loses] loses
   *[wins] wins
}.
# $n (Number): how many.
pieces = { $n ->
    [1] 1 piece
   *[other] { $n } pieces
}
# $who (Word): who makes the move, see words/en.ftl.
# $heap (Number): the number of the heap.
# $left (Message): the sizes of what is left.
break-heap = { $who ->
    [press] Break
    [you] break
    [i] break
   *[other] breaks
} heap { $heap } into { $left }
# $taken (Message): what is taken from a heap.
# $left (Message): the sizes of what is left.
leaving = { $taken }, which leaves { $left }
# $taken (Message): what is taken from a heap.
leaving-nothing = { $taken }, which leaves nothing
# $heap (Number): the number of the heap.
# $piece (Number): the number of the piece.
# $length (Number): the size of the heap.
piece-of = heap { $heap }, piece { $piece } of { $length }
# $heap (Number): the number of the heap.
# $piece (Number): the number of the piece.
# $length (Number): the size of the heap.
after-piece = heap { $heap }, after { $piece } of { $length }
# $left (Message): the sizes of what is left.
break-into = break into { $left }
# $taken (Number): how many.
# $left (Message): the sizes of what is left.
take-leaves = take { $taken }, leaves { $left }
# $taken (Number): how many.
take-leaves-nothing = take { $taken }, leaves nothing
# $n (Number): the size of a heap.
# $left (Message): the sizes of what is left.
becomes = { $n } → { $left }
# $n (Number): the size of a heap.
becomes-nothing = { $n } → nothing
# $ways (Message): what may be done with a heap.
you-may = You may { $ways }.
# $one (Message): what may be done with a heap.
# $other (Message): what else may be done.
or-else = { $one }; or { $other }
# $taken (Message): how many may be taken.
# $left (Message): what may stay of the heap.
may-take = take { $taken } from a heap, leaving { $left }
# $left (Message): what may become of the heap.
may-break = break a heap into { $left }
# $taken (Word): numbers with commas.
and-so-on = { $taken } and so on
# $n (Number): how many heaps, at most 7.
so-many-heaps = { $n ->
    [0] nothing
    [1] one heap
    [2] two heaps
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] seven
}
# $left (Message): how many heaps.
of-different-sizes = { $left } of different sizes
not-taken = this may not be taken
grey-stays = grey: cannot be taken now
tap-to-cut = Choose a seam to cut there too.
tap-piece = Choose a piece, then another to stretch what is taken; press it again to play.
seam-cuts = Choosing a seam cuts the heap there.
tap-seams = Choose a seam, or several, then press one again, or the button, to break the heap.

## Tables

values-caption = Grundy values by size of the heap, in normal play
# $start (Number): where the period begins.
# $length (Number): how long it is.
values-proved = Proved: from { $start } on the values repeat every { $length }.
may-grow = Any number may be taken, so the values may grow, and no period is claimed here.
# $reach (Number): the last value.
no-period = Up to { $reach } no period can be proved.
zeros-lose = A heap on its own loses only where the value is 0.
tame-caption = Tame heaps in misère play
# $last (Number): the largest heap of which this is known.
tame-note = All heaps up to { $last } are tame, and positions of them are decided by these values. While a heap is firm, the player to move loses exactly if the nim-sum is 0. With fickle heaps alone the player to move loses exactly if the nim-sum is 1.
size-head = Size
value-head = Value
kind-head = Kind
firm = firm
fickle = fickle
# $count (Number): heaps worth 1.
no-firm = No heap is firm: each acts as a heap of Nim of 0 or 1. As 1: { $count }. In misère play an odd number of them loses and an even number wins.
# $values (Word): the values, with signs for the nim-sum.
# $xor (Number): their nim-sum.
# $count (Number): how many sizes are firm.
# $sizes (Message): these sizes.
some-firm = The values { $values } have the nim-sum { $xor }. { $count ->
    [one] A heap of { $sizes } is firm
   *[other] Heaps of { $sizes } are firm
}. While a firm heap is there, the player to move loses exactly if the nim-sum is 0, in misère play as in normal play.
# $values (Word): the values that are left, with signs for the nim-sum.
leaves-firm = It leaves a firm heap, and the values { $values } with the nim-sum 0.
# $count (Number): heaps worth 1 that are left.
leaves-ones = It leaves no firm heap, and { $count ->
    [one] one heap worth 1
   *[other] { $count } heaps worth 1
}.
tame-again = After each move { $winner } can leave the nim-sum 0 and a firm heap, or no firm heap and an odd number of heaps worth 1.
allowed-caption = What the rule allows
# $reach (Number): the last number with a digit of its own.
repeats-after = After { $reach } this repeats for ever.
# $last (Number): the greatest number.
up-to = And so on, up to { $last }.
nothing-else = Nothing else is allowed.
take-head = Take
digit-head = Digit
stays-head = What may stay of the heap

## The card

title = Your Own Rule
summary = Type any rule for taking from heaps and breaking them, and play it.
rule = You write the rule, and it is a game at once: how many pieces may be taken from a heap, and whether what stays is nothing, one heap, or several. On your turn you do what the rule allows with one of the heaps. The game ends when the rule allows nothing more.
# Words by which people look for the game, in any language.
search = pieces octal code custom invent design subtraction set règle inventer créer officers guiles lasker split rule
naive = It takes as many as it can.
move-written = The number of the heap, a hyphen, and how many you take from it. If the rest may lie in several heaps, they follow, each after a hyphen; the last one may be left out.
rule-label = Rule
hint = a code such as 0.77, take-1.3.4, take-squares, except-2.5, kayles-2-3, grundy or split-3
start-officers = Officers: take one, never a whole heap
start-kayles = Kayles: take one, or two neighbours
start-dawsons-kayles = Dawson’s Kayles: take two neighbours
start-treblecross = Treblecross: take three neighbours
start-guiles = Guiles: one on its own, two alone or between others
start-take-one-three-or-four = Take one, three or four
start-take-any-number-but-two-and-five = Take any number but two and five
start-grundys-game = Grundy’s game: break into two that differ
start-laskers-nim = Lasker’s Nim: take any number, or break
start-break-into-two-or-three = Break into two or three
start-officers-and-the-last-move-loses = Officers, and the last move loses

## What a code should have, in “character 3 should be ...” and the like

pieces-in-all = pieces in all
hyphen-and-taken = a hyphen and how many are taken
hyphen-and-size = a hyphen and the size of a heap
no-room = the heap has no room for these numbers
own-board = this rule has a board of its own, the game Remove-a-Square
two-before-three = where three heaps may be left, this board needs that two may be left too
no-start = no heap that fits on the board has a move under this rule
