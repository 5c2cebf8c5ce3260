# Ce qui se dit du jeu : à qui de jouer, ce qui a été joué, qui gagne et comment on le sait.

## The players

player = { $who ->
    [you] Vous
    [opponent] Votre adversaire
    [first] Le premier joueur
    [second] Le second joueur
    [machine-one] La première machine
    [machine-two] La seconde machine
   *[machine] La machine
}
player-within = { $who ->
    [you] vous
    [opponent] votre adversaire
    [first] le premier joueur
    [second] le second joueur
    [machine-one] la première machine
    [machine-two] la seconde machine
   *[machine] la machine
}
you-first = Vous commencez
you-second = La machine commence
two = Deux personnes
watch = Deux machines
perfect = Parfaitement
slips = Avec des faux pas
careful = Prudente
beginner = En débutante
naive = Naïvement
plays-perfect = La machine ne perd jamais une position qu’elle sait gagnée ; pour gagner, trouvez chaque coup gagnant.
plays-slips = La machine joue un coup sur quatre au hasard.
plays-careful = La machine voit deux coups à l’avance : elle gagne quand un seul coup y suffit, et essaie de ne pas vous en laisser de tel.
plays-beginner = La machine joue au hasard, mais gagne quand un seul coup y suffit.

## Sentences in a row

then = { $one } { $other }

## Turns and moves

move-made = { player } { $does }.
values-shown = Les valeurs sont affichées. { $verdict }
values-hidden = Les valeurs sont masquées.
editing = Maintenant, ce que vous choisissez change le départ.
edited = Ce que vous choisissez est de nouveau un coup.
and-then = { $one }, puis { $other }
what-would-you-try = Qu’essaieriez-vous ?
what-if = Et si ?
to-move = { $who ->
    [second] Au second joueur de jouer.
   *[first] Au premier joueur de jouer.
}
thinking = { player } réfléchit.
your-move = À vous de jouer.
machine-was-to-move = Ici, c’était à la machine de jouer.
ready = Prêt : { player-within } { $does }.
ready-what-if = Prêt : et si vous { $does }.
press-again = Encore une fois pour jouer, Échap pour annuler.
back-at-the-start = Retour au départ.
after-move = Après le coup { $ply }.
new-game = Nouvelle partie. { $goal } { $board } { $turn }
chosen = Choix : { $spot }. Choisissez maintenant un second endroit, qui complète le coup.

## The end

wins = { $who ->
    [you] Vous gagnez.
   *[other] { player } gagne.
}
score = { $first } { $one }, { $second } { $other }
held = { $n } ({ $parity ->
    [odd] impair
   *[even] pair
})
board-and-score = { $board } Score : { $score }.
wins-by = { $who ->
    [you] Vous gagnez : { $score }.
   *[other] { player } gagne : { $score }.
}
draw = Partie nulle.
draw-by = Partie nulle : { $score }.
start-without-move = Il n’y a pas de coup ici.
no-mistake = { $who ->
    [you] Vous pouviez gagner dès le départ, et vous n’avez pas fait d’erreur.
   *[other] { player } pouvait gagner dès le départ, et n’a pas fait d’erreur.
}
decided = { $who ->
    [you] Tout s’est joué au coup { $ply } : juste avant, vous pouviez encore gagner.
   *[other] Tout s’est joué au coup { $ply } : juste avant, { player-within } pouvait encore gagner.
}
decided-draw = { $who ->
    [you] Tout s’est joué au coup { $ply } : juste avant, vous pouviez encore faire partie nulle.
   *[other] Tout s’est joué au coup { $ply } : juste avant, { player-within } pouvait encore faire partie nulle.
}
better-winning = Un coup gagnant : { $does }.
better-drawing = Un coup qui faisait partie nulle : { $does }.
hint-winning = Un coup gagnant : { $does }.
hint-drawing = Un coup qui maintient la partie nulle : { $does }.
hint-rung = Indice { $rung } sur { $all } : { $hint }
hint-won = { $who ->
    [you] Vous pouvez gagner d’ici.
   *[other] { player } peut gagner d’ici.
}
hint-lost = { $who ->
    [you] Vous perdez d’ici, sauf erreur de l’adversaire.
   *[other] { player } perd d’ici, sauf erreur de l’adversaire.
}
hint-drawn = D’ici, personne ne peut forcer le gain.
hint-where = Regardez ici : { $part }.
hint-how-many = { $count ->
    [1] Sur { $all } coups, un seul gagne.
   *[other] Sur { $all } coups, { $count } gagnent.
}
hint-all = { $all ->
    [1] Il y a un seul coup, et il gagne.
   *[other] Les { $all } coups gagnent tous.
}
hint-at-least = Sur { $all } coups, { $count ->
    [1] au moins un gagne.
   *[other] au moins { $count } gagnent.
}
hint-leave = Laissez ceci à l’adversaire. { $board }
hint-longest = La plus longue résistance : { $does }.
hint-hard = Un coup qui complique la tâche de l’adversaire : { $does }.
gave-away = Le coup { $ply } laisse échapper le gain. { $played } { $better }

## The verdict

being-judged = Cette position est à l’étude.
is-over = La partie est finie.
can-win = { $who ->
    [you] Vous pouvez gagner d’ici{ $class } : { $moves }.
   *[other] { player } peut gagner d’ici{ $class } : { $moves }.
}
class-letter = {" "}({ $class })
moves-win = { $count ->
    [1] un seul coup gagne
   *[other] { $count } coups gagnent
}
moves-win-at-least = { $count ->
    [1] au moins un coup gagne
   *[other] au moins { $count } coups gagnent
}
loses = { $who ->
    [you] Vous perdez si l’adversaire joue au mieux{ $class }.
   *[other] { player } perd si l’adversaire joue au mieux{ $class }.
}
best-draws = Si chacun joue au mieux, la partie est nulle{ $class }.
draws-elsewhere = Si chacun joue au mieux, la partie est nulle ; d’autres l’ont calculé. Ici, la recherche ne va pas jusque-là.
search-goes-on = On ne sait pas encore qui gagne ici.
search-too-short = La recherche ne va pas assez loin pour dire qui gagne ici.
ahead = { $who ->
    [you] Si chacun joue au mieux, vous finissez avec { $points } d’avance.
   *[other] Si chacun joue au mieux, { player-within } finit avec { $points } d’avance.
}
behind = { $who ->
    [you] Si chacun joue au mieux, vous finissez avec { $points } de retard.
   *[other] Si chacun joue au mieux, { player-within } finit avec { $points } de retard.
}
moves-to-go = { $count ->
    [1] Si chacun joue au mieux, la partie dure encore un coup.
   *[other] Si chacun joue au mieux, la partie dure encore { $count } coups.
}

## Spots of the board

spot-ready = { $spot }, prêt : appuyez encore pour jouer
spot-wins = { $spot }, gagne : laisse une position perdue
spot-fails = { $spot }, ne gagne pas : laisse une position gagnée
spot-wins-here = { $spot }, gagne
spot-fails-here = { $spot }, ne gagne pas
spot-draws = { $spot }, garde la nulle
spot-margin = { $spot }, { $margin }

## Why a touch does nothing

only-shown = Ce plateau montre seulement ce qui arriverait. Revenez à la partie pour jouer.
over-here = La partie est finie. Commencez-en une autre, ou revenez un coup en arrière.
machine-here = Ici, c’est à la machine de jouer : appuyez sur « Continuer à partir d’ici » pour la laisser faire.
still-thinking = La machine réfléchit encore.
not-allowed = Les règles ne permettent pas ce coup.
gone = Il ne reste rien ici : le dernier coup l’a pris.
nothing-left = Il ne reste rien là : { $line }.

## A move that is only tried

refute-me = Et si… ? Essayez un coup, n’importe lequel. Rien n’est joué ; la machine montre sa réponse.
back-in-the-game = Retour à la partie. { $board } { $turn }
what-if-you = Et si vous { $does } ?
what-if-i = Et si { $does } ?
tried-ends-won = La partie s’arrête là, et vous gagnez.
tried-wins = Ce coup gagne : cette réponse n’est qu’une défense.
tried-ends-lost = La partie s’arrête là, et vous perdez.
tried-loses-like-all = Ce coup perd, comme tous les coups ici.
tried-loses = Ce coup perd : voici ce qui le réfute.
tried-draws = Ce coup mène à une partie nulle.
looking-for-answer = La machine cherche une réponse.
only-a-guess = On ne sait pas qui gagne ensuite : cette réponse n’est qu’une supposition.
why-it-wins = Pourquoi ce coup gagne :
why-answer-wins = Pourquoi la réponse gagne :
escape-leads-back = Échap ramène à la partie.

## The chart

point-start = Départ : { $value }
point-after = Après le coup { $ply }, { $played } : { $value }
point-open = inconnu
point-draw = D, nulle
point-won = { $who ->
    [you] { $outcome }, vous gagnez
   *[other] { $outcome }, { player-within } gagne
}
point-wins = { $who ->
    [you] vous gagnez
   *[other] { player-within } gagne
}
point-even = nulle
point-lead = { $value }, { $lead } pour { player-within }
point-grundy = { $value }, valeur de Grundy { $grundy }

## How a verdict is known

known-theory = Connu par la théorie.
known-sum = Connu par les valeurs de Grundy des morceaux.
known-search = { $positions ->
    [1] Trouvé en explorant 1 position jusqu’au bout.
   *[other] Trouvé en explorant { $positions } positions jusqu’au bout.
}
known-prepared = Connu par une recherche faite d’avance, qui a parcouru { $positions } positions.
too-much = Inconnu, et trop vaste pour une recherche.
search-stopped = { $positions ->
    [1] Inconnu : la recherche s’est arrêtée après 1 position.
   *[other] Inconnu : la recherche s’est arrêtée après { $positions } positions.
}
mark-wins = laisse à l’adversaire une position perdante : un coup gagnant
mark-fails = laisse à l’adversaire une position gagnante
margin-key = de combien de points celui qui joue là finit devant (+) ou derrière (−), si chacun joue au mieux

## What is typed

does-undo = annuler le dernier échange de coups
does-redo = le rejouer
does-board = lire la position
does-last = lire le dernier coup
does-moves = énumérer les coups permis
does-value = lire le verdict
does-hint = donner un indice, plus grand à chaque fois
does-refute = essayer un coup sans le jouer, écrit après ce mot
does-back = en sortir et revenir à la partie
does-restart = recommencer
does-help = lire ces mots
help = Tapez un coup comme dans l’adresse, ou l’un de ces mots. { $commands }.
command = { $word } : { $does }
commands = { $one } ; { $others }
nothing-to = { $command ->
    [redo] Il n’y a rien à rétablir.
    [restart] Il n’y a rien à recommencer.
    [refute] Il n’y a rien à réfuter.
    [back] Il n’y a nulle part où revenir.
   *[undo] Il n’y a rien à annuler.
}
no-move-yet = Aucun coup n’a encore été joué.
no-legal-move = Il n’y a aucun coup permis.
legal-moves = Coups permis : { $moves }.
legal-moves-more = Coups permis : { $moves } et { $more } autres.
legal-moves-at-one = Coups permis à un endroit : { $moves }.
legal-moves-at-one-more = Coups permis à un endroit : { $moves } et { $more } autres.
join-by-point = Joignez par un point les coups à plusieurs endroits.
bad-position = La partie reste telle quelle, car cette position est illisible : { $error }.
not-a-move = « { $text } » n’est pas un coup.
no-move-here = Les règles ne permettent pas « { $text } » ici.
such-as = Par exemple, { $played } { $does } ; « moves » les donne tous.
several-moves = « { $text } » peut désigner { $count } coups ici : { $moves }{ $count ->
    [2] .
    [3] .
   *[other] {""}, entre autres.
}
bad-field = « { $label } » reste tel quel : { $error }.
bad-address = Cette adresse est abîmée : { $error }. Ce qui a pu être lu est montré.

address-too-long = l’adresse dépasse { $most } caractères
no-such-game = il n’y a pas de jeu nommé « { $id } »
in-setting = dans le réglage « { $key } », { $error }
in-position = dans la position, { $error }
at-move = au coup { $number } : { $error }
must-be = « { $key } » doit être { $wanted }
one-of = l’un de { $words }
most-moves = { $most } coups au plus
seed-range = un nombre de 1 à 2^63 - 1
number-up-to = un nombre de 0 à { $most }

## The shelf

family-nim = Nim
about-nim = Plusieurs tas, et derrière eux l’arithmétique des uns et des zéros.
family-one-pile = Un seul tas
about-one-pile = Un seul tas, et une règle qui dit combien on peut en prendre.
family-wythoff = Dames et deux piles
about-wythoff = Deux nombres à la fois, et le nombre d’or là où personne ne l’attend.
family-take-and-break = Prendre et couper
about-take-and-break = Des rangées et des barres qui se défont en jeux indépendants.
family-shapes = Formes et graphes
about-shapes = Des jetons, des carreaux, des arêtes et des nombres, que l’on prend par ensembles.
family-points = Points
about-points = Ce n’est pas le dernier coup qui compte, mais ce que vous avez à la fin.
easy-begin = Facile : commencez ici
easy = Facile
medium = Demande de la réflexion
deep = Difficile

## Reasons that a search finds

reason-ends = Après cela, { $opponent-is ->
    [you] vous ne pouvez
   *[other] { $opponent } ne peut
} plus jouer : c’est gagné tout de suite.
reason-ends-misere = Personne ne peut jouer après cela.
reason-reached = Le but est atteint : c’est gagné tout de suite.
not-how = Cela montre que { $winner } { $winner-is ->
    [you] pouvez
   *[other] peut
} gagner, mais pas pourquoi.
reason-points = Une recherche montre que, si chacun joue au mieux, la partie finit à { $mine } contre { $theirs }.
it-leaves = Ce coup laisse { $left }
answered-one = La recherche montre une réponse à la seule réplique : à { $reply } répond { $answer }.
ended-one = La recherche montre une réponse à la seule réplique : { $reply } perd tout de suite.
answered-all = La recherche montre une réponse à chacune des { $of } répliques : { $answers }.
answered-more = La recherche montre une réponse à chacune des { $of } répliques : { $answers }, et ainsi de suite pour { $more } autres.
answer-one = à { $reply } répond { $answer }
answer-none = { $reply } perd tout de suite
answer-next = { $one } ; { $other }
lost-by-search = La recherche a trouvé une réponse à chaque coup.

## The same position as one of another game

twin-heading = Sous un autre habit : { $game }
twin-hidden = L’autre jeu est masqué.
twin-same = { $same ->
    [moves] Chaque coup d’un jeu est un coup de l’autre : c’est le même jeu.
    [reversible] Chaque coup de ce jeu est un coup d’ici. Tout autre coup d’ici peut être annulé par la réponse, il ne change donc rien.
    [values] Les coups diffèrent, mais la valeur de Grundy est la même.
   *[zeros] Seul le gagnant est le même. Les coups et la plupart des valeurs diffèrent.
}
no-partner = Ce coup de l’autre jeu n’en est pas un ici.

## Figures

columns = Puissances de deux
columns-odd = impair ?
columns-rest = mod { $base }
even = pair
odd = impair
pages = de { $least } à { $most }
caption = { $caption }.
period = À partir de { $start }, les valeurs se répètent avec la période { $length } : le crochet montre où cela commence.
period-exceptions = { period } Les valeurs d’avant qui ne s’y accordent pas sont marquées.
period-always = Les valeurs se répètent avec la période { $length }.
period-none = On ne connaît pas de période.
period-none-records = On ne connaît pas de période. Les valeurs plus grandes que toutes celles d’avant sont marquées.

## The sheet of a lost position

refutations = Chaque coup avec une réponse
refutations-move = Coup
refutations-answer = Réponse
refutations-after = Après elle
refutations-end = À la fin
refutations-none = On ne sait pas si cette position est perdue : il n’y a donc pas de feuille.
refutations-all = { $count ->
    [one] Le seul coup ici, avec une réponse.
   *[other] Les { $count } coups d’ici, chacun avec une réponse.
}
refutations-some = Les { $count } premiers coups d’ici, chacun avec une réponse ; { $more } autres ne sont pas cités.
refutations-notation = Les coups sont écrits comme dans le champ « Tapez un coup ».
refutations-left = Après chaque réponse : { $what }
