//! Partizan games, games with a goal and games of points in judge and session.

use crate::english::english;
use crate::positions::ByKind as _;
use crate::test_games::{Board, Coins, Domineering, Hackenbush, LINES, NoughtsAndCrosses, Race};
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use session::play::Session;
use session::reduce::Action;
use session::seat::Players;
use session::wire::Request;
use session::{render, say};
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{self, PositionOf, Rules};
use solver::theory::Theory;
use solver::verdict::Verdict;
use std::collections::HashMap;
use std::rc::Rc;

fn verdict<R: Theory>(rules: R, at: PositionOf<R>) -> Verdict {
    judge::run(&mut Judge::new(rules, at))
}

/// Whether the player to move wins, by free squares as bits and by turn.
type Solved = HashMap<(u32, usize), bool>;

/// True if the player to move wins, by plain recursion over bits; a board has `columns` columns.
fn wins(free: u32, turn: usize, columns: u32, misere: bool, known: &mut Solved) -> bool {
    if let Some(found) = known.get(&(free, turn)) {
        return *found;
    }
    let pair = if turn == 0 { 1 | 1 << columns } else { 3 };
    let inside = |place: u32| turn == 0 || place % columns + 1 < columns;
    let open: Vec<u32> = (0..31).filter(|p| inside(*p) && free & pair << p == pair << p).collect();
    let won = if open.is_empty() {
        misere
    } else {
        open.iter().any(|p| !wins(free & !(pair << p), 1 - turn, columns, misere, known))
    };
    known.insert((free, turn), won);
    won
}

#[test]
fn domineering_agrees_with_plain_recursion() {
    let mut seen = HashMap::new();
    for (rows, columns) in (1..=4).flat_map(|rows| (1..=4).map(move |columns| (rows, columns))) {
        for misere in [false, true] {
            let mut known = Solved::new();
            let full = (1_u32 << (rows * columns)) - 1;
            let mut begins = |turn| wins(full, turn, columns, misere, &mut known);
            let [left, right] = [begins(0), begins(1)];
            for turn in [0, 1] {
                let at = Board::empty(rows as usize, columns as usize, turn);
                let here = format!("{rows} x {columns} {misere} {turn}");
                let found = verdict(Domineering { misere }, at.clone());
                let class = found.outcome.unwrap();
                assert_eq!(class, Outcome::of_partizan(left, right), "{here}");
                assert_eq!(
                    class.for_mover(Some(turn)) == Outcome::N,
                    [left, right][turn],
                    "{here}"
                );
                assert_eq!(found.grundy, None, "{here}: no Grundy value");
                let lost = |mv: &Move| {
                    let after = Domineering { misere }.play(&at, mv);
                    let bits = (0..).zip(after.rows.concat());
                    let free = bits.filter(|(_, x)| !x).fold(0, |all, (i, _)| all | 1 << i);
                    !wins(free, 1 - turn, columns, misere, &mut known.clone())
                };
                let mut all = rules::moves(&Domineering { misere }, &at, usize::MAX);
                all.retain(lost);
                assert_eq!(found.winning, all, "{here}");
                *seen.entry((class, misere)).or_insert(0) += 1;
            }
        }
    }
    for class in [Outcome::P, Outcome::N, Outcome::L, Outcome::R] {
        assert!(seen.contains_key(&(class, false)), "{class:?}: {seen:?}");
    }
}

/// Outcomes of boards with two rows (Lachmann, Moore and Rapaport 2002); Left covers vertically.
#[test]
fn domineering_on_two_rows_agrees_with_the_literature() {
    let classes: String = (1..=8)
        .map(|columns| {
            let found = verdict(Domineering { misere: false }, Board::empty(2, columns, 0));
            found.outcome.unwrap().letter()
        })
        .collect();
    assert_eq!(classes, "LNNRLNNR");
}

/// The value of a string in sixty-fourths: edges count one until the colour changes, then halves.
fn value(string: &[bool]) -> i64 {
    let (mut size, mut value, mut changed) = (64, 0, false);
    for (i, blue) in string.iter().enumerate() {
        changed |= i > 0 && string[i - 1] != *blue;
        size = if changed { size / 2 } else { size };
        value += if *blue { size } else { -size };
    }
    value
}

#[test]
fn hackenbush_strings_add_up_as_numbers() {
    let strings = ["b", "r", "br", "rb", "bb", "brr", "bbr", "rbr", "rrb"];
    for one in strings {
        for two in strings {
            for three in strings {
                for turn in ["L", "R"] {
                    let code = format!("{turn}{one}.{two}.{three}");
                    let at = Hackenbush.read(&code).unwrap();
                    let total: i64 = at.1.iter().map(|string| value(string)).sum();
                    let class = Outcome::of_partizan(total > 0, total < 0);
                    assert_eq!(verdict(Hackenbush, at).outcome, Some(class), "{code}: {total}");
                }
            }
        }
    }
}

/// 1, 0 or −1 for the player to move, by plain recursion; `board` has 0 for a free square.
fn lead(board: [i8; 9], turn: i8) -> i64 {
    if LINES.iter().any(|line| line.iter().all(|i| board[*i] == -turn)) {
        return -1;
    }
    let free = (0..9).filter(|i| board[*i] == 0);
    let after = free.map(|i| {
        let mut next = board;
        next[i] = turn;
        -lead(next, -turn)
    });
    after.max().unwrap_or(0)
}

#[test]
fn noughts_and_crosses_agrees_with_plain_recursion() {
    let mut seen = HashMap::new();
    for code in
        [".........", "x........", "....x....", "xo.......", "x.o.x....", "xx.oo....", "xxooo.x.."]
            .iter()
            .chain(&["xox.o....", "xo.xo....", "xoxoxo...", "xoxxoooxx", "xxxoo....", "x.o.o.x.."])
    {
        let at = NoughtsAndCrosses.read(code).unwrap();
        let mut board = [0; 9];
        for (square, player) in board.iter_mut().zip(at) {
            *square = player.map_or(0, |player| 1 - 2 * player as i8);
        }
        let turn = 1 - 2 * rules::turn(&NoughtsAndCrosses, &at).unwrap() as i8;
        let found = verdict(NoughtsAndCrosses, at);
        let truth = Outcome::of_margin(lead(board, turn));
        assert_eq!((found.outcome, found.grundy), (Some(truth), None), "{code}");
        if truth == Outcome::D && !rules::moves(&NoughtsAndCrosses, &at, 1).is_empty() {
            assert!(!found.best.is_empty(), "{code}: some move keeps the draw");
        }
        *seen.entry(truth).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn a_race_is_lost_four_short_of_its_goal() {
    for said in 0..=21 {
        let found = verdict(Race, said);
        let outcome = Outcome::of_mover_winning((21 - said) % 4 != 0);
        assert_eq!((found.outcome, found.grundy), (Some(outcome), None), "{said}");
        assert_eq!(found.winning.len(), usize::from((21 - said) % 4 != 0), "{said}");
    }
    assert!(rules::moves(&Race, &21, 1).is_empty(), "the goal ends the game");
}

/// The score of the player to move against best play, by plain recursion over the ends of a row.
fn ahead(coins: &[u64]) -> i64 {
    match coins {
        [] => 0,
        [one] => *one as i64,
        [first, middle @ .., last] => {
            let (front, back) = (&coins[1..], &coins[..=middle.len()]);
            (*first as i64 - ahead(front)).max(*last as i64 - ahead(back))
        }
    }
}

#[test]
fn coins_have_the_margins_of_plain_recursion() {
    for row in ["5.9.2", "1.2.3.4", "8.15.3.7", "2.2", "4.4.4.4", "3.1.5.7.9"] {
        let at = Coins.read(&format!("1.0.0.{row}")).unwrap();
        let margin = ahead(&at.coins);
        let found = verdict(Coins, at);
        assert_eq!(found.outcome, Some(Outcome::of_margin(margin)), "{row}");
        assert_eq!(found.margins.iter().map(|(_, margin)| *margin).max(), Some(margin), "{row}");
        assert_eq!(found.grundy, None, "{row}");
    }
}

/// A session at a position, with two people.
fn session<C: Catalogued>(entry: &Entry<C>, at: &str) -> Session {
    let fresh = Session::fresh(entry.game()).reduce(Action::Players(Players::Two)).unwrap();
    let placed = fresh.reduce(Action::Position(at.to_string()));
    judged(entry, placed.unwrap_or(fresh))
}

/// The session after answers to all its questions.
fn judged<C: Catalogued>(entry: &Entry<C>, mut session: Session) -> Session {
    while let Some(job) = session.want() {
        let Request::Verdict { at } = &job.request else { panic!("{job:?}") };
        let found = judge::run(&mut *entry.judged().judge(&Setup::of(&C::CARD), at).unwrap());
        let verdict = Rc::new(render::judgement(found));
        session = session.reduce(Action::Answered { job, verdict }).unwrap();
    }
    session
}

/// The session after the machine has played both sides from a position to the end.
fn played<C: Catalogued>(entry: &Entry<C>, at: &str) -> Session {
    let mut session = session(entry, at).reduce(Action::Players(Players::Watch)).unwrap();
    while !session.over() {
        session = judged(entry, session).reduce(Action::MachineMoves).unwrap();
    }
    judged(entry, session)
}

#[test]
fn sessions_name_the_outcome_and_the_winner() {
    let said = |session: &Session| english(&say::verdict(session));
    let ends = |session: &Session| english(&say::ending(session));

    let open = session(&Domineering::GAME, "r.._.._.._..");
    assert_eq!(open.player(0), 0, "the player who begins is the first player");
    assert!(said(&open).contains("(L)") || said(&open).contains("(N)"), "{}", said(&open));
    let row = session(&Domineering::GAME, "r...");
    assert!(said(&row).contains(" can win from here (R): "), "{}", said(&row));
    let over =
        row.reduce(Action::SetPending(Move::one(0, 1))).unwrap().reduce(Action::Confirm).unwrap();
    assert_eq!(
        ends(&judged(&Domineering::GAME, over)).split('.').next().unwrap(),
        "The first player wins"
    );
    let stuck = session(&Domineering::GAME, "l...");
    assert_eq!(ends(&stuck), "There is no move here. The second player wins.");

    let string = session(&Hackenbush::GAME, "Rbr");
    assert!(said(&string).contains(" loses against best play (L)."), "{}", said(&string));
    let cut = played(&Hackenbush::GAME, "Lbr.r");
    assert_eq!(cut.winner(), Some(1), "1/2 − 1 is Right’s, and he goes second");

    let draw = session(&NoughtsAndCrosses::GAME, ".........");
    assert_eq!(said(&draw), "Best play ends in a draw (D).");
    let played_out = played(&NoughtsAndCrosses::GAME, ".........");
    assert_eq!((played_out.winner(), played_out.line().len()), (None, 9));
    assert!(ends(&played_out).starts_with("It is a draw."), "{}", ends(&played_out));
    let won = played(&NoughtsAndCrosses::GAME, "xx.oo....");
    assert_eq!((won.winner(), won.line().len()), (Some(0), 1), "three in a row end the game");

    let race = session(&Race::GAME, "0");
    assert!(said(&race).contains("(N)"), "{}", said(&race));
    let won = played(&Race::GAME, "1");
    assert_eq!((won.winner(), won.at()), (Some(1), "21"));

    let coins = played(&Coins::GAME, "1.0.0.5.9.2");
    assert_eq!(coins.score(), Some([7, 9]), "player 1 begins: 5 or 2, then 9 is open");
    assert!(ends(&coins).starts_with("The second machine wins: "), "{}", ends(&coins));
    let even = played(&Coins::GAME, "0.0.0.4.4");
    assert_eq!((even.winner(), ends(&even).contains("It is a draw: ")), (None, true));
}

#[test]
fn only_impartial_games_can_be_parts_of_a_sum() {
    assert!(!Domineering::GAME.part().first(&Setup::of(&Domineering::CARD)).impartial());
    assert!(!Race::GAME.part().first(&Setup::of(&Race::CARD)).impartial());
    assert!(
        games::catalog::nim::GAME
            .part()
            .first(&Setup::of(games::find("nim").unwrap().card()))
            .impartial()
    );
}
