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
frame-damaged = { thing } cannot be started here: its program is damaged.
# $thing (Word): board or table.
no-scripts = { $thing ->
    [table] No scripts run here, so this table cannot be shown.
   *[board] No scripts run here, so nobody can play on this board, and its position cannot be shown.
}

## The pages for authors

skip-text = Skip to the text
for-authors = For authors
copy = Copy
copied = Copied.
copy-refused = The browser does not allow it. The text is selected: copy it by Ctrl-C or ⌘C.
copy-lesson = Copy into a lesson
copy-platform = For Moodle and other platforms, which take no script:
copy-page = For a page of your own, where the frame becomes as high as its game:
tables-title = Tables

### Tables of the contract

head-parameter = Parameter
head-part = Part
head-preset = Preset
head-game = Game
head-settings = Settings
head-position = Position
head-move = Move
head-type = Type
head-word = Word
head-method = Method
head-event = Event
head-code = Code
head-property = Property
head-header = Header
head-value = Value
head-does = What it does
head-is = What it is
head-for = What it is for
head-shows = Shows
head-means = What it means
head-answer = What it does, and its answer
head-colours = What it colours
head-usually = Usually
head-usually-both = Usually, in light and dark
head-values = Values
head-default = Default
in-page = In the page itself
switch = 0 or 1
# $least (Number): the least number.
# $most (Number): the greatest number.
# $default (Number): the number by default.
number-range = { $least } to { $most }; { $default } if nothing is said
# $hint (Message): what may be written.
# $default (Word): the rule by default.
text-hint = { $hint }; { $default } if nothing is said
# $value (Word): a header’s value, as markup.
for-hashed = { $value } for names with a hash

### The playground

board-coming = The board is coming.
board-silent = The board has not answered. Is the folder v1 beside this page?
# $kind (Word): the type of a message.
board-says = The board says { $kind }.
# $kinds (Word): types of messages, with commas.
board-says-more = The board says several things: { $kinds }.
# $kind (Word): the type of a message.
you-sent = you sent { $kind }
# $kind (Word): the type of a message.
board-said = board: { $kind }
some-text = a text
# $error (Word): what the browser says of it.
not-json = This is not JSON: { $error }.
not-message = A message is an object with “gizmo”: 1 and a “type”; a board does not listen to anything else.

## The element `last-move` in somebody else’s page

# $game (Word): the name that was asked for.
no-game = There is no game “{ $game }”.
# $game (Word): the name that was asked for.
# $nearest (Word): a name like it.
no-game-nearest = There is no game “{ $game }”. Do you mean “{ $nearest }”?
# $name (Word): the name of an attribute.
no-attribute = <last-move> has no attribute “{ $name }”.
# $name (Word): the name of an attribute.
# $nearest (Word): a name like it.
no-attribute-nearest = <last-move> has no attribute “{ $name }”. Do you mean “{ $nearest }”?
no-base = This page has put the script of <last-move> into a bundle: it has to say in LastMove.base where the folder of the script is.
no-answer = This board has not come.
page-forbids = This board cannot be shown here: a rule of this page forbids it.
# $site (Word): the address of a server.
inline-forbidden = A rule of this page does not let boards be drawn in it (mode="inline"), so they come in frames. They need: script-src { $site } 'wasm-unsafe-eval'; worker-src blob:
# $first (Word): a version, and where it is from.
# $second (Word): a version, and where it is from.
two-versions = This page has two versions of the script of <last-move>: { $first } is used, { $second } is not.
