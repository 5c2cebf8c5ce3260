# Remove a square.

no-unit = No unit is left there.
tap-unit = Tap a unit square, or two corners of a larger square, then tap it again to take it.
