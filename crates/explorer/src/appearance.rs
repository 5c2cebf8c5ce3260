//! How the page looks, what it calls itself, and which language it speaks.

use crate::app::App;
use crate::{browser, form, words};
use ink::preferences::Preferences;
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

    /// The rules whose values are shown, as text.
    pub(crate) fn rules(&self) -> String {
        match &self.shown.subject {
            Subject::Values { rule, with: Some(with), .. } => format!("{rule} | {with}"),
            Subject::Values { rule, .. } => rule.to_string(),
            _ => String::new(),
        }
    }

    /// Gives the document its title.
    pub(crate) fn entitle(&self) {
        let said = |message: Message| message.words(self.view.language()).into_owned();
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
        if !self.view.speak(language.clone().into()) {
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

    /// Lets the page look as it is asked to, or as it was chosen.
    pub(crate) fn look(&self) -> bool {
        match &self.host {
            Some(host) => host.look(),
            None => Preferences::kept().apply(),
        }
        true
    }
}
