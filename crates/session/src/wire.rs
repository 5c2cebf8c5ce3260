//! What page and worker say to each other, and the one type that is serialised.

use crate::judgement::{Judgement, Rendered};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use solver::play::{Move, Outcome, Step};
use solver::verdict::Known;

/// Version of this protocol; page and worker refuse to talk across versions.
pub const VERSION: u64 = 4;
/// Name of the event that carries a question where the worker's code runs on the page.
pub const ASK: &str = "last-move:ask";
/// Name of the event that carries an answer there.
pub const TELL: &str = "last-move:tell";

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A question; a newer one drops an older one.
    Judge {
        /// Number of the question.
        id: u32,
        /// Game, settings and position, such as `kayles?at=iii`; with `deal=SEED` a start is asked
        /// for, with `tables=` the tables, of which a number may choose the last, with `sheet=` an
        /// answer to every move.
        job: String,
    },
    /// Drop the question at hand.
    Stop,
}

/// From the worker to the page.
#[allow(clippy::large_enum_variant, reason = "there is never more than one at a time")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tell {
    /// The worker is ready.
    Ready {
        /// Its protocol version.
        version: u64,
    },
    /// Still at work.
    Progress {
        /// Number of the question.
        id: u32,
        /// Positions solved so far.
        solved: u64,
    },
    /// The verdict.
    Verdict {
        /// Number of the question.
        id: u32,
        /// What is known.
        verdict: Judgement,
    },
    /// What was asked for as text: a start, or tables as HTML.
    Text {
        /// Number of the question.
        id: u32,
        /// The text.
        text: String,
    },
    /// The question makes no sense.
    Failed {
        /// Number of the question.
        id: u32,
        /// What is wrong, in one sentence.
        because: String,
    },
}

/// Every message on its way: numbers, the first of which says what it is, and texts.
///
/// One plain type costs the page a tenth of what a type for each message would.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Letter {
    numbers: Vec<u64>,
    texts: Vec<String>,
}

impl Letter {
    fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_else(|_| unreachable!("plain lists always serialise"))
    }

    fn option(&mut self, number: Option<u64>) {
        self.numbers.push(u64::from(number.is_some()));
        self.numbers.extend(number);
    }

    fn moves(&mut self, moves: &[Move]) {
        self.numbers.push(moves.len() as u64);
        for mv in moves {
            self.numbers.push(mv.steps().len() as u64);
            for step in mv.steps() {
                self.numbers.extend([u64::from(step.place), step.amount]);
            }
        }
    }

    fn verdict(&mut self, verdict: &Judgement) {
        self.option(verdict.outcome.map(|outcome| outcome as u64));
        self.option(verdict.grundy);
        self.option(verdict.distance);
        let (known, positions) = match verdict.known {
            Known::Theory => (0, 0),
            Known::Sum => (1, 0),
            Known::Search { positions } => (2, positions),
            Known::GaveUp { positions } => (3, positions),
        };
        self.numbers.extend([known, positions]);
        self.numbers.push(u64::from(verdict.more));
        self.moves(&verdict.winning);
        self.moves(&verdict.best);
        self.moves(verdict.naive.as_slice());
        self.numbers.push(verdict.strands.len() as u64);
        self.numbers.extend_from_slice(&verdict.strands);
        self.numbers.extend_from_slice(&verdict.terms);
        for told in [&verdict.seen].into_iter().chain(&verdict.reasons) {
            self.texts.extend([told.words.clone(), told.picture.clone()]);
        }
    }
}

/// A letter that is being read from its beginning.
struct Reading {
    numbers: vec::IntoIter<u64>,
    texts: vec::IntoIter<String>,
}

impl Reading {
    fn of(bytes: &[u8]) -> Option<Reading> {
        let letter: Letter = postcard::from_bytes(bytes).ok()?;
        let Letter { numbers, texts } = letter;
        Some(Reading { numbers: numbers.into_iter(), texts: texts.into_iter() })
    }

    fn number(&mut self) -> Option<u64> {
        self.numbers.next()
    }

    fn option(&mut self) -> Option<Option<u64>> {
        match self.number()? {
            0 => Some(None),
            _ => Some(Some(self.number()?)),
        }
    }

    fn moves(&mut self) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        for _ in 0..self.number()? {
            let mut steps = Vec::new();
            for _ in 0..self.number()? {
                steps.push(Step { place: self.number()? as u32, amount: self.number()? });
            }
            moves.push(Move::many(steps)?);
        }
        Some(moves)
    }

    fn told(&mut self) -> Option<Rendered> {
        Some(Rendered { words: self.texts.next()?, picture: self.texts.next()? })
    }

    fn verdict(&mut self) -> Option<Judgement> {
        let mut verdict = Judgement::unknown();
        verdict.outcome = self.option()?.map(|outcome| match outcome {
            0 => Outcome::P,
            1 => Outcome::N,
            _ => Outcome::D,
        });
        verdict.grundy = self.option()?;
        verdict.distance = self.option()?;
        let (known, positions) = (self.number()?, self.number()?);
        verdict.known = match known {
            0 => Known::Theory,
            1 => Known::Sum,
            2 => Known::Search { positions },
            _ => Known::GaveUp { positions },
        };
        verdict.more = self.number()? == 1;
        verdict.winning = self.moves()?;
        verdict.best = self.moves()?;
        verdict.naive = self.moves()?.pop();
        let mut strands = Vec::new();
        for _ in 0..self.number()? {
            strands.push(self.number()?);
        }
        verdict.strands = strands.into();
        while let Some(term) = self.number() {
            verdict.terms.push(term);
        }
        verdict.seen = self.told()?;
        while let Some(told) = self.told() {
            verdict.reasons.push(told);
        }
        Some(verdict)
    }
}

impl Ask {
    /// The question as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut letter = Letter::default();
        if let Ask::Judge { id, job } = self {
            letter.numbers.push(u64::from(*id));
            letter.texts.push(job.clone());
        }
        letter.bytes()
    }

    /// A question from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Ask> {
        let mut from = Reading::of(bytes)?;
        match from.number() {
            Some(id) => Some(Ask::Judge { id: id as u32, job: from.texts.next()? }),
            None => Some(Ask::Stop),
        }
    }
}

impl Tell {
    /// The answer as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut letter = Letter::default();
        let (kind, id, number, text) = match self {
            Tell::Ready { version } => (0, 0, Some(*version), None),
            Tell::Progress { id, solved } => (1, *id, Some(*solved), None),
            Tell::Verdict { id, .. } => (2, *id, None, None),
            Tell::Text { id, text } => (3, *id, None, Some(text)),
            Tell::Failed { id, because } => (4, *id, None, Some(because)),
        };
        letter.numbers.extend([kind, u64::from(id)]);
        letter.numbers.extend(number);
        letter.texts.extend(text.cloned());
        if let Tell::Verdict { verdict, .. } = self {
            letter.verdict(verdict);
        }
        letter.bytes()
    }

    /// An answer from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Tell> {
        let mut from = Reading::of(bytes)?;
        let (kind, id) = (from.number()?, from.number()? as u32);
        Some(match kind {
            0 => Tell::Ready { version: from.number()? },
            1 => Tell::Progress { id, solved: from.number()? },
            2 => Tell::Verdict { id, verdict: from.verdict()? },
            3 => Tell::Text { id, text: from.texts.next()? },
            _ => Tell::Failed { id, because: from.texts.next()? },
        })
    }
}
