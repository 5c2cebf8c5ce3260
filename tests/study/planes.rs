//! Wythoff's plane in the explorer: values, windows, proved rows, reasons and refusals.

use crate::ask::{refused, study};
use crate::english::english;
use session::link;
use study::wire::{Ask, State, Tell};

/// W(x, y) by the definition.
fn definition(side: usize) -> Vec<Vec<u32>> {
    let mut plane = vec![vec![0_u32; side]; side];
    for y in 0..side {
        for x in 0..side {
            let options = (0..x)
                .map(|a| plane[y][a])
                .chain((0..y).map(|b| plane[b][x]))
                .chain((1..=x.min(y)).map(|d| plane[y - d][x - d]));
            let seen: std::collections::BTreeSet<u32> = options.collect();
            plane[y][x] = (0..).find(|value| !seen.contains(value)).unwrap();
        }
    }
    plane
}

#[test]
fn windows_have_the_values_of_the_definition() {
    let mut study = study("plane=wythoff&side=60");
    let plane = definition(60);
    let window = Ask::Window { id: 4, x: 10, y: 30, width: 40, height: 40 };
    let Tell::Window { id: 4, x: 10, y: 30, width: 40, height: 40, values } = study.ask(window)
    else {
        panic!("no window")
    };
    for (i, value) in values.iter().enumerate() {
        let (x, y) = (10 + i % 40, 30 + i / 40);
        let inside = x < 60 && y < 60;
        assert_eq!(*value, inside.then(|| plane[y][x]), "{x} {y}");
    }
    assert_eq!(study.state(), Some(State::Done));
}

#[test]
fn proved_rows_continue_beyond_the_plane() {
    let mut study = study("plane=wythoff&side=50");
    let mut plane = sequence::plane::Plane::new(3100).unwrap();
    plane.run();
    for (x, y) in [(3050, 0), (0, 3050), (3050, 20), (60, 0)] {
        let Tell::Window { values, .. } =
            study.ask(Ask::Window { id: 4, x, y, width: 20, height: 20 })
        else {
            panic!("no window")
        };
        for (i, value) in values.iter().enumerate() {
            let (x, y) = (x as usize + i % 20, y as usize + i / 20);
            if let Some(value) = value {
                assert_eq!(plane.at(x, y), Some(*value), "{x} {y}");
            } else {
                // Rows above 26 are not periodic yet at 3050, and those above 40 have no proof.
                assert!(x.min(y) > 20 || x.max(y) < 3050, "{x} {y}");
            }
        }
    }
    let far = study.ask(Ask::Window { id: 4, x: 1_000_000_001, y: 0, width: 2, height: 3 });
    let Tell::Window { values, .. } = far else { panic!("no window") };
    assert!(values.iter().all(Option::is_some), "{values:?}");
}

#[test]
fn rows_and_lost_squares_are_proved() {
    let study = study("plane=wythoff&side=200");
    let (standing, html) = study.facts();
    let [standing] = &standing[..] else { panic!("{standing:?}") };
    assert!(english(&standing.words).starts_with("In each of the rows 0 to 40 the differences"));
    assert_eq!(
        (standing.rule.as_str(), standing.proved, standing.verified),
        ("wythoff", true, Some(true))
    );
    assert_eq!(standing.period, None, "each row has its own");
    assert!(html.contains("The certificate was checked: the independent checker found"), "{html}");
    assert!(html.contains("\nrow 40 preperiod 10333 period 768 saltus 768 state "), "{html}");
    assert!(html.contains("<b>Proved</b> In each of the rows 0 to 40 the differences"), "{html}");
    // Row, period and start, as the sources have them.
    for (row, length, start) in
        [(0, 1, 0), (3, 6, 8), (11, 48, 277), (26, 768, 2314), (40, 768, 10333)]
    {
        let line = format!("<tr><th scope=\"row\">{row}</th><td>{length}</td><td>{start}</td>");
        assert!(html.contains(&line), "{line}");
    }
    assert!(
        html.contains(
            "<b>A047708</b>, main diagonal of Wythoff’s plane: W(n, n) = a(n) for n = 0 to"
        ),
        "{html}"
    );
    assert!(html.contains("<b>A046875</b>, periods of the rows"), "{html}");
    assert!(html.contains("<tr><th scope=\"row\">14</th><td>22</td><td>36</td></tr>"), "{html}");
}

#[test]
fn proofs_run_in_short_slices_and_report_progress() {
    let mut study = study::Study::default();
    study.ask(Ask::Begin { id: 1, address: "plane=wythoff&side=30".into() });
    let (mut words, mut verified) = (Vec::new(), Vec::new());
    while study.busy() {
        for tell in study.slice() {
            match tell {
                Tell::Progress { words: message, .. } => words.push(english(&message)),
                Tell::Facts { standing, .. } => {
                    verified.push(standing.first().map(|one| one.verified))
                }
                other => panic!("{other:?}"),
            }
        }
    }
    // The squares, the rows, and finally the result of the checker.
    assert_eq!(verified, [None, Some(None), Some(Some(true))]);
    assert!(words.iter().any(|one| one == "proving the period of row 40"), "{words:?}");
    let checks = words.iter().filter(|one| one.starts_with("the checker finds the values anew"));
    assert!(checks.count() > 5, "{words:?}");
}

#[test]
fn reasons_of_squares_link_to_playable_positions() {
    let mut study = study("plane=wythoff&side=100");
    let plane = definition(100);
    for (x, y) in [(0, 0), (1, 2), (7, 10), (30, 99), (64, 3)] {
        let (html, words) = study.why((x, y)).unwrap();
        let value = plane[y as usize][x as usize];
        assert!(words.starts_with(&format!("W({x}, {y}) = {value}")), "{words}");
        for link in html.split("href=\"").skip(1) {
            let link = link.split('"').next().unwrap().replace("&amp;", "&");
            let route = link::route(link.strip_prefix("index.html").unwrap()).unwrap();
            let link::Route::Play(link) = route else { panic!("no game") };
            assert!(session::play::Session::open(&link).unwrap().1.is_none(), "{link}");
        }
    }
    assert!(study.why((100, 3)).unwrap_err().contains("outside the plane"));
}

#[test]
fn large_planes_wait_and_larger_ones_are_refused() {
    let because = refused("plane=wythoff&side=1000000");
    assert!(because.contains("from 1 to 10000") && because.contains("memory"), "{because}");
    let mut study = study::Study::default();
    let tells = study.ask(Ask::Begin { id: 1, address: "plane=wythoff&side=10000".into() });
    assert!(matches!(tells[0], Tell::Planned { waits: true, .. }), "{tells:?}");
    assert!(!study.busy());
    study.ask(Ask::GoOn);
    for _ in 0..3 {
        study.slice();
    }
    let tells = study.ask(Ask::Stop);
    assert!(
        matches!(tells[0], Tell::Progress { state: State::Stopped, values, .. } if values > 100_000),
        "{tells:?}"
    );
    let window = study.ask(Ask::Window { id: 2, x: 0, y: 0, width: 8, height: 8 });
    let [Tell::Window { values, .. }] = &window[..] else { panic!("no window") };
    assert!(values.iter().all(Option::is_some));
}

/// The sentence has the number of options with the value 0, by the definition.
#[test]
fn a_square_of_value_one_says_how_many_options_have_the_value_zero() {
    let mut study = study("plane=wythoff&side=12");
    let plane = definition(12);
    assert!(study.why((5, 7)).unwrap().1.contains(" options 3 have the value 0, and none has 1."));
    for y in 0..12 {
        for x in (0..12).filter(|x| plane[y][*x] == 1) {
            let straight = (0..x).map(|a| plane[y][a]).chain((0..y).map(|b| plane[b][x]));
            let zeros = straight.chain((1..=x.min(y)).map(|d| plane[y - d][x - d]));
            let count = match zeros.filter(|value| *value == 0).count() {
                1 if x + y == 1 => "its only option has the value 0".to_string(),
                1 => "one has the value 0".to_string(),
                many => format!("{many} have the value 0"),
            };
            let words = study.why((x as u64, y as u64)).unwrap().1;
            assert!(words.contains(&count), "{words}");
        }
    }
}
