//! Formulas of a text, written between dollar signs in TeX with the usual signs, as MathML.

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};

/// The most signs of a formula within a line: it cannot be broken, and pages are 320 px wide.
const INLINE: usize = 30;
/// The most signs of a formula on a line of its own.
const DISPLAYED: usize = 30;

/// Signs that stand for themselves, besides letters and digits.
const SIGNS: &str = " +-−=<>≤≥≠≡|/,.:;!'()[]{}⌊⌋⌈⌉⊕⊗×·∈∪…^_\\&φαβ";

/// A formula within a line.
pub(crate) fn inline(tex: &str) -> Result<String, String> {
    converted(tex, MathDisplay::Inline, INLINE)
}

/// A formula on a line of its own, with the words that a screen reader says.
pub(crate) fn displayed(tex: &str, words: &str) -> Result<String, String> {
    if words.contains(['$', '\\', '"', '<', '&']) {
        return Err(format!("this should be words to read aloud: {words}"));
    }
    let math = converted(tex, MathDisplay::Block, DISPLAYED)?;
    let math = math.replacen("<math", &format!("<math alttext=\"{words}\""), 1);
    Ok(format!("<p class=\"formula\" tabindex=\"0\">{math}</p>"))
}

fn converted(tex: &str, display: MathDisplay, most: usize) -> Result<String, String> {
    let named = |what: String| format!("${tex}$: {what}");
    if let Some(sign) = tex.chars().find(|c| !c.is_ascii_alphanumeric() && !SIGNS.contains(*c)) {
        return Err(named(format!("the sign {sign} is not known in formulas")));
    }
    balanced(tex).map_err(named)?;
    let macros = vec![("mex".to_string(), "\\operatorname{mex}".to_string())];
    let config = MathCoreConfig { macros, ..MathCoreConfig::default() };
    let converter = LatexToMathML::new(config).map_err(|error| named(format!("{error:?}")))?;
    let converted = converter
        .convert_with_local_state(tex, display)
        .map_err(|error| named(format!("at byte {}: {}", error.0.start, error.error_message())))?;
    let math = upright(&converted.mathml);
    let length = signs(&math);
    if length > most {
        return Err(named(format!("{length} signs are too wide for a telephone, {most} fit")));
    }
    Ok(math)
}

/// An error if a bracket is not closed, which TeX itself allows.
fn balanced(tex: &str) -> Result<(), String> {
    let mut open = Vec::new();
    for sign in tex.chars() {
        if let Some(close) = "()[]{}⌊⌋⌈⌉".chars().skip_while(|c| *c != sign).nth(1)
            && "([{⌊⌈".contains(sign)
        {
            open.push(close);
        } else if ")]}⌋⌉".contains(sign) && open.pop() != Some(sign) {
            return Err(format!("this bracket was not opened: {sign}"));
        }
    }
    open.pop().map_or(Ok(()), |close| Err(format!("this bracket is missing: {close}")))
}

/// Names of several letters stand upright: the page slants all others in its own type.
fn upright(math: &str) -> String {
    let mut pieces = math.split("<mi>");
    let mut out = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let name = piece.split('<').next().unwrap_or_default();
        let word = name.chars().count() > 1;
        out += if word { "<mi mathvariant=\"normal\">" } else { "<mi>" };
        out += piece;
    }
    out
}

/// How many signs of a formula are seen.
fn signs(math: &str) -> usize {
    let texts = math.split('>').map(|piece| piece.split('<').next().unwrap_or_default());
    texts.map(|text| text.chars().count()).sum()
}
