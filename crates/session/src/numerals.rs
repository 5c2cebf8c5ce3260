//! Number words up to ninety-nine, in English and in French, as digits.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Words of one number each.
#[rustfmt::skip]
const WORDS: [(&str, u64); 54] = [
    ("zero", 0), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6),
    ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12),
    ("thirteen", 13), ("fourteen", 14), ("fifteen", 15), ("sixteen", 16), ("seventeen", 17),
    ("eighteen", 18), ("nineteen", 19), ("twenty", 20), ("thirty", 30), ("forty", 40),
    ("fifty", 50), ("sixty", 60), ("seventy", 70), ("eighty", 80), ("ninety", 90), ("zéro", 0),
    ("un", 1), ("une", 1), ("deux", 2), ("trois", 3), ("quatre", 4), ("cinq", 5), ("sept", 7),
    ("huit", 8), ("neuf", 9), ("dix", 10), ("onze", 11), ("douze", 12), ("treize", 13),
    ("quatorze", 14), ("quinze", 15), ("seize", 16), ("vingt", 20), ("vingts", 20),
    ("trente", 30), ("quarante", 40), ("cinquante", 50), ("soixante", 60), ("septante", 70),
    ("huitante", 80), ("nonante", 90),
];

fn value(word: &str) -> Option<u64> {
    WORDS.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// A number that may go on, and its last word.
type Begun<'t> = Option<(u64, &'t str)>;

/// The number that a next word makes of one that was begun, such as 21 of "twenty" and "one"; `None` if it begins
/// another number.
fn joined((begun, last): (u64, &str), word: &str, next: u64) -> Option<u64> {
    let tens = begun >= 20 && begun.is_multiple_of(10);
    let after_sixty = [60, 80].contains(&begun) && (10..20).contains(&next);
    match (last, word) {
        ("quatre", "vingt" | "vingts") => Some(80),
        _ if tens && (1..10).contains(&next) || after_sixty => Some(begun + next),
        // Quatre-vingt-dix-sept.
        _ if begun % 100 >= 70 && last == "dix" && (7..10).contains(&next) => Some(begun + next),
        ("dix", _) if begun == 10 && (7..10).contains(&next) => Some(10 + next),
        _ => None,
    }
}

/// The text with digits for its number words; other words and notations stay as they are.
pub(crate) fn digits(text: &str) -> String {
    let (mut words, mut begun): (Vec<String>, Begun<'_>) = (Vec::new(), None);
    let mut tokens = text.split_ascii_whitespace().peekable();
    while let Some(token) = tokens.next() {
        let parts: Vec<&str> = token.split('-').collect();
        let all = parts.iter().all(|part| value(part).is_some() || *part == "et");
        // "Vingt et un" is one number.
        let linked = token == "et" && begun.is_some_and(|(n, _)| n >= 20);
        if linked && matches!(tokens.peek(), Some(&("un" | "une" | "onze"))) {
            continue;
        }
        if !all || token == "et" {
            words.extend(begun.take().map(|(n, _)| n.to_string()));
            words.push(token.into());
            continue;
        }
        for part in parts.into_iter().filter(|part| *part != "et") {
            let next = value(part).unwrap_or_default();
            begun = match begun {
                Some(before) => match joined(before, part, next) {
                    Some(more) => Some((more, part)),
                    None => {
                        words.push(before.0.to_string());
                        Some((next, part))
                    }
                },
                None => Some((next, part)),
            };
        }
    }
    words.extend(begun.map(|(n, _)| n.to_string()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn number_words_become_digits_in_both_languages() {
        for (text, wanted) in [
            ("take seven", "take 7"),
            ("pins six and seven", "pins 6 and 7"),
            ("twenty-one", "21"),
            ("take ninety nine from heap two", "take 99 from heap 2"),
            ("prends vingt et un", "prends 21"),
            ("quilles six et sept", "quilles 6 et 7"),
            ("soixante-dix-sept", "77"),
            ("soixante et onze", "71"),
            ("quatre-vingts", "80"),
            ("quatre-vingt-dix-neuf du tas trois", "99 du tas 3"),
            ("quatre vingt deux", "82"),
            ("dix-sept", "17"),
            ("un", "1"),
            ("1-2", "1-2"),
            ("ef", "ef"),
            ("", ""),
        ] {
            assert_eq!(digits(text), wanted, "{text}");
        }
    }
}
