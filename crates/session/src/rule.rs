//! Rules that a learner states: of which sizes a position is made in which the player to move loses.
//!
//! A rule is a shape with its numbers, chosen from a short list, so that each can be tried on every position of a step.

use alloc::vec::Vec;

/// What a rule says of the sizes of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Their sum leaves one of some remainders.
    Remainder,
    /// It is a power of two.
    Power,
    /// It is a Fibonacci number.
    Fibonacci,
    /// Two of them are equal.
    Equal,
    /// Two of them differ by some number.
    Apart,
    /// All of them are odd.
    Odd,
    /// The larger of two is less than the golden ratio times the smaller.
    Close,
    /// The smaller of two is the golden ratio times their difference, rounded down.
    Golden,
    /// Each power of two occurs in an even number of them.
    Paired,
}

impl Shape {
    /// All shapes with the words that a form uses.
    pub const ALL: [(&'static str, Shape); 9] = [
        ("remainder", Shape::Remainder),
        ("power", Shape::Power),
        ("fibonacci", Shape::Fibonacci),
        ("equal", Shape::Equal),
        ("apart", Shape::Apart),
        ("odd", Shape::Odd),
        ("close", Shape::Close),
        ("golden", Shape::Golden),
        ("paired", Shape::Paired),
    ];

    /// The shapes that say something of so many sizes.
    ///
    /// ```
    /// use session::rule::Shape;
    /// let words: Vec<&str> = Shape::of(1).map(|(word, _)| word).collect();
    /// assert_eq!(words, ["remainder", "power", "fibonacci"]);
    /// assert!(Shape::of(3).any(|(_, shape)| shape == Shape::Paired));
    /// ```
    pub fn of(sizes: usize) -> impl Iterator<Item = (&'static str, Shape)> {
        Shape::ALL.into_iter().filter(move |(_, shape)| match shape {
            Shape::Remainder => true,
            Shape::Power | Shape::Fibonacci => sizes == 1,
            Shape::Equal | Shape::Odd => sizes > 1,
            Shape::Apart | Shape::Close | Shape::Golden => sizes == 2,
            Shape::Paired => sizes > 2,
        })
    }
}

/// A rule that was stated: the player to move loses in the positions that it describes, and wins in all others.
///
/// ```
/// use session::rule::{Rule, Shape};
/// let fours = Rule { modulus: 4, remainders: 1, ..Rule::new(Shape::Remainder) };
/// assert_eq!([8, 9].map(|size| fours.loses(&[size])), [true, false]);
/// let golden = Rule::new(Shape::Golden);
/// assert!([[1, 2], [5, 3], [4, 7], [0, 0]].iter().all(|pair| golden.loses(pair)));
/// assert!(!golden.loses(&[2, 3]) && !golden.loses(&[1]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What it says.
    pub shape: Shape,
    /// By which number is divided, in a rule of remainders: 2 to [`Rule::MOST`].
    pub modulus: u64,
    /// Which remainders lose: bit `r` for the remainder `r`.
    pub remainders: u64,
    /// By how much two sizes differ, in a rule of differences.
    pub difference: u64,
}

impl Rule {
    /// The largest number by which is divided.
    pub const MOST: u64 = 12;

    /// The first rule of a shape in a form.
    pub fn new(shape: Shape) -> Rule {
        Rule { shape, modulus: 2, remainders: 1, difference: 1 }
    }

    /// The remainders that lose, ascending.
    ///
    /// ```
    /// use session::rule::{Rule, Shape};
    /// let rule = Rule { modulus: 7, remainders: 0b101, ..Rule::new(Shape::Remainder) };
    /// assert_eq!(rule.losing(), [0, 2]);
    /// ```
    pub fn losing(&self) -> Vec<u64> {
        (0..self.modulus.min(64)).filter(|r| self.remainders >> r & 1 == 1).collect()
    }

    /// True if by this rule the player to move loses with these sizes.
    pub fn loses(&self, sizes: &[u64]) -> bool {
        let pair = match sizes {
            [a, b] => Some(((*a).min(*b), (*a).max(*b))),
            _ => None,
        };
        let pair = |holds: fn(u64, u64) -> bool| pair.is_some_and(|(a, b)| holds(a, b));
        match self.shape {
            Shape::Remainder => {
                let left = sizes.iter().sum::<u64>().checked_rem(self.modulus);
                left.is_some_and(|r| r < 64 && self.remainders >> r & 1 == 1)
            }
            Shape::Power => matches!(sizes, [size] if size.is_power_of_two()),
            Shape::Fibonacci => matches!(sizes, [size] if fibonacci(*size)),
            Shape::Equal => (1..sizes.len()).any(|i| sizes[..i].contains(&sizes[i])),
            Shape::Apart => matches!(sizes, [a, b] if a.abs_diff(*b) == self.difference),
            Shape::Odd => sizes.iter().all(|size| size % 2 == 1),
            // b < a (1 + √5) / 2, in whole numbers.
            Shape::Close => pair(|a, b| 2 * b < a || (2 * b - a).pow(2) < 5 * a * a),
            Shape::Golden => pair(|a, b| a == (b - a + (5 * (b - a).pow(2)).isqrt()) / 2),
            Shape::Paired => sizes.iter().fold(0, |sum, size| sum ^ size) == 0,
        }
    }
}

/// True for 1, 2, 3, 5, 8 and so on.
fn fibonacci(size: u64) -> bool {
    let (mut a, mut b) = (1, 2);
    while a < size {
        (a, b) = (b, a + b);
    }
    a == size
}
