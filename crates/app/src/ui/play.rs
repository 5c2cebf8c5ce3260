//! One game: its board, whose turn it is, what can be done, and what there is to know.

use super::fields::told;
use super::ink::Ink;
use super::part::{self, Part};
use super::{armed, board, bubble, controls, mini, moves, prose, settings, sizes, verdict};
use crate::stage::Stage;
use crate::table::Table;
use crate::words;
use games::card::Card;
use messages::Message;
use session::Session;

/// The page of a game; `here` is the cell that takes the focus.
pub(crate) fn play(ink: &mut Ink, stage: &Stage, narrow: bool, here: Option<u32>, mended: u32) {
    let table = &stage.table;
    let session = &table.session;
    let card = session.game().card();
    ink.open("article");
    ink.key(card.id);
    ink.set("class", &format!("play site {}", session.game().card().cloth.class()));
    ink.open("header|class=play-head");
    ink.say("h1|id=title|tabindex=-1", &(card.title)());
    goal(ink, session);
    ink.list();
    if !narrow {
        prose::rule(ink, card);
    }
    ink.shut();
    ink.shut();
    ink.open("div|class=front");
    figure(ink, stage, here);
    armed::armed(ink, table, (true, true), mended);
    verdict::say(ink, stage);
    ink.shut();
    ink.open("div|class=side");
    controls::turn(ink, table, stage.ghost.as_ref(), true);
    controls::controls(ink, table);
    settings::settings(ink, table);
    moves::record(ink, table);
    ink.shut();
    sizes::under(ink, table, stage.named, true);
    let tables = stage.html_of(0);
    part::put(ink, Part::Book { card, rule: narrow, open: stage.unfolded, tables });
    ink.shut();
    live(ink, table);
    sisters(ink, card);
}

/// The board, or what it would be after the move that was tried.
fn figure(ink: &mut Ink, stage: &Stage, here: Option<u32>) {
    let ghost = stage.ghost.as_ref();
    ink.open("figure|id=board");
    ink.class(&[("stage", true), ("is-ghost", ghost.is_some())]);
    board::board(
        ink,
        &stage.scene,
        (ghost.unwrap_or(&stage.table.session).cursor(), ghost.is_some()),
        here,
    );
    told(ink, "p|class=tag|aria-hidden=true", ghost.map(|_| words::preview()).as_ref());
    bubble::bubble(ink, &stage.table);
    ink.shut();
}

/// The rule in one line, as the settings make it; the board is described by it.
pub(crate) fn goal(ink: &mut Ink, session: &Session) {
    ink.say("p|class=goal|id=goal", &session.goal());
}

/// The other games of the family.
fn sisters(ink: &mut Ink, card: &'static Card) {
    let mut sisters = Vec::new();
    for other in games::GAMES.iter().map(|game| game.card()) {
        if other.family == card.family && other.id != card.id {
            sisters.push(other);
        }
    }
    ink.list();
    if !sisters.is_empty() {
        ink.open("section|class=family sisters");
        ink.open("header|class=family-head");
        ink.say("h2", &words::sisters());
        ink.shut();
        mini::shelf(ink, &sisters);
        ink.shut();
    }
    ink.shut();
}

/// What is read aloud: moves politely, the end and errors at once, never both for one event.
pub(crate) fn live(ink: &mut Ink, table: &Table) {
    let session = &table.session;
    let (number, sentence) = session.spoken();
    let sentence = sentence.as_ref();
    let notice = session.notice().filter(|notice| Some(*notice) != sentence);
    let notice = notice.or(table.wrong.as_ref());
    let over = session.over() && !session.looking_back() && session.cursor() > 0;
    let words = |said: Option<&Message>| said.map(|said| ink.words(said)).unwrap_or_default();
    // A move is told with its answer, unless that takes so long that the search tells how far it is.
    let answered = session.cursor() > 0 && session.players().mixed() && session.machine_to_move();
    let waits = answered && table.solved == 0 && !table.alone;
    let polite = words(sentence.filter(|_| !over && !waits));
    let urgent = words(notice.or(sentence.filter(|_| over)));
    ink.open("div|class=vh|role=status|aria-atomic=true");
    spoken(ink, &number.to_string(), &polite);
    ink.shut();
    ink.open("div|class=vh|role=alert");
    spoken(ink, &format!("{number}{urgent}"), &urgent);
    ink.shut();
}

fn spoken(ink: &mut Ink, key: &str, sentence: &str) {
    ink.open("p");
    ink.key(key);
    ink.text(sentence);
    ink.shut();
}
