# What every page of the site says around its own content.

skip-board = Skip to the board
skip-games = Skip to the games
skip-tables = Skip to the tables
games = Games
tables = Tables
share = Share
navigation = Site
menu = Menu
language = Language
theme = Theme
theme-auto = auto
theme-light = light
theme-dark = dark
theme-contrast = contrast
motion = Motion
foot = Everything on this page is computed here, in your browser.
foot-private = No account, no cookies, no server.
for-teachers = For teachers
embed = Embed
privacy = Privacy
credits = Credits

## Fields

# $label (Word): what the number counts.
fewer = { $label }: fewer
# $label (Word): what the number counts.
more = { $label }: more
