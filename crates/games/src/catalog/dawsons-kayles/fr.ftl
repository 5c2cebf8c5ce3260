# Dawson's Kayles.

two-pins = Abattez deux voisines, jamais une seule.

## In disguise

twin-how = Chaque rangée de quilles debout a une quille de moins, et un lancer sur deux voisines en est un sur une seule quille.

## The card

title = Kayles de Dawson
summary = Abattez deux voisines, jamais une seule. Le dernier lancer gagne.
rule = Des quilles sont debout côte à côte, et il peut y avoir des vides entre elles. D’un lancer, vous abattez exactement deux voisines sans vide entre elles, jamais une quille seule. La partie finit quand il ne reste plus deux voisines.
search = pins bowling skittles ninepins quilles boules row rangée
naive = Elle lance toujours le plus à gauche possible.
start-a-row-of-twelve = Une rangée de douze
start-nine-a-lost-row = Neuf, une rangée perdue
start-four-and-seven = Quatre et sept
start-a-ring-of-eleven = Un cercle de onze
start-the-last-throw-loses = Le dernier lancer perd
