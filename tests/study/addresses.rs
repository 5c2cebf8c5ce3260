//! Addresses of the explorer: they are written as they were read, and hostile ones do no harm.

use crate::english::english;
use fastrand::Rng;
use study::Study;
use study::address::{Address, At, Show, Subject};
use study::wire::Ask;

fn read(text: &str) -> (Address, Vec<String>) {
    let (address, notes) = Address::read(text, &Address::default());
    (address, notes.iter().map(|note| english(&note.message)).collect())
}

#[test]
fn addresses_are_written_as_they_were_read() {
    let same = [
        "rule=0.77&to=1000",
        "rule=grundy&to=100000&view=dots",
        "rule=0.161&to=1000&with=0.36&view=grid&width=34&at=519",
        "table=kayles&most=12&to=100",
        "table=take-away&f=2x&most=20&to=60&at=7.12",
        "table=limits&f=2x&to=60&at=7",
        "rule=0.161&to=600&with=0.36&of=2",
        "table=take-away&f=3x/2+1&most=20&to=60",
        "table=limits&f=xx&to=1000",
        "plane=wythoff&side=1000&at=3.5&zoom=8&x=10&y=20",
    ];
    for text in same {
        let (address, notes) = read(text);
        assert_eq!((address.to_string().as_str(), notes.len()), (text, 0), "{notes:?}");
        assert_eq!(read(&format!("#{address}")).0, address);
        assert_eq!(read(&format!("?{address}")).0, address);
    }
    assert_eq!(read("").0.to_string(), "rule=0.77&to=1000");
    assert_eq!(read("rule=.770").0.to_string(), "rule=0.77&to=1000");
    assert_eq!(read("table=limits&f=x 3").0, read("table=limits&f=x%2B3").0);
}

#[test]
fn a_wrong_part_of_an_address_changes_nothing() {
    let (before, _) = read("rule=grundy&to=500&width=20&view=heat&at=7");
    let (after, notes) =
        Address::read("rule=0.7x&to=1x&width=0&view=film&at=3.5&colour=red", &before);
    assert_eq!(after, before);
    let words: Vec<String> = notes.iter().map(|note| english(&note.message)).collect();
    assert_eq!(notes.iter().filter(|note| note.wrong).count(), 5, "{words:?}");
    assert!(
        words.iter().any(|word| word.starts_with("In “rule”: character 4 should")),
        "{words:?}"
    );
    assert!(words.contains(&"“colour” means nothing here and is passed over.".into()), "{words:?}");
    let (after, _) = Address::read("rule=grundy&to=500", &before);
    assert_eq!((after.view.width, after.view.show, after.view.at), (None, None, None));
    let (plane, _) = read("plane=wythoff&at=3.5&view=facts");
    assert_eq!((plane.view.at, plane.view.show), (Some(At::Square(3, 5)), Some(Show::Facts)));
    assert_eq!(plane.subject, Subject::Plane { side: 1000 });
}

/// Valid and invalid pieces of addresses.
const WORDS: [&str; 44] = [
    "rule=",
    "0.77",
    "0.",
    "4.",
    "take-",
    "except-",
    "kayles-",
    "split-",
    "grundy",
    "squares",
    "-unequal",
    "~",
    "...",
    "&",
    "&to=",
    "&with=",
    "1000000000000",
    "99999999999999999999",
    "0",
    "12",
    "table=",
    "plane=wythoff",
    "&side=",
    "&most=",
    "&f=",
    "2x",
    "xx",
    "/",
    "+",
    "-",
    "&view=",
    "dots",
    "&width=",
    "&at=",
    "3.5",
    "&zoom=",
    "%",
    "%4",
    "é",
    "\u{0}",
    "=",
    "F",
    "kayles",
    "limits",
];

/// A text of such pieces, and of random characters.
fn hostile(dice: &mut Rng) -> String {
    let words = dice.usize(1..12);
    (0..words)
        .map(|_| match dice.usize(0..12) {
            0 => dice.char('\u{0}'..'\u{2fff}').to_string(),
            1 => dice.u64(0..3000).to_string(),
            2 => "7".repeat(dice.usize(0..1200)),
            _ => WORDS[dice.usize(0..WORDS.len())].to_string(),
        })
        .collect()
}

#[test]
fn damaged_questions_do_no_harm() {
    let mut dice = Rng::with_seed(0xdead);
    let mut study = Study::default();
    let whole = Ask::Begin { id: 300, address: "rule=0.77&to=300".into() }.bytes();
    let mut readable = 0;
    for _ in 0..20_000 {
        let mut bytes = whole.clone();
        match dice.u32(0..3) {
            0 => bytes.truncate(dice.usize(0..bytes.len())),
            1 => bytes = (0..dice.usize(0..40)).map(|_| dice.u8(..)).collect(),
            _ => {
                let at = dice.usize(0..bytes.len());
                bytes[at] = dice.u8(..);
            }
        }
        if let Some(ask) = Ask::read(&bytes) {
            assert_eq!(Ask::read(&ask.bytes()).as_ref(), Some(&ask));
            study.ask(ask);
            study.slice();
            readable += 1;
        }
    }
    assert!(readable > 1000, "{readable} could be read");
}

#[test]
fn ten_thousand_hostile_addresses_do_no_harm() {
    let mut dice = Rng::with_seed(0x1a57);
    let mut study = Study::default();
    let (mut begun, mut slowest) = (0, std::time::Duration::ZERO);
    for id in 0..10_000 {
        let text = hostile(&mut dice);
        let before = read("rule=grundy&to=50").0;
        let (address, _) = Address::read(&text, &before);
        let (again, notes) = Address::read(&address.to_string(), &before);
        assert_eq!((&again, notes.len()), (&address, 0), "{text:?} prints as {address}");
        let address = if dice.bool() { text.clone() } else { address.to_string() };
        let start = std::time::Instant::now();
        study.ask(Ask::Begin { id, address });
        begun += usize::from(study.busy());
        for _ in 0..2 {
            study.slice();
        }
        study.ask(Ask::Why { id, at: (dice.u64(0..40), 0) });
        let lasted = start.elapsed();
        assert!(lasted.as_secs() < 10, "{text:?} takes {lasted:?}");
        slowest = slowest.max(lasted);
    }
    assert!(begun > 500, "{begun} were begun");
    println!("{begun} of 10,000 begin; the slowest took {slowest:?}");
}

#[test]
fn names_that_people_type_are_written_in_canonical_form() {
    for (typed, canonical) in
        [("Kayles", "0.77"), ("{4, 1, 3}", "take-1.3.4"), ("0,77", "0.77"), ("1.3.4", "take-1.3.4")]
    {
        let rule = sequence::typed::rule(typed).unwrap();
        assert_eq!(rule.to_string(), canonical, "{typed}");
        let (address, notes) = read(&format!("rule={rule}"));
        assert_eq!((address.to_string(), notes.len()), (format!("rule={canonical}&to=1000"), 0));
        // An address accepts only the canonical form.
        assert_eq!(read(&format!("rule={typed}")).1.len(), 1, "{typed}");
    }
    for (typed, canonical) in [
        ("Wythoff’s Queen", "plane=wythoff&side=1000"),
        ("jeu de Wythoff", "plane=wythoff&side=1000"),
        ("Fibonacci Nim", "table=take-away&f=2x&most=12&to=100"),
        ("H-numbers", "table=limits&f=2x&to=1000000"),
        ("Kayles with longer throws", "table=kayles&most=12&to=100"),
    ] {
        let table = study::typed::table(typed).map(|table| table.to_string());
        assert_eq!(table.as_deref(), Some(canonical), "{typed}");
    }
    for rule in ["Kayles", "{1,3}", "", "no such game"] {
        assert_eq!(study::typed::table(rule), None, "{rule}");
    }
}
