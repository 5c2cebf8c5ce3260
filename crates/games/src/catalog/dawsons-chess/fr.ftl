# Dawson's Chess.

three-pins = Touchez une quille, et ses voisines tombent aussi.

## Tables

values-note = Chaque valeur est celle d’une rangée d’une quille de plus au Kayles de Dawson.

## In disguise

twin-how = Chaque rangée de quilles debout a une quille de plus, et un lancer sur une quille en est un sur deux voisines.

## The card

title = Échecs de Dawson
summary = Touchez une quille, et ses voisines tombent aussi. Le dernier lancer gagne.
rule = Des quilles sont debout côte à côte, et il peut y avoir des vides entre elles. D’un lancer, vous touchez une quille, et ses voisines tombent avec elle, une ou deux s’il y en a. La partie finit avec la dernière quille.
search = pins bowling skittles pawns pions échecs quilles row rangée
naive = Elle en abat toujours autant qu’elle peut.
start-a-row-of-nine = Une rangée de neuf
start-eight-a-lost-row = Huit, une rangée perdue
start-three-and-six = Trois et six
start-a-ring-of-eleven = Un cercle de onze
start-the-last-throw-loses = Le dernier lancer perd
