//! What the shared parts of a page must know about deeds: how a field, the look and the skip link do theirs.

/// What an element does, in the words of one program.
pub trait Does: Sized + 'static {
    /// A field of that program.
    type Entry: Copy;

    /// The text of a field was entered.
    fn enter(entry: Self::Entry) -> Self;

    /// A number beside a field was chosen, as if it had been entered.
    fn step(entry: Self::Entry, to: u64) -> Self;

    /// The field of the page's colours.
    fn theme() -> Self::Entry;

    /// The field of the page's language; `None` where the page speaks only one.
    fn language() -> Option<Self::Entry> {
        None
    }

    /// Motion is switched on or off.
    fn motion() -> Self;

    /// The window for sharing opens.
    fn share() -> Self;

    /// Straight to the board (true) or to what the page is about.
    fn skip(board: bool) -> Self;
}
