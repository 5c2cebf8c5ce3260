//! The page of the tables and the frame: one component, mounted by two programs.

mod act;
mod app;
mod appearance;
mod away;
mod canvas;
mod cells;
mod deed;
mod desk;
mod drawing;
mod follow;
mod form;
mod grid;
mod hear;
mod held;
mod host;
mod keys;
mod lettering;
mod pictures;
mod plane;
mod roam;
mod rows;
mod shown;
mod sight;
mod spoke;
mod table;
mod take;
mod ui;
mod words;

use ink::browser;

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The site’s page of the tables.
pub fn site() {
    mount(app::Begin { draws: ui::page, opens: None });
}

/// One table in a frame of somebody else’s page.
pub fn frame() {
    mount(app::Begin { draws: ui::framed::framed, opens: Some(host::open) });
}

fn mount(begin: app::Begin) {
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        root.set_text_content(None);
        yew::Renderer::<app::App>::with_root_and_props(root, begin).render();
    }
}
