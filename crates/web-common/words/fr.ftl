# Ce que disent toutes les pages du site autour de leur contenu.

skip-board = Aller au plateau
skip-games = Aller aux jeux
skip-tables = Aller aux tables
games = Jeux
tables = Tables
share = Partager
navigation = Site
menu = Menu
language = Langue
theme = Thème
theme-auto = auto
theme-light = clair
theme-dark = sombre
theme-contrast = contraste
motion = Animations
foot = Tout ce que montre cette page est calculé ici, dans votre navigateur.
foot-private = Pas de compte, pas de cookies, pas de serveur.
for-teachers = Pour l’enseignement
embed = Intégrer
privacy = Vie privée
credits = Crédits

## Fields

fewer = { $label } : moins
more = { $label } : plus
