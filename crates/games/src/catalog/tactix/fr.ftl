# TacTix.

goal = Prenez des jetons côte à côte dans une rangée ou une colonne. Le dernier jeton { $end ->
    [loses] perd
   *[wins] gagne
}.
no-token = Il n’y a plus de jeton ici.
tap-token = Choisissez un jeton, ou les deux bouts d’une suite de jetons, puis appuyez de nouveau pour la prendre.
take-one = { $who ->
    [press] Prendre
    [you] prenez
    [i] prends
   *[other] prend
} le jeton de la rangée { $row }, colonne { $column }
take-run = { $who ->
    [press] Prendre
    [you] prenez
    [i] prends
   *[other] prend
} { $tokens } jetons de la rangée { $row }, colonne { $column } à la rangée { $last-row }, colonne { $last-column }

## Reasons

singles = Les jetons ne se touchent pas, et ils partent un à un. Il en reste { $tokens }, et le dernier perd.
one-row = Il reste une suite droite de { $row } jetons : prenez-les tous sauf un.
rows-sum = Il ne reste que des suites droites, de { $rows }. Elles se jouent comme des tas du Nim misère, et leur nim-somme est { $xor }.
leaves-singles = { $tokens ->
    [1] Ce coup laisse un seul jeton. { $opponent-is ->
        [you] Vous devez
       *[other] { $Opponent } doit
    } le prendre.
   *[other] Ce coup laisse { $tokens } jetons qui ne se touchent pas, un nombre impair. Ils partent un à un : { $opponent-is ->
        [you] vous devez
       *[other] { $opponent } doit
    } donc prendre le dernier.
}
leaves-rows = Ce coup ne laisse que des suites droites, de { $rows }. Elles se jouent comme des tas du Nim misère, et chaque puissance de deux y figure un nombre pair de fois.
rows-again = Après chaque coup, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} faire figurer chaque puissance de deux un nombre pair de fois dans les longueurs des suites, tant qu’il en reste une de deux ou plus. Sinon, { $winner-is ->
    [you] vous pouvez
   *[other] { $winner } peut
} laisser un nombre impair de jetons isolés.
rows-figure = Les longueurs des suites, en puissances de deux

## Tables

rows-head = rangées
values-caption = Valeurs de Grundy des plateaux pleins au jeu normal, selon les rangées et les colonnes
values-note = Un plateau est perdu là où sa valeur est 0. Avec une seule rangée, la valeur est sa longueur.
misere-caption = Plateaux pleins, gagnés (1) ou perdus (0), si le dernier jeton perd
misere-note = Les rangées sont à gauche, les colonnes en haut. Une recherche trouve ces résultats ; personne ne connaît de règle pour de plus grands plateaux.

## In disguise

twin-how = Chaque rangée de jetons côte à côte est un tas.

## The card

title = TacTix
summary = Prenez des jetons côte à côte dans une rangée ou une colonne. Le dernier décide.
rule = Des jetons sont sur un plateau de rangées et de colonnes. À votre tour, vous prenez un jeton, ou plusieurs qui sont côte à côte dans une rangée ou une colonne, sans trou. La partie finit quand tous les jetons sont partis.
search = Bulo Piet Hein tac tix nim two-dimensional grid tokens counters rows columns jetons grille lignes colonnes misère symmetry symétrie
naive = Elle prend le plus de jetons côte à côte qu’elle peut.
start-three-misere = Trois sur trois, misère
start-four-misere = Quatre sur quatre, misère
start-after-a-corner = Un coin est parti
start-rows-misere = Suites droites, misère
start-three-by-four = Trois sur quatre
start-four-by-four = Quatre sur quatre
start-five-by-five = Cinq sur cinq
move-written = La rangée et la colonne d’un jeton, avec un point entre elles ; pour plusieurs jetons, un trait d’union et la rangée et la colonne du dernier suivent : 1.2-1.4.
