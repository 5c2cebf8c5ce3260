# Lasker’s Nim.

## The board

# $n (Number): how many.
tiles = { $n ->
    [1] 1 tile
   *[other] { $n } tiles
}
# $who (Word): who makes the move, see words/en.ftl.
# $heap (Number): the number of the heap.
# $small (Number): the smaller part.
# $large (Number): the larger part.
split = { $who ->
    [press] Split
    [you] split
    [i] split
   *[other] splits
} heap { $heap } into { $small } and { $large }
# $left (Number): tiles left of the seam.
# $right (Number): tiles right of it.
split-into = split into { $left } and { $right }
tap-tile = Choose a tile to take it with all to its right. Press it again to play.
tap-seam = A seam splits the heap there.

## Reasons

twins = The heaps come in pairs of equal size.
twins-win = It leaves heaps in pairs of equal size, or none at all.
copy-again = Whatever happens to one heap of a pair, { $winner } can do the same to the other.
one-heap = Only one heap is left, and it can be taken whole.
# $values (Word): the values of the heaps, with signs for the nim-sum.
# $xor (Number): their nim-sum.
heap-values = Values of the heaps: { $values } with nim-sum { $xor }.
# $values (Word): the values of the heaps, with signs for the nim-sum.
balanced = It leaves heaps with values { $values }. Every power of two occurs an even number of times.
balance-again = A heap counts as its size, but a multiple of four counts one less, and the number just before a multiple of four counts one more. { $Winner } can always leave every power of two an even number of times.

## Tables

values-caption = Values of single heaps
values-note = The value of a heap is its size, except that 3 and 4 change places, 7 and 8, and so on.

## The card

title = Lasker’s Nim
summary = Take any number from one heap, or split one heap in two. The last move wins.
rule = Tiles lie in heaps. On your turn you take as many as you like from one heap, but at least one, or you split one heap into two smaller ones without taking any. The player who makes the last move wins.
# Words by which people look for the game, in any language.
search = lasker nim split splitting couper partager heaps tas tiles tuiles emanuel chess champion
naive = It clears away the largest heap.
move-written = The number of the heap, a hyphen, and how many tiles to take. To split the heap, write both parts, joined by a point.
start-two-five-seven = Two, five, seven
start-one-heap = One heap
start-three-and-four = Three and four
start-lost = A lost start
start-four-heaps = Four large heaps

## What a code should have, in “character 3 should be ...” and the like

tiles-in-all = tiles in all
hyphen-and-deed = a hyphen and what happens to the heap
