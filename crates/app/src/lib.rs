//! The page and the frame: one component over the same parts, mounted by two programs.

mod about;
mod address;
mod app;
mod deed;
mod hear;
mod host;
mod solver;
mod stage;
mod table;
mod ui;
mod words;

use ink::browser;

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The site: shelf, pages of games, and what stands around them.
pub fn site() {
    mount::<false>();
}

/// One game in a frame of somebody else’s page.
pub fn frame() {
    mount::<true>();
}

fn mount<const FRAME: bool>() {
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        root.set_inner_html("");
        ink::stay::<app::App<FRAME>>(root);
    }
}
