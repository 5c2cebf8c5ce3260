//! The kinds of steps, and how an answer stands.

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Does the player who begins win?
    Who,
    /// Make a winning move.
    Move,
    /// Win from here against the machine at its best.
    Win,
    /// Did the last move give the win away?
    Blunder,
    /// Which positions are won for the player to move? They are a row, or a plane: all whose sizes lie between those of
    /// two positions that differ in two of them.
    Mark,
    /// Set up a position that the player to move loses, with as many parts as the first one, none of them empty, and none
    /// of the others.
    Build,
    /// Which size comes next among the lost positions? Those before it are given, and differ in one size.
    Next,
    /// State a rule for the lost positions among all whose sizes lie between those of two positions.
    Rule,
}

/// Why a position or a number is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has not this many parts, or one of them is empty.
    Parts(usize),
    /// It is one of those that do not count.
    Listed,
    /// There is no move in it.
    Over,
    /// It is not between these numbers.
    Outside(u64, u64),
}

impl Kind {
    /// All kinds with their words in the texts of the games.
    pub const ALL: [(&'static str, Kind); 8] = [
        ("who", Kind::Who),
        ("move", Kind::Move),
        ("win", Kind::Win),
        ("blunder", Kind::Blunder),
        ("mark", Kind::Mark),
        ("build", Kind::Build),
        ("next", Kind::Next),
        ("rule", Kind::Rule),
    ];

    /// The kind of a word.
    ///
    /// ```
    /// use session::step::Kind;
    /// assert_eq!([Kind::of("who"), Kind::of("guess")], [Some(Kind::Who), None]);
    /// ```
    pub fn of(word: &str) -> Option<Kind> {
        Kind::ALL.iter().find(|(known, _)| *known == word).map(|(_, kind)| *kind)
    }

    /// True if the learner answers by playing.
    ///
    /// ```
    /// use session::step::Kind;
    /// assert!(Kind::Win.played() && !Kind::Mark.played());
    /// ```
    pub fn played(self) -> bool {
        matches!(self, Kind::Move | Kind::Win)
    }
}

/// How a step, or one of its positions, stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not answered, or not known yet.
    Open,
    /// Answered wrongly.
    Wrong,
    /// Answered rightly.
    Right,
}
