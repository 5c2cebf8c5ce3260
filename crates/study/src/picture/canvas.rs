//! Pixels in memory.

use super::palette::Colour;
use alloc::vec::Vec;

/// A picture that is being drawn; drawing outside of it has no effect.
#[derive(Debug)]
pub(crate) struct Canvas {
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

/// A rectangle of pixels: left, top, width and height.
pub(crate) type Area = (i64, i64, i64, i64);

impl Canvas {
    pub(crate) fn new(width: u32, height: u32, ground: Colour) -> Canvas {
        let pixel = [ground[0], ground[1], ground[2], 255];
        Canvas { width, height, rgba: pixel.repeat(width as usize * height as usize) }
    }

    /// All pixels, row after row.
    pub(crate) fn done(self) -> Vec<u8> {
        self.rgba
    }

    pub(crate) fn dot(&mut self, x: i64, y: i64, colour: Colour) {
        if (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y) {
            let at = (y as usize * self.width as usize + x as usize) * 4;
            self.rgba[at..at + 3].copy_from_slice(&colour);
        }
    }

    pub(crate) fn fill(&mut self, (left, top, width, height): Area, colour: Colour) {
        let right = (left + width).min(i64::from(self.width));
        let bottom = (top + height).min(i64::from(self.height));
        for y in top.max(0)..bottom {
            for x in left.max(0)..right {
                self.dot(x, y, colour);
            }
        }
    }

    /// The edge of a rectangle, `thick` pixels wide.
    pub(crate) fn frame(&mut self, (left, top, width, height): Area, thick: i64, colour: Colour) {
        self.fill((left, top, width, thick), colour);
        self.fill((left, top + height - thick, width, thick), colour);
        self.fill((left, top, thick, height), colour);
        self.fill((left + width - thick, top, thick, height), colour);
    }
}
