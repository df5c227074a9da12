-- A second statement of Satte pe Satta in plain Lua; random matches are
-- compared with it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local turn = require "turn"
local Tricks = require "rules.plain_tricks"

local Satte = setmetatable({}, { __index = Tricks })
Satte.__index = Satte


local function new(option)
  local row = "2 3 4 5 6 7 8 9 10 J Q K"
  local p = setmetatable(Tricks.new { players = option.players, step = 1,
    option = option, lowest_wins = option.score ~= "win",
    ranks = option.ace == "high" and row .. " A"
      or "A " .. row }, Satte)
  p.lowest = option.ace == "high" and 2 or 1     -- what the first rank counts
  return p
end


function Satte:deal(dealt, seen)
  self:deals(seen)
  self:begin(dealt.hands, 1)
  for seat, hand in ipairs(dealt.hands) do
    if (hand .. " "):find "7H " then self.turn = seat end
  end
  self.low, self.high, self.passed = {}, {}, 0
end


--- Is it a seven, or next to the row of its suit?
function Satte:fits(card)
  local suit, at = Tricks.suit(card), self:height_of(card)
  if not next(self.low) then return card == "7H" end
  if Tricks.rank(card) == "7" then return true end
  return self.low[suit] and (at == self.low[suit] - 1
    or at == self.high[suit] + 1)
end


function Satte:legal()
  local list, sevens = {}, {}
  for _, card in ipairs(self.hands[self.turn]) do
    if self:fits(card) then
      list[#list + 1] = card
      if Tricks.rank(card) == "7" then sevens[#sevens + 1] = card end
    end
  end
  if self.option.sevens_first and #sevens > 0 then list = sevens end
  local free = not self.option.must_play and next(self.low)
    and self.passed < self.players - 1
  if #list == 0 or free then list[#list + 1] = "pass" end
  return list
end


function Satte:play(card)
  if card == "pass" then
    self.turn, self.passed = self:after(self.turn), self.passed + 1
    return false
  end
  local suit, at = Tricks.suit(card), self:height_of(card)
  self.low[suit] = math.min(self.low[suit] or at, at)
  self.high[suit] = math.max(self.high[suit] or at, at)
  self.passed = 0
  lists.take(self.hands[self.turn], card)
  if #self.hands[self.turn] == 0 then return true end
  local rank = Tricks.rank(card)
  local ends = rank == "A" or rank == "K" and self.option.ace == "low"
  if ends and self.option.ace_out then return false end
  self.turn = self:after(self.turn)
end


function Satte:worth_of(seat)
  local hand, sum = self.hands[seat], 0
  if self.option.score == "win" then return #hand == 0 and 1 or 0 end
  if self.option.score == "cards" then return #hand end
  for _, card in ipairs(hand) do
    sum = sum + self:height_of(card) + self.lowest - 1
  end
  return sum
end


describe("satte pe satta", function()
  it("is as it was said a second time", function()
    held.matches({ "satte_pe_satta", "satte_pe_satta+count_cards",
      "satte_pe_satta+sevens_first+ace_high" }, { {}, { players = 8 },
      { players = 3, score = "win", ace_out = true, must_play = false },
      { players = 5, ace_out = true, first_dealer = 3, rounds = 3 } },
      turn.soak and 140 or 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("satte_pe_satta", new)
  end)
end)
