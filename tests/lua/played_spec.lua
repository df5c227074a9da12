-- What a player's own matches come to.

local helper = require "game_helper"
local played = require "tenace.study.played"


--- A finished match of one round after another; in each, player 1 is declarer
-- and gets these points, one list for each round.
local function match(...)
  local rounds = { ... }
  local lines = {}
  for n, points in ipairs(rounds) do
    for _, one in ipairs(points) do
      lines[#lines + 1] = ("if self.nth == %d then "
        .. "self:score(1, %d, 'taken') end"):format(n, one)
    end
  end
  return helper.match(([[
      round = { declarer = player },
      options = { rounds = number { %d, from = 1, to = 9, "rounds" } },
      keeps = { nth = 0 }, ]]):format(#rounds), [[
      function g:round()
        self.nth = self.nth + 1
        self.declarer = self:player(1)
        self:ask_yes_no(self:player(1), "so?")
        self:score(2, 6, "the rest")
        ]] .. table.concat(lines, "\n        ") .. [[

      end ]], { seed = 1, traced = true }):run "random"
end


describe("a player's own matches", function()
  teardown(helper.clean)

  it("count a contract as made from the first point on", function()
    local sum = played.of(match({ 1 }, { 2 }, { 1, -1 }, { -1 }), 1)
    assert.equal(4, sum.rounds)
    assert.equal(4, sum.declared)
    assert.equal(2, sum.made)
    assert.equal(2, sum.points)
  end)

  it("count the points of the others on average", function()
    local m = match({ 1 }, { 2 })
    assert.equal(12 / 3, played.of(m, 1).others)
    assert.equal(3 / 3, played.of(m, 2).others)
    assert.equal(12, played.of(m, 2).points)
    assert.equal(0, played.of(m, 2).declared)
  end)

  it("are won, lost or not finished, and add up", function()
    local m = match { 9 }
    local sum = played.none()
    for seat = 1, 4 do played.add(sum, played.of(m, seat)) end
    assert.same({ 4, 1, 3, 0, 0 },
      { sum.matches, sum.won, sum.lost, sum.drawn, sum.unfinished })
    sum = played.of(m:undo(1), 1)
    assert.same({ 1, 0, 1 }, { sum.matches, sum.won, sum.unfinished })
  end)
end)
