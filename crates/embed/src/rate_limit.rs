//! Limits of incoming messages.

/// Longest message, in UTF-16 units of its JSON text.
pub const LONGEST: usize = 8192;
/// Most messages in a second, and in a burst.
pub const RATE: u64 = 20;

/// Milliseconds that each message costs of the second that may be saved up.
const COST: u64 = 1000 / RATE;

/// Counts messages.
#[derive(Clone, Debug)]
pub struct RateLimit {
    /// The moment of the last message, in ms.
    last: u64,
    /// Milliseconds saved up, at most a second.
    saved: u64,
}

impl Default for RateLimit {
    fn default() -> RateLimit {
        RateLimit { last: 0, saved: 1000 }
    }
}

impl RateLimit {
    /// True if a message at this moment, in ms, is accepted. A clock that jumps back saves up nothing.
    ///
    /// ```
    /// let mut limit = embed::rate_limit::RateLimit::default();
    /// let passed = (0..100_000).filter(|_| limit.pass(0)).count();
    /// assert_eq!(passed, 20, "a flood is stopped");
    /// assert!(limit.pass(60_000), "later messages pass again");
    /// ```
    pub fn pass(&mut self, now: u64) -> bool {
        self.saved = self.saved.saturating_add(now.saturating_sub(self.last)).min(1000);
        self.last = now;
        let pass = self.saved >= COST;
        if pass {
            self.saved -= COST;
        }
        pass
    }
}
