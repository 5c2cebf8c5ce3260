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
tap-plate = Choose a plate, then press it again to pay.

## Reasons

# $pile (Number): the pile.
won-at-once = { $pile } lies in the won band from 1 to 2: pay so that nothing is left.
# $pile (Number): the pile.
# $first (Number): the first pile of the band.
# $last (Number): its last pile.
lost-band = { $pile } lies in the lost band from { $first } to { $last }, and both roundings leave it.
# $pile (Number): the pile.
# $first (Number): the first pile of the won band.
# $last (Number): its last pile.
# $low (Number): the first pile of the lost band below.
# $high (Number): its last pile.
won-band = { $pile } lies in the won band from { $first } to { $last }: pay so that it falls to one of { $low } to { $high }.
# $pile (Number): the pile that is left.
# $k (Number): the root of its band.
# $first (Number): the first pile of the band.
# $last (Number): its last pile.
why-it-wins = It leaves { $pile }, which lies in the lost band from { $k }² − 1 = { $first } to { $k }² + { $k } − 2 = { $last }. However the root is rounded, the next pile lies in the won band below.
bands = Bands of piles; in the boxed ones the player to move loses
lost-again = From there { $winner } can leave a lost band again.

## Tables

# $first (Number): the first band.
# $last (Number): the last one.
line-caption = Piles on a line: bands { $first } to { $last }
line-note = On the bold stretches the player to move loses, and on the thin ones that player wins. Where there is room, each pile has a dot: hollow if lost, full if won.
# $stretches (Message): all that are drawn.
stretches = { $stretches }.
# $piles (Word): a number, or the first and the last one.
# $outcome (Message): how they end.
stretch = { $piles } { $outcome }
lost = lost
won = won
bands-label = Bands from
bands-caption = Lost and won piles, band by band
bands-note = Band k lasts 2k − 2 moves from its lost piles and 2k − 1 from its won ones.
lost-head = Lost from
won-head = Won from
to-head = to

## The card

title = Demon Money
summary = Pay the demon the square root of the pile, rounded down or up.
rule = Coins lie between two players and a demon that wants to be fed. On your turn you pay it the square root of the number of coins, and if that is not a whole number, you choose whether to round down or up. A player who has nothing left to pay with goes to the demon and loses.
# Words by which people look for the game, in any language.
search = coins square root roots racine carrée démon argent devil numbers nombres
naive = It always pays as little as it can.
start-just-short-of-a-square = Just short of a square
start-twenty-one-coins = Twenty-one coins
start-a-square = A square
start-a-hundred = A hundred
start-a-million-million = A million million
