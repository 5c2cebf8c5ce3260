//! Wythoff's plane against its definition, the rows of the sources and the golden section.

use sequence::plane::{MOST_ROW, Plane, Rows, SIDE, TooLarge};
use solver::golden;

fn plane(side: u64) -> Plane {
    let mut plane = Plane::new(side).unwrap();
    plane.run();
    plane
}

/// Values by looking at every square that the queen can reach.
fn defined(side: usize) -> Vec<Vec<u32>> {
    let mut values = vec![vec![0; side]; side];
    for y in 0..side {
        for x in 0..side {
            let left = (0..x).map(|other| values[y][other]);
            let down = (0..y).map(|other| values[other][x]);
            let both = (1..=x.min(y)).map(|by| values[y - by][x - by]);
            let mut reached = vec![false; 2 * side];
            left.chain(down).chain(both).for_each(|value: u32| reached[value as usize] = true);
            values[y][x] = reached.iter().position(|reached| !reached).unwrap() as u32;
        }
    }
    values
}

#[test]
fn planes_agree_with_the_definition() {
    let expected = defined(330);
    for side in [1, 2, 31, 32, 33, 63, 64, 65, 110, 127, 128, 129, 330] {
        let plane = plane(side as u64);
        for (y, row) in expected.iter().enumerate().take(side) {
            for (x, value) in row.iter().enumerate().take(side) {
                assert_eq!(plane.at(x, y), Some(*value), "{x} {y} of {side}");
            }
        }
        assert_eq!((plane.at(side, 0), plane.at(0, side)), (None, None));
    }
    assert_eq!(expected[24][..5], [24, 25, 26, 27, 23]);
    assert_eq!(expected[24][20..25], [14, 37, 17, 38, 31]);
    let diagonal: Vec<u32> = (0..20).map(|n| expected[n][n]).collect();
    assert_eq!(diagonal, [0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25]);
}

#[test]
fn zeros_are_the_golden_pairs_and_stopping_changes_nothing() {
    let mut slow = Plane::new(1500).unwrap();
    let mut last = slow.progress();
    assert_eq!((last.share, slow.at(0, 0)), (0, None));
    while last.values < last.of {
        let next = slow.step(50_000);
        assert!(next.values > last.values && next.share >= last.share && next.share <= 1000);
        last = next;
    }
    let whole = plane(1500);
    for x in 0..1500 {
        for y in 0..1500 {
            let value = whole.at(x, y).unwrap();
            assert_eq!(slow.at(x, y), Some(value));
            assert_eq!(value == 0, golden::cold_partner(x as u64) == y as u64, "{x} {y}");
            // Bounds that the engine of rows relies on.
            assert!(value as usize <= x + y && value as usize + 2 * x >= y);
        }
    }
}

#[test]
fn rows_repeat_as_the_sources_list_them() {
    let listed = "1/0 3/0 3/0 6/8 12/9 24/27 12/37 24/92 24/102 24/127 24/224 48/277 48/347 96/382 96/613 96/693 \
        192/771 192/865 384/919 384/1032 384/1165 768/1252 768/1293 768/1373 768/1732 768/2208 768/2314";
    let rows = Rows::up_to(usize::MAX);
    assert_eq!(rows.found().len(), MOST_ROW + 1);
    for (row, listed) in listed.split_whitespace().enumerate() {
        let found = &rows.found()[row];
        assert_eq!(format!("{}/{}", found.length, found.start), listed, "row {row}");
    }
    let found = |row: usize| (rows.found()[row].start, rows.found()[row].length);
    assert_eq!((found(30), found(40)), ((3890, 768), (10_333, 768)));
    // By the definition, over many periods.
    let far = strip(MOST_ROW + 1, 30_000);
    for (row, period) in rows.found().iter().enumerate() {
        for (n, value) in far[row].iter().enumerate().skip(period.start) {
            assert_eq!(period.at(n as u64), Some(u64::from(*value)), "row {row}, column {n}");
        }
        let before = period.start.checked_sub(1);
        let differs = |n: usize| {
            i64::from(far[row][n + period.length]) - i64::from(far[row][n]) != period.length as i64
        };
        assert!(before.is_none_or(differs), "row {row}");
        assert!(
            period.seen.1 > period.seen.0 && (period.seen.1 - period.seen.0) % period.length == 0
        );
        assert!(period.at(1_000_000_000_000_000).is_some());
    }
}

/// The lowest rows by sets of used values, without any window.
fn strip(rows: usize, columns: usize) -> Vec<Vec<u32>> {
    let mut values = vec![vec![0_u32; columns]; rows];
    let mut used: Vec<Vec<bool>> = vec![vec![false; columns + 2 * rows]; rows];
    let mut low = vec![0; rows];
    for n in 0..columns {
        for row in 0..rows {
            while used[row][low[row]] {
                low[row] += 1;
            }
            let mut value = low[row];
            loop {
                let taken = value as u32;
                let below = (0..row).any(|other| values[other][n] == taken);
                let diagonal = (1..=row.min(n)).any(|by| values[row - by][n - by] == taken);
                if !used[row][value] && !below && !diagonal {
                    break;
                }
                value += 1;
            }
            used[row][value] = true;
            values[row][n] = value as u32;
        }
    }
    values
}

#[test]
fn a_plane_of_a_million_is_refused() {
    for side in [0, SIDE as u64 + 1, 1_000_000, u64::MAX] {
        assert_eq!(Plane::new(side).unwrap_err(), TooLarge { asked: side });
    }
}
