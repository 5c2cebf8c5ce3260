# The Fraction Game.

goal = Gauche diminue un nombre et Droite l’augmente, avec des termes jusqu’à { $max }. Le dernier coup gagne.

title = Le jeu des fractions
summary = Gauche diminue un nombre, Droite l’augmente. Le dernier coup gagne.
rule = À votre tour, vous remplacez un nombre par un nombre plus simple : une fraction par un nombre de dénominateur plus petit, un nombre entier par un entier plus proche de zéro. Gauche ne peut que diminuer les nombres, et Droite ne peut que les augmenter. Le joueur qui ne peut pas jouer perd.
search = contorted fractions denominator numerator left right partizan numbers surreal Stern Brocot Conway dénominateur numérateur gauche droite nombres rationnels
naive = Elle va aussi loin que possible avec le premier nombre qu’elle peut changer.
max-label = Numérateur et dénominateur les plus grands
start-three = Trois fractions
start-two = Un seul bon coup
start-whole = Nombres entiers
start-pairs = Une paire et une fraction
start-lost = Perdu pour celui qui commence
start-right = Droite commence
start-fine = Des douzièmes et d’autres
position-written = Les nombres, séparés par des points, une fraction par son numérateur, « _ » et son dénominateur, avec « - » devant si elle est négative : 2_5.-1_3.4. Ensuite « ~R » si Droite doit jouer.
move-written = La place du nombre, un point, et le nombre après le coup, avec « - » et « _ » comme dans une position : 2.-1_2.

numbers-are = Les nombres sont { $numbers }. { $turn ->
    [left] Gauche joue.
   *[right] Droite joue.
}
status = { $turn ->
    [left] Gauche joue et diminue un nombre
   *[right] Droite joue et augmente un nombre
}
status-with-sum = { $turn ->
    [left] Gauche joue.
   *[right] Droite joue.
} Total des valeurs : { $sum }
cards = les nombres
card-holds = carte { $place }, nombre { $number }
keys-of = ce que { $number } peut devenir
key = { $number } devient { $to }
change = { $who ->
    [press] Changer
    [you] changez
    [i] je change
   *[other] change
} { $from } en { $to }
must-be-simpler = { $turn ->
    [left] Gauche remplace un nombre par un nombre plus petit
   *[right] Droite remplace un nombre par un nombre plus grand
} et plus simple : un dénominateur plus petit, ou un entier plus proche de zéro.
tap-card = Choisissez une carte, puis le nombre qu’elle doit devenir ; appuyez encore dessus pour jouer.

stuck = { $turn ->
    [left] Gauche n’a plus de coup : aucun nombre ne peut devenir plus petit et plus simple.
   *[right] Droite n’a plus de coup : aucun nombre ne peut devenir plus grand et plus simple.
}
leaves-stuck = { $turn ->
    [left] Ce coup laisse Gauche sans coup à jouer.
   *[right] Ce coup laisse Droite sans coup à jouer.
}
cancel = { $form ->
    [pairs] Les nombres s’annulent deux à deux.
    [positive] Aucun nombre n’est négatif, ce qui est bon pour Gauche.
    [negative] Aucun nombre n’est positif, ce qui est bon pour Droite.
    [pairs-positive] À part des paires qui s’annulent, aucun nombre n’est négatif, ce qui est bon pour Gauche.
   *[pairs-negative] À part des paires qui s’annulent, aucun nombre n’est positif, ce qui est bon pour Droite.
}
why-cancel-loses = { $form ->
    [pairs] Les nombres s’annulent deux à deux : à chaque coup on peut répondre par le coup opposé sur l’autre nombre de la paire.
    [positive] Aucun nombre n’est négatif. Ce que vous augmentez peut être ramené à 0, jusqu’à ce que vous n’ayez plus de coup.
    [negative] Aucun nombre n’est positif. Ce que vous diminuez peut être ramené à 0, jusqu’à ce que vous n’ayez plus de coup.
    [pairs-positive] À part des paires qui s’annulent, aucun nombre n’est négatif. On répond à vos coups dans la paire, ou en ramenant à 0 ce que vous avez augmenté.
   *[pairs-negative] À part des paires qui s’annulent, aucun nombre n’est positif. On répond à vos coups dans la paire, ou en ramenant à 0 ce que vous avez diminué.
}
cancel-wins = { $form ->
    [pairs] Ce coup laisse des nombres qui s’annulent deux à deux.
    [positive] Ce coup ne laisse aucun nombre négatif.
    [negative] Ce coup ne laisse aucun nombre positif.
    [pairs-positive] À part des paires qui s’annulent, ce coup ne laisse aucun nombre négatif.
   *[pairs-negative] À part des paires qui s’annulent, ce coup ne laisse aucun nombre positif.
}
undo-pair = Quand { $opponent-is ->
    [you] vous changez
   *[other] { $opponent } change
} un nombre, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} changer l’autre nombre de la paire en son opposé.
undo-zero = Quand { $opponent-is ->
    [you] vous changez
   *[other] { $opponent } change
} un nombre, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} le ramener à 0.
undo-both = Après un coup dans une paire, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} changer l’autre nombre de la paire en son opposé, et tout autre nombre que { $opponent-is ->
    [you] vous changez
   *[other] change { $opponent }
} peut être ramené à 0.
free-moves = Un nombre entier est une réserve de coups pour un seul joueur : Gauche en a { $left } et Droite en a { $right }, et { $turn ->
    [left] Gauche
   *[right] Droite
} joue d’abord.
free-moves-win = Ce coup laisse { $mine ->
    [one] un coup
   *[other] { $mine } coups
} en réserve contre { $theirs }.
one-by-one = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours avancer d’un seul pas vers zéro.
values-add-up = Le total des valeurs des nombres est { $sum }, ce qui est bon pour { $sign ->
    [zero] celui qui n’a pas à jouer
    [positive] Gauche
   *[negative] Droite
}.
why-values-lose = Le total des valeurs des nombres est { $sum }{ $sign ->
    [zero] , et chaque coup le change en mal pour celui qui joue.
    [positive] , ce qui est bon pour Gauche, et chaque coup de Droite l’augmente.
   *[negative] , ce qui est bon pour Droite, et chaque coup de Gauche le diminue.
}
values-win = Ce coup laisse des valeurs dont le total est { $sum }, et quand l’autre joue, { $side ->
    [left] Gauche gagne avec 0 ou plus
   *[right] Droite gagne avec 0 ou moins
}.
keep-sum = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours laisser de nouveau { $side ->
    [left] un total de 0 ou plus
   *[right] un total de 0 ou moins
}, par le plus petit pas sur le bon nombre.
values-and-sum = Valeurs de { $numbers }, et leur total

values-caption = Les fractions entre 0 et 1 et leurs valeurs
values-note = Le meilleur coup de chaque joueur est le plus petit pas, et la valeur est à mi-chemin entre les valeurs des deux. Un de plus sur le nombre fait un de plus sur la valeur, et le nombre opposé a la valeur opposée.
number = nombre
best-of-left = meilleur coup de Gauche
best-of-right = meilleur coup de Droite
value = valeur

numbers = nombres
lowest-terms = la fraction n’est pas réduite
zero-without-minus = zéro n’a pas de signe
point-number = un point et le nombre après le coup
not-simpler = le joueur qui doit jouer ne peut pas en faire ce nombre
