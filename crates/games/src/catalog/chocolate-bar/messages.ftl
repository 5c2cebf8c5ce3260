# Chocolate Bar.

# $end (Word): wins or loses, which is what the last break does.
goal = Break the bar and eat the part without the soap. The last break { $end ->
    [loses] loses
   *[wins] wins
}.

## The board

# $side (Word): above, below, left or right of the soap.
# $n (Number): how many steps from the soap.
square = { $side ->
    [above] row { $n } above the soap
    [below] row { $n } below the soap
    [left] column { $n } to the left of the soap
   *[right] column { $n } to the right of the soap
}
soap-row = the row of the soap
soap = the soap, which nobody eats
# $square (Message): the row or the column.
# $side (Word): above, below, left or right of the soap.
# $n (Number): how many rows or columns go.
# $left (Number): how many stay on this side of the soap.
breaks = { $square }: break off { $side ->
    [above] { $n ->
        [one] 1 row at the top
       *[other] { $n } rows at the top
    }
    [below] { $n ->
        [one] 1 row at the bottom
       *[other] { $n } rows at the bottom
    }
    [left] { $n ->
        [one] 1 column on the left
       *[other] { $n } columns on the left
    }
   *[right] { $n ->
        [one] 1 column on the right
       *[other] { $n } columns on the right
    }
}, leaves { $left } on that side
# $square (Message): the row or the column.
eaten = { $square }, eaten
only-soap = Only the soap is left.
# $above (Number): rows above the soap.
# $below (Number): rows below it.
# $left (Number): columns to its left.
# $right (Number): columns to its right.
bar-of = Around the soap: { $above ->
    [one] 1 row
   *[other] { $above } rows
} above and { $below } below, { $left ->
    [one] 1 column
   *[other] { $left } columns
} to the left and { $right } to the right.
# $who (Word): who makes the move, see words/en.ftl.
# $side (Word): above, below, left or right of the soap.
# $n (Number): how many rows or columns go.
break-off = { $who ->
    [press] Break off
    [you] break off
    [i] break off
   *[other] breaks off
} { $side ->
    [above] { $n ->
        [one] 1 row at the top
       *[other] { $n } rows at the top
    }
    [below] { $n ->
        [one] 1 row at the bottom
       *[other] { $n } rows at the bottom
    }
    [left] { $n ->
        [one] 1 column on the left
       *[other] { $n } columns on the left
    }
   *[right] { $n ->
        [one] 1 column on the right
       *[other] { $n } columns on the right
    }
}
soap-stays = The soap is never eaten: break off a part without it.
tap-square = Choose a square: straight above or below the soap it goes with its row, anywhere else with its column, and with all that lies beyond.
tap-again = Press it again to break the bar there.

## Reasons

in-the-middle = The soap is in the middle, from left to right and from top to bottom.
in-pairs = The four distances from the soap to the sides are two pairs of equal ones.
why-middle-loses = The soap is in the middle: whatever you break off, the same can be broken off on the opposite side.
why-pairs-lose = The four distances from the soap are two pairs of equal ones: whatever you break off on one side, the same can be broken off on its partner.
middle-wins = It leaves the soap in the middle, from left to right and from top to bottom.
pairs-win = It leaves the soap with two pairs of equal distances.
mirror = Whenever { $opponent-is ->
    [you] you break
   *[other] { $opponent } breaks
} off a piece, { $winner } can break off the same on the opposite side.
partner = Whenever { $opponent-is ->
    [you] you break
   *[other] { $opponent } breaks
} off rows or columns, { $winner } can break off as many on a side to which the soap was just as far.
even-again-misere = { $Winner } can make every column of powers even again, as long as that leaves a distance of more than 1. If not, { $winner } can leave an odd number of distances of 1.
# $far (Number): the only distance of more than 1.
# $ones (Number): distances of 1.
one-far = To one side the distance is { $far }, and { $ones ->
    [0] no distance is
    [one] one distance is
   *[other] { $ones } distances are
} 1: leave an odd number of distances of 1.
# $ones (Number): distances of 1.
ones-left = No distance is more than 1. Those of 1, { $ones } in all, go one by one, and the player who breaks off the last one loses.
# $ones (Number): distances of 1 that are left.
ones-win = { $ones ->
    [one] It leaves one row or column beside the soap. { $Opponent } must break it off.
   *[other] It leaves { $ones } distances of 1, an odd number, and none beyond. They go one by one, so { $opponent } must break off the last.
}
distances-left = The distances that are left

## Tables

# $rows (Number): rows of the bar.
# $columns (Number): its columns.
values-caption = Nim-sum of the four distances in a bar of { $rows } rows and { $columns } columns, by the place of the soap
values-note = The soap is in the row and the column that are named. The player to move loses where the nim-sum is 0, which is boxed.
row-head = row

## In disguise

twin-how = Each heap is a distance from the soap: rows above, rows below, columns to the left, columns to the right.

## The card

title = Chocolate Bar
summary = Break the bar, eat the part without soap. Left with the soap alone, you lose.
rule = One square of a bar of chocolate is soap. On your turn you break the bar along one straight line, from edge to edge, and eat the part without the soap. The game ends when only the soap is left.
# Words by which people look for the game, in any language.
search = chocolate chocolat bar tablet tablette soap savon poisoned poison empoisonné bitter amer squares break casser cut nim four heaps quatre tas robin misère xor
naive = It always breaks off the largest piece.
start-four-by-seven = Four by seven
start-soap-in-a-corner = Soap in a corner
start-soap-at-the-edge = Soap at the edge
start-soap-in-the-middle = Soap in the middle
start-eight-by-eight = Eight by eight
start-marienbad = Marienbad in chocolate
start-where-misere-bites = Where misère bites
position-written = How many rows lie above the soap and below it, and how many columns to its left and to its right, with points between them.
move-written = A letter for the side, “a” above, “b” below, “l” left or “r” right, and how many rows or columns go: r2.
# $side (Word): above, below, left or right of the soap.
side-label = { $side ->
    [above] Rows above
    [below] Rows below
    [left] Columns left
   *[right] Columns right
}

## What a code should have, in “character 3 should be ...” and the like

distances = distances
letter-of-side = a, b, l or r, and how many go
