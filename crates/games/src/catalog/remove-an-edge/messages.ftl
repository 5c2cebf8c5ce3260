# Remove an edge.

goal-ends = Take an edge with both its ends, and all edges that meet there. The last move wins.
goal-edge = Take away one edge, if both its ends keep another. The last move wins.
# $vertices (Number): how many.
no-edge = No edge is left between { $vertices } vertices.
# $vertices (Number): how many.
# $edges (Word): the edges.
edges-left = Edges left between { $vertices } vertices: { $edges }.
# $who (Word): who makes the move, see words/en.ftl.
# $edge (Word): its two vertices.
take-edge = { $who ->
    [press] Take
    [you] take
    [i] take
   *[other] takes
} edge { $edge } with both its ends
# $who (Word): who makes the move, see words/en.ftl.
# $edge (Word): its two vertices.
delete-edge = { $who ->
    [press] Delete
    [you] delete
    [i] delete
   *[other] deletes
} edge { $edge }
# $vertex (Number): its number.
edges-from = edges from vertex { $vertex }
# $edge (Word): its two vertices.
edge = edge { $edge }
# $edge (Word): its two vertices.
edge-gone = edge { $edge }, gone
# $edge (Word): its two vertices.
already-gone = Edge { $edge } is already gone.
ends-keep = Both ends of the edge must keep another one.
vertices-label = Vertices
tap-knot = Choose the knot of an edge, then press it again to take the edge.

## Reasons

# $shape (Word): path, ring, star, complete or piece.
# $vertices (Number): its vertices.
shaped = { $shape ->
    [path] a path
    [ring] a ring
    [star] a star
    [complete] a complete graph
   *[piece] a piece
} of { $vertices }
# $piece (Message): a piece of the graph.
# $value (Number): its Grundy value.
valued = { $piece } ({ $value })
# $piece (Message): the only piece.
one-lost = Every move in { $piece } leaves Grundy values whose nim-sum is not 0.
# $vertices (Number): the vertices of the only piece.
ring-lost = Every move opens the ring of { $vertices } into a path that wins.
# $piece (Message): the only piece.
# $value (Number): its Grundy value.
one-value = What is left is { $piece }. Its Grundy value is { $value }.
# $pieces (Message): the pieces with their values.
# $xor (Number): the nim-sum.
values = Pieces and their Grundy values: { $pieces }. Their nim-sum is { $xor }.
# $piece (Message): the piece that is left.
one-wins = It leaves { $piece }.
# $vertices (Number): the vertices of the piece that is left.
ring-wins = It leaves a ring of { $vertices }. The next move opens it into a path.
# $vertices (Number): the vertices of both paths.
halves-win = It leaves two paths of { $vertices }: equal halves.
# $pieces (Message): the pieces that are left, with their values.
values-win = It leaves { $pieces }, each with its Grundy value. Their nim-sum is 0.

## Tables

paths-caption = Grundy values of paths by the number of vertices
paths-note = A path loses where the value is 0. A cycle of n is won where the path of n − 2 loses, or in the edge-delete game the path of n.
twin-caption = A path and its strip of dominoes
twin-note = The bold edge goes with both its ends and the dotted edges. A domino on the same two cells does the same to the strip.
twin-told = Eight vertices in a path, eight cells in a strip: the edge between 4 and 5 is a domino on the cells 4 and 5. Either way, three are left on both sides.
winners-label = Paths and cycles from
winners-caption = Who wins on paths and cycles
winners-note = N: won for the player to move; P: lost. A strip of as many cells goes like the path. The first line is the Grundy value of the path.
vertices-head = vertices
value-head = value
path-head = path
cycle-head = cycle

## In disguise

twin-how = The vertices of the path are pins, and an edge is a throw at two neighbours.

## The card

title = Remove-an-Edge
summary = Take an edge with both its ends. The last move wins.
rule = A few vertices are joined by edges. On your turn you choose an edge, which goes alone or takes its ends along, as the goal says. The player who makes the last move wins.
# Words by which people look for the game, in any language.
search = edges graph graphe network réseau vertex vertices nodes arête sommets matching dots lines
naive = It always takes the edge that makes most others go.
position-written = How many vertices the graph has. A graph of your own lists its edges after that, such as “1-2”, each after a point. What is gone follows after “~”, with points between the numbers: of vertices, or of edges where only an edge goes.
move-written = The two vertices that the edge joins, with a hyphen between them.
graph-label = Graph
choice-path = A path
choice-cycle = A cycle
choice-complete = A complete graph
choice-star = A star
choice-own = Drawn by hand
choice-delete-path = Edge-delete game on a path
choice-delete-cycle = Edge-delete game on a cycle
choice-delete-own = Edge-delete game, drawn by hand
start-a-path-of-eight = A path of eight
start-nine-a-lost-path = Nine, a lost path
start-a-ring-of-seven = A ring of seven
start-everyone-knows-everyone = Everyone knows everyone
start-a-house = A house
start-edges-alone = Edges alone
