-- Lines that make no sense, typed at the prompt and at the table. No line ends
-- the session or takes long, and a command with nonsense says so in a sentence.
-- TENACE_LINES is the number of lines, if not 240.

package.path = "tests/fuzz/?.lua;" .. package.path

local lines = require "lines"
local output = require "tenace.face.terminal.output"
local Prompt = require "tenace.face.prompt.session"
local seating = require "tenace.face.table.seating"
local show = require "tenace.face.say.show"
local verbs = require "tenace.face.help.verbs"

local LINES = tonumber(os.getenv "TENACE_LINES")
  or (os.getenv "SOAK" or "") ~= "" and 20000 or 240

local GAMES = { "whist", "skat+kontra", "canasta", "bid_whist", "shengji",
  "tute", "rummy" }

-- Errors that Lua or the program may report.
local BARE = { "attempt to ", "bad argument", "traceback", "%[C%]",
  "0x%x%x%x%x", "nil value", "/repl/", "%.lua:%d+:", "no sentence named",
  "lacks its part", "number expected" }

-- These leave, write files, or think for long.
local LEFT_OUT = { quit = true, exit = true, save = true, compare = true,
  again = true, finish = true, hint = true, tour = true }


local function words_of(list)
  local words = {}
  for _, word in ipairs(list) do
    if not LEFT_OUT[word] then words[#words + 1] = word end
  end
  table.sort(words)
  return words
end


local function at_table(game, seed)
  local session = seating.sit { spec = game, seed = seed, bots = "random",
    style = show.plain }
  session.record = nil
  session:start()
  local words = {}
  local commands = require "tenace.face.table.commands"
  for word in pairs(commands) do words[#words + 1] = word end
  return session, words_of(words)
end


local function at_prompt(game, seed)
  local session = Prompt.new { seed = seed }
  session:handle(("new(%q)"):format(game))
  return session, words_of(verbs)
end


--- What is wrong with the answer to a line; nil if it is right.
local function wrong_with(text, line, kind)
  local shown = output.shown(text)
  if shown:find "[%z\1-\8\11-\31\127]" or not utf8.len(shown) then
    return "control character"
  end
  local is_lua = kind == "lua" or line:find "%("
  for _, bare in ipairs(BARE) do
    local found = not is_lua and text:match("[^\n]*" .. bare .. "[^\n]*")
    if found then return found end
  end
  return nil
end


--- Types a line; asserts that the session goes on.
local function type_line(session, line, kind)
  local done, text = pcall(session.handle, session, line)
  assert.is_true(done, ("%q: %s"):format(line, tostring(text)))
  assert.equal(nil, wrong_with(text, line, kind), ("%q"):format(line))
  if session.complete and #line < 300 then
    local word = line:match "[%w_.:]*$"
    session:complete(word, line, #line - #word + 1)
  end
  if session.unfinished then session:break_off() end
  session.table, session.over = nil, false
end


local function moves_of(match)
  local done, list = pcall(function() return match:turn() and match:moves() end)
  return done and list or nil
end


local function type_many(sit, seed, n)
  local session, words = sit(GAMES[seed % #GAMES + 1], seed)
  local next_line = lines.from(seed, words)
  for _ = 1, n do
    local match = session.match
    type_line(session, next_line(match and moves_of(match)))
  end
end


describe("senseless lines", function()
  local EACH = 20
  for name, sit in pairs { ["at the table"] = at_table,
    ["at the prompt"] = at_prompt } do
    it(name .. " leave the session as it was", function()
      for seed = 1, LINES // 2 // EACH do type_many(sit, seed, EACH) end
    end)
  end

  it("are the same for the same seed", function()
    local one, other = lines.from(7, { "a", "b" }), lines.from(7, { "a", "b" })
    for _ = 1, 50 do assert.equal(one(), other()) end
  end)
end)


describe("a line", function()
  local session

  before_each(function() session = at_prompt("whist", 1) end)

  it("may raise whatever it likes", function()
    for _, line in ipairs { "error()", "error {}", "error(setmetatable({}, { "
      .. "__tostring = error }))", "setmetatable({}, { __tostring = error })",
      "{ [setmetatable({}, { __tostring = error })] = 1 }" } do
      type_line(session, line, "lua")
    end
  end)

  it("that begins with ESC is not run as bytecode", function()
    assert.not_matches("binary", (session:handle "\27Lua"))
  end)

  it("may be nested deeper than Lua reads", function()
    local text = session:handle(("("):rep(300))
    assert.not_matches("traceback", text)
    assert.matches("overflow", text)
  end)

  it("that gives a verb a table gets an answer", function()
    for _, word in ipairs { "play", "why", "new", "rules", "source", "undo",
      "hint", "compare", "help", "save", "moves", "back", "tour" } do
      type_line(session, word .. " {}", "command")
    end
  end)

  it("with a sign after a verb goes to that verb", function()
    assert.matches("^Say which pile", (session:handle "fix -1"))
    session:handle "score = 3"
    assert.equal("2\n", (session:handle "score - 1"))
  end)

  it("with a verb and empty brackets goes to that verb", function()
    local table_of_it = at_table("whist", 2)
    assert.matches("No trick", (table_of_it:handle "last()"))
  end)

  it("takes time in proportion to its length", function()
    local before = os.clock()
    session:handle("source " .. ("x"):rep(20000))
    session:handle("help " .. ("x"):rep(20000))
    assert.is_true(os.clock() - before < 30)
  end)

  it("shows no address", function()
    for _, line in ipairs { "help {}", "source {}", "{}[{}]", "print" } do
      assert.not_matches("0x%x", (session:handle(line)))
    end
  end)
end)
