//! Keys that a pane handles, and their targets in a grid.

use crate::command::Pane;
use web_common::keys::Key;

/// True if a pane handles a key, so that the browser does not.
pub(crate) fn taken(pane: Pane, key: &str) -> bool {
    let moves = matches!(
        key,
        "ArrowLeft"
            | "ArrowRight"
            | "ArrowUp"
            | "ArrowDown"
            | "Home"
            | "End"
            | "PageUp"
            | "PageDown"
    );
    let acts = matches!(key, "Enter" | " " | "+" | "=" | "-" | "_");
    match pane {
        Pane::Strip => false,
        Pane::Edge => matches!(key, "ArrowLeft" | "ArrowRight" | "Home" | "+" | "=" | "-" | "_"),
        Pane::Grid | Pane::Plot | Pane::Plane => moves || acts,
        Pane::Table => moves,
    }
}

/// One step wider or narrower; `None` for other keys.
pub(crate) fn nearer(key: &str) -> Option<bool> {
    match key {
        "+" | "=" => Some(true),
        "-" | "_" => Some(false),
        _ => None,
    }
}

/// The target of a key from a heap, in rows of this many cells, with this many visible rows.
pub(crate) fn step(key: &Key, n: u64, columns: u64, page: u64, count: u64) -> Option<u64> {
    let last = count.checked_sub(1)?;
    let row = n / columns * columns;
    Some(match key.name.as_str() {
        "ArrowRight" => (n + 1).min(last),
        "ArrowLeft" => n.saturating_sub(1),
        "ArrowDown" if n + columns <= last => n + columns,
        "ArrowUp" if n >= columns => n - columns,
        "ArrowDown" | "ArrowUp" => n,
        "Home" if key.whole => 0,
        "End" if key.whole => last,
        "Home" => row,
        "End" => (row + columns - 1).min(last),
        "PageDown" => {
            let rows = (last - n) / columns;
            n + columns * page.min(rows)
        }
        "PageUp" => n - columns * page.min(n / columns),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::wasm_bindgen_test;

    fn pressed(name: &str, whole: bool) -> Key {
        Key { name: name.to_string(), whole, shift: false }
    }

    #[wasm_bindgen_test]
    fn keys_never_leave_the_values() {
        let keys = [
            "ArrowRight",
            "ArrowLeft",
            "ArrowDown",
            "ArrowUp",
            "Home",
            "End",
            "PageUp",
            "PageDown",
        ];
        for count in [1, 7, 12, 100] {
            for n in 0..count {
                for key in keys {
                    for whole in [false, true] {
                        let to = step(&pressed(key, whole), n, 12, 5, count);
                        assert!(to.is_some_and(|to| to < count), "{key} from {n} of {count}");
                    }
                }
            }
        }
        assert_eq!(step(&pressed("PageDown", false), 3, 12, 5, 100), Some(63));
        assert_eq!(step(&pressed("PageDown", false), 50, 12, 5, 100), Some(98));
        assert_eq!(step(&pressed("a", false), 3, 12, 5, 100), None);
    }
}
