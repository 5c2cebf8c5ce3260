# What `last-move` says on the command line. Names of commands, options and JSON fields are the same in each
# language, and so are the letters N, P and D.

## Help

exits =
    Exit codes:
      0  done
      1  the certificate is refused, there is none to be made, or a search would be too large
      2  the question cannot be read: a wrong option, rule, game or position
      3  too large: refused before any work began
      4  a file cannot be read or written
help =
    Combinatorial games for two players: values, proofs and verdicts.

    Games of two players, no chance and nothing hidden. In most of them the player who makes the last
    move wins (or loses, in misère play).

    A position is N if the player to move wins, and P if that player loses. Its Grundy value is the
    least of 0, 1, 2, … that none of the positions after a move has: 0 means P, and each position is worth
    as much as a heap of so many stones in Nim. The values of many rules repeat; where a theorem proves
    it, the proof can be written down as a certificate and checked by anyone.

    Usage: last-move [OPTIONS] <COMMAND>

    Commands:
      grundy   Print the Grundy values of heaps 0, 1, 2, … under a rule
      verify   Check a certificate of a period, from nothing but the rule in it
      judge    Say who wins a position, how that is known, and by which moves
      plane    Print the values of Wythoff’s queen on a board, or the periods of its rows
      list     List the games, each with its rule, a position and its settings
      which    Name the rules that have given values
      options  List what each move from a heap leaves, and what that is worth
      value    Tell the value of a sum of heaps, and which moves win
      survey   Tell periods, rare values and records of all rules of a family
      help     Print this message, or the help of a command

    Options:
          --lang <LANGUAGE>  Speak this language: en or fr; the environment names the usual one
      -h, --help             Print help, also of a command
      -V, --version          Print the version

    Try these:
      last-move list                              which games there are
      last-move judge nim 1.3.5.7                 who wins heaps of 1, 3, 5 and 7
      last-move judge kayles i.iiiiiiiiiii        the winning moves of a row with one pin down
      last-move grundy 0.77 --to 100              the values of Kayles
      last-move plane wythoff --size 25           a board of values
      last-move grundy 0.77 --to 400 --certificate kayles.txt
      last-move verify kayles.txt                 is the period proved?
      last-move which 0,1,2,3,1,4,3,2,1,4,2,6     which rule has these values?

    Answers go to standard output; notes, a progress bar and errors go to standard error.
    With --json each answer is one object on a line of its own.

    { exits }
help-grundy =
    Print the Grundy values of heaps 0, 1, 2, … under a rule

    Usage: last-move grundy [OPTIONS] --to <N> <RULE>

    Arguments:
      <RULE>  The rule, such as 0.77, take-1.3.4 or grundy; also as people write it: kayles, {"{"}1, 3, 4{"}"}

    Options:
          --to <N>              The greatest heap; 1000000 may be written 1e6, 2^20 is a number as well
          --format <FORMAT>     What is written: csv (usually), a line “n,value” for each heap below
                                a line that names the columns; json, an object for each heap, one
                                a line; b-file, a line “n value” for each heap, as the OEIS wants
                                it; histogram, how often each value occurs among heaps 1 to each
                                power of two and to the last one; records, the heaps whose value
                                exceeds all before; rares, the heaps with a rare value; latex, a table
                                with a caption: the exceptions and one period if it is proved
          --from <N>            Write the values from this heap on only (csv, json, b-file, latex)
          --resume <FILE>       Go on with the lines “n,value” of this file, add new ones to it as they are
                                found, and write none to standard output; Ctrl-C loses nothing
          --at <N>              Also tell the value of this heap, which a proved period knows at any
                                distance
          --json                The same as --format json; the last object tells what is known about the
                                period: proved, period, preperiod, saltus, theorem, bound, standing
          --certificate <FILE>  Write the certificate of the proved period to this file
          --plan                Only say which engine would be used and what it would cost
      -h, --help                Print help

    Rules:
      0.77         take-and-break code: digit d at place k says what may stay when k tokens
                   go: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, added up
      0.12~34      the digits after ~ repeat for ever
      take-1.3.4   take one of these numbers
      take-squares take a square number (also take-primes and take-powers-2;
                   take-1.primes: 1 or a prime number)
      except-2.5   take any number but these
      kayles-3     throw up to 3 neighbouring pins of a row (kayles-2-4: 2 to 4)
      split-3      break a heap into 2 to 3 heaps
      grundy       break a heap into two that differ
      squares      take a full square from a board of 2 rows

    Examples:
      last-move grundy 0.77 --to 100
      last-move grundy grundy --to 32768 --format b-file > b.txt
      last-move grundy 0.07 --to 500 --certificate dawson.txt && last-move verify dawson.txt

    The note on standard error says what is known about the period. More than 134,217,728 values, a day or
    4 GB are refused before any work begins; --plan tells the cost.
help-verify =
    Check a certificate of a period, from nothing but the rule in it

    Usage: last-move verify [OPTIONS] <FILE>

    Arguments:
      <FILE>  The certificate; - for standard input

    Options:
          --json  One object instead of a sentence
      -h, --help  Print help

    `last-move grundy RULE --to N --certificate FILE` writes a certificate of heaps, and
    `last-move plane wythoff --rows ROW --certificate FILE` one of the rows of a board. All its values are
    computed anew here, by a program that shares no code with the one that wrote it; every number in it is
    looked at. More than 1,000,000 heaps or 5,000,000 squares are refused. The exit code is 0 if it holds
    and 1 if it does not.

    Examples:
      last-move verify dawson.txt
      last-move verify - --json < dawson.txt
help-judge =
    Say who wins a position, how that is known, and by which moves

    Usage: last-move judge [OPTIONS] <GAME> <POSITIONS>...

    Arguments:
      <GAME>          The game, by its id
      <POSITIONS>...  One position or more

    Options:
          --misere           Play misère: the player who makes the last move loses
          --set <KEY=VALUE>  Change a setting of the game; can be given several times
          --json             An object for each position, one a line
      -h, --help             Print help

    A position is written as in the addresses of the page; several can be given.
    `last-move list` tells the games, each with a position and its settings.
    Of `heap-rule`, heaps may be larger than its board where a proved period tells their values.
    A position may begin with dashes; after `--` every word is a position.
    A move is a place and an amount, as in 3-1, or an amount alone where there is one place.
    With --json: game, position, outcome (N, P, D for a draw, or null), grundy, winning, more (true if
    moves that are not listed may win as well; at most 1000 are listed), distance (moves until the end
    in best play), known (theory, nim-sum, search or gave up), positions (searched).
    The exit code is 1 if a position is too large for a search.

    Examples:
      last-move judge nim 1.3.5.7
      last-move judge nim 1.3.5.7 --misere
      last-move judge kayles iiiiiiiiiiiii --set most=3
      last-move judge wythoff 7.10 --json
help-plane =
    Print the values of Wythoff’s queen on a board, or the periods of its rows

    Usage: last-move plane [OPTIONS] <BOARD>

    Arguments:
      <BOARD>  Which board: wythoff, where a queen walks left, down or diagonally towards the corner

    Options:
          --size <N>            Print the squares below this side, row by row from the corner
          --rows <ROW>          Print the proved periods of rows 0 to this one instead
          --cold <COUNT>        Print so many of the lost squares instead
          --certificate <FILE>  Write the certificate of the rows, as far as their periods are proved,
                                to this file
          --json                An object for each row, one a line, instead of numbers with commas
      -h, --help                Print help

    Examples:
      last-move plane wythoff --size 25    the values, the corner first
      last-move plane wythoff --rows 40    the proved periods of W(row, n) - n
      last-move plane wythoff --cold 10    the lost squares: n, x, y
      last-move plane wythoff --rows 40 --certificate rows.txt && last-move verify rows.txt

    A row rests on all rows below it, so a certificate has rows 0 to the one that is asked for, or to the
    last one of the board. Periods are proved for rows 0 to 40; of others it says nothing. A side of more
    than 10,000 is refused.
help-list =
    List the games, each with its rule, a position and its settings

    Usage: last-move list [OPTIONS]

    Options:
          --json  An object for each game, one a line
      -h, --help  Print help

help-which =
    Name the rules that have given values

    Usage: last-move which [OPTIONS] <VALUES>...

    Arguments:
      <VALUES>...  The values of heaps 0, 1, 2, … or of a little larger or smaller ones, with commas or blanks;
                   twelve at least

    Options:
          --file <FILE>  Read the values from this file instead: a list, or a line “n value” for each heap;
                         - for standard input
          --json         An object for each rule, one a line
      -h, --help         Print help

    Tried are the rules with a name, all codes 0.abc and 4.abc of digits up to 7, and all sets of numbers up to
    12 that may be taken, also for heaps that are up to three larger or smaller. If none fits, the nearest are
    named, each with its first difference, and the exit code is 1.

    Examples:
      last-move which 0,1,2,3,1,4,3,2,1,4,2,6
      last-move grundy 0.6 --to 100 | last-move which --file -

help-options =
    List what each move from a heap leaves, and what that is worth

    Usage: last-move options [OPTIONS] <RULE> <N>

    Arguments:
      <RULE>  The rule, as for `last-move grundy`
      <N>     The heap, up to 10^15

    Options:
          --to <N>  Find no more values than to this heap; usually as many as take about a minute, and
                    4,194,304 at most
          --json    An object for each move, one a line: take, left, value; and at last rule, heap, options,
                    value
      -h, --help    Print help

    The value of the heap is the least number that no move leaves. Values of far heaps are known where a
    period is proved. Heaps with more than 1,000,000 moves are refused. *1 beside the heaps that stay is
    worth as much as a heap of one stone in Nim.

    Examples:
      last-move options 0.77 5
      last-move options take-1.3.4 1e12 --json
help-value =
    Tell the value of a sum of heaps, who wins it, and by which moves

    Usage: last-move value [OPTIONS] <SUM>

    Arguments:
      <SUM>  Heaps, each with its rule, between signs +: 0.77:5 is a heap of 5 by the rule 0.77; *3 is a
             heap of 3 in Nim

    Options:
          --to <N>  Find no more values of a rule than to this heap; usually as many as take about a
                    minute, and 4,194,304 at most
          --json    One object instead of sentences: parts, value, outcome, winning, more (true if there
                    may be other winning moves)
      -h, --help    Print help

    A move changes one of the heaps, and the player who makes the last move wins. The value of the sum is
    the nim-sum of the values; a move wins if it leaves the value 0. Values of far heaps are known where a
    period is proved. Quotation marks keep a shell from reading * as the names of files.

    Examples:
      last-move value "0.77:5 + 0.07:9 + *3"
      last-move value kayles:1000000000000 + grundy:18

help-survey =
    Tell periods, rare values and records of all rules of a family

    Usage: last-move survey [OPTIONS] --to <N> <FAMILY>

    Arguments:
      <FAMILY>  A code in which each small letter stands for every digit from 0 to 7, the same letter for
                the same digit: 0.abc, 4.aa, 0.0a7; or take-1..12, all sets of the numbers from 1 to 12

    Options:
          --to <N>         The greatest heap of each rule
          --resume <FILE>  Skip the rules that this file has, add the others to it as they are found, and
                           write none to standard output
          --part <I/K>     Only every K-th rule, from the I-th on: 3/16 is the third of sixteen parts
          --jobs <COUNT>   So many rules at once; usually as many as there are cores
      -h, --help           Print help

    Each rule is a line, written as soon as it is known, so that Ctrl-C loses only the rules at work. The
    columns: rule; to, the greatest heap; period, preperiod, saltus and exceptions (how many), where a
    period is proved; mask, parity and rares, where no period is proved and a mask of bits makes most
    values common: an even number of bits in the mask is rare, heaps of this parity counting one more, and
    so many heaps are rare; greatest, the greatest value, and at, the first heap that has it; seconds.
    Lines come in the order in which rules are done. Rules that would take more than a day or 4 GB are
    left out and named, and the exit code is 3.

    Examples:
      last-move survey 0.ab --to 20000 > two-digits.csv
      last-move survey 4.abc --to 20000 --resume 4abc.csv
      last-move survey take-1..10 --to 10000 --part 1/2 --jobs 1

## Errors

# $error (Message): what is wrong.
failed = last-move: { $error }
# $command (Word): the name of a command, or nothing.
see-help = { $command ->
    [none] “last-move --help” tells what can be asked.
   *[other] “last-move { $command } --help” tells what can be asked.
}
# $word (Word): what was typed.
no-command = there is no command “{ $word }”
# $word (Word): what was typed.
unexpected = “{ $word }” is not expected here
# $option (Word): its name.
no-value = the option { $option } needs a value
# $option (Word): its name.
needless-value = the option { $option } takes no value
# $option (Word): its name, or what stands in its place.
# $words (Word): all that it may be, with commas.
none-of = { $option } must be one of { $words }
# $option (Word): its name.
not-a-number = { $option } must be a whole number
# $from (Word): the first heap.
# $to (Word): the last heap.
from-beyond-to = --from must be at most --to, and { $from } is more than { $to }
# $count (Word): how many values.
# $most (Number): how many fit.
too-many-printed = { $count } values are too many for a table in LaTeX: at most { $most } are set
# $option (Word): its name, or what stands in its place.
missing = { $option } is missing
# $file (Word): its name.
# $line (Number): which line.
bad-line = { $file }: line { $line } is not “n,value” with the next heap
# $file (Word): its name.
# $n (Word): a heap.
other-value = { $file } has another value at heap { $n } than the rule
# $one (Word): an option.
# $other (Word): another one.
not-together = { $one } and { $other } do not go together
not-text = an argument is no text
# $error (Message): what is wrong.
in-rule = in the rule, { $error }
# $most (Word): the greatest heap.
no-such-heap = <N> must be a whole number from 0 to { $most }
# $part (Number): which of the parts, from 1.
# $text (Word): the part as it was typed.
# $error (Message): what is wrong.
in-part = in part { $part }, “{ $text }”, { $error }
# $part (Number): which of the parts, from 1.
empty-part = part { $part } of the sum is empty: between signs + stands a rule with a heap, as in 0.77:5, or a heap of Nim, as in *3
no-heap = the heap is missing: it stands after the rule and a colon, as in 0.77:5, or after *
# $most (Word): the greatest heap.
wrong-heap = the heap must be a whole number from 0 to { $most }
# $count (Number): how many parts there are.
# $most (Number): how many there may be.
too-many-parts = { $count } parts are too many: at most { $most } are added
# $error (Message): what is wrong.
no-family = in the family, { $error }
letter-before-point = in the family, no letter may stand before the point, where only 0, 4, 8 or C is a digit
# $count (Number): how many letters there are.
# $most (Number): how many there may be.
too-many-letters = the family has { $count } letters: at most { $most } are possible
# $most (Number): how many numbers.
wrong-range = in the family, take- must be followed by two numbers such as 1..12: the first at least 1, the second not less, and at most { $most } numbers in all
# $text (Word): what was typed.
# $most (Number): the most parts.
wrong-part = --part must be a part and the number of parts, such as 3/16, from 1/1 to { $most }/{ $most }, unlike “{ $text }”
# $most (Number): the most.
wrong-jobs = --jobs must be from 1 to { $most }
# $file (Word): its name.
# $line (Number): which line.
# $to (Word): the greatest heap.
bad-survey-line = { $file }: line { $line } is not of a survey to heap { $to }
# $count (Number): how many rules.
refused-rules = { $count ->
    [one] 1 rule was left out, as its table would be too large
   *[other] { $count } rules were left out, as their tables would be too large
}
# $rule (Word): the notation.
# $heap (Word): the heap.
# $last (Word): the greatest heap whose value was found.
# $standing (Message): what is known about the period.
unknown-heap = heap { $heap } by { $rule } lies beyond the values that were found, which end at heap { $last } (--to finds more); { $standing }
# $rule (Word): the notation.
# $heap (Word): the heap.
# $most (Number): how many are listed.
too-many-options = heap { $heap } by { $rule } has too many moves: at most { $most } are listed
# $standing (Message): what is known about the period.
no-certificate = there is no certificate: { $standing }
no-row = there is no certificate: no row is proved
# $pair (Word): what was typed.
bad-setting = a setting is written key=value, unlike “{ $pair }”
# $error (Message): that there is no such game.
list-names = { $error }; `last-move list` names them
# $row (Word): the row.
# $most (Number): the last row.
no-such-row = row { $row } is not possible: periods are proved for rows 0 to { $most }
# $count (Word): how many were asked for.
# $most (Number): how many are listed.
too-many-pairs = { $count } pairs are too many: at most { $most } are listed
# $file (Word): its name.
# $error (Word): what the system says.
file-failed = { $file }: { $error }
# $file (Word): its name.
no-file = { $file } is not a file of lines
# $error (Word): what the system says.
output-failed = the output cannot be written: { $error }

## Notes

# $rule (Word): the notation.
# $does (Message): what a move does.
rule-is = { $rule }: a move { $does }
# $found (Number): how many are there.
# $of (Number): how many there will be.
values-found = { $found } of { $of } values
# $found (Number): how many are there.
# $of (Number): how many there will be.
squares-found = { $found } of { $of } squares
# $bits (Word): a mask of bits.
# $parity (Word): which heaps count one more: odd, even or none.
# $heaps (Number): how many heaps have rare values.
rare-values = { $heaps ->
    [one] 1 heap has
   *[other] { $heaps } heaps have
} a rare value (an even number of bits in the mask { $bits }{ $parity ->
    [odd] , odd heaps counting one more
    [even] , even heaps counting one more
   *[none] {""}
})
# $rules (Number): how many rules.
# $done (Number): how many of them are in the file.
survey-of = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}{ $done ->
    [0] {""}
   *[other] , { $done } of them done before
}
# $rule (Word): the notation.
rule-too-large = { $rule } is left out: its table would be too large
# $done (Number): how many.
# $of (Number): how many there will be.
rules-done = { $done } of { $of } rules
# $most (Number): how many fit.
first-printed = a table in LaTeX has at most { $most } values: the others are left out; --from and --to choose some
no-rares = no mask of bits makes most of these values common
# $n (Word): the heap.
# $value (Word): its value.
value-at = heap { $n } has the value { $value }
# $n (Word): the heap.
no-value-at = the value of heap { $n } is not known: it lies beyond the last heap, and no period is proved
rows-note = W(row, n) - n repeats with this period from this n on; each is proved by a state that comes again
# $row (Number): the last row.
certificate-of-rows = the certificate is of all rows up to { $row }

## Answers

# $rule (Word): the notation.
# $heap (Word): such as n + 1.
# $compared (Number): how many values were compared.
same-values = { $rule }: place n has the value of heap { $heap }, in all { $compared } places
# $count (Number): how many are not listed.
more-rules = { $count ->
    [one] 1 more rule has these values
   *[other] { $count } more rules have these values
}
# $tried (Number): how many rules were compared.
no-rule = none of { $tried } rules has these values; the nearest are
# $rule (Word): the notation.
# $heap (Word): such as n + 1.
# $agree (Number): how many values agree.
# $place (Number): the place of the first difference.
# $value (Number): the value of the rule there.
# $given (Number): the value that was given.
near-rule = { $rule }: place n has the value of heap { $heap } in { $agree ->
    [one] 1 place
   *[other] { $agree } places
}, then place { $place } differs: { $value } by the rule, { $given } here

# $heaps (Word): the heaps that stay, with signs +.
break-into = break into { $heaps }
# $taken (Word): how many tokens.
take-and-leave-nothing = take { $taken }, leave nothing
# $taken (Word): how many tokens.
# $heaps (Word): the heaps that stay, with signs +.
take-and-leave = take { $taken }, leave { $heaps }
# $does (Message): the move.
# $value (Word): of what it leaves.
option-is = { $does }: value { $value }
# $rule (Word): the notation.
# $heap (Word): the heap.
# $count (Number): how many moves there are.
# $value (Word): the value of the heap.
least-missing = heap { $heap } by { $rule } has the value { $value }{ $count ->
    [0] : there is no move
    [one] , the least number that its only move does not leave
   *[other] , the least number that none of its { $count } moves leaves
}
# $part (Word): a rule with a heap.
# $value (Word): its value.
part-value = { $part } has the value { $value }
# $value (Word): the nim-sum.
# $outcome (Word): N or P.
sum-is = the nim-sum is { $value }; { $outcome ->
    [N] N: the player to move wins
   *[P] P: the player to move loses
}
# $part (Number): which of the parts, from 1.
# $text (Word): the part.
# $does (Message): the move.
wins-in-part = winning: in part { $part }, { $text }, { $does }
# $count (Number): how many.
others-win = { $count ->
    [one] 1 other move wins
   *[other] { $count } other moves win
}
# $count (Number): how many.
at-least-others-win = { $count ->
    [one] at least 1 other move wins
   *[other] at least { $count } other moves win
}
others-may-win = other moves may win as well: there are too many to look at all of them
# $rule (Word): the notation.
# $first (Number): the first heap.
# $last (Number): the last heap.
# $version (Word): of this program.
b-file-head = # Grundy values of { $rule }, heaps { $first } to { $last }; Last Move { $version }
# $rule (Word): the notation.
# $what (Message): which values.
# $proved (Message): what is known about the period.
# $version (Word): of this program.
caption = Grundy values G(n) of the rule { $rule }: { $what }. What is known: { $proved }. Computed by Last Move { $version }.
# $exceptions (Number): how many heaps do not fit the period.
# $start (Number): where the period begins.
caption-period = { $exceptions ->
    [0] one period from n = { $start } on
    [one] the exception before the period, and one period from n = { $start } on
   *[other] the { $exceptions } exceptions before the period, and one period from n = { $start } on
}
# $from (Word): the first heap.
# $to (Word): the last heap.
caption-range = heaps { $from } to { $to }
# $period (Number): its length.
# $start (Number): where it begins.
# $saltus (Number): what the values gain in each period.
# $theorem (Message): by what it is proved.
caption-proof = period { $period } from n = { $start } on{ $saltus ->
    [0] {""}
   *[other] , in which the values gain { $saltus }
}, proved by { $theorem }
# $parts (Number): how many heaps a move leaves at most.
# $most (Number): how many tokens a move takes at most.
by-window = the theorem of Guy and Smith (1956){ $parts ->
    [2] {""}
   *[other] , carried over from two heaps to { $parts }
}, as a move takes at most { $most } and leaves at most { $parts ->
    [one] 1 heap
   *[other] { $parts } heaps
}
# $most (Number): how many tokens a move takes at most.
by-window-unequal = the theorem of Guy and Smith (1956) with one period more, as a move takes at most { $most } and leaves two heaps that differ
# $from (Number): the first heap.
# $to (Number): the later one.
by-state = all that later heaps depend on being the same at n = { $from } and at n = { $to }
# $position (Word): its code.
# $outcome (Word): N, P, D, L or R.
# $rest (Message): what else is known.
verdict = { $position }  { $outcome ->
    [N] N: the player to move wins
    [P] P: the player to move loses
    [D] D: a draw
    [L] L: Left wins, no matter who begins
   *[R] R: Right wins, no matter who begins
}; { $rest }
# $position (Word): its code.
# $because (Message): why nothing is known.
no-verdict = { $position }  { $because }
# $value (Word): a number.
# $rest (Message): what else is known.
grundy-value = Grundy value { $value }; { $rest }
# $moves (Word): notations.
# $rest (Message): what else is known.
winning = winning: { $moves }; { $rest }
# $count (Number): how many are listed.
# $moves (Word): notations.
# $rest (Message): what else is known.
winning-at-least = { $count ->
    [one] at least one move wins: { $moves }; { $rest }
   *[other] at least { $count } moves win: { $moves }; { $rest }
}
by-theory = by theory
by-sum = by the sum of its parts
# $positions (Number): how many were looked at.
by-search = by a search of { $positions } positions
# $positions (Number): how many were looked at.
by-prepared-search = by a search of { $positions } positions, made in advance
# $positions (Number): how many were looked at.
too-large-for-search = { $positions ->
    [0] too large for a search
    [one] too large for a search; 1 position was looked at
   *[other] too large for a search; { $positions } positions were looked at
}
# $id (Word): the name of the game in addresses, padded.
# $rule (Message): what a turn does.
# $start (Word): a position.
# $settings (Word): the keys of its settings, or nothing.
game = { $id } { $rule }  e.g. { $start }{ $settings }
# $refusal (Message): why.
refused = refused: { $refusal }
# $rows (Number): how many rows there are; none where it is of heaps.
# $start (Number): where the period begins.
# $last (Number): the last row.
from-where = { $rows ->
    [0] from heap { $start } on
    [1] from column { $start } on in row 0
   *[other] from column { $start } on in rows 0 to { $last }
}
# $rule (Word): the notation.
# $period (Number): its length.
# $place (Message): from where on.
# $saltus (Number): what the values gain.
# $computed (Number): how many values.
verified = verified: { $rule } has period { $period } { $place }, saltus { $saltus }; { $computed } values computed anew
