-- Sentences about boards of other programs, and about several tables, in
-- English.

return {
  seats = { "North", "East", "South", "West" },
  title = {
    one = "{file}: one board, {game}",
    other = "{file}: {n} boards, {game}",
  },
  board = "board {n}",
  remark = "board {list}: {text}",
  contract = "{bid} by {seat}",
  doubled = "{bid} doubled by {seat}",
  redoubled = "{bid} redoubled by {seat}",
  tricks = { one = "{n} trick", other = "{n} tricks" },
  passed = "passed out",
  dealt = "not played yet",
  open = "not played to the end",
  filled = "the last cards were found to give the result of the file",
  told = "the file says {n} tricks, which no cards give from there",
  open_table = "Open as it was played",
  play_deals = "Play these deals",
  next = "Play on: tenace play --resume {file}",
  next_over = "What cost most: tenace review {file}",
  table = "table {n}: {file}",
  head = "board",
  head_score = "score {n}",
  imps = "IMPs",
  matchpoints = "beats",
  total = "in all",
  about = "score: what side 1 has made more than the others; beats: how many "
    .. "of the other tables, equal ones half.",
  about_imps = "score: what North and South have made more; IMPs against the "
    .. "other tables on average; beats: how many of them, equal ones half.",
  which_file = "import: no file named; for example: tenace import evening.pbn "
    .. "bridge",
  which_game = "import: say of which game the deals are, for example: tenace "
    .. "import {file} bridge",
  no_file = "{problem}: name a file of deals that can be read",
  two_tables = "tables: name the records of two tables or more; for example: "
    .. "tenace tables open.record closed.record",
  other_game = "{file}: played by {game}, the first table by {first}",
  other_cards = "the tables have not played the same cards: name records of "
    .. "the same deals",
  go_on = "The match is over. Enter goes on with board {n} of the file; score, "
    .. "last and undo still work.",
  board_of = "play: --board names a board of a file, say --deals, too",
  with_deals = "play: --{option} does not go with --deals, leave it out",
}
