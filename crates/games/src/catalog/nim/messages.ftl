# Nim.

# $end (Word): wins or loses, which is what the last stone does.
goal = Take as many as you like from one heap. The last stone { $end ->
    [loses] loses
   *[wins] wins
}.
