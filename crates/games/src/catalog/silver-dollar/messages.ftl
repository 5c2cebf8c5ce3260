# The Silver Dollar game.

goal-next = Slide one coin to the left. If you put the dollar into the bag, the other player takes it and wins.
goal-none = Slide one coin to the left, past no other. The last move wins.
no-coin = No coin is left on the strip.
# $count (Number): how many coins there are.
# $cells (Message): the cell of each.
coins-on = { $count ->
    [one] A coin on cell { $cells }.
   *[other] Coins on the cells { $cells }.
}
# $cell (Number): where the dollar lies.
dollar-on = The dollar is on cell { $cell }.
dollar-in-bag = The dollar is in the bag.
dollar-taken = The dollar has been taken.
# $n (Number): the number of the cell.
cell-coin = cell { $n }, a coin
# $n (Number): the number of the cell.
cell-dollar = cell { $n }, the dollar
# $count (Number): coins in the bag.
# $kind (Word): dollar, if the dollar is one of them, or plain.
bag-with = the bag, { $count ->
    [0] empty
    [one] { $kind ->
        [dollar] with the dollar
       *[plain] with one coin
    }
   *[other] with { $count } coins{ $kind ->
        [dollar] , one of them the dollar
       *[plain] {""}
    }
}
the-dollar = the dollar
# $n (Number): the number of the cell.
the-coin = the coin from cell { $n }
# $who (Word): who makes the move, see words/en.ftl.
# $coin (Message): which coin.
# $to (Number): the cell where it goes.
slide = { $who ->
    [press] Slide
    [you] slide
    [i] slide
   *[other] slides
} { $coin } to cell { $to }
# $who (Word): who makes the move, see words/en.ftl.
# $coin (Message): which coin.
put-in-bag = { $who ->
    [press] Put
    [you] put
    [i] put
   *[other] puts
} { $coin } into the bag
# $who (Word): who makes the move, see words/en.ftl.
take-dollar = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} the dollar out of the bag
coin-goes = A coin slides to the left, but not past another coin and not onto it.
tap-free-cell = Choose the empty cell where a coin should go; press it again to slide.
tap-cell = Choose the empty cell where a coin should go, or the bag; press it again to slide.
# $n (Number): the number of the coin.
gap-before = Empty cells before coin { $n }
add-coin = Add a coin
take-coin-away = Take a coin away

## Reasons

# $end (Word): bag or next, by which the dollar is won.
offered = { $end ->
    [bag] No coin lies between the dollar and the bag, so the dollar can be put in.
   *[next] The dollar is in the bag, ready to be taken.
}
closed = No pair has a gap.
# $end (Word): bag, next or none, which says what becomes of the dollar.
why-closed-loses = Counted from the right, the coins lie in pairs without a gap. Whichever coin you move, { $end ->
    [none] its partner can follow
   *[other] its partner can follow, or you hand over the dollar
}.
closed-wins = Counted from the right, it leaves pairs without a gap.
# $end (Word): bag, next or none, which says what becomes of the dollar.
close-again = Whenever { $opponent-is ->
    [you] you move
   *[other] { $opponent } moves
} a coin, { $winner } can close the gap with its partner{ $end ->
    [bag] , and puts the dollar into the bag as soon as nothing lies before it
    [next] , and takes the dollar as soon as it is in the bag
   *[none] {""}
}.
# $end (Word): bag, next or none, which says what becomes of the dollar.
even-gaps-again = { $Winner } can always make every column even again: a gap that was widened is closed by as much, one that was narrowed is answered as in Nim{ $end ->
    [bag] . And { $winner } puts the dollar into the bag as soon as nothing lies before it
    [next] . And { $winner } takes the dollar as soon as it is in the bag
   *[none] {""}
}.

## Tables

# $cells (Number): how many cells the strip has.
lost-caption = Lost ways to lay coins on { $cells } cells
lost-note = Each coin in turn is the dollar. The player to move loses in so many of all cases.
lost-note-none = The player to move loses in so many of all cases.
coins-head = coins
placings-head = all ways
lost-head = lost

## In disguise

twin-how-stairs = The empty cells before a coin are coins on a step. Those before the rightmost coin lie on the first step.
twin-how = The heaps are every second gap from the right, from the one before the rightmost coin on.

## The card

title = Silver Dollar
summary = Slide one coin to the left. Putting the silver dollar into the bag wins.
rule = Coins lie on a strip of cells, at most one to a cell, with a bag at the left end, and one of them is a silver dollar. On your turn you slide one coin to the left, as far as you like but not past another coin; the leftmost one may also go into the bag. The player who puts the dollar into the bag keeps it and wins.
rule-next = Coins lie on a strip of cells, at most one to a cell, with a bag at the left end, and one of them is a silver dollar. On your turn you slide one coin to the left, as far as you like but not past another coin; the leftmost one may also go into the bag. When a player puts the dollar into the bag, the other player takes it and wins.
rule-none = Coins lie on a strip of cells, at most one to a cell. On your turn you slide one coin to the left, as far as you like but not past another coin. The player who cannot move loses.
# Words by which people look for the game, in any language.
search = silver dollar game without coins no strip slide bag money Bogus Nim de Bruijn pièces d’argent sac bande glisser monnaie jetons staircase
naive = It takes the dollar if it can. If not, it slides the leftmost coin that can move, as far as possible.
end-label = The dollar
choice-bag = Who puts it in wins
choice-next = The next player takes it
choice-none = There is none
start-four-coins = Four coins
start-three-coins = Three coins
start-next-takes-it = The next player takes it
start-no-dollar = Without a dollar
start-three-pairs = Three pairs
position-written = The cell of each coin, counted from 1 beside the bag, with points between them and “D” before the dollar. A coin in the bag is 0; “D” alone is a dollar that has been taken.
move-written = The cell of the coin, a hyphen, and the cell where it goes: 9-8, or 3-0 into the bag. “take” takes the dollar out of it.

## What a code should have, in “character 3 should be ...” and the like

coins = coins
one-dollar = there is only one dollar
cells-ascend = the cells must ascend
