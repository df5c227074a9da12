-- What sides count in a round before scoring: self:count, side.count and
-- self:most_counted; and counts that multiply.

local helper = require "game_helper"
local tenace = require "tenace"

local ROUNDS = 'options = { rounds = number { 2, from = 1, to = 9, "" } },'
local KEEP = "round = { told = text, most = number, best = side },"


--- The view in a round of these statements, in which four play for themselves.
local function view(statements)
  return helper.round(statements, KEEP):view(1)
end


describe("what sides count in a round", function()
  teardown(helper.clean)

  it("is added up, with an explanation", function()
    local seen = view [[
      self:count(1, 30, "cards")
      self:count(self:player(1), 10, "last trick")
      self:count(self:side(2), 39, "cards")
      self.most, self.best, self.told = self:most_counted()]]
    assert.equal(40, seen.most)
    assert.equal(1, seen.best)
    assert.equal("cards 30, last trick 10 = 40", seen.told)
    assert.same({ "cards 30, last trick 10 = 40", "cards 39", "", "" },
      seen.counted)
  end)

  it("can be read from a side", function()
    assert.equal("-5 0", view([[
      self:count(2, -5, "fine")
      self.told = self:side(2).count .. " " .. self:side(3).count]]).told)
  end)

  it("has nobody in front if two sides share the most", function()
    local seen = view [[
      self:count(1, 20, "cards")
      self:count(3, 20, "cards")
      self:count(4, 5, "cards")
      self.most, self.best, self.told = self:most_counted()]]
    assert.equal(20, seen.most)
    assert.is_nil(seen.best)
    assert.is_nil(seen.told)
  end)

  it("is nobody's who sits out, also where a hand is left", function()
    local seen = helper.match("players = 2, dummy_hands = 1, " .. KEEP, [[
      function g:round()
        self:count(1, 20, "cards")
        self:sit_out(1)
        self.most, self.best, self.told = self:most_counted()
        self:ask_yes_no(2, "go on?")
      end]]):view(2)
    assert.same({ 0, 2, "" }, { seen.most, seen.best, seen.told })
  end)

  it("is one entry for all of a side's points with one reason", function()
    assert.same({ "cards 40, last trick 5 = 45", "cards 7", "", "" }, view([[
      self:count(1, 30, "cards")
      self:count(2, 7, "cards")
      self:count(1, 5, "last trick")
      self:count(1, 10, "cards")]]).counted)
  end)

  it("can be scored by all sides, each with its text", function()
    local m = helper.match(ROUNDS, [[function g:round()
      self:count(1, 30, "cards")
      self:count(3, -7, "fine")
      self:count(1, 5, "last trick")
      self:score_counted()
    end]], { seed = 1, options = { rounds = 1 } })
    assert.same({ 35, 0, -7, 0 }, m:scores())
    assert.equal("cards 30, last trick 5 = 35", m:score_sheet()[1].reason)
  end)

  it("can be scored by one side", function()
    local m = helper.match(ROUNDS, [[function g:round()
      self:count(1, 30, "cards")
      self:count(3, -7, "fine")
      self:score_counted(self:player(3))
    end]], { seed = 1, options = { rounds = 1 } })
    assert.same({ 0, 0, -7, 0 }, m:scores())
  end)

  it("leaves no trace of zero", function()
    assert.is_nil(view('self:count(1, 0, "nothing")').counted)
  end)

  it("leaves out players who sit out, and zero", function()
    local seen = view [[
      self:sit_out(2)
      for n = 1, 4 do
        if n ~= 2 then self:count(n, -n, "fine") end
      end
      self:count(1, 0, "nothing")
      self.most, self.best, self.told = self:most_counted()]]
    assert.equal(1, seen.best)
    assert.equal("fine -1", seen.told)
  end)

  it("is zero again in the next round", function()
    local m = helper.match(ROUNDS, [[
function g:round()
  self:count(1, 7, "seven")
  self:ask_yes_no(1, "go on?")
  self:score(1, self:side(1).count, "counted")
end]])
    m:play("yes"):play("no")
    assert.same({ 14, 0, 0, 0 }, m:scores())
    assert.is_nil(view("").counted)
  end)

  it("is the same again after undo, in a copy and in a record", function()
    local m = helper.match("", [[
function g:round()
  for n = 1, 3 do
    if self:ask_yes_no(1, "more?") then self:count(1, n, "more") end
  end
  self:score(1, self:side(1).count, "counted")
end]])
    m:play("yes"):play("yes"):undo():play("no")
    assert.same({ "more 1", "", "", "" }, m:copy():view(1).counted)
    m:play("yes")
    assert.same({ 4, 0, 0, 0 }, m:scores())
    assert.same({ 4, 0, 0, 0 }, tenace.replay(m:record()):scores())
  end)

  it("is refused if it is no number", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for text, message in pairs {
      ["self:count(1, 2.5, 'x')"] = "bad argument #2 to 'count' (number has "
        .. "no integer representation)",
      ["self:count(1, 5)"] =
        "bad argument #3 to 'count' (string expected, got no value)",
      ["self:count(9, 5, 'x')"] =
        "bad argument #1 to 'count' (no side 9 (there are 4))",
      ["self:count(1, 9000000, 'x')"] =
        "bad argument #2 to 'count' (more than a million points)",
      ["for n = 1, 2000 do self:count(1, n, 'x' .. n) end"] =
        "more than 1000 things are counted in one round",
      ["for _ = 1, 2000 do self:count(1, -999999, 'x') end"] =
        "a side counts more than 1000000000 points",
    } do
      assert.equal(begin .. message, helper.wrong(text))
    end
  end)
end)


describe("a count that is multiplied", function()
  teardown(helper.clean)

  it("says so in its explanation", function()
    assert.equal("with 1, game 2, × clubs 12 = 24; 24", view([[
      local value, says = count_times(12, "clubs", count_on(1, "with", "game"))
      self.told = says .. "; " .. value]]).told)
  end)
end)


describe("points for several sides", function()
  teardown(helper.clean)

  it("go to all sides but one", function()
    local m = helper.match("", [[
function g:round()
  self:score_others(self:player(1), 7, "the others")
  self:score_others(self:player(2).side, -2, "not 2")
  self:ask_yes_no(1, "on?")
end]], { seed = 1 })
    local scores = m:scores()
    assert.equal(-2, scores[1])
    for side = 2, #scores do
      assert.equal(side == 2 and 7 or 5, scores[side])
    end
  end)

  it("are counted from the cards that each has won", function()
    local m = helper.match("points = { A = 11, K = 4 },", [[
function g:round()
  self:move(self:draw(self:player(1), 52), self:player(1),
    self:player(1).side.won)
  self:count_cards()
  self:score(1, self:most_counted(), "most")
  self:ask_yes_no(1, "on?")
end]], { seed = 1 })
    assert.equal(60, m:scores()[1])
  end)

  it("follow what is shown, which is given back", function()
    local m = helper.match("", [[
function g:round()
  self:deal_each(1)
  local last = self.dealer.hand:cards()
  local card = self:show(last, "the last")
  self:score(1, card == last and 3 or 1, "shown")
  self:ask_yes_no(1, "on?")
end]], { seed = 1 })
    assert.equal(3, m:scores()[1])
  end)
end)


describe("tricks", function()
  teardown(helper.clean)

  it("are a point each for the side that won them, above a number", function()
    local m = helper.match("options = { rounds = number { 1, from = 1, to = 1,"
      .. ' "rounds" } }, sides = "partners",', [[
function g:round()
  self:deal_each(13)
  self:play_tricks()
  self:score_tricks("tricks")
  self:score_tricks("more than four", 4)
end]], { seed = 3 }):run "random"
    local lines, won = m:score_sheet(), {}
    for _, line in ipairs(lines) do
      if line.reason == "tricks" then won[line.side] = line.points end
    end
    assert.equal(13, won[1] + won[2])
    local function both(n) return n + math.max(0, n - 4) end
    assert.same({ both(won[1]), both(won[2]) }, m:scores())
    assert.matches("#2 to 'score_tricks' %(a number of tricks expected%)",
      helper.wrong 'self:score_tricks("tricks", -1)')
  end)
end)


describe("the last card dealt", function()
  teardown(helper.clean)

  it("is shown where it is, and given back", function()
    local m = helper.round([[
self:deal_each(1)
local card = self:show_last_dealt("the last")
self:score(1, card == tostring(self.dealer.hand) and 3 or 1, "shown")]])
    assert.equal(3, m:scores()[1])
    local shown
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "shown" then shown = entry end
    end
    assert.equal("the last", shown.reason)
    assert.matches("no card has been dealt in this round",
      helper.wrong "self:show_last_dealt()", 1, true)
  end)
end)


describe("lists of words", function()
  teardown(helper.clean)

  it("are combined, each with each", function()
    assert.equal("1/1 no trump/2/2 no trump", view([[
      self.told = table.concat(combine("1 2", { "", "no trump" }), "/")]]).told)
    assert.equal(("x"):rep(70) .. " a", view([[
      self.told = combine(("x"):rep(70), "a")[1] ]]).told)
    assert.matches("a text or a list of texts expected",
      helper.wrong 'combine({ {} }, "a")', 1, true)
  end)

  it("are taken apart again", function()
    assert.equal("4/no trump, 4/nil, 12/up, null ouvert/nil", view([[
      local said = {}
      for i, text in ipairs { "4 no trump", "4", "12 up", "null ouvert" } do
        local number, kind = part(text, "1 2 4 12")
        said[i] = number .. "/" .. tostring(kind)
      end
      self.told = table.concat(said, ", ")]]).told)
    assert.equal("no trump/4", view([[
      local kind, number = part("no trump 4", { "trump", "no trump" })
      self.told = kind .. "/" .. number]]).told)
    assert.matches("part: text expected, not a number",
      helper.wrong 'part(4, "1 2")', 1, true)
    assert.matches("part: words of a text or a list expected, not a number",
      helper.wrong 'part("4", 1)', 1, true)
  end)

  it("can be choices, also as lists inside lists", function()
    local m = helper.match("", [[
function g:round()
  local said = self:choose(1, "?", { { "a", 2 }, false, "b" })
  self:score(1, said == "2" and 2 or 1, said)
end]], nil)
    assert.same({ "a", "2", "b" }, m:moves())
    assert.same({ 2, 0, 0, 0 }, m:copy():play("2"):scores())
    assert.same({ 1, 0, 0, 0 }, m:play("b"):scores())
  end)
end)


describe("a suit", function()
  teardown(helper.clean)

  it("is known by its name", function()
    assert.equal("H O S nil", view([[
      self.told = suit "hearts" .. " " .. suit "oros" .. " " .. suit "QS"
        .. " " .. tostring(suit "grand")]]).told)
  end)

  it("is known by the last word of a bid", function()
    assert.equal("S nil", view([[
      self.told = suit "7 spades" .. " " .. tostring(suit "7 no trump")]]).told)
  end)
end)
