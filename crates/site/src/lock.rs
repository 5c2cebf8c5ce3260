//! Locks of a checkout: two commands that use the same files wait for each other and say so.
//!
//! A lock is a locked file in `.cache/locks`, which the system releases when its holder ends, however it ends. The
//! programs that a holder starts have the file as their input, so that one which outlives a killed holder still keeps
//! the lock.
//!
//! ```
//! use site::lock::{self, Guarded};
//! let held = lock::take(Guarded::Module).expect("nobody builds the module");
//! let again = lock::take(Guarded::Module).expect("the same process may use it at once");
//! drop((held, again));
//! ```

use std::env;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use crate::{place, steps};

/// Time between two attempts to take a lock.
const PAUSE: Duration = Duration::from_millis(200);
/// Time between two lines that say that a command waits.
const REMINDER: Duration = Duration::from_secs(60);

/// What one command at a time may make or use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guarded {
    /// The page in `dist`, with all that is made on the way to it and from it.
    Page,
    /// The usual folder of the module.
    Module,
    /// Programs and packages that are installed.
    Tools,
    /// The page that `cargo xtask serve` builds for itself.
    Served,
}

impl Guarded {
    fn file(self) -> &'static str {
        match self {
            Guarded::Page => "page",
            Guarded::Module => "module",
            Guarded::Tools => "tools",
            Guarded::Served => "served",
        }
    }

    /// What another command does while it holds the lock.
    fn used(self) -> &'static str {
        match self {
            Guarded::Page => "uses dist",
            Guarded::Module => "uses the module",
            Guarded::Tools => "installs tools",
            Guarded::Served => "serves the page",
        }
    }
}

/// A lock that is held; dropping it gives it back.
#[derive(Debug)]
pub struct Held {
    _file: Arc<File>,
}

/// The locks that this process holds, the latest last.
static HELD: Mutex<Vec<(Guarded, Weak<File>)>> = Mutex::new(Vec::new());

fn held() -> MutexGuard<'static, Vec<(Guarded, Weak<File>)>> {
    let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
    held.retain(|(_, file)| file.strong_count() > 0);
    held
}

/// Takes a lock, after a wait if another process holds it.
///
/// # Errors
/// One sentence if the file of the lock cannot be opened or locked.
pub fn take(guarded: Guarded) -> Result<Held, String> {
    let mine =
        held().iter().find(|(other, _)| *other == guarded).and_then(|(_, file)| file.upgrade());
    if let Some(file) = mine {
        return Ok(Held { _file: file });
    }
    let path = path(guarded);
    let mut said: Option<Instant> = None;
    loop {
        if let Some(file) = attempt(&path)? {
            return Ok(keep(guarded, file));
        }
        if said.is_none_or(|said| said.elapsed() >= REMINDER) {
            said = Some(Instant::now());
            steps::say(&format!("waiting for {}, which {}", holder(&path), guarded.used()));
        }
        thread::sleep(PAUSE);
    }
}

/// Takes a lock, or fails at once if another process holds it.
///
/// # Errors
/// One sentence that names the other process.
pub(crate) fn take_now(guarded: Guarded) -> Result<Held, String> {
    let path = path(guarded);
    let other = || format!("{} {} already", holder(&path), guarded.used());
    Ok(keep(guarded, attempt(&path)?.ok_or_else(other)?))
}

/// Keeps a locked file, which the programs that are started from now on get as their input.
fn keep(guarded: Guarded, file: File) -> Held {
    let file = Arc::new(file);
    held().push((guarded, Arc::downgrade(&file)));
    Held { _file: file }
}

/// The input of programs that this process starts: empty, and the file of its latest lock.
pub(crate) fn input() -> Stdio {
    let latest = held().last().and_then(|(_, file)| file.upgrade());
    let copy = latest.and_then(|file| file.try_clone().ok());
    copy.map_or_else(Stdio::null, Stdio::from)
}

fn path(guarded: Guarded) -> PathBuf {
    // Not in the folder of cargo’s output, since `serve` has one of its own.
    place::cache().join("locks").join(guarded.file())
}

/// The locked file with the name of this process in it; `None` if another process has locked it.
fn attempt(path: &Path) -> Result<Option<File>, String> {
    let named = |error: io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(named)?;
    }
    let mut open = File::options();
    let mut file =
        open.read(true).write(true).create(true).truncate(false).open(path).map_err(named)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(named(error)),
        Ok(()) => {}
    }
    file.set_len(0).and_then(|()| file.rewind()).map_err(named)?;
    // Programs that read their input find its end behind this name.
    file.write_all(own_name().as_bytes()).map_err(named)?;
    Ok(Some(file))
}

fn own_name() -> String {
    let words: Vec<String> = env::args().skip(1).collect();
    format!("`cargo xtask {}` (process {})", words.join(" "), std::process::id())
}

/// The command that holds a lock.
fn holder(path: &Path) -> String {
    let mut name = String::new();
    // On some systems a locked file cannot be read.
    let read = File::open(path).and_then(|mut file| file.read_to_string(&mut name));
    if read.is_err() || name.is_empty() { "another command".to_string() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    /// A lock of a test, in a folder that goes with the result.
    fn lock(name: &str) -> (PathBuf, Folder) {
        let folder = place::target().join(format!("locks-{name}-{}", std::process::id()));
        (folder.join("lock"), Folder(folder))
    }

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_lock_has_one_holder_and_names_it() {
        let (path, _folder) = lock("one");
        let held = attempt(&path).expect("it can be written").expect("it is free");
        assert!(attempt(&path).expect("it can be written").is_none());
        assert!(holder(&path).contains(&std::process::id().to_string()), "{}", holder(&path));
        drop(held);
        assert!(attempt(&path).expect("it can be written").is_some());
    }

    #[test]
    #[cfg(unix)]
    fn a_program_that_outlives_its_starter_keeps_the_lock() {
        let (path, _folder) = lock("kept");
        let held = attempt(&path).expect("it can be written").expect("it is free");
        let copy = held.try_clone().expect("a file can be shared");
        let mut command = Command::new("sleep");
        let mut child = command.arg("60").stdin(Stdio::from(copy)).spawn().expect("it starts");
        // The program’s copy is part of the command as well.
        drop((command, held));
        assert!(attempt(&path).expect("it can be written").is_none(), "the program keeps it");
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        assert!(attempt(&path).expect("it can be written").is_some());
    }

    #[test]
    fn a_program_finds_the_end_of_its_input_at_once() {
        // Not the lock of the checkout: somebody may serve its page.
        let (path, _folder) = lock("input");
        let file = attempt(&path).expect("it can be written").expect("it is free");
        let held = keep(Guarded::Served, file);
        let mut cat = Command::new("cat");
        let output = cat.stdin(input()).output().expect("it starts");
        assert!(output.stdout.is_empty());
        drop(held);
    }
}
