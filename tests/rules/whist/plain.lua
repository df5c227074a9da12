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
  local low = spec:find "thirty_two" and "7 8 9" or "2 3 4 5 6 7 8 9"
  local self = Tricks.new { players = 4, sides = 2, step = 1, option = option,
    ranks = low .. (spec:find "ten_high" and " J Q K 10 A" or " 10 J Q K A") }
  self.each = spec:find "thirty_two" and 8 or 13
  self.losers_name = spec:find "losers_name_trump"
  self.passes = spec:find "three_to_the_partner"
  if not self.losers_name and not self.passes then
    self.decisions = 4 * self.each
  end
  self.counts_honours = spec:find "honours" ~= nil
    or spec:find "long_whist" ~= nil
  return setmetatable(self, Plain)
end


--- Who shows which card, and the trump suit: that of the dealer's last card, or
-- the next one of those in turn.
function Plain:choose_trump(dealt)
  local around = rotation[self.option.trump]
  self.shows, self.shown, self.stage = nil, nil, "play"
  if around then
    self.trump = around[(self.round - 1) % #around + 1] or nil
  elseif self.losers_name and self.losers then
    self.trump, self.stage = nil, "name"
    while self:side(self.turn) ~= self.losers do
      self.turn = self:after(self.turn)
    end
  else
    self.shows = self.dealer
    self.shown = Tricks.words(dealt.hands[self.dealer])[self.each]
    self.trump = Tricks.suit(self.shown)
  end
end


--- How many of A K Q J of trump each side has been dealt.
local function honours_of(self)
  local n = { 0, 0 }
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      local side = self:side(seat)
      if Tricks.suit(card) == self.trump
        and ("AKQJ"):find(Tricks.rank(card)) then
        n[side] = n[side] + 1
      end
    end
  end
  return n
end


function Plain:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self:choose_trump(dealt)
  if self.stage == "play" then self:know_trump() end
end


--- The trumps are known: honours are counted, and cards go to the partner.
function Plain:know_trump()
  self.honours = honours_of(self)
  self.turn, self.given = self:after(self.dealer), {}
  self.stage = self.passes and "pass" or "play"
end


--- All sets of three cards of a hand, which is sorted by suit and rank.
local function threes(hand)
  local list = {}
  for i = 1, #hand do
    for j = i + 1, #hand do
      for k = j + 1, #hand do
        list[#list + 1] = hand[i] .. " " .. hand[j] .. " " .. hand[k]
      end
    end
  end
  return list
end


function Plain:legal()
  if self.stage == "name" then
    return { "clubs", "diamonds", "hearts", "spades" }
  end
  if self.stage == "play" then return Tricks.legal(self) end
  local hand, deck = self.hands[self.turn], "2 3 4 5 6 7 8 9 10 J Q K A "
  local function place(card)
    return 100 * ("CDHS"):find(Tricks.suit(card))
      + deck:find(Tricks.rank(card) .. " ", 1, true)
  end
  table.sort(hand, function(a, b) return place(a) < place(b) end)
  return threes(hand)
end


--- Three cards are put away; when all have done so the partners get them.
function Plain:give(move)
  local hand = self.hands[self.turn]
  self.given[self.turn] = Tricks.words(move)
  for _, card in ipairs(self.given[self.turn]) do
    for i, one in ipairs(hand) do
      if one == card then table.remove(hand, i) break end
    end
  end
  self.turn = self:after(self.turn)
  if not self.given[self.turn] then return end
  for seat, cards in ipairs(self.given) do
    local to = self.hands[self:after(seat, 2)]
    table.move(cards, 1, 3, #to + 1, to)
  end
  self.stage = "play"
end


function Plain:play(move)
  if self.stage == "pass" then return self:give(move) end
  if self.stage == "name" then
    self.trump = move:sub(1, 1):upper()
    return self:know_trump()
  end
  self:lay(move)
  return self:played_out()
end


--- Counts the round: true when the match is over, and who has won it.
function Plain:count()
  local option, before = self.option, { self.totals[1], self.totals[2] }
  for side = 1, 2 do
    local points = math.max(0, self.tricks[side] - self.each // 2)
    local short = option.rounds == 0 and before[side] == option.target - 1
    if self.counts_honours and not short and self.honours[side] >= 3 then
      points = points + (self.honours[side] == 4 and 4 or 2)
    end
    self.totals[side] = self.totals[side] + points
  end
  local one, two = self.tricks[1], self.tricks[2]
  self.losers = one ~= two and (one < two and 1 or 2) or nil
  return self:over()
end


function Plain:over()
  local one, two = self.totals[1], self.totals[2]
  local target, rounds = self.option.target, self.option.rounds
  if rounds > 0 then
    return self.round == rounds, one == two and 0 or one > two and 1 or 2
  end
  if one >= target and two >= target then
    return true, self.tricks[1] > self.tricks[2] and 1 or 2
  end
  return one >= target or two >= target, one >= target and 1 or 2
end


return plain
