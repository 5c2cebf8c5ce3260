//! Tables of a game, read by the tests of its folder.

use super::english::english;
use crate::game::Catalogued;
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table};
use messages::Message;

/// The usual rules of a game.
fn usual<C: Catalogued>() -> C::Rules {
    C::rules(&Setup::of(&C::CARD))
}

/// The table whose caption has these words.
pub(crate) fn fixed<C: Catalogued>(caption: &str) -> Table {
    let named = |table: &Table| english(&table.caption).contains(caption);
    C::tables(&usual::<C>()).into_iter().find(named).expect("there is such a table")
}

/// The first of the tables that a number chooses.
pub(crate) fn paged<C: Catalogued>(number: u64) -> Table {
    C::paged(&usual::<C>(), number).remove(0)
}

/// A row of a grid with its head.
type Row = (String, Vec<(String, Mark)>);

/// The heads of a grid, and its rows.
pub(crate) fn grid(table: &Table) -> (Vec<String>, Vec<Row>) {
    let Shape::Grid { heads, rows } = &table.shape else { panic!("{:?}", table.shape) };
    let cell = |(text, mark): &(Message, Mark)| (english(text), *mark);
    let row = |(head, cells): &(Message, Vec<_>)| (english(head), cells.iter().map(cell).collect());
    (heads.iter().map(english).collect(), rows.iter().map(row).collect())
}

/// The texts of some cells.
pub(crate) fn words(cells: &[(String, Mark)]) -> Vec<&str> {
    cells.iter().map(|(text, _)| text.as_str()).collect()
}

/// What a drawing shows, in words.
pub(crate) fn description(table: &Table) -> String {
    let Shape::Drawing { words, .. } = &table.shape else { panic!("{:?}", table.shape) };
    english(words)
}
