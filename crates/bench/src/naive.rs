//! The simplest kernels, with which the goals for sequences and planes compare.

/// Values by marking every pair, with stamps instead of clearing: a fast version of the definition.
pub(crate) fn stamped(top: usize, takes: &[(usize, u8)], unequal: bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(top + 1);
    let mut stamps = vec![u32::MAX; 4096];
    for n in 0..=top {
        for (count, digit) in takes.iter().filter(|(count, _)| *count <= n) {
            let left = n - count;
            if left == 0 && digit & 1 == 1 {
                stamps[0] = n as u32;
            }
            if left > 0 && digit & 2 == 2 {
                stamps[values[left] as usize] = n as u32;
            }
            if digit & 4 == 4 && left > 1 {
                let half = if unequal { (left - 1) / 2 } else { left / 2 };
                for one in 1..=half {
                    stamps[(values[one] ^ values[left - one]) as usize] = n as u32;
                }
            }
        }
        let free = stamps.iter().position(|stamp| *stamp != n as u32);
        values.push(free.expect("the stamps reach further than the options") as u32);
    }
    values
}

/// Values of a code that takes one token and leaves one heap or two, by rare values under a mask that is known
/// beforehand: all pairs with a rare heap are marked, then others until no smaller value is open.
pub(crate) fn rare(top: usize, mask: u32) -> Vec<u32> {
    let rare = |value: u32| (value & mask).count_ones().is_multiple_of(2);
    let mut values: Vec<u32> = Vec::with_capacity(top + 1);
    let mut rares: Vec<usize> = Vec::new();
    let mut stamps = vec![u32::MAX; 1 << 16];
    for n in 0..=top {
        let (stamp, left) = (n as u32, n.saturating_sub(1));
        if left > 0 {
            stamps[values[left] as usize] = stamp;
        }
        for heap in rares.iter().take_while(|heap| **heap < left) {
            stamps[(values[*heap] ^ values[left - heap]) as usize] = stamp;
        }
        let free = |value: &u32| !rare(*value) && stamps[*value as usize] != stamp;
        let below = (0..).find(free).expect("the stamps reach further than the options");
        let open = |value: &u32| rare(*value) && stamps[*value as usize] != stamp;
        let mut open = (0..below).filter(open).count();
        for one in (1..=left / 2).rev() {
            if open == 0 {
                break;
            }
            let sum = values[one] ^ values[left - one];
            let seen = core::mem::replace(&mut stamps[sum as usize], stamp) == stamp;
            open -= usize::from(!seen && sum < below && rare(sum));
        }
        let value = (0..below).find(|value| stamps[*value as usize] != stamp).unwrap_or(below);
        values.push(value);
        if n > 0 && rare(value) {
            rares.push(n);
        }
    }
    values
}

/// The contribution of a square (n, n), or (n, side - 1), to the checksum of a plane.
pub(crate) fn marked(n: usize, value: u32) -> u64 {
    (n as u64 | 1).wrapping_mul(u64::from(value))
}

/// The contribution of the square (x, y) to the checksum of a plane: only the diagonal and the last row count.
fn marked_at(x: usize, y: usize, side: usize, value: usize) -> u64 {
    let times = u64::from(x == y) + u64::from(y == side - 1);
    times * marked(x, value as u32)
}

/// Wythoff's plane by walking down all three lines of each square: cubic.
pub(crate) fn three_lines(side: usize) -> u64 {
    let mut values = vec![0_u32; side * side];
    let mut stamps = vec![0_u32; 4 * side];
    for y in 0..side {
        for x in 0..side {
            let stamp = (y * side + x + 1) as u32;
            for other in 0..x {
                stamps[values[y * side + other] as usize] = stamp;
            }
            for other in 0..y {
                stamps[values[other * side + x] as usize] = stamp;
            }
            for by in 1..=x.min(y) {
                stamps[values[(y - by) * side + x - by] as usize] = stamp;
            }
            let free = stamps.iter().position(|mark| *mark != stamp);
            values[y * side + x] = free.expect("a value is below twice the side") as u32;
        }
    }
    let marked = |at: usize| marked_at(at % side, at / side, side, values[at] as usize);
    (0..side * side).map(marked).fold(0, u64::wrapping_add)
}

/// Wythoff's plane by sets of bits: the whole square, from the first word of every set.
pub(crate) fn full_square(side: usize) -> u64 {
    let width = 2 * side / 64 + 2;
    let (mut columns, mut diagonals) = (vec![0_u64; side * width], vec![0_u64; 2 * side * width]);
    let mut row = vec![0_u64; width];
    let mut sum = 0;
    for y in 0..side {
        row.fill(0);
        for x in 0..side {
            let column = &mut columns[x * width..(x + 1) * width];
            let diagonal = &mut diagonals[(x + side - y) * width..(x + side - y + 1) * width];
            let mut at = 0;
            while row[at] | column[at] | diagonal[at] == u64::MAX {
                at += 1;
            }
            let bit = (row[at] | column[at] | diagonal[at]).trailing_ones() as usize;
            row[at] |= 1 << bit;
            column[at] |= 1 << bit;
            diagonal[at] |= 1 << bit;
            sum = marked_at(x, y, side, at * 64 + bit).wrapping_add(sum);
        }
    }
    sum
}

/// The upper triangle row by row, each scan from the first word that is not full in all three sets.
pub(crate) fn triangle(side: usize) -> u64 {
    let width = 2 * side / 64 + 2;
    let (mut lines, mut diagonals) = (vec![0_u64; side * width], vec![0_u64; side * width]);
    let (mut line_low, mut diagonal_low) = (vec![0; side], vec![0; side]);
    let raise = |set: &[u64], low: &mut usize| {
        while set[*low] == u64::MAX {
            *low += 1;
        }
    };
    let mut sum = 0;
    for y in 0..side {
        for x in 0..=y {
            let k = y - x;
            let mut at = line_low[x].max(line_low[y]).max(diagonal_low[k]);
            let used = |at: usize| {
                lines[x * width + at] | lines[y * width + at] | diagonals[k * width + at]
            };
            while used(at) == u64::MAX {
                at += 1;
            }
            let bit = used(at).trailing_ones() as usize;
            lines[x * width + at] |= 1 << bit;
            lines[y * width + at] |= 1 << bit;
            diagonals[k * width + at] |= 1 << bit;
            raise(&lines[x * width..(x + 1) * width], &mut line_low[x]);
            raise(&lines[y * width..(y + 1) * width], &mut line_low[y]);
            raise(&diagonals[k * width..(k + 1) * width], &mut diagonal_low[k]);
            sum = marked_at(x, y, side, at * 64 + bit).wrapping_add(sum);
        }
    }
    sum
}
