# Dawson's Chess.

three-pins = Hit a pin, and its neighbours fall too.
