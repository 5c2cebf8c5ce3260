# Chocolate stones.

goal-one = Prenez une pierre par coup. La dernière pierre gagne.
goal = Rangées de { $n } : prenez la dernière rangée, et jusqu’à { $n } pierres en tout. La dernière pierre gagne.
rows = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
}
pile-in-rows = Le tas en compte { $n }, en rangées de { $length } : { $rows }.
left-in-rows = reste { $n }, { $rows }
whole-rows = La dernière rangée part tout entière, et au plus { $n } en tout.
stone = pierre { $n }
stones-label = Pierres
tap-stone = Touchez une pierre : elle part avec toutes les suivantes ; touchez encore pour les prendre.
