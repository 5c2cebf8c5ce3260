//! Drawings of lines, dots and words.

use alloc::format;
use alloc::string::String;
use games::table::Stroke;
use messages::Message;
use messages::markup::Markup;

/// Wider drawings keep their size and are scrolled.
const WIDE: i32 = 420;

/// A drawing, and its description in words below it.
pub(super) fn drawing(markup: &mut Markup, size: (i32, i32), strokes: &[Stroke], words: &Message) {
    markup.open("svg|role=img");
    markup.class(&[("plot drawn", true), ("long", size.0 > WIDE)]);
    markup.set("viewBox", &format!("0 0 {} {}", size.0, size.1));
    markup.name("aria-label", words);
    markup.number("width", size.0);
    for (class, kind) in [("path|class=thin", 0), ("path|class=dotted", 1), ("path|class=bold", 2)]
    {
        let way = lines(strokes, kind);
        if !way.is_empty() {
            markup.path(class, &way);
        }
    }
    for stroke in strokes {
        match stroke {
            Stroke::Full(at) => dot(markup, "circle|class=full|r=4", *at),
            Stroke::Hollow(at) => dot(markup, "circle|class=hollow|r=4", *at),
            Stroke::Word(at, words) => word(markup, *at, words),
            Stroke::Thin(..) | Stroke::Bold(..) | Stroke::Dotted(..) => {}
        }
    }
    markup.shut();
    markup.say("p|class=soft", words);
}

/// All lines of a kind in one path.
fn lines(strokes: &[Stroke], wanted: u8) -> String {
    let mut way = String::new();
    for stroke in strokes {
        let (kind, from, to) = match stroke {
            Stroke::Thin(from, to) => (0, from, to),
            Stroke::Dotted(from, to) => (1, from, to),
            Stroke::Bold(from, to) => (2, from, to),
            _ => continue,
        };
        if kind == wanted {
            way.push_str(&format!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
        }
    }
    way
}

fn dot(markup: &mut Markup, spec: &'static str, (x, y): (i32, i32)) {
    markup.open(spec);
    markup.number("cx", x);
    markup.number("cy", y);
    markup.shut();
}

fn word(markup: &mut Markup, (x, y): (i32, i32), words: &Message) {
    markup.open("text");
    markup.number("x", x);
    markup.number("y", y);
    markup.message(words);
    markup.shut();
}
