# Parity subtraction.

goal = Prenez { $amounts } { $many ->
    [one] haricot
   *[more] haricots
}. À la fin, un nombre { $wins ->
    [odd] impair
   *[even] pair
} gagne.
at-a-time = Vous pouvez prendre { $amounts } { $many ->
    [one] haricot
   *[more] haricots
} à la fois.
beans = { $n ->
    [one] { $n } haricot
   *[other] { $n } haricots
}
steps = { $n } pas
holds = { $n } ({ $parity ->
    [odd] impair
   *[even] pair
})
heap-and-players = Haricots dans le tas : { $left }. Le joueur qui doit jouer a { $own }, l’autre { $other }.
strip-and-players = Pas jusqu’au bout : { $left }. Le joueur qui doit jouer a { $own }, l’autre { $other }.
move-marble = { $who ->
    [press] Avancer
    [you] avancez
    [i] j’avance
   *[other] avance
} la bille de { $steps }
cell = case { $n }
cell-marble = case { $n }, la bille
cell-ahead = case { $n }, { $steps } plus loin
beans-label = Haricots
steps-label = Pas
tap-cell = Choisissez une case à gauche de la bille, puis appuyez encore dessus pour y aller.

## Reasons

class-multiple = { $pile }, un multiple de { $length }
class-remainder = { $pile } = { $length } × { $times } + { $rest }
over = On ne peut plus rien prendre : { $one }, contre { $next }.
over-draw = { over } Personne ne gagne donc.
draw-even = { $left } + { $own } + { $theirs } = { $total } est pair : s’il ne reste rien, les deux finissent avec la même parité, et personne ne gagne.
draw-odd = Si chacun joue au mieux, il reste quelque chose que personne ne peut prendre, les deux finissent avec la même parité, et personne ne gagne.
seen = { $heap } ; le joueur qui doit jouer a un nombre { $own ->
    [odd] impair
   *[even] pair
}, l’autre un nombre { $theirs ->
    [odd] impair
   *[even] pair
}. { $outcome }
ends = Ce coup finit la partie avec { $own } pour { $winner } et { $theirs } pour { $opponent }.
leaves = Ce coup laisse { $heap }, avec un nombre { $own ->
    [odd] impair
   *[even] pair
} pour { $winner } et un { $theirs ->
    [odd] impair
   *[even] pair
} pour { $opponent }. { $outcome }
both = Avec deux nombres { $parity ->
    [odd] impairs
   *[even] pairs
}, le joueur qui doit jouer y { $ends ->
    [wins] gagne
   *[loses] perd
}.
holder-wins = Là, celui qui a le nombre { $parity ->
    [odd] impair
   *[even] pair
} gagne, peu importe à qui c’est de jouer.
next-wins = Là, le joueur qui doit jouer gagne, quel que soit celui qui a le nombre impair.
previous-wins = Là, le joueur qui vient de jouer gagne, quel que soit celui qui a le nombre impair.
mover-wins = Le joueur qui doit jouer y gagne.
mover-loses = Le joueur qui doit jouer y perd.
classes-figure = Classes perdues : le reste de la division par { $length }, et les parités de ce que possèdent le joueur qui doit jouer et l’autre, e pair et o impair ; celle qui est laissée est marquée
again = Après chaque prise, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser de nouveau un tas perdant.
again-remainders = { $before } Avec { $own ->
    [odd] { $theirs ->
        [odd] un nombre impair pour les deux
       *[even] un nombre impair pour { $winner } et un pair pour { $opponent }
    }
   *[even] { $theirs ->
        [odd] un nombre pair pour { $winner } et un impair pour { $opponent }
       *[even] un nombre pair pour les deux
    }
}, son reste par { $length } est { $remainders }.

## Tables

ring-caption = Le diagramme de Guy, un tour tous les { $n } haricots
ring-note = Au bord se lit le reste des haricots du tas. Chaque place dit les parités de ce que possèdent le joueur qui doit jouer et l’autre, e pair et o impair. Une place pleine est perdue pour le joueur qui doit jouer ; ailleurs, la flèche est la prise qui gagne.
outcomes-caption = Qui gagne, selon ce que possèdent le joueur qui doit jouer et l’autre
outcomes-note = N est le joueur suivant, celui qui doit jouer, P le précédent, D personne ; quand l’un a un nombre pair et l’autre un impair, E est le premier et O le second, peu importe à qui c’est de jouer. À la fin de la partie, on ne peut plus rien prendre, et c’est ce que chacun possède qui décide.
outcomes-cut = Seuls les premiers tas sont montrés.
beans-head = Haricots restants
differ-head = Si les parités diffèrent
held-head = { $own ->
    [odd] impair
   *[even] pair
}, { $theirs ->
    [odd] impair
   *[even] pair
}
next-player = le joueur suivant
previous-player = le joueur précédent
even-holder = celui qui a le nombre pair
odd-holder = celui qui a le nombre impair
nobody = personne
depends = cela dépend de qui doit jouer
already-won = déjà gagné
take = prendre { $amounts }

## The card

title = Soustraction et parité
summary = Prenez un à trois haricots. À la fin, un nombre pair gagne.
rule = Des haricots forment un tas, et à votre tour, vous en prenez et les gardez ; seuls certains nombres sont permis. La partie finit quand personne ne peut plus en prendre. C’est alors la parité de votre nombre qui compte, et zéro est pair ; si les deux joueurs ont un nombre pair, ou tous deux un nombre impair, personne ne gagne.
search = odd even pair impair parité beans haricots soustraction counting
naive = Elle prend le plus possible, pourvu que son nombre ait aussitôt la parité gagnante.
position-written = Combien il reste de haricots. Si quelqu’un en a déjà, suivent un point et ceux du premier joueur, puis un point et ceux du second. « ~b » à la fin : c’est au second joueur.
odd-label = Un nombre impair gagne
choice-beans = Haricots
choice-strip = Piste
start-twenty-seven-beans = Vingt-sept haricots
start-guys-25-beans = Les 25 haricots de Guy
start-odd-scoring-thirteen-steps = Odd Scoring, treize pas
start-one-or-two = Un ou deux
start-one-three-or-four = Un, trois ou quatre
start-two-or-three = Deux ou trois : un peut rester
start-an-even-heap-which-nobody-wins = Un tas pair, que personne ne gagne
start-a-million-million-and-three = Un million de millions et trois

letter-b = b
third-number = un point et un troisième nombre
beans-in-all = haricots en tout
