# Kayles.

one-pin = Abattez une quille, jamais deux à la fois.
two-pins = Abattez une quille, ou deux voisines.
more-pins = Abattez une quille, ou jusqu’à { $n } voisines.

## Tables

throws-caption = Jusqu’à k voisines en un lancer
throws-note = Valeurs de Grundy en jeu normal : k selon la ligne, le nombre de quilles selon la colonne. Les rangées de quilles encadrées sont perdues pour le joueur qui doit jouer ; les cercles ne comptent pas ici.
throws-label = Jusqu’à k quilles en un lancer : rangées à partir de
values-note = Une rangée seule ne perd que là où la valeur est 0.
both-caption = Jeu normal et variante misère côte à côte
both-note = 1 veut dire gagné pour le joueur qui doit jouer, 0 perdu.
pins-head = Quilles
value-head = Valeur
normal-head = Normal
misere-head = Misère
twins-head = Misère, deux rangées égales

## The card

title = Kayles
summary = Abattez une quille, ou deux voisines. Le dernier lancer gagne.
rule = Des quilles sont debout côte à côte, et il peut y avoir des vides entre elles. Toutes les quilles que vous abattez d’un lancer sont voisines, sans vide entre elles. La partie finit avec la dernière quille.
search = pins bowling skittles ninepins quilles boules row rangée rip van winkle
naive = Elle en abat toujours autant qu’elle peut.
most-label = Voisines en un coup, au plus
start-thirteen-pins = Treize quilles
start-dudeneys-row-the-second-pin-down = La rangée de Dudeney, deuxième quille à terre
start-three-rows = Trois rangées
start-a-ring-of-eleven = Un cercle de onze
start-the-last-pin-loses = La dernière quille perd
start-up-to-four-at-a-throw = Jusqu’à quatre par lancer
