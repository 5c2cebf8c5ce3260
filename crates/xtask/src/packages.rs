//! Installs a browser or Node with the system's package manager, if that is permitted.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::flows;
use site::lock::{self, Guarded};
use site::steps::{self, Echo};
use site::{ChoreResult, place};

/// A package manager, and its names of the packages that the tests need.
#[derive(Debug)]
struct Manager {
    program: &'static str,
    /// Brings its lists up to date, where installing does not.
    refresh: &'static [&'static str],
    install: &'static [&'static str],
    browser: &'static [&'static str],
    headless: &'static [&'static str],
    firefox: &'static [&'static str],
    node: &'static [&'static str],
}

const MANAGERS: [Manager; 4] = [
    Manager {
        program: "apt-get",
        refresh: &["update", "-qq"],
        // Another program of this machine may install something; it waits for that.
        install: &[
            "install",
            "-y",
            "-qq",
            "--no-install-recommends",
            "-o",
            "DPkg::Lock::Timeout=600",
        ],
        browser: &["chromium", "chromium-driver"],
        headless: &["chromium-headless-shell"],
        firefox: &["firefox-esr"],
        node: &["nodejs", "npm"],
    },
    Manager {
        program: "dnf",
        refresh: &[],
        install: &["install", "-y", "-q"],
        browser: &["chromium", "chromedriver"],
        headless: &[],
        firefox: &["firefox"],
        node: &["nodejs", "npm"],
    },
    Manager {
        program: "pacman",
        refresh: &[],
        install: &["-S", "--noconfirm", "--needed"],
        browser: &["chromium"],
        headless: &[],
        firefox: &["firefox"],
        node: &["nodejs", "npm"],
    },
    Manager {
        program: "apk",
        refresh: &[],
        install: &["add", "--quiet"],
        browser: &["chromium", "chromium-chromedriver"],
        headless: &[],
        firefox: &["firefox"],
        node: &["nodejs", "npm"],
    },
];

/// Something that the tests need and a package manager has.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    what: &'static str,
    /// Each of these programs is needed, under one of its names.
    programs: &'static [&'static [&'static str]],
    packages: fn(&Manager) -> &'static [&'static str],
}

const BROWSER: Wanted = Wanted {
    what: "a browser with its driver",
    programs: &[&flows::BROWSERS, &[flows::DRIVER]],
    packages: |manager| manager.browser,
};
const HEADLESS: Wanted = Wanted {
    what: "a browser without windows",
    programs: &[&[flows::HEADLESS]],
    packages: |manager| manager.headless,
};
const FIREFOX: Wanted =
    Wanted { what: "Firefox", programs: &[&flows::FIREFOX], packages: |manager| manager.firefox };
const NODE: Wanted =
    Wanted { what: "Node", programs: &[&["node"], &["npm"]], packages: |manager| manager.node };

/// Installs two browsers and Node if they are missing. Tests without them are skipped later, by name.
pub(crate) fn prepare() {
    let machine = Machine::here();
    let browser = flows::chromium().and_then(|_| flows::chromedriver());
    let absent = |names: &[&str]| place::on_path(names).is_none();
    let wanted = [
        (browser.is_err(), BROWSER),
        (absent(&flows::FIREFOX), FIREFOX),
        (absent(&["node"]), NODE),
    ];
    for (absent, wanted) in wanted {
        if absent && let Err(why) = machine.install(wanted) {
            steps::say(&format!("{} is missing and cannot be installed: {why}", wanted.what));
        }
    }
    if absent(&[flows::HEADLESS]) {
        // Without it the usual browser plays the flows, and takes a third longer.
        let _ = machine.install(HEADLESS);
    }
}

/// The folders in which programs are searched, and whether they are writable.
#[derive(Debug)]
struct Machine {
    folders: Vec<PathBuf>,
    root: bool,
}

impl Machine {
    fn here() -> Machine {
        let path = env::var_os("PATH").unwrap_or_default();
        let user = Command::new("id").arg("-u").stderr(Stdio::null()).output();
        let root = user.is_ok_and(|user| user.stdout.trim_ascii() == b"0");
        Machine { folders: env::split_paths(&path).collect(), root }
    }

    fn has(&self, wanted: Wanted) -> bool {
        wanted.programs.iter().all(|names| place::program_in(&self.folders, names).is_some())
    }

    /// Asks the first package manager found, and checks whether the programs exist afterwards.
    fn install(&self, wanted: Wanted) -> ChoreResult {
        let _tools = lock::take(Guarded::Tools)?;
        // Another command may have installed it in the meantime.
        if self.has(wanted) {
            return Ok(());
        }
        steps::online("it is absent")?;
        let found =
            |one: &'static Manager| Some((one, place::program_in(&self.folders, &[one.program])?));
        let (manager, program) =
            MANAGERS.iter().find_map(found).ok_or("there is no known package manager")?;
        let packages = (wanted.packages)(manager);
        if packages.is_empty() {
            return Err(format!("{} has no package of it", manager.program));
        }
        if !manager.refresh.is_empty() {
            let mut refresh = self.ask(&program, manager.refresh)?;
            steps::must("updating the lists of packages", &mut refresh, Echo::Pulse)?;
        }
        let mut install = self.ask(&program, &[manager.install, packages].concat())?;
        let what = format!("installing {}", packages.join(" and "));
        steps::must(&what, &mut install, Echo::Pulse)?;
        if self.has(wanted) { Ok(()) } else { Err(format!("{what} did not install it")) }
    }

    /// The package manager as root; it never waits for a password.
    fn ask(&self, program: &Path, args: &[&str]) -> Result<Command, String> {
        let mut ask = if self.root {
            Command::new(program)
        } else {
            let sudo = place::program_in(&self.folders, &["sudo"]);
            let may = |sudo: &PathBuf| {
                let tried = Command::new(sudo).args(["-n", "true"]).stderr(Stdio::null()).status();
                tried.is_ok_and(|status| status.success())
            };
            let sudo = sudo.filter(may).ok_or_else(|| {
                format!("only root may run `{} {}`", program.display(), args.join(" "))
            })?;
            let mut ask = Command::new(sudo);
            ask.arg("-n").arg(program);
            ask
        };
        ask.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        Ok(ask)
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::{BROWSER, HEADLESS, Machine, NODE};
    use site::place;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};

    /// An empty folder, as the only one in which programs are searched.
    fn folder(name: &str) -> PathBuf {
        let folder = place::target().join("packages-test").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder in the output");
        folder
    }

    fn machine(folder: &Path, root: bool) -> Machine {
        Machine { folders: vec![folder.to_path_buf()], root }
    }

    /// A program that logs its calls, and creates the programs it is named after.
    fn program(folder: &Path, name: &str, body: &str) {
        let text =
            format!("#!/bin/sh\ncd '{}'\necho \"$0 $*\" >>called\n{body}\n", folder.display());
        let path = folder.join(name);
        fs::write(&path, text).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program");
    }

    fn called(folder: &Path) -> Vec<String> {
        let calls = fs::read_to_string(folder.join("called")).unwrap_or_default();
        let place = format!("{}/", folder.display());
        calls.lines().map(|line| line.replace(&place, "")).collect()
    }

    #[test]
    fn root_installs_a_browser_and_its_driver() {
        let folder = folder("root");
        program(&folder, "apt-get", "[ $1 = update ] || touch chromium chromedriver");
        assert_eq!(machine(&folder, true).install(BROWSER), Ok(()));
        let install = "apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 \
            chromium chromium-driver";
        assert_eq!(called(&folder), ["apt-get update -qq", install]);
        // The same packages have no Node in them.
        assert!(machine(&folder, true).install(NODE).unwrap_err().contains("did not install"));
    }

    #[test]
    fn others_ask_sudo_where_it_wants_no_password() {
        let folder = folder("sudo");
        program(&folder, "apk", "touch node npm");
        let refused = machine(&folder, false).install(NODE).unwrap_err();
        assert!(refused.contains("only root") && refused.contains("nodejs npm"), "{refused}");
        program(&folder, "sudo", "[ $2 = true ] && exit 1; exit 0");
        assert!(machine(&folder, false).install(NODE).is_err());
        program(&folder, "sudo", "shift; [ $1 = true ] || \"$@\"");
        assert_eq!(machine(&folder, false).install(NODE), Ok(()));
        assert_eq!(called(&folder).last().unwrap(), "apk add --quiet nodejs npm");
    }

    #[test]
    fn a_manager_that_fails_or_is_absent_is_reported() {
        let folder = folder("absent");
        assert!(
            machine(&folder, true).install(NODE).unwrap_err().contains("no known package manager")
        );
        program(&folder, "dnf", "exit 3");
        assert!(machine(&folder, true).install(NODE).unwrap_err().contains("dnf failed"));
        assert!(machine(&folder, true).install(HEADLESS).unwrap_err().contains("no package of it"));
    }
}
