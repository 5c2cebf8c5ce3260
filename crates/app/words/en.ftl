# What the page says around play. Sentences about moves and positions stand in session::say.

## The shelf

home-title = Small games with exact answers
home-lead = Two players, no luck, nothing hidden; in most of these games the last move wins. Sit down at any board: the machine will play, and will tell you why.
find = Find a game
find-hint = matches, bowling, prime…
# $count (Number): how many games the search has found.
games-found = { $count ->
    [0] No game found. Try a word such as heap, pin or coin.
    [one] One game.
   *[other] { $count } games.
}
no-page = Nothing lives at this address
# $error (Message): what is wrong with the address.
no-page-because = This address cannot be opened: { $error }.
no-page-lead = But every game is here:

## Controls

controls = Game
new = Another position
undo = Undo
redo = Redo
hint = Hint
next-hint = Next hint
# $game (Message): the title of another game.
see-as = See it as { $game }
disguises = The same as another game
# $game (Message): the title of another game.
open-as = Open it in { $game }
refute = What if…?
preview = What if?
doubt = Choose any move: it is not played, and the machine shows its answer.
back = Back to the game
begun-anew = This is a new game. Undo leads back to the one before.
another = Try another move
cancel = Cancel
# $act (Message): the move before the pending one, in the order of the pieces.
previous = Previous: { $act }
# $act (Message): the move after the pending one.
following = Next: { $act }
go-on = Go on from here
show-where = Show me where
let-begin = Let the machine begin
begin-yourself = Begin yourself
easier = Easier
harder = Harder
again = Again
more-parts = More
less = Back to the board
amount = How many
place = Where
wait = It is the machine’s turn.
watch = Sit back and watch.
# $of (Number): how many moves have been made.
back-at-start = You are looking at the start, with { $of } moves still to come.
# $ply (Number): the number of the last move before the position shown.
# $of (Number): how many moves have been made.
back-after = You are looking at the position after move { $ply } of { $of }.

# $board (Message): what stands on the board.
preview-of = What if: { $board }

## Settings

settings = Settings
values = Values
distances = Moves to go
marks = Letters P and N
shown = shown
hidden = hidden
yes = yes
no = no
seats = Players
level = The machine plays
start = Start
own-start = of your own
rule-begins-anew = Another rule begins a new game. Undo leads back to this one.
this-game = This game
set = Set
set-up = Set up
edit = Set up by hand
editing = Press the board to change the start; switch this off to play.
position = Position as text
# $least (Number): fewest parts of a start.
# $most (Number): most parts of a start.
part-count = A start has { $least } to { $most } of them.
# $least (Number): the least number.
# $most (Number): the greatest number.
range = A whole number from { $least } to { $most }.
copy-address = Copy the address
copied = The address of this position is on the clipboard.
position-address = The address of this position

## The record of play

moves = Moves
type-move = Type a move
play = Play
keys = Keys and words
letters = Letter keys
keys-lead = On the board, the arrow keys move the focus, Enter selects and Escape cancels. u undoes, r redoes, v shows values, w asks “what if”, n starts a new game, ? opens this list.
# $how (Message): how a move of this game is written, as sentences.
move-written = How to type a move: { $how }
commands-lead = In the field above, besides moves:
chart = Who was winning, move by move

## The solver

stuck = The machine waits for its solver.
waiting = The machine is waiting.
no-move = The solver is missing, so the machine does not know a good move. It waits instead of guessing.
no-verdict = The solver is missing, so no position can be judged now.
try-again = Try again
no-level = It waits until the solver is there.
# $positions (Number): how many positions the search has visited so far.
searching = { $positions ->
    [0] A search that may take some minutes begins. Until it ends, the machine plays by rules of thumb and may be wrong.
   *[other] A search that may take some minutes is under way and has looked at { $positions } positions. Until it ends, the machine plays by rules of thumb and may be wrong.
}
# $positions (Number): positions that a search has looked at.
solved = It has looked at { $positions } positions.

## Exercises

elsewhere = This game goes on in another tab or frame, and the moves made there are remembered. Yours stay here, and in the address of this board.
exercise-win = Exercise: win this game.
exercise-find-p = Exercise: whenever you can win, play a winning move.
# $most (Number): most moves of one's own with which to win.
exercise-moves = { $most ->
    [1] Exercise: win with one move of your own.
   *[other] Exercise: win with at most { $most } moves of your own.
}
# $share (Number): the score in hundredths.
score = Score: { $share } of 100.
# $task (Message): what is asked for.
# $score (Message): the score.
exercise-so-far = { $task } { $score }

## Reasons

why = Why?
# $goal (Word): points if more of them are better, or moves.
had-none = It had no winning move: the position was lost. At its best level, it knows no move that { $goal ->
    [points] loses by less
   *[moves] lasts longer
}.
had-draw = Nobody could win there: best play ends in a draw.
missed = There was a better move; at this level it does not always see it.
missed-here = There was a better move.
only-move = It was the only move.
untold = Some moves are known to win here; about this one the page says nothing.
not-known = It did not know who wins here.
winning = Moves that win
none-win = No move wins here
# $count (Number): winning moves that are not listed.
more-moves = And { $count } more.
# $count (Number): winning moves that are not listed, at least.
more-moves-at-least = { $count ->
    [0] Other moves may win as well.
    [one] And at least one other.
   *[other] And at least { $count } others.
}
refutations = Every move and its answer
refutations-hide = Put the sheet away
refutations-wait = Looking for the answers.
print = Print this sheet

## The text of a game

rule = The rule
questions = Find out by playing
about-in-english = The texts of this game have not been translated yet: they are in English.
about-usual = Settings of this game differ from the usual ones, which the questions and the texts below are about.
theory = Who wins, and how to see it
proof = Why that is so
tables = Tables
sources = History and sources
draft = Draft: not finished yet
sisters = Games of the same family
play-here = Play from here

## Steps

steps = Steps
# $number (Number): the place of the step, from 1.
step-number = Step { $number }
# $number (Number): the place of the step, from 1.
step-done = Step { $number }, done
steps-done = All steps are done. Now play the whole game, or do a step again.
# $number (Number): the step, from 1.
step-waits = Step { $number }, with a position of its own
mark-each = Mark each of them.
step-try = Try it
begins-wins = The one who begins wins
begins-loses = The one who begins loses
gave-away = It gave the win away
still-wins = It still wins
mark-rest = All others win
mark-with = Mark as
mark-wins = wins
mark-loses = loses
not-marked = not marked
step-right = That is right.
step-move-right = Your move wins.
step-move-wrong = That move gives the win away: see the reply.
step-won = You have won.
step-lost = This time the machine has won.
step-you-move = Then you move, and the machine answers.
step-machine-moves = Then the machine moves, and you answer.
step-goes-on = Play on, and see who wins.
step-refuted = So that was not right. What do you say now?
step-again = Try again
step-next = Next step
build-lost = Here the one who begins loses
# $parts (Number): how many parts the position should have.
unfit-parts = { $parts ->
    [one] It should have one part, and that should not be empty.
   *[other] It should have { $parts } parts, and none of them should be empty.
}
unfit-listed = That one does not count: find another.
unfit-over = There is no move in it. Find one in which the game goes on.
# The learner says which number comes next among lost positions, or states a rule for all of them.
lost-so-far = The lost ones so far
next-number = The next one
next-this = That one is next
# $position (Message): a position in words.
# $says (Word): who wins there by what was said.
next-counter = { $position } By your answer the one who begins { $says ->
    [wins] wins
   *[loses] loses
} there.
state-rule = The one who begins loses exactly where
state-this = This is my rule
# $sizes (Number): how many numbers the rule speaks of.
rule-remainder = { $sizes ->
    [one] the number leaves one of these remainders
   *[other] the sum leaves one of these remainders
}
divided-by = divided by
remainders = remainder
rule-power = the number is a power of two
rule-fibonacci = the number is a Fibonacci number
# $sizes (Number): how many numbers the rule speaks of.
rule-equal = { $sizes ->
    [2] the numbers are equal
   *[other] two of the numbers are equal
}
rule-apart = the numbers differ by
apart-by = by how much the numbers differ
# $sizes (Number): how many numbers the rule speaks of.
rule-odd = { $sizes ->
    [2] both numbers are odd
   *[other] all numbers are odd
}
rule-close = the larger is less than 1.618… times the smaller
rule-golden = the smaller is 1.618… times their difference, rounded down
rule-paired = each power of two is in an even number of them
# $position (Message): the smallest position for which the rule is wrong, in words.
# $says (Word): who wins there by the rule.
rule-counter = The smallest counter-example: { $position } By your rule the one who begins { $says ->
    [wins] wins
   *[loses] loses
} there.
# $count (Number): positions that were tried.
rule-holds = { $count ->
    [one] Your rule holds for the one position that was tried.
   *[other] Your rule holds for all { $count } positions that were tried. Why it always does stands below, under “Why that is so”.
}
step-show = Play it out
step-close = Back to the game
practice = Practice
# $streak (Number): right answers in a row.
# $best (Number): the most in a row in this browser so far.
practice-streak = Practice · { $streak } in a row · your best: { $best }
practice-who = Who wins with best play: the one who begins here, or the other?
practice-move = It is your move. Find one that wins.
practice-blunder = The player had a win, and made the move that you see. Did it give the win away?
practice-wait = One moment…
practice-stuck = No question can be asked here: these positions are too large, or the solver is missing.
practice-next = Next question
# $moves (Number): turns of a person that gave a win away.
review = { $moves ->
    [one] Find the missed move
   *[other] Find the { $moves } missed moves
}
# $number (Number): the turn, from 1.
# $of (Number): how many turns are asked about.
# $right (Number): how many were right at the first attempt.
review-far = Question { $number } of { $of } · found at once: { $right }
review-ask = Here you had a win and missed it. Find a move that wins.
# $due (Number): positions that are due today.
notebook = Notebook ({ $due })
# $number (Number): the position, from 1.
# $of (Number): how many positions are asked about.
# $right (Number): how many were right at the first attempt.
notebook-far = Notebook · { $number } of { $of } · found at once: { $right }
notebook-ask = You missed a win here some time ago. Find a move that wins.
notebook-due = From your notebook, for today:
# $game (Message): the title of a game.
# $due (Number): positions that are due today.
notebook-of = { $game }: { $due }
# $steps (Number): steps that were done.
# $streak (Number): right answers in a row in practice, at most.
done-summary = { $steps ->
    [0] { $streak } in a row
    [one] { $streak ->
        [0] one step done
       *[other] one step done, { $streak } in a row
    }
   *[other] { $streak ->
        [0] { $steps } steps done
       *[other] { $steps } steps done, { $streak } in a row
    }
}
# $positions (Number): positions in the notebook.
done-notebook = { $positions ->
    [one] one position in the notebook
   *[other] { $positions } positions in the notebook
}
# $levels (Number): machines that were beaten without help.
done-beaten = { $levels ->
    [one] one machine beaten without help
   *[other] { $levels } machines beaten without help
}
# $level (Message): the name of a machine.
level-beaten = { $level } ✓
helped = Won with help.
done-title = What you have done
done-lead = Steps that you have done, your longest streaks of practice, the machines that you have beaten without help, and your notebook: positions in which you missed a win come again after a day, three days and a week, until you have found the win three times. All is kept in this browser and sent nowhere.
done-text = All of it as text, to keep or to take to another browser
done-take = Add what the text says
# $games (Number): how many games the text is about.
done-taken = { $games ->
    [0] The text says nothing.
    [one] Added: one game.
   *[other] Added: { $games } games.
}
# $line (Number): the line, from 1.
done-refused = Line { $line } cannot be read, so nothing was added. A line says, for example: streak nim 5
done-lost = This browser keeps nothing, so the text cannot be added.
done-erase = Erase all
done-erase-sure = Erase all: press once more
done-erased = All is erased.
