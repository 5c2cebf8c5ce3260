# Take away.

goal-same = Au plus autant que la prise d’avant. La dernière pièce gagne.
goal-twice = Au plus le double de la prise d’avant. La dernière pièce gagne.
goal-thrice = Au plus le triple de la prise d’avant. La dernière pièce gagne.
goal-square = Après x pièces, au plus x fois x. La dernière pièce gagne.
goal-limit = Après x pièces, au plus { $limit }. La dernière pièce gagne.
goal-fixed = Après le premier coup, au plus { $limit }. La dernière pièce gagne.
pile-and-limit = Le tas en compte { $n } ; on peut en prendre au plus { $limit }.
at-most = Vous pouvez en prendre au plus { $limit }.
take-at-most = en prendre au plus { $limit }
