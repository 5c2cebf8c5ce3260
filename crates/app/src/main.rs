//! Shows that the page and its worker talk to each other, until the playground moves in.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Url, Worker};
use yew::prelude::*;

/// Relative to the page and not to the site, so that dist works in any folder. The name is in the page
/// because it changes with the worker's content.
fn worker_address() -> Option<String> {
    let document = gloo::utils::document();
    let name = document
        .query_selector("meta[name=last-move-worker]")
        .ok()??
        .get_attribute("content")?;
    let base = document.base_uri().ok()??;
    Some(Url::new_with_base(&name, &base).ok()?.href())
}

fn start_worker(tell: Callback<String>) -> Option<Worker> {
    let worker = Worker::new(&worker_address()?).ok()?;
    let peer = worker.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if text == "ready" {
            // A worker that is gone does not answer, and the page says so.
            let _ = peer.post_message(&JsValue::from_str("hello"));
        } else {
            tell.emit(text);
        }
    });
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    Some(worker)
}

#[component]
fn App() -> Html {
    let answer = use_state(|| AttrValue::from("waiting"));
    {
        let answer = answer.clone();
        use_effect_with((), move |()| {
            let worker = start_worker(Callback::from(move |text: String| {
                answer.set(AttrValue::from(text));
            }));
            move || {
                if let Some(worker) = worker {
                    worker.terminate();
                }
            }
        });
    }
    html! {
        <main>
            <h1>{ "Last Move" }</h1>
            <p id="worker-answer">{ (*answer).clone() }</p>
        </main>
    }
}

fn main() {
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        root.set_inner_html("");
        yew::Renderer::<App>::with_root(root).render();
    }
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn without_a_name_in_the_page_there_is_no_worker() {
        assert_eq!(super::worker_address(), None);
    }
}
