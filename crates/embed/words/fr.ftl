too-long = les paramètres dépassent { $most } caractères, et aucun n’est lu
no-such-request = il n’y a pas de demande « { $kind } »
missing = il manque à la demande un texte « { $field } »
not-a-state = un état commence par v1. et le nom d’un jeu
locked = ce plateau est verrouillé : il ne donne pas d’indices
no-undo = sur ce plateau, on n’annule pas de coups
not-here = Ce plateau ne le permet pas.
other-game = l’état est celui d’un autre jeu que ce cadre
nothing-to-undo = il n’y a rien à annuler ni à rejouer
not-now = aucun coup ne peut être joué maintenant : ce n’est pas à une personne de jouer
changed = la position a changé depuis cette demande
too-many = trop de demandes attendent le solveur
not-known = la recherche ne dit pas qui gagne ici
no-solver = le solveur de ce plateau ne marche pas, et rien n’est jugé
over = la partie est finie
no-picture = ce navigateur n’a pas pu dessiner l’image
no-setting = ce jeu n’a pas ce réglage
no-option = cette option n’existe pas
no-parameter = Il n’y a pas de paramètre « { $key } ».
no-parameter-but = Il n’y a pas de paramètre « { $key } ». Vouliez-vous dire « { $near } » ?
no-game = Il n’y a pas de jeu « { $game } ».
no-game-but = Il n’y a pas de jeu « { $game } ». Vouliez-vous dire « { $near } » ?

goal-watched = Personne ne peut atteindre le but : la machine joue les deux côtés.
goal-lost = Le but ne peut pas être atteint : à partir de ce départ, on ne peut pas gagner, et à ce niveau la machine ne se trompe pas.
goal-moves = { $most ->
    [1] Le but ne peut pas être atteint : à partir de ce départ, personne ne gagne en un seul coup.
   *[other] Le but ne peut pas être atteint : à partir de ce départ, personne ne gagne en { $most } coups.
}
no-table-state = un état d’un tableau commence par v1.table

must-be = « { $key } » doit être { $wanted }
one-of = l’un de { $words }
token = fait de 1 à 32 lettres, chiffres, traits d’union ou soulignés
origin = une origine, comme https://example.org
scale = un nombre de 0.75 à 2
rungs = un nombre entier de 0 à 4
goals = win, best-moves ou moves=N, avec N de 1 à 999
widths = un nombre entier de pixels de { $least } à { $most }
parts = une liste de { $parts }, ou l’un de { $presets }
fixed = dans l’adresse et reste ce qu’il y est
