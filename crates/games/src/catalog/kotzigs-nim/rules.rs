//! The rules of Kotzig’s Nim, and the code of a ring.

use super::theory::{self, Counted};
use super::words;
use super::{KotzigsNim, Ring, SEATS};
use crate::theory::{over, share};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes, moves};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// Most positions that are counted one by one.
const COUNTED: usize = 10_000;

impl Ring {
    /// A ring of which only seat 0 has been used.
    pub fn fresh(seats: usize) -> Ring {
        Ring { used: (0..seats).map(|seat| seat == 0).collect(), at: 0 }
    }

    /// The seats to which the marker may go, ascending.
    pub(super) fn targets(&self, steps: &[u64]) -> Vec<usize> {
        let seats = self.used.len();
        let targets = steps.iter().map(|step| (self.at + *step as usize) % seats);
        let mut free: Vec<usize> = targets.filter(|seat| !self.used[*seat]).collect();
        free.sort_unstable();
        free.dedup();
        free
    }

    /// The ring after the marker has gone to a seat.
    pub(super) fn moved(&self, seat: usize) -> Ring {
        let mut used = self.used.clone();
        used[seat] = true;
        Ring { used, at: seat }
    }
}

impl PositionKind for KotzigsNim {
    type Position = Ring;

    /// The seats, or a number for a ring of which only the first seat has been used.
    fn read(&self, text: &str) -> Result<Ring, CodeError> {
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            return Ok(Ring::fresh(code::number(text, 1, 1, SEATS)? as usize));
        }
        let (mut used, mut at) = (Vec::new(), None);
        for (place, letter) in text.chars().enumerate() {
            match letter {
                'O' if at.is_none() => at = Some(place),
                'x' | '.' => {}
                _ => return Err(CodeError::wanted(place + 1, words::seat_sign)),
            }
            used.push(letter != '.');
        }
        if used.len() as u64 > SEATS {
            return Err(CodeError::count(SEATS as usize + 1, words::seats, (1, SEATS)));
        }
        let at = at.ok_or(CodeError::wanted(text.chars().count() + 1, words::marker_sign))?;
        Ok(Ring { used, at })
    }

    fn write(&self, ring: &Ring) -> String {
        let sign = |(seat, used): (usize, &bool)| match *used {
            true if seat == ring.at => 'O',
            true => 'x',
            false => '.',
        };
        ring.used.iter().enumerate().map(sign).collect()
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (1, SEATS) }
    }

    fn to_sizes(&self, ring: &Ring) -> Vec<u64> {
        vec![ring.used.len() as u64]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Ring> {
        Some(Ring::fresh(sizes[0] as usize))
    }

    fn size_name(&self, _: &Ring, _: usize) -> Message {
        words::seats_label()
    }

    fn edit(&self, ring: &Ring, place: u32, _: u64) -> Option<Ring> {
        let (mut next, seat) = (ring.clone(), place as usize);
        // The marker stays where it is.
        let used = next.used.get_mut(seat).filter(|_| seat != ring.at)?;
        *used = !*used;
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Ring> {
        let mut ring = Ring::fresh(7 + roll(7) as usize);
        for seat in 1..ring.used.len() {
            ring.used[seat] = roll(6) == 0;
        }
        if ring.targets(&self.steps).is_empty() { Some(Ring::fresh(8)) } else { Some(ring) }
    }

    fn write_move(&self, _: &Ring, mv: &Move) -> String {
        mv.first().place.to_string()
    }

    fn read_move(&self, ring: &Ring, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let seat = code::number(text, 1, 0, ring.used.len() as u64 - 1)?;
        Ok(Move::one(seat as u32, 1))
    }
}

impl Rules for KotzigsNim {
    type Positions = KotzigsNim;

    fn positions(&self) -> KotzigsNim {
        self.clone()
    }

    fn moves(&self, ring: &Ring, out: &mut Vec<MoveRange>) {
        let targets = ring.targets(&self.steps).into_iter();
        out.extend(targets.map(|seat| MoveRange { place: seat as u32, low: 1, high: 1 }));
    }

    fn play(&self, ring: &Ring, mv: &Move) -> Ring {
        ring.moved(mv.first().place as usize)
    }

    /// The ring is turned until the marker is on seat 0: only the seats ahead of it matter.
    fn node(&self, ring: &Ring) -> Node {
        let mut used = ring.used.clone();
        used.rotate_left(ring.at);
        self.key(&Ring { used, at: 0 })
    }

    fn state_bound(&self, ring: &Ring) -> Option<u64> {
        theory::reachable(&self.steps, ring, COUNTED).or_else(|| {
            let free = ring.used.iter().filter(|used| !**used).count() as u64;
            // The seats used since, and which of them has the marker.
            Some((1_u64 << free).saturating_mul(free.max(1)))
        })
    }
}

impl Theory for KotzigsNim {
    /// Only where the number of moves is the same however anyone plays; the rest is left to search.
    fn claim(&self, ring: &Ring) -> Option<Claim> {
        let count = theory::count(&self.steps, ring)?;
        let wins = count % 2 == 1;
        Some(Claim {
            outcome: Outcome::of_mover_winning(wins),
            grundy: Some(count % 2),
            winning: if wins { moves(self, ring, usize::MAX) } else { Vec::new() },
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, ring: &Ring) -> Option<SharedExplanation> {
        match theory::count(&self.steps, ring)? {
            0 => over(),
            moves => Some(share(Counted { moves })),
        }
    }

    /// The shortest step that is possible.
    fn naive(&self, ring: &Ring) -> Option<Move> {
        let ahead = |seat: &usize| (seat + ring.used.len() - ring.at) % ring.used.len();
        let seat = ring.targets(&self.steps).into_iter().min_by_key(ahead)?;
        Some(Move::one(seat as u32, 1))
    }
}
