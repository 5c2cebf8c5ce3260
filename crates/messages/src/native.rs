//! Renders messages without JavaScript: in native programs and in tests.

use crate::{Argument, Message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::fmt;
#[cfg(feature = "generate")]
use std::path::Path;
use unic_langid::LanguageIdentifier;

/// The words of a language.
pub struct Words {
    bundles: BTreeMap<String, FluentBundle<FluentResource>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Words").field(&self.bundles.keys()).finish()
    }
}

impl Words {
    /// Reads files in a language, each as its name and its text.
    ///
    /// ```
    /// use last_move_messages::Message;
    /// use last_move_messages::native::Words;
    ///
    /// let text = "moves-left = { $n ->\n    [one] One move.\n   *[other] { $n } moves.\n}\n";
    /// let words = Words::new("en", &[("app", text)])?;
    /// let left = |n: u64| words.text(&Message::new("app", "moves-left").with("n", n));
    /// assert_eq!([left(1), left(2000)], ["One move.", "2000 moves."]);
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Names the file and what is no Fluent in it, or what is no language.
    pub fn new(language: &str, files: &[(&str, &str)]) -> Result<Words, String> {
        let identifier: LanguageIdentifier =
            language.parse().map_err(|error| format!("{language}: {error}"))?;
        let mut bundles = BTreeMap::new();
        for (name, text) in files {
            let resource = FluentResource::try_new(text.to_string())
                .map_err(|(_, errors)| format!("{name}.{language}: {errors:?}"))?;
            let mut bundle = FluentBundle::new(vec![identifier.clone()]);
            bundle.set_use_isolating(false);
            bundle
                .add_resource(resource)
                .map_err(|errors| format!("{name}.{language}: {errors:?}"))?;
            bundles.insert(name.to_string(), bundle);
        }
        Ok(Words { bundles })
    }

    /// Reads all files of a language in the folder of the crates.
    ///
    /// # Errors
    ///
    /// Names the file that cannot be read, or the part that is no Fluent.
    #[cfg(feature = "generate")]
    pub fn of(language: &str, crates: &Path) -> Result<Words, String> {
        let texts = crate::generate::texts(language, crates)?;
        let pairs: Vec<(&str, &str)> =
            texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Words::new(language, &pairs)
    }

    /// Renders a message in English, for programs that build or test the project.
    ///
    /// # Panics
    ///
    /// As [`Words::text`].
    ///
    /// ```
    /// use last_move_messages::{Message, native::Words};
    /// use std::path::Path;
    /// let ended = Message::new("session", "over-here");
    /// let french = Words::of("fr", &Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("it is read");
    /// assert_ne!(Words::english(&ended), french.text(&ended));
    /// ```
    #[cfg(feature = "generate")]
    pub fn english(message: &Message) -> String {
        thread_local! {
            static ENGLISH: Words = Words::of("en", &Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
                .unwrap_or_else(|error| unreachable!("the build has read it: {error}"));
        }
        ENGLISH.with(|words| words.text(message))
    }

    /// The words of a message.
    ///
    /// # Panics
    ///
    /// If the file of the message was not read, or lacks it; messages are generated from these files.
    pub fn text(&self, message: &Message) -> String {
        if let Some(text) = message.as_verbatim() {
            return text.to_string();
        }
        let bundle = self.bundles.get(message.file()).expect("the file of each message was read");
        let pattern = bundle.get_message(message.id()).and_then(|found| found.value());
        let pattern = pattern.expect("the build has compared all languages");
        let mut args = FluentArgs::new();
        for (name, argument) in message.arguments() {
            args.set(name.to_string(), self.value(argument));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        assert!(errors.is_empty(), "{}.{}: {errors:?}", message.file(), message.id());
        text.into_owned()
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        match argument {
            // With options a number would match no `[0]`; without any, digits are not grouped.
            Argument::Number(number) => FluentValue::from(*number as f64),
            Argument::Word(text) => FluentValue::String(text.clone().into()),
            Argument::Message(message) => FluentValue::String(self.text(message).into()),
        }
    }
}
