# Several queens.

goal = Menez l’une des dames vers le coin. Le dernier coup gagne.
goal-vanish = Menez l’une des dames vers le coin. Si elle en rejoint une autre, les deux disparaissent. Le dernier coup gagne.
no-queen = Il ne reste aucune dame.
queens-on = Dames en { $squares }.
move-queen = { $who ->
    [press] Mener
    [you] menez
    [i] je mène
   *[other] mène
} la dame { $queen } de { $from } à { $to }
stack = colonne { $x }, rangée { $y }, la dame dans une pile de { $n }
reached = colonne { $x }, rangée { $y }, à portée de { $n } dames
which-queen = { $n } dames peuvent y aller. Choisissez d’abord celle que vous voulez.
queen-column = Dame { $n }, colonne
queen-row = Dame { $n }, rangée
add-queen = Ajouter une dame
take-queen-away = Retirer une dame
tap-queen = Choisissez une dame, puis une case sur une de ses lignes ; appuyez encore sur la case pour y aller.

## Tables

row-label = Rangée
row-caption = Rangée { $k } : la valeur dans la colonne n, moins n
row-note = Chaque ligne commence par son n. La première période, de { $length }, est encadrée ; elle commence à n = { $start } et se répète sans fin, car tout ce qu’une colonne doit savoir des colonnes d’avant y revient.
row-head = rangée
values-caption = Valeurs de Grundy d’une seule dame
values-note = Les colonnes vont vers la droite et les rangées vers le haut ; une dame sur un 0 n’ajoute rien.

## The card

title = Plusieurs dames
summary = Menez l’une des dames vers le coin. Le dernier coup gagne.
rule = Plusieurs dames se tiennent sur un même plateau. À votre tour, vous déplacez l’une d’elles d’autant de cases que vous voulez à gauche, en bas, ou en diagonale en bas à gauche, même au-delà d’une autre dame ou sur sa case. Le joueur qui ne peut plus jouer, parce qu’il ne reste aucune dame hors du coin, perd.
search = squares chess échecs queens dames corner plusieurs grundy Wythoff
naive = Elle mène la dame la plus éloignée aussi loin qu’elle peut.
position-written = La colonne et la rangée de chaque dame, comptées à partir de 0 dans le coin, avec un point entre les deux ; les dames sont jointes par « _ ». « none » s’il ne reste aucune dame.
move-written = Le numéro de la dame, puis « x » vers la gauche, « y » vers le bas ou « xy » en diagonale, et combien de cases.
vanish-label = Une dame qui en rejoint une autre disparaît avec elle
start-two-queens = Deux dames
start-three-queens = Trois dames
start-two-queens-in-balance = Deux dames en équilibre
start-two-queens-that-may-vanish = Deux dames qui peuvent disparaître
start-the-whole-board = Tout le plateau

queens = dames
point-and-row = un point et une rangée
queen-and-direction = une dame, puis x, y ou xy
directions = x, y ou xy
