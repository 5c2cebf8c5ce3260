//! Colours of pictures: the page's colours, and viridis for magnitude.

/// Red, green and blue.
pub(crate) type Colour = [u8; 3];

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// The ground.
    pub(crate) paper: Colour,
    /// Not computed yet.
    pub(crate) wash: Colour,
    /// Dots and words.
    pub(crate) ink: Colour,
    /// Exceptions and golden lines.
    pub(crate) accent: Colour,
    /// Lost positions.
    pub(crate) lost: Colour,
    /// The edge of marks of lost positions, visible on every colour.
    pub(crate) edge: Colour,
}

/// The colours of the light or the dark theme.
pub(crate) fn palette(dark: bool) -> Palette {
    if dark {
        Palette {
            paper: [0x15, 0x18, 0x1d],
            wash: [0x1e, 0x22, 0x29],
            ink: [0xec, 0xe5, 0xd6],
            accent: [0xf0, 0x9a, 0x7d],
            lost: [0x56, 0xb4, 0xe9],
            edge: [0x0d, 0x12, 0x16],
        }
    } else {
        Palette {
            paper: [0xf7, 0xf1, 0xe5],
            wash: [0xef, 0xe6, 0xd4],
            ink: [0x24, 0x1f, 0x19],
            accent: [0x9a, 0x2f, 0x1b],
            lost: [0x00, 0x50, 0x7d],
            edge: [0xff, 0xff, 0xff],
        }
    }
}

/// The colours of marks on a field of viridis, which is dark around 0 in either theme.
pub(crate) fn on_field(dark: bool) -> Palette {
    let Palette { paper, wash, ink, .. } = palette(dark);
    Palette { paper, wash, ink, ..palette(true) }
}

/// Viridis at tenths of its range (van der Walt and Smith 2015): brighter for greater values, for every
/// kind of colour vision.
const VIRIDIS: [Colour; 10] = [
    [0x44, 0x01, 0x54],
    [0x48, 0x28, 0x78],
    [0x3e, 0x49, 0x89],
    [0x31, 0x68, 0x8e],
    [0x26, 0x82, 0x8e],
    [0x1f, 0x9e, 0x89],
    [0x35, 0xb7, 0x79],
    [0x6e, 0xce, 0x58],
    [0xb5, 0xde, 0x2b],
    [0xfd, 0xe7, 0x25],
];

/// The colour of a value between 0 and the greatest one.
pub(crate) fn heat(value: u32, greatest: u32) -> Colour {
    let steps = (VIRIDIS.len() - 1) as u64;
    // In 256ths of a step.
    let at = u64::from(value.min(greatest)) * steps * 256 / u64::from(greatest.max(1));
    let (step, rest) = ((at / 256).min(steps - 1) as usize, at - (at / 256).min(steps - 1) * 256);
    let (low, high) = (VIRIDIS[step], VIRIDIS[step + 1]);
    core::array::from_fn(|i| {
        ((u64::from(low[i]) * (256 - rest) + u64::from(high[i]) * rest) / 256) as u8
    })
}

/// Black or white, whichever reads better on a colour.
pub(crate) fn on(colour: Colour) -> Colour {
    let [red, green, blue] = colour.map(u32::from);
    if 299 * red + 587 * green + 114 * blue > 128_000 { [0; 3] } else { [255; 3] }
}

/// A colour as an attribute value.
pub(crate) fn hex([red, green, blue]: Colour) -> alloc::string::String {
    alloc::format!("#{red:02x}{green:02x}{blue:02x}")
}
