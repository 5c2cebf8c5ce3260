//! Chips on a strip, in stacks where several share a cell.

use super::{Scoring, words};
use crate::kinds::from_to;
use crate::kits::strip::{self, Strip};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::Scene;
use crate::stage::View;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::rules;

/// A chip, seen from above.
const CHIP: Piece = Piece::unmarked(
    &PieceKind { body: Body::Symbol("#scoring-chip", "stone"), ..PieceKind::NOTHING },
    [-21, -21, 42, 42],
);

impl Layout for Scoring {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let cells = strip::cells(0, view.start);
        let (piece, put) = (&|_| CHIP, &|_, count| (count + 1) % 4);
        Strip { chips: at, cells, piece, name: &shared::strip_cell, put, bag: None, gone: None }
            .scene(view)
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        shared::chips_on(at.len() as u64, shared::list(at))
    }

    fn describe_move(&self, _: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let (from, to) = from_to(context.mv);
        shared::move_chip(context.who, from, to)
    }

    fn requirement(&self, at: &Vec<u64>, cell: u32) -> Option<Message> {
        let several = strip::several(&rules::ranges(self, at), cell);
        several.or_else(|| Some(words::chip_steps(self.most)))
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![shared::tap_chip()]
    }
}
