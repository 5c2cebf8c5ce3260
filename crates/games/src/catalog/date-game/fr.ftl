# The Date Game.

## In disguise

twin-how = Un tas a une pierre pour chaque mois qui reste jusqu’à décembre, l’autre pour chaque jour jusqu’au 31.

## The card

title = Jeu du calendrier
summary = Avancez le mois ou le jour d’une date. Qui arrive au 31 décembre gagne.
rule = Une date de l’année est marquée dans le calendrier. À votre tour, vous allez à un mois suivant en gardant le jour, ou à un jour suivant en gardant le mois, mais seulement à des dates qui existent. Le joueur qui arrive au 31 décembre gagne.
search = Calendar Nim calendrier année year month months day days mois jour jours December décembre New Year nouvel an
naive = Elle va au prochain mois qui a ce jour, et en décembre au jour suivant.
start-tenth-of-january = Le 10 janvier
start-new-year = Le jour de l’an
start-late-in-march = Fin mars
start-lost-in-april = Le 23 avril, perdu
start-leap-day = Le 29 février
leap-label = Année bissextile
position-written = Le numéro du mois, un point, et le jour : 1.10 est le 10 janvier.
move-written = La date après le coup : le numéro de son mois, un point, et son jour.

goal-leap = Avancez le mois ou le jour d’une date dans une année bissextile. Qui arrive au 31 décembre gagne.

## The board

size-label = Jour de l’année

month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
short-month = { $month ->
    [1] Jan
    [2] Fév
    [3] Mar
    [4] Avr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aoû
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Déc
}
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [jan] janvier
    [feb] février
    [mar] mars
    [apr] avril
    [may] mai
    [jun] juin
    [jul] juillet
    [aug] août
    [sep] septembre
    [oct] octobre
    [nov] novembre
   *[dec] décembre
}
short-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
}
date-is = La date est le { $date }.
go-to = { $who ->
    [press] Aller
    [you] allez
    [i] je vais
   *[other] va
} au { $date }
month-or-day = Allez au même jour d’un mois suivant, ou à un jour suivant du même mois.
tap-date = Choisissez une date suivante du même mois, ou le même jour d’un mois suivant. Appuyez encore dessus ensuite.

## Reasons

on-the-line = Le { $date } : le jour moins le mois donne { $day } − { $month } = 19, comme le 31 décembre, et chaque coup change cela.
before-the-line = Le { $date } : le jour moins le mois donne moins de 19. Un jour suivant l’augmente, jusqu’à 19 le { $to }.
beyond-the-line = Le { $date } : le jour moins le mois donne plus de 19. Un mois suivant le diminue, jusqu’à 19 le { $to }.
leaves-the-line = Ce coup laisse le { $date }. Le jour moins le mois y donne { $day } − { $month } = 19, comme le 31 décembre. Un jour suivant l’augmente, un mois suivant le diminue.
line = Dates où le jour moins le mois donne 19
nineteen-again = Chaque fois, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} ramener à 19 le jour moins le mois.

## Tables

day-head = Jour
values-caption = Valeurs de Grundy de toutes les dates
values-note = Le joueur qui doit jouer perd aux dates encadrées. Les valeurs ombrées ne sont pas celles de deux tas de Nim avec les mois et les jours qui restent.

point-and-day = un point et le jour
month-or-day-later = le mois ou bien le jour doit être plus tard
