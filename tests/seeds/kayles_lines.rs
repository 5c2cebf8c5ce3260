//! Row 004.34 of the claims: Kayles with up to k neighbours, the printed table line by line.

use crate::ask::value;
use crate::kayles::plain;
use solver::values::Values;
use std::collections::HashMap;

/// The printed digits, line by line for k = 2 to 12; the source has lost the spaces.
const GLUED: [&str; 11] = [
    "012314321426412714321",
    "0123416321674581105476",
    "012345673289765432894",
    "012345678321112765432116",
    "0123456789311121376543216",
    "01234567891031213147654316",
    "0123456789101112131415765416",
    "0123456789101112131415167654",
    "01234567891011121314151617765",
    "012345678910111213141516171876",
    "0123456789101112131415161718197",
];

/// A line of the engine's table.
fn line(most: u64) -> Vec<u64> {
    let table = Values::pins(1, most, 400);
    (0..=20).filter_map(|n| table.at(n)).collect()
}

/// Compares a decoded line with the engine's table, its game, and recursion over whole positions.
fn agrees(most: u64, decoded: [u64; 21]) {
    assert_eq!(line(most), decoded);
    let mut known = HashMap::new();
    for n in 1..=20_u64 {
        let wanted = decoded[n as usize];
        assert_eq!(value("kayles", &format!("most={most}"), &n.to_string()), wanted, "{n}");
        assert_eq!(plain(&[n], most, &mut known), wanted, "{most} {n}");
    }
}

#[test]
fn row_004_34_all_printed_digits_are_right() {
    for (most, glued) in (2..).zip(GLUED) {
        let digits: String = line(most).iter().map(u64::to_string).collect();
        assert_eq!(digits, glued, "up to {most}");
    }
}

#[test]
fn row_004_34_k2_line_of_2() {
    agrees(2, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1]);
}

#[test]
fn row_004_34_k3_line_of_3() {
    agrees(3, [0, 1, 2, 3, 4, 1, 6, 3, 2, 1, 6, 7, 4, 5, 8, 1, 10, 5, 4, 7, 6]);
}

#[test]
fn row_004_34_k4_line_of_4() {
    agrees(4, [0, 1, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 4]);
}

#[test]
fn row_004_34_k5_line_of_5() {
    agrees(5, [0, 1, 2, 3, 4, 5, 6, 7, 8, 3, 2, 11, 12, 7, 6, 5, 4, 3, 2, 1, 16]);
}

#[test]
fn row_004_34_k6_line_of_6() {
    agrees(6, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 3, 11, 12, 13, 7, 6, 5, 4, 3, 2, 16]);
}

#[test]
fn row_004_34_k7_line_of_7() {
    agrees(7, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3, 12, 13, 14, 7, 6, 5, 4, 3, 16]);
}

#[test]
fn row_004_34_k8_line_of_8() {
    agrees(8, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 7, 6, 5, 4, 16]);
}

#[test]
fn row_004_34_k9_line_of_9() {
    agrees(9, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 7, 6, 5, 4]);
}

#[test]
fn row_004_34_k10_line_of_10() {
    agrees(10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 7, 6, 5]);
}

#[test]
fn row_004_34_k11_line_of_11() {
    agrees(11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 7, 6]);
}

#[test]
fn row_004_34_k12_line_of_12() {
    agrees(12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 7]);
}
