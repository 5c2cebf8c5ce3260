//! Places around a circle, for rings of pins and of vertices.

/// The sine of so many half turns, 0 or more, to a thousandth (Bhāskara I, about 600).
pub fn sine(half_turns: f32) -> f32 {
    let turn = half_turns % 2.0;
    let half = turn % 1.0;
    let arch = half * (1.0 - half);
    let height = 16.0 * arch / (5.0 - 4.0 * arch);
    if turn < 1.0 { height } else { -height }
}
