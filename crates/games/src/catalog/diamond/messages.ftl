# Diamond.

no-token = No token is left there.
tap-arrow = Tap an arrow, or a token on the line, then tap the line again to sweep it.
