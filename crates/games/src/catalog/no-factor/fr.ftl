# No factor.

no-number = Il ne reste aucun nombre.
numbers-left = Nombres restants : { $left }. Libres : { $free }.
free = { $n }, libre
held = { $n }, un de ses diviseurs est encore là
number-one = le nombre 1
primes = nombres premiers
products = produits de { $n } nombres premiers
factors-first = Un nombre part quand il ne reste aucun de ses diviseurs.
numbers-label = Nombres de 1 à
tap-balls = Touchez une boule rouge ou plusieurs ; touchez-en une encore, ou le bouton, pour jouer.
