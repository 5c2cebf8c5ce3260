//! Best play by search, without recursion, in slices that the caller may drop at any time.

use crate::erased::ErasedTheory;
use crate::play::Outcome;
use crate::rules::Node;
use alloc::vec::Vec;
use core::cmp::Ordering;
use hashbrown::HashMap;

/// The worth of a node for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// N where the mover wins, P where he loses, D for a draw.
    pub outcome: Outcome,
    /// Moves until the end if the winner hurries and the loser delays; an upper bound after a cut.
    pub distance: u32,
    /// Grundy value if play is impartial and normal and the search exact; otherwise meaningless.
    pub value: u32,
}

/// The values of options that have been looked at.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    words: Vec<u64>,
}

impl Seen {
    /// Puts a value in.
    pub fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    /// The least value that is not in.
    ///
    /// ```
    /// let mut seen = solver::search::Seen::default();
    /// [0, 2, 1, 64].into_iter().for_each(|value| seen.insert(value));
    /// assert_eq!(seen.missing(), 3);
    /// ```
    pub fn missing(&self) -> u32 {
        let full = self.words.iter().take_while(|word| **word == u64::MAX).count();
        let rest = self.words.get(full).map_or(0, |word| word.trailing_ones());
        full as u32 * 64 + rest
    }
}

/// How far a slice of search came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// The worth of the requested node.
    Done(Worth),
    /// The slice is used up.
    Working,
    /// The memory limit is reached; stored results stay valid.
    Full,
}

/// Most options of unfinished nodes, some tens of bytes each.
///
/// A game may be as long as its pile is high: without this limit the path down to its end, on which no
/// node is solved yet, would fill all memory.
const OPEN: usize = 1_000_000;

/// A search with its memory of solved nodes.
#[derive(Debug)]
pub struct Search {
    memory: HashMap<Node, Worth>,
    stack: Vec<Frame>,
    /// Nodes on the stack and their options.
    open: usize,
    exact: bool,
    limit: usize,
}

#[derive(Debug)]
struct Frame {
    node: Node,
    options: Vec<Node>,
    next: usize,
    best: Worth,
    seen: Seen,
}

impl Search {
    /// A search that stores at most `limit` nodes.
    ///
    /// An `exact` one finds distances; otherwise a node is left as soon as it is won.
    pub fn new(exact: bool, limit: usize) -> Search {
        Search { memory: HashMap::new(), stack: Vec::new(), open: 0, exact, limit }
    }

    /// Nodes solved so far.
    pub fn solved(&self) -> u64 {
        self.memory.len() as u64
    }

    /// The worth of a node, if known.
    pub fn worth(&self, node: &[u64]) -> Option<Worth> {
        self.memory.get(node).copied()
    }

    /// Continues until `root` is solved or about `fuel` options have been generated or visited.
    pub fn step(&mut self, game: &dyn ErasedTheory, root: &[u64], fuel: &mut u32) -> Advance {
        if let Some(worth) = self.worth(root) {
            self.clear();
            return Advance::Done(worth);
        }
        if self.stack.is_empty() {
            self.open(game, root.to_vec(), fuel);
        }
        while let Some(frame) = self.stack.last_mut() {
            if *fuel == 0 {
                return Advance::Working;
            }
            *fuel -= 1;
            let cut = !self.exact && frame.best.outcome == Outcome::N && frame.next > 0;
            if cut || frame.next == frame.options.len() {
                if self.memory.len() >= self.limit {
                    self.clear();
                    return Advance::Full;
                }
                self.close(game);
                continue;
            }
            let option = &frame.options[frame.next];
            match self.memory.get(option) {
                Some(&worth) => {
                    frame.best = better(frame.best, frame.next == 0, worth);
                    if self.exact {
                        frame.seen.insert(worth.value);
                    }
                    frame.next += 1;
                }
                None => {
                    if self.open > OPEN {
                        self.clear();
                        return Advance::Full;
                    }
                    let option = option.clone();
                    self.open(game, option, fuel);
                }
            }
        }
        self.worth(root).map_or(Advance::Working, Advance::Done)
    }

    fn open(&mut self, game: &dyn ErasedTheory, node: Node, fuel: &mut u32) {
        let mut options = Vec::new();
        game.node_options(&node, &mut options);
        *fuel = fuel.saturating_sub(options.len() as u32);
        self.open += 1 + options.len();
        let best = Worth { outcome: Outcome::P, distance: 0, value: 0 };
        self.stack.push(Frame { node, options, next: 0, best, seen: Seen::default() });
    }

    /// Drops unfinished nodes; solved ones stay.
    fn clear(&mut self) {
        self.stack.clear();
        self.open = 0;
    }

    fn close(&mut self, game: &dyn ErasedTheory) {
        if let Some(frame) = self.stack.pop() {
            self.open -= 1 + frame.options.len();
            let outcome = match frame.options.is_empty() {
                true => game.node_ended(&frame.node),
                false => frame.best.outcome,
            };
            let worth = Worth { outcome, value: frame.seen.missing(), ..frame.best };
            self.memory.insert(frame.node, worth);
        }
    }
}

/// The better of the best so far and an option with this worth for the opponent.
fn better(best: Worth, first: bool, option: Worth) -> Worth {
    let outcome = option.outcome.reversed();
    let found = Worth { outcome, distance: option.distance + 1, value: 0 };
    if first {
        return found;
    }
    match found.outcome.lead().cmp(&best.outcome.lead()) {
        Ordering::Less => best,
        Ordering::Greater => found,
        Ordering::Equal if outcome == Outcome::N => {
            Worth { distance: best.distance.min(found.distance), ..best }
        }
        Ordering::Equal => Worth { distance: best.distance.max(found.distance), ..best },
    }
}
