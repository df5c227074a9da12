-- A second statement of Sueca in plain Lua; random matches are compared with
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Sueca = setmetatable({}, { __index = Tricks })
Sueca.__index = Sueca


local function new(option)
  local self = Tricks.new { players = 4, sides = 2, option = option,
    step = option.clockwise and 1 or -1, decisions = 40,
    ranks = "2 3 4 5 6 Q J K 7 A",
    points = { A = 11, ["7"] = 10, K = 4, J = 3, Q = 2 } }
  self.carried = 0
  return setmetatable(self, Sueca)
end


--- The card that makes trump is the last of the dealer's, or the first of the
-- player's who is next.
function Sueca:deal(dealt, seen)
  local dealer = self:deals(seen)
  local leader = self:after(dealer)
  if self.option.trump_card == "first" then
    self.shows, self.shown = leader, Tricks.words(dealt.hands[leader])[1]
  else
    self.shows, self.shown = dealer, Tricks.words(dealt.hands[dealer])[10]
  end
  self.trump = Tricks.suit(self.shown)
  self:begin(dealt.hands, leader)
end


function Sueca:play(card)
  self:lay(card)
  return self:played_out()
end


function Sueca:count()
  local one = self:worth(1)
  local side = one > 60 and 1 or one < 60 and 2
  if side then
    local points, games = self:worth(side), 1
    if points >= 91 then games = 2 end
    if self.tricks[side] == 10
      or self.option.all_points and points == 120 then games = 4 end
    self.totals[side] = self.totals[side] + games + self.carried
    self.carried = 0
  elseif self.option.tie == "carry" then
    self.carried = self.carried + 1
  end
  return self:ended(self.option.target)
end


describe("sueca", function()
  it("is as it was said a second time", function()
    held.matches({ "sueca", "sueca+carry", "sueca+clockwise" }, { {},
      { trump_card = "first", target = 1 }, { rounds = 3, first_dealer = 2 },
      { all_points = true, target = 9, tie = "carry" } }, 12, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("sueca", new)
  end)
end)
