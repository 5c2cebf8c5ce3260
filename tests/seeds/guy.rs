//! What Guy writes of his parity subtraction game: parities, and the classes of positions.

/// The parities of the holdings of the player to move and of the other player: Guy's e and d.
pub(crate) const EE: [u64; 2] = [0, 0];
pub(crate) const DD: [u64; 2] = [1, 1];
pub(crate) const ED: [u64; 2] = [0, 1];
pub(crate) const DE: [u64; 2] = [1, 0];

/// The table of the sixteen classes: the winning take, or 0 if the player to move loses.
pub(crate) const CLASSES: [[([u64; 2], u64); 2]; 8] = [
    [(ED, 3), (DE, 0)],
    [(EE, 0), (DD, 1)],
    [(ED, 2), (DE, 1)],
    [(EE, 2), (DD, 3)],
    [(ED, 0), (DE, 3)],
    [(EE, 1), (DD, 0)],
    [(ED, 1), (DE, 2)],
    [(EE, 3), (DD, 2)],
];
