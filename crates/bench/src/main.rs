//! Times kernels on request: a line with a name is answered by nanoseconds of processor time and the checksum.

use std::fs;
use std::hint::black_box;
use std::io::{self, BufRead};
use std::time::{Duration, Instant};

/// Shortest time that is believed.
const ENOUGH: Duration = Duration::from_millis(20);

/// Processor time of this thread; by the clock if the system does not have it.
fn spent(started: Instant) -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let first = text.and_then(|text| text.split(' ').next()?.parse().ok());
    first.map_or_else(|| started.elapsed(), Duration::from_nanos)
}

/// Time of one run, from enough runs for a reliable time, and the checksum.
fn timed(name: &str, started: Instant) -> Option<(Duration, u64)> {
    // Work done once, such as making a certificate, is not timed.
    drop(bench::begin(name)?);
    let mut runs = 1;
    loop {
        let before = spent(started);
        let mut sum = 0;
        for _ in 0..runs {
            sum = black_box(bench::run(bench::begin(name)?));
        }
        let time = spent(started) - before;
        if time >= ENOUGH {
            break Some((time / runs, sum));
        }
        runs *= 4;
    }
}

fn main() -> io::Result<()> {
    let started = Instant::now();
    for line in io::stdin().lock().lines() {
        match timed(line?.trim(), started) {
            Some((time, sum)) => println!("{} {sum}", time.as_nanos()),
            None => println!("-"),
        }
    }
    Ok(())
}
