//! Tables of a game, computed afresh for its settings when they are opened.

use crate::words;
use games::table::{Shape, Table};
use yew::prelude::*;

/// One table or figure with its caption.
pub(crate) fn table(table: &Table) -> Html {
    let body = match &table.shape {
        Shape::Columns { heads, rows } => columns(heads, rows),
        Shape::Sequence { .. } => sequence(&table.shape),
        Shape::Dots { side, cold } => dots(*side, cold, &table.caption),
    };
    html! {
        <figure class="fig wide" tabindex="0" aria-label={table.caption.clone()}>
            { body }
            <figcaption><b>{ &table.caption }{ "." }</b>{ " " }{ &table.note }</figcaption>
        </figure>
    }
}

fn columns(heads: &[&'static str], rows: &[Vec<u64>]) -> Html {
    html! {
        <table class="numbers">
            <thead><tr>
                { for heads.iter().map(|head| html! { <th scope="col">{ *head }</th> }) }
            </tr></thead>
            <tbody>
                { for rows.iter().map(|row| html! {
                    <tr>{ for row.iter().map(|n| html! { <td>{ n }</td> }) }</tr>
                }) }
            </tbody>
        </table>
    }
}

/// A sequence in lines; lost sizes are boxed, exceptions marked, the period begins with a bracket.
fn sequence(shape: &Shape) -> Html {
    let Shape::Sequence { from, width, values, period, exceptions } = shape else {
        return Html::default();
    };
    let begins = period.map(|period| period.start);
    let cell = |(i, value): (usize, &u64)| {
        let n = from + i as u64;
        let steady = begins.is_some_and(|begins| n >= begins);
        let class = classes!(
            (*value == 0).then_some("is-p"),
            exceptions.contains(&n).then_some("odd-one"),
            steady.then_some("steady"),
            (begins == Some(n)).then_some("begins"),
        );
        html! { <td {class} title={format!("{n}: {value}")}>{ value }</td> }
    };
    let lines = values.chunks(*width).enumerate().map(|(line, chunk)| {
        let first = line * width;
        html! {
            <tr>
                <th scope="row">{ from + first as u64 }</th>
                { for chunk.iter().enumerate().map(|(i, value)| cell((first + i, value))) }
            </tr>
        }
    });
    html! { <>
        <table class="numbers sequence"><tbody>{ for lines }</tbody></table>
        <p class="soft">{ words::period(*period, !exceptions.is_empty()) }</p>
    </> }
}

/// A square of dots: full where the player to move loses, with the exact pairs below.
fn dots(side: u64, cold: &[(u64, u64)], caption: &str) -> Html {
    let pitch = 15;
    let (side, foot) = (side as i32, 30 + side as i32 * pitch);
    let place = |x: u64, y: u64| (30 + x as i32 * pitch, foot - 15 - y as i32 * pitch);
    let mut hollow = String::new();
    for x in 0..side {
        for y in 0..side {
            let (x, y) = place(x as u64, y as u64);
            hollow.push_str(&format!("M{} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0", x - 2));
        }
    }
    let size = foot + 25;
    let numbers = (0..side).step_by(5).map(|n| {
        let (x, y) = place(n as u64, n as u64);
        html! { <>
            <text x={x.to_string()} y={(foot + 16).to_string()}>{ n }</text>
            <text x="9" y={(y + 4).to_string()}>{ n }</text>
        </> }
    });
    let full = cold.iter().map(|(a, b)| {
        let (x, y) = place(*a, *b);
        html! {
            <circle class="dot-p" cx={x.to_string()} cy={y.to_string()} r="5">
                <title>{ format!("({a}, {b})") }</title>
            </circle>
        }
    });
    let pairs = cold.iter().filter(|(a, b)| a <= b);
    let pairs: Vec<String> = pairs.map(|(a, b)| format!("({a}, {b})")).collect();
    html! { <>
        <svg class="plot" viewBox={format!("0 0 {size} {size}")} role="img"
            aria-label={caption.to_string()}>
            <path class="axis" d={format!("M20 10V{foot}H{}", size - 10)}/>
            <path class="dot-n" d={hollow}/>
            { for full }
            { for numbers }
        </svg>
        <p class="soft">{ pairs.join(" ") }</p>
    </> }
}
