//! Serves dist to the page tests like a plain web host: one file per path and nothing else.

use std::fs;
use std::io::Write;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;

use tiny_http::{Request, Server};

use site::{dist, place, publish};

/// The folder of a site that is built for its own address.
const SITED: &str = "sited/";

/// Requests answered at once, so that a slow client does not block the others.
const HANDS: usize = 8;

/// Starts serving on a free port and returns the address; it lasts as long as this program.
pub(crate) fn start() -> Result<String, String> {
    let server = Server::http("127.0.0.1:0").map_err(|error| format!("no free port: {error}"))?;
    let address = server.server_addr().to_ip().ok_or("the test server has no port")?;
    let server = Arc::new(server);
    for _ in 0..HANDS {
        let server = server.clone();
        thread::spawn(move || {
            while let Ok(request) = server.recv() {
                // A browser that went away is no reason to stop.
                let _ = answer(request);
            }
        });
    }
    Ok(format!("http://{address}/"))
}

/// Answers and lets the browser close: a kept connection occupies one of the server's few threads, and
/// two at once may then wait for a third to end.
fn answer(request: Request) -> std::io::Result<()> {
    let found = wanted(request.url()).and_then(|path| Some((fs::read(&path).ok()?, kind(&path))));
    let (status, kind, body) = match found {
        Some((body, kind)) => ("200 OK", kind, body),
        None => ("404 Not Found", "text/plain; charset=utf-8", b"not found".to_vec()),
    };
    let length = body.len();
    let mut writer = request.into_writer();
    write!(
        writer,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    )?;
    writer.write_all(&body)?;
    writer.flush()
}

/// The file of a request, never one outside dist.
fn wanted(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path = if path.is_empty() || path.ends_with('/') {
        format!("{path}index.html")
    } else {
        path.to_string()
    };
    let plain = Path::new(&path).components().all(|part| matches!(part, Component::Normal(_)));
    let folder = if path.starts_with(SITED) { place::target() } else { place::dist() };
    plain.then(|| folder.join(path))
}

/// Copies dist to a second folder of this server, built for that address; returns it.
pub(crate) fn sited(server: &str) -> Result<String, String> {
    let (site, folder) = (format!("{server}{SITED}"), place::target().join(SITED));
    // Files of an earlier run would be announced twice.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    dist::copy_all(&place::dist(), &folder)?;
    publish::announce(&folder, &site)?;
    Ok(site)
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|ext| ext.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
