//! The chores for adding a game: a new folder, and the lists that follow from the folders.

use std::process::Command;

use crate::{draft, folders};
use site::{ChoreResult, no_more, place};

/// `cargo xtask new ID [--like GAME]`
pub(crate) fn new(args: &mut lexopt::Parser) -> ChoreResult {
    let (mut id, mut like) = (None, None);
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            lexopt::Arg::Value(word) if id.is_none() => id = Some(word),
            lexopt::Arg::Long("like") => {
                like = Some(args.value().map_err(|error| error.to_string())?);
            }
            other => return Err(other.unexpected().to_string()),
        }
    }
    let id = id.ok_or("name the game, such as cram or chocolate-bar")?;
    let like = like.map(|like| like.to_string_lossy().into_owned());
    let folder = folders::create(&place::root(), &id.to_string_lossy(), like.as_deref())?;
    // A longer or shorter name may need new line breaks; without rustfmt they stay as they are.
    let mut format = Command::new("cargo");
    format.args(["fmt", "--package", "last-move-games"]).current_dir(place::root());
    let _ = format.status();
    let id = id.to_string_lossy();
    println!(
        "{} is a game that can be played. Make it yours; a finished game has",
        folder.display()
    );
    print!("{}", draft::list(&place::root(), &folder));
    println!("The next commands:");
    for (command, does) in [
        ("cargo xtask serve", "plays it, at http://localhost:8080/#/play/".to_string() + &id),
        (&format!("cargo xtask check {id}"), "ticks this list off".to_string()),
        (
            &format!("cargo xtask check {id} --laws"),
            "holds it against the laws of all games".to_string(),
        ),
        ("cargo xtask sync", "writes the lists that follow from the folders".to_string()),
        ("cargo xtask test", "tests everything".to_string()),
    ] {
        println!("  {command:<32} # {does}");
    }
    Ok(())
}

/// `cargo xtask sync`
pub(crate) fn sync(args: &mut lexopt::Parser) -> ChoreResult {
    let check = match args.next().map_err(|error| error.to_string())? {
        None => false,
        Some(lexopt::Arg::Long("check")) => true,
        Some(other) => return Err(other.unexpected().to_string()),
    };
    no_more(args)?;
    if check {
        let all = folders::listings(&place::root())?;
        return match all.iter().find(|listing| listing.stale()) {
            Some(listing) => Err(format!("{}: run cargo xtask sync", listing.path.display())),
            None => Ok(()),
        };
    }
    for path in folders::sync(&place::root())? {
        println!("{} is written anew", path.display());
    }
    Ok(())
}
