# No factor.

no-number = Il ne reste aucun nombre.
numbers-left = Nombres restants : { $left }. Libres : { $free }.
free = { $n }, libre
held = { $n }, un de ses diviseurs est encore là
red-may-go = rouge : peut être pris
number-one = le nombre 1
primes = nombres premiers
products = produits de { $n } nombres premiers
factors-first = Un nombre part quand il ne reste aucun de ses diviseurs.
numbers-label = Nombres de 1 à
tap-balls = Choisissez une boule rouge ou plusieurs, puis appuyez encore sur l’une d’elles, ou sur le bouton, pour jouer.

## Reasons

stolen = Seul 1 peut être pris. Soit alors p un nombre premier au-dessus de { $last }/2 : ou bien prendre p seul gagne, ou bien une réponse à cela gagne, et on peut la voler en la prenant avec p.
stolen-not-how = { stolen } Cela montre qui gagne, mais pas pourquoi.
all-lost = Une recherche montre que chaque morceau perd à lui seul : { $pieces }.
some-won = Une recherche montre quels morceaux gagnent à eux seuls : { $won }. Jouez dans chacun d’eux.
some-won-not = Une recherche montre quels morceaux gagnent à eux seuls : { $won }. Jouez dans chacun d’eux, pas dans { $lost }.
why-it-wins = { $count ->
    [one] Ce coup laisse { $pieces }. Une recherche montre que ce morceau perd à lui seul.
   *[other] Ce coup laisse { $pieces }. Une recherche montre que chacun d’eux perd à lui seul.
}
pieces-figure = Morceaux ; ceux qui sont encadrés perdent à eux seuls
pieces-again = { $winner-is ->
    [you] Vous pouvez
   *[other] { $Winner } peut
} répondre dans chaque morceau que touche le coup suivant, de sorte que chaque morceau perde de nouveau à lui seul.

## Tables

answers-caption = Réponses gagnantes au premier coup, qui est toujours de prendre 1
answers-note = Il reste alors les nombres de 2 à n ; trouvé morceau par morceau.
ways-head = Façons de gagner
shortest-head = Nombres dans la plus courte

## The card

title = Sans diviseur
summary = Prenez des nombres dont il ne reste aucun diviseur propre. Celui qui prend le dernier gagne.
rule = Les nombres de 1 à n sont sur la table. À votre tour, vous enlevez un nombre ou plusieurs, mais seulement de ceux qui n’ont aucun diviseur propre sur la table quand votre tour commence. Le joueur qui prend le dernier nombre gagne.
search = prime divisors multiples number theory diviseurs facteurs premiers nombres sans diviseur cards
naive = Elle prend toujours tous les nombres qu’elle peut.
position-written = Le plus grand nombre, puis « ~ » et les nombres partis, séparés par des points.
move-written = Les nombres que vous prenez, séparés par des points.
start-two-to-eight = De deux à huit
start-one-to-twelve = De un à douze
start-two-to-fourteen = De deux à quatorze
start-two-to-thirty = De deux à trente
start-two-to-sixty = De deux à soixante

numbers-ascend = les nombres doivent croître, chacun cité une fois
after-divisors = un nombre ne part qu’après ses diviseurs
not-now = ce nombre est parti ou il lui reste un diviseur
