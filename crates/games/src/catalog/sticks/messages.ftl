# Sticks.

## The card

title = Sticks
summary = Break a stick in two, or take n sticks of length n. The last move wins.
rule = Some sticks of whole lengths lie on the table. On your turn you break one stick into two of whole lengths, or you take away as many sticks of one length as they are long, such as three of length three. The player who takes the last sticks wins.
# Words by which people look for the game, in any language.
search = A Sticky Problem Another Two-Stick Start sticks rods break bâtons bâtonnets casser baguettes bundle
naive = It breaks a single unit off the shortest stick that it can break, and then takes what it can.
start-four-sticks = Four sticks
start-sticky = A Sticky Problem, lost
start-twos-and-threes = Twos and threes
start-three = Two, three and seven
start-another = Another Sticky Problem, lost
lengths-label = Lengths
choice-four = up to four (A Sticky Problem)
choice-any = up to twenty (Another Sticky Problem)
position-written = The lengths of the sticks, with points between them, or 0 if none is left.
move-written = The lengths of the two pieces with a hyphen between them, or the length of the sticks that are taken.

## The board

# $n (Number): how many.
units = { $n ->
    [1] 1 unit
   *[other] { $n } units
}
# $n (Number): its number.
stick = stick { $n }
# $n (Number): its number.
stick-label = Stick { $n }
add-stick = Add a stick
take-stick-away = Take a stick away
# $count (Number): how many sticks there are.
# $lengths (Message): their lengths.
sticks-of = { $count ->
    [0] No stick is left.
    [one] A stick of { $lengths }.
   *[other] Sticks of { $lengths }.
}
# $one (Number): the length of one piece.
# $other (Number): that of the other.
break-into = break into { $one } and { $other }
# $who (Word): who makes the move, see words/en.ftl.
# $length (Number): the length of the stick.
# $one (Number): the length of one piece.
# $other (Number): that of the other.
break-stick = { $who ->
    [press] Break
    [you] break
    [i] break
   *[other] breaks
} a stick of { $length } into { $one } and { $other }
# $who (Word): who makes the move, see words/en.ftl.
# $length (Number): the length of the sticks, and how many they are.
take-sticks = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} { $length ->
    [1] a stick of length 1
   *[other] { $length } sticks of length { $length }
}
tray = bundles
tray-says = as many as they are long
# $length (Number): the length of the sticks, and how many they are.
bundle = take { $length ->
    [1] a stick of length 1
   *[other] { $length } sticks of length { $length }
}
# $length (Number): the length of the sticks.
# $count (Number): how many there are.
no-bundle = sticks of length { $length }: only { $count } there
as-many-as-long = Of sticks with length n you can only take n at a time: three of length three, four of length four.
tap-seam-or-bundle = Choose a seam to break a stick, or a bundle below to take sticks. Then press it again.

## Reasons

# $count (Number): how many sticks there are.
# $even (Number): how many have an even length, none or one.
few = The number of sticks is { $count }, which is even, and { $even ->
    [0] none has an even length
   *[other] only one has an even length
}. Every move changes that.
# $count (Number): how many sticks are left.
# $even (Number): how many have an even length, none or one.
leaves-few = It leaves { $count } sticks, an even number, of which { $even ->
    [0] none has
   *[other] only one has
} an even length. Every move changes that.
few-again = Each time { $winner } can leave an even number of sticks again, with at most one of even length.
# $odd (Number): sticks of odd length.
# $even (Number): sticks of even length.
# $remainder (Number): the remainder that both leave.
same-remainders = Sticks of odd length: { $odd }, of even length: { $even }. Divided by 2 and by 3, both numbers leave the remainder { $remainder }. Every move changes exactly one of the remainders.
# $odd (Number): sticks of odd length.
# $first (Number): their remainder.
# $even (Number): sticks of even length.
# $second (Number): their remainder.
other-remainders = Sticks of odd length: { $odd }, with the remainder { $first } on division by 2. Sticks of even length: { $even }, with the remainder { $second } on division by 3. A move can make the remainders equal.
# $odd (Number): sticks of odd length that are left.
# $even (Number): sticks of even length that are left.
# $remainder (Number): the remainder that both leave.
leaves-remainders = It leaves { $odd } of odd length and { $even } of even length. Divided by 2 and by 3, these numbers have the same remainder { $remainder }, and every move changes exactly one of the remainders.
remainders-again = Each time { $winner } can make both remainders equal again.

## Tables

remainders-head = Odd, even
remainders-caption = Who wins, by two remainders
remainders-note = Divide the number of sticks of odd length by 2, which chooses the row, and the number of sticks of even length by 3, which chooses the column. This decides as long as no stick is longer than five.
lost = lost
won = won

## What a code should have, in “character 3 should be ...” and the like

sticks = sticks
units-in-all = units in all
