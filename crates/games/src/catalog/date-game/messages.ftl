# The Date Game.

## In disguise

twin-how = One heap has a stone for each month that is left until December, the other for each day until the 31st.

## The card

title = Date Game
summary = Advance the month or the day of a date. Whoever reaches 31 December wins.
rule = A date of the year is marked in the calendar. On your turn you go to a later month and keep the day, or go to a later day and keep the month, but only to dates that exist. The player who reaches 31 December wins.
# Words by which people look for the game, in any language.
search = Calendar Nim calendrier année year month months day days mois jour jours December décembre New Year nouvel an
naive = It goes to the next month that has the day, and in December to the next day.
start-tenth-of-january = 10 January
start-new-year = New Year’s Day
start-late-in-march = Late in March
start-lost-in-april = 23 April, lost
start-leap-day = 29 February
leap-label = Leap year
position-written = The number of the month, a point, and the day: 1.10 is 10 January.
move-written = The date afterwards: the number of its month, a point, and its day.

# The goal in a leap year.
goal-leap = Advance the month or the day of a date in a leap year. Whoever reaches 31 December wins.

## The board

size-label = Day of the year
# $month (Number): from 1 for January.
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
# $month (Number): from 1 for January.
short-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
# $day (Number): from 1.
# $month (Word): the first letters of its English name.
date = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
}
# $month (Number): from 1 for January.
# $day (Number): from 1.
short-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
# $date (Message): the date.
date-is = The date is { $date }.
# $who (Word): who makes the move, see words/en.ftl.
# $date (Message): the date afterwards.
go-to = { $who ->
    [press] Go
    [you] go
    [i] go
   *[other] goes
} to { $date }
month-or-day = Go to a later month with the same day, or to a later day of the same month.
tap-date = Choose a later date in the same month, or the same day of a later month. Then press it again.

## Reasons

# $date (Message): the date.
# $day (Number): its day.
# $month (Number): its month.
on-the-line = { $date }: the day less the month is { $day } − { $month } = 19, as on 31 December, and every move changes that.
# $date (Message): the date.
# $to (Message): the date to go to.
before-the-line = { $date }: the day less the month is below 19. A later day makes it larger, up to 19 on { $to }.
# $date (Message): the date.
# $to (Message): the date to go to.
beyond-the-line = { $date }: the day less the month is above 19. A later month makes it smaller, down to 19 on { $to }.
# $date (Message): the date that is left.
# $day (Number): its day.
# $month (Number): its month.
leaves-the-line = It leaves { $date }. The day less the month is { $day } − { $month } = 19 there, as on 31 December. A later day makes it larger, a later month smaller.
line = Dates on which the day less the month is 19
nineteen-again = Each time { $winner } can make the day less the month 19 again.

## Tables

day-head = Day
values-caption = Grundy values of all dates
values-note = The player to move loses on the boxed dates. The shaded values are not those of two heaps of Nim with the months and the days that are left.

## What a code should have, in “character 3 should be ...” and the like

point-and-day = a point and the day
month-or-day-later = either the month or the day has to be later
