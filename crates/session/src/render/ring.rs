//! Classes around a ring, with an arrow for each winning move.

use alloc::format;
use alloc::string::ToString;
use games::kits::circle::sine;
use games::table::Seat;
use messages::Message;
use messages::markup::Markup;

/// Middle of the picture.
const MIDDLE: i32 = 200;
/// From the middle to the names of the classes, to the outer seats and to the inner ones.
const REACH: [f32; 3] = [186.0, 148.0, 88.0];

/// The point of this class, clockwise from the top, at this distance from the middle.
fn point(class: usize, around: u64, reach: f32) -> (i32, i32) {
    let turn = 2.0 * class as f32 / around as f32;
    let x = MIDDLE as f32 + reach * sine(turn);
    let y = MIDDLE as f32 - reach * sine(turn + 0.5);
    (x as i32, y as i32)
}

/// A ring of classes with two seats each.
pub(super) fn ring(markup: &mut Markup, around: u64, seats: &[Seat], caption: &Message) {
    let size = 2 * MIDDLE;
    let radius = if around > 10 { 12 } else { 16 };
    let seat = |number: usize| point(number / 2, around, REACH[1 + number % 2]);
    markup.open("svg|class=plot clock ring|role=img");
    markup.set("viewBox", &format!("0 0 {size} {size}"));
    markup.name("aria-label", caption);
    for (number, one) in seats.iter().enumerate() {
        for (to, taken) in &one.arrows {
            arrow(markup, seat(number), seat(*to), radius, *taken);
        }
    }
    for (number, one) in seats.iter().enumerate() {
        let (x, y) = seat(number);
        markup.open("circle");
        markup.class(&[("seat", true), ("is-p", one.lost)]);
        markup.number("cx", x);
        markup.number("cy", y);
        markup.number("r", radius);
        markup.shut();
        markup.label((x, y + 4), &one.name);
        if number % 2 == 0 {
            let (x, y) = point(number / 2, around, REACH[0]);
            markup.label((x, y + 4), &(number / 2).to_string());
        }
    }
    markup.shut();
}

/// An arrow between two seats, with the number taken near its tail.
fn arrow(markup: &mut Markup, from: (i32, i32), to: (i32, i32), radius: i32, taken: u64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx.unsigned_abs().pow(2) + dy.unsigned_abs().pow(2)).isqrt().max(1) as i32;
    // So far along the line, and so far to its side.
    let along = |far: i32, side: i32| {
        (from.0 + (dx * far - dy * side) / length, from.1 + (dy * far + dx * side) / length)
    };
    let tip = length - radius - 1;
    let (tail, head) = (along(radius, 0), along(tip, 0));
    let wings = [along(tip - 9, 4), along(tip - 9, -4)];
    markup.path("path|class=way", &format!("M{} {}L{} {}", tail.0, tail.1, head.0, head.1));
    let [left, right] = wings;
    let way = format!("M{} {}L{} {}L{} {}z", head.0, head.1, left.0, left.1, right.0, right.1);
    markup.path("path|class=tip", &way);
    let (x, y) = along(radius + 14, 9);
    markup.label((x, y + 4), &taken.to_string());
}
