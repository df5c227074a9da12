-- A second statement of Knaves in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Knaves = setmetatable({}, { __index = Tricks })
Knaves.__index = Knaves

local costs = { JH = 4, JD = 3, JC = 2, JS = 1 }


local function new(option)
  return setmetatable(Tricks.new { players = 3, option = option, step = 1,
    decisions = 51, ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }, Knaves)
end


function Knaves:deal(dealt, seen)
  self.trump = self.option.trump == "turned" and Tricks.suit(dealt.turned)
    or nil
  self:begin(dealt.hands, self:after(self:deals(seen)))
end


function Knaves:play(card)
  self:lay(card)
  return self:played_out()
end


function Knaves:count()
  for seat = 1, 3 do
    local points = self.tricks[seat]
    for _, card in ipairs(self.won[seat]) do
      if costs[card] then
        points = points - (self.option.jacks == "flat" and 2 or costs[card])
      end
    end
    self.totals[seat] = self.totals[seat] + points
  end
  return self:ended(self.option.target)
end


describe("knaves", function()
  it("is as it was said a second time", function()
    held.matches({ "knaves", "knaves+flat", "knaves+no_trump" }, { {},
      { target = 5 }, { rounds = 2, first_dealer = 3 } }, 12, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("knaves", new)
  end)
end)
