# Candy Squares.

## The card

title = Candy Squares
summary = Eat one bar and cut the other in two. If you cannot cut, you lose.
rule = Two bars of candy squares lie on the table. On your turn you eat one bar whole and cut the other into two pieces, which are the bars of the next turn. With two single squares nothing can be cut, and the player to move loses.
# Words by which people look for the game, in any language.
search = Raisin game raisins E&D sweets chocolate eat cut halves two heaps odd even parity bonbons caramels manger couper pair impair
naive = It eats the shorter bar and cuts one square off the other.
start-six-and-ten = Six and ten
start-seven-and-eight = Seven and eight
start-nine-and-thirteen = Nine and thirteen, lost
start-sixteen-twice = Sixteen twice
start-one-and-twenty = One and twenty
position-written = The lengths of both bars, joined by a point.
move-written = The number of the bar that is cut, a hyphen, and the length of its shorter piece. The other bar is eaten.

## The board

# $n (Number): how many.
squares = { $n ->
    [1] 1 square
   *[other] { $n } squares
}
# $n (Number): its number.
bar = bar { $n }
# $n (Number): its number.
bar-label = Bar { $n }
# $one (Number): the length of one bar.
# $other (Number): that of the other.
bars-of = Bars of { $one } and { $other }.
# $who (Word): who makes the move, see words/en.ftl.
# $eaten (Number): the number of the bar that is eaten.
# $cut (Number): the number of the bar that is cut.
# $one (Number): the length of one piece.
# $other (Number): that of the other.
eat-and-cut = { $who ->
    [press] Eat bar { $eaten }, and cut
    [you] eat bar { $eaten } and cut
    [i] eat bar { $eaten } and cut
   *[other] eats bar { $eaten } and cuts
} bar { $cut } into { $one } and { $other }
# $one (Number): the length of one piece.
# $other (Number): that of the other.
# $eaten (Number): the number of the bar that is eaten.
cut-here = cut into { $one } and { $other }, and eat bar { $eaten }
tap-seam = Choose a seam, then press it again to cut there and eat the other bar.

## Reasons

# $one (Number): the length of one bar.
# $other (Number): that of the other.
both-odd = { $one } and { $other } are both odd, and an odd bar is always cut into an odd piece and an even one.
# $one (Number): the length of one bar.
# $other (Number): that of the other.
both-even = { $one } and { $other } are both even: eat either bar, and cut the other into two odd pieces.
# $even (Number): the length of the even bar.
# $odd (Number): that of the odd one.
one-even = { $even } is even and { $odd } is odd: eat the odd bar, and cut the even one into two odd pieces.
# $one (Number): the length of one bar.
# $other (Number): that of the other.
leaves-odd = It leaves { $one } and { $other }, both odd. Whichever bar { $opponent-is ->
    [you] you cut, you leave
   *[other] { $opponent } cuts, this leaves
} an even piece.
odd-again = Each time { $winner } can cut an even piece into two odd ones, until two single squares are left.

## Tables

lengths-head = Bars
values-caption = Grundy values of two bars, by their lengths
values-note = The player to move loses where the value is 0, which is boxed: both lengths are odd there. In the other squares the pattern comes back at twice the size, one higher.
