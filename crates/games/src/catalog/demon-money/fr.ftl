# Demon money.

goal = Payez au démon la racine carrée du tas, arrondie vers le bas ou vers le haut. Si vous ne pouvez pas payer, vous perdez.
no-coin = Il ne reste aucune pièce : le joueur qui doit jouer ne peut pas payer, et va au démon.
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
tap-plate = Choisissez une assiette, puis appuyez encore dessus pour payer.

## Reasons

won-at-once = { $pile } est dans la bande gagnée de 1 à 2 : payez de façon à ne rien laisser.
lost-band = { $pile } est dans la bande perdue de { $first } à { $last }, et les deux arrondis en sortent.
won-band = { $pile } est dans la bande gagnée de { $first } à { $last } : payez de façon à tomber entre { $low } et { $high }.
why-it-wins = Ce coup en laisse { $pile }, dans la bande perdue de { $k }² − 1 = { $first } à { $k }² + { $k } − 2 = { $last }. De quelque façon qu’on arrondisse la racine, le tas suivant est dans la bande gagnée du dessous.
bands = Bandes de tas ; dans celles qui sont encadrées, le joueur qui doit jouer perd
lost-again = De là, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un tas d’une bande perdue.

## Tables

line-caption = Les tas sur une ligne : bandes { $first } à { $last }
line-note = Sur les traits épais, le joueur qui doit jouer perd ; sur les fins, il gagne. Là où il y a la place, chaque tas a son point, vide s’il est perdu et plein s’il est gagné.
stretches = { $stretches }.
stretch = { $piles } { $outcome }
lost = perdu
won = gagné
bands-label = Bandes à partir de
bands-caption = Tas perdus et gagnés, bande par bande
bands-note = La bande k dure 2k − 2 coups à partir de ses tas perdus et 2k − 1 à partir de ses tas gagnés.
lost-head = Perdu de
won-head = Gagné de
to-head = à

## The card

title = L’argent du démon
summary = Payez au démon la racine carrée du tas, arrondie vers le bas ou vers le haut.
rule = Des pièces sont posées entre deux joueurs et un démon qui veut être nourri. À votre tour, vous lui payez la racine carrée du nombre de pièces, et si elle n’est pas entière, vous choisissez d’arrondir vers le bas ou vers le haut. Le joueur qui n’a plus de quoi payer va au démon et perd.
search = coins square root roots racine carrée démon argent devil numbers nombres
naive = Elle paie toujours le moins possible.
start-just-short-of-a-square = Juste avant un carré
start-twenty-one-coins = Vingt et une pièces
start-a-square = Un carré
start-a-hundred = Cent
start-a-million-million = Un million de millions
