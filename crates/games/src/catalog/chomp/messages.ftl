# Chomp.

# $n (Number): how many.
squares = { $n ->
    [1] 1 square
   *[other] { $n } squares
}
only-poison = Only the poisoned square is left.
# $n (Number): its squares.
one-row = One row of { $n } squares.
# $lengths (Word): squares in each row.
rows-of = Rows of { $lengths } squares, from the poisoned one on.
# $squares (Message): how many squares go.
# $row (Number): the row of the one in the upper left.
# $column (Number): its column.
several = { $squares } from row { $row }, column { $column } on
# $row (Number): its row.
# $column (Number): its column.
single = the square in row { $row }, column { $column }
# $who (Word): who makes the move, see words/en.ftl.
# $part (Message): what goes.
bite = { $who ->
    [press] Bite off
    [you] bite off
    [i] bite off
   *[other] bites off
} { $part }
# $row (Number): its row.
# $column (Number): its column.
square = row { $row }, column { $column }
# $row (Number): its row.
# $column (Number): its column.
square-empty = row { $row }, column { $column }, empty
# $row (Number): its row.
# $column (Number): its column.
square-poisoned = row { $row }, column { $column }, the poisoned square
# $taken (Number): how many squares go.
# $left (Number): how many stay.
bite-off = bite off { $taken }, leaves { $left }
poison-stays = The poisoned square cannot be eaten.
tap-square = Choose a square, and with it everything to its right and below. Press it again to bite.

## Reasons

# $squares (Number): squares of each arm.
equal-arms = { $squares ->
    [one] Both arms have 1 square, and a bite shortens one of them.
   *[other] Both arms have { $squares } squares, and a bite shortens one of them.
}
# $right (Number): squares of the arm to the right.
# $down (Number): squares of the arm downwards.
unequal-arms = The arms have { $right } and { $down } squares: make them equal.
# $squares (Number): squares of each arm that is left.
arms-win = It leaves two arms of { $squares }, and a bite shortens only one of them.
arms-again = { $Winner } can always bite the other arm to the same length.
# $name (Word): rows or columns.
# $long (Number): squares of the first.
# $short (Number): squares of the second.
one-more = The two { $name ->
    [rows] rows
   *[columns] columns
} have { $long } and { $short } squares: the first has just one more.
# $name (Word): rows or columns.
# $long (Number): squares of the first.
# $short (Number): squares of the second.
not-one-more = The two { $name ->
    [rows] rows
   *[columns] columns
} have { $long } and { $short } squares: leave the first just one more.
# $name (Word): rows or columns.
# $long (Number): squares of the first that are left.
# $short (Number): squares of the second.
one-more-wins = It leaves two { $name ->
    [rows] rows
   *[columns] columns
} of { $long } and { $short }: the first has just one square more. No bite keeps that.
# $name (Word): rows or columns.
one-more-again = { $Winner } can always leave the first { $name ->
    [rows] row
   *[columns] column
} just one square more than the second.
stolen = Look at the bite that takes only the square farthest from the poison. Either it wins, or some answer to it does, and that bite could have been made at once.
stolen-square = { stolen } In a square, bite so that two equal arms are left.
stolen-bar = { stolen } This shows that a bite wins, not which.

## Tables

# $rows (Number): rows of each bar.
# $most (Number): the length of the longest row.
lost-caption = Lost bars of { $rows } rows, none longer than { $most }
lost-note = Found by trying every bite. No rule is known that makes this list.
first-head = First row
second-head = Second
third-head = Third

## The card

title = Chomp
summary = Bite off a square and all to its right and below. Leaving only the poison wins.
rule = A bar of chocolate is made of squares in rows. On your turn you choose a square and bite it off, together with everything to its right and below. The square in the upper left corner is poisoned: it stays, and the player who is left with nothing else loses.
# Words by which people look for the game, in any language.
search = squares chocolate chocolat bar tablet tablette poison poisoned empoisonné bite cookie biscuit divisors gale
naive = It always takes the largest bite.
position-written = How many squares are left in each row, from the top, with points between them.
move-written = The row and the column of the square that you bite, with a hyphen between them.
start-three-by-four = Three by four
start-five-by-five = Five by five
start-two-rows-of-eight = Two rows of eight
start-two-arms = Two arms
start-equal-arms-a-lost-bar = Equal arms, a lost bar
start-five-and-four-a-lost-bar = Five and four, a lost bar
start-two-columns-of-four = Two columns of four
start-four-by-six = Four by six

## What a code should have, in “character 3 should be ...” and the like

rows-shrink = no row is longer than the one above
hyphen-and-column = a hyphen and a column
