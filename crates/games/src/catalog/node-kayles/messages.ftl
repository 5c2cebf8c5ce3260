# Node Kayles.

# $n (Number): its number.
vertex = vertex { $n }
# $n (Number): its number.
vertex-gone = vertex { $n }, gone
# $n (Number): its number.
already-gone = Vertex { $n } is already gone.
vertices = the vertices
# $n (Number): its number.
vertex-alone = Vertex { $n } stands alone.
# $n (Number): its number.
# $near (Message): the numbers of its neighbours, such as “1, 3 and 5”.
vertex-joined = Vertex { $n } is joined to { $near }.
no-vertex = No vertex is left.
# $who (Word): who makes the move, see words/en.ftl.
# $n (Number): its number.
take-alone = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} vertex { $n } alone
# $who (Word): who makes the move, see words/en.ftl.
# $n (Number): its number.
# $near (Message): the numbers of its neighbours.
take-with = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} vertex { $n } with { $near }
tap-vertex = Choose a vertex, then press it again to take it with its neighbours.
vertices-label = Vertices

## Reasons

# $shape (Word): complete, path, ring, star or other.
# $vertices (Number): its vertices.
shaped = { $shape ->
    [path] a path of { $vertices }
    [ring] a ring of { $vertices }
    [star] a star of { $vertices }
    [complete] { $vertices ->
        [one] a single vertex
        [2] two joined vertices
       *[other] { $vertices } vertices that are all joined
    }
   *[other] a piece of { $vertices }
}

## Tables

paths-caption = Grundy values of paths by the number of vertices
paths-note = A path loses where the value is 0. The same values belong to the octal code 0.137, Dawson’s Chess, and from some place on they repeat after 34.

## In disguise

twin-how = The vertices of a path are pins side by side, and a vertex is a throw at its pin.

## The card

title = Node Kayles
summary = Take a vertex with all its neighbours. The last vertex wins.
rule = A graph has vertices, and some of them are joined. On your turn you take a vertex, and all its neighbours go with it. The player who takes the last vertex wins.
# Words by which people look for the game, in any language.
search = graph graphe vertex vertices node nodes neighbours sommet sommets voisins Schaefer Petersen cube independent set Kayles on graphs
naive = It always takes the vertex with which most others go.
start-chord = A ring with a chord
start-path = A path of seven
start-ring = A ring of eight
start-star = A star
start-grid = Three by three
start-cube = A cube
start-petersen = Petersen’s graph
position-written = How many vertices the graph has, then its edges, such as “1-2”, each after a point. What is gone follows after “~”, with points between the numbers.
move-written = The number of the vertex.
