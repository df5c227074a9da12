-- Whist stated a second time, in plain Lua and nothing else.

local Tricks = require "rules.plain_tricks"

local Plain = setmetatable({}, { __index = Tricks })
Plain.__index = Plain

local plain = {}

local rotation = {
  rotate = { "H", "D", "S", "C" },
  rotate_with_no_trump = { "H", "D", "S", "C", false },
}


--- plain.new(option, spec) -> a match before its first round
-- @param spec the game with its house rules; some of them count honours
function plain.new(option, spec)
  local self = Tricks.new { players = 4, sides = 2, step = 1, decisions = 52,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A", option = option }
  self.counts_honours = spec:find "honours" ~= nil
    or spec:find "long_whist" ~= nil
  return setmetatable(self, Plain)
end


--- Who shows which card, and the trump suit: that of the dealer's last card, or
-- the next one of those in turn.
function Plain:choose_trump(dealt)
  local around = rotation[self.option.trump]
  if around then
    self.trump = around[(self.round - 1) % #around + 1] or nil
  else
    self.shows = self.dealer
    self.shown = Tricks.words(dealt.hands[self.dealer])[13]
    self.trump = Tricks.suit(self.shown)
  end
end


--- How many of A K Q J of trump each side has been dealt.
local function honours_of(self)
  local n = { 0, 0 }
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      local side = self:side(seat)
      if Tricks.suit(card) == self.trump and self:height_of(card) >= 10 then
        n[side] = n[side] + 1
      end
    end
  end
  return n
end


function Plain:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self:choose_trump(dealt)
  self.honours = honours_of(self)
end


function Plain:play(card)
  self:lay(card)
  return self:played_out()
end


--- Counts the round: true when the match is over, and who has won it.
function Plain:count()
  local option, before = self.option, { self.totals[1], self.totals[2] }
  for side = 1, 2 do
    local points = math.max(0, self.tricks[side] - 6)
    local short = option.rounds == 0 and before[side] == option.target - 1
    if self.counts_honours and not short and self.honours[side] >= 3 then
      points = points + (self.honours[side] == 4 and 4 or 2)
    end
    self.totals[side] = self.totals[side] + points
  end
  return self:over()
end


function Plain:over()
  local one, two = self.totals[1], self.totals[2]
  local target, rounds = self.option.target, self.option.rounds
  if rounds > 0 then
    return self.round == rounds, one == two and 0 or one > two and 1 or 2
  end
  if one >= target and two >= target then
    return true, self.tricks[1] > 6 and 1 or 2
  end
  return one >= target or two >= target, one >= target and 1 or 2
end


return plain
