# Several queens.

goal = Menez l’une des dames vers le coin. Le dernier pas gagne.
goal-vanish = Menez l’une des dames vers le coin. Si elle en rejoint une autre, les deux disparaissent. Le dernier pas gagne.
no-queen = Il ne reste aucune dame.
queens-on = Dames en { $squares }.
move-queen = { $who ->
    [press] Mener
    [you] menez
    [i] je mène
   *[other] mène
} la dame { $queen } de { $from } à { $to }
stack = colonne { $x }, rangée { $y }, la dame dans une pile de { $n }
queen-column = Dame { $n }, colonne
queen-row = Dame { $n }, rangée
add-queen = Ajouter une dame
take-queen-away = Retirer une dame
tap-queen = Touchez une dame, puis une case sur une de ses lignes ; touchez encore pour y aller.
