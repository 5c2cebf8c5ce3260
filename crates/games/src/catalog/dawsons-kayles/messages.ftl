# Dawson's Kayles.

two-pins = Knock down two neighbours, never one alone.
