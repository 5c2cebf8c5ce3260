# What the JavaScript module says when it throws an error. It speaks English; see `web/words.js`.

the-game = the game
the-position = the position
the-move = the move
the-rule = the rule
the-certificate = the certificate
the-greatest-heap = the greatest heap
the-heap = the heap
the-most-moves = the most moves
the-side = the side
the-column = the column
the-row = the row
# $key (Word): its key.
the-setting = the setting { $key }
# $what (Message): what was given.
not-a-string = { $what } must be a string
# $what (Message): what was given.
# $most (Number): the greatest number.
not-whole = { $what } must be a whole number from 0 to { $most }
not-a-time = the milliseconds must be a number of at least 0
not-settings = the settings must be an object such as { "{" } misere: true { "}" }
# $what (Message): what was given.
not-a-setting = { $what } must be a boolean, a whole number or a string
# $error (Message): that there is no such game.
names-games = { $error }; games() names them
# $asked (Number): how many were asked for.
# $most (Number): how many are listed.
too-many-moves = { $asked } moves are too many: at most { $most } are listed
# $error (Message): what is wrong with it.
in-rule = in the rule, { $error }
# $standing (Message): what is known about the period.
no-certificate = there is no certificate: { $standing }
# $last (Number): the last row.
no-such-row = the row must be from 0 to { $last }
# $row (Number): the row.
row-to-come = row { $row } is not complete yet
plane-to-come = the plane is not complete
