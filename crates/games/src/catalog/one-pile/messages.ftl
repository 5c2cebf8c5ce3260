# One pile.

# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
# $end (Word): wins or loses, which is what the last move does.
goal = Take { $amounts } { $many ->
    [one] stone
   *[more] stones
} from the pile. The last move { $end ->
    [loses] loses
   *[wins] wins
}.
# $amounts (Message): how many may be taken in one turn.
# $many (Word): one or more, by which the noun is chosen.
at-a-time = You may take { $amounts } { $many ->
    [one] stone
   *[more] stones
} at a time.
