//! What every page says around its own content.

/// The name of the site.
pub const SITE: &str = "Last Move";
/// The skip link of a game.
pub const SKIP: &str = "Skip to the board";
/// The skip link of the shelf.
pub const SKIP_MAIN: &str = "Skip to the games";
/// The skip link of the tables.
pub const SKIP_TABLES: &str = "Skip to the tables";
/// The way to the shelf.
pub const GAMES: &str = "Games";
/// The way to the tables.
pub const TABLES: &str = "Tables";
/// The button that opens the window for sharing.
pub const SHARE: &str = "Share";
/// The links of the head, as a landmark.
pub const SITE_NAV: &str = "Site";
/// The choice of colours.
pub const THEME: &str = "Theme";
/// Words and names of the colours.
pub const THEMES: [(&str, &str); 4] =
    [("auto", "auto"), ("light", "light"), ("dark", "dark"), ("contrast", "contrast")];
/// The switch of motion.
pub const MOTION: &str = "Motion";
/// The foot of every page.
pub const FOOT: &str = "Everything on this page is computed here, in your browser.";
/// See [`FOOT`].
pub const FOOT_PRIVATE: &str = "No account, no cookies, no server.";
/// Pages that are only read, and what leads there.
pub const FOOT_WAYS: [(&str, &str); 4] = [
    ("teachers.html", "For teachers"),
    ("docs.html", "Embed"),
    ("privacy.html", "Privacy"),
    ("credits.html", "Credits"),
];
/// The button of a form.
pub const SET: &str = "Set";
/// The button that makes a number smaller.
pub const FEWER: &str = "fewer";
/// The button that makes a number greater.
pub const MORE: &str = "more";
