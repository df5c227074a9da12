-- A second statement of German Whist in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local German = setmetatable({}, { __index = Tricks })
German.__index = German


local function new(option)
  return setmetatable(Tricks.new { players = 2, option = option, step = 1,
    decisions = 52, ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }, German)
end


function German:deal(dealt, seen)
  self.stock = Tricks.words(dealt.turned .. " " .. dealt.stock)
  self.trump = Tricks.suit(self.stock[1])
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.counted = { 0, 0 }
end


--- After a trick both draw, the winner first, while there are cards.
function German:play(card)
  local winner = self:lay(card)
  if winner and #self.stock > 0 then
    table.insert(self.hands[winner], table.remove(self.stock, 1))
    table.insert(self.hands[3 - winner], table.remove(self.stock, 1))
    if #self.stock == 0 and self.option.count == "second_half" then
      self.counted = { -self.tricks[1], -self.tricks[2] }
    end
  end
  return self:played_out()
end


function German:count()
  local mine = self.tricks[1] + self.counted[1]
  local yours = self.tricks[2] + self.counted[2]
  local winner = mine > yours and 1 or 2
  local points = self.option.scoring == "difference" and math.abs(mine - yours)
    or mine ~= yours and 1 or 0
  self.totals[winner] = self.totals[winner] + points
  return self:ended(self.option.target)
end


describe("german whist", function()
  it("is as it was said a second time", function()
    held.matches({ "german_whist", "german_whist+all_tricks",
      "german_whist+difference", "german_whist+loser_shown=true" },
      { {}, { rounds = 2, first_dealer = 2 } }, 12, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("german_whist", new)
  end)
end)
