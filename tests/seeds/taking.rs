//! Take-away with a limit on the next move: plain recursion, and checks for rows 001 of the claims.

use crate::ask::amounts;
use games::catalog::take_away::{Pile, TakeAway};
use solver::play::Outcome;
use solver::take_away::Limit;
use solver::theory::Theory;

/// The largest pile in rows 001.
pub(crate) const TOP: u64 = 200;

/// A limit of the engine and as a function, with the outcomes of plain recursion.
pub(crate) struct Taking {
    pub(crate) game: TakeAway,
    f: fn(u64) -> u64,
    /// By pile and limit, true if the mover wins.
    wins: Vec<Vec<bool>>,
    /// H-numbers by their recurrence.
    pub(crate) h: Vec<u64>,
}

impl Taking {
    /// The limit of this notation, and the same limit as a function.
    pub(crate) fn new(text: &str, f: fn(u64) -> u64) -> Taking {
        Taking::of(Limit::read(text).unwrap(), f)
    }

    /// The same for any limit.
    pub(crate) fn of(limit: Limit, f: fn(u64) -> u64) -> Taking {
        let mut wins: Vec<Vec<bool>> = Vec::new();
        for n in 0..=TOP {
            let mut row = vec![false];
            for taken in 1..=n {
                let left = n - taken;
                let lost = left == 0 || !wins[left as usize][f(taken).min(left) as usize];
                row.push(row[taken as usize - 1] || lost);
            }
            wins.push(row);
        }
        let mut h: Vec<u64> = vec![1];
        while let Some(term) = h.iter().find(|term| f(**term) >= h[h.len() - 1]) {
            let next = h[h.len() - 1] + term;
            if next > TOP {
                break;
            }
            h.push(next);
        }
        for x in 1..TOP {
            assert_eq!(limit.after(x), f(x), "the limit after {x}");
        }
        Taking { game: TakeAway::new(limit), f, wins, h }
    }

    pub(crate) fn wins(&self, pile: u64, limit: u64) -> bool {
        self.wins[pile as usize][limit as usize]
    }

    /// Winning amounts from an opening, by recursion.
    fn winning(&self, pile: u64, limit: u64) -> Vec<u64> {
        let good = |taken: &u64| {
            let left = pile - taken;
            !self.wins(left, (self.f)(*taken).min(left))
        };
        (1..=limit).filter(good).collect()
    }

    /// Winning amounts by the engine's theory.
    pub(crate) fn by_engine(&self, pile: u64, limit: u64) -> Vec<u64> {
        let claim = self.game.claim(&Pile { left: pile, limit }).expect("the theorem holds");
        assert_eq!(claim.outcome, Outcome::of_mover_winning(!claim.winning.is_empty()));
        amounts(&claim.winning)
    }

    fn terms(&self, pile: u64) -> Vec<u64> {
        self.game.limit().terms(pile)
    }

    /// Piles from 1 to 200 that are not H-numbers.
    fn others(&self) -> impl Iterator<Item = u64> {
        (1..=TOP).filter(|n| !self.h.contains(n))
    }

    /// Row a: openings that are lost by recursion, by the engine and by the recurrence.
    pub(crate) fn openings(&self, listed: &[u64]) {
        let lost: Vec<u64> = (1..=TOP).filter(|n| !self.wins(*n, n - 1)).collect();
        let by_engine: Vec<u64> =
            (1..=TOP).filter(|n| self.by_engine(*n, n - 1).is_empty()).collect();
        assert_eq!((&lost, &by_engine), (&self.h, &self.h));
        assert_eq!(self.h, listed);
        assert_eq!(self.game.limit().h_numbers(TOP), listed);
    }

    /// Row d: each term of the engine is larger than the limit after the next one.
    pub(crate) fn proper_terms(&self) {
        for n in 1..=TOP {
            let terms = self.terms(n);
            assert_eq!(terms.iter().sum::<u64>(), n);
            assert!(terms.iter().all(|term| self.h.contains(term)));
            assert!(terms.windows(2).all(|pair| (self.f)(pair[1]) < pair[0]), "{n}");
        }
    }

    /// Row e: each number has exactly one proper sum.
    pub(crate) fn unique_to_120(&self) {
        let mut sums = vec![0; 121];
        let mut begun: Vec<(u64, u64)> = vec![(0, 0)];
        while let Some((sum, last)) = begun.pop() {
            for term in &self.h {
                let follows = last == 0 || (self.f)(last) < *term;
                if follows && sum + term <= 120 {
                    sums[(sum + term) as usize] += 1;
                    begun.push((sum + term, *term));
                }
            }
        }
        assert!(sums[1..].iter().all(|count| *count == 1), "{sums:?}");
    }

    /// Row f: the smallest term wins.
    pub(crate) fn smallest_term_wins(&self) {
        for n in self.others() {
            let smallest = *self.terms(n).last().unwrap();
            assert!(self.winning(n, n - 1).contains(&smallest), "{n}");
            assert!(self.by_engine(n, n - 1).contains(&smallest), "{n}");
        }
    }

    /// Row g: the piles from which going down to the next H-number loses.
    pub(crate) fn next_below_fails(&self) -> Vec<u64> {
        let loses = |n: &u64| {
            let below = *self.h.iter().rev().find(|h| **h < *n).unwrap();
            !self.winning(*n, n - 1).contains(&(n - below))
        };
        self.others().filter(loses).collect()
    }

    /// Row g': the piles for which the nearest H-number is above, or reaching it loses.
    pub(crate) fn nearest_fails(&self) -> Vec<u64> {
        let loses = |n: &u64| {
            let below = *self.h.iter().rev().find(|h| **h < *n).unwrap();
            let above = *self.game.limit().h_numbers(10 * TOP).iter().find(|h| **h > *n).unwrap();
            above - n < n - below || !self.winning(*n, n - 1).contains(&(n - below))
        };
        self.others().filter(loses).collect()
    }

    /// Row h: a state is won if the limit reaches the smallest term, and the engine agrees.
    pub(crate) fn limits_decide(&self) {
        for n in 1..=TOP {
            let smallest = *self.terms(n).last().unwrap();
            for limit in 0..=n {
                assert_eq!(self.wins(n, limit), limit >= smallest, "{n} {limit}");
                assert_eq!(self.by_engine(n, limit), self.winning(n, limit), "{n} {limit}");
            }
        }
    }

    /// Row i: the first move from an H-number after which some term is above the limit.
    pub(crate) fn barred_unit(&self) -> Option<(u64, u64, u64, Vec<u64>, u64)> {
        self.h.iter().find_map(|h| {
            (1..*h).find_map(|taken| {
                let (terms, limit) = (self.terms(h - taken), (self.f)(taken));
                let barred = terms.iter().any(|term| *term > limit);
                barred.then_some((*h, taken, h - taken, terms, limit))
            })
        })
    }

    /// Row i': the smallest term is never above the limit.
    pub(crate) fn smallest_unit_is_free(&self) {
        for h in &self.h {
            for taken in 1..*h {
                let smallest = *self.terms(h - taken).last().unwrap();
                assert!(smallest <= (self.f)(taken), "{h} {taken}");
            }
        }
    }

    /// Row i2: after the smallest term is taken, no answer leaves fewer terms.
    pub(crate) fn terms_never_fewer(&self) {
        for n in self.others() {
            let terms = self.terms(n);
            let smallest = terms[terms.len() - 1];
            let left = n - smallest;
            for taken in 1..=(self.f)(smallest).min(left) {
                assert!(self.terms(left - taken).len() > terms.len() - 2, "{n} {taken}");
            }
        }
    }

    /// Row j: openings with several winning moves.
    pub(crate) fn several(&self) -> Vec<(u64, Vec<u64>)> {
        let all = (1..=TOP).map(|n| (n, self.by_engine(n, n - 1)));
        let several: Vec<(u64, Vec<u64>)> = all.filter(|(_, moves)| moves.len() > 1).collect();
        assert!(several.iter().all(|(n, moves)| *moves == self.winning(*n, n - 1)));
        several
    }

    /// Row m: openings by recursion, recurrence and engine; the theorem holds in every state.
    pub(crate) fn theorem(&self, listed: &[u64]) {
        self.openings(listed);
        self.limits_decide();
    }

    /// Row o: under a limit outside the theorem these are the only lost openings to 40, as far as the recurrence goes;
    /// the engine finds the same by search.
    pub(crate) fn stops(&self, listed: &[u64]) {
        assert!(!self.game.limit().holds_theorem());
        assert_eq!(self.h, listed);
        assert_eq!(self.game.limit().h_numbers(TOP), listed);
        let lost: Vec<u64> = (1..=40).filter(|n| !self.wins(*n, n - 1)).collect();
        assert_eq!(lost, listed);
        let by_engine = |n: &u64| {
            let at = Pile { left: *n, limit: n - 1 };
            let mut judge = solver::judge::Judge::new(self.game.clone(), at);
            solver::judge::run(&mut judge).outcome == Some(Outcome::P)
        };
        assert_eq!((1..=40).filter(by_engine).collect::<Vec<_>>(), listed);
    }
}
