# What is said about play: whose turn it is, what was done, who wins and how that is known.

## The players

# $who (Word): you, machine, first, second, machine-one, machine-two or opponent.
player = { $who ->
    [you] You
    [opponent] Your opponent
    [first] The first player
    [second] The second player
    [machine-one] The first machine
    [machine-two] The second machine
   *[machine] The machine
}
# The same in the middle of a sentence.
# $who (Word): see player.
player-within = { $who ->
    [you] you
    [opponent] your opponent
    [first] the first player
    [second] the second player
    [machine-one] the first machine
    [machine-two] the second machine
   *[machine] the machine
}
you-first = You begin
you-second = The machine begins
two = Two people
watch = Two machines
perfect = Perfect
slips = Slips
careful = Careful
beginner = Beginner
naive = Naive
plays-perfect = The machine never loses a win that it knows of, so you win by finding every winning move.
plays-slips = The machine plays one move in four at random.
plays-careful = The machine sees two moves ahead: it wins when one move is enough, and tries to leave you no such move.
plays-beginner = The machine plays at random, but wins when one move is enough.

## Sentences in a row

# $one (Message): what is said first.
# $other (Message): what is said then.
then = { $one } { $other }

## Turns and moves

# $who (Word): see player.
# $does (Message): what the move does, such as “takes 2 stones”.
move-made = { player } { $does }.
# $verdict (Message): what is known about the position.
values-shown = Values are shown. { $verdict }
values-hidden = Values are hidden.
editing = The pieces that you choose now change the start.
edited = The pieces that you choose are moves again.
# $one (Message): what a move does.
# $other (Message): what the next move of the same turn does.
and-then = { $one }, then { $other }
what-would-you-try = What would you try?
what-if = What if?
# $who (Word): first or second, see player.
to-move = It is { player-within }’s turn.
# $who (Word): see player.
thinking = { player } is thinking.
your-move = Your move.
machine-was-to-move = Here the machine was to move.
# $who (Word): see player.
# $does (Message): what the pending move would do.
ready = Ready: { player-within } { $does }.
# $does (Message): what the pending move would do.
ready-what-if = Ready: what if you { $does }.
press-again = Press again to play, Escape to cancel.
back-at-the-start = Back at the start.
# $ply (Number): how many moves have been made.
after-move = After move { $ply }.
# $goal (Message): the rule in one line.
# $board (Message): what stands on the board.
# $turn (Message): whose turn it is.
new-game = New game. { $goal } { $board } { $turn }
# $spot (Message): the name of the spot.
chosen = Chosen: { $spot }. Now choose a second place, which completes the move.

## The end

# $who (Word): see player.
wins = { $who ->
    [you] You win.
   *[other] { player } wins.
}
# $first (Message): whoever began.
# $one (Message): the points of that player.
# $second (Message): the other player.
# $other (Message): the points of that one.
score = { $first } { $one }, { $second } { $other }
# $n (Number): what a player holds.
# $parity (Word): even or odd, which that is.
held = { $n } ({ $parity ->
    [odd] odd
   *[even] even
})
# $board (Message): what stands on the board.
# $score (Message): the points of both players.
board-and-score = { $board } Score: { $score }.
# $who (Word): see player.
# $score (Message): the points of both players.
wins-by = { $who ->
    [you] You win: { $score }.
   *[other] { player } wins: { $score }.
}
draw = It is a draw.
# $score (Message): the points of both players.
draw-by = It is a draw: { $score }.
start-without-move = There is no move here.
# $who (Word): see player.
no-mistake = { $who ->
    [you] You could win from the start, and you made no mistake.
   *[other] { player } could win from the start, and made no mistake.
}
# $ply (Number): the move that gave the win away.
# $who (Word): see player.
decided = Move { $ply } decided it: just before, { player-within } could still have won.
# $ply (Number): the move that gave the draw away.
# $who (Word): see player.
decided-draw = Move { $ply } decided it: just before, { player-within } could still have had a draw.
# $does (Message): what the move does, after “you”.
better-winning = A winning move was to { $does }.
# $does (Message): what the move does, after “you”.
better-drawing = A drawing move was to { $does }.
# $does (Message): what the move does, after “you”.
hint-winning = A winning move is to { $does }.
# $does (Message): what the move does, after “you”.
hint-drawing = A move that keeps the draw is to { $does }.
# $rung (Number): the number of the hint.
# $all (Number): how many hints there are.
# $hint (Message): what it says.
hint-rung = Hint { $rung } of { $all }: { $hint }
# $who (Word): see player.
hint-won = { $who ->
    [you] You can win from here.
   *[other] { player } can win from here.
}
# $who (Word): see player.
hint-lost = { $who ->
    [you] You lose from here, unless your opponent makes a mistake.
   *[other] { player } loses from here, unless the opponent makes a mistake.
}
hint-drawn = Nobody can force a win from here.
# $part (Message): the name of a part of the board, such as “heap 2, five stones”.
hint-where = Look here: { $part }.
# $count (Number): winning moves.
# $all (Number): legal moves.
hint-how-many = { $count ->
    [1] Of { $all } moves, one wins.
   *[other] Of { $all } moves, { $count } win.
}
# $all (Number): legal moves, which win all.
hint-all = { $all ->
    [1] There is one move, and it wins.
   *[other] All { $all } moves win.
}
# $count (Number): winning moves, at least.
# $all (Number): legal moves.
hint-at-least = Of { $all } moves, at least { $count } { $count ->
    [1] wins.
   *[other] win.
}
# $board (Message): the position after the move, as a sentence.
hint-leave = Leave your opponent with this. { $board }
# $does (Message): what the move does, after “you”.
hint-longest = The longest resistance is to { $does }.
# $does (Message): what the move does, after “you”.
hint-hard = A move that makes it hard for your opponent is to { $does }.
# $ply (Number): the number of the move.
# $played (Message): what it did, as a sentence.
# $better (Message): a better one.
gave-away = Move { $ply } gives the win away. { $played } { $better }

## The verdict

being-judged = Thinking about this position.
is-over = The game is over.
# $who (Word): see player.
# $class (Message): the outcome class of the position, such as “ (N)”, or nothing in a game of points.
# $moves (Message): how many moves win.
can-win = { $who ->
    [you] You can win from here{ $class }: { $moves }.
   *[other] { player } can win from here{ $class }: { $moves }.
}
# $class (Word): the outcome class, such as N.
class-letter = {" "}({ $class })
# $count (Number): winning moves.
moves-win = { $count ->
    [1] one move wins
   *[other] { $count } moves win
}
# $count (Number): winning moves, at least.
moves-win-at-least = { $count ->
    [1] at least one move wins
   *[other] at least { $count } moves win
}
# $who (Word): see player.
# $class (Message): the outcome class of the position, such as “ (P)”, or nothing in a game of points.
loses = { $who ->
    [you] You lose against best play{ $class }.
   *[other] { player } loses against best play{ $class }.
}
# $class (Message): “ (D)”, or nothing in a game of points.
best-draws = Best play ends in a draw{ $class }.
draws-elsewhere = Best play ends in a draw, as others have computed. The search here does not reach so far.
search-goes-on = Who wins here is not known yet.
search-too-short = The search does not reach far enough to tell who wins here.
# $who (Word): the player to move, see player.
# $points (Number): points by which that player is ahead at the end.
ahead = { $who ->
    [you] With best play you end { $points } ahead.
   *[other] With best play { player-within } ends { $points } ahead.
}
# $who (Word): the player to move, see player.
# $points (Number): points by which that player is behind at the end.
behind = { $who ->
    [you] With best play you end { $points } behind.
   *[other] With best play { player-within } ends { $points } behind.
}
# $count (Number): moves to the end, if both play best.
moves-to-go = { $count ->
    [1] With best play the game lasts one more move.
   *[other] With best play the game lasts { $count } more moves.
}

## Spots of the board

# $spot (Message): the name of the spot.
spot-ready = { $spot }, ready: press again to play
# $spot (Message): the name of the spot.
spot-wins = { $spot }, wins: leaves a lost position
# $spot (Message): the name of the spot.
spot-fails = { $spot }, does not win: leaves a won position
# The same in games where the players have moves of their own.
# $spot (Message): the name of the spot.
spot-wins-here = { $spot }, wins
# $spot (Message): the name of the spot.
spot-fails-here = { $spot }, does not win
# $spot (Message): the name of the spot.
spot-draws = { $spot }, keeps the draw
# $spot (Message): the name of the spot.
# $margin (Word): a number with its sign.
spot-margin = { $spot }, { $margin }

## Why a touch does nothing

only-shown = This board only shows a preview. Go back to the game to play.
over-here = The game is over. Begin a new one, or go back a move.
machine-here = Here it is the machine’s move: press “Go on from here” to let it play.
still-thinking = The machine is still thinking.
not-allowed = The rules do not allow this move.
gone = Nothing is left here: the last move took it.
# $line (Message): a heap or a row with what it holds, such as “heap 2, 0 stones”.
nothing-left = Nothing is left there: { $line }.

## A move that is only tried

refute-me = What if…? Try any move. Nothing is played; the machine shows its answer.
# $board (Message): what stands on the board.
# $turn (Message): whose turn it is.
back-in-the-game = Back in the game. { $board } { $turn }
# $does (Message): what the tried move does, after “you”.
what-if-you = What if you { $does }?
# $does (Message): what the tried move does, after “I”.
what-if-i = What if I { $does }?
tried-ends-won = That ends the game, and you win.
tried-wins = The move wins: this answer is only a defence.
tried-ends-lost = That ends the game, and you lose.
tried-loses-like-all = The move loses, as every move here does.
tried-loses = The move loses: here is the answer to it.
tried-draws = The move leads to a draw.
looking-for-answer = Looking for an answer.
only-a-guess = The search does not tell who wins after this: the answer is only a guess.
why-it-wins = Why it wins:
why-answer-wins = Why the answer wins:
escape-leads-back = Escape leads back to the game.

## The chart

# $value (Message): what the position is worth.
point-start = Start: { $value }
# $ply (Number): how many moves have been made.
# $played (Word): the notation of the last one.
# $value (Message): what the position is worth.
point-after = After move { $ply }, { $played }: { $value }
point-open = not known
point-draw = D, a draw
# $outcome (Word): the outcome class, such as N.
# $who (Word): see player.
point-won = { $who ->
    [you] { $outcome }, you win
   *[other] { $outcome }, { player-within } wins
}
# The same in a game of points.
# $who (Word): see player.
point-wins = { $who ->
    [you] you win
   *[other] { player-within } wins
}
point-even = a draw
# $value (Message): the outcome.
# $lead (Word): a number with its sign.
# $who (Word): see player.
point-lead = { $value }, { $lead } for { player-within }
# $value (Message): the outcome.
# $grundy (Word): the Grundy value.
point-grundy = { $value }, Grundy value { $grundy }

## How a verdict is known

known-theory = Known by theory.
known-sum = Known from the Grundy values of the parts.
# $positions (Number): positions that were searched.
known-search = { $positions ->
    [1] Found by searching 1 position to the end.
   *[other] Found by searching { $positions } positions to the end.
}
# $positions (Number): positions that were searched.
known-prepared = Known from a search made in advance, through { $positions } positions.
too-much = Not known, and too much for a search.
# $positions (Number): positions that were searched.
search-stopped = { $positions ->
    [1] Not known: the search stopped after 1 position.
   *[other] Not known: the search stopped after { $positions } positions.
}
mark-wins = leaves the opponent a lost position: a winning move
mark-fails = leaves the opponent a won position
margin-key = by how many points whoever moves here ends ahead (+) or behind (−), with best play

## What is typed

does-undo = take the last exchange back
does-redo = play it again
does-board = read the position
does-last = read the last move
does-moves = list the legal moves
does-value = read the verdict
does-hint = a hint, and a larger one each time
does-refute = try any move without playing it, typed after this word
does-back = leave that, back to the game
does-restart = begin again
does-help = read these words
# $commands (Message): the words with what they do.
help = Type a move as in the address, or one of these words. { $commands }.
# $word (Word): a word that can be typed.
# $does (Message): what it does.
command = { $word }: { $does }
# $one (Message): a command.
# $others (Message): the others.
commands = { $one }; { $others }
# $command (Word): undo, redo, restart, refute or back.
nothing-to = There is nothing to { $command }.
no-move-yet = No move has been made yet.
no-legal-move = There is no legal move.
# $moves (Word): notations.
legal-moves = Legal moves: { $moves }.
# $moves (Word): notations.
# $more (Number): moves that are not listed.
legal-moves-more = Legal moves: { $moves } and { $more } more.
# $moves (Word): notations.
legal-moves-at-one = Legal moves at one place: { $moves }.
# $moves (Word): notations.
# $more (Number): moves that are not listed.
legal-moves-at-one-more = Legal moves at one place: { $moves } and { $more } more.
join-by-point = Join moves at several places by a point.
# $error (Message): what is wrong with the text.
bad-position = The game stays as it is, since this position cannot be read: { $error }.
# $text (Word): what was typed.
not-a-move = “{ $text }” is not a move.
# $text (Word): what was typed.
no-move-here = The rules do not allow “{ $text }” here.
# $played (Word): the notation of a legal move.
# $does (Message): what it does, such as “takes 2 stones from heap 1”.
such-as = For example, { $played } { $does }; “moves” lists them all.
# $text (Word): what was typed.
# $moves (Word): the notations of some moves.
# $count (Number): how many it may mean.
several-moves = “{ $text }” can mean { $count } moves here: { $moves }{ $count ->
    [2] .
    [3] .
   *[other] {""} and others.
}
# $label (Message): the name of the setting.
# $error (Message): what is wrong with its text.
bad-field = “{ $label }” stays as it was: { $error }.
# $error (Message): what is wrong with the address.
bad-address = This address is damaged: { $error }. What could be read is shown.

## What is wrong with an address, as the end of a sentence

# $most (Number): how many characters are read.
address-too-long = the address is longer than { $most } characters
# $id (Word): what was asked for.
no-such-game = there is no game called “{ $id }”
# $key (Word): the name of the setting.
# $error (Message): what is wrong with its text.
in-setting = in the setting “{ $key }”, { $error }
# $error (Message): what is wrong with it.
in-position = in the position, { $error }
# $number (Number): which move, from 1.
# $error (Message): what is wrong with it.
at-move = at move { $number }: { $error }
# $key (Word): a word of the address.
# $wanted (Message): what it may be.
must-be = “{ $key }” must be { $wanted }
# $words (Word): all that it may be, with commas.
one-of = one of { $words }
# $most (Number): how many moves are read.
most-moves = at most { $most } moves
seed-range = a number from 1 to 2^63 - 1
# $most (Number): the greatest number allowed.
number-up-to = a number from 0 to { $most }

## The shelf

family-nim = Nim
about-nim = Several heaps, and the arithmetic of ones and zeros behind them.
family-one-pile = One pile
about-one-pile = A single pile, and a rule about how much you may take.
family-wythoff = Queens and two piles
about-wythoff = Two numbers at once, and the golden ratio where nobody expects it.
family-take-and-break = Take and break
about-take-and-break = Rows and bars that fall apart into games of their own.
family-shapes = Shapes and graphs
about-shapes = Tokens, tiles, edges and numbers, taken in sets that belong together.
family-points = Points
about-points = What counts is not the last move, but what you hold at the end.
easy-begin = Easy: begin here
easy = Easy
medium = Takes some thought
deep = Deep

## Reasons that a search finds

# opponent is the other player, see Names; in some games whoever makes the move could still go on.
reason-ends = This leaves { $opponent } without a move, so the game is won.
reason-ends-misere = Nobody can move after this.
reason-reached = This reaches the goal, so it wins at once.
# winner is whoever makes the winning move, see Names.
not-how = This shows that { $winner } can win, not why.
# $mine (Number): points at the end of whoever makes the move.
# $theirs (Number): those of the other.
reason-points = A search shows that it ends { $mine } to { $theirs } under best play.
# $left (Message): what the move leaves, such as “a chain of 3 boxes. ...”.
it-leaves = It leaves { $left }
# $reply (Word): the only reply.
# $answer (Word): the answer to it.
answered-one = Search shows an answer to the only reply: { $reply } is answered by { $answer }.
# $reply (Word): the only reply, which ends the game.
ended-one = Search shows an answer to the only reply: { $reply } loses at once.
# $of (Number): replies in all.
# $answers (Message): some of them with their answers.
answered-all = Search shows an answer to each of the { $of } replies: { $answers }.
# $of (Number): replies in all.
# $answers (Message): some of them with their answers.
# $more (Number): those that are not told.
answered-more = Search shows an answer to each of the { $of } replies: { $answers }, and so on for { $more } more.
# $reply (Word): a reply.
# $answer (Word): the answer to it.
answer-one = { $reply } is answered by { $answer }
# $reply (Word): a reply that ends the game.
answer-none = { $reply } loses at once
# $one (Message): some answers.
# $other (Message): the next one.
answer-next = { $one }; { $other }
lost-by-search = The search has found an answer to every move.

## The same position as one of another game

# $game (Message): the title of the other game.
twin-heading = In disguise: { $game }
twin-hidden = The other game is hidden.
# $same (Word): moves, reversible, values or zeros.
twin-same = { $same ->
    [moves] Each move in one game is a move in the other: it is the same game.
    [reversible] Each move of that game is a move here. Any other move here can be undone by the reply, so it changes nothing.
    [values] The moves differ, but the Grundy value is the same.
   *[zeros] Only who wins is the same. The moves and most values differ.
}
no-partner = That move of the other game is none here.

## Figures

columns = Powers of two
columns-odd = odd?
# $base (Number): the base, more than 2.
columns-rest = mod { $base }
even = even
odd = odd
# $least (Number): the least number that a field takes.
# $most (Number): the greatest.
pages = from { $least } to { $most }
# $caption (Message): what a table shows, without a stop.
caption = { $caption }.
# $start (Number): the first index that repeats.
# $length (Number): the period.
period = From { $start } on the values repeat with period { $length }: the bracket shows where that begins.
# $start (Number): the first index that repeats.
# $length (Number): the period.
period-exceptions = { period } Values before it that do not fit are marked.
# $length (Number): the period.
period-always = The values repeat with period { $length }.
period-none = No period is known.
period-none-records = No period is known. Values larger than all before them are marked.

## The sheet of a lost position

refutations = Every move with an answer to it
refutations-move = Move
refutations-answer = Answer
refutations-after = After it
refutations-end = At the end
refutations-none = This position is not known to be lost, so there is no sheet.
# $count (Number): all moves.
refutations-all = { $count ->
    [one] The only move here, with one answer to it.
   *[other] All { $count } moves from here, each with one answer to it.
}
# $count (Number): moves that are listed.
# $more (Number): moves that are not.
refutations-some = The first { $count } moves from here, each with one answer; { $more } more are not listed.
refutations-notation = Moves are written as in the field “Type a move”.
# $what (Message): what theory sees, in a sentence.
refutations-left = After each answer: { $what }
