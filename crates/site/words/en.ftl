# What the scripts say that start a page or a frame, where that fails. The build puts these sentences into
# the scripts, since the script of a language may not come either.

try-again = Try again
# $status (Word): a number that the server has given.
file-missing = A file of this page is missing: the server answers with error { $status }.
file-cut = A file of this page was cut short on its way.
file-absent = A file of this page could not be loaded. You may be offline.
file-other = The network sent another page in place of a file of this page. You may have to sign in first.
file-damaged = A file of this page is damaged.
no-wasm = This page needs WebAssembly, and this browser does not offer it.
forbidden = A rule of this server or browser forbids the program of this page.
not-started = The program of this page could not be started.
page-slow = This page is slow to load. It starts as soon as all its files have arrived.
page-stopped = This page has stopped. Its address still holds your game: try again to go on.

## Frames

# $thing (Word): board or table.
thing = { $thing ->
    [table] This table
   *[board] This board
}
# $thing (Word): board or table.
stopped = { thing } has stopped. Load the page again, or open it on its own page.
# $thing (Word): board or table.
slow = { thing } is slow to load.
# $thing (Word): board or table.
no-memory = { $thing ->
    [table] The browser has no memory left for this table.
   *[board] The browser has no memory left for this board.
}
# $thing (Word): board or table.
frame-forbidden = { thing } cannot be started here: a rule of this server forbids it.
# $thing (Word): board or table.
needs-wasm = { thing } needs WebAssembly, and it cannot be started here.
# $thing (Word): board or table.
# $file (Word): the name of a file.
# $status (Word): a number that the server has given.
frame-missing = { thing } cannot be started here: for its file { $file } the server answers with error { $status }.
# $thing (Word): board or table.
# $file (Word): the name of a file.
frame-absent = { thing } cannot be started here: its file { $file } could not be loaded.
# $thing (Word): board or table.
no-scripts = { $thing ->
    [table] No scripts run here, so this table cannot be shown.
   *[board] No scripts run here, so nobody can play on this board, and its position cannot be shown.
}
