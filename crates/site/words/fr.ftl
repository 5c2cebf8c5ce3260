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
no-scripts = { $thing ->
    [table] Aucun script ne s’exécute ici : ce tableau ne peut donc pas être montré.
   *[board] Aucun script ne s’exécute ici : on ne peut donc pas jouer sur ce plateau, et sa position ne peut pas être montrée.
}
