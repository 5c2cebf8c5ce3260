# A rule of your own.

# $rule (Text): what a turn may do.
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
tap-to-cut = Tap a seam to cut there too.
tap-piece = Tap a piece, then another to stretch what is taken; tap it again to play.
seam-cuts = Tapping a seam cuts the heap there.
tap-seams = Tap a seam, or several, then tap one again, or press the button, to break the heap there.
