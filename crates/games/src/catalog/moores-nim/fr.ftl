# Moore's Nim.

goal-one = Prenez des pierres dans un seul tas à la fois. La dernière pierre gagne.
goal-two = Prenez des pierres dans un tas, ou dans deux à la fois. La dernière pierre gagne.
goal-more = Prenez des pierres dans un tas, ou dans { $n } au plus à la fois. La dernière pierre gagne.
tap-stones = Choisissez des pierres dans un tas ou plusieurs, puis appuyez encore sur l’une d’elles, ou sur le bouton, pour les prendre.

## Reasons

balanced = Chaque puissance de deux est utilisée par un multiple de { $base } tas.
unbalanced = Les colonnes ont pour somme { $digits }, en base { $base } sans retenue.
why-it-wins = Après ce coup, pour chaque puissance de deux, le nombre de tas qui l’utilisent est un multiple de { $base }. Un coup touche moins de { $base } tas : le suivant rompt donc cet équilibre.
balance-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} toujours faire en sorte que chaque puissance de deux soit utilisée par un multiple de { $base } tas.

## Tables

play-caption = Comment gagner { $heaps }
play-note = Le gagnant laisse { $heaps } ; chaque ligne montre une réplique à la position en tête de ligne, et toutes les réponses qui gagnent.
play-missing = Les répliques soulignées manquent dans la source.
play-more = Il y en a d’autres ; seules les premières sont montrées.
no-heaps = rien
left-head = laissé par le gagnant
reply-head = réplique
answer-head = réponse
lost-caption = Perdu : { $n } tas d’au plus sept
lost-note = Dans chaque ligne, chaque puissance de deux est utilisée par un multiple de { $base } tas.
heap-head = { $n ->
    [1] 1er
   *[other] { $n }e
}

## The card

title = Nim de Moore
summary = Prenez des pierres dans un tas, ou dans deux à la fois. La dernière gagne.
rule = Des pierres sont disposées en tas, et un tour ne peut toucher qu’un certain nombre d’entre eux. À votre tour, vous prenez au moins une pierre, et autant que vous voulez dans chaque tas que vous touchez. Le joueur qui prend la toute dernière pierre gagne.
search = stones matches matchsticks allumettes binary binaire several heaps tas base three jetons
naive = Elle vide autant de grands tas qu’elle en a le droit.
move-written = Le numéro du tas, un trait d’union, et combien vous y prenez ; plusieurs tas sont joints par des points.
b-label = Un coup touche moins de tas que
start-one-three-five-seven = Un, trois, cinq, sept
start-five-heaps = Cinq tas
start-up-to-three-heaps = Jusqu’à trois tas
start-up-to-five-heaps = Jusqu’à cinq tas
start-large-ones = De grands tas
