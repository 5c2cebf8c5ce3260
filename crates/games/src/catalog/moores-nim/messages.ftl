# Moore's Nim.

goal-one = Take from one heap at a time. The last stone wins.
goal-two = Take from one heap, or from two at once. The last stone wins.
# $n (Number): how many heaps at most.
goal-more = Take from one heap, or from up to { $n } at once. The last stone wins.
tap-stones = Choose stones in one heap or in several, then press one again, or the button, to take them.

## Reasons

# $base (Number): one more than the most heaps that a turn touches.
balanced = Every power of two is used by a multiple of { $base } heaps.
# $digits (Word): the sums of the columns.
# $base (Number): the base.
unbalanced = The columns add up to { $digits }, in base { $base } without carry.
# $base (Number): one more than the most heaps that a turn touches.
why-it-wins = After this move, the number of heaps that use a power of two is a multiple of { $base } for every power. A move touches fewer than { $base } heaps, so the next one upsets that.
# $base (Number): one more than the most heaps that a turn touches.
balance-again = { $Winner } can always make every power of two occur in a multiple of { $base } heaps again.

## Tables

# $heaps (Message): the sizes of the heaps.
play-caption = How { $heaps } is won
# $heaps (Message): what the first move leaves.
play-note = The winner leaves { $heaps }; each line shows a reply to the position at its head, and all answers that win.
play-missing = The underlined replies are missing in the source.
play-more = There are more; the first ones are shown.
no-heaps = nothing
left-head = left by the winner
reply-head = reply
answer-head = answer
# $n (Number): how many heaps.
lost-caption = Lost: { $n } heaps of at most seven
# $base (Number): one more than the most heaps that a move touches.
lost-note = In each row, every power of two is used by a multiple of { $base } heaps.
# $n (Number): the number of the heap, at most 20.
heap-head = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

## The card

title = Moore’s Nim
summary = Take from one heap, or from two at once. The last one wins.
rule = Stones lie in heaps, and a turn may touch only so many of them. On your turn you take at least one stone, and as many as you like from each heap that you touch. The player who takes the last stone of all wins.
# Words by which people look for the game, in any language.
search = stones matches matchsticks allumettes binary binaire several heaps tas base three jetons
naive = It clears away as many of the largest heaps as it can.
move-written = The number of the heap, a hyphen, and how many you take from it; several heaps are joined by points.
b-label = A turn touches fewer heaps than
start-one-three-five-seven = One, three, five, seven
start-five-heaps = Five heaps
start-up-to-three-heaps = Up to three heaps
start-up-to-five-heaps = Up to five heaps
start-large-ones = Large ones
