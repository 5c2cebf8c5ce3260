//! What is done on the plane: panning, zooming, and choosing squares.

use crate::app::App;
use crate::command::{Command, Pane};
use crate::events::EventData;
use crate::form;
use crate::keys;
use crate::pictures::plane_size;
use crate::plane::Port;
use crate::words;
use study::address::{At, Subject};

/// How much nearer one step of zoom is.
const NEARER: f64 = 1.6;

impl App {
    /// What is done on the plane.
    pub(crate) fn plane(&mut self, command: &Command, seen: &EventData) -> bool {
        let Some(port) = &mut self.port else { return false };
        let middle = port.size.map(|size| size / 2.0);
        match command {
            Command::Down(Pane::Plane) => port.down(seen.pointer, seen.x, seen.y),
            Command::Move(Pane::Plane) => {
                if !port.moves(seen.pointer, seen.x, seen.y) {
                    return false;
                }
            }
            Command::Up(Pane::Plane) => {
                let touched = port.up(seen.pointer, seen.x, seen.y);
                return touched.is_some_and(|square| self.choose_square(square));
            }
            Command::Wheel(Pane::Plane) => {
                let by = (-seen.wheel / 400.0).clamp(-1.0, 1.0).exp();
                port.zoom(by, seen.x, seen.y);
            }
            Command::Zoom(nearer) => {
                port.zoom(if *nearer { NEARER } else { 1.0 / NEARER }, middle[0], middle[1]);
            }
            Command::Whole => port.whole(),
            Command::Key(Pane::Plane) => return self.plane_key(seen),
            _ => return false,
        }
        self.keep_port()
    }

    /// Writes what is in sight of the plane into the address.
    fn keep_port(&mut self) -> bool {
        if let Some(port) = &self.port {
            port.write(&mut self.shown.view);
        }
        true
    }

    fn plane_key(&mut self, seen: &EventData) -> bool {
        let Subject::Plane { side } = self.shown.subject else { return false };
        let Some(port) = &mut self.port else { return false };
        let middle = port.size.map(|size| size / 2.0);
        if let Some(nearer) = keys::nearer(&seen.key) {
            port.zoom(if nearer { NEARER } else { 1.0 / NEARER }, middle[0], middle[1]);
            return self.keep_port();
        }
        let square = self.shown.view.square().or_else(|| port.square(middle[0], middle[1]));
        let (x, y) = square.unwrap_or((0, 0));
        let (step, last) = (if seen.ctrl { 10 } else { 1 }, side.saturating_sub(1));
        let to = match seen.key.as_str() {
            "Enter" | " " => return self.choose_square((x, y)),
            "Home" => {
                port.whole();
                return self.keep_port();
            }
            "End" => (x, y),
            "ArrowRight" => ((x + step).min(last), y),
            "ArrowLeft" => (x.saturating_sub(step), y),
            "ArrowUp" => (x, (y + step).min(last)),
            "ArrowDown" => (x, y.saturating_sub(step)),
            "PageUp" => (x, (y + 5 * step).min(last)),
            _ => (x, y.saturating_sub(5 * step)),
        };
        port.reach(to);
        self.shown.view.at = Some(At::Square(to.0, to.1));
        self.keep_port()
    }

    /// A square is chosen: it is shown, and why it is worth what it is.
    fn choose_square(&mut self, (x, y): (u64, u64)) -> bool {
        if let Some(port) = &mut self.port {
            port.reach((x, y));
        }
        self.shown.view.at = Some(At::Square(x, y));
        self.ask_why(At::Square(x, y), true);
        self.keep_port()
    }

    pub(crate) fn go_to_square(&mut self, text: &str) -> bool {
        let Subject::Plane { side } = self.shown.subject else { return false };
        let parts = text.trim().split_once(['.', ',', ' ']);
        let within = |text: &str| form::number(text, 0, side.saturating_sub(1)).ok();
        let square = parts.and_then(|(x, y)| within(x).zip(within(y)));
        let Some(square) = square else {
            self.said = Some(words::no_square(side.saturating_sub(1)));
            return true;
        };
        self.said = None;
        let size = plane_size(&self.viewport);
        let view = self.shown.view;
        self.port.get_or_insert_with(|| Port::new(side, size, &view));
        self.choose_square(square)
    }

    /// The value of a square, if it is known here.
    pub(crate) fn square_value(&self, x: u64, y: u64) -> Option<u32> {
        self.window.as_ref().and_then(|window| window.value(x, y))
    }
}
