# Take away.

goal-same = Ne prenez pas plus que la prise précédente. La dernière pièce gagne.
goal-twice = Prenez au plus le double de la prise précédente. La dernière pièce gagne.
goal-thrice = Prenez au plus le triple de la prise précédente. La dernière pièce gagne.
goal-square = Après x pièces, au plus x fois x. La dernière pièce gagne.
goal-limit = Après x pièces, au plus { $limit }. La dernière pièce gagne.
goal-fixed = Après le premier coup, au plus { $limit }. La dernière pièce gagne.
pile-and-limit = Le tas en compte { $n } ; on peut en prendre au plus { $limit }.
at-most = Vous pouvez en prendre au plus { $limit }.
take-at-most = en prendre au plus { $limit }

## Reasons

one-term = { $pile } est { $family ->
    [powers] une puissance de deux
    [fibonacci] un nombre de Fibonacci
   *[own] un nombre H de cette limite
}. On peut en prendre au plus { $limit } : { $reach ->
    [within] tout peut partir
   *[above] il doit en rester
}.
terms = { $pile } = { $sum } ; le plus petit terme, { $smallest }, { $reach ->
    [within] ne dépasse pas
   *[above] dépasse
} la limite de { $limit }.
one-term-wins = Ce coup en laisse { $pile }, { $family ->
    [powers] une puissance de deux
    [fibonacci] un nombre de Fibonacci
   *[own] un nombre H de cette limite
}. On peut en prendre au plus { $limit } : { $opponent-is ->
    [you] vous devez
   *[other] { $opponent } doit
} donc en laisser.
terms-win = Ce coup en laisse { $pile }, c’est-à-dire { $sum }, et chaque terme est { $family ->
    [powers] une puissance de deux
    [fibonacci] un nombre de Fibonacci
   *[own] un nombre H de cette limite
}. On peut en prendre au plus { $limit } : { $opponent-is ->
    [you] vous ne pouvez
   *[other] { $opponent } ne peut
} donc pas prendre en entier le plus petit terme, { $smallest }.
terms-figure = Les termes dont le tas est la somme ; le plus petit est marqué
smallest-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} écrire ce qui reste alors comme somme de { $family ->
    [powers] puissances de deux
    [fibonacci] nombres de Fibonacci
   *[own] nombres H de cette limite
}, chaque fois le plus grand possible, et prendre le plus petit.

## Tables

growth-caption = Ouvertures perdues sous la limite { $limit }
growth-note = Le joueur qui commence avec H(k) perd. H(k + 1) vaut H(k) + H(m), où H(m) est le plus petit de ces nombres dont la limite est au moins H(k).
sums-caption = Les tas comme sommes d’ouvertures perdues
sums-note = Un 1 dit que le nombre au-dessus est un de ceux dont le tas est la somme. Le dernier 1 de chaque ligne est encadré : en prendre autant gagne, sauf si c’est le seul 1, car le tas est alors perdu.
pile-head = tas
piles-label = Tas à partir de

## The card

title = Prises limitées
summary = Au plus le double de la prise précédente. La dernière pièce gagne.
rule = Il y a un seul tas de pièces, et le premier joueur peut en prendre autant qu’il veut, mais pas toutes. Ensuite, le nombre de pièces qu’on peut prendre dépend de la prise précédente. Le joueur qui prend la dernière pièce gagne.
search = fibonacci zeckendorf golden doubling double dynamic coins pièces matches allumettes prises limitées schwenk
naive = Elle descend au nombre H le plus proche si elle le peut, et sinon en prend une.
position-written = Combien il reste de pièces, puis un point et le plus qu’on peut en prendre maintenant. Sans le point, on peut les prendre toutes sauf une.
f-label = Après une prise de x, au plus
hint = x, 2x-1, 2x, 3x+2, 3x/2, ou xx pour le carré
start-fibonacci-nim-twenty = Nim de Fibonacci, vingt
start-no-more-than-the-last-move = Pas plus que le dernier coup
start-less-than-twice = Moins que le double
start-a-hundred-coins = Cent pièces
start-three-times = Trois fois
start-a-million-million = Un million de millions
