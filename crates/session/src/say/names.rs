//! Names in reasons: the messages speak of a winner and an opponent, who get the names that the reader knows here.

use super::{most, seated, words};
use crate::play::Session;
use crate::seat::Players;
use alloc::string::ToString;
use games::words::parity;
use messages::markup::Html;
use messages::{Argument, Message};

/// The points of both players, as a board writes them: "you 7, the machine 2".
pub(crate) fn score(session: &Session) -> Option<Message> {
    let score = session.score()?;
    let name = |player| words::player_within(seated(session.players(), player));
    let points = |n: u64| match most(session) {
        true => Message::verbatim(n.to_string()),
        false => words::held(n, parity(n)),
    };
    Some(words::score(name(0), points(score[0]), name(1), points(score[1])))
}

/// The winner and the opponent.
///
/// Messages of reasons use `$winner` and `$opponent` within a sentence, `$Winner` and `$Opponent` at its
/// beginning, and choose a verb by `$winner-is` and `$opponent-is`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// The player who makes the winning move, and the opponent, as words by which messages choose.
    who: [&'static str; 2],
}

impl Names {
    /// The names if the player with this number, 0 for the first to move, makes a winning move.
    ///
    /// ```
    /// use messages::native::Words;
    /// use session::{Session, link::link, running::all_answered, say::Names, seat::Players};
    /// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    /// let session = all_answered(session);
    /// let why = &session.verdict().expect("it is judged").reasons[0].words;
    /// let read = |players| Words::english(&Names::of(players, 0).fill(why));
    /// assert!(read(Players::YouFirst).contains("You can always make every column even again."));
    /// assert!(read(Players::YouSecond).contains("The machine can always make"));
    /// ```
    pub fn of(players: Players, winner: usize) -> Names {
        Names { who: [seated(players, winner), seated(players, winner + 1)] }
    }

    /// The names for a reader who makes the move against an unnamed opponent.
    pub fn reader() -> Names {
        Names { who: ["you", "opponent"] }
    }

    /// A message with the names in it.
    pub fn fill(&self, message: &Message) -> Message {
        message.clone().filled(&self.arguments())
    }

    /// The same for HTML.
    pub fn fill_html(&self, html: &Html) -> Html {
        html.filled(&self.arguments())
    }

    fn arguments(&self) -> [(&'static str, Argument); 6] {
        let [winner, other] = self.who;
        let is = |who: &str| Argument::Word(who.into());
        [
            ("winner", words::player_within(winner).into()),
            ("opponent", words::player_within(other).into()),
            ("Winner", words::player(winner).into()),
            ("Opponent", words::player(other).into()),
            ("winner-is", is(winner)),
            ("opponent-is", is(other)),
        ]
    }
}
