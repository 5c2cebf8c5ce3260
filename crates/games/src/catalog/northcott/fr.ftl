# Northcott’s game.

goal = Déplacez un de vos pions dans son couloir. { $retreats ->
    [0] Personne ne peut reculer
    [one] Chaque joueur peut reculer une fois
   *[other] Chaque joueur peut reculer { $retreats } fois
}. Le dernier coup gagne.
lane = couloir { $n }
lane-holds = Couloir { $lane } : blanc sur { $white }, noir sur { $black }.
cell = couloir { $lane }, case { $column }, { $holds ->
    [white] un pion blanc
    [black] un pion noir
   *[empty] vide
}
status = { $turn ->
    [white] Aux blancs.
   *[black] Aux noirs.
} Reculs restants : blancs { $white }, noirs { $black }.
advance = { $who ->
    [press] Avancer
    [you] avancez
    [i] j’avance
   *[other] avance
} dans le couloir { $lane } jusqu’à la case { $to }
retreat = { $who ->
    [press] Reculer
    [you] reculez
    [i] je recule
   *[other] recule
} dans le couloir { $lane } jusqu’à la case { $to }
own-checker = { $turn ->
    [white] Un pion blanc
   *[black] Un pion noir
} reste dans son couloir et ne dépasse jamais l’autre pion.
no-retreat = Il ne reste aucun recul.
tap-cell = Choisissez la case où doit aller un pion { $turn ->
    [white] blanc
   *[black] noir
} ; appuyez encore dessus pour jouer.
gap-in = Intervalle du couloir { $n }
add-lane = Ajouter un couloir
take-lane-away = Retirer un couloir

## Reasons

met = Dans chaque couloir, les pions se touchent.
why-met-loses = Dans chaque couloir, les pions se touchent. Vous ne pouvez que reculer, et l’autre pion suit.
met-wins = Ce coup laisse des pions qui se touchent dans chaque couloir.
follow = Chaque fois que { $opponent-is ->
    [you] vous reculez
   *[other] { $opponent } recule
}, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} suivre jusqu’à ce que les pions se touchent de nouveau.
twins = Les intervalles sont égaux deux à deux.
why-twins-lose = Les intervalles sont égaux deux à deux : à tout coup dans un couloir on peut répondre dans son jumeau, et à tout recul en suivant.
twins-win = Ce coup laisse des intervalles égaux deux à deux.
copy-again = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} rendre les intervalles de nouveau égaux deux à deux.
even-gaps-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours rendre chaque colonne paire en avançant : après un recul, en suivant d’autant, et sinon comme au jeu de Nim.

## Tables

third-caption = Le troisième intervalle
third-note = Les intervalles de deux couloirs sont la ligne et la colonne. Le joueur qui doit jouer perd exactement quand l’intervalle du troisième couloir est le nombre du tableau.
gap-head = intervalle

## In disguise

twin-how = Chaque couloir est un tas d’autant de pierres qu’il y a de cases entre ses pions.

## The card

title = Le jeu de Northcott
summary = Déplacez un de vos pions dans son couloir. Le joueur qui ne peut pas jouer perd.
rule = Chaque couloir contient un pion blanc et un pion noir. À votre tour, vous déplacez un pion de votre couleur dans son couloir : en avant aussi loin que vous voulez, mais sans dépasser l’autre, ou en arrière, ce qui n’est permis que quelques fois dans la partie. Le joueur qui ne peut pas jouer perd.
search = Northcott checkers draughts lanes rows white black nim retreat poker pions dames couloirs blanc noir reculer avancer
naive = Elle avance aussi loin que possible dans le premier couloir où elle le peut.
retreats-label = Reculs de chaque joueur
start-three-lanes = Trois couloirs
start-two-lanes = Deux couloirs
start-four-lanes = Un, trois, cinq, sept
start-face-to-face = Face à face
start-no-retreat = Sans recul
position-written = Les couloirs, joints par « _ », chacun avec « W » pour le pion blanc, « B » pour le noir et des points pour les cases vides. Ensuite, s’ils diffèrent du réglage, « ~ » et les reculs qui restent aux blancs et aux noirs, avec un point entre eux ; et « ~B » si les noirs doivent jouer.
move-written = Le numéro du couloir, un trait d’union et la case où va le pion, tous deux à partir de 1 : 2-5.

lane-sign = W, B ou un point
one-of-each = chaque couloir a un W et un B
lanes = couloirs
cells = cases
same-length = tous les couloirs ont la même longueur
retreats-or-b = deux nombres de reculs, ou B
hyphen-cell = un trait d’union et la case où va le pion
already-there = le pion est déjà sur cette case
