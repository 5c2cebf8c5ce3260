//! Rows 004.1 to 004.9 and 004.53 of the claims: Dots and Boxes, and the Boxer's puzzle.

use crate::grid::{after, verdict};
use crate::positions::ByKind as _;
use games::catalog::dots_and_boxes::{DotsAndBoxes, Grid, scores};
use games::game::Catalogued;
use games::setup::Setup;
use solver::play::Outcome;
use solver::rules::{Rules, ranges};
use solver::verdict::Known;
use std::collections::BTreeMap;

/// The lines of the puzzle that are open, as printed.
const OPEN: [&str; 12] = ["GH", "MN", "IJ", "EF", "BF", "CG", "GK", "JK", "KO", "LP", "DH", "HL"];
const DRAWN: [&str; 12] = ["AB", "BC", "CD", "FG", "KL", "NO", "OP", "AE", "EI", "FJ", "IM", "JN"];

/// A board for plain recursion: dots are letters, and a set of bits is the drawn ones of the lines that were open at
/// first.
struct Plain {
    open: Vec<String>,
    /// For each open line its boxes, as the bits of their other sides.
    boxes: Vec<Vec<usize>>,
    /// For each set of drawn lines, by how many boxes the mover wins from there.
    lead: Vec<i8>,
}

impl Plain {
    fn new(rows: usize, columns: usize, drawn: &[&str]) -> Plain {
        let dot = |row: usize, column: usize| (b'A' + (row * (columns + 1) + column) as u8) as char;
        let line = |a: char, b: char| [a, b].iter().collect::<String>();
        let mut sides: Vec<[String; 4]> = Vec::new();
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |c| (row, c))) {
            let (a, b) = (dot(row, column), dot(row, column + 1));
            let (c, d) = (dot(row + 1, column), dot(row + 1, column + 1));
            sides.push([line(a, b), line(c, d), line(a, c), line(b, d)]);
        }
        let mut open: Vec<String> = sides.concat();
        open.sort();
        open.dedup();
        open.retain(|line| !drawn.contains(&line.as_str()));
        let bit = |line: &String| open.iter().position(|one| one == line).map_or(0, |i| 1 << i);
        let boxes = |line: &String| -> Vec<usize> {
            let mine = sides.iter().filter(|four| four.contains(line));
            mine.map(|four| four.iter().fold(0, |all, side| all | bit(side)) & !bit(line)).collect()
        };
        let boxes: Vec<Vec<usize>> = open.iter().map(boxes).collect();
        let mut plain = Plain { lead: vec![0; 1 << open.len()], open, boxes };
        for set in (0..plain.lead.len() - 1).rev() {
            let all = (0..plain.open.len()).filter(|i| set >> i & 1 == 0);
            let best = all.map(|i| plain.worth(set, i)).max();
            plain.lead[set] = best.expect("a line is open");
        }
        plain
    }

    fn gain(&self, set: usize, line: usize) -> i8 {
        self.boxes[line].iter().filter(|sides| set & **sides == **sides).count() as i8
    }

    /// The final lead of the player who draws a line, from there.
    fn worth(&self, set: usize, line: usize) -> i8 {
        let (gain, next) = (self.gain(set, line), self.lead[set | 1 << line]);
        if gain > 0 { gain + next } else { -next }
    }

    fn line(&self, name: &str) -> usize {
        self.open.iter().position(|one| one == name).unwrap_or_else(|| panic!("{name} is drawn"))
    }

    fn set(&self, names: &str) -> usize {
        names.split_whitespace().fold(0, |set, name| set | 1 << self.line(name))
    }

    /// Most boxes that can be taken one after the other.
    fn haul(&self, set: usize) -> i8 {
        let open = (0..self.open.len()).filter(|i| set >> i & 1 == 0);
        let takes = open.filter(|i| self.gain(set, *i) > 0);
        takes.map(|i| self.gain(set, i) + self.haul(set | 1 << i)).max().unwrap_or(0)
    }

    /// The final boxes of the mover who first closes boxes with these lines and then draws `wait`.
    fn mine(&self, mut set: usize, takes: &[&str], wait: &str) -> i8 {
        let mut gained = 0;
        for name in takes {
            let gain = self.gain(set, self.line(name));
            assert!(gain > 0, "{name} closes nothing");
            gained += gain;
            set |= 1 << self.line(name);
        }
        let lead = gained + self.worth(set, self.line(wait));
        (9 + lead) / 2
    }
}

fn puzzle() -> Plain {
    Plain::new(3, 3, &DRAWN)
}

fn loyd() -> Grid {
    DotsAndBoxes::start(&DotsAndBoxes::rules(&Setup::of(&DotsAndBoxes::CARD)))
}

/// The engine's margin of the player to move under best play.
fn margin(at: &Grid) -> i64 {
    scores(at).iter().map(|one| one.margin).max().unwrap_or_else(|| at.points().lead())
}

fn margins(at: &Grid) -> BTreeMap<String, i64> {
    scores(at).iter().map(|one| (DotsAndBoxes.write_move(at, &one.mv), one.margin)).collect()
}

#[test]
fn row_004_1_twelve_lines_are_open_and_no_box_is_closed() {
    let at = loyd();
    assert_eq!((at.drawn.count_ones(), at.open().count_ones()), (12, 12));
    assert!(at.owners.iter().all(|owner| *owner == 0));
    let mut open: Vec<String> = margins(&at).into_keys().collect();
    open.sort();
    let mut printed = OPEN.map(String::from).to_vec();
    printed.sort();
    assert_eq!((&open, &puzzle().open), (&printed, &printed));
}

#[test]
fn row_004_2_gh_alone_is_best_and_wins_seven_to_two() {
    let (found, plain) = (margins(&loyd()), puzzle());
    for line in OPEN {
        let wanted = if line == "GH" { 5 } else { -9 };
        assert_eq!(found[line], wanted, "{line}");
        // E30: every other line ends 0 to 9, not only 4 or 3 boxes behind.
        assert_eq!(i64::from(plain.worth(0, plain.line(line))), wanted, "{line}");
    }
    let verdict = verdict(&loyd());
    assert_eq!((verdict.outcome, verdict.winning.len()), (Some(Outcome::N), 1));
    assert_eq!(verdict.known, Known::Search { positions: 1 << 12 });
}

/// Boxes that can be closed at once, by the engine's own board.
fn haul(at: &Grid) -> u64 {
    let gain = |next: &Grid| next.points().score[at.turn] - at.points().score[at.turn];
    let taken = ranges(&DotsAndBoxes, at).into_iter().map(|span| at.draw(span.place));
    taken.filter(|next| gain(next) > 0).map(|next| gain(&next) + haul(&next)).max().unwrap_or(0)
}

#[test]
fn row_004_3_five_lines_give_four_boxes_away() {
    let plain = puzzle();
    for line in ["MN", "IJ", "EF", "BF", "CG"] {
        assert_eq!((plain.haul(plain.set(line)), haul(&after(&loyd(), line))), (4, 4), "{line}");
    }
}

#[test]
fn row_004_4_four_lines_give_three_boxes_away() {
    let plain = puzzle();
    for line in ["GK", "JK", "KO", "LP"] {
        assert_eq!((plain.haul(plain.set(line)), haul(&after(&loyd(), line))), (3, 3), "{line}");
    }
}

#[test]
fn row_004_5_dh_and_hl_answer_each_other_and_lose_all_nine() {
    let plain = puzzle();
    for (line, answer) in [("DH", "HL"), ("HL", "DH")] {
        assert_eq!(plain.worth(plain.set(line), plain.line(answer)), 9, "{line}");
        assert_eq!(margins(&after(&loyd(), line))[answer], 9, "{line}");
    }
}

#[test]
fn row_004_6_seven_to_two_against_every_reply() {
    let (at, plain) = (after(&loyd(), "GH"), puzzle());
    assert_eq!(at.turn, 1);
    let replies = margins(&at);
    assert_eq!(replies.len(), 11);
    for (line, margin) in replies {
        let worth = plain.worth(plain.set("GH"), plain.line(&line));
        assert_eq!((margin, worth), (-5, -5), "{line}");
    }
}

/// The boxes of the first player who closes these boxes after GH and a reply, and then draws `wait`.
fn waited(reply: &str, takes: &[&str], wait: &str) -> (i8, i64) {
    let plain = puzzle();
    let mine = plain.mine(plain.set(&format!("GH {reply}")), takes, wait);
    let at = after(&loyd(), &format!("GH {reply} {}", takes.join(" ")));
    assert_eq!((at.turn, at.points().score), (0, [takes.len() as u64, 0]), "{reply}");
    (mine, (9 + margins(&at)[wait]) / 2)
}

/// Asserts that the first player ends with seven boxes in these lines of play.
fn seven(lines: &[(&str, &[&str], &str)]) {
    for (reply, takes, wait) in lines {
        assert_eq!(waited(reply, takes, wait), (7, 7), "{reply}");
    }
}

#[test]
fn row_004_7_three_boxes_and_a_wait_give_exactly_seven() {
    seven(&[
        ("IJ", &["MN", "EF", "BF"], "DH"),
        ("MN", &["IJ", "EF", "BF"], "DH"),
        ("EF", &["BF", "IJ", "MN"], "DH"),
        ("BF", &["EF", "IJ", "MN"], "DH"),
        ("CG", &["DH", "BF", "EF"], "MN"),
        ("DH", &["CG", "BF", "EF"], "MN"),
    ]);
    // Another three boxes of the chain are not enough.
    assert_eq!(waited("IJ", &["EF", "BF", "CG"], "DH"), (5, 5));
}

#[test]
fn row_004_8_two_boxes_and_a_wait_give_exactly_seven() {
    seven(&[
        ("JK", &["KO", "LP"], "HL"),
        ("GK", &["HL", "JK"], "LP"),
        ("KO", &["LP", "JK"], "HL"),
        ("LP", &["KO", "JK"], "HL"),
        ("HL", &["GK", "JK"], "LP"),
    ]);
}

#[test]
fn row_004_9_positions_are_2_to_the_power_of_the_open_lines() {
    let empty = Grid::empty(3, 3);
    assert_eq!((empty.lines(), 1_u64 << 24), (24, 16_777_216));
    assert_eq!(DotsAndBoxes.state_bound(&empty), Some(16_777_216));
    assert_ne!(DotsAndBoxes.state_bound(&empty), Some(2 * 24));
    assert_eq!(puzzle().lead.len(), 4096);
}

/// All 2^24 positions by plain recursion.
#[test]
fn row_004_53_three_by_three_is_lost_by_three_from_every_first_line() {
    let plain = Plain::new(3, 3, &[]);
    assert_eq!(plain.lead[0], -3);
    assert!((0..24).all(|line| plain.worth(0, line) == -3));
    let found = margins(&Grid::empty(3, 3));
    assert_eq!(found.len(), 24);
    assert!(found.values().all(|margin| *margin == -3));
}

#[test]
fn part_a17_other_empty_boards() {
    let boards = [(1, 1, -1), (1, 2, 0), (1, 3, -1), (1, 4, 0), (1, 5, -1), (2, 2, 2), (2, 3, -2)];
    for (rows, columns, value) in boards {
        assert_eq!(margin(&Grid::empty(rows, columns)), value, "{rows} x {columns}");
        assert_eq!(margin(&Grid::empty(columns, rows)), value, "{columns} x {rows}");
        let plain = Plain::new(rows as usize, columns as usize, &[]);
        assert_eq!(i64::from(plain.lead[0]), value, "{rows} x {columns}");
    }
}
