# Chocolate Bar.

goal = Cassez la tablette et mangez la partie sans savon. La dernière cassure { $end ->
    [loses] perd
   *[wins] gagne
}.

## The board

square = { $side ->
    [above] rangée { $n } au-dessus du savon
    [below] rangée { $n } au-dessous du savon
    [left] colonne { $n } à gauche du savon
   *[right] colonne { $n } à droite du savon
}
soap-row = la rangée du savon
soap = le savon, que personne ne mange
breaks = { $square } : casser { $side ->
    [above] { $n ->
        [one] 1 rangée en haut
       *[other] { $n } rangées en haut
    }
    [below] { $n ->
        [one] 1 rangée en bas
       *[other] { $n } rangées en bas
    }
    [left] { $n ->
        [one] 1 colonne à gauche
       *[other] { $n } colonnes à gauche
    }
   *[right] { $n ->
        [one] 1 colonne à droite
       *[other] { $n } colonnes à droite
    }
}, en laisser { $left } de ce côté
eaten = { $square }, mangée
only-soap = Il ne reste que le savon.
bar-of = Autour du savon : { $above ->
    [0] 0 rangée
    [one] 1 rangée
   *[other] { $above } rangées
} au-dessus et { $below } au-dessous, { $left ->
    [0] 0 colonne
    [one] 1 colonne
   *[other] { $left } colonnes
} à gauche et { $right } à droite.
break-off = { $who ->
    [press] Cassez
    [you] cassez
    [i] casse
   *[other] casse
} { $side ->
    [above] { $n ->
        [one] 1 rangée en haut
       *[other] { $n } rangées en haut
    }
    [below] { $n ->
        [one] 1 rangée en bas
       *[other] { $n } rangées en bas
    }
    [left] { $n ->
        [one] 1 colonne à gauche
       *[other] { $n } colonnes à gauche
    }
   *[right] { $n ->
        [one] 1 colonne à droite
       *[other] { $n } colonnes à droite
    }
}
soap-stays = On ne mange jamais le savon : cassez une partie qui ne le contient pas.
tap-square = Choisissez un carré : juste au-dessus ou au-dessous du savon, il part avec sa rangée, partout ailleurs avec sa colonne, et avec tout ce qui est plus loin.
tap-again = Appuyez encore pour casser la tablette à cet endroit.

## Reasons

in-the-middle = Le savon est au milieu, de gauche à droite et de haut en bas.
in-pairs = Les quatre distances du savon aux bords forment deux paires égales.
why-middle-loses = Le savon est au milieu : quoi que vous cassiez, on peut casser autant du côté opposé.
why-pairs-lose = Les quatre distances du savon forment deux paires égales : quoi que vous cassiez d’un côté, on peut casser autant du côté partenaire.
middle-wins = Ce coup laisse le savon au milieu, de gauche à droite et de haut en bas.
pairs-win = Ce coup laisse deux paires de distances égales autour du savon.
mirror = Chaque fois que { $opponent-is ->
    [you] vous cassez
   *[other] { $opponent } casse
} un morceau, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} casser autant du côté opposé.
partner = Chaque fois que { $opponent-is ->
    [you] vous cassez
   *[other] { $opponent } casse
} des rangées ou des colonnes, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} en casser autant d’un côté dont le savon était à la même distance.
even-again-misere = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} rendre chaque colonne de puissances paire, tant qu’il reste une distance de plus de 1. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de distances de 1.
one-far = D’un côté, la distance est { $far }, et { $ones ->
    [0] aucune distance ne vaut
    [one] une distance vaut
   *[other] { $ones } distances valent
} 1 : laissez un nombre impair de distances de 1.
ones-left = Aucune distance ne dépasse 1. Celles de 1, { $ones } en tout, partent une à une, et celui qui casse la dernière perd.
ones-win = { $ones ->
    [one] Ce coup laisse une seule rangée ou colonne à côté du savon. { $opponent-is ->
        [you] Vous devez
       *[other] { $Opponent } doit
    } la casser.
   *[other] Ce coup laisse { $ones } distances de 1, un nombre impair, et aucune au-delà. Elles partent une à une : { $opponent-is ->
        [you] vous devez
       *[other] { $opponent } doit
    } donc casser la dernière.
}
distances-left = Les distances qui restent

## Tables

values-caption = Nim-somme des quatre distances dans une tablette de { $rows } rangées et { $columns } colonnes, selon la place du savon
values-note = Le savon est dans la rangée et la colonne indiquées. Le joueur qui doit jouer perd là où la nim-somme est 0, dans un cadre.
row-head = rangée

## In disguise

twin-how = Chaque tas est une distance à partir du savon : rangées au-dessus, rangées au-dessous, colonnes à gauche, colonnes à droite.

## The card

title = La tablette de chocolat
summary = Cassez la tablette, mangez la partie sans savon. Le savon seul, c’est perdu.
rule = Un carré d’une tablette de chocolat est en savon. À votre tour, vous cassez la tablette le long d’une ligne droite, d’un bord à l’autre, et vous mangez la partie sans savon. La partie finit quand il ne reste que le savon.
search = chocolate chocolat bar tablet tablette soap savon poisoned poison empoisonné bitter amer squares carrés break casser cut couper nim four heaps quatre tas robin misère xor
naive = Elle casse toujours le plus grand morceau.
start-four-by-seven = Quatre sur sept
start-soap-in-a-corner = Le savon dans un coin
start-soap-at-the-edge = Le savon au bord
start-soap-in-the-middle = Le savon au milieu
start-eight-by-eight = Huit sur huit
start-marienbad = Marienbad en chocolat
start-where-misere-bites = Là où la variante misère change tout
position-written = Combien de rangées il y a au-dessus du savon et au-dessous, et combien de colonnes à sa gauche et à sa droite, avec des points entre ces nombres.
move-written = Une lettre pour le côté, « a » au-dessus, « b » au-dessous, « l » à gauche ou « r » à droite, puis le nombre de rangées ou de colonnes qui partent : r2.
side-label = { $side ->
    [above] Rangées au-dessus
    [below] Rangées au-dessous
    [left] Colonnes à gauche
   *[right] Colonnes à droite
}

## What a code should have, in “character 3 should be ...” and the like

distances = distances
letter-of-side = a, b, l ou r, puis un nombre
