# What the engines of tables say on the command line and in the JavaScript module.

# $asked (Word): the greatest heap that was asked for.
# $most (Number): how many values a table has at most.
too-many-values = values up to { $asked } are too many: a table ends at { $most }, so that it fits into memory
# $asked (Number): seconds.
# $most (Number): seconds.
too-long = this table would take about { $asked } seconds; at most { $most } are allowed
# $asked (Number): megabytes.
# $most (Number): megabytes.
too-much-memory = this table would take about { $asked } megabytes; at most { $most } are allowed
# $asked (Word): the side that was asked for.
# $most (Number): the greatest side.
no-such-side = a side of { $asked } is not possible: it must be from 1 to { $most }, so that the plane fits into memory
# $kind (Word): plain, scan, sparse or copy.
engine = { $kind ->
    [plain] sets of bits
    [scan] guess and witness
    [sparse] rare and common values
   *[copy] copying a proved period
}
# $kind (Word): plain, scan, sparse or copy.
# $seconds (Word): with three places.
# $megabytes (Word): with one place.
plan = by { engine }: about { $seconds } seconds and { $megabytes } megabytes
# $period (Number): its length.
# $start (Number): the first heap.
# $bound (Number): how many values the theorem has to see.
proved = proved: period { $period } from heap { $start } on; the theorem asks for { $bound } values
# $period (Number): its length.
# $start (Number): the first heap.
# $saltus (Number): what the values gain.
# $bound (Number): how many values the theorem has to see.
proved-and-gains = proved: period { $period } from heap { $start } on, and the values gain { $saltus } in each; the theorem asks for { $bound } values
# $saltus (Number): what the values gain.
# $period (Number): its length.
# $start (Number): the first heap.
apparent = not proved here: the values seem to gain { $saltus } { $period ->
    [1] with each heap
   *[other] every { $period } heaps
} from heap { $start } on
endless-breaking = this program has no proof for rules by which any number may be taken and heaps may be broken, so no period is claimed; that of Lasker’s Nim was proved by Lasker (1931)
# $values (Number): how many were looked at.
unmet = not proved here: the first { $values } values prove no period
# $word (Word): what was typed.
no-value = “{ $word }” is no value: values are whole numbers from 0 on
# $count (Number): how many there are.
# $least (Number): how many are needed.
too-few-values = { $count ->
    [one] 1 value does
   *[other] { $count } values do
} not tell rules apart: at least { $least } are needed
