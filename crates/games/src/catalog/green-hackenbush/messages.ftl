# Green Hackenbush.

ground = the ground
# $edge (Word): its two vertices.
edge = edge { $edge }
# $edge (Word): its two vertices.
edge-gone = edge { $edge }, gone
# $edge (Word): its two vertices.
already-gone = Edge { $edge } is already gone.
# $vertex (Number): its number.
edges-from = edges from vertex { $vertex }
no-edge = No edge is left.
# $count (Number): how many.
# $edges (Word): their names.
edges-left = { $count ->
    [one] 1 edge is left
   *[other] { $count } edges are left
}, and 1 is the ground: { $edges }.
# $who (Word): who makes the move, see words/en.ftl.
# $edge (Word): its two vertices.
# $more (Number): how many other edges fall.
cut = { $who ->
    [press] Cut
    [you] cut
    [i] cut
   *[other] cuts
} edge { $edge }{ $more ->
    [0] {""}
    [one] , and { $more } more falls
   *[other] , and { $more } more fall
}
tap-knot = Choose the knot of an edge, then press it again to cut the edge.
vertices-label = Vertices

## Reasons

# $shape (Word): stalk or other.
# $edges (Number): how many edges.
shaped = { $shape ->
    [stalk] a stalk of { $edges }
   *[other] a piece of { $edges }
}

## Tables

trees-caption = Small drawings and their Grundy values
trees-note = The number of vertices, of which 1 is the ground, and the edges. At a fork, branches are worth the nim-sum of their values, and the edge below adds one. In a ring all edges meet in one point.
drawing-head = drawing
value-head = value

## In disguise

twin-how = Each stalk is a heap of as many stones as it has edges.

## The card

title = Green Hackenbush
summary = Cut an edge; what hangs in the air falls. The last cut wins.
rule = A drawing of edges stands on the ground. On your turn you cut one edge, and all that is no longer joined to the ground falls. The player who makes the last cut wins.
# Words by which people look for the game, in any language.
search = Hackenbush hacking trees bushes bamboo stalks cut edges ground arbres tiges couper colon fusion principle LIM lopping
naive = It always cuts off as much as it can.
start-trees = Two trees
start-stalks = Three stalks
start-one-tree = One tree
start-door = A door and a stalk
start-house = A house
position-written = How many vertices there are, of which 1 is the ground, then the edges, such as “1-2”, each after a point. The numbers of the edges that are gone follow after “~”, with points between them.
move-written = The two vertices that the edge joins, with a hyphen between them.

## What a code should have, in “character 3 should be ...” and the like

edges = edges
