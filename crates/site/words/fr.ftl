try-again = Réessayer
file-missing = Un fichier de cette page manque : le serveur répond par l’erreur { $status }.
file-cut = Un fichier de cette page a été coupé en chemin.
file-absent = Un fichier de cette page n’arrive pas. Vous êtes peut-être hors ligne.
file-other = Une autre page est venue à la place d’un fichier de cette page. Votre réseau veut peut-être d’abord que vous vous connectiez.
file-damaged = Un fichier de cette page est abîmé.
no-wasm = Cette page a besoin de WebAssembly, que ce navigateur n’offre pas.
forbidden = Une règle de ce serveur ou de ce navigateur interdit le programme de cette page.
not-started = Le programme de cette page n’a pas pu démarrer.
page-slow = Cette page tarde à venir. Elle démarre dès que tous ses fichiers sont là.
page-stopped = Cette page s’est arrêtée. Son adresse contient encore votre partie : réessayez pour continuer.

thing = { $thing ->
    [table] Ce tableau
   *[board] Ce plateau
}
stopped = { thing } s’est arrêté. Rechargez la page, ou ouvrez-le sur sa propre page.
slow = { thing } tarde à venir.
no-memory = { $thing ->
    [table] Le navigateur n’a plus de mémoire pour ce tableau.
   *[board] Le navigateur n’a plus de mémoire pour ce plateau.
}
frame-forbidden = { thing } ne peut démarrer ici : une règle de ce serveur l’interdit.
needs-wasm = { thing } a besoin de WebAssembly, et ne peut démarrer ici.
frame-missing = { thing } ne peut démarrer ici : pour son fichier { $file }, le serveur répond par l’erreur { $status }.
frame-absent = { thing } ne peut démarrer ici : son fichier { $file } n’a pas pu être chargé.
frame-damaged = { thing } ne peut démarrer ici : son programme est abîmé.
no-scripts = { $thing ->
    [table] Aucun script ne s’exécute ici : ce tableau ne peut donc pas être montré.
   *[board] Aucun script ne s’exécute ici : on ne peut donc pas jouer sur ce plateau, et sa position ne peut pas être montrée.
}

## The pages for authors

skip-text = Aller au texte
for-authors = Pour les auteurs
copy = Copier
copied = Copié.
copy-refused = Le navigateur ne le permet pas. Le texte est sélectionné : copiez-le avec Ctrl-C ou ⌘C.
copy-lesson = À copier dans un cours
copy-platform = Pour Moodle et les autres plateformes, qui n’acceptent pas de script :
copy-page = Pour une page à vous, où le cadre prend la hauteur de son jeu :
tables-title = Tableaux

### Tables of the contract

head-parameter = Paramètre
head-part = Partie
head-preset = Choix tout prêt
head-game = Jeu
head-settings = Réglages
head-position = Position
head-move = Coup
head-type = Type
head-word = Mot
head-method = Méthode
head-event = Événement
head-code = Code
head-property = Propriété
head-header = En-tête
head-value = Valeur
head-does = Ce qu’il fait
head-is = Ce que c’est
head-for = À quoi il sert
head-shows = Ce qu’il montre
head-means = Ce que cela veut dire
head-answer = Ce qu’elle fait, et sa réponse
head-colours = Ce qu’elle colore
head-usually = D’habitude
head-usually-both = D’habitude, en clair et en sombre
head-values = Valeurs
head-default = Par défaut
in-page = Dans la page même
switch = 0 ou 1
number-range = de { $least } à { $most } ; { $default } si rien n’est dit
text-hint = { $hint } ; { $default } si rien n’est dit
for-hashed = { $value } pour les noms qui contiennent une empreinte

### The playground

board-coming = Le plateau arrive.
board-silent = Le plateau n’a pas répondu. Le dossier v1 est-il à côté de cette page ?
board-says = Le plateau dit { $kind }.
board-says-more = Le plateau dit plusieurs choses : { $kinds }.
you-sent = vous : { $kind }
board-said = plateau : { $kind }
some-text = un texte
not-json = Ce n’est pas du JSON : { $error }.
not-message = Un message est un objet avec « gizmo » : 1 et un « type » ; un plateau n’écoute rien d’autre.

no-game = Il n’y a pas de jeu « { $game } ».
no-game-nearest = Il n’y a pas de jeu « { $game } ». Vouliez-vous dire « { $nearest } » ?
no-attribute = <last-move> n’a pas d’attribut « { $name } ».
no-attribute-nearest = <last-move> n’a pas d’attribut « { $name } ». Vouliez-vous dire « { $nearest } » ?
no-base = Cette page a mis le script de <last-move> dans un paquet : elle doit dire dans LastMove.base où se trouve le dossier du script.
no-answer = Ce plateau n’est pas arrivé.
page-forbids = Ce plateau ne peut s’afficher ici : une règle de cette page l’interdit.
inline-forbidden = Une règle de cette page ne laisse pas dessiner de plateaux dans la page même (mode="inline") : ils viennent dans des cadres. Il leur faut : script-src { $site } 'wasm-unsafe-eval'; worker-src blob:
two-versions = Cette page a deux versions du script de <last-move> : { $first } sert, { $second } ne sert pas.
