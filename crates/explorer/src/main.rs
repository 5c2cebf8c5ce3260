//! The page of the tables: mounts the app; everything else hangs below it.

mod act;
mod app;
mod away;
mod canvas;
mod cells;
mod deed;
mod desk;
mod follow;
mod form;
mod grid;
mod hear;
mod held;
mod keys;
mod pictures;
mod plane;
mod roam;
mod sight;
mod take;
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
