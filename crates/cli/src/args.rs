//! The options and what `--help` says about them.

use clap::{Args as Options, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

const WORDS: &str = "\
Games of two players, no chance and nothing hidden. In most of them the player who makes the last
move wins (or loses, in misère play).

A position is N if the player to move wins, and P if that player loses. Its Grundy value is the
least of 0, 1, 2, … that none of the positions after a move has: 0 means P, and each position is worth
as much as a heap of so many stones in Nim. The values of many rules repeat; where a theorem proves
it, the proof can be written down as a certificate and checked by anyone.";

const FIRST: &str = "\
Try these:
  last-move list                              which games there are
  last-move judge nim 1.3.5.7                 who wins heaps of 1, 3, 5 and 7
  last-move judge kayles i.iiiiiiiiiii        the winning moves of a row with one pin down
  last-move grundy 0.77 --to 100              the values of Kayles
  last-move plane wythoff --size 25           a board of values
  last-move grundy 0.77 --to 400 --certificate kayles.txt
  last-move verify kayles.txt                 is the period proved?

Answers go to standard output; notes, a progress bar and errors go to standard error.
With --json each answer is one object on a line of its own.";

/// Combinatorial games for two players: values, proofs and verdicts.
#[derive(Debug, Parser)]
#[command(
    name = "last-move",
    version,
    long_about = WORDS,
    after_help = crate::EXITS,
    after_long_help = format!("{FIRST}\n\n{}", crate::EXITS),
    arg_required_else_help = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Print the Grundy values of heaps 0, 1, 2, … under a rule
    Grundy(Grundy),
    /// Check a certificate of a period, from nothing but the rule in it
    Verify(Verify),
    /// Say who wins a position, how that is known, and by which moves
    Judge(Judge),
    /// Print the values of Wythoff’s queen on a board, or the periods of its rows
    Plane(Plane),
    /// List the games, each with its rule, a position and its settings
    List(List),
}

const RULES: &str = "\
Rules:
  0.77         take-and-break code: digit d at place k says what may stay when k tokens
               go: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, added up
  0.12~34      the digits after ~ repeat for ever
  take-1.3.4   take one of these numbers
  except-2.5   take any number but these
  kayles-3     throw up to 3 neighbouring pins of a row (kayles-2-4: 2 to 4)
  split-3      break a heap into 2 to 3 heaps
  grundy       break a heap into two that differ
  squares      take a full square from a board of 2 rows

Examples:
  last-move grundy 0.77 --to 100
  last-move grundy grundy --to 32768 --format b-file > b.txt
  last-move grundy 0.07 --to 500 --certificate dawson.txt && last-move verify dawson.txt

The note on standard error says what is known about the period. More than 10,000,000 values or some
ten minutes are refused before any work begins; --plan tells the cost.";

#[derive(Debug, Options)]
#[command(after_help = RULES)]
pub(crate) struct Grundy {
    /// The rule, such as 0.77, take-1.3.4 or grundy
    pub(crate) rule: String,
    /// The greatest heap
    #[arg(long, value_name = "N")]
    pub(crate) to: u64,
    /// How the values are written
    #[arg(long, value_enum, default_value_t = Format::Csv)]
    pub(crate) format: Format,
    /// The same as --format json
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the certificate of the proved period to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
    /// Only say which engine would be used and what it would cost
    #[arg(long)]
    pub(crate) plan: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A line “n,value” for each heap, below a line that names the columns
    Csv,
    /// An object for each heap, one a line
    Json,
    /// A line “n value” for each heap, as the OEIS wants it
    BFile,
}

const CERTIFICATES: &str = "\
`last-move grundy RULE --to N --certificate FILE` writes a certificate of heaps, and
`last-move plane wythoff --rows ROW --certificate FILE` one of the rows of a board. All its values are
computed anew here, by a program that shares no code with the one that wrote it; every number in it is
looked at. More than 1,000,000 heaps or 5,000,000 squares are refused. The exit code is 0 if it holds and 1 if it does not.

Examples:
  last-move verify dawson.txt
  last-move verify - --json < dawson.txt";

#[derive(Debug, Options)]
#[command(after_help = CERTIFICATES)]
pub(crate) struct Verify {
    /// The certificate; - for standard input
    pub(crate) file: PathBuf,
    /// One object instead of a sentence
    #[arg(long)]
    pub(crate) json: bool,
}

const POSITIONS: &str = "\
A position is written as in the addresses of the page; several can be given.
`last-move list` tells the games, each with a position and its settings.
A position may begin with dashes; after `--` every word is a position.
A move is a place and an amount, as in 3-1, or an amount alone where there is one place.
With --json: game, position, outcome (N, P, D for a draw, or null), grundy, winning, more (true if
moves that are not listed may win as well; at most 1000 are listed), distance (moves until the end
in best play), known (theory, nim-sum, search or gave up), positions (searched).
The exit code is 1 if the judge gives up.

Examples:
  last-move judge nim 1.3.5.7
  last-move judge nim 1.3.5.7 --misere
  last-move judge kayles iiiiiiiiiiiii --set most=3
  last-move judge wythoff 7.10 --json";

#[derive(Debug, Options)]
#[command(after_help = POSITIONS)]
pub(crate) struct Judge {
    /// The game, by its id
    pub(crate) game: String,
    /// One position or more
    #[arg(required = true)]
    pub(crate) positions: Vec<String>,
    /// Play misère: the player who makes the last move loses
    #[arg(long)]
    pub(crate) misere: bool,
    /// Change a setting of the game; can be given several times
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// An object for each position, one a line
    #[arg(long)]
    pub(crate) json: bool,
}

const PLANES: &str = "\
Examples:
  last-move plane wythoff --size 25    the values, the corner first
  last-move plane wythoff --rows 40    the proved periods of W(row, n) - n
  last-move plane wythoff --cold 10    the lost squares: n, x, y
  last-move plane wythoff --rows 40 --certificate rows.txt && last-move verify rows.txt

A row rests on all rows below it, so a certificate has rows 0 to the one that is asked for, or to the
last one of the board. Periods are proved for rows 0 to 40; of others it says nothing. A side of more
than 10,000 is refused.";

#[derive(Debug, Options)]
#[command(after_help = PLANES)]
pub(crate) struct Plane {
    /// Which board
    #[arg(value_enum)]
    pub(crate) board: Board,
    /// Print the squares below this side, row by row from the corner
    #[arg(long, value_name = "N", required_unless_present_any = ["rows", "cold"])]
    pub(crate) size: Option<u64>,
    /// Print the proved periods of rows 0 to this one instead
    #[arg(long, value_name = "ROW", conflicts_with_all = ["size", "cold"])]
    pub(crate) rows: Option<u64>,
    /// Print so many of the lost squares instead
    #[arg(long, value_name = "COUNT", conflicts_with = "size")]
    pub(crate) cold: Option<u64>,
    /// Write the certificate of the rows, as far as their periods are proved, to this file
    #[arg(long, value_name = "FILE", conflicts_with = "cold")]
    pub(crate) certificate: Option<PathBuf>,
    /// An object for each row, one a line, instead of numbers with commas
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Board {
    /// A queen walks left, down or diagonally towards the corner
    Wythoff,
}

#[derive(Debug, Options)]
pub(crate) struct List {
    /// An object for each game, one a line
    #[arg(long)]
    pub(crate) json: bool,
}
