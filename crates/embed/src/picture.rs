//! A picture that the page around a frame requests: its options, and the answers once it is drawn.

use crate::channel::Channel;
use crate::json::Json;
use crate::words::{self, Trouble};
use alloc::string::String;
use messages::Message;

/// A picture that the page around has requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// `svg` or `png`.
    pub format: &'static str,
    /// Width in CSS pixels, from 16 to 4096.
    pub width: u64,
    /// The answer if it is drawn, with the picture added as the text `data`.
    pub answer: Json,
    /// The answer if it cannot be drawn.
    pub refusal: Json,
}

/// Widths of a picture, in CSS pixels.
pub(crate) const WIDTHS: core::ops::RangeInclusive<u64> = 16..=4096;
/// The default width.
const WIDTH: u64 = 720;

impl Picture {
    /// The picture of a request.
    pub(crate) fn asked(channel: &Channel, message: &Json) -> Result<Picture, Trouble> {
        let format = match message.get("format") {
            None | Some(Json::Null) => Some("svg"),
            Some(Json::Text(format)) => words::FORMATS.into_iter().find(|known| known == format),
            Some(_) => None,
        };
        let format = format.ok_or_else(|| words::parameter("format", words::formats))?;
        let width = match message.get("width") {
            None | Some(Json::Null) => Some(WIDTH),
            Some(Json::Number(width)) => width.parse().ok(),
            Some(_) => None,
        };
        let width = width.filter(|width| WIDTHS.contains(width));
        let width = width.ok_or_else(|| words::parameter("width", words::picture_widths))?;
        let failed = Trouble::new("picture", words::no_picture());
        let answer = channel.reply(message, alloc::vec![("format", Json::text(format))]).body;
        let refusal = channel.refuse(message, &failed).body;
        Ok(Picture { format, width, answer, refusal })
    }

    /// The request for the script that draws, as JSON: all of this, and the target of the answer.
    ///
    /// ```
    /// use embed::Effect;
    /// let opened = embed::open("nim", "", "at=3.4.5").expect("there is Nim");
    /// let mut frame = embed::Frame::new(&opened);
    /// let effects = frame.receive(&opened.session, r#"{"gizmo":1,"type":"picture","width":300}"#);
    /// let [Effect::Draw(picture)] = &effects[..] else { panic!("{effects:?}") };
    /// let request = picture.json("*", &|_| String::new());
    /// assert!(request.starts_with(r#"{"format":"svg","width":300,"#));
    /// ```
    pub fn json(&self, target: &str, words: &dyn Fn(&Message) -> String) -> String {
        let Picture { format, width, answer, .. } = self;
        let refusal = self.refusal.clone().said(words);
        let target = Json::text(target);
        alloc::format!(
            r#"{{"format":"{format}","width":{width},"answer":{answer},"refusal":{refusal},"target":{target}}}"#
        )
    }
}
