//! How to go on after a winning move: close bridges, make a chain, keep threats.

use super::theory::{chained, forked};
use super::{Board, Hex, words};
use messages::Message;
use solver::recipe::{Exchange, How, typed};

/// The position before the reply.
fn before(exchange: &Exchange<'_>) -> Board {
    let between = &typed::<Hex>(exchange.between).at;
    let mut before = between.passed();
    before.stones[before.turn] &= !(1 << exchange.reply.first().place);
    before
}

/// The partner of a cell that the reply entered, if the winner had a chain; `None` if there was none.
fn asked(exchange: &Exchange<'_>) -> Option<Option<u32>> {
    let before = before(exchange);
    let winner = 1 - before.turn;
    let chain = before.board().chain(before.stones[winner], before.stones[before.turn], winner)?;
    Some(chain.partner(exchange.reply.first().place))
}

/// Answer in the other cell of a bridge; anywhere if the reply enters none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Complete;

impl How for Complete {
    fn sentence(&self) -> Message {
        words::complete()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let Some(partner) = asked(exchange) else { return false };
        partner.is_none_or(|cell| exchange.answer.first().place == cell)
    }
}

/// Make a chain, and then complete its bridges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MakeChain;

impl How for MakeChain {
    fn sentence(&self) -> Message {
        words::make_chain()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = &typed::<Hex>(exchange.after).at;
        asked(exchange)
            .map_or_else(|| chained(after, 1 - after.turn), |_| Complete.allows(exchange))
    }
}

/// Make a chain or two threats at once, and go on until there is a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeepThreats;

impl How for KeepThreats {
    fn sentence(&self) -> Message {
        words::keep_threats()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = &typed::<Hex>(exchange.after).at;
        MakeChain.allows(exchange) || asked(exchange).is_none() && forked(after)
    }
}
