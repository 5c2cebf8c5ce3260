//! Tables of more than one game: Kayles with larger throws, take-away under every limit, H-numbers.

use crate::address::Subject;
use crate::boards;
use crate::export::english;
use crate::export::text_table::{self, TextTable};
use crate::known::{self, List};
use crate::why;
use crate::wire::{self, Ask, Tell};
use crate::words;
use crate::work::{Cost, Work};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use messages::markup::{Html, Markup};
use sequence::{Rule, Sequence};
use solver::take_away::Limit;

/// Most cells of a table, so that a page can show it.
const CELLS: u64 = 20_000;
/// Most rows, and largest heap or pile.
const SIDES: (u64, u64) = (200, 2_000);
/// Least number of values in which the period of a row of Kayles is searched.
const LOOKED: u64 = 1_000;
/// Elementary steps of a slice.
const FUEL: u64 = 3_000_000;
/// Limits shown beside the requested one.
const BESIDE: [&str; 9] = ["x", "2x-1", "2x", "3x", "4x", "x+1", "x+3", "3x/2", "xx"];
/// Greatest pile that is played out if Schwenk’s theorem does not apply.
const PLAYED: u64 = 3_000;
/// Greatest H-number of a limit with x², which has too many of them.
const SQUARED: u64 = 1_000_000;
/// Rows of H-numbers.
const TERMS: usize = 300;
/// The column of H-numbers that holds the difference to the next one.
const STEP: u64 = 1;
/// The mark in take-away of positions that lose for the player to move.
const LOST: &str = "P";

/// A table, complete or in progress.
#[derive(Debug)]
pub(crate) struct TableStudy {
    subject: Subject,
    cells: u64,
    milliseconds: u64,
    /// Rows of Kayles; the last one may be incomplete.
    rows: Vec<Sequence>,
    /// For each pile the least number that wins; empty until it is computed.
    least: Vec<u64>,
    done: bool,
}

impl TableStudy {
    /// A table, unless it is too large.
    pub(crate) fn new(subject: &Subject) -> Result<TableStudy, Message> {
        let (cells, milliseconds) = match subject {
            Subject::Kayles { most, to } => {
                sized(*most, *to)?;
                (most * (to + 1), most * most * LOOKED.max(*to) / 20_000)
            }
            Subject::TakeAway { most, to, .. } => {
                sized(*most, *to)?;
                (most * (to + 1), to * to / 100_000)
            }
            Subject::Limits { f, to } if f.is_square() && *to > SQUARED => {
                return Err(words::too_many_h_numbers(SQUARED));
            }
            _ => (TERMS as u64 * BESIDE.len() as u64, 10),
        };
        let subject = subject.clone();
        Ok(TableStudy {
            subject,
            cells,
            milliseconds,
            rows: Vec::new(),
            least: Vec::new(),
            done: false,
        })
    }

    fn grid(&self) -> TextTable {
        match &self.subject {
            Subject::Kayles { to, .. } => kayles(&self.rows, *to),
            Subject::TakeAway { f, most, .. } => take_away(f, *most, &self.least),
            Subject::Limits { f, to } => limits(f, *to),
            Subject::Values { .. } | Subject::Plane { .. } => TextTable::default(),
        }
    }

    /// The one list that stands for the table.
    fn list(&self) -> Option<Vec<u64>> {
        match &self.subject {
            Subject::Limits { f, to } => Some(lost_piles(f, *to)),
            _ => None,
        }
    }

    /// Its cells as a page shows them.
    fn cells(&self, grid: &TextTable) -> wire::Table {
        let (kept, first, from, mute, lost) = match &self.subject {
            // The period and its start are beside the heads of the rows.
            Subject::Kayles { .. } => (2, 1, 0, 0, "0"),
            Subject::TakeAway { .. } => (0, 0, 1, 0, LOST),
            _ => (0, 1, 0, STEP as u8 + 1, ""),
        };
        let columns = grid.heads.len() - 1;
        let rows = || {
            let heads = core::iter::once((&grid.heads[0], &grid.heads[1..]));
            heads.chain(grid.rows.iter().map(|(head, cells)| (head, &cells[..])))
        };
        let longest = rows().flat_map(|(head, cells)| cells.iter().chain([head])).map(String::len);
        let size = longest.max().unwrap_or(0);
        let mut texts = String::new();
        for (head, cells) in rows() {
            // A row may be shorter.
            let missing = core::iter::repeat_n("", columns - cells.len());
            let cells = cells.iter().map(String::as_str).chain(missing);
            for text in core::iter::once(head.as_str()).chain(cells) {
                texts.extend(core::iter::repeat_n(' ', size - text.len()));
                texts.push_str(text);
            }
        }
        wire::Table {
            size: size as u64,
            texts,
            columns: columns as u64,
            mute,
            from,
            kept,
            first,
            lost: lost.to_string(),
            words: self.words(),
        }
    }

    fn caption(&self) -> Message {
        match &self.subject {
            Subject::TakeAway { f, .. } => words::take_away_caption(&f.write()),
            Subject::Limits { f, .. } => words::limits_caption(&f.write()),
            _ => words::kayles_caption(),
        }
    }

    /// The cells that hold words.
    fn words(&self) -> Vec<(u64, u64, Message)> {
        match &self.subject {
            Subject::Kayles { .. } => {
                let mut cells = Vec::from([(0, 1, words::period()), (0, 2, words::period_start())]);
                for (k, _) in (1..).zip(&self.rows).filter(|(_, row)| row.proof().is_none()) {
                    cells.extend([1, 2].map(|column| (k, column, words::open())));
                }
                cells
            }
            Subject::TakeAway { .. } => Vec::from([(0, 0, words::pile())]),
            _ => Vec::from([(0, STEP + 1, words::step())]),
        }
    }

    /// Texts above the cells and below them.
    fn around(&self) -> [Html; 2] {
        let mut markup = [Markup::default(), Markup::default()];
        match &self.subject {
            Subject::Limits { .. } => markup[0].say("p|class=soft", words::about_limits()),
            Subject::TakeAway { .. } => markup[0].say("p|class=soft", words::about_take_away()),
            _ => {}
        }
        if let Subject::Limits { f, to } = &self.subject {
            let terms = lost_piles(f, *to);
            let to = if f.holds_theorem() { *to } else { (*to).min(PLAYED) };
            let schwenk =
                if f.holds_theorem() { words::schwenk_holds } else { words::schwenk_fails };
            markup[1].say("p", schwenk(terms.len() as u64, to));
            for found in known::recognise(&terms) {
                known::write(&mut markup[1], &found, List::Limits);
            }
        }
        markup.map(Markup::done)
    }

    fn why(&self, column: u64, row: u64) -> Result<(Html, Message), Message> {
        match &self.subject {
            Subject::Kayles { .. } => {
                let at = usize::try_from(row).ok().and_then(|row| row.checked_sub(1));
                let sequence =
                    at.and_then(|at| self.rows.get(at)).ok_or_else(words::no_such_row)?;
                why::heap(sequence, column)
            }
            Subject::TakeAway { f, .. } => {
                let least = usize::try_from(row).ok().and_then(|pile| self.least.get(pile));
                let least = *least.ok_or_else(words::no_such_row)?;
                Ok(pile(f, row, column.min(row), least))
            }
            Subject::Limits { f, to } => {
                let list = columns(f).into_iter().nth(column as usize);
                let limit = list.ok_or_else(words::no_such_row)?;
                lost(&limit, ends(&limit, *to), row)
            }
            _ => Err(words::no_such_row()),
        }
    }
}

fn sized(most: u64, to: u64) -> Result<(), Message> {
    let fits = most <= SIDES.0 && to <= SIDES.1 && most * (to + 1) <= CELLS;
    if fits { Ok(()) } else { Err(words::table_too_large(SIDES.0, SIDES.1, CELLS)) }
}

fn kayles(rows: &[Sequence], to: u64) -> TextTable {
    let mut heads = alloc::vec!["k".to_string()];
    heads.extend(["Period", "from n ="].map(ToString::to_string));
    heads.extend((0..=to).map(|n| n.to_string()));
    let row = |sequence: &Sequence| -> Vec<String> {
        let values = sequence.values().iter().take(to as usize + 1).map(ToString::to_string);
        let period = sequence.proof().map(|proof| proof.period);
        let cell =
            |number: Option<usize>| number.map_or("open".to_string(), |number| number.to_string());
        let first =
            [cell(period.map(|period| period.length)), cell(period.map(|period| period.start))];
        first.into_iter().chain(values).collect()
    };
    let rows = (1..).zip(rows).map(|(k, one): (u64, _)| (k.to_string(), row(one))).collect();
    TextTable { caption: english::KAYLES.to_string(), heads, rows }
}

fn take_away(f: &Limit, most: u64, least: &[u64]) -> TextTable {
    let mut heads = alloc::vec!["Pile".to_string()];
    heads.extend((1..=most).map(|limit| limit.to_string()));
    let cell = |limit: u64, least: u64| match limit < least {
        true => LOST.to_string(),
        false => least.to_string(),
    };
    let row = |least: &u64| (1..=most).map(|limit| cell(limit, *least)).collect();
    let rows = (0..).zip(least).map(|(pile, least): (u64, _)| (pile.to_string(), row(least)));
    TextTable { caption: english::take_away(f), heads, rows: rows.collect() }
}

/// A pile of take-away: the winning take, and the board.
fn pile(f: &Limit, pile: u64, limit: u64, least: u64) -> (Html, Message) {
    let words = if pile == 0 {
        words::pile_empty()
    } else if limit < least {
        words::pile_lost(pile, limit)
    } else {
        let left = pile - least;
        words::pile_won(pile, limit, least, left, f.after(least).min(left))
    };
    entry(words, (pile > 0).then(|| boards::take_away(&f.write(), pile, limit)))
}

/// A sentence with a link to the board of the game, as HTML; and the sentence alone.
fn entry(words: Message, board: Option<String>) -> (Html, Message) {
    let mut markup = Markup::default();
    markup.say("p", words.clone());
    board.iter().for_each(|board| why::play_here(&mut markup, board));
    (markup.done(), words)
}

/// The requested limit, and those beside it.
fn columns(f: &Limit) -> Vec<Limit> {
    let beside = BESIDE.iter().filter_map(|text| Limit::read(text).ok()).filter(|one| one != f);
    core::iter::once(f.clone()).chain(beside).collect()
}

/// The greatest H-number of a limit in a table that ends at `to`.
fn ends(f: &Limit, to: u64) -> u64 {
    if f.is_square() { to.min(SQUARED) } else { to }
}

/// The piles that lose on the first move, which may take all but the whole pile: by Schwenk’s theorem if
/// it applies, otherwise by playing them out.
fn lost_piles(f: &Limit, to: u64) -> Vec<u64> {
    if f.holds_theorem() {
        return f.h_numbers(to);
    }
    let least = f.least_winning(to.min(PLAYED) as usize);
    let piles = (0..).zip(least).skip(1);
    piles.filter(|(pile, least)| least >= pile).map(|(pile, _)| pile).collect()
}

/// Why a pile loses on the first move: the H-number at this place in the list, from 1.
fn lost(f: &Limit, to: u64, k: u64) -> Result<(Html, Message), Message> {
    let terms = lost_piles(f, to);
    let at = usize::try_from(k).ok().and_then(|k| k.checked_sub(1));
    let at = at.filter(|at| *at < terms.len()).ok_or_else(words::no_such_row)?;
    let pile = terms[at];
    let before = at.checked_sub(1).map(|before| terms[before]).filter(|_| f.holds_theorem());
    let words = match before {
        Some(before) => {
            let step = pile - before;
            words::h_number(pile, before, step, &f.write(), f.after(step))
        }
        None if pile == 1 => words::lost_one(),
        None => words::lost_at_first(pile),
    };
    // The first move may take all but the whole pile.
    Ok(entry(words, (pile > 1).then(|| boards::take_away(&f.write(), pile, pile - 1))))
}

fn limits(f: &Limit, to: u64) -> TextTable {
    let columns = columns(f);
    let mut heads = alloc::vec!["k".to_string()];
    heads.extend(columns.iter().map(Limit::write));
    heads.insert(1 + STEP as usize, "step".to_string());
    let lists: Vec<Vec<u64>> =
        columns.iter().map(|limit| lost_piles(limit, ends(limit, to))).collect();
    let count = lists.iter().map(Vec::len).max().unwrap_or(0).min(TERMS);
    let row = |k: usize| -> Vec<String> {
        let number = |list: &Vec<u64>| list.get(k).map(u64::to_string).unwrap_or_default();
        let mut cells: Vec<String> = lists.iter().map(number).collect();
        let step = lists[0].get(k + 1).map(|next| (next - lists[0][k]).to_string());
        cells.insert(STEP as usize, step.unwrap_or_default());
        cells
    };
    let rows = (0..count).map(|k| ((k + 1).to_string(), row(k))).collect();
    TextTable { caption: english::limits(f), heads, rows }
}

impl Work for TableStudy {
    fn cost(&self) -> Cost {
        let words = words::table_cost(self.cells, words::time(self.milliseconds));
        Cost { milliseconds: self.milliseconds, bytes: self.cells * 64, words }
    }

    fn slice(&mut self, _: u32, _: &mut Vec<Tell>) {
        match &self.subject {
            Subject::Kayles { most, to } => {
                let open = self.rows.last_mut().filter(|last| {
                    let progress = last.progress();
                    progress.values < progress.of
                });
                if let Some(last) = open {
                    last.step(FUEL);
                } else if (self.rows.len() as u64) < *most {
                    let rule = format!("kayles-{}", self.rows.len() + 1);
                    let rule: Rule = rule.parse().expect("so many neighbours may be taken");
                    let row = Sequence::new(&rule, LOOKED.max(*to));
                    self.rows.push(row.expect("so few values are allowed"));
                } else {
                    self.done = true;
                }
            }
            Subject::TakeAway { f, to, .. } => {
                self.least = f.least_winning(*to as usize);
                self.done = true;
            }
            _ => self.done = true,
        }
    }

    fn done(&self) -> bool {
        self.done
    }

    fn progress(&self) -> (u32, u64, u64, Message) {
        let (found, of) = match &self.subject {
            Subject::Kayles { most, .. } => (self.rows.len() as u64, *most),
            _ => (u64::from(self.done), 1),
        };
        let share = if self.done { 1000 } else { (999 * found / of.max(1)) as u32 };
        (share, found, of, words::rows_found(found, of))
    }

    fn rest(&mut self, id: u32) -> Vec<Tell> {
        let grid = self.grid();
        let [above, below] = self.around();
        let table = self.cells(&grid);
        alloc::vec![Tell::Table { id, words: self.caption(), above, below, table }]
    }

    fn answer(&self, ask: &Ask) -> Result<Tell, Message> {
        match ask {
            Ask::Why { id, at: (column, row) } => {
                let (html, words) = self.why(*column, *row)?;
                Ok(Tell::Why { id: *id, html, words })
            }
            Ask::Export { id, format, .. } => {
                let about = match &self.subject {
                    Subject::Kayles { .. } => "kayles",
                    Subject::TakeAway { .. } => "take-away",
                    _ => "limits",
                };
                let list = self.list();
                let file = text_table::file(about, &self.grid(), list.as_deref(), *format)?;
                Ok(file.tell(*id))
            }
            _ => Err(words::only_texts()),
        }
    }
}
