# Kayles.

one-pin = Knock down one pin, never two at once.
two-pins = Knock down one pin, or two neighbours.
# $n (Number): neighbours at most.
more-pins = Knock down one pin, or up to { $n } neighbours.
