# A rule of your own.

goal = { $rule } Le dernier coup { $end ->
    [loses] perd
   *[wins] gagne
}.
pieces = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
break-heap = { $who ->
    [press] Partager
    [you] partagez
    [i] je partage
   *[other] partage
} le tas { $heap } en { $left }
leaving = { $taken }, ce qui laisse { $left }
leaving-nothing = { $taken }, ce qui n’en laisse rien
piece-of = tas { $heap }, pion { $piece } sur { $length }
after-piece = tas { $heap }, après le pion { $piece } sur { $length }
break-into = partager en { $left }
take-leaves = en prendre { $taken }, reste { $left }
take-leaves-nothing = en prendre { $taken }, il ne reste rien
becomes = { $n } → { $left }
becomes-nothing = { $n } → rien
tap-to-cut = Touchez un joint pour couper là aussi.
tap-piece = Touchez un pion, puis un autre pour étendre la prise ; touchez encore pour jouer.
seam-cuts = Toucher un joint coupe le tas à cet endroit.
tap-seams = Touchez un joint, ou plusieurs ; touchez-en un encore, ou le bouton, pour partager le tas là.
