-- A second statement of Twenty-nine in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local Nines = require "rules.plain_nines"
local mixed = require "rules.mixed"

local Second = setmetatable({}, { __index = Nines })
Second.__index = Second


local function new(option)
  local self = Nines.new(option)
  self.sets = { 0, 0 }
  return setmetatable(self, Second)
end


function Second:count()
  local side = self:side(self.alone or self.owner)
  local points = self:worth_of_round(side)
  self.totals[side] = self.totals[side] + points
  if self.option.rounds > 0 then return self:ended(math.huge) end
  local won = self.totals[side] >= self.option.target and side
    or self.totals[side] <= -self.option.target and 3 - side
  if not won then return false end
  self.set_over, self.sets[won] = true, self.sets[won] + 1
  return self.sets[won] == self.option.sets, won
end


function Second:worth_of_round(side)
  if self.alone then return self.tricks[side] == 8 and 3 or -3 end
  local option, need = self.option, self:need(side)
  local taken = self:worth(side)
  if option.last_trick and self.last == side then taken = taken + 1 end
  local points = self.times
  if option.high_bid > 0 and self.bid >= option.high_bid and points < 6 then
    points = 2 * points
  end
  return taken >= need and points or -points
end


describe("twenty_nine", function()
  it("is as it was said a second time", function()
    held.matches({ "twenty_nine", "twenty_nine+higher", "twenty_nine+simple",
      "twenty_nine+twenty_nine_points" }, { {}, { seventh = true, sets = 2 },
      { must_trump = false, clockwise = true, lead = "bidder",
        pair_trick = "any", rounds = 5 } }, 8, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("twenty_nine", new, { values = { target = { 1, 3, 6 } } })
  end)
end)
