//! What is said in play: random games of every kind, with everything that can be shown about them.

use crate::corpus::Corpus;
use fastrand::Rng;
use games::GAMES;
use games::card::Kind;
use games::layout::Amounts;
use games::scene::Decor;
use messages::markup::Html;
use session::link::{self, Link, LinkError};
use session::running::{Begun, Running};
use session::seat::Players;
use session::wire::{Ask, Tell};
use session::{Action, Session, say};
use solver::verdict::Known;
use std::rc::Rc;

/// Slices after which a question is dropped.
const PATIENCE: usize = 25;
/// Plays of each start.
const PLAYS: usize = 2;
/// What plain starts do not show.
const MORE: [&str; 20] = [
    "nim?at=3.4.5&players=watch",
    "kayles?at=iiiiiiiii&ring=1&misere=1&players=two",
    "kayles?at=iiiiiiiiii&ring=1&misere=1&players=two",
    "diamond?at=x........._xx........_xxx......._xxxx......_xxxxx....._xxxxxx...._xxxxxxx..._xxxxxxxx.._xxxxxxxxx._xxxxxxxxxx&players=two",
    "kayles?at=i.ii_ii&most=1&misere=1&players=two",
    "kayles?at=i.ii_iii&most=1&misere=1&players=two",
    "one-pile?at=24&take=1.3.4&misere=1&players=two",
    "one-pile?at=23&take=1.3.4&misere=1&players=two",
    "dawsons-kayles?at=iiiiiiiiiii&ring=1&players=two",
    "dawsons-chess?at=iiiiiiiii&ring=1&players=two",
    "kayles?at=iiiiiiiii&ring=1&most=3&players=two",
    "moores-nim?at=9.9.9.9.9.9.9&b=6&players=two",
    "sum?games=demon-money.diamond.no-factor&at=21~x.x_xxx~8&players=two",
    "sum?games=queens.moores-nim.take-away&at=5.4_6.0~1.2.3~13&players=two",
    "sum?games=remove-an-edge.sum-from-product.heap-rule&at=7~24~5.4&players=two",
    "sum?games=dawsons-chess.chocolate-stones.one-pile&at=iiiii~8~9&players=two",
    "heap-rule?at=6.9.12&rule=take-1.3.4&misere=1&players=two",
    "dots-and-boxes?at=..._......._..._......._...&players=two",
    "dots-and-boxes?at=.._....._.._....._..&players=two",
    "dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--&players=two",
];

pub(crate) fn all(corpus: &mut Corpus) {
    let mut dice = Rng::with_seed(11);
    for address in MORE {
        for _ in 0..4 {
            played(corpus, address, &mut dice);
        }
    }
    for game in GAMES {
        let card = game.card();
        for start in card.starts {
            for turn in 0..PLAYS {
                let players = Players::ALL[(turn + dice.usize(0..2)) % 4].0;
                let mut address = format!("{}?{}&players={players}", card.id, start.pairs);
                if turn > 0 {
                    address += &settings(card, start.pairs, &mut dice);
                }
                played(corpus, &address, &mut dice);
            }
        }
        damaged(corpus, card.id, &mut dice);
        small(corpus, *game);
    }
    let searched = [1, 7].map(|positions| Known::Search { positions });
    for known in [Known::Theory, Known::Sum].into_iter().chain(searched) {
        corpus.message(&say::known(known));
    }
    for positions in [0, 1, 9] {
        corpus.message(&say::known(Known::GaveUp { positions }));
    }
}

/// Other settings than those of a start.
fn settings(card: &games::card::Card, pairs: &str, dice: &mut Rng) -> String {
    let mut told = String::new();
    for field in card.fields {
        let value = match field.kind {
            Kind::Switch => dice.u8(0..2).to_string(),
            Kind::Number { least, most, .. } => dice.u64(least..=most).to_string(),
            Kind::Choice { words } => dice.choice(words).unwrap().0.to_string(),
            Kind::Text { .. } => continue,
        };
        if !pairs.contains(&format!("{}=", field.key)) {
            told += &format!("&{}={value}", field.key);
        }
    }
    told
}

/// Small and large starts.
fn small(corpus: &mut Corpus, game: &dyn games::game::Game) {
    let card = game.card();
    let mut settings = vec![(0, "")];
    for (index, field) in card.fields.iter().enumerate() {
        match field.kind {
            Kind::Choice { words } => settings.extend(words.iter().map(|(word, _)| (index, *word))),
            Kind::Switch => settings.push((index, "1")),
            _ => {}
        }
    }
    for (index, word) in settings {
        let mut setup = games::setup::Setup::of(card);
        let mut pairs = String::new();
        if !word.is_empty() {
            setup.set(card, index, word).unwrap();
            pairs = format!("&{}={word}", card.fields[index].key);
        }
        let sizes = game.sizes(&setup);
        for size in (sizes.each.0..sizes.each.1.min(12)).chain([sizes.each.1]) {
            for count in [sizes.count.0, sizes.count.1.min(3)] {
                let Ok(at) = game.with_sizes(&setup, &vec![size; count]) else { continue };
                let session = opened(corpus, &format!("{}?at={at}{pairs}", card.id));
                session.iter().for_each(|session| seen(corpus, session));
            }
        }
    }
}

fn opened(corpus: &mut Corpus, address: &str) -> Option<Session> {
    let (session, wrong) = Session::open(&link::link(address))?;
    if let Some(wrong) = wrong {
        corpus.say(&wrong.to_string());
        corpus.message(&say::bad_address(&wrong));
    }
    Some(session)
}

/// What is answered to a question, if that comes soon.
fn answered(job: String) -> Option<Tell> {
    let ask = Ask::Judge { id: 7, job };
    let tell = match Running::begin(Ask::read(&ask.bytes()).unwrap()) {
        Begun::Told(tell) => *tell,
        Begun::Work(mut running) => {
            let mut slices = (0..PATIENCE).map(|_| running.slice());
            slices.find(|(_, done)| *done)?.0
        }
        Begun::Nothing => return None,
    };
    Tell::read(&tell.bytes())
}

/// The session with its verdict, if that comes soon.
fn judged(session: &Session) -> Option<Session> {
    let job = session.want()?;
    let action = match answered(job.clone())? {
        Tell::Verdict { verdict, .. } => Action::Answered { job, verdict: Rc::new(verdict) },
        Tell::Start { start, .. } => Action::Dealt { job, start },
        _ => return None,
    };
    session.reduce(action)
}

/// The sheet of a lost position as markup.
fn sheet(session: &Session) -> Option<Html> {
    match answered(session.sheet())? {
        Tell::Html { html, .. } => Some(html),
        _ => None,
    }
}

/// Does something and takes down what is said about it.
fn act(corpus: &mut Corpus, session: &Session, action: Action) -> Session {
    let next = session.reduce(action).unwrap_or_else(|| session.clone());
    told(corpus, &next);
    next
}

/// What a session says, aloud and of what went wrong.
fn told(corpus: &mut Corpus, session: &Session) {
    session.spoken().1.iter().chain(session.notice()).for_each(|said| corpus.message(said));
}

fn played(corpus: &mut Corpus, address: &str, dice: &mut Rng) {
    let Some(mut session) = opened(corpus, address) else { return };
    corpus.message(&say::begun(&session));
    for turn in 0..14 {
        if turn % 3 == 0 || session.over() {
            seen(corpus, &session);
        }
        if session.over() {
            break;
        }
        session = judged(&session).unwrap_or(session);
        if turn % 4 == 0 {
            tried(corpus, &session, dice);
            typed(corpus, &session, dice);
        }
        let scene = session.scene(false);
        let spots: Vec<_> = scene.spots().collect();
        for _ in 0..4 {
            let Some(spot) = dice.choice(&spots) else { break };
            let touched = act(corpus, &session, Action::Touch(Box::new((*spot).clone())));
            drawn(corpus, &touched);
        }
        let Some(next) = moved(corpus, &session, dice) else { break };
        session = next;
    }
    seen(corpus, &session);
    if session.over() {
        ended(corpus, &session);
    }
    after(corpus, &session, dice);
}

/// A move at random, whoever’s turn it is.
fn moved(corpus: &mut Corpus, session: &Session, dice: &mut Rng) -> Option<Session> {
    let two = session.reduce(Action::Players(Players::Two)).unwrap_or_else(|| session.clone());
    let moves = solver::play::moves(&session.look().spans, 300);
    let armed = act(corpus, &two, Action::Arm(dice.choice(&moves)?.clone()));
    drawn(corpus, &armed);
    let mut done = act(corpus, &armed, Action::Confirm);
    if session.players() != Players::Two {
        done = done.reduce(Action::Players(session.players())).unwrap_or(done);
        if let Some(made) = say::made(&done, done.cursor().saturating_sub(1)) {
            corpus.message(&made);
        }
    }
    Some(done)
}

/// Going back in a game that was played, and setting up another by hand.
fn after(corpus: &mut Corpus, session: &Session, dice: &mut Rng) {
    for ply in [0, 1] {
        if ply < session.line().len() {
            let back = act(corpus, session, Action::Jump(ply));
            corpus.message(&say::jumped(&back));
            seen(corpus, &back);
            act(corpus, &back, Action::GoOn);
            touch_all(corpus, &back);
        }
    }
    touch_all(corpus, session);
    act(corpus, session, Action::Undo);
    act(corpus, session, Action::Restart);
    typed(corpus, session, dice);
    let mut editing = act(corpus, session, Action::Edit(true));
    for _ in 0..3 {
        let scene = editing.scene(false);
        let Some(spot) = scene.spots().last().cloned() else { break };
        editing = act(corpus, &editing, Action::Touch(Box::new(spot)));
        drawn(corpus, &editing);
    }
    touch_all(corpus, &editing);
}

fn touch_all(corpus: &mut Corpus, session: &Session) {
    for spot in session.scene(false).spots().take(3) {
        act(corpus, session, Action::Touch(Box::new(spot.clone())));
    }
}

/// Everything that is on the board.
fn drawn(corpus: &mut Corpus, session: &Session) {
    for narrow in [false, true] {
        let scene = session.scene(narrow);
        corpus.message(&scene.name);
        for line in &scene.lines {
            corpus.message(&line.label);
        }
        for spot in scene.spots() {
            corpus.message(&spot.label);
        }
        for decor in scene.under.iter().chain(&scene.over) {
            match decor {
                Decor::Text { text, .. } | Decor::Block { text, .. } => corpus.message(text),
                Decor::Band { text, .. } => corpus.say(text),
                _ => {}
            }
        }
    }
}

/// What is said beside the board about touching it and setting it up.
fn form(corpus: &mut Corpus, session: &Session) {
    let start = session.shown_at_start();
    start.touch_hints(session.look().longer).iter().for_each(|touch| corpus.message(touch));
    let (add, remove) = start.add_remove();
    corpus.message(&add);
    corpus.message(&remove);
    let sizes = session.game().to_sizes(session.setup(), session.position(0)).unwrap_or_default();
    (0..sizes.len()).for_each(|size| corpus.message(&start.size_name(size)));
    if start.amounts(None) == Amounts::Anywhere {
        let places = session.look().spans;
        places.iter().for_each(|span| corpus.message(&start.size_name(span.place as usize)));
    }
}

/// Everything that can be shown about a position.
fn seen(corpus: &mut Corpus, session: &Session) {
    drawn(corpus, session);
    corpus.message(&session.shown().describe());
    form(corpus, session);
    corpus.message(&say::turn(session));
    corpus.message(&say::verdict(session));
    for ply in 0..session.line().len() {
        corpus.message(&say::move_made(session, ply));
    }
    if session.over() {
        corpus.message(&say::ending(session));
    }
    let Some(known) = judged(session) else { return };
    let known = known.reduce(Action::Values(true)).unwrap_or(known);
    drawn(corpus, &known);
    corpus.message(&say::verdict(&known));
    corpus.message(&say::ending(&known));
    for ply in 0..=known.line().len() {
        corpus.message(&known.point(ply, known.most()).name);
    }
    let Some(verdict) = known.verdict() else { return };
    let judged = games::judged(known.game().card().id).unwrap();
    let fact = judged.explanation(known.setup(), known.at()).unwrap();
    fact.iter().for_each(|fact| corpus.message(&fact.summary()));
    corpus.message(&say::why_lost(fact.as_deref()));
    if known.lost() {
        corpus.markup(&sheet(&known).unwrap_or_default());
    }
    corpus.message(&verdict.seen.words);
    corpus.markup(&verdict.seen.picture);
    let names = say::Names::of(known.players(), known.player(known.cursor()));
    for told in verdict.reasons.iter().take(12).map(|told| told.named(&names)) {
        corpus.message(&told.words);
        corpus.markup(&told.picture);
    }
    for mv in verdict.winning.iter().take(4) {
        corpus.message(&say::button(&known, known.cursor(), mv));
        if let Some(spot) = known.scene(false).spots().find(|spot| spot.mv.as_ref() == Some(mv)) {
            let armed = act(corpus, &known, Action::Touch(Box::new(spot.clone())));
            drawn(corpus, &armed);
        }
    }
}

/// The end of a game with all that is known of it, and every position on the way back.
fn ended(corpus: &mut Corpus, session: &Session) {
    let mut known = session.clone();
    for _ in 0..40 {
        let Some(next) = judged(&known) else { break };
        known = next;
    }
    // Whoever sat there, the same game has an end for each.
    for players in [Players::YouFirst, Players::YouSecond, Players::Two] {
        let seated = known.reduce(Action::Players(players)).unwrap_or_else(|| known.clone());
        corpus.message(&say::ending(&seated));
    }
    say::better(&known).iter().for_each(|better| corpus.message(better));
    for ply in 0..known.line().len() {
        let back = known.reduce(Action::Jump(ply));
        back.and_then(|back| say::missed(&back)).iter().for_each(|missed| corpus.message(missed));
    }
}

/// A move that is only tried.
fn tried(corpus: &mut Corpus, session: &Session, dice: &mut Rng) {
    let known = judged(session).unwrap_or_else(|| session.clone());
    let trying = act(corpus, &known, Action::Refute(true));
    corpus.message(&say::turn(&trying));
    let moves = solver::play::moves(&trying.look().spans, 60);
    for _ in 0..2 {
        let Some(mv) = dice.choice(&moves) else { return };
        let armed = act(corpus, &trying, Action::Arm(mv.clone()));
        corpus.message(&say::button(&armed, armed.cursor(), mv));
        corpus.message(&say::what_if(&armed, armed.cursor(), mv));
        let mut asked = act(corpus, &armed, Action::Confirm);
        for _ in 0..3 {
            let Some(next) = judged(&asked) else { break };
            told(corpus, &next);
            asked = next;
        }
        drawn(corpus, &asked);
        touch_all(corpus, &asked);
        if let Some(ghost) = asked.ghost() {
            drawn(corpus, &ghost);
            say::answered(&asked).iter().for_each(|answer| corpus.message(answer));
        }
        act(corpus, &asked, Action::Refute(false));
    }
}

/// Commands, and moves that are none.
fn typed(corpus: &mut Corpus, session: &Session, dice: &mut Rng) {
    let words = session::command::COMMANDS.iter().map(|(word, _)| (*word).to_string());
    let wrong = (0..12).map(|_| garbled(session.at(), dice));
    for text in words.chain(wrong) {
        act(corpus, session, Action::Typed(text));
    }
}

/// A text with some of its signs changed.
fn garbled(text: &str, dice: &mut Rng) -> String {
    let signs: Vec<char> = "0123456789.-_~xyirc ABb".chars().collect();
    let mut letters: Vec<char> = text.chars().take(30).collect();
    for _ in 0..dice.usize(1..4) {
        let at = dice.usize(0..=letters.len());
        match dice.u8(0..3) {
            0 if at < letters.len() => drop(letters.remove(at)),
            1 if at < letters.len() => letters[at] = *dice.choice(&signs).unwrap(),
            _ => letters.insert(at, *dice.choice(&signs).unwrap()),
        }
    }
    letters.into_iter().collect()
}

/// Addresses, positions and settings that cannot be read.
fn damaged(corpus: &mut Corpus, id: &str, dice: &mut Rng) {
    let game = games::find(id).unwrap();
    let card = game.card();
    for _ in 0..60 {
        let start = dice.choice(card.starts).unwrap();
        let link = link::link(&format!("{id}?{}", start.pairs));
        let session = Session::open(&link).unwrap().0;
        let at = garbled(session.at(), dice);
        act(corpus, &session, Action::Position(at.clone()));
        let mut pairs = vec![("at".to_string(), at)];
        for field in card.fields {
            pairs.push((field.key.to_string(), garbled("2", dice)));
        }
        for pair in &pairs {
            let link = Link { game: id.to_string(), pairs: vec![pair.clone()] };
            if let Some((_, Some(wrong))) = Session::open(&link) {
                corpus.say(&wrong.to_string());
            }
        }
        for (index, _) in card.fields.iter().enumerate() {
            act(corpus, &session, Action::Field { index, text: garbled("3-1", dice) });
        }
        act(corpus, &session, Action::Sizes(vec![dice.u64(0..9); dice.usize(0..40)]));
    }
    let fresh = Session::open(&link::link(id)).unwrap().0;
    typed(corpus, &fresh, dice);
    act(corpus, &fresh, Action::Typed("1".repeat(2001)));
    for wrong in [LinkError::Long, LinkError::Game("chess".to_string())] {
        corpus.say(&wrong.to_string());
    }
    for pair in ["players=nine", "level=odd", "seed=x", "ply=7", "do=zz", "if=zz", "at=%"] {
        opened(corpus, &format!("{id}?{pair}"));
    }
}
