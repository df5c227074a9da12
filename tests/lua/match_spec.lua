-- Matches as scripts hold them: turns, moves, going back and forward.

local helper = require "game_helper"
local tenace = require "tenace"

local function whist(seed, how)
  how = how or {}
  how.seed = seed or 7
  return tenace.new("whist", how)
end

--- Plays n moves, the last allowed each time.
local function play(m, n)
  for _ = 1, n do
    if m:turn() then m:play(m:moves()[#m:moves()]) end
  end
  return m
end

describe("a match", function()
  teardown(helper.clean)

  it("says whose turn it is, and the question", function()
    local player, question = whist():turn()
    assert.equal(1, player)
    assert.same({ kind = "card", prompt = "which card?", from = "hand" },
      question)
  end)

  it("lists the moves in a fixed order", function()
    assert.equal("4C 9C 6D 8D 10D AD 3H 4H QH AH 4S JS AS",
      table.concat(whist():moves(), " "))
    assert.same(whist():moves(), whist():moves())
  end)

  it("says whether a move is allowed, and why not", function()
    local m = whist()
    assert.same({ true }, { m:allows "4c" })
    assert.same({ true }, { m:allows " 4♣ " })
    assert.same({ true }, { m:allows "td" })
    assert.same({ false, "'1Z' is no card of this deck" }, { m:allows "1Z" })
    assert.same({ false, "you do not hold 2C", "not_held" },
      { m:allows "2C" })
    for _, move in ipairs { "", "4C 9C" } do
      assert.same({ false, "the answer is one card, such as 4C" },
        { m:allows(move) })
    end
    m:play "4C"
    local other = m:hands()[2]:match "%d+[DHS]"
    local ok, reason, rule = m:allows(other)
    assert.is_false(ok)
    assert.equal("follow_suit", rule)
    assert.equal("you hold " .. table.concat(m:moves(), " ")
      .. ", so you must follow clubs", reason)
  end)

  it("makes moves in a chain of calls", function()
    local m = whist()
    assert.equal(m, m:play "4C")
    assert.equal(2, (m:turn()))
    assert.equal(m, m:play(m:moves()[1]):play(m:moves()[1]))
  end)

  it("raises why a move is not allowed, and stays as it was", function()
    local m = whist()
    assert.equal("you do not hold 2C", helper.error(m.play, m, "2C"))
    assert.equal(0, m:decisions())
    assert.equal(13, #m:moves())
  end)

  it("is over at the target", function()
    local m = helper.play_until(whist())
    local over, winner = m:over()
    assert.is_true(over)
    assert.is_true(m:scores()[winner] >= 5)
    assert.is_nil(m:turn())
    for _, f in ipairs { m.moves, m.allows, m.play, m.why } do
      assert.equal("the match is over", helper.error(f, m, "2C"))
    end
    assert.is_false((whist():over()))
  end)

  it("has hands, scores and a score sheet", function()
    local m = whist()
    local all = {}
    for _, hand in ipairs(m:hands()) do
      assert.equal(13, select(2, hand:gsub("%S+", "")))
      all[#all + 1] = hand
    end
    assert.equal(helper.sorted(tostring(tenace.cards(table.concat(all, " ")))),
      helper.sorted(table.concat(all, " ")))
    assert.same({ 0, 0 }, m:scores())
    assert.same({}, m:score_sheet())
    helper.play_until(m)
    local totals = { 0, 0 }
    for _, line in ipairs(m:score_sheet()) do
      assert.equal("tricks above six", line.reason)
      assert.is_true(line.round >= 1 and line.points >= 1)
      totals[line.side] = totals[line.side] + line.points
    end
    assert.same(m:scores(), totals)
  end)

  it("comes from its seed", function()
    assert.same(whist(1):hands(), whist(1):hands())
    assert.not_same(whist(1):hands(), whist(2):hands())
    assert.equal("a seed is a whole number, not '1.5'",
      helper.error(whist, 1.5))
    assert.equal("a seed is a whole number, not '7'", helper.error(whist, "7"))
  end)

  it("takes its settings by name, and no others", function()
    assert.equal("new: unknown field 'sed', did you mean 'seed'?",
      helper.error(tenace.new, "whist", { sed = 7 }))
    assert.equal("no game 'whst', did you mean 'whist'?",
      helper.error(tenace.new, "whst"))
    assert.equal("no game is named", helper.error(tenace.new))
    assert.equal("option 'rounds' must be a number from 0 to 100, not '3.5'",
      helper.error(tenace.new, "whist", { options = { rounds = 3.5 } }))
  end)
end)


describe("undo and redo", function()
  teardown(helper.clean)

  it("go back and forward", function()
    local m = play(whist(), 60)
    local records = { m:record() }
    for i = 2, 5 do records[i] = m:undo():record() end
    for i = 4, 1, -1 do assert.equal(records[i], m:redo():record()) end
    assert.equal(records[5], m:undo(4):record())
    assert.equal(records[1], m:redo(4):record())
  end)

  it("stop at the first and the last decision", function()
    local m = play(whist(), 3)
    local start = whist():record()
    assert.equal(start, m:undo(100):record())
    assert.equal(3, m:redo(100):decisions())
    assert.equal(3, m:redo():decisions())
    assert.equal(3, m:undo(0):decisions())
  end)

  it("forget what was taken back when another move is made", function()
    local m = play(whist(), 5):undo(2)
    m:play(m:moves()[1])
    local record = m:record()
    assert.equal(record, m:redo(5):record())
  end)

  it("do not count answers that were forced", function()
    local m = helper.play_until(whist(), function(m)
      return m:view(1).round == 2
    end)
    assert.equal(52, m:decisions())
    local before = m:undo():decisions()
    assert.is_true(before < 48)
    assert.equal(52, m:redo():decisions())
    assert.equal(before, m:undo():decisions())
  end)

  it("go back over the end of the match", function()
    local m = helper.play_until(whist())
    local record, scores = m:record(), m:scores()
    m:undo()
    assert.is_false((m:over()))
    assert.is_truthy(m:turn())
    assert.same(scores, m:redo():scores())
    assert.equal(record, m:record())
  end)

  it("want whole numbers", function()
    local m = whist()
    for _, n in ipairs { -1, 1.5, "x" } do
      assert.equal("undo: n is a whole number from 0 on, not '" .. n .. "'",
        helper.error(m.undo, m, n))
      assert.equal("redo: n is a whole number from 0 on, not '" .. n .. "'",
        helper.error(m.redo, m, n))
    end
  end)

  it("restore the fields that a match keeps, even empty ones", function()
    local m = helper.match([[
      keeps = { level = 2, best = player }, round = { mark = text },]], [[
function g:round()
  self.level = self.level + 1
  if self.round_number == 2 then self.best = 3 == 3 and self:player(3) end
  if self.round_number == 3 then self.best = nil end
  self.mark = "r" .. self.level
  self:ask_yes_no(1, "level {level}, {mark}?")
  self:ask_yes_no(2, "again?")
end]])
    local seen = {}
    for n = 1, 8 do
      local view = m:view(1)
      seen[n] = { view.level, view.best, view.mark }
      m:play "no"
    end
    assert.same({ { 3, nil, "r3" }, { 4, 3, "r4" }, { 5, nil, "r5" },
      { 6, nil, "r6" } }, { seen[1], seen[3], seen[5], seen[7] })
    for n = 8, 1, -1 do
      m:undo()
      local view = m:view(1)
      assert.same(seen[n], { view.level, view.best, view.mark })
    end
    local _, question = m:turn()
    assert.equal("level 3, r3?", question.prompt)
  end)
end)


describe("a copy", function()
  it("is independent", function()
    local m = play(whist(), 20)
    local copy = m:copy()
    assert.equal(m:record(), copy:record())
    copy:play(copy:moves()[1])
    local n = m:decisions()
    assert.is_true(copy:decisions() > n)
    m:undo(5)
    assert.is_true(copy:decisions() > n)
  end)

  it("can redo what was taken back", function()
    local m = play(whist(), 20)
    local record = m:record()
    local copy = m:undo(3):copy()
    assert.equal(record, copy:redo(3):record())
    assert.is_true(m:decisions() < copy:decisions())
  end)

  it("goes on as the match would have", function()
    local m = play(whist(), 30)
    local copy = m:copy()
    assert.equal(m:run("random"):record(), copy:run("random"):record())
  end)
end)


describe("restart", function()
  teardown(helper.clean)

  it("begins anew with another seed", function()
    local m = play(whist(1), 20)
    m:view(1)
    m:restart(2)
    assert.equal(whist(2):record(), m:record())
    assert.same(whist(2):view(1), m:view(1))
    assert.same(whist(2):story(1), m:story(1))
    assert.equal(0, m:redo():decisions())
    assert.equal("a seed is a whole number, not 'x'",
      helper.error(m.restart, m, "x"))
  end)

  it("forgets the fields that the match kept", function()
    local m = helper.match("keeps = { best = player, level = 2 },", [[
function g:round()
  self:ask_yes_no(1, "best {best}, level {level}?")
  self.best, self.level = self:player(2), 5
end]])
    local function prompt()
      local _, question = m:turn()
      return question.prompt
    end
    m:play "no"
    assert.equal("best player 2, level 5?", prompt())
    m:restart(3)
    assert.equal("best , level 2?", prompt())
  end)
end)


describe("run", function()
  it("plays to the end, the same for the same seed", function()
    local m = whist()
    assert.equal(m, m:run "random")
    assert.is_true((m:over()))
    assert.equal(m:record(), whist():run("random"):record())
    assert.equal(m:record(),
      whist():run({ "random", "random", "random", "random" }):record())
  end)

  it("stops at a person's seat", function()
    local m = whist():run { [2] = "random", [3] = "random", [4] = "random" }
    assert.equal(1, (m:turn()))
    assert.equal(0, m:decisions())
    m:play(m:moves()[1]):run { [2] = "random", [3] = "random",
      [4] = "random" }
    assert.equal(1, (m:turn()))
    assert.is_true(m:decisions() >= 4)
  end)

  it("stops after a number of rounds", function()
    local m = whist(7, { options = { rounds = 10 } })
    for n = 1, 3 do
      m:run("random", { rounds = 1 })
      assert.equal(n + 1, m:view(1).round)
      assert.equal(0, #m:view(1).table)
    end
    m:run("random", { rounds = 20 })
    assert.is_true((m:over()))
    assert.equal(m:record(), m:run("random"):record())
  end)

  it("refuses an unknown bot", function()
    for _, bots in ipairs { "bot", { "random", "bot" } } do
      assert.equal("no bot 'bot': there are random, search and search:N, "
        .. "N from 1 to 100000",
        helper.error(whist().run, whist(), bots))
    end
    for _, n in ipairs { 0, 1.5, "x" } do
      assert.equal("rounds are a whole number from 1 on, not '" .. n .. "'",
        helper.error(whist().run, whist(), "random", { rounds = n }))
    end
  end)
end)
