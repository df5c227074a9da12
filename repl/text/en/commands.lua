-- What a person types at the table: the word of each command, and words behind
-- it, in English; and `lessons`, those of lessons and puzzles only. Of several,
-- with blanks between them, the first is shown.

return {
  verbs = {
    again = "again", back = "back", branch = "branch", branches = "branches",
    cards = "cards", counts = "counts", edit = "edit", example = "example",
    finish = "finish", fix = "fix", give = "give", ["goto"] = "goto",
    help = "help", hide = "hide", hint = "hint", keep = "keep", last = "last",
    moves = "moves", play = "play", position = "position", quit = "quit",
    redo = "redo", reload = "reload", ["repeat"] = "repeat", review = "review",
    rules = "rules", save = "save", score = "score", set = "set", show = "show",
    solve = "solve", source = "source", swap = "swap", switch = "switch",
    trace = "trace", try = "try", undo = "undo", view = "view", watch = "watch",
    why = "why",
  },

  words = {
    all = "all", decision = "decision", frozen = "frozen", hands = "hands",
    lines = "lines", match = "match", off = "off", on = "on", round = "round",
    score = "score", table = "table", trick = "trick", trump = "trump",
  },

  lessons = { lessons = "lessons", skip = "skip", stop = "stop" },
}
