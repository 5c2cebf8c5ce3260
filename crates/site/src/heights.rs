//! Heights of frames, as a browser has measured them: `web/heights.txt`.
//!
//! The file has a line for each address below `v1/`: its heights at the widths of the line `width`, in CSS pixels.
//! `tests/e2e/heights.mjs` measures them again.

use crate::frames::read;
use crate::place;

/// The heights of each address at some widths.
pub(crate) struct Heights {
    /// The widths in CSS pixels, in ascending order.
    pub(crate) widths: Vec<u32>,
    rows: Vec<(String, Vec<u32>)>,
}

/// The heights that are in the project.
pub(crate) fn measured() -> Result<Heights, String> {
    parsed(&read(&place::root().join("web/heights.txt"))?)
}

fn parsed(text: &str) -> Result<Heights, String> {
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default().to_string();
        let numbers: Result<Vec<u32>, _> = words.map(str::parse).collect();
        let numbers = numbers.map_err(|error| format!("web/heights.txt, {name}: {error}"))?;
        rows.push((name, numbers));
    }
    let first = rows.first().filter(|(name, _)| name == "width");
    let widths = first.map(|(_, widths)| widths.clone());
    let widths = widths.ok_or("web/heights.txt begins with the line of widths")?;
    if let Some((name, _)) = rows.iter().find(|(_, heights)| heights.len() != widths.len()) {
        return Err(format!("web/heights.txt, {name}: there is a height for each width"));
    }
    Ok(Heights { widths, rows: rows.split_off(1) })
}

impl Heights {
    /// The height of a frame at a width, in CSS pixels: on the line between the next widths of the file, and beyond
    /// them that of the last. An error if its address is not in the file.
    pub(crate) fn at(&self, address: &str, width: u32) -> Result<u32, String> {
        let heights = self.of(address)?;
        let next = self.widths.partition_point(|known| *known < width);
        if next == 0 || next == self.widths.len() {
            return Ok(heights[next.min(self.widths.len() - 1)]);
        }
        let [from, to] = [next - 1, next].map(|at| self.widths[at]);
        let [low, high] = [next - 1, next].map(|at| heights[at]);
        Ok((low * (to - width) + high * (width - from)).div_ceil(to - from))
    }

    /// The heights of a frame at all widths, in the order of the file.
    pub(crate) fn of(&self, address: &str) -> Result<&[u32], String> {
        let row = self.rows.iter().find(|(name, _)| name == address);
        row.map(|(_, heights)| heights.as_slice())
            .ok_or_else(|| format!("web/heights.txt has no line for {address}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_height_is_on_the_line_between_its_neighbours() {
        let heights =
            parsed("# a note\nwidth 320 720\nkayles.html 900 700\n").expect("it is whole");
        let at = |width| heights.at("kayles.html", width);
        assert_eq!([at(280), at(320), at(520), at(2000)], [900, 900, 800, 700].map(Ok));
        assert!(heights.at("chess.html", 320).is_err());
        assert!(parsed("kayles.html 900\n").is_err() && parsed("width 1 2\nnim.html 3\n").is_err());
    }

    #[test]
    fn the_file_of_the_project_is_whole() {
        let heights = measured().expect("it is whole");
        assert!(heights.widths.is_sorted() && heights.rows.len() > 20);
        for (name, all) in &heights.rows {
            assert!(name.contains(".html") && all.iter().all(|height| *height > 300), "{name}");
        }
    }
}
