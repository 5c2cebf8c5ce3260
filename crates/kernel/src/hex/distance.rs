//! Two-distance: how many stones a cell is from a side if the opponent may close the better of two ways.

use super::{CELLS, Rhombus, cells};

/// The distance of a cell that cannot be joined.
const FAR: u16 = 64;

impl Rhombus {
    /// The free neighbours of each free cell for a player: those that touch it, and those of the groups that it touches.
    fn neighbours(&self, own: u64, free: u64) -> [u64; CELLS] {
        let mut near = [0; CELLS];
        let mut rest = own;
        while rest != 0 {
            let group = self.flood(rest & rest.wrapping_neg(), own);
            rest &= !group;
            let touching = self.beside(group) & free;
            cells(touching).for_each(|cell| near[cell as usize] |= touching);
        }
        for cell in cells(free) {
            near[cell as usize] |= self.beside(1 << cell) & free;
            near[cell as usize] &= !(1 << cell);
        }
        near
    }

    /// Adds the two-distance of each free cell from a side.
    fn add_distances(
        &self,
        own: u64,
        free: u64,
        side: u64,
        near: &[u64; CELLS],
        sum: &mut [u16; CELLS],
    ) {
        let group = self.flood(own & side, own);
        let mut reached = (self.beside(group) | side) & free;
        cells(reached).for_each(|cell| sum[cell as usize] += 1);
        let mut distance = 2;
        loop {
            let two = |cell: &u32| (near[*cell as usize] & reached).count_ones() >= 2;
            let more = cells(free & !reached).filter(two).fold(0, |set, cell| set | 1_u64 << cell);
            if more == 0 {
                break;
            }
            cells(more).for_each(|cell| sum[cell as usize] += distance);
            reached |= more;
            distance += 1;
        }
        cells(free & !reached).for_each(|cell| sum[cell as usize] += FAR);
    }

    /// For each free cell the sum of its two-distances from all four sides, for both players; small is good.
    pub(crate) fn urgency(&self, stones: [u64; 2]) -> [u16; CELLS] {
        let free = self.all & !stones[0] & !stones[1];
        let mut sum = [0; CELLS];
        for (own, sides) in stones.into_iter().zip(self.sides) {
            let near = self.neighbours(own, free);
            for side in sides {
                self.add_distances(own, free, side, &near, &mut sum);
            }
        }
        sum
    }
}
