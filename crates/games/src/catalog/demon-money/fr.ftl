# Demon money.

goal = Payez au démon la racine carrée du tas, arrondie en dessous ou au-dessus. Si vous ne pouvez pas payer, vous perdez.
no-coin = Il ne reste aucune pièce : qui doit jouer ne peut payer, et va au démon.
demon-wants = Le tas en compte { $coins } ; le démon en veut { $fee }.
demon-wants-either = Le tas en compte { $coins } ; le démon en veut { $low } ou { $high }.
pay-demon = { $who ->
    [press] Payer
    [you] payez
    [i] je paie
   *[other] paie
} { $paid } au démon
nothing-left = Plus rien pour payer
before = le démon, devant { $coins }
pay = payer { $fee } sur { $coins }, reste { $left }
coins-label = Pièces
tap-plate = Touchez une assiette ; touchez encore pour payer.
