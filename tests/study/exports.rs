//! Exports can be parsed again, and name their source.

use crate::ask::study;
use crate::english::english;
use study::wire::{Ask, Format, PlotKind, PlotRequest, Tell};

/// A plot of the whole table.
pub(crate) fn request(kind: PlotKind) -> PlotRequest {
    PlotRequest {
        kind,
        which: 0,
        x: 0,
        y: 0,
        across: 0,
        up: 0,
        columns: 0,
        width: 300,
        height: 200,
        dark: false,
        lost: true,
        golden: true,
    }
}

struct File {
    name: String,
    mime: String,
    text: String,
}

fn export(address: &str, format: Format, request: Option<PlotRequest>) -> Result<File, String> {
    let mut study = study(address);
    match study.ask(Ask::Export { id: 6, format, which: 0, request }) {
        Tell::Export { id: 6, name, mime, text } => Ok(File { name, mime, text }),
        Tell::Refused { id: 6, because } => Err(english(&because)),
        other => panic!("{other:?}"),
    }
}

fn text(address: &str, format: Format) -> String {
    export(address, format, None).unwrap().text
}

/// Index and value of each line without a comment.
fn pairs(text: &str, between: char) -> Vec<(u64, u32)> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.starts_with('n'));
    lines
        .map(|line| {
            let (n, value) = line.split_once(between).unwrap();
            (n.parse().unwrap(), value.parse().unwrap())
        })
        .collect()
}

/// The certificate in the comments of an export.
fn certificate(text: &str, sign: &str) -> String {
    let comments = text.lines().take_while(|line| line.starts_with(sign));
    let lines = comments.map(|line| line.strip_prefix(sign).unwrap().trim_start());
    lines
        .skip_while(|line| !line.starts_with("last-move certificate"))
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn exported_values_can_be_parsed() {
    let study = study("rule=0.77&to=300");
    let wanted: Vec<(u64, u32)> = (0..).zip(study.values(0)).collect();
    let csv = export("rule=0.77&to=300", Format::Csv, None).unwrap();
    assert_eq!((csv.name.as_str(), csv.mime.as_str()), ("last-move-0.77.csv", "text/csv"));
    assert_eq!(pairs(&csv.text, ','), wanted);
    assert!(
        csv.text.starts_with("n,value\n0,0\n1,1\n"),
        "no comment: a spreadsheet takes it for a row"
    );
    let b_file = text("rule=0.77&to=300", Format::BFile);
    assert_eq!(pairs(&b_file, ' '), wanted);
    for (text, sign) in [(&b_file, "#"), (&text("rule=0.77&to=300", Format::Latex), "%")] {
        assert!(text.contains(&format!(
            "{sign} Grundy values of 0.77\n{sign} Heaps 0 to 300\n{sign} Last Move 0."
        )));
        let verified = checker::verify(&certificate(text, sign)).unwrap();
        assert_eq!((verified.rule.as_str(), verified.period, verified.preperiod), ("0.77", 12, 71));
    }
    let alone = text("rule=0.77&to=300", Format::Certificate);
    assert_eq!(checker::verify(&alone).unwrap().period, 12);
}

#[test]
fn json_can_be_parsed() {
    let value: serde_json::Value =
        serde_json::from_str(&text("rule=0.161&to=600&with=0.36", Format::Json)).unwrap();
    assert_eq!(value["program"], "Last Move");
    let rules = value["rules"].as_array().unwrap();
    assert_eq!(
        (rules[0]["rule"].as_str(), rules[1]["rule"].as_str()),
        (Some("0.161"), Some("0.36"))
    );
    let study = study("rule=0.161&to=600&with=0.36");
    for (which, rule) in rules.iter().enumerate() {
        let values: Vec<u32> = serde_json::from_value(rule["values"].clone()).unwrap();
        assert_eq!(values, study.values(which as u8));
    }
    let kayles: serde_json::Value =
        serde_json::from_str(&text("rule=0.77&to=300", Format::Json)).unwrap();
    let rule = &kayles["rules"][0];
    assert_eq!(
        (&rule["period"]["length"], &rule["proved"], &rule["to"]),
        (&12.into(), &true.into(), &300.into())
    );
    assert!(checker::verify(rule["certificate"].as_str().unwrap()).is_ok());
    let open: serde_json::Value =
        serde_json::from_str(&text("rule=grundy&to=300", Format::Json)).unwrap();
    assert!(open["rules"][0].get("certificate").is_none());
}

#[test]
fn latex_has_the_values_in_lines_of_the_period() {
    let text = text("rule=0.77&to=300", Format::Latex);
    let wanted = study("rule=0.77&to=300").values(0);
    assert!(text.contains("\\begin{tabular}{r|rrrrrrrrrrrr}\n"));
    let body = text.split("\\hline\n").nth(1).unwrap().split("\\end{tabular}").next().unwrap();
    let mut values = Vec::new();
    for line in body.lines() {
        let line = line.strip_suffix(" \\\\").unwrap();
        values.extend(line.split(" & ").skip(1).filter_map(|cell| cell.trim().parse::<u32>().ok()));
    }
    assert_eq!(values, wanted);
}

/// The elements of an SVG, after checking that its tags close in order.
fn elements(svg: &str) -> Vec<String> {
    let (mut open, mut all): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for piece in svg.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap();
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop().as_deref(), Some(name)),
            None => {
                let name = tag.split(' ').next().unwrap().to_string();
                assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
                open.push(name.clone());
                all.push(name);
            }
        }
    }
    assert!(open.is_empty());
    all
}

#[test]
fn drawings_show_the_visible_part() {
    let count = |svg: &str, name: &str| elements(svg).iter().filter(|one| *one == name).count();
    let svg =
        |address: &str, request| export(address, Format::Svg, Some(request)).map(|file| file.text);
    let grid = svg("rule=0.77&to=200", request(PlotKind::Grid)).unwrap();
    assert!(grid.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert_eq!(count(&grid, "rect"), 202, "a rectangle for each heap, and the background");
    assert_eq!(count(&grid, "path"), 1, "the bracket of the period");
    assert!(grid.contains("<title>Grundy values of 0.77</title>") && grid.contains("Last Move 0."));
    let certificate = grid.split("<metadata>").nth(1).unwrap().split("</metadata>").next().unwrap();
    let certificate =
        certificate.lines().skip_while(|line| !line.starts_with("last-move certificate"));
    let certificate: String = certificate.map(|line| format!("{line}\n")).collect();
    assert_eq!(checker::verify(&certificate).unwrap().period, 12);
    let strip =
        svg("rule=0.77&to=200", PlotRequest { x: 70, across: 30, ..request(PlotKind::Strip) })
            .unwrap();
    assert_eq!(count(&strip, "rect"), 31);
    let heat =
        svg("rule=0.77&to=200", PlotRequest { dark: true, y: 2, up: 3, ..request(PlotKind::Heat) })
            .unwrap();
    assert_eq!(count(&heat, "rect"), 37, "three rows of a period");
    assert_eq!(count(&svg("rule=0.77&to=200", request(PlotKind::Dots)).unwrap(), "circle"), 201);
    let part = PlotRequest { x: 2, y: 3, across: 5, up: 4, ..request(PlotKind::Plane) };
    let plane = svg("plane=wythoff&side=50", part).unwrap();
    assert_eq!(count(&plane, "rect"), 21);
    let because = svg("rule=0.77&to=50000", request(PlotKind::Grid)).unwrap_err();
    assert!(because.contains("zoom in"), "{because}");
    assert!(export("rule=0.77&to=50", Format::Svg, None).is_err());
}

#[test]
fn exported_planes_can_be_parsed() {
    let part = PlotRequest { x: 2, y: 3, across: 5, up: 4, ..request(PlotKind::Plane) };
    let csv = export("plane=wythoff&side=50", Format::Csv, Some(part)).unwrap().text;
    assert_eq!(
        csv.lines().collect::<Vec<&str>>(),
        ["y,2,3,4,5,6", "3,5,6,2,0,1", "4,3,2,7,6,9", "5,4,0,6,8,10", "6,8,1,9,10,3"]
    );
    let json = text("plane=wythoff&side=25", Format::Json);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["values"][24][23], 38);
    assert_eq!(value["periods"][4]["length"], 12);
    let b_file = text("plane=wythoff&side=25", Format::BFile);
    let first: Vec<u32> = pairs(&b_file, ' ').iter().map(|(_, value)| *value).take(10).collect();
    assert_eq!(first, [0, 1, 1, 2, 2, 2, 3, 0, 0, 3]);
    assert!(
        export("plane=wythoff&side=1200", Format::Csv, None)
            .is_err_and(|because| because.contains("zoom in"))
    );
}

#[test]
fn planes_come_with_the_certificate_of_their_rows() {
    let part =
        |x, y, across, up| Some(PlotRequest { x, y, across, up, ..request(PlotKind::Plane) });
    let rows = |text: &str| checker::verify(text).unwrap().rows.len();
    let exported = |format, part| export("plane=wythoff&side=120", format, part).unwrap().text;
    // The rows of the part, if they are proved; columns count as well, since W(x, y) = W(y, x).
    for (window, count) in
        [(part(0, 0, 5, 9), 9), (part(3, 7, 20, 4), 23), (part(30, 60, 30, 20), 41), (None, 41)]
    {
        for (format, sign) in [(Format::Latex, "%"), (Format::BFile, "#")] {
            // A page has no room for the whole plane.
            if format == Format::Latex && window.is_none() {
                continue;
            }
            let count = if format == Format::BFile { 41 } else { count };
            assert_eq!(rows(&certificate(&exported(format, window), sign)), count);
        }
        let json: serde_json::Value =
            serde_json::from_str(&exported(Format::Json, window)).unwrap();
        assert_eq!(rows(json["certificate"].as_str().unwrap()), count);
    }
    assert_eq!(rows(&certificate(&exported(Format::Latex, part(2, 3, 5, 4)), "%")), 7);
    let svg = exported(Format::Svg, part(2, 3, 5, 4));
    let within = svg.split("<metadata>").nth(1).unwrap().split("</metadata>").next().unwrap();
    let within = within.lines().skip_while(|line| !line.starts_with("last-move certificate"));
    assert_eq!(rows(&within.map(|line| format!("{line}\n")).collect::<String>()), 7);
    // The export says what is not certified.
    let near = exported(Format::Latex, part(2, 3, 5, 4));
    assert!(
        near.contains("% Certificate of all rows up to 6, in each of which")
            && !near.contains("Not certified")
    );
    let both = exported(Format::Latex, part(30, 60, 30, 20));
    assert!(both.contains("% Not certified: rows and columns beyond 40, as"), "{both}");
    let far = exported(Format::Latex, part(50, 60, 30, 20));
    assert!(
        far.contains("% No certificate: periods are proved for rows and columns 0 to 40 only\n")
    );
    let json: serde_json::Value =
        serde_json::from_str(&exported(Format::Json, part(50, 60, 30, 20))).unwrap();
    assert!(json.get("certificate").is_none());
    // The certificate alone has all proved rows, for a plane of any size.
    for side in [3, 1200] {
        let file =
            export(&format!("plane=wythoff&side={side}"), Format::Certificate, None).unwrap();
        assert_eq!(
            (file.name.as_str(), rows(&file.text)),
            ("last-move-wythoff.certificate.txt", 41)
        );
    }
}

#[test]
fn there_is_no_certificate_before_the_rows_are_proved() {
    let mut study = study::Study::default();
    study.ask(Ask::Begin { id: 1, address: "plane=wythoff&side=2000".into() });
    study.slice();
    study.ask(Ask::Stop);
    let mut export = |format| {
        let part = PlotRequest { across: 8, up: 8, ..request(PlotKind::Plane) };
        study.ask(Ask::Export { id: 6, format, which: 0, request: Some(part) }).remove(0)
    };
    let Tell::Export { text, .. } = export(Format::Latex) else { panic!("no file") };
    assert!(
        text.contains("% No certificate yet: the rows are proved once all squares are there\n")
    );
    let Tell::Refused { because, .. } = export(Format::Certificate) else { panic!("no refusal") };
    let because = english(&because);
    assert!(because.starts_with("There is no certificate yet"), "{because}");
}
