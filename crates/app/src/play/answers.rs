//! Answers of the solver.

use super::Play;
use crate::browser;
use crate::command::Origin;
use crate::solver::Answer;
use messages::markup::Html;
use session::Action;
use session::wire::Job;

impl<const FRAME: bool> Play<FRAME> {
    /// An answer of the solver to a question.
    pub(super) fn take_answer(&mut self, job: Job, answer: Answer) -> bool {
        let game = &mut self.game;
        if matches!(answer, Answer::Absent) {
            let changed = game.unanswered(&job);
            let refused = self.host.get_mut().filter(|_| FRAME).map(|host| host.unjudged());
            return refused.is_some_and(|effects| self.perform(effects)) | changed;
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

    /// Tables or the refutation table have come.
    fn html(&mut self, job: Job, html: Html) -> bool {
        self.stale = true;
        // The field is rewritten together with the tables below it.
        let root = self.mount.root.clone();
        if root.focused().is_some_and(|element| element.id() == "page") {
            browser::soon(0, Box::new(move || root.focus("page")));
        }
        self.game.html(job, html)
    }
}
