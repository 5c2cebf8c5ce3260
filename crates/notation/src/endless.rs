//! Subtraction sets without an end: square numbers, prime numbers, powers of a number.

use crate::words;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use messages::Message;
use solver::code::{self, CodeError};

/// Greatest number whose powers may be taken.
pub(crate) const BASE: u64 = 1000;

/// A set of numbers without an end; a heap may lose each of them.
///
/// ```
/// use notation::Endless;
/// assert_eq!(Endless::Squares.up_to(20), [1, 4, 9, 16]);
/// assert_eq!(Endless::Primes.up_to(12), [2, 3, 5, 7, 11]);
/// assert_eq!(Endless::Powers(3).up_to(30), [1, 3, 9, 27]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endless {
    /// 1, 4, 9, …
    Squares,
    /// 2, 3, 5, …
    Primes,
    /// 1, b, b², … of a number b from 2 to 1000.
    Powers(u64),
}

impl Endless {
    /// Reads the name of a set; `place` is that of its first character.
    ///
    /// # Errors
    ///
    /// The place and what should stand there.
    pub(crate) fn read(text: &str, place: usize) -> Result<Endless, CodeError> {
        match (text, text.strip_prefix("powers-")) {
            ("squares", _) => Ok(Endless::Squares),
            ("primes", _) => Ok(Endless::Primes),
            (_, Some(base)) => {
                let base = code::number(base, place + text.len() - base.len(), 2, BASE)?;
                Ok(Endless::Powers(base))
            }
            _ => Err(CodeError::wanted(place, words::number_or_set)),
        }
    }

    /// The largest heap whose moves are told: so many numbers are listed one by one.
    ///
    /// ```
    /// assert_eq!(notation::Endless::Primes.last_heap(), 131_072);
    /// ```
    pub fn last_heap(self) -> u64 {
        match self {
            Endless::Squares => 1 << 24,
            Endless::Primes => 1 << 17,
            Endless::Powers(_) => 1 << 27,
        }
    }

    /// The numbers up to `most`, in ascending order.
    pub fn up_to(self, most: u64) -> Vec<u64> {
        match self {
            Endless::Squares => (1..).map(|n: u64| n * n).take_while(|n| *n <= most).collect(),
            Endless::Primes => primes(most),
            Endless::Powers(base) => {
                let powers = core::iter::successors(Some(1), |n: &u64| n.checked_mul(base));
                powers.take_while(|n| *n <= most).collect()
            }
        }
    }

    /// The set in words, after “takes”.
    pub(crate) fn words(self) -> Message {
        match self {
            Endless::Squares => words::square_number(),
            Endless::Primes => words::prime_number(),
            Endless::Powers(base) => words::power_of(base),
        }
    }
}

impl fmt::Display for Endless {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Endless::Squares => out.write_str("squares"),
            Endless::Primes => out.write_str("primes"),
            Endless::Powers(base) => write!(out, "powers-{base}"),
        }
    }
}

/// The prime numbers up to `most`, by the sieve of Eratosthenes.
fn primes(most: u64) -> Vec<u64> {
    let mut composite = vec![false; most as usize + 1];
    let mut primes = Vec::new();
    for n in 2..=most as usize {
        if !composite[n] {
            primes.push(n as u64);
            // From n² on, which a browser's 32 bits would not hold for large n.
            let multiples =
                n.checked_mul(n).into_iter().flat_map(|from| (from..=most as usize).step_by(n));
            multiples.for_each(|multiple| composite[multiple] = true);
        }
    }
    primes
}
