//! Runs commands as people do in several terminals of one checkout: side by side, killed, and without a network.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use site::{ChoreResult, dist, frames, place, steps};

/// Longest time until a served page must be there, from nothing.
const SERVED: Duration = Duration::from_secs(40 * 60);
/// Longest time of all tests beside other commands.
const TESTED: Duration = Duration::from_secs(120 * 60);
/// Time between two changes of a source, after which `serve` builds again.
const CHANGE: Duration = Duration::from_secs(90);
/// The source that is changed.
const SOURCE: &str = "web/site.css";
/// What Trunk puts into the pages that it serves: the script that reloads them.
const RELOADS: &str = "__TRUNK_ADDRESS__";
/// Seconds after which a first build is killed, one after the other. The longest is within the build of the page.
const KILLS: [u64; 6] = [2, 20, 90, 200, 330, 450];

/// A folder for the output of the commands.
fn logs() -> PathBuf {
    place::target().join("terminals")
}

/// A checkout in which commands are started, each in a process group of its own, as a shell does.
struct Checkout {
    root: PathBuf,
    /// The folder of cargo’s output, unless it is the usual one.
    target: Option<PathBuf>,
}

/// A command that runs.
struct Running {
    name: String,
    child: Child,
    log: PathBuf,
}

impl Checkout {
    fn start(&self, name: &str, words: &[&str]) -> Result<Running, String> {
        self.spawn(name, Command::new(place::cargo()).arg("xtask").args(words))
    }

    /// The same where no network can be reached, which root alone may do.
    fn start_apart(&self, name: &str, words: &[&str]) -> Result<Running, String> {
        let mut command = Command::new("unshare");
        // The loopback of a new network is down at first.
        let script = "ip link set lo up && exec \"$@\"";
        command.args(["--net", "sh", "-c", script, "sh"]).arg(place::cargo()).arg("xtask");
        self.spawn(name, command.args(words))
    }

    fn spawn(&self, name: &str, command: &mut Command) -> Result<Running, String> {
        let failed = |error: std::io::Error| format!("{name}: {error}");
        fs::create_dir_all(logs()).map_err(failed)?;
        let log = logs().join(format!("{name}.log"));
        let output = File::create(&log).map_err(failed)?;
        let errors = output.try_clone().map_err(failed)?;
        command.current_dir(&self.root).stdin(Stdio::null()).stdout(output).stderr(errors);
        match &self.target {
            Some(target) => command.env("CARGO_TARGET_DIR", target),
            None => command,
        };
        own_group(command);
        steps::say(&format!("{name}: see {}", log.display()));
        let child = command.spawn().map_err(failed)?;
        Ok(Running { name: name.to_string(), child, log })
    }
}

#[cfg(unix)]
fn own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

impl Running {
    /// Sends a signal to the command and all that it has started, as a terminal does.
    fn signal(&self, signal: &str) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args([signal, "--", &group]).stderr(Stdio::null()).status();
    }

    /// Its end, if it ends within this time; otherwise it is killed.
    fn end(&mut self, within: Duration) -> Result<ExitStatus, String> {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().map_err(|error| error.to_string())? {
                return Ok(status);
            }
            if began.elapsed() > within {
                self.signal("-KILL");
                let _ = self.child.wait();
                return Err(format!("{} takes longer than {} s", self.name, within.as_secs()));
            }
            thread::sleep(Duration::from_millis(200));
        }
    }

    fn succeeds(&mut self, within: Duration) -> ChoreResult {
        let status = self.end(within)?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("{}: {status}\n{}", self.name, self.tail()))
        }
    }

    fn output(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    fn tail(&self) -> String {
        let text = self.output();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.signal("-KILL");
        let _ = self.child.wait();
    }
}

/// `serve`, `build`, `module` and `test` beside each other in this checkout, while a source changes.
pub(crate) fn side_by_side() -> ChoreResult {
    let here = Checkout { root: place::root(), target: None };
    let port = free_port()?;
    let port_word = port.to_string();
    let mut serve = here.start("serve", &["serve", "--port", &port_word])?;
    await_page(&mut serve, port)?;
    let mut others = [
        here.start("build", &["build"])?,
        here.start("module", &["module"])?,
        here.start("test", &["test"])?,
    ];
    let source = place::root().join(SOURCE);
    let began = Instant::now();
    let (mut changed, mut changes) = (Instant::now(), 0);
    while others.iter_mut().any(|other| matches!(other.child.try_wait(), Ok(None))) {
        if began.elapsed() > TESTED {
            break;
        }
        if changed.elapsed() > CHANGE {
            (changed, changes) = (Instant::now(), changes + 1);
            let file = File::options().append(true).open(&source);
            let touched = file.and_then(|file| file.set_modified(SystemTime::now()));
            touched.map_err(|error| format!("{}: {error}", source.display()))?;
        }
        thread::sleep(Duration::from_millis(500));
    }
    for other in &mut others {
        other.succeeds(Duration::ZERO)?;
    }
    await_builds(&mut serve, changes)?;
    if !page(port)?.contains("WebSocket") {
        return Err("what is served is not the page that reloads".to_string());
    }
    if frames::read(&place::dist().join("index.html"))?.contains(RELOADS) {
        return Err("dist is the page that `serve` builds".to_string());
    }
    second_serve(&here, &port_word)
}

/// A second `serve` names the first one; another program on the port is named as such.
fn second_serve(here: &Checkout, port: &str) -> ChoreResult {
    let mut second = here.start("second-serve", &["serve", "--port", port])?;
    let status = second.end(Duration::from_secs(60))?;
    let output = second.output();
    if status.success() || !output.contains("serves the page already") {
        return Err(format!("a second serve says: {output}"));
    }
    Ok(())
}

/// A first build in a copy of this checkout, killed again and again, ends well; then the commands need no network.
pub(crate) fn interrupted() -> ChoreResult {
    let root = place::target().join("interrupted");
    let _ = fs::remove_dir_all(&root);
    let copy = Checkout { target: Some(root.join("target")), root };
    copy_tree(&copy.root)?;
    for (i, seconds) in KILLS.into_iter().enumerate() {
        let mut build = copy.start(&format!("killed-{i}"), &["build"])?;
        thread::sleep(Duration::from_secs(seconds));
        if let Ok(Some(status)) = build.child.try_wait() {
            return Err(format!(
                "the build ended before it was killed: {status}\n{}",
                build.tail()
            ));
        }
        if i % 2 == 0 {
            build.signal("-KILL");
        } else {
            // The command alone: what it has started goes on, and the next command must wait for that.
            build.child.kill().map_err(|error| error.to_string())?;
        }
        let _ = build.child.wait();
        // Nothing more is to be ended.
        std::mem::forget(build);
        half_made(&copy)?;
    }
    copy.start("resumed", &["build"])?.succeeds(SERVED)?;
    copy.start("resumed-size", &["size"])?.succeeds(Duration::from_secs(600))?;
    apart(&copy)
}

/// A page that is not finished is not taken for one.
fn half_made(copy: &Checkout) -> ChoreResult {
    let mut size = copy.start("half-made", &["size"])?;
    // It waits for programs of the killed command that go on.
    let status = size.end(SERVED)?;
    let output = size.output();
    if status.success() || !output.contains("holds no finished page") {
        return Err(format!("the size of half a page: {output}"));
    }
    Ok(())
}

/// The commands once more without a network.
fn apart(copy: &Checkout) -> ChoreResult {
    let may = Command::new("unshare").args(["--net", "true"]).stderr(Stdio::null()).status();
    if !may.is_ok_and(|status| status.success()) {
        steps::say(
            "only root can take the network away from a command: --offline is tried instead",
        );
        copy.start("offline", &["build", "--offline"])?.succeeds(SERVED)?;
        return copy.start("offline-module", &["module", "--offline"])?.succeeds(SERVED);
    }
    copy.start_apart("apart", &["build"])?.succeeds(SERVED)?;
    copy.start_apart("apart-module", &["module"])?.succeeds(SERVED)?;
    // A served page is out of reach in there, so that its log tells.
    let mut serve = copy.start_apart("apart-serve", &["serve"])?;
    let began = Instant::now();
    while !serve.output().contains("server listening") {
        if began.elapsed() > SERVED || matches!(serve.child.try_wait(), Ok(Some(_))) {
            return Err(format!("serve without a network:\n{}", serve.tail()));
        }
        thread::sleep(Duration::from_secs(1));
    }
    serve.signal("-KILL");
    copy.start_apart("apart-test", &["test"])?.succeeds(TESTED)
}

/// Copies the files of this checkout that git knows, or would add.
fn copy_tree(to: &Path) -> ChoreResult {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let output =
        git.current_dir(place::root()).output().map_err(|error| format!("git: {error}"))?;
    let names = String::from_utf8_lossy(&output.stdout).into_owned();
    for name in names.split('\0').filter(|name| !name.is_empty()) {
        let from = place::root().join(name);
        // A file that has been removed and not yet committed.
        if from.is_file() {
            dist::copy(&from, &to.join(name))?;
        }
    }
    Ok(())
}

fn free_port() -> Result<u16, String> {
    let failed = |error| format!("no free port: {error}");
    let listener = TcpListener::bind("127.0.0.1:0").map_err(failed)?;
    listener.local_addr().map(|address| address.port()).map_err(failed)
}

/// Waits until the page is served.
fn await_page(serve: &mut Running, port: u16) -> ChoreResult {
    let began = Instant::now();
    while !page(port).is_ok_and(|page| page.contains("Last Move")) {
        if let Ok(Some(status)) = serve.child.try_wait() {
            return Err(format!("serve ended: {status}\n{}", serve.tail()));
        }
        if began.elapsed() > SERVED {
            return Err(format!("serve is late:\n{}", serve.tail()));
        }
        thread::sleep(Duration::from_secs(1));
    }
    Ok(())
}

/// Waits until the last build of `serve` has ended. Each has succeeded, and each had its change.
fn await_builds(serve: &mut Running, changes: usize) -> ChoreResult {
    let began = Instant::now();
    loop {
        let output = serve.output();
        let [begun, done] =
            ["starting build", "✅ success"].map(|sign| output.matches(sign).count());
        if begun == done && begun <= changes + 1 {
            return Ok(());
        }
        if began.elapsed() > SERVED || begun > changes + 1 {
            let said =
                format!("{begun} builds of serve after {changes} changes, {done} of them done");
            return Err(format!("{said}:\n{}", serve.tail()));
        }
        thread::sleep(Duration::from_secs(1));
    }
}

/// The front page at a port.
fn page(port: u16) -> Result<String, String> {
    let mut text = String::new();
    let ask = |text: &mut String| -> std::io::Result<usize> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.write_all(b"GET / HTTP/1.0\r\nHost: localhost\r\nAccept: text/html\r\n\r\n")?;
        stream.read_to_string(text)
    };
    ask(&mut text).map_err(|error| format!("port {port}: {error}"))?;
    Ok(text)
}
