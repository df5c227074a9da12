-- Rules that want too much. Whatever they do, they are stopped at their limit
-- of instructions, with an error that names the line, and no match holds more
-- memory than it may.
--
-- Instructions are counted from the start, so every run is the same. If a
-- function's work did not count, a test would run for minutes.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"

local INSTRUCTIONS, MEMORY = 1000000, 4 << 20
local CROWDED = 8 << 20

local spent = "the rules have run for 1000000 instructions without an end"
local held = "not enough memory: the rules hold more than 4096 kB"
local long = "a text of rules has at most 65536 letters"
local deep = "stack overflow: too many calls or values at once"

--- The facts that hostile statements need, by name.
local given = {
  long = "local s = ('x'):rep(65536) ",
  digits = "local s = ('0'):rep(60000) .. 1 ",
  list = "local t = {} for i = 1, 50000 do t[i] = i end ",
  names = "local t = {} for i = 1, 20000 do t['n' .. i] = i end ",
  wide = "local function f(n, g, ...) if n == 0 then while true do g(...) end "
    .. "end return f(n - 1, g, n, ...) end ",
}

--- Hostile statements, each with its error; after a further comma, another
-- error that is right, too, because the size of Lua's blocks decides which
-- comes first.
local hostile = {
  { "while true do end", spent },
  { "for i = 1, math.huge do end", spent },
  { "local function f() return f() end f()", spent },
  { "while true do local t = { {}, {} } end", spent },
  { "while true do local f = function() return self end end", spent },
  { given.long .. "while true do local u = s:upper() end", spent },
  { given.long .. "while true do local u = s:lower() end", spent },
  { given.long .. "while true do local u = s:reverse() end", spent },
  { given.long .. "while true do local u = s:sub(2) end", spent },
  { given.long .. "local r = ('x'):rep(65535) .. 'y' "
    .. "while true do local e = s == r end", spent },
  { given.long .. "local r = ('x'):rep(65535) .. 'y' "
    .. "while true do local e = s < r end", spent },
  { given.long .. "while true do local n = s:find(('x'):rep(255) .. 'y') end",
    spent },
  { given.long .. "while true do local n = ('%s'):format(s:sub(999)) end",
    spent },
  { given.long .. "s = s:sub(9) while true do for i = 1, 9 do "
    .. "local u = s .. i end end", spent },
  { given.long .. "while true do local n = tonumber(s, 36) end", spent },
  { given.digits .. "while true do local n = tonumber(s) end", spent },
  { given.digits .. "while true do local n = s + s end", spent },
  { given.digits .. "while true do local n = s < s .. 1 end", spent },
  { "while true do local u = ('x'):rep(65536) end", spent },
  { "while true do local u = ('%.99f'):format(1e308) end", spent },
  { given.list .. "while true do table.insert(t, 1, 1) end", spent },
  { given.list .. "while true do table.insert(t, 1, table.remove(t, 1)) end",
    spent },
  { given.list .. "while true do table.sort(t) end", spent },
  { given.list .. "while true do table.sort(t, function() return true end) end",
    spent },
  { given.list .. "while true do for k in pairs(t) do break end end", spent },
  { given.names .. "while true do for k in pairs(t) do break end end", spent },
  { given.list .. "while true do local u = table.concat(t, '', 1, 9999) end",
    spent },
  { "local t = {} for i = 1, 250 do t[i] = i end "
    .. "while true do local a = table.unpack(t) end", spent },
  { given.wide .. "f(240, math.max)", spent },
  { given.wide .. "f(900, select, '#')", spent },
  { "while true do local t = split 'a b c d e f g h' end", spent },
  { "local s = ('x'):gsub('x', 'y')", "a text has no 'gsub'" },
  { given.long .. "local n = s:byte(1, -1)", "'byte' takes at most 250 items" },
  { "local function f(n) return 1 + f(n + 1) end f(1)", deep, spent },
  { "local function f(...) return f(1, ...) end f()", deep, spent },
  { "local s = 'x' while true do s = s .. s end", long },
  { given.long .. "while true do s = s .. ('y'):rep(90) end", long },
  { "local t = {} while true do t[#t + 1] = {} end", held },
  { "local t = {} while true do t = { t, function() return t end } end", held },
  { "local t, i = {}, 0 while true do i = i + 0.5 t[i] = i end", held },
  { "local t = {} for i = 1, 1e9 do t[i] = 'key ' .. i end", held, spent },
  { "while true do self:score(1, 1, 'x') end", held },
  -- nearly all that there may be is alive: each table wants a collection
  { "local t = {} for i = 1, 30000 do t[i] = { i } end "
    .. "while true do local u = { {}, {}, {} } end", spent },
}

--- The work of words for melds and plays counts, too: facts and statements.
local PLAYS = 'plays = {}, deck = french(54, { packs = 3 }),'
local MELDS = 'piles = { discard = "top" }, taking = { pile = "discard" }, '
  .. 'melds = { sets = "2 3 4 5 6 7 8 9 10 J Q K A" },'

local costly = {
  { PLAYS, "while true do self:next_to('AS AS AS KS KS KS QS QS QS') end" },
  { MELDS, "local t = {} for i = 1, 200 do t[i] = 'AS AH AD' end "
    .. "while true do self:melds(t) end" },
  { MELDS, "while true do self:melds() end" },
  { "", "local t = {} for i = 1, 1000 do t[i] = 'x' .. i end "
    .. "while true do combine(t, 'a b c d e f g h') end" },
}

--- A game whose round asks a question, and then does this in line 8.
local function in_step(statements, facts)
  return helper.match(facts or "", "function g:round()\nself:deal_each(3)\n"
    .. "self:ask_yes_no(1, 'go on?')\n" .. statements .. "\nend")
end


--- The error's file and line, and the rest.
local function parts_of(message)
  local place, text = message:match "^(g%.lua:%d+): (.*)$"
  return place, (text or message):gsub("^game 'G'[^:]*: ", "")
end


--- Another error that is right where this one is expected, or nil. A collection
-- costs instructions by all that the program holds. Where specs that ran before
-- have left much, rules that want memory have spent their instructions first.
local function likewise(expected)
  return expected == held and core.memory() > CROWDED and spent or nil
end


--- Raises unless the message names that line and says that, or the other text.
local function check(message, line, expected, statements, other)
  local place, text = parts_of(message)
  assert.equal("g.lua:" .. line, place, statements .. ": " .. message)
  if text == (other or likewise(expected)) then return end
  assert.equal(expected, text:sub(1, #expected), statements)
end


describe("hostile rules", function()
  setup(function()
    core.budget { instructions = INSTRUCTIONS, memory = MEMORY, always = true }
  end)
  teardown(function()
    core.budget { instructions = 10000000, memory = 16 << 20, always = false }
    helper.clean()
  end)

  it("are stopped in a step, and the match is as it was", function()
    for _, one in ipairs(hostile) do
      local m = in_step(one[1])
      local record = m:record()
      check(helper.error(m.play, m, "yes"), 8, one[2], one[1], one[3])
      assert.equal(record, m:record())
      assert.same({ "yes", "no" }, m:moves())
    end
  end)

  it("are stopped in words that work on many cards", function()
    for _, one in ipairs(costly) do
      local m = in_step(one[2], one[1])
      local before = os.clock()
      check(helper.error(m.play, m, "yes"), 8, spent, one[2])
      assert.is_true(os.clock() - before < 20, one[2])
    end
    check(helper.error(helper.match, "", "function g:round()\n"
      .. "local t = {} for i = 1, 1000 do t[i] = 'x' end combine(t, t) end"), 6,
      "bad argument #1 to 'combine' (too many words)", "combine")
  end)

  it("are stopped while a file is loaded", function()
    for _, one in ipairs(hostile) do
      if not one[1]:find "self" then
        local message = helper.error(tenace.new, helper.file("\n" .. one[1]))
        check(message, 2, one[2], one[1], one[3])
      end
    end
  end)

  it("are stopped wherever the engine calls rules", function()
    local loop = "while true do end"
    local play = "function g:round() self:deal_each(2) "
      .. "self:play_tricks { leader = 1 } end\n"
    for facts, steps in pairs {
      ["obligations = { obligation 'o' { says = 'so', function() "
        .. loop .. " end } },"] = play,
      ["ranks = function() " .. loop .. " end,"] = play,
    } do
      local message = helper.error(helper.match, facts, steps)
      check(message, 3, spent, facts)
    end
    for step, more in pairs { order = play, over = play, next_dealer = play,
      after_trick = play, round = "" } do
      local steps = "function g:" .. step .. "()\n" .. loop .. "\nend\n"
        .. more
      local message = helper.error(function()
        helper.match("", steps):run("random", { rounds = 2 })
      end)
      check(message, 6, spent, step)
    end
  end)

  it("are stopped in questions without a match", function()
    local path = helper.file(helper.text("", [[
function g:value()
while true do end end
function g:order()
while true do end end
function g:round() end]]))
    check(helper.error(tenace.value, path, {}), 6, spent, "value")
    check(helper.error(tenace.order, path, {}), 8, spent, "order")
    check(helper.error(tenace.legal, path, {}, { hand = "2H 3C" }), 8, spent,
      "legal")
    check(helper.error(tenace.winner, path, {}, "2H 3C"), 8, spent, "winner")
  end)

  it("are stopped in a condition, whoever calls it", function()
    local m = helper.match("", [[
function g:round()
self:deal_each(2)
self:ask_cards(1, "?", 1, self:player(1), function() while true do end end)
end]])
    local card = m:hands()[1]:match "%S+"
    for _, ask in ipairs { m.moves, m.allows, m.play } do
      check(helper.error(ask, m, card), 7, spent, "condition")
    end
    check(helper.error(m.run, m, "random"), 7, spent, "bot")
    check(helper.error(m.run, m, "search:2"), 7, spent, "search")
    assert.equal(1, (m:turn()))
  end)

  it("cannot keep more and more between questions", function()
    for where, statements in pairs {
      locals = "kept[#kept + 1] = ('x'):rep(50000) .. #kept",
      lists = "local t = {} for i = 1, 1000 do t[i] = {} end "
        .. "kept[#kept + 1] = t",
      closures = "kept[#kept + 1] = function() return kept end "
        .. "for i = 1, 500 do kept[#kept + 1] = { kept } end",
      ["the score sheet"] = "for i = 1, 2000 do "
        .. "self:score(1, 1, 'because of ' .. i) end",
    } do
      collectgarbage()
      local before = core.memory()
      local m = helper.match("", "function g:round()\nlocal kept = {}\n"
        .. "while true do\n" .. statements
        .. "\nself:ask_yes_no(1, 'go on?') end end")
      local message = helper.error(m.run, m, "random")
      check(message, 8, held, where)
      assert.equal(1, (m:turn()))
      assert.is_true(m:decisions() > 5)
      collectgarbage()
      local now = core.memory() - before
      assert.is_true(now < 3 * MEMORY, where .. ": " .. now)
    end
  end)

  it("hold no more memory when a condition is called often", function()
    local m = helper.match("", [[
function g:round()
local kept = {}
self:deal_each(2)
self:ask_cards(1, "?", 1, self:player(1), function()
for i = 1, 500 do kept[#kept + 1] = { i } end return true end)
end]])
    local card = m:hands()[1]:match "%S+"
    local message
    for _ = 1, 1000 do
      local ok, wrong = pcall(m.allows, m, card)
      if not ok then
        message = tostring(wrong):gsub("/tmp/lua_[%w]+/", "")
        break
      end
    end
    check(message, 9, held, "condition")
  end)

  it("are stopped in the worlds that bots think about", function()
    local m = helper.match("keeps = { n = 0 },", [[
function g:round()
self:deal_each(4)
self:play_tricks { leader = 1, tricks = 1 }
if #self:player(2):held() > 0 and self:player(1).tricks > 0 then
while true do end
end
end]])
    local ok, wrong = pcall(m.run, m, "search:3", { rounds = 3 })
    if not ok then
      check((tostring(wrong):gsub("/tmp/lua_[%w]+/", "")), 9, spent, "worlds")
    end
    assert.is_false(ok)
  end)
end)


describe("the budgets of an honest match", function()
  teardown(function()
    core.budget { instructions = 10000000, memory = 16 << 20, always = false }
    helper.clean()
  end)

  it("are its own: other matches have as much", function()
    core.budget { memory = 1 << 20 }
    local kept = {}
    for i = 1, 20 do
      kept[i] = helper.match("", [[
function g:round()
local kept = {} for i = 1, 5000 do kept[i] = { i } end
self:ask_yes_no(1, "go on?")
self:score(1, #kept, "kept")
end]])
      kept[i]:play "yes"
    end
    assert.is_true(core.memory(kept[1].core) > 300000)
    for _, m in ipairs(kept) do assert.equal(5000, m:scores()[1]) end
  end)

  it("are full again for each answer, also in a replay", function()
    core.budget { instructions = 200000, memory = 16 << 20, always = true }
    local m = helper.match("", [[
function g:round()
  while true do
    for i = 1, 60000 do local t = i * 2 end
    self:ask_yes_no(1, "go on?")
  end
end]])
    for _ = 1, 30 do m:play "no" end
    local record = m:record()
    assert.equal(30, m:copy():decisions())
    assert.equal(29, m:undo():decisions())
    assert.equal(record, tenace.replay(record):record())
  end)

  it("pay for reading what has happened", function()
    core.budget { instructions = 20000, memory = 16 << 20, always = true }
    local m = helper.match("", [[
function g:round()
  self:deal_each(13)
  if self:ask_yes_no(1, "again?") then self:deal_again() end
end]])
    for _ = 1, 400 do m:play "yes" end
    local says = "g.lua:7: game 'G', step 'round': the rules have run for "
      .. "20000 instructions without an end"
    assert.equal(says, helper.error(m.view, m, 1))
    assert.equal(says, helper.error(m.counts, m, 1))
  end)

  it("are wider in the replay of a record", function()
    core.budget { instructions = 400000, always = true }
    local m = helper.match("", [[
function g:round()
  self:ask_yes_no(1, "go on?")
  for i = 1, 150000 do local t = i end
  self:ask_yes_no(1, "go on?")
end]])
    local record = m:play("no"):record()
    core.budget { instructions = 100000 }
    assert.equal(record, tenace.replay(record):record())
    assert.is_truthy(helper.error(tenace.replay(record):undo().play,
      tenace.replay(record):undo(), "no"):find("100000 instructions", 1, true))
  end)

  -- Instructions cost more where rules have made a long text.
  it("do not pay for the text of a required file", function()
    core.budget { instructions = 1000000, always = true }
    local files = { { name = "long", path = "long.lua",
      text = "local t = {}\n" .. ("t[#t + 1] = 1\n"):rep(500) .. "return t" },
      { name = "g", path = "g.lua", text = [[
local long = require "long"
local n = #long
for i = 1, 100000 do n = n + i % 2 end
local g = game "G" { players = 2, deck = french(52) }
function g:round() self:score(1, n, "n") end
return g]] } }
    assert.is_truthy(tenace.library_of(files):variant "g")
  end)

  it("do not pay for what the host does for them", function()
    core.budget { instructions = 1000000, always = true }
    local function read()
      local text = core.outside(string.rep, "a", 1 << 20)
      for _ = 1, 100000 do text = text .. "" end
      return #text
    end
    assert.equal(1 << 20, core.guard(nil, read))
    local function spin() core.outside(rawlen, "a") while true do end end
    assert.is_truthy(helper.error(core.guard, nil, spin)
      :find("1000000 instructions", 1, true))
  end)
end)
