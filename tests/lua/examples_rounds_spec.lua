-- What an example shows of a whole round: what comes after the scoring, what
-- has been counted, who deals; and where it is run.

local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
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


describe("an example with moves", function()
  local MOVES = [[
  function g:round()
    self:deal_each(2)
    self:play_tricks()
    self:score_round()
  end
  function g:score_round() self:score(1, 1, "one") end]]
  local NO_SEAT = [[
  options = { target = number { 9, from = 1, to = 99, "points" } },
  obligations = { follow_suit },]]

  it("names the dealer, also where no option does", function()
    for seat = 1, 4 do
      assert.equal("", wrong(([[
example "x" { dealer = %d, moves = {}, leaves = { dealer = %d } }]])
        :format(seat, seat), NO_SEAT, MOVES))
    end
    assert.matches("seat 5 never deals first", wrong(
      'example "x" { dealer = 5, moves = {}, leaves = { stock = 44 } }',
      NO_SEAT, MOVES))
  end)

  it("says which move is refused, and whose turn it is", function()
    local text = wrong([[
example "x" { dealer = 4, moves = { "2c", "KH" }, leaves = { stock = 44 },
  deal = { hands = { "2C 3D", "3H AH", "4C KH", "5C QH" } } }]],
      NO_SEAT, MOVES)
    assert.matches("example 'x': move 2, 'KH': it is seat 2's turn: ", text)
    text = wrong([[
example "x" { moves = { "2C 3D", "QQ" }, leaves = { stock = 44 } }]], NO_SEAT,
      "function g:round() self:end_match(self:player(1)) end")
    assert.matches("example 'x': move 1, '2C 3D': ", text)
  end)

  it("tells what was played by itself before a move that is refused", function()
    local text = wrong([[
example "x" { dealer = 4, moves = { "2C", "4C" }, leaves = { stock = 44 },
  deal = { hands = { "2C 3D", "3C AH", "4C KH", "5C QH" } } }]],
      NO_SEAT, MOVES)
    assert.matches("4C.*%(before '4C' this was played by itself: 3C, 4C, 5C",
      text)
  end)
end)


describe("what has been counted before a step", function()
  it("is given by side", function()
    local steps = [[
  function g:round() self:deal_each(2) self:play_tricks() self:score_round() end
  function g:score_round()
    for side in self:each_side() do
      self:count(side, side.tricks, "tricks")
      self:score(side, side.count, "counted")
    end
  end]]
    assert.equal("", wrong([[
example "x" { counted = { 4, 0, -2, 0 }, tricks = { 1, 0, 1, 0 },
  scores = { 5, 0, -1, 0 }, leaves = { counted = { 5, 0, -1, 0 } } }]],
      FACTS, steps))
    assert.matches("'counted' must be 4 whole numbers", wrong([[
example "x" { counted = { 4 }, scores = { 5, 1, -1, 1 } }]], FACTS, steps))
  end)
end)


describe("an example of a house rule by itself", function()
  --- Do the examples of two house rules hold in the mix of both?
  local function hold(said)
    local twice = ([[
local h = house_rule "Twice" { of = "g" }
function h:score_round() base.score_round(self) base.score_round(self) end
example "twice" { tricks = { 1, 0, 0, 0 }, scores = { 2, 0, 0, 0 }, %s }
return h]]):format(said)
    local more = [[
local h = house_rule "More" { of = "g" }
function h:score_round() base.score_round(self) self:score(1, 1, "one") end
return h]]
    local library = games.library_of {
      { path = "/r/g.lua", name = "g", text = helper.text(FACTS, STEPS) },
      { path = "/r/h/g/twice.lua", name = "twice", of = "g", text = twice },
      { path = "/r/h/g/more.lua", name = "more", of = "g", text = more },
    }
    local variant = assert(library:variant "g+twice+more")
    local one = variant.examples[1]
    for _, result in ipairs(examples.run(variant, library)) do
      assert.is_true(result.ok, result.text)
    end
    return examples.holds_among(one, variant, library)
  end

  it("need not hold with other house rules, if it says so", function()
    assert.is_false(hold "")
    assert.is_true(hold "by_itself = true")
    assert.is_false(hold "by_itself = false")
  end)

  it("says so by a flag", function()
    assert.matches("'by_itself' is no flag", wrong
      'example "x" { tricks = { 2, 0, 0, 0 }, won_by = false, by_itself = 1 }')
  end)
end)
