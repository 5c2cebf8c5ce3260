//! Compares the time of the shipped `last-move` with that of kernels for the same work.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::kernels::Timer;
use site::steps::{self, Echo};
use site::{ChoreResult, place};

/// Most time of the shipped program, in times of its kernel.
pub(crate) const MOST: f64 = 1.15;
/// Rounds in which each is timed, in turns; the least time counts.
const ROUNDS: usize = 3;
const PACKAGE: &str = "last-move-cli";
/// Nanoseconds in a tick of `/proc/self/stat`, of which Linux has a hundred a second.
const TICK: f64 = 1e7;

/// Work that both do: its description, its kernel, and the arguments of `last-move`.
struct Work {
    what: &'static str,
    kernel: &'static str,
    args: &'static [&'static str],
}

const WORKS: [Work; 2] = [
    Work {
        what: "Grundy’s game to 2^20",
        kernel: "grundy-20",
        args: &["grundy", "grundy", "--to", "1048576"],
    },
    Work {
        what: "the certificate of 0.16 verified",
        kernel: "verify-0.16",
        args: &["verify", CERTIFICATE],
    },
];
/// The file of the certificate, in the folder in which the program runs.
const CERTIFICATE: &str = "0.16.txt";

/// The time of `last-move` divided by that of the kernel, for each work by its name.
///
/// # Errors
///
/// One sentence if a program cannot be built or run.
pub(crate) fn ratios(native: &mut Timer) -> Result<Vec<(&'static str, f64)>, String> {
    let shipped = Shipped::build()?;
    let mut ratios = Vec::new();
    for work in &WORKS {
        steps::say(&format!("timing last-move: {}", work.what));
        let (mut whole, mut kernel) = (f64::MAX, f64::MAX);
        for _ in 0..ROUNDS {
            kernel = kernel.min(native.time(work.kernel)?.nanos);
            whole = whole.min(shipped.time(work.args)?);
        }
        ratios.push((work.what, whole / kernel));
    }
    Ok(ratios)
}

/// The program as a user builds it, and the folder in which it runs.
struct Shipped {
    program: PathBuf,
    folder: PathBuf,
}

impl Shipped {
    fn build() -> Result<Shipped, String> {
        let mut cargo = Command::new(place::cargo());
        cargo.args(["build", "--locked", "--release", "--package", PACKAGE]);
        steps::must("building last-move", cargo.current_dir(place::root()), Echo::Pulse)?;
        let program = place::target().join("release").join(format!("last-move{EXE_SUFFIX}"));
        let folder = place::target().join("bench");
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let shipped = Shipped { program, folder };
        shipped.run(&["grundy", "0.16", "--to", "510000", "--certificate", CERTIFICATE])?;
        Ok(shipped)
    }

    fn run(&self, args: &[&str]) -> ChoreResult {
        let mut command = Command::new(&self.program);
        command.args(args).current_dir(&self.folder).stdout(Stdio::null()).stderr(Stdio::null());
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("last-move {}: {status}", args.join(" "))),
            Err(error) => Err(format!("last-move did not start: {error}")),
        }
    }

    /// Nanoseconds of processor time that one run takes.
    fn time(&self, args: &[&str]) -> Result<f64, String> {
        let (started, before) = (Instant::now(), spent());
        self.run(args)?;
        let by_clock = started.elapsed().as_nanos() as f64;
        Ok(before.zip(spent()).map_or(by_clock, |(before, after)| after - before))
    }
}

/// Nanoseconds of processor time of all finished child processes, if the system has them: fields 16 and
/// 17 of `/proc/self/stat`, after the name in brackets.
fn spent() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, behind_name) = text.rsplit_once(')')?;
    let ticks = behind_name.split_whitespace().skip(13).take(2);
    let ticks: Option<Vec<f64>> = ticks.map(|field| field.parse().ok()).collect();
    Some(ticks?.iter().sum::<f64>() * TICK)
}

#[cfg(test)]
mod tests {
    use site::place;
    use std::fs;

    /// The lines of a section of the manifest of the workspace.
    fn section(name: &str) -> Vec<String> {
        let text = fs::read_to_string(place::root().join("Cargo.toml"));
        let text = text.expect("the workspace has a manifest");
        let lines = text.lines().skip_while(|line| *line != format!("[{name}]")).skip(1);
        lines.take_while(|line| !line.starts_with('[')).map(str::to_string).collect()
    }

    /// A user's build is for speed, whatever a browser downloads.
    #[test]
    fn the_release_profile_is_for_speed() {
        let release = section("profile.release");
        for line in ["opt-level = 3", "lto = true", "overflow-checks = true"] {
            assert!(release.iter().any(|had| had == line), "[profile.release] lacks {line}");
        }
        let text = fs::read_to_string(place::root().join("Cargo.toml")).expect("it was just read");
        assert!(!text.contains("[profile.release."), "a crate of the release has its own level");
    }

    /// Programs that draw and judge are built for size, and those that compute tables for speed.
    #[test]
    fn every_program_of_the_page_but_that_of_tables_is_for_size() {
        let text = fs::read_to_string(place::root().join("index.html")).expect("the page is there");
        let programs: Vec<&str> = text.split("rel=\"rust\"").skip(1).collect();
        assert!(programs.len() >= 6, "{} programs", programs.len());
        for program in programs {
            let tag = program.split('>').next().unwrap_or_default();
            let small = ["data-cargo-profile=\"web\"", "data-cargo-profile-release=\"web\""];
            let tables = tag.contains("data-bin=\"last-move-tables\"");
            assert_ne!(small.iter().any(|named| tag.contains(named)), tables, "{tag}");
        }
    }

    /// All code must panic rather than wrap, even in small programs.
    #[test]
    fn every_program_checks_for_overflow() {
        assert!(section("profile.web").contains(&"inherits = \"release\"".to_string()));
        let text = fs::read_to_string(place::root().join("Cargo.toml")).expect("it is there");
        assert_eq!(
            text.matches("overflow-checks").count(),
            1,
            "only [profile.release] speaks of it"
        );
    }
}
