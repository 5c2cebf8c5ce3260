//! How often each Grundy value of a heap game occurs: files `CODE-N.txt` with a line `VALUE COUNT` for each value.

use crate::total::Total;
use sequence::{Limits, Rule, Sequence};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// How often each value occurs among the heaps from 1 on.
pub(crate) type Histogram = BTreeMap<u32, u64>;

/// Compares all histograms of a folder, if it is there.
pub(crate) fn compare(folder: &Path, total: &mut Total) -> Result<(), String> {
    if !folder.is_dir() {
        return Ok(());
    }
    for file in crate::files(folder, "txt")? {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let read = fs::read_to_string(&file).map_err(|error| error.to_string());
        if let Err(error) = read.and_then(|text| add(&name, &text, total)) {
            println!("{}: not readable: {error}", file.display());
            total.unreadable += 1;
        }
    }
    Ok(())
}

/// Compares one histogram with the engine.
pub(crate) fn add(name: &str, text: &str, total: &mut Total) -> Result<(), String> {
    let (rule, to, wanted) = read(name, text)?;
    let mut values = Sequence::within(&rule, to, Limits::NATIVE)
        .map_err(|refused| format!("refused: {refused:?}"))?;
    values.run();
    let mut found = Histogram::new();
    values.values()[1..].iter().for_each(|value| *found.entry(*value).or_default() += 1);
    let all: std::collections::BTreeSet<u32> = wanted.keys().chain(found.keys()).copied().collect();
    let wrong = all.iter().filter(|value| wanted.get(*value) != found.get(*value));
    let failed = wrong.inspect(|value| println!("{name}: value {value}")).count() as u64;
    println!("{name}: checked {}, failed {failed}", all.len());
    total.suites += 1;
    total.checked += all.len() as u64;
    total.failed += failed;
    Ok(())
}

/// The rule, the greatest heap and the counts; each heap has one value.
fn read(name: &str, text: &str) -> Result<(Rule, u64, Histogram), String> {
    let (code, to) = name.rsplit_once('-').ok_or("the name is not CODE-N")?;
    let rule: Rule = code.parse().map_err(|error| format!("{error:?}"))?;
    let to: u64 = to.parse().map_err(|_| "the name is not CODE-N")?;
    let mut wanted = Histogram::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (value, count) =
            line.split_once(' ').ok_or(format!("{line}: two numbers are wanted"))?;
        let number =
            |text: &str| text.trim().parse::<u64>().map_err(|_| format!("{line}: no number"));
        let value = u32::try_from(number(value)?).map_err(|_| format!("{line}: too large"))?;
        if wanted.insert(value, number(count)?).is_some() {
            return Err(format!("{line}: the value is named twice"));
        }
    }
    let counted: u64 = wanted.values().sum();
    if counted != to {
        return Err(format!("{counted} heaps are counted, not {to}"));
    }
    // A value that does not occur need not be named.
    wanted.retain(|_, count| *count > 0);
    Ok((rule, to, wanted))
}
