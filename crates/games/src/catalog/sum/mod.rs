//! A sum: several different games side by side; a turn is a move in one of them.

mod board;
pub mod parts;
pub mod theory;

crate::words::words!("sum");

use crate::card::{self, Card, Cloth, Difficulty, Family, Field, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::stage::{moved, moved_steps};
use crate::table::{Shape, Table, sign};
use crate::theory::{over, share};
use crate::words as shared;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;
use messages::Message;
use parts::{Part, PartGame, USUAL};
use solver::board::PART;
use solver::code::{self, CodeError};
use solver::erased::ErasedTheory;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome, Step};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::search::{Advance, Search};
use solver::theory::{PartPositions, Theory};
use solver::verdict::{Claim, Known};
use theory::Games;

/// The largest size of a part in the form.
const LARGEST: u64 = 8;
/// Most tiles, pins and other units in all parts, so that no code can become too long in play.
const UNITS: u64 = 900;
/// Most nodes of a part that is searched for a value unknown to theory.
const NODES: u64 = 1 << 20;
/// Nodes that the searches of one part may store, and steps that one of them may take.
const SEARCH: (usize, u32) = (100_000, 1_000_000);
/// How often a random part that is too large for a table is replaced.
const ROLLS: u32 = 20;
/// The largest value in the table of nim-sums.
const TABLE: u64 = 12;

/// The games on the table, in their order.
#[derive(Clone, Debug)]
pub struct Sum {
    kinds: Rc<Vec<PartGame>>,
    /// Values computed before, by the number of the part and its code.
    known: KnownValues,
    /// The searches of parts for values unknown to theory; each keeps its results.
    searches: Rc<RefCell<Vec<Option<Search>>>>,
}

/// Values of parts, ascending by part and code; most moves change one part and leave the others.
type KnownValues = Rc<RefCell<Vec<(usize, String, Option<u64>)>>>;

/// The position of each part.
pub type Parts = Vec<Part>;

/// The part that a move is made in, and the move as that part knows it.
///
/// ```
/// use games::catalog::sum;
/// use games::setup::Setup;
/// let (game, setup) = (sum::GAME.game(), Setup::of(games::find("sum").unwrap().card()));
/// let first = game.first(&setup);
/// let last = solver::play::largest(&first.moves()[first.moves().len() - 1..]).unwrap();
/// let (part, inner) = sum::within(&last);
/// assert!(part > 0 && inner.first().place < last.first().place);
/// ```
pub fn within(mv: &Move) -> (usize, Move) {
    let part = mv.first().place / PART;
    (part as usize, moved(mv, part * PART, 0))
}

/// A move of a part as a move of the sum.
fn without(part: usize, mv: &Move) -> Move {
    moved(mv, 0, part as u32 * PART)
}

impl Sum {
    /// The sum of these games, named as in the setting.
    ///
    /// # Errors
    ///
    /// A name of a game that cannot be a part, or too many names.
    pub fn of(names: &str) -> Result<Sum, CodeError> {
        Ok(Sum::with(parts::kinds(names)?))
    }

    fn with(kinds: Vec<PartGame>) -> Sum {
        let searches = kinds.iter().map(|_| None).collect();
        Sum {
            kinds: Rc::new(kinds),
            known: KnownValues::default(),
            searches: Rc::new(RefCell::new(searches)),
        }
    }

    fn parts<'s>(&'s self, at: &'s Parts) -> impl Iterator<Item = (&'s PartGame, &'s Part)> {
        self.kinds.iter().zip(at)
    }

    /// The Grundy value of every part; `None` if theory does not know one of them.
    pub fn values(&self, at: &Parts) -> Option<Vec<u64>> {
        (0..at.len()).map(|part| self.value(part, &at[part])).collect()
    }

    fn value(&self, part: usize, at: &Part) -> Option<u64> {
        let code = at.code();
        let before = |(of, known, _): &(usize, String, _)| (*of, known.as_str()) < (part, code);
        let place = self.known.borrow().partition_point(before);
        if let Some((of, known, value)) = self.known.borrow().get(place)
            && (*of, known.as_str()) == (part, code)
        {
            return *value;
        }
        let judged = self.kinds[part].judged_at(at);
        let claimed = judged.claim().and_then(|claim| claim.grundy);
        let value = claimed.or_else(|| self.searched(part, &*judged));
        self.known.borrow_mut().insert(place, (part, code.to_string(), value));
        value
    }

    /// The Grundy value of one part by search, where it is small.
    fn searched(&self, part: usize, place: &dyn ErasedTheory) -> Option<u64> {
        if place.out_of_reach() || place.state_bound().is_some_and(|bound| bound > NODES) {
            return None;
        }
        let mut searches = self.searches.borrow_mut();
        let mut search = searches[part].take().unwrap_or_else(|| Search::new(true, SEARCH.0));
        let found = search.step(place, &place.node(), &mut { SEARCH.1 });
        let Advance::Done(worth) = found else { return None };
        searches[part] = Some(search);
        Some(u64::from(worth.value))
    }

    /// Appends the moves of one part that leave it with the value `wanted`; `None` if a value is unknown.
    fn leaving(&self, at: &Parts, part: usize, wanted: u64, out: &mut Vec<Move>) -> Option<()> {
        for mv in at[part].position().moves(usize::MAX) {
            if self.value(part, &at[part].play(&mv))? == wanted {
                out.push(without(part, &mv));
            }
        }
        Some(())
    }
}

impl PositionKind for Sum {
    type Position = Parts;

    fn read(&self, text: &str) -> Result<Parts, CodeError> {
        let mut parts = Parts::new();
        let count = self.kinds.len() as u64;
        let wrong = |place| CodeError::count(place, words::parts, (count, count));
        for (first, piece) in parts::split(text) {
            let Some(kind) = self.kinds.get(parts.len()) else { return Err(wrong(first)) };
            parts.push(kind.read(&piece, first)?);
        }
        let end = text.chars().count() + 1;
        if parts.len() < self.kinds.len() {
            return Err(wrong(end + 1));
        }
        let room = |(kind, part): (&PartGame, &Part)| kind.room(part);
        if self.parts(&parts).map(room).fold(0, u64::saturating_add) > UNITS {
            let range = (0, UNITS);
            return Err(CodeError::count(end, words::units_in_all, range));
        }
        Ok(parts)
    }

    fn write(&self, at: &Parts) -> String {
        parts::joined(at)
    }

    /// One size for each part; it does not count for one without sizes.
    fn sizes(&self) -> Sizes {
        let count = self.kinds.len();
        let (mut least, mut most) = (0, LARGEST);
        let sizes = self.kinds.iter().map(|kind| kind.first_on_page().sizes());
        for Sizes { each, .. } in sizes.filter(|sizes| *sizes != Sizes::NONE) {
            (least, most) = (each.0.max(least), each.1.min(most));
        }
        // Some parts have too many moves before they reach their greatest size.
        while most > least && !self.kinds.iter().all(|kind| kind.fits(most)) {
            most -= 1;
        }
        Sizes { count: (count, count), each: (least, most) }
    }

    fn to_sizes(&self, at: &Parts) -> Vec<u64> {
        let largest = |part: &Part| part.position().to_sizes().into_iter().max().unwrap_or(0);
        at.iter().map(largest).collect()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Parts> {
        let part = |(kind, size): (&PartGame, &u64)| {
            kind.with_size(*size).map_or_else(|| kind.first(), |made| kind.part(&*made))
        };
        Some(self.kinds.iter().zip(sizes).map(part).collect())
    }

    fn edit(&self, at: &Parts, place: u32, amount: u64) -> Option<Parts> {
        let part = (place / PART) as usize;
        let (kind, old) = (self.kinds.get(part)?, at.get(part)?);
        let edited = kind.shown(old).edit(place % PART, amount)?;
        let mut next = at.clone();
        next[part] = kind.part(&*edited);
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Parts> {
        let part = |kind: &PartGame| {
            let mut dealt = (0..ROLLS).map(|_| kind.judged().random(&kind.setup, roll(1 << 40)));
            dealt.find_map(|code| kind.read(&code, 1).ok()).unwrap_or_else(|| kind.first())
        };
        Some(self.kinds.iter().map(part).collect())
    }

    /// The number of the part and its own notation, such as `2~3-4`.
    fn write_move(&self, at: &Parts, mv: &Move) -> String {
        let (part, mv) = within(mv);
        format!("{}~{}", part + 1, at[part].position().write_move(&mv))
    }

    fn read_move(&self, at: &Parts, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let Some((part, rest)) = text.split_once('~') else {
            return Err(CodeError::wanted(1, words::move_in_a_part));
        };
        let first = part.chars().count() + 1;
        let part = code::number(part, 1, 1, self.kinds.len() as u64)? as usize - 1;
        let own = self.kinds[part].shown(&at[part]).read_move(rest);
        match own {
            Ok(mv) if mv.steps().iter().all(|step| step.place < PART) => Ok(without(part, &mv)),
            Ok(_) => Err(CodeError::rules(first, words::no_such_place)),
            Err(error) => Err(CodeError::new(error.place + first, error.fault)),
        }
    }

    fn size_name(&self, _: &Parts, index: usize) -> Message {
        let title = self.kinds.get(index).map_or_else(Message::nothing, |kind| kind.title());
        words::board_label(index as u64 + 1, title)
    }
}

impl Rules for Sum {
    type Positions = Sum;

    fn positions(&self) -> Sum {
        self.clone()
    }

    fn moves(&self, at: &Parts, out: &mut Vec<MoveRange>) {
        let mut first = 0;
        for part in at {
            let begin = out.len();
            part.position().steps_after(&[], out);
            for range in &mut out[begin..] {
                range.place += first;
            }
            first += PART;
        }
    }

    fn next_steps(&self, at: &Parts, steps: &[Step], out: &mut Vec<MoveRange>) {
        let part = steps[0].place / PART;
        let Some(moved) = at.get(part as usize) else { return };
        if steps.iter().any(|step| step.place / PART != part) {
            return;
        }
        let begin = out.len();
        moved.position().steps_after(&moved_steps(steps, part * PART, 0), out);
        for range in &mut out[begin..] {
            range.place += part * PART;
        }
    }

    fn play(&self, at: &Parts, mv: &Move) -> Parts {
        let (part, mv) = within(mv);
        let mut next = at.clone();
        next[part] = at[part].play(&mv);
        next
    }

    /// The nodes of the parts one after the other, each after its length.
    fn node(&self, at: &Parts) -> Node {
        let mut whole = Vec::new();
        for (_, part) in self.parts(at) {
            let node = part.position().node();
            whole.push(node.len() as u64);
            whole.extend(node);
        }
        whole
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let mut begin = 0;
        let mut after = Vec::new();
        for kind in self.kinds.iter() {
            let end = begin + 1 + node[begin] as usize;
            kind.judged_at(&kind.first()).node_options(&node[begin + 1..end], &mut after);
            for part in after.drain(..) {
                let mut whole = node[..begin].to_vec();
                whole.push(part.len() as u64);
                whole.extend(part);
                whole.extend_from_slice(&node[end..]);
                out.push(whole);
            }
            begin = end;
        }
    }

    fn state_bound(&self, at: &Parts) -> Option<u64> {
        let mut bounds = self.parts(at).map(|(kind, part)| kind.judged_at(part).state_bound());
        // One more each, for the part as it is.
        bounds.try_fold(1, |all, part| Some(u64::saturating_mul(all, part?.saturating_add(1))))
    }

    fn out_of_reach(&self, at: &Parts) -> bool {
        self.parts(at).any(|(kind, part)| kind.judged_at(part).out_of_reach())
    }
}

impl Theory for Sum {
    fn parts(rules: &Rc<Sum>, at: &Parts) -> PartPositions {
        rules.parts(at).flat_map(|(kind, part)| kind.judged_at(part).parts()).collect()
    }

    fn claim(&self, at: &Parts) -> Option<Claim> {
        let values = self.values(at)?;
        let xor = values.iter().fold(0, |xor, value| xor ^ value);
        let mut winning = Vec::new();
        for (part, value) in values.iter().enumerate() {
            if xor != 0 {
                self.leaving(at, part, value ^ xor, &mut winning)?;
            }
        }
        let outcome = Outcome::of_mover_winning(xor != 0);
        Some(Claim {
            outcome,
            grundy: Some(xor),
            winning,
            more: false,
            distance: None,
            known: Known::Sum,
        })
    }

    fn explanation(&self, at: &Parts) -> Option<SharedExplanation> {
        if solver::rules::ranges(self, at).is_empty() {
            return over();
        }
        let values = self.values(at)?;
        let xor = values.iter().fold(0, |xor, value| xor ^ value);
        let titles = self.kinds.iter().map(|kind| kind.title());
        Some(share(Games { games: titles.zip(values).collect(), xor }))
    }

    /// The move that wins the first part that can be won, ignoring the others; otherwise any move.
    fn naive(&self, at: &Parts) -> Option<Move> {
        let mut any = None;
        for (part, (kind, code)) in self.parts(at).enumerate() {
            let place = kind.judged_at(code);
            let winning = place.claim().and_then(|claim| claim.winning.into_iter().next());
            if let Some(mv) = winning {
                return Some(without(part, &mv));
            }
            any = any.or_else(|| place.naive().map(|mv| without(part, &mv)));
        }
        any
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Sum> = Entry::new();

impl Catalogued for Sum {
    type Rules = Sum;

    const CARD: Card = Card {
        id: "sum",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[Field {
            key: "games",
            label: words::games_label,
            kind: card::FieldKind::Text {
                default: USUAL,
                check: |text| parts::kinds(text).map(|kinds| parts::write(&kinds)),
                hint: words::hint,
                leads: false,
            },
        }],
        starts: &[
            Start { name: words::start_a_heap_a_row_and_a_queen, pairs: "at=7~iiiiiii~1.3" },
            Start {
                name: words::start_six_games,
                pairs: "games=nim.kayles.wythoff.one-pile.remove-a-square.dawsons-kayles\
                        &at=4~iiiii~2.4~9~xxx_xxx~iiiiii",
            },
            Start {
                name: words::start_a_row_against_a_heap,
                pairs: "games=kayles.nim&at=iiiiiii~2",
            },
            Start {
                name: words::start_two_rows_that_look_alike,
                pairs: "games=kayles.dawsons-kayles&at=iiiiiiii~iiiiiiii",
            },
            Start {
                name: words::start_three_queens,
                pairs: "games=wythoff.wythoff.wythoff&at=1.2~3.4~5.2",
            },
            Start {
                name: words::start_chocolate_and_bars,
                pairs: "games=chocolate-stones.grundys-game.one-pile&at=9~11~6",
            },
        ],
        shelf: "games=nim.kayles&at=4~iii",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Sum {
        Sum::of(setup.text(0)).unwrap_or_else(|_| Sum::with(Vec::new()))
    }

    fn goal(rules: &Sum) -> Message {
        let titles: Vec<Message> = rules.kinds.iter().map(|kind| kind.title()).collect();
        let again = titles.iter().enumerate().any(|(i, title)| titles[..i].contains(title));
        // The boards have their names beside them, and a long list would take half of a small window.
        match titles.len() {
            count if count > 3 || again => words::goal_many(count as u64),
            _ => words::goal(shared::series(titles, shared::comma)),
        }
    }

    fn start(rules: &Sum) -> Parts {
        let usual = ["7", "iiiiiii", "1.3"];
        if parts::write(&rules.kinds) == USUAL {
            let usual = rules.kinds.iter().zip(usual).map(|(kind, code)| kind.read(code, 1));
            return usual.collect::<Result<_, _>>().expect("they are positions of these games");
        }
        rules.kinds.iter().map(PartGame::first).collect()
    }

    fn tables(_: &Sum) -> Vec<Table> {
        let row = |a: u64| (0..TABLE).map(|b| a ^ b).collect();
        vec![Table {
            caption: words::nim_sums_caption(),
            note: words::nim_sums_note(),
            shape: Shape::Columns {
                heads: (0..TABLE).map(sign).collect(),
                rows: (0..TABLE).map(row).collect(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
