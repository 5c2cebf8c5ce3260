# Dawson's Chess.

three-pins = Touchez une quille, et ses voisines tombent aussi.
