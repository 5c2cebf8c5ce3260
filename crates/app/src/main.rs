//! The page: mounts the app; everything else hangs below it.

mod about;
mod address;
mod app;
mod deed;
mod hear;
mod solver;
mod stage;
mod table;
mod ui;
mod words;

use ink::browser;

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

fn main() {
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        root.set_inner_html("");
        yew::Renderer::<app::App>::with_root(root).render();
    }
}
