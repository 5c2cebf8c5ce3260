# Take away.

goal-same = At most as many as were taken before. The last coin wins.
goal-twice = At most twice what was taken before. The last coin wins.
goal-thrice = At most three times what was taken before. The last coin wins.
goal-square = After x coins, at most x times x. The last coin wins.
# $limit (Word): a rule such as 2x+1.
goal-limit = After x coins, at most { $limit }. The last coin wins.
# $limit (Word): a number.
goal-fixed = After the first turn, at most { $limit }. The last coin wins.
# $n (Number): what the pile holds.
# $limit (Word): the most that may be taken.
pile-and-limit = The pile holds { $n }; at most { $limit } may be taken now.
# $limit (Word): the most that may be taken.
at-most = You may take at most { $limit } now.
# $limit (Word): the most that may be taken.
take-at-most = take at most { $limit }
