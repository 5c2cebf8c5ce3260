//! One game in a frame of somebody else’s page: the board, and as much around it as was asked for.

use super::fields::told;
use super::ink::Ink;
use super::part::{self, Part};
use super::{armed, board, bubble, controls, moves, play, prose, settings, sizes, verdict};
use crate::host::Host;
use crate::stage::Stage;
use crate::words;
use embed::wishes::part as shown;
use ink::frame::source;

/// The frame; beside the state of play: the cell that takes the focus, and how many numbers were put
/// right.
pub(crate) fn framed(
    ink: &mut Ink,
    stage: &Stage,
    host: &Host,
    (here, mended): (Option<u32>, u32),
) {
    let table = &stage.table;
    let session = &table.session;
    let card = session.game().card();
    // Beside others in somebody else’s page, a board is neither its content nor its only heading.
    if host.inline() {
        ink.open("div|id=main|class=main|role=group");
        ink.set("aria-label", &(card.title)());
    } else {
        ink.open("main|id=main|class=main");
        ink.say("h1|class=vh", &(card.title)());
    }
    ink.open("article");
    ink.set("class", &format!("play {}", session.game().card().cloth.class()));
    ink.open("header|class=play-head");
    play::goal(ink, session);
    told(ink, "p|class=task", host.exercise().as_ref());
    ink.list();
    if host.shows(shown::RULES) {
        prose::rule(ink, card);
    }
    ink.shut();
    ink.shut();
    figure(ink, stage, here);
    side(ink, stage, host);
    armed::armed(ink, table, (host.shows(shown::HINTS), host.shows(shown::SETTINGS)), mended);
    ink.list();
    if let Some(wrong) = host.notice() {
        ink.open("div|class=say");
        ink.say("p|class=notice|data-wrong", &wrong);
        ink.shut();
    }
    ink.shut();
    ink.list();
    if host.shows(shown::HINTS) || host.shows(shown::VALUES) {
        verdict::say(ink, stage);
    }
    ink.shut();
    ink.list();
    if host.shows(shown::NEW | shown::SETTINGS) {
        sizes::under(ink, table, stage.named, host.shows(shown::SETTINGS));
    }
    ink.shut();
    ink.list();
    if host.shows(shown::THEORY) {
        let tables = stage.html_of(0);
        part::put(ink, Part::Book { card, rule: false, open: stage.unfolded, tables });
    } else if let Some(tables) = stage.html_of(0).filter(|_| host.shows(shown::TABLE)) {
        prose::tables(ink, &tables);
    }
    ink.shut();
    ink.shut();
    play::live(ink, table);
    ink.shut();
    // The whole page, at this very position.
    let to = host.site().map(|site| format!("{site}{}.html#{}", card.id, session.address()));
    source(ink, if host.inline() { "div|class=source" } else { "footer|class=source" }, to);
}

/// The board, or what it would be after the move that was tried.
fn figure(ink: &mut Ink, stage: &Stage, here: Option<u32>) {
    let (table, ghost) = (&stage.table, stage.ghost.as_ref());
    let session = &table.session;
    ink.open("figure|id=board|part=board");
    ink.set("aria-label", &(session.game().card().title)());
    ink.class(&[("stage", true), ("is-ghost", ghost.is_some())]);
    board::board(ink, &stage.scene, (ghost.unwrap_or(session).cursor(), ghost.is_some()), here);
    told(ink, "p|class=tag|aria-hidden=true", ghost.map(|_| words::preview()).as_ref());
    bubble::bubble(ink, table);
    ink.shut();
}

/// Beside the board: whose turn it is, what can be done, and what was done.
fn side(ink: &mut Ink, stage: &Stage, host: &Host) {
    let table = &stage.table;
    ink.open("div|class=side|part=side");
    controls::turn(ink, table, stage.ghost.as_ref(), host.shows(shown::HINTS));
    controls::some(ink, table, host.shows(shown::NEW), host.shows(shown::HINTS));
    ink.list();
    if host.shows(shown::SETTINGS) {
        settings::chosen(ink, table, host.shows(shown::VALUES));
    }
    ink.shut();
    ink.list();
    if host.shows(shown::HISTORY) {
        moves::record(ink, table);
    }
    ink.shut();
    ink.shut();
}
