# Nim.

# $end (Word): wins or loses, which is what the last stone does.
goal = Take as many as you like from one heap. The last stone { $end ->
    [loses] loses
   *[wins] wins
}.

## Reasons

balanced = Every power of two occurs an even number of times.
# $xor (Number): the nim-sum.
unbalanced = Some powers of two occur an odd number of times; their nim-sum is { $xor }.
why-balanced-loses = Every power of two occurs an even number of times, so any move makes a column odd.
why-it-wins = After this move every power of two occurs an even number of times. The next move makes some column odd.
even-again = { $Winner } can always make every column even again.
even-again-misere = { $Winner } can make every column even again, as long as that leaves a heap larger than one. If not, { $winner } can leave an odd number of heaps of one stone.
# $large (Number): the only heap larger than one.
# $singles (Number): heaps of one.
one-large = One heap of { $large } is left beside { $singles } of one stone: leave an odd number of heaps of one stone.
# $singles (Number): heaps of one.
singles-left = Only heaps of one stone are left, { $singles } in all, and the player who takes the last one loses.
single-wins = It leaves a single heap of one. { $Opponent } must take it.
# $singles (Number): heaps of one that are left.
singles-win = It leaves { $singles } heaps of one, an odd number. They go one by one, so { $opponent } must take the last.
heaps-left = The heaps that are left

## Tables

heaps-caption = Who wins with two heaps
heaps-note = A hollow dot is a pair of heaps that loses for the player to move.

## In disguise

bar-how = The heaps are the distances of a square of soap in a bar of chocolate: rows above, rows below, columns to the left, columns to the right.

## The card

title = Nim
summary = Take as many as you like from one heap. The last one decides.
rule = Stones lie in heaps. On your turn you take as many stones as you like, but at least one, from a single heap. The game ends with the last stone of all.
# Words by which people look for the game, in any language.
search = matches matchsticks allumettes bâtonnets marienbad binary binaire xor stones counters jetons tas bouton misère rook tour
naive = It clears away the largest heap.
start-three-four-five = Three, four, five
start-marienbad = Marienbad
start-one-three-five-seven = One, three, five, seven
start-boutons-example = Bouton’s example
start-where-misere-bites = Where misère bites
start-a-very-large-one = A very large one
