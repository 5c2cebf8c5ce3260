# One pile.

goal = Prenez { $amounts } { $many ->
    [one] pierre
   *[more] pierres
} dans le tas. Le dernier coup { $end ->
    [loses] perd
   *[wins] gagne
}.
at-a-time = Vous pouvez prendre { $amounts } { $many ->
    [one] pierre
   *[more] pierres
} à la fois.
