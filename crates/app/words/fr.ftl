# Ce que dit la page autour du jeu.

## The shelf

home-title = De petits jeux aux réponses exactes
home-lead = Deux joueurs, pas de hasard, rien de caché ; dans la plupart de ces jeux, le dernier coup gagne. Asseyez-vous à n’importe quel plateau : la machine joue, et vous dit pourquoi.
find = Chercher un jeu
find-hint = allumettes, quilles, dame…
games-found = { $count ->
    [0] Aucun jeu trouvé. Essayez un mot comme tas, quille ou dame.
    [one] Un jeu.
   *[other] { $count } jeux.
}
no-page = Il n’y a rien à cette adresse
no-page-because = Cette adresse ne peut pas être ouverte : { $error }.
no-page-lead = Mais tous les jeux sont ici :

## Controls

controls = Partie
new = Autre position
undo = Annuler
redo = Rétablir
hint = Indice
next-hint = Indice suivant
see-as = Voir comme : { $game }
disguises = Le même jeu sous un autre habit
open-as = L’ouvrir dans : { $game }
refute = Et si… ?
preview = Et si… ?
doubt = Choisissez un coup : il n’est pas joué, et la machine montre sa réponse.
back = Retour à la partie
begun-anew = C’est une nouvelle partie. « Annuler » ramène à la précédente.
another = Essayer un autre coup
cancel = Renoncer
previous = Précédent : { $act }
following = Suivant : { $act }
go-on = Continuer à partir d’ici
show-where = Montrez-moi où
let-begin = La machine commence
begin-yourself = Je commence
easier = Plus facile
harder = Plus difficile
again = Recommencer
more-parts = Plus
less = Retour au plateau
amount = Combien
place = Où
wait = C’est à la machine de jouer.
watch = Installez-vous et regardez.
back-at-start = Vous regardez le départ ; { $of } coups ont suivi.
back-after = Vous regardez la position après le coup { $ply } sur { $of }.

preview-of = Et si : { $board }

## Settings

settings = Réglages
values = Valeurs
distances = Coups restants
marks = Lettres P et N
shown = montrées
hidden = cachées
yes = oui
no = non
seats = Joueurs
level = La machine joue
start = Départ
own-start = le vôtre
rule-begins-anew = Une autre règle commence une nouvelle partie. « Annuler » ramène à celle-ci.
this-game = Cette partie
set = Appliquer
set-up = Mise en place
edit = Disposer à la main
editing = Appuyez sur le plateau pour changer le départ ; désactivez ceci pour jouer.
position = Position en texte
part-count = Un départ en compte de { $least } à { $most }.
range = Un nombre entier de { $least } à { $most }.
copy-address = Copier l’adresse
copied = L’adresse de cette position est dans le presse-papiers.
position-address = L’adresse de cette position

## The record of play

moves = Coups
type-move = Tapez un coup
play = Jouer
keys = Touches et mots
letters = Raccourcis clavier
keys-lead = Sur le plateau : flèches pour se déplacer, Entrée pour choisir, Échap pour annuler le choix ; u annule, r rétablit, v montre les valeurs, w demande « et si », n donne une autre position, ? ouvre cette liste.
move-written = Comment taper un coup : { $how }
commands-lead = Dans le champ ci-dessus, outre les coups :
chart = Qui gagnait, coup après coup

## The solver

stuck = La machine attend son solveur.
waiting = La machine attend.
no-move = Le solveur manque : la machine ne connaît pas de bon coup. Elle attend plutôt que de jouer au hasard.
no-verdict = Le solveur manque : aucune position ne peut être jugée pour l’instant.
try-again = Réessayer
no-level = Elle attend que le solveur soit là.
searching = { $positions ->
    [0] Une recherche commence ; elle peut prendre quelques minutes. D’ici là, la machine suit des règles empiriques et peut se tromper.
   *[other] Une recherche est en cours ; elle peut prendre quelques minutes et a déjà examiné { $positions } positions. D’ici là, la machine suit des règles empiriques et peut se tromper.
}
solved = Elle a examiné { $positions } positions.

## Exercises

elsewhere = Cette partie continue dans un autre onglet ou cadre, et ce sont les coups joués là-bas qui sont retenus. Les vôtres restent ici, et dans l’adresse de ce plateau.
exercise-win = Exercice : gagnez cette partie.
exercise-find-p = Exercice : chaque fois que vous pouvez gagner, jouez un coup gagnant.
exercise-moves = { $most ->
    [1] Exercice : gagnez en un seul coup.
   *[other] Exercice : gagnez en { $most } coups au plus, sans compter ceux de la machine.
}
score = Note : { $share } sur 100.
exercise-so-far = { $task } { $score }

## Reasons

why = Pourquoi ?
had-none = Elle n’avait aucun coup gagnant : la position était perdue. À son meilleur niveau, elle ne connaît aucun coup qui { $goal ->
    [points] perde de moins
   *[moves] dure plus longtemps
}.
had-draw = Personne ne pouvait gagner là : si chacun joue au mieux, la partie est nulle.
missed = Il y avait mieux ; à ce niveau, elle ne le voit pas toujours.
missed-here = Il y avait mieux.
only-move = C’était le seul coup.
untold = On connaît ici des coups gagnants ; de celui-ci, la page ne dit rien.
not-known = Elle ne savait pas qui gagne ici.
winning = Coups gagnants
none-win = Aucun coup ne gagne ici
more-moves = Et { $count } autres.
more-moves-at-least = { $count ->
    [0] D’autres coups gagnent peut-être aussi.
    [one] Et au moins un autre.
   *[other] Et au moins { $count } autres.
}
refutations = Chaque coup et sa réponse
refutations-hide = Ranger la feuille
refutations-wait = Recherche des réponses…
print = Imprimer cette feuille

## The text of a game

rule = La règle
about-in-english = Les textes de ce jeu ne sont pas encore traduits : ils sont en anglais.
about-usual = Les questions et les textes ci-dessous parlent des réglages habituels ; ceux de cette partie sont autres.
questions = À découvrir en jouant
theory = Qui gagne, et comment le voir
proof = Pourquoi il en est ainsi
tables = Tables
sources = Histoire et sources
draft = Ébauche : pas encore terminé
sisters = Jeux de la même famille
play-here = Jouer à partir d’ici

## Steps

steps = Étapes
step-number = Étape { $number }
step-done = Étape { $number }, faite
steps-done = Toutes les étapes sont faites. Jouez maintenant une partie entière, ou refaites une étape.
step-waits = Étape { $number }, avec sa propre position
mark-each = Marquez chacune d’elles.
step-try = Essayer
begins-wins = Qui commence gagne
begins-loses = Qui commence perd
gave-away = Il a laissé échapper le gain
still-wins = Il gagne encore
mark-rest = Toutes les autres gagnent
mark-with = Marquer comme
mark-wins = gagne
mark-loses = perd
not-marked = sans marque
step-right = C’est juste.
step-move-right = Votre coup gagne.
step-move-wrong = Ce coup laisse échapper le gain : voyez la réplique.
step-won = Vous avez gagné.
step-lost = Cette fois, la machine a gagné.
step-you-move = Alors jouez, et la machine répond.
step-machine-moves = Alors la machine joue, et vous répondez.
step-goes-on = Continuez, et voyez qui gagne.
step-refuted = Ce n’était donc pas cela. Que dites-vous maintenant ?
step-again = Réessayer
step-next = Étape suivante
build-lost = Ici, qui commence perd
unfit-parts = { $parts ->
    [one] Il n’en faut qu’un, et il ne doit pas être vide.
   *[other] Il en faut { $parts }, et aucun ne doit être vide.
}
unfit-listed = Celle-là ne compte pas : trouvez-en une autre.
unfit-over = Il n’y a pas de coup ici. Trouvez une position où le jeu continue.
lost-so-far = Les perdues jusqu’ici
next-number = La suivante
next-this = C’est celle-ci
next-counter = { $position } D’après votre réponse, qui commence y { $says ->
    [wins] gagne
   *[loses] perd
}.
state-rule = Qui commence perd exactement quand
state-this = Voici ma règle
rule-remainder = { $sizes ->
    [one] le nombre laisse un de ces restes
   *[other] la somme laisse un de ces restes
}
divided-by = divisé par
remainders = reste
rule-power = le nombre est une puissance de deux
rule-fibonacci = le nombre est un nombre de Fibonacci
rule-equal = { $sizes ->
    [2] les nombres sont égaux
   *[other] deux des nombres sont égaux
}
rule-apart = les nombres diffèrent de
apart-by = de combien les nombres diffèrent
rule-odd = { $sizes ->
    [2] les deux nombres sont impairs
   *[other] tous les nombres sont impairs
}
rule-close = le plus grand est moins de 1,618… fois le plus petit
rule-golden = le plus petit est 1,618… fois leur différence, arrondi vers le bas
rule-paired = chaque puissance de deux se trouve dans un nombre pair d’entre eux
rule-counter = Le plus petit contre-exemple : { $position } D’après votre règle, qui commence y { $says ->
    [wins] gagne
   *[loses] perd
}.
rule-holds = { $count ->
    [one] Votre règle est juste pour la seule position essayée.
   *[other] Votre règle est juste pour les { $count } positions essayées. Pourquoi elle l’est toujours se lit plus bas, sous « Pourquoi il en est ainsi ».
}
step-show = Jouer la suite
step-close = Revenir à la partie
practice = S’entraîner
# $streak (Number): right answers in a row.
# $best (Number): the most in a row in this browser so far.
practice-streak = Entraînement · série : { $streak } · votre record : { $best }
practice-who = Qui gagne en jouant au mieux : celui qui commence ici, ou l’autre ?
practice-move = C’est à vous. Trouvez un coup qui gagne.
practice-blunder = Ce joueur pouvait gagner, et il a joué le coup que vous voyez. Le gain est-il perdu ?
practice-wait = Un instant…
practice-stuck = Aucune question n’est possible ici : ces positions sont trop grandes, ou le solveur manque.
practice-next = Question suivante
review = { $moves ->
    [one] Trouver le coup manqué
   *[other] Trouver les { $moves } coups manqués
}
review-far = Question { $number } sur { $of } · trouvés du premier coup : { $right }
review-ask = Ici, vous pouviez gagner. Trouvez un coup qui gagne.
notebook = Carnet ({ $due })
notebook-far = Carnet · { $number } sur { $of } · trouvés du premier coup : { $right }
notebook-ask = Il y a quelque temps, vous avez manqué un gain ici. Trouvez un coup qui gagne.
notebook-due = De votre carnet, pour aujourd’hui :
notebook-of = { $game } : { $due }
# $steps (Number): steps that were done.
# $streak (Number): right answers in a row in practice, at most.
done-summary = { $steps ->
    [0] { $streak } de suite
    [one] { $streak ->
        [0] une étape faite
       *[other] une étape faite, { $streak } de suite
    }
   *[other] { $streak ->
        [0] { $steps } étapes faites
       *[other] { $steps } étapes faites, { $streak } de suite
    }
}
done-notebook = { $positions ->
    [one] une position dans le carnet
   *[other] { $positions } positions dans le carnet
}
done-beaten = { $levels ->
    [one] une machine battue sans aide
   *[other] { $levels } machines battues sans aide
}
level-beaten = { $level } ✓
helped = Gagné avec de l’aide.
done-title = Ce que vous avez fait
done-lead = Les étapes que vous avez faites, vos plus longues séries d’entraînement, les machines que vous avez battues sans aide et votre carnet : les positions où vous avez manqué un gain reviennent après un jour, trois jours et une semaine, jusqu’à ce que vous l’ayez trouvé trois fois. Tout reste dans ce navigateur et n’est envoyé nulle part.
done-text = Le tout en texte, à garder ou à reprendre dans un autre navigateur
done-take = Ajouter ce que dit le texte
# $games (Number): how many games the text is about.
done-taken = { $games ->
    [0] Le texte ne dit rien.
    [one] Ajouté : un jeu.
   *[other] Ajouté : { $games } jeux.
}
# $line (Number): the line, from 1.
done-refused = La ligne { $line } est illisible, et rien n’a été ajouté. Une ligne dit par exemple : streak nim 5
done-lost = Ce navigateur ne garde rien, et le texte ne peut être ajouté.
done-erase = Tout effacer
done-erase-sure = Tout effacer : appuyez encore une fois
done-erased = Tout est effacé.
