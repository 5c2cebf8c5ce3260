# Kayles.

one-pin = Abattez une quille, jamais deux à la fois.
two-pins = Abattez une quille, ou deux voisines.
more-pins = Abattez une quille, ou jusqu’à { $n } voisines.
