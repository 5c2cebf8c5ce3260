# Dawson's Kayles.

two-pins = Abattez deux voisines, jamais une seule.
