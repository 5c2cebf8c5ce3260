//! Places around a circle, for rings of pins and of vertices.

use core::f32::consts::PI;

/// The sine of an angle in half turns.
///
/// ```
/// assert!((games::kits::circle::sine(0.5) - 1.0).abs() < 1e-6);
/// ```
pub fn sine(half_turns: f32) -> f32 {
    libm::sinf(PI * half_turns)
}
