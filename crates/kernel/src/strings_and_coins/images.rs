//! The images of a position under the symmetries of its game; the least image is its canonical name.

use super::{LINES, StringsAndCoins};
use alloc::vec::Vec;

/// Most symmetries of a game, with the identity.
const WAYS: usize = 8;

/// Where one symmetry sends each line, as bits.
pub(super) type Symmetry = [u64; LINES as usize];

/// The images of a position; missing symmetries have every bit set, so that they are never the least.
#[derive(Clone, Copy, Debug)]
pub(super) struct Images([u64; WAYS]);

impl Images {
    /// The name of the position; equivalent positions share it.
    pub(super) fn name(&self) -> u64 {
        self.0.into_iter().fold(u64::MAX, u64::min)
    }

    /// Draws a line. If it is one of two open twins, it must be the first.
    pub(super) fn draw(&mut self, strings: &StringsAndCoins, line: u32) {
        for (image, bits) in self.0.iter_mut().zip(&strings.symmetries) {
            *image &= !bits[line as usize];
        }
    }
}

/// The symmetries of a game, after the identity, from the image of each line.
///
/// The first of two twins maps to the first, so that images can ignore twins.
pub(super) fn symmetries(maps: &[Vec<u32>], twins: &[(u32, u32)], lines: u32) -> Vec<Symmetry> {
    let mut symmetries = Vec::new();
    for to in core::iter::once(&(0..lines).collect()).chain(maps) {
        let mut bits = [0_u64; LINES as usize];
        to.iter().enumerate().for_each(|(line, to)| bits[line] = 1 << to);
        let mut sent = true;
        for (one, other) in twins {
            let (low, high): (u64, u64) = (bits[*one as usize], bits[*other as usize]);
            let (low, high) = (low.min(high), low.max(high));
            (bits[*one as usize], bits[*other as usize]) = (low, high);
            sent &= twins.contains(&(low.trailing_zeros(), high.trailing_zeros()));
        }
        if sent {
            symmetries.push(bits);
        }
    }
    symmetries
}

impl StringsAndCoins {
    /// The images of a position; if one of two twins is drawn, it counts as the first.
    pub(super) fn images(&self, mut open: u64) -> Images {
        for (one, other) in &self.twins {
            if open >> one & 1 == 1 && open >> other & 1 == 0 {
                open ^= 1 << one | 1 << other;
            }
        }
        let mut images = Images([u64::MAX; WAYS]);
        for (image, bits) in images.0.iter_mut().zip(&self.symmetries) {
            let open = (0..self.lines).filter(|line| open >> line & 1 == 1);
            *image = open.map(|line| bits[line as usize]).sum();
        }
        images
    }

    /// The canonical one of equivalent positions.
    ///
    /// ```
    /// use kernel::strings_and_coins::StringsAndCoins;
    /// // Two boxes side by side, with line 3 between them.
    /// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
    /// // Lines on the rim of one box are alike.
    /// assert_eq!(boxes.plain(boxes.all() & !0b001), boxes.plain(boxes.all() & !0b010));
    /// ```
    pub fn plain(&self, open: u64) -> u64 {
        self.images(open).name()
    }
}
