# Diamond.

no-token = Il n’y a plus de jeton ici.
tap-arrow = Touchez une flèche, ou un jeton de la ligne ; touchez encore la ligne pour la balayer.
