//! Runs a study until it is idle, as the explorer's worker does.

use crate::english::{english, html};
use study::Study;
use study::wire::{Ask, Standing, State, Tell};

/// An idle study, and all its messages.
pub(crate) struct Finished {
    pub(crate) study: Study,
    pub(crate) tells: Vec<Tell>,
}

/// Starts a study, confirms it if it waits, and runs it to its end.
pub(crate) fn study(address: &str) -> Finished {
    let mut study = Study::default();
    let mut tells = through(&study.ask(Ask::Begin { id: 1, address: address.to_string() }));
    if tells.iter().any(|tell| matches!(tell, Tell::Planned { waits: true, .. })) {
        assert!(!study.busy(), "{address} begins without confirmation");
        tells.extend(through(&study.ask(Ask::GoOn)));
    }
    while study.busy() {
        tells.extend(through(&study.slice()));
    }
    Finished { study, tells }
}

/// The answers, after they were written and read as bytes.
fn through(tells: &[Tell]) -> Vec<Tell> {
    tells.iter().map(|tell| Tell::read(&tell.bytes()).unwrap()).collect()
}

/// The sentence of a refusal; panics if the study begins.
pub(crate) fn refused(address: &str) -> String {
    let mut study = Study::default();
    let tells = study.ask(Ask::Begin { id: 7, address: address.to_string() });
    assert!(!study.busy());
    match &tells[..] {
        [Tell::Refused { id: 7, because }] => english(because),
        _ => panic!("{address} is not refused: {tells:?}"),
    }
}

impl Finished {
    /// Asks one more question, and returns the only answer.
    pub(crate) fn ask(&mut self, ask: Ask) -> Tell {
        let ask = Ask::read(&ask.bytes()).unwrap();
        let mut tells = through(&self.study.ask(ask));
        assert_eq!(tells.len(), 1, "one question, one answer");
        tells.remove(0)
    }

    /// All values of one rule, in order.
    pub(crate) fn values(&self, rule: u8) -> Vec<u32> {
        let mut all = Vec::new();
        for tell in &self.tells {
            if let Tell::Values { which, from, values, .. } = tell
                && *which == rule
            {
                assert_eq!(*from, all.len() as u64, "values come without gaps");
                all.extend(values);
            }
        }
        all
    }

    /// The last facts.
    pub(crate) fn facts(&self) -> (Vec<Standing>, String) {
        let facts = self.tells.iter().rev().find_map(|tell| match tell {
            Tell::Facts { standing, pieces, .. } => {
                Some((standing.clone(), pieces.iter().map(html).collect()))
            }
            _ => None,
        });
        facts.expect("a study ends with its facts")
    }

    /// The last state of progress.
    pub(crate) fn state(&self) -> Option<State> {
        self.tells.iter().rev().find_map(|tell| match tell {
            Tell::Progress { state, .. } => Some(*state),
            _ => None,
        })
    }

    /// The explanation of a cell as HTML and as text, or the refusal.
    pub(crate) fn why(&mut self, at: (u64, u64)) -> Result<(String, String), String> {
        match self.ask(Ask::Why { id: 2, at }) {
            Tell::Why { id: 2, html: long, words } => Ok((html(&long), english(&words))),
            Tell::Refused { id: 2, because } => Err(english(&because)),
            other => panic!("{other:?}"),
        }
    }
}
