# Demon money.

goal = Pay the demon the square root of the pile, rounded down or up. If you cannot pay, you lose.
no-coin = No coin is left: the player to move cannot pay, and goes to the demon.
# $coins (Number): what the pile holds.
# $fee (Number): the payment.
demon-wants = The pile holds { $coins }; the demon wants { $fee }.
# $coins (Number): what the pile holds.
# $low (Number): one payment.
# $high (Number): the other.
demon-wants-either = The pile holds { $coins }; the demon wants { $low } or { $high }.
# $who (Word): who makes the move, see words/en.ftl.
# $paid (Message): how much is paid.
pay-demon = { $who ->
    [press] Pay the demon
    [you] pay the demon
    [i] pay the demon
   *[other] pays the demon
} { $paid }
nothing-left = Nothing left to pay with
# $coins (Message): what the pile holds.
before = the demon, before { $coins }
# $fee (Number): the payment.
# $coins (Number): what the pile holds.
# $left (Number): what it leaves.
pay = pay { $fee } of { $coins }, leaves { $left }
coins-label = Coins
tap-plate = Tap a plate, then tap it again to pay.
