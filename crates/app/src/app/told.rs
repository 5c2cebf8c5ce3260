//! What the solver answers, as it changes what is seen.

use super::{App, Page};
use crate::browser;
use crate::command::Origin;
use crate::solver::Answer;
use messages::markup::Html;
use session::Action;

impl<const FRAME: bool> App<FRAME> {
    /// The solver has told something about a question.
    pub(super) fn told(&mut self, job: String, answer: Answer) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        if matches!(answer, Answer::Absent) {
            let changed = game.unanswered(&job);
            let refused = self.host.get_mut().map(|host| host.unjudged());
            return self.perform(refused.unwrap_or_default()) | changed;
        }
        let came = game.table.alone && std::mem::take(&mut game.change().alone);
        let changed = match answer {
            Answer::Progress(solved) => {
                std::mem::replace(&mut game.change().solved, solved) != solved
            }
            Answer::Verdict(verdict) => {
                self.happen(Origin::Board, Action::Answered { job, verdict })
            }
            Answer::Start(start) => {
                self.stale = true;
                game.change().happen(Origin::Board, Action::Dealt { job, start })
            }
            Answer::Html(html) => self.html(job, html),
            Answer::Absent => false,
        };
        came | changed
    }

    /// Tables or a sheet have come.
    fn html(&mut self, job: String, html: Html) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        self.stale = true;
        // The field is written anew with the tables below it.
        let root = self.mount.root.clone();
        if root.focused().is_some_and(|element| element.id() == "page") {
            browser::later(0, Box::new(move || root.focus("page"))).forget();
        }
        game.html(job, html)
    }

    /// The same start once more, after something about the players has changed.
    pub(super) fn anew(&mut self, action: Action) -> bool {
        // The button that was pressed goes; the game begins on the board.
        let root = self.mount.root.clone();
        browser::later(0, Box::new(move || root.focus_board())).forget();
        self.happen(Origin::Board, Action::Restart) | self.happen(Origin::Board, action)
    }

    /// The solver is started again, as it was at first.
    pub(super) fn afresh(&mut self) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        game.again();
        self.solver.afresh();
        self.stale = true;
        // The button that was pressed goes; the board is what waits for the machine.
        let root = self.mount.root.clone();
        browser::later(0, Box::new(move || root.focus_board())).forget();
        true
    }
}
