-- What an example shows of a whole round: what comes after the scoring, what
-- has been counted, who deals.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  keeps = { streak = each_side(0) },
  options = { target = number { 9, from = 1, to = 99, "points" } },
  obligations = { follow_suit },]]

local STEPS = [[
  function g:round()
    self:deal_each(2)
    self:play_tricks()
    self:score_round()
  end
  function g:score_round()
    for side in self:each_side() do self:score(side, side.tricks, "tricks") end
  end
  function g:after_round()
    for side in self:each_side() do
      if side.tricks > 1 then
        side.streak = side.streak + 1
        self:score(side, 5, "two tricks")
      end
    end
  end]]


--- What is wrong with the game that has these examples, as one text.
local function wrong(text, facts, steps)
  local path = helper.file(helper.text(facts or FACTS,
    (steps or STEPS) .. "\n" .. text))
  local list = {}
  for i, one in ipairs(tenace.check(path)) do list[i] = one.text end
  return table.concat(list, "\n")
end


describe("an example that scores a round", function()
  teardown(helper.clean)

  it("shows the round at its end, after 'after_round'", function()
    assert.equal("", wrong [[
example "given by the tricks" {
  tricks = { 2, 0, 0, 0 }, scores = { 7, 0, 0, 0 }, won_by = false,
  leaves = { streak = { 1, 0, 0, 0 } },
}
example "given by the step" {
  before = { 2, 0, 0, 0 }, tricks = { 2, 0, 0, 0 }, step = "score_round",
  won_by = 1,
}]])
    assert.matches("scores should be '2 0 0 0', but is '7 0 0 0'", wrong [[
example "x" { tricks = { 2, 0, 0, 0 }, scores = { 2, 0, 0, 0 } }]])
  end)

  it("shows no more than another step that is named", function()
    assert.equal("", wrong [[
example "x" { tricks = { 2, 0, 0, 0 }, step = "after_round",
  scores = { 5, 0, 0, 0 }, leaves = { streak = { 1, 0, 0, 0 } } }]])
  end)

  it("does not end a round that is dealt again", function()
    assert.equal("", wrong([[
example "x" { step = "score_round", gives = "deal again",
  leaves = { streak = { 0, 0, 0, 0 } } }]], FACTS, (STEPS:gsub(
      'for side in self:each_side%(%) do self:score',
      "if self.stock then self:deal_again() end\n%0", 1):gsub(
      "    self:score_round%(%)\n", "", 1))))
  end)
end)
