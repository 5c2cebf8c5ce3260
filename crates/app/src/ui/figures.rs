//! Figures of a few kinds: columns of powers of two, strips, a clock of remainders.

use crate::words;
use yew::prelude::*;

/// A number before and after a move, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) before: u64,
    pub(crate) after: u64,
}

/// Numbers in powers of two; columns with an odd count are lit.
pub(crate) fn bits(lines: &[Line], caption: &str) -> Html {
    let all = lines.iter().fold(0, |all, line| all | line.before | line.after);
    let places = (u64::BITS - all.leading_zeros()).max(1);
    let odd = lines.iter().fold(0, |odd, line| odd ^ line.after);
    let columns = || (0..places).rev().map(|place| 1_u64 << place);
    let lit = |power: u64| (odd & power != 0).then_some("odd");
    let cell = |line: &Line, power: u64| {
        let (was, is) = (line.before & power != 0, line.after & power != 0);
        let state = match (was, is) {
            (_, true) => "on",
            (true, false) => "gone",
            (false, false) => "off",
        };
        let text = if was || is { power.to_string() } else { String::new() };
        html! { <td class={classes!(lit(power), state)}><i>{ text }</i></td> }
    };
    let scrolls = (places > 6).then_some("0");
    html! {
        <figure class="fig" tabindex={scrolls}>
            <table class={classes!("bits", (places > 10).then_some("many"))}>
                <caption class="vh">{ caption }</caption>
                <thead><tr>
                    <th scope="col"><span class="vh">{ words::COLUMNS }</span></th>
                    { for columns().map(|power| html! { <th scope="col">{ power }</th> }) }
                </tr></thead>
                <tbody>{ for lines.iter().map(|line| html! {
                    <tr>
                        <th scope="row">{ &line.name }</th>
                        { for columns().map(|power| cell(line, power)) }
                    </tr>
                }) }</tbody>
                <tfoot><tr>
                    <th scope="row">{ words::PARITY }</th>
                    { for columns().map(|power| {
                        let word = if odd & power != 0 { words::ODD } else { words::EVEN };
                        html! { <td class={lit(power)}>{ word }</td> }
                    }) }
                </tr></tfoot>
            </table>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}

/// Words in a row; some are marked as lost, one may be the current one.
pub(crate) fn strip(words: &[(String, bool, bool)], caption: &str) -> Html {
    html! {
        <figure class="fig">
            <div class="strip">
                { for words.iter().map(|(word, cold, now)| html! {
                    <span class={classes!(cold.then_some("is-p"), now.then_some("is-now"))}>
                        { word }
                    </span>
                }) }
            </div>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}

/// Remainders around a clock: filled where the player to move loses.
pub(crate) fn clock(modulus: u64, cold: &dyn Fn(u64) -> bool, now: u64, caption: &str) -> Html {
    let seat = |n: u64| {
        let turn = n as f64 / modulus as f64 * std::f64::consts::TAU;
        let reach = 66.0;
        let x = (90.0 + reach * js_sys::Math::sin(turn)) as i32;
        let y = (90.0 - reach * js_sys::Math::cos(turn)) as i32;
        let class = classes!("seat", cold(n).then_some("is-p"), (n == now).then_some("is-now"));
        let radius = if modulus > 12 { "12" } else { "17" };
        html! { <>
            <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius}/>
            <text x={x.to_string()} y={(y + 4).to_string()}>{ n }</text>
        </> }
    };
    html! {
        <figure class="fig">
            <svg class="plot clock" viewBox="0 0 180 180" role="img" aria-label={caption.to_string()}>
                { for (0..modulus).map(seat) }
            </svg>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}
