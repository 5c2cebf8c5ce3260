# Moore's Nim.

goal-one = Prenez dans un seul tas à la fois. La dernière pierre gagne.
goal-two = Prenez dans un tas, ou dans deux à la fois. La dernière pierre gagne.
goal-more = Prenez dans un tas, ou jusque dans { $n } à la fois. La dernière pierre gagne.
tap-stones = Touchez des pierres dans un tas ou plusieurs ; touchez encore, ou le bouton, pour les prendre.
