# Chocolate stones.

goal-one = Prenez une pierre par coup. La dernière pierre gagne.
goal = Rangées de { $n } : prenez la dernière rangée, et jusqu’à { $n } pierres en tout. La dernière pierre gagne.
rows = { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
}
pile-in-rows = Le tas en compte { $n }, en rangées de { $length } : { $rows }.
left-in-rows = Reste : { $n }, { $rows }
whole-rows = La dernière rangée part tout entière, et au plus { $n } en tout.
stone = pierre { $n }
stones-label = Pierres
tap-stone = Choisissez une pierre, et avec elle toutes les suivantes. Appuyez encore dessus pour les prendre.

## Tables

values-caption = La valeur en chocolat de chaque tas
values-note = { $n ->
    [one] { $n } pierre de plus fait une rangée de plus et augmente la valeur de 1 ; un tas de valeur paire perd.
   *[other] { $n } pierres de plus font une rangée de plus et augmentent la valeur de 1 ; un tas de valeur paire perd.
}
from-head = de
to-head = à
value-head = valeur

## The card

title = Pierres de chocolat
summary = Finissez la dernière rangée, et plus si vous l’osez. Rien de ce que vous faites n’y change rien.
rule = Des pierres de chocolat sont en rangées de même longueur, et seule la dernière rangée peut être incomplète. À votre tour, vous prenez toute la dernière rangée et, si vous voulez, des pierres de la rangée d’avant, mais jamais plus que n’en a une rangée pleine. Le joueur qui prend la dernière pierre gagne ; celui qui n’en trouve plus perd.
search = stones chocolat bar tablet tablette sweets joke parity farce pierres
naive = Elle en prend toujours le plus possible.
m-label = Pierres par rangée, et le plus qu’on peut prendre
start-twenty-stones-rows-of-three = Vingt pierres, rangées de trois
start-one-or-two-from-odd-piles = Une ou deux, de tas impairs
start-rows-of-five = Rangées de cinq
start-rows-of-ten = Rangées de dix
start-a-million-million = Un million de millions
