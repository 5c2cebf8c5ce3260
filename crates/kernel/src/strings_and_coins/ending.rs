//! The worth of chains and loops that touch nothing else, in closed form.

use super::StringsAndCoins;

/// Most cells of a game whose lines fit into 60 bits.
const CELLS: usize = 32;

/// Lengths of chains and of loops, each ascending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// How many chains there are of each length.
    chains: [u8; CELLS],
    /// How many loops there are of each length.
    loops: [u8; CELLS],
    /// Cells that belong to neither, such as those where chains meet.
    pub other: u32,
}

impl Ending {
    /// Adds a chain or loop of this length.
    pub fn add(&mut self, length: u32, is_loop: bool) {
        let counts = if is_loop { &mut self.loops } else { &mut self.chains };
        counts[length as usize] += 1;
    }

    /// Adds the other cells to the longest chain.
    pub fn join(&mut self) {
        if self.other == 0 {
            return;
        }
        let longest = (1..CELLS).rev().find(|length| self.chains[*length] > 0);
        if let Some(longest) = longest {
            self.chains[longest] -= 1;
        }
        self.chains[longest.unwrap_or(0) + self.other as usize] += 1;
        self.other = 0;
    }

    /// Net cells for the player who is not forced to open a chain or loop (Berlekamp 2000).
    ///
    /// The shortest chain or the shortest loop is opened first. The opponent takes all of it and opens
    /// the next, or hands over its last cells, two of a chain and four of a loop; of a chain of two none
    /// can be handed over if its middle line is drawn.
    ///
    /// ```
    /// use kernel::strings_and_coins::Ending;
    /// // Chains of three and four. The opponent of the player who opens the first takes one box of it, hands over
    /// // two, and gets all of the second.
    /// let mut ending = Ending::default();
    /// ending.add(3, false);
    /// ending.add(4, false);
    /// assert_eq!(ending.worth(), 1 - 2 + 4);
    /// // A box beside the chains joins the longer one.
    /// ending.other = 1;
    /// ending.join();
    /// assert_eq!(ending.worth(), 1 - 2 + 5);
    /// ```
    pub fn worth(&self) -> i8 {
        let (chains, loops) = (ascending(&self.chains), ascending(&self.loops));
        // The worth by the number of loops opened, for the chains that are left.
        let mut rest = [0_i8; CELLS];
        for i in (0..=chains.1).rev() {
            for j in (0..=loops.1).rev() {
                let chain = (i < chains.1).then(|| given(chains.0[i], 2, rest[j]));
                let round = (j < loops.1).then(|| given(loops.0[j], 4, rest[j + 1]));
                rest[j] = match (chain, round) {
                    (Some(chain), Some(round)) => chain.min(round),
                    (one, other) => one.or(other).unwrap_or(0),
                };
            }
        }
        rest[0]
    }
}

/// The lengths in ascending order, and their number.
fn ascending(counts: &[u8; CELLS]) -> ([i8; CELLS], usize) {
    let (mut lengths, mut count) = ([0; CELLS], 0);
    for (length, times) in counts.iter().enumerate().skip(1) {
        for _ in 0..*times {
            lengths[count] = length as i8;
            count += 1;
        }
    }
    (lengths, count)
}

/// Net worth of cells that a player may take, if the rest is worth `rest` to the player who need not open it.
fn given(cells: i8, handed: i8, rest: i8) -> i8 {
    let all = cells - rest;
    if cells > 2 { all.max(cells - 2 * handed + rest) } else { all }
}

impl StringsAndCoins {
    /// The chains and loops of a position, and the cells beside them.
    pub(super) fn ending(&self, open: u64) -> Ending {
        let mut ending = Ending { other: self.unclosed(open) as u32, ..Ending::default() };
        self.each_run(open, &mut |run| {
            ending.other -= run.length();
            ending.add(run.length(), run.is_loop());
        });
        ending
    }
}
