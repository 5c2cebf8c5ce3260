//! The kernels of the goals for speed, by name: engines, and the simplest programs for the same numbers.

#[cfg(target_arch = "wasm32")]
pub mod exports;
mod naive;

use checker::{Check, Slice};
use sequence::plane::{Plane, Rows};
use sequence::{EngineKind, Rule, Sequence, certificate};
use std::sync::OnceLock;

/// Work in slices of some milliseconds; the last one returns a checksum of all results.
pub type Work = Box<dyn FnMut() -> Option<u64>>;

/// One program that is timed.
#[derive(Debug)]
pub struct Kernel {
    /// The name by which it is requested.
    pub name: &'static str,
    begin: fn() -> Work,
}

const KAYLES: &[(usize, u8)] = &[(1, 7), (2, 7)];
const GRUNDY: &[(usize, u8)] = &[(0, 4)];
/// Elementary steps in a slice: some milliseconds.
const FUEL: u64 = 5_000_000;
/// Squares of a plane in a slice: some milliseconds.
const SQUARES: u64 = 1 << 18;

/// All kernels.
pub const KERNELS: &[Kernel] = &[
    Kernel {
        name: "grundy-16-naive",
        begin: || once(|| sum(&naive::stamped(1 << 16, GRUNDY, true))),
    },
    Kernel { name: "grundy-16", begin: || table("grundy", 1 << 16) },
    Kernel { name: "grundy-20", begin: || table("grundy", 1 << 20) },
    Kernel {
        name: "officers-18-plain",
        begin: || once(|| sum(&naive::rare(1 << 18, 0b1_1110_1110))),
    },
    Kernel { name: "officers-18", begin: || table("0.6", 1 << 18) },
    Kernel {
        name: "kayles-20000-naive",
        begin: || once(|| sum(&naive::stamped(20_000, KAYLES, false))),
    },
    Kernel { name: "kayles-20000-rare", begin: || raw("0.77", 20_000, EngineKind::Sparse) },
    Kernel { name: "kayles-20000-scan", begin: || raw("0.77", 20_000, EngineKind::Scan) },
    Kernel {
        name: "kayles-65536-naive",
        begin: || once(|| sum(&naive::stamped(65_536, KAYLES, false))),
    },
    Kernel { name: "kayles-65536-rare", begin: || raw("0.77", 65_536, EngineKind::Sparse) },
    Kernel { name: "kayles-65536-scan", begin: || raw("0.77", 65_536, EngineKind::Scan) },
    Kernel { name: "kayles-proof", begin: || once(proof_of_kayles) },
    Kernel { name: "codes-naive", begin: || once(|| codes(naive_code)) },
    Kernel { name: "codes-proved", begin: || once(|| codes(proved_code)) },
    Kernel { name: "plane-1000", begin: || plane(1000) },
    Kernel { name: "plane-1000-naive", begin: || once(|| naive::three_lines(1000)) },
    Kernel { name: "plane-4000", begin: || plane(4000) },
    Kernel { name: "plane-4000-square", begin: || once(|| naive::full_square(4000)) },
    Kernel { name: "plane-10000", begin: || plane(10_000) },
    Kernel { name: "plane-10000-triangle", begin: || once(|| naive::triangle(10_000)) },
    Kernel { name: "rows-40", begin: rows },
    Kernel { name: "verify-0.16", begin: verified },
];

/// Begins the kernel of this name; `None` if there is none.
pub fn begin(name: &str) -> Option<Work> {
    KERNELS.iter().find(|kernel| kernel.name == name).map(|kernel| (kernel.begin)())
}

/// All slices of a kernel; its checksum.
pub fn run(mut work: Work) -> u64 {
    loop {
        if let Some(sum) = work() {
            return sum;
        }
    }
}

fn once(work: impl Fn() -> u64 + 'static) -> Work {
    Box::new(move || Some(work()))
}

/// A checksum that depends on the order of the numbers.
fn sum(values: &[u32]) -> u64 {
    let mut mixed = 0_u64;
    for (n, value) in values.iter().enumerate() {
        mixed = mixed.wrapping_add((n as u64 | 1).wrapping_mul(u64::from(*value)));
    }
    mixed
}

fn rule(text: &str) -> Rule {
    text.parse().expect("each kernel names a rule")
}

fn table(text: &str, to: u64) -> Work {
    let mut values = Sequence::new(&rule(text), to).expect("each kernel asks for what is allowed");
    Box::new(move || {
        let progress = values.step(FUEL);
        (progress.values == progress.of).then(|| sum(values.values()))
    })
}

/// By one engine, without searching for periods.
fn raw(text: &str, to: u64, kind: EngineKind) -> Work {
    let values = Sequence::by(&rule(text), to, kind);
    let mut values = values.expect("each kernel asks for an engine that is made for its rule");
    Box::new(move || {
        let progress = values.step(FUEL);
        (progress.values == progress.of).then(|| sum(values.values()))
    })
}

fn proof_of_kayles() -> u64 {
    let mut values = Sequence::new(&rule("0.77"), 167).expect("so few values are allowed");
    values.run();
    let proof = values.proof().expect("the period of Kayles is proved by 168 values");
    (proof.period.start * 1000 + proof.period.length) as u64
}

fn codes(values: fn(usize) -> u64) -> u64 {
    (0..512).map(values).fold(0, u64::wrapping_add)
}

fn naive_code(number: usize) -> u64 {
    let digit = |place: usize| (number >> (9 - 3 * place) & 7) as u8;
    let takes: Vec<(usize, u8)> = (1..=3).map(|place| (place, digit(place))).collect();
    sum(&naive::stamped(999, &takes, false))
}

fn proved_code(number: usize) -> u64 {
    let rule = rule(&format!("0.{number:03o}"));
    let mut values = Sequence::new(&rule, 999).expect("so few values are allowed");
    values.run();
    sum(values.values())
}

fn plane(side: u64) -> Work {
    let mut plane = Plane::new(side).expect("each kernel asks for a plane that is allowed");
    let last = side as usize - 1;
    Box::new(move || {
        plane.step(SQUARES);
        plane.at(last, last)?;
        // The last row depends on the whole plane; adding all squares would take part of the time.
        let square = |n| {
            let (edge, middle) = (plane.at(n, last)?, plane.at(n, n)?);
            Some(naive::marked(n, edge) + naive::marked(n, middle))
        };
        (0..=last).map(square).try_fold(0, |sum: u64, square| Some(sum.wrapping_add(square?)))
    })
}

/// The check of the certificate of 0.16, which is made once.
fn verified() -> Work {
    static CERTIFICATE: OnceLock<String> = OnceLock::new();
    let text = CERTIFICATE.get_or_init(|| {
        let mut values = Sequence::new(&rule("0.16"), 510_000).expect("so many values are allowed");
        values.run();
        certificate::write(&values).expect("the period of 0.16 is proved by so many values")
    });
    let mut check = Check::new(text).expect("a certificate is written as it is read");
    Box::new(move || match check.step(FUEL) {
        Slice::Working(_) => None,
        Slice::Done(verified) => {
            let verified = verified.expect("a certificate that was written holds");
            Some(verified.preperiod * 1_000_000 + verified.period)
        }
    })
}

fn rows() -> Work {
    let mut rows = Rows::default();
    Box::new(move || {
        if rows.advance() {
            return None;
        }
        Some(rows.found().iter().map(|row| (row.start * 1000 + row.length) as u64).sum())
    })
}
