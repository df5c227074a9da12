-- What specs of matches share: rules files in a temporary folder, and matches
-- of them.

local helper = {}

local core = require "tenace.core"
local games = require "tenace.rules.games"
local kit = require "tenace.match.kit"
local luassert = require "luassert"
local match = require "tenace.match.match"
local parts = require "tenace.match.parts"
local search = require "tenace.bots.search"
local tenace = require "tenace"

local folders = {}


--- A new, empty folder.
function helper.folder()
  local path = os.tmpname()
  os.remove(path)
  assert(os.execute("mkdir -p '" .. path .. "'"))
  folders[#folders + 1] = path
  return path
end


--- Removes all folders.
function helper.clean()
  for _, path in ipairs(folders) do os.execute("rm -rf '" .. path .. "'") end
  folders = {}
end


function helper.write(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
  return path
end


function helper.read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read "a"
  file:close()
  return text
end


--- A file g.lua with that text, in a folder of its own: its path.
function helper.file(text)
  return helper.write(helper.folder() .. "/g.lua", text)
end


--- The variant of a game with that text.
function helper.variant(text)
  local variant, wrong = tenace.variant(helper.file(text))
  return assert(variant, tostring(wrong))
end


--- The text of a game with further facts (from line 3) and with steps.
function helper.text(facts, steps)
  return 'local g = game "G" {\n  players = 4, deck = french(52),\n'
    .. facts .. "\n}\n" .. steps .. "\nreturn g\n"
end


--- A match of a game with these facts and steps.
function helper.match(facts, steps, how)
  return tenace.new(helper.file(helper.text(facts, steps)), how or { seed = 1 })
end


--- A match whose round is these statements; then player 1 is asked `go on?`.
function helper.round(statements, facts, how)
  return helper.match(facts or "", "function g:round()\n" .. statements
    .. '\nself:ask_yes_no(1, "go on?")\nend', how)
end


-- The same of a game in a record, whose file may say words that are gone.
helper.kept = {}


--- A match of the rules in this text, as a record has them.
function helper.kept.of(text, how)
  local files = { { name = "g", path = "g.lua", text = text } }
  how = how or {}
  how.seed = how.seed or 1
  return match.new(assert(games.library_of(files):variant "g"), how)
end


function helper.kept.match(facts, steps, how)
  return helper.kept.of(helper.text(facts, steps), how)
end


function helper.kept.round(statements, facts, how)
  return helper.kept.match(facts or "", "function g:round()\n" .. statements
    .. '\nself:ask_yes_no(1, "go on?")\nend', how)
end


function helper.kept.wrong(statements, facts, how)
  return helper.error(helper.kept.round, statements, facts, how)
end


--- The match as it would be, were a world the truth that its player to act
-- takes it for.
function helper.another_world(m)
  local source = search.worlds(m)
  assert(source:next(), "no world fits what is known")
  local deck, tape = source:deal()
  local other, state = m:copy(), core.state(m.core)
  match.set_up(other)
  core.start_at(other.core, state.round, state.dealer, m.core)
  kit.restore_keeps(other.core, m.core, m.variant)
  core.set_order(other.core, deck)
  core.load_tape(other.core, tape)
  assert(match.go_on(other) == "asked")
  return other
end


--- The error of a function's call, without the folder.
function helper.error(f, ...)
  local ok, wrong = pcall(f, ...)
  assert(not ok, "nothing is wrong")
  return (tostring(wrong):gsub("/tmp/lua_[%w]+/", ""))
end


--- The error of a round with these statements; they begin in line 6.
function helper.wrong(statements, facts, how)
  return helper.error(helper.round, statements, facts, how)
end


--- Plays random matches of make(seed), and replays their records: every move
-- that is listed must be allowed. How many of the moves have the pattern.
function helper.play_listed(make, pattern)
  local n = 0
  for seed = 1, 20 do
    local m = make(seed)
    while m:turn() do
      for _, move in ipairs(m:moves()) do
        luassert.is_true(m:allows(move), move)
        n = n + (move:find(pattern) and 1 or 0)
      end
      m:play(m:choose "random")
    end
    local again = assert(tenace.replay(m:record()))
    luassert.same(m:view(1), again:view(1))
  end
  return n
end


--- Lets a search make 30 decisions in each of four matches of make(seed). The
-- worlds it thought in, and those it dropped.
function helper.search_worlds(make)
  local worlds, dropped = 0, 0
  for seed = 1, 4 do
    local m = make(seed)
    for _ = 1, 30 do
      if not m:turn() then break end
      m:play(m:choose "search:5")
      worlds = worlds + (m.thought and m.thought.worlds or 0)
      dropped = dropped + (m.thought and m.thought.dropped or 0)
    end
  end
  return worlds, dropped
end


--- Plays the first allowed move until f returns true or the match is over.
function helper.play_until(m, f)
  while m:turn() and not (f and f(m)) do m:play(m:moves()[1]) end
  return m
end


--- All cards of a text, sorted, as one text.
function helper.sorted(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  table.sort(list)
  return table.concat(list, " ")
end


--- An entry of a story with the form and the slots of its move.
-- @param kind what was asked, by its name in match/parts.lua ("choice")
function helper.said(entry, kind, game)
  return entry.move and parts.add(tenace.variant(game or "whist"),
    kind or "choice", entry) or entry
end


return helper
