std = "lua54"
max_line_length = 80
self = false -- a step of a game need not use the match

-- Rules of earlier versions stay as they are, and their examples are not kept.
exclude_files = { "tests/records/*/rules" }

-- A rules file sees the names of its sandbox and nothing else.
files["rules"] = {
  std = {
    read_globals = {
      "assert", "error", "ipairs", "math", "pairs", "require", "select",
      "string", "table", "tonumber", "tostring", "type",
      "game", "house_rule", "example", "lesson", "obligation", "base",
      "choice", "flag", "list", "number", "text",
      "suit", "rank", "player", "side", "card", "cards", "pile",
      "french", "spanish", "flower", "tarot", "deck", "packs", "order",
      "follow_suit", "beat_led", "beat_led_always", "play_trump",
      "overtrump", "once_empty", "when", "unless", "exempt",
      "among", "bowers", "cards_of", "climb", "combine", "copies", "count_lines",
      "keep_called", "lead_called", "play_called",
      "count_on", "count_times", "cycle", "each_player", "each_side", "join",
      "lines", "part", "players", "place", "rows", "sets_of",
      "split", "untold", "words",
    },
  },
}

-- Rules that only the bench and the kept records play.
files["tests/bench/card_by_card.lua"] = files["rules"]
files["tests/bench/lua_obligation.lua"] = files["rules"]
files["tests/records/own"] = files["rules"]
files["tests/bench/bench.lua"] = { std = "lua54" }

files["doc/stubs/plugin.lua"] = {
  std = "lua54", globals = { "OnSetText" },
  read_globals = { "source", "classes" },
}

files["tests"] = { std = "lua54+busted" }
files["tests/busted.lua"] = { globals = { "arg" } }

-- Translations: letters of other scripts are many in few columns, and their
-- lines are compared with the English ones.
for _, folder in ipairs { "repl/text", "lua/tenace/text", "rules/**/text" } do
  for _, code in ipairs { "bn", "de", "es", "fr", "gu", "hi", "zh" } do
    files[folder .. "/" .. code] = { max_line_length = false }
  end
end
