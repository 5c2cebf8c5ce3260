//! Who sits where, and how well the machine plays.

/// Who makes the first and the second player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Players {
    /// A person begins against the machine.
    #[default]
    YouFirst,
    /// The machine begins against a person.
    YouSecond,
    /// Two people share the board.
    Two,
    /// The machine plays itself.
    Watch,
}

/// Who makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    Person,
    /// The machine.
    Machine,
}

/// How the machine chooses among its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Level {
    /// Never loses a won position, and delays the end of a lost one as long as possible.
    #[default]
    Perfect,
    /// Perfect, but one move in four is random.
    Slips,
    /// Random, but takes a win in one, and tries to leave none.
    Careful,
    /// Random, but takes a win in one.
    Beginner,
    /// Follows a learner's rule that each game names.
    Naive,
}

impl Players {
    /// All seatings with their words in addresses.
    pub const ALL: [(&'static str, Players); 4] = [
        ("you-first", Players::YouFirst),
        ("you-second", Players::YouSecond),
        ("two", Players::Two),
        ("watch", Players::Watch),
    ];

    /// Who makes the move with this number, from 0.
    pub fn seat(self, ply: usize) -> Seat {
        let first = ply.is_multiple_of(2);
        match self {
            Players::YouFirst if first => Seat::Person,
            Players::YouSecond if !first => Seat::Person,
            Players::Two => Seat::Person,
            _ => Seat::Machine,
        }
    }

    /// True if a person plays the machine.
    ///
    /// ```
    /// use session::seat::{Players, Seat};
    /// assert!(Players::YouSecond.mixed() && !Players::Watch.mixed());
    /// assert_eq!((Players::YouSecond.seat(0), Players::YouSecond.seat(1)), (Seat::Machine, Seat::Person));
    /// ```
    pub fn mixed(self) -> bool {
        matches!(self, Players::YouFirst | Players::YouSecond)
    }
}

impl Level {
    /// The level that is easier to beat, if there is one.
    ///
    /// ```
    /// use session::seat::Level;
    /// assert_eq!(Level::Perfect.easier(), Some(Level::Slips));
    /// assert_eq!(Level::Beginner.easier(), None);
    /// ```
    pub fn easier(self) -> Option<Level> {
        match self {
            Level::Perfect => Some(Level::Slips),
            Level::Slips => Some(Level::Careful),
            Level::Careful => Some(Level::Beginner),
            Level::Beginner | Level::Naive => None,
        }
    }

    /// The level that is harder to beat, if there is one.
    ///
    /// ```
    /// use session::seat::Level;
    /// assert_eq!(Level::Beginner.harder(), Some(Level::Careful));
    /// assert_eq!(Level::Perfect.harder(), None);
    /// ```
    pub fn harder(self) -> Option<Level> {
        match self {
            Level::Naive => Some(Level::Beginner),
            Level::Beginner => Some(Level::Careful),
            Level::Careful => Some(Level::Slips),
            Level::Slips => Some(Level::Perfect),
            Level::Perfect => None,
        }
    }

    /// All levels with their words in addresses.
    pub const ALL: [(&'static str, Level); 5] = [
        ("perfect", Level::Perfect),
        ("slips", Level::Slips),
        ("careful", Level::Careful),
        ("beginner", Level::Beginner),
        ("naive", Level::Naive),
    ];
}
