# Moore's Nim.

goal-one = Take from one heap at a time. The last stone wins.
goal-two = Take from one heap, or from two at once. The last stone wins.
# $n (Number): how many heaps at most.
goal-more = Take from one heap, or from up to { $n } at once. The last stone wins.
tap-stones = Tap stones in one heap or in several, then tap again, or press the button, to take them.
