//! Paths as strips of dominoes, and who wins on paths and cycles.

use super::words;
use crate::table::{Mark, Shape, Stroke, Table, sign};
use alloc::vec;
use solver::graph;

/// Vertices of the path that is drawn, and the first end of the edge that is taken.
const TWIN: (i32, i32) = (8, 4);
/// Distance between vertices.
const STEP: i32 = 46;
/// Sizes shown at once.
const SIZES: u64 = 20;
/// The largest first size.
pub(super) const MOST: u64 = 1_000_000_000;

/// A path above a strip of cells: an edge is a domino.
pub(super) fn twin() -> Table {
    let (vertices, taken) = TWIN;
    let x = |vertex: i32| 10 + vertex * STEP - STEP / 2;
    let (upper, lower) = (40, 90);
    let mut strokes = vec![];
    for vertex in 1..=vertices {
        if vertex < vertices {
            let edge = ((x(vertex), upper), (x(vertex + 1), upper));
            strokes.push(match vertex - taken {
                0 => Stroke::Bold(edge.0, edge.1),
                -1 | 1 => Stroke::Dotted(edge.0, edge.1),
                _ => Stroke::Thin(edge.0, edge.1),
            });
        }
        let (left, right, foot) = (x(vertex) - STEP / 2, x(vertex) + STEP / 2, lower + STEP);
        strokes.push(Stroke::Thin((left, lower), (right, lower)));
        strokes.push(Stroke::Thin((left, foot), (right, foot)));
        strokes.push(Stroke::Thin((left, lower), (left, foot)));
        strokes.push(Stroke::Word((x(vertex), upper - 14), sign(vertex)));
        strokes.push(Stroke::Word((x(vertex), lower + STEP / 2 + 4), sign(vertex)));
    }
    let end = x(vertices) + STEP / 2;
    strokes.push(Stroke::Thin((end, lower), (end, lower + STEP)));
    let (left, right) = (x(taken) - STEP / 2 + 5, x(taken + 1) + STEP / 2 - 5);
    let (top, foot) = (lower + 5, lower + STEP - 5);
    for (from, to) in [
        ((left, top), (right, top)),
        ((right, top), (right, foot)),
        ((right, foot), (left, foot)),
        ((left, foot), (left, top)),
    ] {
        strokes.push(Stroke::Bold(from, to));
    }
    strokes.extend((1..=vertices).map(|vertex| Stroke::Full((x(vertex), upper))));
    Table {
        caption: words::twin_caption(),
        note: words::twin_note(),
        shape: Shape::Drawing {
            size: (end + 10, lower + STEP + 10),
            strokes,
            words: words::twin_told(),
        },
    }
}

/// Values and winners of paths and cycles from a number of vertices on.
pub(super) fn winners(first: u64) -> Table {
    let paths = graph::paths();
    let sizes = first..first + SIZES;
    let mut heads = vec![words::vertices_head()];
    heads.extend(sizes.clone().map(sign));
    let cell = |wins: bool| match wins {
        true => (sign("N"), Mark::Plain),
        false => (sign("P"), Mark::Boxed),
    };
    let value = |n: u64| paths.at(n).unwrap_or(0);
    let values = sizes.clone().map(|n| (sign(value(n)), Mark::Plain)).collect();
    let path = sizes.clone().map(|n| cell(value(n) != 0)).collect();
    // Fewer than three vertices make no cycle.
    let cycle = |n: u64| match n {
        0..3 => (sign("–"), Mark::Plain),
        _ => cell(value(n - 2) == 0),
    };
    Table {
        caption: words::winners_caption(),
        note: words::winners_note(),
        shape: Shape::Grid {
            heads,
            rows: vec![
                (words::value_head(), values),
                (words::path_head(), path),
                (words::cycle_head(), sizes.map(cycle).collect()),
            ],
        },
    }
}
