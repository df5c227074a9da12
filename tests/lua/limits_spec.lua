-- Nobody trusts rules files: what they cannot reach, and what happens when they
-- do not end, take all memory, or fail in the middle of a match.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"

local match = helper.match

--- A game that asks two questions a round. In the second round, if the first is
-- answered with yes, it does this before the second question.
local function failing(statements, facts)
  return match("keeps = { n = 0 }, " .. (facts or ""), [[
local function spin(n) return 1 + spin(n + 1) end
local function many() local t = {} for i = 1, 1e9 do t[i] = {} end end
function g:round()
  self:deal_each(3)
  self.n = self.n + 1
  local fail = self:ask_yes_no(1, "fail?")
  self:score(2, 1, "asked")
  if fail then self:go_wrong(spin, many) end
  self:ask_yes_no(2, "on?")
end
function g:go_wrong(spin, many)
  ]] .. statements .. "\nend")
end

--- Asserts that the match is as before, and that it can go on.
local function check_alive(m, record)
  assert.equal(record, m:record())
  assert.equal(1, (m:turn()))
  assert.equal(2, m:view(1).n)
  assert.equal(record, m:undo():redo():record())
  assert.equal(record, tenace.replay(record):record())
  m:play("no"):play("no")
  assert.equal(3, m:view(1).n)
  assert.same({ 0, 2, 0, 0 }, m:scores())
  assert.equal(0, tenace.new("whist", { seed = 1 }):decisions())
end

--- The error of a match that fails in its second round.
local function wrong(statements, facts)
  local m = failing(statements, facts):play("no"):play("no")
  local record = m:record()
  local message = helper.error(m.play, m, "yes")
  check_alive(m, record)
  return message
end

local place = "g.lua:16: game 'G', step 'go_wrong': "

describe("a step that fails", function()
  teardown(helper.clean)

  it("leaves the match as it was, and names game, step and line", function()
    assert.equal(place .. "no", wrong "error 'no'")
    assert.equal(place .. "a match has no 'x'",
      (wrong("self:x()"):gsub(", did you.*", "")))
    assert.equal(place .. "attempt to perform arithmetic on a nil value "
      .. "(local 'a')", wrong "local a self:score(1, a + 1, 'x')")
    assert.equal(place .. "bad argument #1 to 'deal_each' (the stock has only "
      .. "40 cards)", wrong "self:deal_each(11)")
  end)

  it("does the same after it has changed the match", function()
    assert.equal(place .. "no", wrong [[self:score(1, 7, "x") self.n = 9
      self:move(self:player(3).hand, self:player(3), self.stock)
      self:sit_out(3) error "no"]]
      :gsub("lua:18:", "lua:16:") .. "")
  end)

  it("fails for bots as well", function()
    local m = failing "error 'no'"
    m:play("no"):play("no")
    local message = helper.error(m.run, m, { function() return "yes" end,
      "random" })
    assert.is_truthy(message:find("no", 1, true))
    assert.is_truthy(m:turn())
    m = match("", [[
function g:round()
  self:deal_each(5)
  self:play_tricks { leader = 1 }
  if self.round_number == 3 then error "three" end
end]])
    assert.equal("g.lua:8: game 'G', step 'round': three",
      helper.error(m.run, m, "random"))
    assert.equal(3, m:view(1).round)
    assert.equal(m:record(), tenace.replay(m:record()):record())
    assert.equal("g.lua:8: game 'G', step 'round': three",
      helper.error(m.run, m, "random"))
    m:undo(2)
    assert.is_true(m:decisions() > 40)
  end)

  it("fails at once if no decision has been made", function()
    assert.equal("g.lua:5: game 'G', step 'round': no", helper.error(match,
      "", "function g:round() error 'no' end"))
    assert.equal("g.lua:6: game 'G', step 'round': a match has no 'detl', did "
      .. "you mean 'deal'?", helper.error(match, "", "function g:deal() end\n"
        .. "function g:round() self:detl() end"))
  end)
end)


describe("a budget", function()
  setup(function() core.budget { instructions = 3000000, memory = 8 << 20 } end)
  teardown(function()
    core.budget { instructions = 10000000, memory = 16 << 20 }
    helper.clean()
  end)

  local spent = "the rules have run for 3000000 instructions without an end"

  it("of instructions ends a step", function()
    for _, text in ipairs { "while true do end", "repeat until false",
      "for i = 1, math.huge do end", "::a:: goto a",
      "local function f() return f() end f()",
      "for i = 1, 1e12 do local t = split 'a b c d' end",
      "local t = {} for i = 1, 1000 do t[i] = i end "
        .. "while true do table.sort(t) end",
      "while true do (function() error() end)() end" } do
      local message = wrong(text)
      assert.is_truthy(message == place .. spent
        or message:find("error_not_text", 1, true)
        or message:find("of an error is text", 1, true))
    end
  end)

  it("is not spent by work in small pieces", function()
    local m = match("", [[
function g:round()
  for i = 1, 100000 do local t = i * 2 end
  self:ask_yes_no(1, "on?")
end]])
    for _ = 1, 100 do m:play "no" end
    assert.equal(101, m:view(1).round)
  end)

  it("ends an obligation, an order, a condition", function()
    local message = helper.error(match,
      'obligations = { obligation "long" { says = "so",\n'
      .. "function() while true do end end } },",
      [[function g:round() self:deal_each(2)
self:play_tricks { leader = 1 } end]])
    assert.equal("g.lua:4: game 'G', step 'round': " .. spent, message)
    message = helper.error(match, "", [[
function g:order() while true do end end
function g:round()
  self:deal_each(2)
  self:play_tricks { leader = 1 }
end]])
    assert.equal("g.lua:5: game 'G', step 'order': " .. spent, message)
    local m = match("", [[
function g:round()
  self:deal_each(2)
  self:ask_cards(1, "?", 1, self:player(1), function()
    while true do end
  end)
end]])
    for _, f in ipairs { m.moves, m.allows, m.play } do
      assert.equal("g.lua:8: game 'G': " .. spent,
        helper.error(f, m, m:hands()[1]:match "%S+"))
    end
    assert.equal(1, (m:turn()))
  end)

  it("is no larger for all moves than for one answer", function()
    local m = match("", [[
function g:round()
  self:deal_each(10)
  self:ask_cards(1, "?", 3, self:player(1), function()
    for i = 1, 100000 do end
    return true
  end)
end]])
    core.budget { always = true } -- all sets may take less than a tick
    local message = helper.error(m.moves, m)
    core.budget { always = false }
    assert.equal("g.lua:8: game 'G': " .. spent, message)
    assert.equal(1, (m:turn()))
  end)

  it("limits the sets of cards that are listed, and that are tried", function()
    local question = require "tenace.match.question"
    local most = question.most
    local function listed(number, least, n, condition)
      question.most = number
      local ask = ("self:deal_each(13)\nself:ask_cards(1, '?', { %d, %d }, "
        .. "self:player(1)%s)"):format(least, n, condition or "")
      local m = helper.round(ask, nil, { seed = 1, deal = { hands = {
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC", "*", "*", "*" } } })
      local list, count = m:moves()
      question.most = most
      return list and #list or "more", list and list[1] or count
    end
    assert.same({ 14, "none" }, { listed(14, 0, 1) })
    assert.same({ "more", 14 }, { listed(13, 0, 1) })
    assert.same({ 13, "2C" }, { listed(13, 1, 1) })
    local one = ", function(cards) return cards == '3C' end, 'no'"
    assert.same({ 1, "3C" }, { listed(5, 1, 2, one) })    -- 91 sets are tried
    assert.same({ "more", 91 }, { listed(4, 1, 2, one) }) -- but 80 at most
  end)

  it("limits how many orders a match keeps", function()
    local m = match("round = { n = 0, word = text },", [[
function g:order() return self.n > 0 and self.word and {} or {} end
function g:round()
  self:deal_each(5)
  for i = 1, 3000 do
    self.n, self.word = i, "w" .. i
    local spades = self:player(1).hand:of_suit("S")
  end
  self:ask_yes_no(1, "on?")
end]])
    collectgarbage()
    collectgarbage()
    assert.is_true(core.memory(m.core) < 1 << 20)
    assert.equal(0, m:decisions())
    assert.equal(2, m:play("no"):view(1).round)
  end)

  it("ends the loading of a file, and the functions of its facts",
    function()
      assert.equal("g.lua:1: " .. spent, helper.error(tenace.new,
        helper.file "while true do end"))
      assert.is_truthy(helper.error(tenace.new, helper.file(helper.text(
        "ranks = function() while true do end end,",
        "function g:round() end"))):find(spent, 1, true))
    end)

  it("is whole again behind the answer of a native bot, and ends what comes "
    .. "after it", function()
      core.budget { instructions = 200000, always = true }
      local m = match("", [[
function g:round()
  for turn = 1, 100 do
    for i = 1, 20000 do local t = i end
    self:ask_yes_no(1, "on?")
  end
  while true do end
end]])
      local message = helper.error(m.run, m, "random")
      local decisions = m:decisions()
      core.budget { instructions = 3000000, always = false }
      assert.equal("g.lua:10: game 'G', step 'round': the rules have run for "
        .. "200000 instructions without an end", message)
      assert.equal(99, decisions)
    end)

  it("of memory ends the compiling of a huge file", function()
    local items = {}
    for i = 1, 8000 do items[i] = "'" .. i .. "'" end
    local path = helper.file("local t = { " .. table.concat(items, ", ")
      .. " }\nreturn t")
    core.budget { memory = 64 << 10 }
    local message = helper.error(tenace.new, path)
    core.budget { memory = 8 << 20 }
    assert.equal("g.lua: not enough memory", message)
  end)

  it("ends rounds without decisions", function()
    local found = helper.error(match, "", "function g:round() end")
    assert.equal("g.lua:5: game 'G', step 'round': the match does not end: 500 "
      .. "rounds were played and nobody was asked anything", found)
  end)

  it("ends a round with too many decisions", function()
    local m = match("", [[
function g:round()
  while true do self:ask_yes_no(1, "on?") end
end]])
    core.budget { instructions = 10000000 }
    assert.equal("g.lua:6: game 'G', step 'round': more than 20000 decisions "
      .. "in one round: does it end?", helper.error(m.run, m, "random"))
    core.budget { instructions = 3000000 }
    assert.equal(20000, m:decisions())
    assert.equal(1, (m:turn()))
    m = tenace.new(helper.file(helper.text("", [[
function g:round()
  while true do self:ask_yes_no(1, "on?") end
end]])), { seed = 1, most_decisions = 5 })
    for _ = 1, 5 do m:play "no" end
    local record = m:record()
    assert.equal("g.lua:6: game 'G', step 'round': more than 5 decisions "
      .. "in one round: does it end?", helper.error(m.play, m, "no"))
    assert.equal(record, m:record())
  end)

  it("of memory ends a step", function()
    for _, text in ipairs { "many()", "local s = 'x' while true do s = s .. s "
      .. "end", "local t = {} for i = 1, 1e9 do t[i] = i end",
      "local t = {} while true do t[#t + 1] = ('x'):rep(100) .. #t end" } do
      local message = wrong(text)
      assert.is_truthy(message:find "^g.lua:%d+: game 'G', step 'go_wrong': ")
      assert.is_truthy(message:find "not enough memory"
        or message:find "a text of rules has at most 65536 letters$")
    end
  end)

  it("of the stack ends a step", function()
    assert.equal("g.lua:5: game 'G', step 'go_wrong': stack overflow: too many "
      .. "calls or values at once", wrong "spin(1)")
  end)

  it("bounds the result of one call", function()
    for text, message in pairs {
      ["('x'):rep(2^30)"] = "'rep' would take more than 65536 letters",
      ["string.rep('x', 1e9, 'y')"] =
        "'rep' would take more than 65536 letters",
      ["string.format('%99999d', 1)"] = "invalid",
      ["string.format('%s%s', ('x'):rep(60000), ('x'):rep(60000))"] =
        "'format' would take more than 65536 letters",
      ["table.concat({ ('x'):rep(60000), ('x'):rep(60000) })"] =
        "'concat' would take more than 65536 letters",
      ["table.unpack({}, 1, 100000)"] = "'unpack' takes at most 250 items",
    } do
      local found = wrong("local x = " .. text)
      assert.equal(place, found:sub(1, #place))
      assert.is_truthy(found:find(message, 1, true))
    end
  end)
end)


describe("the sandbox of a match", function()
  teardown(helper.clean)

  it("has no way out", function()
    for _, name in ipairs { "os", "io", "debug", "package", "load", "loadfile",
      "dofile", "pcall", "xpcall", "coroutine", "setmetatable", "getmetatable",
      "next", "rawget", "rawset", "rawequal", "rawlen", "collectgarbage",
      "print", "utf8", "_G", "_ENV", "warn", "string.dump", "string.match",
      "string.gmatch", "string.gsub", "string.pack", "table.move",
      "math.random", "math.randomseed" } do
      local last = name:match "[^.]*$"
      local found = wrong("local x = " .. name .. " x()")
      assert.is_truthy(found:find("no such name '" .. last .. "'", 1, true)
        or found:find("a text has no '" .. last .. "'", 1, true)
        or found:find("attempt to call a table value", 1, true)
        or found:find("attempt to call a names value", 1, true))
    end
    for _, method in ipairs { "match", "gmatch", "gsub", "dump", "pack" } do
      assert.is_truthy(wrong("local x = ('x'):" .. method .. "('x')"):find(
        "a text has no '" .. method .. "'", 1, true))
    end
  end)

  it("reads text only", function()
    local path = helper.file(string.dump(function() end))
    assert.equal("g.lua: this is compiled code, a rules file is text",
      helper.error(tenace.new, path))
  end)

  it("requires rules files only by their bare names", function()
    for _, name in ipairs { "os", "tenace.core", "../whist", "/etc/passwd",
      "tenace", "match" } do
      local path = helper.file("local x = require '" .. name .. "'\nreturn x")
      assert.is_truthy(helper.error(tenace.new, path):find "^g.lua:1: ")
    end
  end)

  it("lets a file make local names only", function()
    assert.is_truthy(wrong("x = 1"):find("'x' is not declared", 1, true))
    assert.is_truthy(wrong("string.x = 1"):find "cannot be set")
    assert.is_truthy(wrong("game = 1"):find "cannot be set")
  end)

  it("shows no address", function()
    local m = failing [[
local t = ""
for _, v in ipairs { self, {}, print_me, self.dealer, self.stock, split,
  self.option, self.facts } do t = t .. tostring(v) .. " " end
self:score(1, 1, t .. ("%s"):format({}))]]
    local function text()
      local again = m:copy()
      helper.error(again.play, again, "yes")
    end
    text()
    m = failing [[
local t = ""
for _, v in ipairs { self, {}, self.dealer, split, self.option } do
  t = t .. tostring(v) .. " "
end
self:score(1, 1, t .. ("%s"):format({}))]]
    m:play "yes"
    assert.is_nil(m:score_sheet()[2].reason:find "0x")
  end)

  it("goes through tables in a fixed order", function()
    local m = match("", [[
function g:round()
  local t, s = { b = 1, a = 2, [3] = 3, c = 4, [true] = 5, [1] = 6 }, ""
  for key, value in pairs(t) do s = s .. tostring(key) .. value .. " " end
  self:score(1, 1, s)
  self:ask_yes_no(1, "on?")
end]])
    assert.equal("16 33 a2 b1 c4 true5 ", m:score_sheet()[1].reason)
  end)

  it("takes only whole points", function()
    assert.is_truthy(wrong("self:score(1, 120 / 60, 'x')"):find(
      "points are whole numbers", 1, true))
  end)

  it("leaves the program's own library as it is", function()
    helper.error(failing("error 'no'").play, failing "error 'no'", "yes")
    assert.equal("b", ("abc"):match "b")
    assert.equal("function", type(("x").gsub))
    assert.equal(100000, #("x"):rep(100000))
    assert.is_nil(rawget(_G, "x"))
  end)

  it("keeps matches of one file apart", function()
    local one, two = failing "", failing ""
    one:play "no"
    assert.equal(0, two:decisions())
    local path = helper.file(helper.text("keeps = { n = 0 },", [[
function g:round() self.n = self.n + 1 self:ask_yes_no(1, "on?") end]]))
    local a, b = tenace.new(path, { seed = 1 }), tenace.new(path, { seed = 1 })
    a:play("no"):play("no")
    assert.equal(3, a:view(1).n)
    assert.equal(1, b:view(1).n)
  end)
end)
