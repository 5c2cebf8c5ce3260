# Nim.

goal = Prenez-en autant que vous voulez dans un tas. La dernière pierre { $end ->
    [loses] perd
   *[wins] gagne
}.
