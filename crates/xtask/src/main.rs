//! The chores of the project, as a table of commands: `cargo xtask` alone prints it.
#![forbid(unsafe_code)]

mod bench;
mod catalogue;
mod census;
mod check;
mod deny;
mod draft;
mod flows;
mod folders;
mod goals;
mod kernels;
mod oracles;
mod packages;
mod server;
mod shipped;
mod soak;
mod tally;
mod terminals;

use site::{ChoreResult, dist, module, one_file, page, postprocess, size, steps};
use std::env;
use std::process::ExitCode;

/// One line of the table. To add a chore, write its module and add its line here.
struct Command {
    name: &'static str,
    takes: &'static str,
    does: &'static str,
    run: fn(&mut lexopt::Parser) -> ChoreResult,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "serve",
        takes: "[--port 8080] [--release]",
        does: "install what is missing, build the page and serve it; rebuild when a file changes; --release serves what visitors get",
        run: page::serve,
    },
    Command {
        name: "build",
        takes: "[--quick]",
        does: "build the page into dist/; --quick is for a look: larger and slower, but built much sooner",
        run: page::build_command,
    },
    Command {
        name: "one-file",
        takes: "GAME -o FILE",
        does: "write a game from dist/ into one HTML file that plays without a network",
        run: one_file::run,
    },
    Command {
        name: "dist",
        takes: "[--as-built] -o FOLDER",
        does: "make a release: site, zip, one file a game, JavaScript module, checksums; --as-built uses the existing dist/ and module",
        run: dist::run,
    },
    Command {
        name: "test",
        takes: "[--all]",
        does: "run the tests; those that cannot run on this machine are listed and counted, and fail with --all",
        run: check::run,
    },
    Command {
        name: "flows",
        takes: "[NAME…]",
        does: "run the page flows in a browser, on the existing dist/: all, or the files that begin with a name",
        run: flows::run,
    },
    Command {
        name: "soak",
        takes: "[--minutes N] [--seed S]",
        does: "run long and random tests for some minutes, 60 by default",
        run: soak::run,
    },
    Command {
        name: "size",
        takes: "",
        does: "compare the sizes of dist/ with their budgets",
        run: size::run,
    },
    Command {
        name: "module",
        takes: "[-o FOLDER]",
        does: "build the engines as a JavaScript module for Node and browsers",
        run: module::run,
    },
    Command {
        name: "new",
        takes: "ID [--like GAME]",
        does: "make the folder of a new game, from the smallest one or from another, and say what comes next",
        run: catalogue::new,
    },
    Command {
        name: "check",
        takes: "ID [--laws]",
        does: "list what a game of the catalogue has and lacks; --laws holds it against the laws of all games",
        run: draft::check,
    },
    Command {
        name: "sync",
        takes: "[--check]",
        does: "write the lists that follow from the folders of the catalogue",
        run: catalogue::sync,
    },
    Command {
        name: "bench",
        takes: "[--goals] [--write] [--check]",
        does: "compare the time of the engine with plain programs: all pairs or those of the goals; write the table into crates/bench/README.md, or fail if a goal that it calls reached is lost",
        run: bench::run,
    },
    Command {
        name: "oracles",
        takes: "[--allow-unknown] DIR",
        does: "compare the engine with the brute-force tables in a folder; an unknown game or form fails unless it is allowed",
        run: oracles::run,
    },
    Command {
        name: "ahead",
        takes: "",
        does: "compile what `post` will need, while Trunk links its programs; Trunk calls it",
        run: postprocess::ahead,
    },
    Command {
        name: "post",
        takes: "",
        does: "finish a build; trunk calls it",
        run: postprocess::run,
    },
];

fn main() -> ExitCode {
    // Every chore may be told to use no network.
    let (offline, words): (Vec<_>, Vec<_>) = env::args_os().partition(|word| word == "--offline");
    if !offline.is_empty() {
        steps::go_offline();
    }
    let mut args = lexopt::Parser::from_iter(words);
    let done = match args.next() {
        Ok(Some(lexopt::Arg::Value(name))) => match find(&name.to_string_lossy()) {
            Some(command) => (command.run)(&mut args),
            None => Err(format!("there is no chore named {}\n{}", name.to_string_lossy(), usage())),
        },
        Ok(Some(lexopt::Arg::Long("help") | lexopt::Arg::Short('h')) | None) => {
            println!("{}", usage());
            Ok(())
        }
        Ok(Some(other)) => Err(other.unexpected().to_string()),
        Err(error) => Err(error.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

fn usage() -> String {
    let mut text = String::from("cargo xtask …   with --offline: take nothing from the network");
    for command in COMMANDS {
        let call = format!("{} {}", command.name, command.takes);
        text.push_str(&format!("\n  {call:<28} {}", command.does));
    }
    text
}
