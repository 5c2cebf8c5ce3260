//! Compares Remove-an-Edge and the edge-delete game with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, array, number, numbers, sequence};
use games::catalog::green_hackenbush::{self, GreenHackenbush};
use games::catalog::node_kayles::{self, NodeKayles};
use games::catalog::remove_an_edge::{Drawing, Figure, RemoveAnEdge};
use games::game::{Catalogued, Game};
use games::setup::Setup;
use serde_json::{Map, Value};
use solver::graph::{self, Component, EdgeRemoval, MOST_EDGES, Shape};
use solver::play::Outcome;
use solver::theory::Theory;

type Edges = Vec<(u32, u32)>;

/// Compares a suite of Node Kayles: a vertex goes with its neighbours.
pub(super) fn nodes(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let dialect = Dialect {
        rules: NodeKayles,
        entry: Some((node_kayles::GAME.game(), Setup::of(&NodeKayles::CARD))),
        position: &|_| Err("a graph is given by its edges".to_string()),
        move_numbers: &|_, mv| vec![mv.first().place.into()],
        value: &|_| None,
    };
    let within = |at: Drawing| match u64::from(at.vertices) <= DRAWN {
        true => Ok(at),
        false => Err(format!("a graph has at most {DRAWN} vertices, not {}", at.vertices)),
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                let at = within(graph(&case["position"])?)?;
                dialect.compare(case, &at, &[], report)?;
            }
        }
        "families" => {
            suite.only(&[], &["families"])?;
            for case in array(suite.value("families")?)? {
                let fields = case.as_object().ok_or("a family is not an object")?;
                let family = case["family"].as_str().ok_or("a family is a word")?;
                let n = number(&case["n"])?;
                let at = within(Drawing::of(n as u32, edges_of(family, n, fields)?))?;
                let verdict = dialect.judge(&at);
                let name = || format!("{family} of {n}");
                report.same(name, &verdict.grundy, &Some(number(&case["grundy"])?));
                report.outcome(&name(), verdict.outcome, &case["outcome"]);
            }
        }
        _ => return suite.unknown_form(),
    }
    Ok(())
}

/// Compares a suite of Green Hackenbush, whose moves are places in the list of edges; vertex 0 is the ground.
pub(super) fn green(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let game = green_hackenbush::GAME.game();
    for case in array(suite.value("cases")?)? {
        let at = graph(&case["position"])?;
        let listed: Vec<Vec<u64>> =
            array(&case["position"]["edges"])?.iter().map(numbers).collect::<Result<_, _>>()?;
        if listed.len() != at.edges.len() {
            return Err("an edge is drawn once".to_string());
        }
        let place = |(u, v): (u32, u32)| {
            let ends = |edge: &Vec<u64>| (edge[0].min(edge[1]), edge[0].max(edge[1]));
            let same = |edge: &Vec<u64>| ends(edge) == (u64::from(u), u64::from(v));
            listed.iter().position(same).unwrap_or(usize::MAX) as u64
        };
        let dialect = Dialect {
            rules: GreenHackenbush,
            entry: Some((game, Setup::of(game.card()))),
            position: &|_| Err("a graph is given by its edges".to_string()),
            move_numbers: &|at: &Drawing, mv| vec![place(at.edges[mv.first().place as usize])],
            value: &|_| None,
        };
        dialect.compare(case, &at, &[], report)?;
    }
    Ok(())
}

/// A graph by the number of its vertices and its edges.
fn graph(place: &Value) -> Result<Drawing, String> {
    let n = number(&place["n"])?;
    let mut edges = Vec::new();
    for pair in array(&place["edges"])? {
        let [u, v] = numbers(pair)?[..] else { return Err(format!("{pair} is no edge")) };
        if u == v || u.max(v) >= n {
            return Err(format!("{pair} is no edge of {n} vertices"));
        }
        edges.push((u.min(v) as u32, u.max(v) as u32));
    }
    if edges.len() > MOST_EDGES {
        return Err(format!("a graph has at most {MOST_EDGES} edges, not {}", edges.len()));
    }
    // A graph without vertices is written as one vertex without edges.
    Ok(Drawing::of(n.max(1) as u32, edges))
}

/// The largest number of vertices of a graph in the catalogue.
const DRAWN: u64 = 16;

/// Compares a suite of Remove-an-Edge: an edge is removed with both ends.
pub(super) fn remove(suite: &Suite, report: &mut Report) -> Result<(), String> {
    run(suite, report, EdgeRemoval::Ends)
}

/// Compares a suite of the edge-delete game: only the edge is removed.
pub(super) fn delete(suite: &Suite, report: &mut Report) -> Result<(), String> {
    run(suite, report, EdgeRemoval::Edge)
}

fn run(suite: &Suite, report: &mut Report, removal: EdgeRemoval) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let labels = ["family", "loser"];
    match suite.form {
        "cases" => {
            suite.only(&labels, &["cases"])?;
            array(suite.value("cases")?)?.iter().try_for_each(|case| drawn(case, removal, report))
        }
        "families" => {
            suite.only(&labels, &["families"])?;
            let families = array(suite.value("families")?)?;
            families.iter().try_for_each(|case| named(case, removal, report))
        }
        "sequence" => {
            suite.only(&labels, &["from", "grundy", "outcome"])?;
            let family = suite.rule("family")?.as_str().ok_or("a family is a word")?;
            let value = |n: u64| {
                let fields = Map::from_iter([("n".to_string(), Value::from(n))]);
                value_of(family, n, &fields, removal).ok()
            };
            let outcome = |n: u64| value(n).map(|value| Outcome::of_mover_winning(value != 0));
            sequence(suite, report, value, outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// Calls `then` with the notation of graphs drawn by hand and of their moves.
fn dialect<T>(removal: EdgeRemoval, then: impl FnOnce(&Dialect<RemoveAnEdge>) -> T) -> T {
    let game: &'static Game = games::catalog::remove_an_edge::GAME.game();
    let mut setup = Setup::of(game.card());
    let word = if removal == EdgeRemoval::Ends { "own" } else { "delete-own" };
    setup.set(game.card(), 0, word).expect("graphs can be drawn by hand");
    let rules = RemoveAnEdge { figure: Figure::Own, removal };
    let valued = rules.clone();
    then(&Dialect {
        rules,
        entry: Some((game, setup)),
        position: &|_| Err("a graph is given by its edges".to_string()),
        move_numbers: &|at, mv| {
            let (u, v) = at.edges[mv.first().place as usize];
            vec![u.into(), v.into()]
        },
        value: &move |at| Some(valued.value(at)),
    })
}

fn drawn(case: &Value, removal: EdgeRemoval, report: &mut Report) -> Result<(), String> {
    let place = &case["position"];
    let n = number(&place["n"])?;
    let at = graph(place)?;
    dialect(removal, |dialect| {
        if n > DRAWN && dialect.rules.claim(&at).is_none() {
            return Err(format!("graphs of any shape are drawn up to {DRAWN} vertices, not {n}"));
        }
        dialect.compare(case, &at, &["family"], report)
    })
}

fn named(case: &Value, removal: EdgeRemoval, report: &mut Report) -> Result<(), String> {
    let fields = case.as_object().ok_or("a family is not an object")?;
    let family = case["family"].as_str().ok_or("a family is a word")?;
    let n = number(&case["n"])?;
    let name = || format!("{family} of {n}");
    let value = value_of(family, n, fields, removal)?;
    if let Some(grundy) = fields.get("grundy") {
        report.same(name, &value, &number(grundy)?);
    }
    if let Some(letter) = fields.get("outcome") {
        let outcome = Outcome::of_mover_winning(value != 0).letter().to_string();
        report.same(name, &Some(outcome.as_str()), &letter.as_str());
    }
    let edges = edges_of(family, n, fields)?;
    if let Some(count) = fields.get("edges") {
        report.same(name, &(edges.len() as u64), &number(count)?);
    }
    if n <= DRAWN && edges.len() <= MOST_EDGES {
        let at = Drawing::of(n.max(1) as u32, edges);
        let judged = dialect(removal, |dialect| dialect.judge(&at).outcome);
        report.same(name, &judged, &Some(Outcome::of_mover_winning(value != 0)));
    }
    Ok(())
}

/// The engine's value of a named graph, by a formula if the graph has too many edges.
fn value_of(
    family: &str,
    n: u64,
    fields: &Map<String, Value>,
    removal: EdgeRemoval,
) -> Result<u64, String> {
    let edges = edges_of(family, n, fields)?;
    if edges.len() <= MOST_EDGES {
        let rules = RemoveAnEdge { figure: Figure::Own, removal };
        return Ok(rules.value(&Drawing::of(n.max(1) as u32, edges)));
    }
    let shape = match family {
        "path" => Shape::Path,
        "cycle" => Shape::Cycle,
        "star" => Shape::Star,
        "complete" => Shape::Complete,
        _ => return Err(format!("{family} of {n} has too many edges")),
    };
    let piece = Component { shape, vertices: n, edges: 0 };
    graph::formula(&piece, removal, &graph::paths())
        .ok_or(format!("{family} of {n} has too many edges"))
}

fn edges_of(family: &str, n: u64, fields: &Map<String, Value>) -> Result<Edges, String> {
    let count = u32::try_from(n).map_err(|_| format!("{n} vertices are too many"))?;
    let key = |key: &str| {
        let value = fields.get(key).ok_or(format!("{family} has no {key}"))?;
        number(value).map(|value| value as u32)
    };
    let ring = |from: u32| -> Edges {
        let mut edges: Edges = (from + 1..count).map(|v| (v - 1, v)).collect();
        edges.extend((count > from + 2).then_some((from, count.max(1) - 1)));
        edges
    };
    let rays = (1..count).map(|v| (0, v));
    Ok(match family {
        "path" => (1..count).map(|v| (v - 1, v)).collect(),
        "cycle" => ring(0),
        "star" => rays.collect(),
        "wheel" => rays.chain(ring(1)).collect(),
        "complete" => (1..count).flat_map(|v| (0..v).map(move |u| (u, v))).collect(),
        "complete_bipartite" => {
            let (a, b) = (key("a")?, key("b")?);
            (0..a).flat_map(|u| (a..a + b).map(move |v| (u, v))).collect()
        }
        "grid" => {
            let (rows, cols) = (key("rows")?, key("cols")?);
            let cells = (0..rows * cols).map(|v| (v, v % cols));
            let across = cells.clone().filter(|(_, c)| c + 1 < cols).map(|(v, _)| (v, v + 1));
            let down = cells.filter(|(v, _)| v + cols < rows * cols).map(|(v, _)| (v, v + cols));
            across.chain(down).collect()
        }
        "hypercube" => {
            let bits = key("d")?;
            let flips =
                (0..1_u32 << bits).flat_map(|v| (0..bits).map(move |bit| (v, v ^ 1 << bit)));
            flips.filter(|(u, v)| u < v).collect()
        }
        "petersen" => {
            let star = (0..5).map(|v| (5 + v.min((v + 2) % 5), 5 + v.max((v + 2) % 5)));
            let rim = (0..5).map(|v| (v.min((v + 1) % 5), v.max((v + 1) % 5)));
            rim.chain(star).chain((0..5).map(|v| (v, v + 5))).collect()
        }
        "binary_tree" => (1..count).map(|v| ((v - 1) / 2, v)).collect(),
        _ => return Err(format!("the family {family} is not known")),
    })
}
