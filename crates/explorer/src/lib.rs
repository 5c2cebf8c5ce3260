//! The page of the tables and the frame: one component, mounted by two programs.

mod act;
mod address;
mod after_paint;
mod app;
mod canvas;
mod cells;
mod command;
mod cursor;
mod draw;
mod drawing;
mod embedding;
mod events;
mod export_dialog;
mod export_file;
mod facts;
mod form;
mod grid;
mod host;
mod keys;
mod markup;
mod msg;
mod pane_input;
mod pictures;
mod plane;
mod plane_labels;
mod plot;
mod rows;
mod screen;
mod study_state;
mod study_worker;
mod sync;
mod table;
mod ui;
mod words;

use web_common::browser;

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The site’s page of the tables.
pub fn site() {
    mount(app::AppProps { draws: ui::page, opens: None });
}

/// One table in a frame on another site.
pub fn frame() {
    mount(app::AppProps { draws: ui::framed::framed, opens: Some(host::open) });
}

fn mount(props: app::AppProps) {
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        root.set_text_content(None);
        yew::Renderer::<app::Tables>::with_root_and_props(root, props).render();
    }
}
