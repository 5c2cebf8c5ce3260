//! How the page looks, what it calls itself, and which language it speaks.

use crate::app::App;
use crate::{browser, form, words};
use ink::frame;
use ink::words::Words;
use messages::Message;
use study::address::Subject;

impl App {
    /// What the page is about, for its head and its title.
    pub(crate) fn title(&self) -> Message {
        let address = self.shown.subject.to_string();
        if let Subject::Values { rule, with: Some(with), .. } = &self.shown.subject {
            return words::beside(rule.text(), with.text());
        }
        let rule = form::rule(&self.shown.subject);
        let known = words::EXAMPLES.iter().find(|(notation, _, example)| match &rule {
            Some(rule) => *notation == rule,
            None => address.split('&').next() == example.split('&').next(),
        });
        let name = known.map(|(_, name, _)| name());
        name.unwrap_or_else(|| Message::verbatim(rule.unwrap_or_default()))
    }

    /// Gives the document its title.
    pub(crate) fn entitle(&self) {
        let said = |message: Message| message.words(self.mail.language()).into_owned();
        let (about, tables) = (said(self.title()), said(words::title()));
        let title = format!("{about} · {tables} · {}", words::SITE);
        let document = gloo::utils::document();
        if document.title() != title {
            document.set_title(&title);
        }
    }

    /// Everything is said in the language of the page from now on; false if it was before.
    pub(crate) fn speak(&mut self) -> bool {
        let language = browser::language();
        if !self.mail.speak(language.as_str().into()) {
            return false;
        }
        self.study_state.speak(&language);
        self.next.iter_mut().for_each(|next| next.speak(&language));
        self.why.html.iter_mut().for_each(|html| html.speak(&language));
        self.plots.speak(&language);
        // Names of cells are made anew with them.
        self.rows.made.clear();
        self.rows.unrest();
        true
    }

    pub(crate) fn look(&mut self) -> bool {
        match &self.host {
            Some(host) => {
                self.theme = host.theme().to_string();
                host.look();
            }
            None => frame::look_like(&self.theme, self.motion),
        }
        true
    }
}
