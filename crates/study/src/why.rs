//! Why a cell has its value: its options, their values, and the least number that is missing.

use crate::boards::{self, Boards};
use crate::facts::heads;
use crate::words;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use messages::markup::{Html, Markup};
use sequence::Sequence;
use sequence::plane::Plane;
use sequence::semantics::{Semantics, Take};

/// Most options of a heap that are looked at.
const OPTIONS: u64 = 400_000;
/// Values that are listed one by one.
const LISTED: usize = 40;
/// Lists longer than [`LISTED`] show this many at their beginning and at their end.
const ENDS: usize = 12;

/// The options of one value.
#[derive(Debug)]
struct Worth {
    /// How many options have it.
    count: u64,
    /// One of them, as its heaps or as column and row.
    one: Vec<u64>,
    /// The value of what that option leaves besides its heaps.
    plus: u32,
}

/// All options that were looked at, by their values.
#[derive(Debug, Default)]
struct Options {
    by_value: BTreeMap<u64, Worth>,
    count: u64,
}

impl Options {
    fn add(&mut self, value: u64, heaps: &[u64], plus: u32) {
        self.count += 1;
        let worth = self.by_value.entry(value);
        worth.and_modify(|worth| worth.count += 1).or_insert_with(|| Worth {
            count: 1,
            one: heaps.to_vec(),
            plus,
        });
    }

    /// True if there is no more room.
    fn full(&self) -> bool {
        self.count >= OPTIONS
    }
}

/// Collects the options of a heap, by the values of smaller heaps.
struct Search<'s> {
    value: &'s dyn Fn(u64) -> u64,
    semantics: Semantics,
    options: Options,
}

impl Search<'_> {
    fn all(&mut self, n: u64) {
        for take in self.semantics.takes().to_vec() {
            if let Some(left) = n.checked_sub(take.count as u64) {
                self.leave(take, left);
            }
        }
        let (reach, length) = (self.semantics.reach() as u64, self.semantics.tail().len() as u64);
        if length > 0 {
            for count in reach + 1..=n {
                let parts = self.semantics.tail()[((count - reach - 1) % length) as usize];
                self.leave(Take { count: count as usize, parts, plus: 0 }, n - count);
            }
        }
    }

    /// All ways to leave `left` tokens after a move.
    fn leave(&mut self, take: Take, left: u64) {
        if left == 0 {
            if take.leaves(0) {
                self.options.add(u64::from(take.plus), &[], take.plus);
            }
            return;
        }
        let most = u32::from(take.parts).checked_ilog2().unwrap_or(0);
        for parts in (1..=most).filter(|parts| take.leaves(*parts)) {
            self.split(&take, left, parts, &mut Vec::new(), u64::from(take.plus));
        }
    }

    /// All ways to arrange tokens in `parts` more heaps, none smaller than the last one.
    fn split(&mut self, take: &Take, left: u64, parts: u32, heaps: &mut Vec<u64>, sum: u64) {
        let least = heaps.last().copied().unwrap_or(1);
        if parts == 1 {
            let same = self.semantics.unequal() && heaps.last() == Some(&left);
            if left >= least && !same && !self.options.full() {
                heaps.push(left);
                self.options.add(sum ^ (self.value)(left), heaps, take.plus);
                heaps.pop();
            }
            return;
        }
        for heap in least..=left / u64::from(parts) {
            if self.options.full() {
                return;
            }
            heaps.push(heap);
            self.split(take, left - heap, parts - 1, heaps, sum ^ (self.value)(heap));
            heaps.pop();
        }
    }
}

/// Why a heap of a rule has its value, as HTML and in one sentence.
pub(crate) fn heap(sequence: &Sequence, n: u64) -> Result<(Html, Message), Message> {
    let value = sequence.at(n).filter(|_| n <= sequence::cost::VALUES);
    let value = value.ok_or_else(|| words::no_value(n))?;
    let at = |heap: u64| sequence.at(heap).expect("a smaller heap has a value as well");
    let semantics = sequence.rule().semantics();
    let mut search = Search { value: &at, semantics, options: Options::default() };
    search.all(n);
    let boards = Boards::of(sequence.rule());
    let cell = Cell {
        name: &format!("G({n})"),
        value,
        place: &|worth| option_heaps(&worth.one, worth.plus),
        link: &|worth| boards.link(&worth.one).filter(|_| worth.plus == 0),
        here: boards.link(&[n]).filter(|_| search.options.count > 0),
    };
    Ok(cell.tell(&search.options))
}

/// The heaps that a move leaves.
fn option_heaps(heaps: &[u64], plus: u32) -> Message {
    let mut parts: Vec<Message> =
        heaps.iter().map(|heap| Message::verbatim(heap.to_string())).collect();
    if plus > 0 {
        parts.push(words::a_square());
    }
    if parts.is_empty() { words::nothing() } else { words::list(parts, words::and) }
}

/// Why a square of Wythoff's plane has its value.
pub(crate) fn square(plane: &Plane, x: u64, y: u64) -> Result<(Html, Message), Message> {
    let at = |x: u64, y: u64| {
        let place = usize::try_from(x).ok().zip(usize::try_from(y).ok());
        place.and_then(|(x, y)| plane.at(x, y)).map(u64::from)
    };
    let value = at(x, y).ok_or_else(|| words::no_square(x, y))?;
    let mut options = Options::default();
    let left = (0..x).map(|to| (to, y));
    let down = (0..y).map(|to| (x, to));
    let both = (1..=x.min(y)).map(|by| (x - by, y - by));
    for (x, y) in left.chain(down).chain(both) {
        let value = at(x, y).expect("squares nearer the corner are computed before");
        options.add(value, &[x, y], 0);
    }
    let name = |x: u64, y: u64| format!("W({x}, {y})");
    let cell = Cell {
        name: &name(x, y),
        value,
        place: &|worth| Message::verbatim(name(worth.one[0], worth.one[1])),
        link: &|worth| Some(boards::square(worth.one[0], worth.one[1])),
        here: Some(boards::square(x, y)),
    };
    Ok(cell.tell(&options))
}

/// A cell, and the words for its options.
struct Cell<'s> {
    name: &'s str,
    value: u64,
    place: &'s dyn Fn(&Worth) -> Message,
    link: &'s dyn Fn(&Worth) -> Option<String>,
    here: Option<String>,
}

impl Cell<'_> {
    fn tell(&self, options: &Options) -> (Html, Message) {
        let words = self.sentence(options);
        let mut markup = Markup::default();
        markup.say("p", words.clone());
        if let Some(here) = &self.here {
            play_here(&mut markup, here);
        }
        if !options.by_value.is_empty() {
            self.table(&mut markup, options);
        }
        (markup.done(), words)
    }

    /// Why it has its value.
    fn sentence(&self, options: &Options) -> Message {
        let (name, value, count, complete) =
            (self.name, self.value, options.count, !options.full());
        let zeros = options.by_value.get(&0).map_or(0, |worth| worth.count);
        match (count, zeros) {
            (0, _) => return words::why_no_move(name),
            (1, 1) if complete => return words::why_only_zero(name, value),
            (1, _) if complete => return words::why_only_other(name),
            _ => {}
        }
        let values = match value {
            0 => words::no_zero(),
            // The options that are not listed may include more of value 0.
            1 if !complete => words::zero_but_not_one(),
            1 => words::zeros_but_no_one(zeros),
            2 => words::both_but_not_two(),
            _ => words::all_but_not(value - 1, value),
        };
        let among = if complete { words::why_all } else { words::why_some };
        among(name, value, count, values)
    }

    fn table(&self, markup: &mut Markup, options: &Options) {
        markup.open("table|class=numbers options");
        markup.say("caption", words::options_caption());
        heads(markup, [words::value(), words::options_head(), words::example_head()]);
        // The mex is a line of its own, which shows the gap.
        let below = options.by_value.range(..self.value).count();
        let total = options.by_value.len();
        let long = total > LISTED;
        for (i, (value, worth)) in options.by_value.iter().enumerate() {
            if i == below {
                self.gap(markup);
            }
            if long && i == ENDS {
                markup.open("tr");
                markup.say("td|colspan=3|class=soft", words::left_out((total - 2 * ENDS) as u64));
                markup.shut();
            }
            if long && (ENDS..total - ENDS).contains(&i) {
                continue;
            }
            self.line(markup, *value, worth);
        }
        if below == total {
            self.gap(markup);
        }
        markup.shut();
        markup.shut();
    }

    fn gap(&self, markup: &mut Markup) {
        markup.open("tr|class=mex");
        markup.write("th|scope=row", &self.value.to_string());
        markup.say("td|colspan=2", words::mex());
        markup.shut();
    }

    fn line(&self, markup: &mut Markup, value: u64, worth: &Worth) {
        markup.open("tr");
        markup.write("th|scope=row", &value.to_string());
        markup.write("td", &worth.count.to_string());
        markup.open("td");
        match (self.link)(worth) {
            Some(link) => {
                markup.open("a");
                markup.set("href", &link);
                markup.message((self.place)(worth));
                markup.shut();
            }
            None => markup.message((self.place)(worth)),
        }
        if value == 0 {
            markup.text(" ");
            markup.message(words::wins());
        }
        markup.shut();
        markup.shut();
    }
}

/// The link that opens a position on its board.
pub(crate) fn play_here(markup: &mut Markup, board: &str) {
    markup.open("p");
    markup.open("a|class=play");
    markup.set("href", board);
    markup.message(words::play_here());
    markup.shut();
    markup.shut();
}
