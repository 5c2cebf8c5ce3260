//! Take-away with a memory: limits on the next move, H-numbers, and the outcomes that follow.

use crate::code::CodeError;
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// Greatest coefficient in a limit.
pub const COEFFICIENT: u64 = 1000;

/// The most that may be taken after x was taken: ⌊factor·x/divisor⌋ + add, or the same with x².
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    factor: u64,
    divisor: u64,
    square: bool,
    add: i64,
    /// Values for x = 1, 2, …; used instead of the formula if not empty.
    table: Vec<u64>,
}

impl Limit {
    /// A limit given by its values for 1, 2, 3, …; the last one repeats for ever.
    pub fn of_table(table: Vec<u64>) -> Limit {
        Limit { factor: 0, divisor: 1, square: false, add: 0, table }
    }

    /// The most that may be taken after x ≥ 1, saturating at 2^63.
    ///
    /// ```
    /// use solver::take_away::Limit;
    /// assert_eq!(Limit::read("2x")?.after(3), 6);
    /// assert_eq!(Limit::read("3x/2")?.after(3), 4);
    /// assert_eq!(Limit::of_table(vec![1, 5]).after(100), 5);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn after(&self, x: u64) -> u64 {
        if let Some(last) = self.table.last() {
            let index = usize::try_from(x - 1).unwrap_or(usize::MAX);
            return self.table.get(index).copied().unwrap_or(*last);
        }
        // Exact below 2^64; a saturated value is above 10^16, and so above every pile.
        let power = if self.square { x.saturating_mul(x) } else { x };
        let scaled = power.saturating_mul(self.factor) / self.divisor;
        scaled.saturating_add_signed(self.add).min(1 << 63)
    }

    /// True if the limit grows with the square of the last move.
    ///
    /// ```
    /// use solver::take_away::Limit;
    /// assert!(Limit::read("xx")?.is_square() && !Limit::read("2x")?.is_square());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn is_square(&self) -> bool {
        self.square
    }

    /// True if the limit is never below the last move, as Schwenk's theorem requires.
    ///
    /// ```
    /// use solver::take_away::Limit;
    /// assert!(Limit::read("2x-1")?.holds_theorem());
    /// assert!(!Limit::read("3")?.holds_theorem());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn holds_theorem(&self) -> bool {
        if !self.table.is_empty() {
            return false;
        }
        if !self.square && self.factor < self.divisor {
            return false;
        }
        // Beyond the divisor a linear limit only gains on x, and a square one beyond 4096.
        let checked = if self.square { 4096 } else { self.divisor };
        (1..=checked).all(|x| self.after(x) >= x)
    }

    /// Reads `x`, `2x-1`, `x+3`, `3x/2`, `xx` or a constant such as `3`.
    ///
    /// ```
    /// use solver::take_away::Limit;
    /// assert_eq!(Limit::read("2x-1")?.write(), "2x-1");
    /// assert_eq!(Limit::read("2y").unwrap_err().place, 2);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn read(text: &str) -> Result<Limit, CodeError> {
        let mut reader = Reader { text, at: 0 };
        let number = reader.number()?;
        let square = reader.eat("xx");
        let linear = square || reader.eat("x");
        if number.is_none() && !linear {
            return Err(CodeError::wanted(1, words::number_or_x));
        }
        let mut limit = Limit { factor: 0, divisor: 1, square, add: 0, table: Vec::new() };
        if linear {
            limit.factor = number.unwrap_or(1);
            if reader.eat("/") {
                limit.divisor = reader.wanted()?.max(1);
            }
            if reader.eat("+") {
                limit.add = reader.wanted()? as i64;
            } else if reader.eat("-") {
                limit.add = -(reader.wanted()? as i64);
            }
        } else {
            limit.add = number.unwrap_or(1) as i64;
        }
        if reader.at < text.len() {
            let place = text[..reader.at].chars().count() + 1;
            return Err(CodeError::wanted(place, words::end_of_limit));
        }
        if limit.after(1) == 0 {
            return Err(CodeError::rules(1, words::limit_after_one));
        }
        Ok(limit)
    }

    /// The limit in the notation of [`Limit::read`].
    pub fn write(&self) -> String {
        if self.factor == 0 {
            return self.add.to_string();
        }
        let factor = if self.factor == 1 { String::new() } else { self.factor.to_string() };
        let x = if self.square { "xx" } else { "x" };
        let divisor = if self.divisor == 1 { String::new() } else { format!("/{}", self.divisor) };
        let add = match self.add {
            0 => String::new(),
            add => format!("{add:+}"),
        };
        format!("{factor}{x}{divisor}{add}")
    }

    /// All H-numbers up to `top` (Schwenk 1970): H(k+1) = H(k) + H(m), m least with f(H(m)) ≥ H(k).
    ///
    /// Piles of these sizes are lost for the first player. Ends early if no m exists.
    ///
    /// ```
    /// use solver::take_away::Limit;
    /// // At most twice as many as the last move: Fibonacci numbers (Whinihan 1963).
    /// assert_eq!(Limit::read("2x")?.h_numbers(30), [1, 2, 3, 5, 8, 13, 21]);
    /// assert_eq!(Limit::read("x")?.h_numbers(30), [1, 2, 4, 8, 16]);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn h_numbers(&self, top: u64) -> Vec<u64> {
        let mut terms: Vec<u64> = vec![1];
        let mut m = 0;
        while let Some(&last) = terms.last() {
            while m < terms.len() && self.after(terms[m]) < last {
                m += 1;
            }
            match terms.get(m).and_then(|term| last.checked_add(*term)) {
                Some(next) if next <= top => terms.push(next),
                _ => break,
            }
        }
        terms
    }

    /// A pile as a sum of H-numbers, largest first; unique if [`Limit::holds_theorem`].
    ///
    /// ```
    /// let twice = solver::take_away::Limit::read("2x")?;
    /// assert_eq!(twice.terms(20), [13, 5, 2]);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn terms(&self, pile: u64) -> Vec<u64> {
        let mut rest = pile;
        let mut terms = Vec::new();
        for term in self.h_numbers(pile.max(1)).into_iter().rev() {
            if term <= rest {
                terms.push(term);
                rest -= term;
            }
        }
        terms
    }

    /// All winning amounts, ascending, from a pile of which at most `limit` may be taken.
    ///
    /// Needs [`Limit::holds_theorem`]. The amount must be a tail of the pile's own terms: the terms left
    /// all exceed f(amount), so both representations join to the pile's own.
    ///
    /// ```
    /// let twice = solver::take_away::Limit::read("2x")?;
    /// assert_eq!(twice.winning(20, 19), [2]);
    /// assert_eq!(twice.winning(20, 1), []);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn winning(&self, pile: u64, limit: u64) -> Vec<u64> {
        let mut amount = 0;
        let mut winning = Vec::new();
        let mut left = self.terms(pile);
        while let Some(term) = left.pop() {
            amount += term;
            if amount > limit {
                break;
            }
            if left.last().is_none_or(|next| self.after(amount) < *next) {
                winning.push(amount);
            }
        }
        winning
    }

    /// For piles 0 to `top` the least limit under which the player to move wins; pile 0 is never won.
    ///
    /// Works for every non-decreasing limit by plain recursion.
    ///
    /// ```
    /// let twice = solver::take_away::Limit::read("2x")?;
    /// let least = twice.least_winning(20);
    /// assert_eq!(least[20], 2);
    /// // From an H-number nothing wins but taking it all.
    /// assert_eq!(least[13], 13);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn least_winning(&self, top: usize) -> Vec<u64> {
        let mut least = vec![u64::MAX];
        for pile in 1..=top {
            let wins = |taken: &usize| self.after(*taken as u64) < least[pile - taken];
            let found = (1..=pile).find(wins);
            least.push(found.map_or(u64::MAX, |taken| taken as u64));
        }
        least
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The number of the next character, from 1.
    fn place(&self) -> usize {
        self.text.get(..self.at).unwrap_or_default().chars().count() + 1
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn number(&mut self) -> Result<Option<u64>, CodeError> {
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        if length == 0 {
            return Ok(None);
        }
        let place = self.place();
        self.at += length;
        crate::code::number(rest.get(..length).unwrap_or_default(), place, 1, COEFFICIENT).map(Some)
    }

    fn wanted(&mut self) -> Result<u64, CodeError> {
        let place = self.place();
        self.number()?.ok_or(CodeError::wanted(place, words::a_number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_of_the_source() {
        let first = |text: &str| Limit::read(text).unwrap().h_numbers(200);
        assert_eq!(first("x"), [1, 2, 4, 8, 16, 32, 64, 128]);
        assert_eq!(first("2x-1"), [1, 2, 4, 8, 16, 32, 64, 128]);
        assert_eq!(first("2x"), [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]);
        assert_eq!(first("x+1"), [1, 2, 3, 5, 10, 20, 40, 80, 160]);
        assert_eq!(first("3x/2"), [1, 2, 4, 8, 16, 32, 64, 128]);
        assert_eq!(first("3"), [1, 2, 3, 4]);
    }

    #[test]
    fn limits_print_back() {
        for text in ["x", "2x-1", "2x", "3x/2+1", "xx", "x+3", "7", "2xx-1"] {
            assert_eq!(Limit::read(text).unwrap().write(), text);
        }
        for text in ["", "y", "2x-", "x-1", "x+1001", "2xxx", "01x", "x/0", "2x- 1", "é"] {
            assert!(Limit::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn theorem_agrees_with_recursion() {
        for text in ["x", "2x-1", "2x", "3x", "4x", "x+1", "x+3", "3x/2", "xx", "7x-6"] {
            let limit = Limit::read(text).unwrap();
            assert!(limit.holds_theorem());
            let least = limit.least_winning(120);
            for pile in 1..=120u64 {
                for allowed in 1..=pile {
                    let wins: Vec<u64> = (1..=allowed)
                        .filter(|t| limit.after(*t) < least[(pile - t) as usize])
                        .collect();
                    assert_eq!(limit.winning(pile, allowed), wins, "{text} {pile} {allowed}");
                }
            }
        }
    }
}
