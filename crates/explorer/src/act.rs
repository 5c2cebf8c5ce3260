//! Actions in the panes of values: choosing cells, jumping and finding, widths and pictures.

use crate::app::App;
use crate::command::{Command, Pane};
use crate::events::EventData;
use crate::form;
use crate::grid;
use crate::keys;
use crate::words;
use study::address::{At, Show, WIDEST};
use study::wire::PlotKind;

/// The largest heap whose value a proved period tells.
const FARTHEST: u64 = 1_000_000_000_000_000;

impl App {
    /// Selects a heap, and scrolls grid and strip to it.
    pub(crate) fn look_to(&mut self, n: u64) {
        (self.cursor.here, self.cursor.reached) = (n, true);
        self.address.shown.view.at = Some(At::Heap(n));
        let columns = self.columns();
        let rows = self.screen.viewport.rows(&self.studies.shown, columns);
        let across = self.screen.viewport.across(&self.studies.shown, columns);
        let (left, top) = (across.reach(n % columns), rows.reach(n / columns));
        if left.is_some() || top.is_some() {
            grid::scroll(Pane::Grid.id(), left, top);
        }
        let line = self.screen.viewport.line(&self.studies.shown);
        if line.reach(n).is_some() {
            grid::scroll(Pane::Strip.id(), Some(line.middle(n)), None);
        }
        self.scrolled();
    }

    /// A heap is chosen: it is selected, and its value is explained.
    pub(crate) fn choose(&mut self, n: u64) -> bool {
        if n >= self.studies.shown.count() {
            return false;
        }
        self.look_to(n);
        self.ask_why(At::Heap(n), true);
        true
    }

    /// Jumps to a heap from elsewhere: its row is centred, and it gets the focus.
    pub(crate) fn go(&mut self, n: u64) -> bool {
        if n >= self.studies.shown.count() {
            return self.cursor.say(words::no_heap(self.studies.shown.count().saturating_sub(1)));
        }
        let columns = self.columns();
        let rows = self.screen.viewport.rows(&self.studies.shown, columns);
        if rows.reach(n / columns).is_some() {
            grid::scroll(Pane::Grid.id(), None, Some(rows.middle(n / columns)));
            self.scrolled();
        }
        self.cursor.said = None;
        self.choose(n)
    }

    pub(crate) fn jump(&mut self, text: &str) -> bool {
        let last = self.studies.shown.count().saturating_sub(1);
        let farthest = if self.studies.shown.proved().is_some() { FARTHEST } else { last };
        match form::number(text, 0, farthest) {
            Ok(n) if n <= last => self.go(n),
            Ok(n) => match self.studies.shown.beyond(n) {
                Some((value, like, saltus)) => {
                    self.go(like);
                    self.cursor.tell(words::beyond(n, value, like, saltus))
                }
                None => self.cursor.say(words::no_heap(last)),
            },
            Err(_) if farthest > last => self.cursor.say(words::range(0, farthest)),
            Err(_) => self.cursor.say(words::no_heap(last)),
        }
    }

    pub(crate) fn seek(&mut self, text: &str) -> bool {
        match form::number(text, 0, u64::from(u32::MAX)) {
            Ok(value) => {
                self.cursor.sought = Some(value);
                self.find(true)
            }
            Err(error) => self.cursor.say(error),
        }
    }

    /// The key Enter in the field of a value: the next cell, if the field has not changed.
    pub(crate) fn seek_again(&mut self, text: &str) -> bool {
        let same = form::number(text, 0, u64::from(u32::MAX)).ok() == self.cursor.sought;
        same && self.find(true)
    }

    /// The next or previous cell with the requested value, wrapping at the ends of the table.
    pub(crate) fn find(&mut self, later: bool) -> bool {
        let Some(value) = self.cursor.sought else { return false };
        let values = &self.studies.shown.values[self.studies.shown.which];
        let is = |v: &u32| u64::from(*v) == value;
        let here = self.cursor.here as usize;
        let last = self.studies.shown.count().saturating_sub(1);
        let (found, around) = match later {
            true => (
                values.iter().skip(here + 1).position(is).map(|i| i + here + 1),
                values.iter().position(is),
            ),
            false => (values.iter().take(here).rposition(is), values.iter().rposition(is)),
        };
        let Some(n) = found.or(around) else {
            return self.cursor.say(match self.studies.shown.complete() {
                true => words::none_ever(value),
                false => words::none_found(value, last),
            });
        };
        let place = values[..=n].iter().filter(|v| is(v)).count() as u64;
        let count = place + values[n + 1..].iter().filter(|v| is(v)).count() as u64;
        self.go(n as u64);
        let place = words::found(n as u64, value, place, count);
        self.cursor.tell(match (found, later) {
            _ if count == 1 => words::only_here(value, last),
            (Some(_), _) => place,
            (None, true) => words::wrapped(place, words::wrapped_to_start()),
            (None, false) => words::wrapped(place, words::wrapped_to_end()),
        })
    }

    pub(crate) fn grid_key(&mut self, seen: &EventData) -> bool {
        if let Some(nearer) = keys::nearer(&seen.key.name) {
            // The cells are rebuilt, including the one that has the focus.
            self.cursor.focus = Some(format!("c{}", self.cursor.here));
            return self.wider(nearer);
        }
        if matches!(seen.key.name.as_str(), "Enter" | " ") {
            self.cursor.focus = Some(format!("c{}", self.cursor.here));
            return self.choose(self.cursor.here);
        }
        let columns = self.columns();
        let rows = self.screen.viewport.rows(&self.studies.shown, columns);
        let page = ((rows.visible / rows.each) as u64).max(2) - 1;
        let Some(n) = self.key_in_rows(seen, columns, page) else { return false };
        self.look_to(n);
        self.cursor.focus = Some(format!("c{n}"));
        true
    }

    /// One cell a row more or less.
    pub(crate) fn wider(&mut self, wider: bool) -> bool {
        let columns = self.columns();
        let to = if wider { columns + 1 } else { columns.saturating_sub(1) };
        self.set_width(Some(to.clamp(1, WIDEST)))
    }

    /// Sets the number of cells in a row; `None` for the length of the period.
    pub(crate) fn set_width(&mut self, width: Option<u64>) -> bool {
        self.address.shown.view.width = width;
        true
    }

    pub(crate) fn width_entered(&mut self, text: &str) -> bool {
        match form::number(text, 1, WIDEST) {
            Ok(width) => self.set_width(Some(width)),
            Err(error) => {
                self.cursor.said = Some(error);
                self.form.version += 1;
                true
            }
        }
    }

    /// The grid's edge is dragged; near a multiple of the period it snaps to that.
    pub(crate) fn edge(&mut self, x: f64) -> bool {
        let columns = self.columns();
        let across = self.screen.viewport.across(&self.studies.shown, columns);
        let more = (x / across.each).round() as i64;
        let to = (columns as i64 + more).clamp(1, WIDEST as i64) as u64;
        let snapped = self.studies.shown.period().and_then(|(_, length, _)| {
            let near = ((to + length / 2) / length).max(1) * length;
            (near.abs_diff(to) <= 1 && length > 3).then_some(near)
        });
        let to = snapped.unwrap_or(to);
        to != columns && self.set_width(Some(to))
    }

    pub(crate) fn show(&mut self, show: Show) -> bool {
        if (self.address.shown.view.show == Some(Show::Facts)) != (show == Show::Facts) {
            // They move, and a picture comes before them.
            self.screen.rows.unrest();
            self.studies.shown.facts.put_off();
        }
        self.address.shown.view.show = (show != Show::Grid).then_some(show);
        true
    }

    /// The first of two rules is looked at, or the second.
    pub(crate) fn look_at_rule(&mut self, second: bool) -> bool {
        self.address.shown.view.second = second;
        self.studies.shown.which = usize::from(second);
        self.ask_why(self.cursor.why.at.unwrap_or(At::Heap(self.cursor.here)), false);
        true
    }

    /// Dots and heat map: a pointer over them, or keys.
    pub(crate) fn plot_input(&mut self, command: &Command, seen: &EventData) -> bool {
        let Some(plot) = &self.pictures.plots.plot else { return false };
        let last = self.studies.shown.count().saturating_sub(1);
        if let Command::Key(_) = command {
            if matches!(seen.key.name.as_str(), "Enter" | " ") {
                return self.choose(self.cursor.here);
            }
            let heat = plot.request.kind == PlotKind::Heat;
            let to = match seen.key.name.as_str() {
                _ if heat => self.key_in_rows(seen, plot.request.columns.max(1), 5),
                "ArrowUp" | "ArrowRight" => Some((self.cursor.here + 1).min(last)),
                "ArrowDown" | "ArrowLeft" => Some(self.cursor.here.saturating_sub(1)),
                "PageUp" => Some((self.cursor.here + last / 20 + 1).min(last)),
                "PageDown" => Some(self.cursor.here.saturating_sub(last / 20 + 1)),
                "Home" => Some(0),
                "End" => Some(last),
                _ => None,
            };
            let Some(n) = to else { return false };
            self.look_to(n);
            return true;
        }
        let n = plot.heap(seen.x, seen.y, self.sight_size()).min(last);
        if let Command::Click(_) = command {
            return self.choose(n);
        }
        // From here on the pointer decides, and not the address.
        self.cursor.reached = true;
        std::mem::replace(&mut self.cursor.here, n) != n
    }
}
