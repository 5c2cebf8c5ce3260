# Remove a square.

no-unit = Il n’y a plus de carré ici.
tap-unit = Touchez une case, ou deux coins d’un carré plus grand ; touchez encore pour le prendre.
