std = "lua54"
max_line_length = 80
self = false -- a step of a game need not use the match

-- Rules of earlier versions stay as they are, and their examples are not kept.
exclude_files = { "tests/records/*/rules" }

-- The words of rules files, as `make` writes them for editors, and three tables
-- of Lua.
local function words_of_rules()
  local words = { "math", "string", "table" }
  for line in io.lines "build/stubs/rules.lua" do
    words[#words + 1] = line:match "^function ([%a_]+)%("
      or line:match "^([%a_]+) = "
  end
  return words
end

-- A rules file sees the names of its sandbox and nothing else.
files["rules"] = { std = { read_globals = words_of_rules() } }

-- Rules that only tests, the bench and the kept records play.
files["tests/bench/card_by_card.lua"] = files["rules"]
files["tests/bench/lua_obligation.lua"] = files["rules"]
files["tests/records/own"] = files["rules"]
files["tests/rules/stacked"] = files["rules"]
files["tests/web/gifts.lua"] = files["rules"]
files["tests/bench/bench.lua"] = { std = "lua54" }

files["doc/stubs/plugin.lua"] = {
  std = "lua54", globals = { "OnSetText" },
  read_globals = { "source", "classes", "engine_options" },
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
