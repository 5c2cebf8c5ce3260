//! Why a board is won: each head is worth the nim product of its column and its row, and the values are added as in Nim.

use super::rules::{Coin, far_corners, rectangle};
use super::{TurningCorners, words};
use crate::cells::Cells;
use crate::theory::{in_multiples, nim_sum, values};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::mex::mex;
use solver::play::Step;
use solver::recipe::{Exchange, How, Recipe, typed};

/// The nim product of two numbers below 256 (Conway 1976).
pub(super) fn product(one: u64, other: u64) -> u64 {
    times(one, other, 4)
}

/// The nim product of two numbers of `2 * half` bits.
///
/// Let F be 2 to the power of `half`: 2, 4 or 16. A smaller number times F is their usual product, and F times F is 3F/2.
fn times(one: u64, other: u64, half: u32) -> u64 {
    if half == 0 || one < 2 || other < 2 {
        return one * other;
    }
    let split = |n: u64| (n >> half, n & ((1 << half) - 1));
    let ((a, b), (c, d)) = (split(one), split(other));
    let (high, low) = (times(a, c, half / 2), times(b, d, half / 2));
    // As with usual numbers, ad + bc is (a + b)(c + d) without ac and bd; ac remains, since F times F has an F.
    let middle = times(a ^ b, c ^ d, half / 2) ^ low;
    (middle << half) ^ low ^ times(high, 1 << (half - 1), half / 2)
}

/// A coin as it is written: its column and its row.
pub(super) fn named((x, y): Coin) -> String {
    format!("({x},\u{a0}{y})")
}

/// The heads outside row 0 and column 0, with the value of each alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heads {
    /// Column and row of each.
    pub coins: Vec<(u32, u32)>,
}

impl Heads {
    pub(super) fn of(at: &Cells) -> Heads {
        Heads { coins: far_corners(at).collect() }
    }

    /// The value of each head.
    pub(super) fn values(&self) -> impl Iterator<Item = u64> + '_ {
        self.coins.iter().map(|(x, y)| product(u64::from(*x), u64::from(*y)))
    }

    /// Their nim-sum: the Grundy value.
    pub(super) fn value(&self) -> u64 {
        self.values().fold(0, |xor, value| xor ^ value)
    }

    /// The heads of which a rectangle wins: what it changes is worth what the board is worth.
    pub(super) fn winners(&self) -> Vec<Coin> {
        let worth = |x: u32, y: u32| product(x.into(), y.into());
        let changes = |(x, y), a, b| worth(x, y) ^ worth(a, y) ^ worth(x, b) ^ worth(a, b);
        let value = self.value();
        let wins =
            |coin: &Coin| (0..coin.1).any(|b| (0..coin.0).any(|a| changes(*coin, a, b) == value));
        // Every rectangle changes the value, so none wins where it is 0.
        self.coins.iter().copied().filter(wins).collect()
    }

    fn summed(&self) -> String {
        nim_sum(self.values())
    }
}

impl Explanation for Heads {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.value() != 0)
    }

    fn summary(&self) -> Message {
        match self.coins.as_slice() {
            [coin] => words::one_head(&named(*coin), self.value()),
            _ => words::values_of_heads(&self.summed(), self.value()),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::values_balance(&self.summed())
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let names = self.coins.iter().map(|coin| named(*coin));
        values(names.zip(self.values()).collect())
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Balance)
    }
}

/// Leave heads whose values use every power of two an even number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance;

impl How for Balance {
    fn sentence(&self) -> Message {
        words::balance_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let at = &typed::<TurningCorners>(exchange.after).at;
        let table = by_rows(at.size());
        let worth = |(x, y): Coin| table[y as usize][x as usize];
        in_multiples(&far_corners(at).map(worth).collect::<Vec<_>>(), 2)
    }
}

/// The table of values as the text fills it in, row by row: the least number that no rectangle below this coin leaves.
fn by_rows((rows, columns): (u32, u32)) -> Vec<Vec<u64>> {
    let mut table: Vec<Vec<u64>> = vec![vec![0; columns as usize]; rows as usize];
    for y in 0..rows as usize {
        for x in 0..columns as usize {
            let near = (0..y).flat_map(|b| (0..x).map(move |a| (a, b)));
            let left = near.map(|(a, b)| table[b][a] ^ table[b][x] ^ table[y][a]);
            table[y][x] = mex(left.collect::<Vec<_>>());
        }
    }
    table
}

/// Heads of which each has its mirror image on the other side of the diagonal, with none on the diagonal itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirrored;

impl Mirrored {
    pub(super) fn of(at: &Cells) -> Option<Mirrored> {
        let mirrored = |(x, y): Coin| x != y && at.holds(x, y);
        far_corners(at).all(mirrored).then_some(Mirrored)
    }
}

impl Explanation for Mirrored {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::mirrored()
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_mirrored_loses()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::mirrored_wins()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Image)
    }
}

/// Answer each rectangle by its mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image;

impl How for Image {
    fn sentence(&self) -> Message {
        words::mirror_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let columns = typed::<TurningCorners>(exchange.after).at.size().1;
        let corners = |step: Step| rectangle(step, columns);
        let swapped = |(x, y): Coin| (y, x);
        let (far, near) = corners(exchange.reply.first());
        corners(exchange.answer.first()) == (swapped(far), swapped(near))
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::{turning, turns};
    use super::*;
    use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};

    #[test]
    fn theory_knows_every_winner_and_every_value() {
        let Claimed { positions, winners, values, .. } = claimed::<TurningCorners>();
        assert_eq!((winners, values), (positions, positions));
    }

    #[test]
    fn products_are_values_by_definition() {
        for (y, row) in (0..).zip(by_rows((26, 26))) {
            let products: Vec<u64> = (0..26).map(|x| product(x, y)).collect();
            assert_eq!(products, row, "row {y}");
        }
    }

    /// “On Numbers and Games”, chapter 6; inverses as the catalogue of this project’s sources lists them.
    #[test]
    fn products_are_those_of_the_literature() {
        let squares: Vec<u64> = (0..16).map(|n| product(n, n)).collect();
        assert_eq!(squares, [0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9]);
        assert_eq!((product(2, 3), product(4, 2), product(6, 7)), (1, 8, 3));
        for (one, other) in [(2, 3), (4, 15), (5, 12), (6, 9), (7, 11), (8, 10), (13, 14)] {
            assert_eq!(product(one, other), 1, "{one} and {other}");
        }
    }

    #[test]
    fn heads_are_those_of_the_board() {
        each_explained::<TurningCorners, Heads>(|small, seen| {
            let worth: Vec<u64> = seen.values().collect();
            let value = small.known().value;
            assert_eq!((by_columns(&worth), seen.value()), (value, value));
        });
    }

    #[test]
    fn a_head_wins_if_a_rectangle_from_it_does() {
        each_explained::<TurningCorners, Heads>(|small, seen| {
            let columns = small.all.positions[small.place].size().1;
            let winners = seen.winners();
            for coin in &seen.coins {
                let place = coin.1 * columns + coin.0;
                let winning = small.all.winning(small.place);
                let wins = winning.iter().any(|mv| mv.first().place == place);
                assert_eq!(winners.contains(coin), wins, "{} {coin:?}", small.here());
            }
        });
    }

    #[test]
    fn mirrored_heads_lose() {
        each_explained::<TurningCorners, Mirrored>(|small, _| {
            assert_eq!(small.known().value, 0, "{}", small.here());
        });
    }

    #[test]
    fn steps_are_rectangles_and_rectangles_are_steps() {
        let step = turning((3, 2), (1, 0), 5).expect("it is above and to the left");
        assert_eq!((step.place, step.amount, rectangle(step, 5)), (13, 2, ((3, 2), (1, 0))));
        let turned = |coin| turns(step, coin, 5);
        assert!([(3, 2), (1, 2), (3, 0), (1, 0)].into_iter().all(turned) && !turned((2, 1)));
        assert_eq!((turning((3, 2), (3, 0), 5), turning((3, 2), (0, 2), 5)), (None, None));
    }

    #[test]
    fn limits_of_boards() {
        limits::<TurningCorners>("", ["2x16", "16x2"], "17x4");
        refused::<TurningCorners>("", "1x4", "2 to 16");
    }
}
