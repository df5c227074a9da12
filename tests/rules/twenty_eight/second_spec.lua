-- A second statement of Twenty-eight in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local Nines = require "rules.plain_nines"
local mixed = require "rules.mixed"

local Second = setmetatable({}, { __index = Nines })
Second.__index = Second


local function new(option)
  return setmetatable(Nines.new(option), Second)
end


function Second:deal(dealt, seen)
  Nines.deal(self, dealt, seen)
  self.passes, self.owner = 0, nil
end


--- The lowest number that may be bid now.
function Second:least()
  local option = self.option
  if not self.bid then return option.min_bid end
  local own = self:side(self.owner) == self:side(self.turn)
  return math.max(self.bid + 1, own and option.over_partner or 0)
end


function Second:numbers()
  local forced = not self.bid and self.option.all_pass == "forced"
  local list = forced and {} or { "pass" }
  for n = self:least(), 28 do list[#list + 1] = tostring(n) end
  return list
end


function Second:on_bid(move)
  self.passes = move == "pass" and self.passes + 1 or 0
  if move ~= "pass" then self.bid, self.owner = tonumber(move), self.turn end
  self.turn = self:after(self.turn)
  if self.passes == 4 then return self:thrown_in(self.dealer) end
  if self.bid == 28 or self.bid and self.passes == 3 then
    self.turn, self.stage = self.owner, "lay"
  end
end


function Second:legal()
  local stage = self.stage
  if stage == "lay" then return self.hands[self.turn] end
  if stage == "card" then
    if not self.option.must_trump then self.opened = false end
    return self:cards(self.option.bidder_leads)
  end
  return Nines.legal(self)
end


function Second:on_lay(card)
  self:lay_trump(card)
  self:rest()
end


function Second:rest()
  self:hand_out(4, 1)
  self:begin_doubling()
end


function Second:count()
  local side = self:side(self.owner)
  local made, missed = 1, 1
  if self.option.scale == "graded" then
    made = self.bid < 20 and 1 or self.bid < 25 and 2 or 3
    missed = made + 1
  end
  local points = self:worth(side) >= self:need(side) and made or -missed
  local totals = self.totals
  totals[side] = totals[side] + self.times * points
  if self.option.rounds > 0 then return self:ended(math.huge) end
  local target = self.option.target
  local won = totals[side] >= target and side
    or totals[side] <= -target and 3 - side
  return won and true or false, won or nil
end


describe("twenty_eight", function()
  it("is as it was said a second time", function()
    held.matches({ "twenty_eight", "twenty_eight+flat",
      "twenty_eight+with_pair", "twenty_eight+no_overtake" }, { {},
      { all_pass = "redeal", double = true, bidder_leads = true },
      { must_trump = false, clockwise = true, rounds = 5, min_bid = 18 } }, 8,
      new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("twenty_eight", new, { values = { target = { 1, 3, 6 } } })
  end)
end)
