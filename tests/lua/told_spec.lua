-- Which line of the rules tells a bot that an imagined deal is impossible.

local check = require "tenace.study.check"
local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[options = { target = number { 1, from = 1, to = 5, "points" } },
  round = { first = player, high = number },]]

--- A game whose round begins with these statements, from line 7 on.
local function game(statements)
  return helper.text(FACTS, "function g:round()\n  self:deal_each(5)\n"
    .. statements .. "\n  self:play_tricks { leader = self.first }\n"
    .. "  self:score(self.first.side, 1, 'first')\nend")
end


-- Whoever holds the lowest diamond dealt begins: nobody is told which it is.
local LOOK = [[
  for player in self:each_player() do
    if player.hand:has "KD" then self.first = player end
  end
  self.first = self.first or self:player(1)
]]
local TELL = [[
  self.first = self:holder_of "KD" or self:player(1)
]]
local RARELY = [[
  local two = self:player(2).hand
  self.first = self:player(two:has "KD" and two:has "QD" and 2 or 1)
]]
local ASK = [[
  self.first = self:player(1)
  if self.first.hand:has "KD" then
    self:ask_yes_no(self.first, "lay it down?")
  end
]]


local function remarks(text)
  local problems, list = check.run(helper.file(text))
  assert.same({}, problems)
  local found
  for _, one in ipairs(list) do
    if one.text:find("players do not see", 1, true) then found = one end
  end
  return found
end


describe("a rule that looks at hidden cards", function()
  teardown(helper.clean)

  it("is found by check, with its line", function()
    local found = remarks(game(LOOK))
    assert.matches("step 'round' goes by cards that some players do not see: "
      .. "what follows, as a score or who leads, tells them to all", found.text)
    assert.is_true(found.line == 9 or found.line == 11)
    assert.matches("tell_holds", found.advice)
  end)

  it("is found where it asks or does not", function()
    local problems = check.run(helper.file(game(ASK)))
    assert.equal(1, #problems)
    assert.matches("'lay it down%?'.* that player %d does not see$",
      problems[1].text)
    assert.is_true(problems[1].line >= 8)
  end)

  it("is named as far as it is known", function()
    local revealed = require "tenace.study.revealed"
    local of, place = revealed.of, revealed.place
    local path = helper.file(game(TELL))
    local function remark(found)
      revealed.of = function() end
      revealed.place = function() return found, 12 end
      local _, list = check.run(path)
      revealed.of, revealed.place = of, place
      for _, one in ipairs(list) do
        if one.text:find("deals", 1, true) then return one end
      end
    end
    local here = remark { file = path, line = 9 }
    assert.equal("what happens here goes by cards that some players do not "
      .. "see: what follows, as a score or who leads, tells them to all. In 12 "
      .. "of 100 deals that look the same to a player it would have gone "
      .. "otherwise", here.text)
    assert.equal(9, here.line)
    assert.matches("^bots drop 12 of 100 deals", remark({}).text)
    assert.equal(path, remark({}).file)
  end)

  it("is no fault if it tells", function()
    assert.is_nil(remarks(game(TELL)))
  end)

  it("is named in the report of a search, which guesses", function()
    local m = tenace.new(helper.file(game(LOOK)), { seed = 3 })
    while m:view(1).round == 1 and m:view(1).first == 1 do
      m = tenace.new(helper.file(game(LOOK)), { seed = m.seed + 1 })
    end
    m:play(m:choose "random")
    m:choose "search:20"
    assert.is_true(m.thought.dropped > 0)
    local place = m.thought.told[1]
    assert.equal("round", place.step)
    assert.matches("g.lua$", place.file)
    assert.is_true(place.line == 9 or place.line == 11)
    assert.is_true(m.thought.guess)
  end)

  it("is not named where nothing is dropped", function()
    local m = tenace.new(helper.file(game(TELL)), { seed = 3 })
    m:choose "search:20"
    assert.same({}, m.thought.told)
    assert.equal(0, m.thought.dropped)
    assert.is_false(m.thought.guess)
  end)

  it("is counted among the worlds that were compared only", function()
    local path, compared, dropped = helper.file(game(RARELY)), 0, 0
    for seed = 1, 20 do
      local m = tenace.new(path, { seed = seed })
      m:choose "search:40"
      local thought = m.thought
      -- all of the first eight, and then one in eight
      if thought.dropped == 0 then assert.equal(12, thought.compared) end
      assert.equal(thought.dropped / thought.compared, thought.share)
      compared = compared + thought.compared
      dropped = dropped + thought.dropped
    end
    -- five of 47 unseen cards are both of these in 0.9 % of all worlds
    assert.is_true(dropped / compared > 0.005)
    assert.is_true(dropped / compared < 0.015)
  end)
end)
