# What a frame says of addresses, options and requests that it cannot take.

# $most (Number): how many characters are read.
too-long = the parameters are longer than { $most } characters, and none is read
# $kind (Word): what was asked for.
no-such-request = there is no request “{ $kind }”
# $field (Word): the name of the field.
missing = the request needs a text “{ $field }”
not-a-state = a state begins with v1. and the name of a game
locked = this board is locked: it gives no hints
no-undo = this board takes no moves back
not-here = This board does not do that.
other-game = the state is of another game than this frame
nothing-to-undo = there is nothing to take back or to play again
not-now = no move can be played now: it is not a person’s turn
changed = the position has changed since this was asked
too-many = too many requests wait for the solver
not-known = the search does not tell who wins here
no-solver = the solver of this board is not running, so nothing is judged
over = the game is over
no-picture = this browser could not draw the picture
no-setting = this game has no such setting
no-option = there is no such option
# $key (Word): the parameter as it was written.
no-parameter = There is no parameter “{ $key }”.
# $key (Word): the parameter as it was written.
# $near (Word): the parameter that is most like it.
no-parameter-but = There is no parameter “{ $key }”. Did you mean “{ $near }”?
# $game (Word): the game as it was written.
no-game = There is no game “{ $game }”.
# $game (Word): the game as it was written.
# $near (Word): the game that is most like it.
no-game-but = There is no game “{ $game }”. Did you mean “{ $near }”?

## Goals that cannot be reached

goal-watched = Nobody can reach the goal: the machine plays both sides.
goal-lost = The goal cannot be reached: from this start the player cannot win, and at this level the machine makes no mistake.
# $most (Number): most moves of one's own with which to win.
goal-moves = { $most ->
    [1] The goal cannot be reached: from this start nobody wins with one move of their own.
   *[other] The goal cannot be reached: from this start nobody wins with { $most } moves of their own.
}
no-table-state = a state of a table begins with v1.table

## What a parameter may be

# $key (Word): its name.
# $wanted (Message): what it may be.
must-be = “{ $key }” must be { $wanted }
# $words (Word): all that it may be, with commas.
one-of = one of { $words }

token = 1 to 32 letters, digits, hyphens or underscores
origin = an origin, such as https://example.org
scale = a number from 0.75 to 2
rungs = a whole number from 0 to 4
goals = win, best-moves or moves=N, with N from 1 to 999
# $least (Number): the least width.
# $most (Number): the greatest width.
widths = a whole number of pixels from { $least } to { $most }
# $parts (Word): the parts, with commas.
# $presets (Word): the presets, with commas.
parts = a list of { $parts }, or one of { $presets }
fixed = in the address and stays as it is there
