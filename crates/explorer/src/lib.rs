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
#[cfg(not(target_arch = "wasm32"))]
mod first;
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
mod which;
mod words;

#[cfg(not(target_arch = "wasm32"))]
pub use first::{First, first};
use web_common::browser;
use yew::AttrValue;

/// A third of the code of the usual allocator, and as quick.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The site’s page of the tables.
pub fn site() {
    mount(ui::page, None);
}

/// One table in a frame on another site.
pub fn frame() {
    mount(ui::framed::framed, Some(host::open));
}

/// The first picture of the values, unless the address asks for others; see `web/first.js`.
const FIRST: &str = ":root:not([data-other]) [data-first=values]";

fn mount(draws: fn(&command::View, &app::App) -> yew::Html, opens: Option<host::Opens>) {
    let document = gloo::utils::document();
    if let Some(root) = document.get_element_by_id("app") {
        let first = document.query_selector(FIRST).ok().flatten();
        let first = first.map(|first| AttrValue::from(first.outer_html()));
        root.set_text_content(None);
        let props = app::AppProps { draws, opens, first };
        yew::Renderer::<app::Tables>::with_root_and_props(root, props).render();
    }
}
