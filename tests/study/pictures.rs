//! Pictures: their pixels show the right values, and a text describes them.

use crate::ask::{Finished, study};
use crate::english::{english, html};
use crate::exports::request;
use study::wire::{Ask, PlotKind, PlotRequest, Tell};

struct Picture {
    width: usize,
    rgba: Vec<u8>,
    words: String,
    legend: String,
    shows: [u64; 4],
}

impl Picture {
    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let at = (y * self.width + x) * 4;
        assert_eq!(self.rgba[at + 3], 255);
        [self.rgba[at], self.rgba[at + 1], self.rgba[at + 2]]
    }
}

fn draw(study: &mut Finished, request: PlotRequest) -> Result<Picture, String> {
    match study.ask(Ask::Picture { id: 9, request }) {
        Tell::Picture { id: 9, width, height, rgba, words, legend, shows } => {
            assert_eq!((width, height), (request.width, request.height));
            assert_eq!(rgba.len(), width as usize * height as usize * 4);
            let (words, legend) = (english(&words), html(&legend));
            Ok(Picture { width: width as usize, rgba, words, legend, shows })
        }
        Tell::Refused { because, .. } => Err(english(&because)),
        other => panic!("{other:?}"),
    }
}

/// The brightness of a colour.
fn bright([red, green, blue]: [u8; 3]) -> u32 {
    3 * u32::from(red) + 6 * u32::from(green) + u32::from(blue)
}

#[test]
fn larger_values_are_brighter_in_a_heat_map() {
    let mut study = study("rule=0.77&to=239");
    let values = study.values(0);
    let look = PlotRequest { width: 240, height: 400, lost: false, ..request(PlotKind::Heat) };
    let picture = draw(&mut study, look).unwrap();
    assert_eq!(picture.shows, [0, 0, 12, 20]);
    let colour = |n: usize| picture.at(n % 12 * 20 + 10, n / 12 * 20 + 10);
    for (one, other) in (0..240).zip(1..240) {
        let by_value = values[one].cmp(&values[other]);
        assert_eq!(bright(colour(one)).cmp(&bright(colour(other))), by_value, "{one}");
    }
    assert!(
        picture.words.starts_with("Heat map of 0.77: 12 heaps a row, from heap 0"),
        "{}",
        picture.words
    );
    assert!(
        picture.legend.contains("fill=\"#440154\"") && picture.legend.contains(" 0</li>"),
        "{}",
        picture.legend
    );
    assert!(!picture.legend.contains("style="), "the page's policy blocks style attributes");
}

#[test]
fn dots_are_drawn_at_their_values() {
    let mut study = study("rule=grundy&to=99");
    let values = study.values(0);
    let greatest = *values.iter().max().unwrap() as usize;
    let look =
        PlotRequest { width: 900, height: 9 * (greatest as u32 + 1), ..request(PlotKind::Dots) };
    let picture = draw(&mut study, look).unwrap();
    let paper = picture.at(0, 0);
    for (n, value) in values.iter().enumerate() {
        for height in 0..=greatest {
            let colour = picture.at(n * 9 + 4, (greatest - height) * 9 + 4);
            assert_eq!(colour != paper, *value as usize == height, "{n} {height}");
        }
    }
    assert!(picture.words.contains("heaps 0 to 99"));
}

#[test]
fn planes_mark_lost_squares_at_every_size() {
    let mut study = study("plane=wythoff&side=100");
    let lost = [0x56, 0xb4, 0xe9];
    let near = PlotRequest {
        width: 200,
        height: 200,
        across: 10,
        up: 10,
        golden: false,
        ..request(PlotKind::Plane)
    };
    let picture = draw(&mut study, near).unwrap();
    for (x, y) in [(0, 0), (1, 2), (2, 1), (3, 5), (7, 4)] {
        assert_eq!(picture.at(x * 20, (9 - y) * 20), lost, "{x} {y}");
    }
    assert_ne!(picture.at(3 * 20, 5 * 20), lost);
    let far = PlotRequest { width: 100, height: 100, golden: false, ..request(PlotKind::Plane) };
    let picture = draw(&mut study, far).unwrap();
    for n in 0..30_u64 {
        let low = solver::golden::lower(n);
        assert_eq!(picture.at(low as usize, 99 - (low + n) as usize), lost, "{n}");
    }
    // The plane is dark in both themes, and its marks have the same colour.
    let dark = draw(&mut study, PlotRequest { dark: true, ..far }).unwrap();
    assert_eq!(dark.at(1, 97), lost);
    let golden = draw(&mut study, PlotRequest { golden: true, lost: false, ..far }).unwrap();
    assert_ne!(golden.rgba, draw(&mut study, PlotRequest { lost: false, ..far }).unwrap().rgba);
    assert!(golden.legend.contains("slope φ"));
}

#[test]
fn unusual_plot_requests_do_no_harm() {
    let mut dice = fastrand::Rng::with_seed(5);
    let mut studies =
        [study("rule=0.77&to=500"), study("plane=wythoff&side=70"), study("table=limits")];
    for _ in 0..1500 {
        let mut any = || match dice.u32(0..6) {
            0 => 0,
            1 => u64::MAX,
            2 => dice.u64(..),
            _ => dice.u64(0..300),
        };
        let (x, y, across, up, columns) = (any(), any(), any(), any(), any());
        let kinds =
            [PlotKind::Strip, PlotKind::Grid, PlotKind::Dots, PlotKind::Heat, PlotKind::Plane];
        let kind = kinds[dice.usize(0..kinds.len())];
        let (width, height) = (dice.u32(0..90), dice.u32(0..90));
        let which = dice.u8(0..3);
        let look = PlotRequest {
            kind,
            which,
            x,
            y,
            across,
            up,
            columns,
            width,
            height,
            dark: true,
            lost: true,
            golden: true,
        };
        let one = &mut studies[dice.usize(0..3)];
        let _ = draw(one, look);
        let formats = [
            study::wire::Format::Svg,
            study::wire::Format::Csv,
            study::wire::Format::Latex,
            study::wire::Format::BFile,
        ];
        let format = formats[dice.usize(0..formats.len())];
        one.ask(Ask::Export { id: 1, format, which, request: Some(look) });
        one.ask(Ask::Window { id: 1, x, y, width, height });
        one.ask(Ask::Why { id: 1, at: (x, y) });
    }
    let huge = PlotRequest { width: 5000, ..request(PlotKind::Heat) };
    assert!(draw(&mut studies[0], huge).err().unwrap().contains("from 1 to 4096 pixels"));
}
