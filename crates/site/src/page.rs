//! Builds the page with Trunk, and serves it during development.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use lexopt::prelude::*;

use crate::steps::{self, Echo};
use crate::{ChoreResult, install, place};

/// `cargo xtask build`
pub fn build_command(args: &mut lexopt::Parser) -> ChoreResult {
    let options = Options::read(args)?;
    build(&options)?;
    steps::say(&format!("built {}", place::dist().display()));
    Ok(())
}

/// Builds `dist`, the release unless asked otherwise.
pub fn build_release() -> ChoreResult {
    build(&Options { port: 0, dev: false })
}

fn build(options: &Options) -> ChoreResult {
    let trunk = install::for_page()?;
    let mut build = trunk_command(&trunk, "build", options)?;
    steps::must("building the page", &mut build, Echo::Lines)?;
    Ok(())
}

/// `cargo xtask serve`
pub fn serve(args: &mut lexopt::Parser) -> ChoreResult {
    let options = Options::read(args)?;
    let trunk = install::for_page()?;
    let port = options.port;
    steps::say(&format!(
        "building the page; then it is at http://127.0.0.1:{port} until you press Ctrl-C"
    ));
    let mut serve = trunk_command(&trunk, "serve", &options)?;
    serve.arg("--port").arg(port.to_string()).stdin(Stdio::null());
    // Changes there do not change the page. Trunk stops at a folder that is missing, such as the target
    // of a cargo that writes elsewhere, or the history of a downloaded checkout.
    let [tests, history] = ["tests", ".git"].map(|name| place::root().join(name));
    let quiet = [place::dist(), place::target(), place::cache(), tests, history];
    for folder in quiet.into_iter().filter(|folder| folder.exists()) {
        serve.arg("--ignore").arg(folder);
    }
    let status = serve.status().map_err(|error| format!("trunk did not start: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("trunk serve on port {port} stopped: {status}"))
    }
}

/// An error if the page is not built.
pub fn there(built: bool) -> ChoreResult {
    if built { Ok(()) } else { Err("the page was not built".to_string()) }
}

struct Options {
    port: u16,
    dev: bool,
}

impl Options {
    fn read(args: &mut lexopt::Parser) -> Result<Self, String> {
        let mut options = Self { port: 8080, dev: false };
        while let Some(arg) = args.next().map_err(|error| error.to_string())? {
            match arg {
                Long("port") => {
                    let text = args.value().map_err(|error| error.to_string())?;
                    options.port = text.parse().map_err(|error| error.to_string())?;
                }
                Long("dev") => options.dev = true,
                other => return Err(other.unexpected().to_string()),
            }
        }
        Ok(options)
    }
}

fn trunk_command(trunk: &Path, verb: &str, options: &Options) -> Result<Command, String> {
    // Trunk watches the folder above dist, which must exist.
    fs::create_dir_all(place::dist()).map_err(|error| format!("dist: {error}"))?;
    let mut command = Command::new(trunk);
    command
        .arg(verb)
        .current_dir(place::root())
        .env("PATH", place::path_with_tools()?)
        // Trunk takes the usual NO_COLOR=1 for a mistake and stops.
        .env_remove("NO_COLOR")
        // A failed build has printed its reason by then; Trunk's backtrace would hide it.
        .env("RUST_BACKTRACE", "0")
        // It warns of each module that it cannot minify, which our own step does later.
        .env("RUST_LOG", "error,trunk=info,trunk::processing=error")
        .env("TRUNK_SKIP_VERSION_CHECK", "true");
    if !options.dev {
        command.arg("--release");
    }
    if let Some(script) = install::wasm_opt_script() {
        command.env("LAST_MOVE_WASM_OPT", script);
    }
    Ok(command)
}
