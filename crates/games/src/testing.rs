//! What the tests of folders share: small positions with their explanations, and games opened by text.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

#[path = "../../../tests/english.rs"]
pub(crate) mod english;
#[path = "../../../tests/positions.rs"]
pub(crate) mod positions;
pub(crate) mod tables;
#[path = "../../../tests/rules/universe.rs"]
#[allow(dead_code, reason = "the tests of rules use the rest of it")]
pub(crate) mod universe;

use crate::game::Catalogued;
use crate::setup::Setup;
use crate::theory::parts::Part;
use english::wrong;
use solver::code::CodeError;
use solver::erased::{ErasedPosition as _, ErasedTheory, Typed};
use solver::explanation::{self, Explanation};
use solver::judge::{self, Judge};
use solver::plain_values::PlainValues;
use solver::play::{Move, MoveRange, Outcome};
use solver::recipe;
use solver::rules::{PositionKind, PositionOf, Rules};
use solver::theory::Theory;
use solver::verdict::Verdict;
use std::rc::Rc;
use universe::{Known, Universe, setups};

/// About this many positions of each setup are checked.
const POSITIONS: usize = 2500;

/// The settings of a part of an address, such as `b=3&misere=1`.
pub(crate) fn setup<C: Catalogued>(pairs: &str) -> Setup {
    let mut setup = Setup::of(&C::CARD);
    for pair in pairs.split('&').filter(|pair| !pair.is_empty()) {
        let (key, text) = pair.split_once('=').unwrap();
        let index = C::CARD.fields.iter().position(|field| field.key == key).unwrap();
        setup.set(&C::CARD, index, text).unwrap();
    }
    setup
}

/// A position under these settings.
pub(crate) fn read<C: Catalogued>(pairs: &str, code: &str) -> Result<Typed<C::Rules>, CodeError> {
    let rules = C::rules(&setup::<C>(pairs));
    let at = rules.positions().read(solver::code::bounded(code)?)?;
    Ok(Typed { rules: Rc::new(rules), at })
}

/// The verdict on a position, search included.
pub(crate) fn verdict<C: Catalogued>(pairs: &str, code: &str) -> Verdict {
    judge::run(&mut Judge::of(Box::new(read::<C>(pairs, code).unwrap())))
}

/// The explanation of a position as one of this type.
pub(crate) fn explained<C: Catalogued, E: Explanation + Clone>(
    pairs: &str,
    code: &str,
) -> Option<E> {
    explanation::of::<E>(&*read::<C>(pairs, code).unwrap().explanation()?).cloned()
}

/// Calls `check` with each winning move and the position after it, and returns the number of winning moves.
pub(crate) fn after_each<C: Catalogued>(
    pairs: &str,
    code: &str,
    check: impl Fn(&Move, &PositionOf<C::Rules>),
) -> usize {
    let (at, verdict) = (read::<C>(pairs, code).unwrap(), verdict::<C>(pairs, code));
    assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(!verdict.winning.is_empty())));
    for mv in &verdict.winning {
        check(mv, &at.rules.play(&at.at, mv));
    }
    verdict.winning.len()
}

/// Why a code is refused.
fn error<C: Catalogued>(pairs: &str, code: &str) -> CodeError {
    read::<C>(pairs, code).err().unwrap_or_else(|| panic!("{pairs} {code} is not refused"))
}

/// Asserts that a code is refused, with these words in the error.
pub(crate) fn refused<C: Catalogued>(pairs: &str, code: &str, words: &str) {
    let error = wrong(&error::<C>(pairs, code));
    assert!(error.contains(words), "{pairs} {code}: {error}");
}

/// Asserts that a position of the largest size, and one below, can be played and judged, and that a larger one is
/// refused with the range.
pub(crate) fn limits<C: Catalogued>(pairs: &str, [below, largest]: [&str; 2], above: &str) {
    for code in [below, largest] {
        let at = read::<C>(pairs, code).unwrap_or_else(|error| panic!("{code}: {error:?}"));
        let first = verdict::<C>(pairs, code).winning.into_iter().next();
        let range = at.ranges().into_iter().next();
        let mv = first.or(range.map(|range| Move::one(range.place, range.high)));
        at.play(&mv.expect("there is a move"));
        at.explanation();
        at.naive();
    }
    let error = wrong(&error::<C>(pairs, above));
    let digits = |c: char| c.is_ascii_digit();
    let named = largest.split(|c| !digits(c)).any(|part| error.contains(&format!("to {part}")));
    assert!(named || error.contains("to 120"), "{above}: {error}");
}

/// One small position of a game.
pub(crate) struct Small<'s, C: Catalogued> {
    pub(crate) setup: &'s Setup,
    pub(crate) all: &'s Universe<C::Rules>,
    pub(crate) place: usize,
    rules: &'s Rc<C::Rules>,
    values: &'s PlainValues,
}

impl<C: Catalogued> Small<'_, C> {
    /// The position.
    pub(crate) fn at(&self) -> &PositionOf<C::Rules> {
        &self.all.positions[self.place]
    }

    /// Its results by plain recursion.
    pub(crate) fn known(&self) -> &Known {
        &self.all.known[self.place]
    }

    /// Its name in the message of a failure.
    pub(crate) fn here(&self) -> String {
        format!("{:?} {}", self.setup, self.all.rules.positions().write(self.at()))
    }

    /// Each independent part with its Grundy value by plain recursion.
    pub(crate) fn parts(&self) -> Vec<(PositionOf<C::Rules>, u64)> {
        let parts = C::Rules::parts(self.rules, self.at());
        let part = |part: &dyn ErasedTheory| {
            (recipe::typed::<C::Rules>(part).at.clone(), self.values.of(part))
        };
        parts.iter().map(|one| part(&**one)).collect()
    }

    /// Asserts that rows or heaps with their values are the parts in which there is a move, with the nim-sum `xor`.
    pub(crate) fn has_parts(
        &self,
        parts: &[Part],
        xor: u64,
        size: impl Fn(&PositionOf<C::Rules>) -> u64,
    ) {
        let mut told: Vec<(u64, u64)> = parts.iter().map(|part| (part.size, part.value)).collect();
        let parts = self.parts();
        let mut plain: Vec<(u64, u64)> =
            parts.iter().map(|(part, value)| (size(part), *value)).collect();
        told.sort_unstable();
        plain.sort_unstable();
        assert_eq!(told, plain, "{}", self.here());
        let values: Vec<u64> = told.iter().map(|(_, value)| *value).collect();
        assert_eq!((xor, xor), (self.known().value, by_columns(&values)), "{}", self.here());
    }
}

/// Calls `check` with each small position, under each setting, that an explanation of this type explains; there are
/// some.
pub(crate) fn each_explained<C: Catalogued, E: Explanation>(
    mut check: impl FnMut(&Small<'_, C>, &E),
) {
    let mut explained = 0;
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), POSITIONS);
        let (rules, values) = (Rc::new(C::rules(&setup)), PlainValues::default());
        for place in 0..all.positions.len() {
            let Some(seen) = all.rules.explanation(&all.positions[place]) else { continue };
            if let Some(seen) = explanation::of::<E>(&*seen) {
                let small =
                    Small { setup: &setup, all: &all, place, rules: &rules, values: &values };
                check(&small, seen);
                explained += 1;
            }
        }
    }
    assert!(explained > 0, "no small position has this explanation");
}

/// In how many small positions theory knows without search who wins, the Grundy value, and the length of the game; and
/// how many positions there are, over all settings.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Claimed {
    pub(crate) positions: usize,
    pub(crate) winners: usize,
    pub(crate) values: usize,
    pub(crate) distances: usize,
}

/// Counts what theory claims of small positions.
pub(crate) fn claimed<C: Catalogued>() -> Claimed {
    let mut claimed = Claimed::default();
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), POSITIONS);
        claimed.positions += all.positions.len();
        for claim in all.positions.iter().filter_map(|at| all.rules.claim(at)) {
            claimed.winners += 1;
            claimed.values += usize::from(claim.grundy.is_some());
            claimed.distances += usize::from(claim.distance.is_some());
        }
    }
    claimed
}

/// The nim-sum by counting digits in columns, without the operator for it.
pub(crate) fn by_columns(numbers: &[u64]) -> u64 {
    let odd = |bit: u32| numbers.iter().filter(|n| *n / (1 << bit) % 2 == 1).count() % 2 == 1;
    (0..63).filter(|bit| odd(*bit)).map(|bit| 1 << bit).sum()
}

/// Asserts that piles, from which these numbers may be taken, have a period and no shorter one, and are lost as listed:
/// in order, up to the end of the first period unless the list is cut. In misère play a value is 1 for a win.
pub(crate) fn repeats(open: &[MoveRange], misere: bool, (start, length): (u64, u64), lost: &[u64]) {
    let top = (start + 6 * length + 300) as usize;
    let mut values: Vec<u64> = Vec::new();
    for n in 0..top {
        let taken = open.iter().flat_map(|range| range.low..=range.high);
        let options: Vec<u64> =
            taken.filter(|t| *t <= n as u64).map(|t| values[n - t as usize]).collect();
        values.push(if misere {
            u64::from(options.is_empty() || options.contains(&0))
        } else {
            (0..).find(|value| !options.contains(value)).expect("some number is missing")
        });
    }
    let repeats = |from: usize, by: usize| (from..top - by).all(|n| values[n] == values[n + by]);
    let (start, length) = (start as usize, length as usize);
    assert!(repeats(start, length), "{open:?}");
    assert!(start == 0 || values[start - 1] != values[start - 1 + length], "{open:?}");
    assert!((1..length).all(|shorter| !repeats(start, shorter)), "{open:?}");
    let zeros = (0..start + length).filter(|pile| values[*pile] == 0).map(|pile| pile as u64);
    let shown = zeros.take(recipe::LISTED + 1);
    assert_eq!(lost, shown.collect::<Vec<_>>(), "{open:?}");
}
