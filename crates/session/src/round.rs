//! A round: positions in which a win was given away, each asked about until it is won.
//!
//! They come from a game that has just been played, or from the notebook of the page.

use crate::Session;
use crate::link::link;
use crate::step::{Kind, Standing, Step};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Positions of one game, in each of which a winning move is asked for.
///
/// ```
/// use session::round::Round;
/// use session::running::all_answered;
/// use session::step::{Kind, Standing};
/// use session::{Session, link::link};
/// let open = |text| all_answered(Session::open(&link(text)).expect("there is Nim").0);
/// // Taking both stones of the second heap leaves one stone to the opponent; taking one of them would have won.
/// let game = open("nim?at=1.2&do=2-2,1-1");
/// let mut round = Round::of_game(&game).expect("the first move gave the win away");
/// assert_eq!((round.len(), round.number()), (1, 0));
/// let step = round.question();
/// assert_eq!((step.kind(), step.session().at()), (Kind::Move, "1.2"));
/// assert!(!round.follow(Standing::Open, false), "that is no answer");
/// assert!(round.follow(Standing::Right, false));
/// assert!(!round.follow(Standing::Wrong, false), "only the first answer counts");
/// let answers: Vec<_> = round.answers().collect();
/// assert_eq!((answers, round.right()), (vec![("at=1.2", true)], 1));
/// assert!(!round.go_on(), "it was the last one");
/// // What a notebook has kept is opened by the parts of its address.
/// assert_eq!(Round::of_pairs("nim", ["at=1.2", "at=x"]).map(|round| round.len()), Some(1));
/// assert!(Round::of_game(&open("nim?at=1.2&do=2-1")).is_none(), "it is not over");
/// ```
#[derive(Clone, Debug)]
pub struct Round {
    /// The positions as games that have just begun, each with its settings and position as part of an address.
    questions: Vec<(String, Session)>,
    /// Whether the first answer to each was right, if there was one.
    answers: Vec<Option<bool>>,
    at: usize,
}

impl Round {
    /// The positions of a finished game in which a person gave a win away; `None` if there are none.
    pub fn of_game(session: &Session) -> Option<Round> {
        Round::of(session.slips().into_iter().map(|ply| keyed(begun_at(session, ply))))
    }

    /// Positions as the parts of addresses that [`spoiled`] gives; those that cannot be read are left out. `None` if
    /// nothing is left.
    pub fn of_pairs<'a>(game: &str, pairs: impl IntoIterator<Item = &'a str>) -> Option<Round> {
        let opened = pairs.into_iter().filter_map(|pairs| {
            let (session, wrong) = Session::open(&link(&format!("{game}?{pairs}")))?;
            let fits = wrong.is_none() && session.line().is_empty() && !session.over();
            fits.then(|| (String::from(pairs), session))
        });
        Round::of(opened)
    }

    fn of(all: impl Iterator<Item = (String, Session)>) -> Option<Round> {
        let mut questions: Vec<(String, Session)> = Vec::new();
        for question in all {
            if !questions.iter().any(|(key, _)| *key == question.0) {
                questions.push(question);
            }
        }
        let answers = vec![None; questions.len()];
        (!questions.is_empty()).then_some(Round { questions, answers, at: 0 })
    }

    /// How many positions are asked about; at least 1.
    pub fn len(&self) -> usize {
        self.questions.len()
    }

    /// Never true: a round asks about something.
    pub fn is_empty(&self) -> bool {
        self.questions.is_empty()
    }

    /// The number of the present question, from 0.
    pub fn number(&self) -> usize {
        self.at
    }

    /// How many were answered rightly at the first attempt.
    pub fn right(&self) -> usize {
        self.answers.iter().filter(|answer| **answer == Some(true)).count()
    }

    /// The present question.
    pub fn question(&self) -> Step {
        Step::about(Kind::Move, self.questions[self.at].1.clone())
    }

    /// Settings and position of each question that was answered, as part of an address, with whether the first answer was
    /// right.
    pub fn answers(&self) -> impl Iterator<Item = (&str, bool)> {
        let both = self.questions.iter().zip(&self.answers);
        both.filter_map(|((key, _), right)| Some((key.as_str(), (*right)?)))
    }

    /// Counts the first answer to the present question; false if it was counted before, or there is none yet. What was
    /// found with help is not found.
    pub fn follow(&mut self, standing: Standing, helped: bool) -> bool {
        let answer = &mut self.answers[self.at];
        let counts = answer.is_none() && standing != Standing::Open;
        if counts {
            *answer = Some(standing == Standing::Right && !helped);
        }
        counts
    }

    /// Goes to the next question; false if this is the last one.
    pub fn go_on(&mut self) -> bool {
        let more = self.at + 1 < self.len();
        self.at += usize::from(more);
        more
    }
}

/// What the notebook keeps of [`Session::slips`]: settings and position of each as part of an address.
///
/// ```
/// use session::{Session, link::link, round, running::all_answered};
/// let (session, _) = Session::open(&link("nim?misere=1&at=1.2&do=2-1,1-1,2-1")).expect("there is Nim");
/// assert_eq!(round::spoiled(&all_answered(session)), ["misere=1&at=1.2"]);
/// ```
pub fn spoiled(session: &Session) -> Vec<String> {
    session.slips().into_iter().map(|ply| keyed(begun_at(session, ply)).0).collect()
}

/// The game that begins with the position after `ply` moves.
fn begun_at(session: &Session, ply: usize) -> Session {
    Session { start: session.position(ply).clone(), ..session.unplayed() }
}

/// A game that has just begun, after its settings and position as part of an address.
fn keyed(session: Session) -> (String, Session) {
    let mut link = session.link();
    link.pairs.retain(|(key, _)| key != "players" && key != "seed");
    if !link.pairs.iter().any(|(key, _)| key == "at") {
        link.pairs.push((String::from("at"), String::from(session.position(0).code())));
    }
    let pairs: Vec<String> =
        link.pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
    (pairs.join("&"), session)
}
