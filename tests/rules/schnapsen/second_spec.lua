-- A second statement of Schnapsen and Sechsundsechzig in plain Lua; random
-- matches are compared with it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local holds, only = lists.place, lists.only

local Schnapsen = setmetatable({}, { __index = Tricks })
Schnapsen.__index = Schnapsen

local SOAK = (os.getenv "SOAK" or "") ~= ""
local MATCHES = SOAK and 1500 or 6

local NAMES = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }


--- A game with this lowest card: a jack, or a nine.
local function with(lowest)
  return function(option)
    local self = Tricks.new { players = 2, option = option, step = 1,
      ranks = "9 J Q K 10 A",
      points = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 } }
    self.lowest, self.carried = lowest, 0
    return setmetatable(self, Schnapsen)
  end
end


--- The same by the house rules: Sechsundsechzig has nines.
local function by_name(option, spec)
  return with(spec:find "sechsundsechzig" and "9" or "J")(option)
end


function Schnapsen:deal(dealt, seen)
  self.stock = Tricks.words(dealt.stock .. " " .. dealt.turned)
  self.trump = Tricks.suit(dealt.turned)
  self.closer, self.before, self.pair, self.asks = nil, nil, nil, nil
  self.said, self.last = { 0, 0 }, nil
  self:begin(dealt.hands, self:after(self:deals(seen)))
end


--- What a player has by now.
function Schnapsen:has(seat)
  return self.tricks[seat] == 0 and 0 or self:worth(seat) + self.said[seat]
end


--- Is it over with drawing?
function Schnapsen:drawn() return self.closer or #self.stock == 0 end


--- What may follow to a card.
function Schnapsen:follow(hand, trick)
  if #trick == 0 or not self:drawn() then return hand end
  local led = trick[1]
  local same = only(hand, function(card)
    return Tricks.suit(card) == Tricks.suit(led)
  end)
  if not self.option.strict then return #same > 0 and same or hand end
  local wins = only(hand, function(card) return self:beats(card, led) end)
  if #same == 0 then return #wins > 0 and wins or hand end
  local above = only(same, function(card) return self:beats(card, led) end)
  return #above > 0 and above or same
end


--- What may be said before a lead, added to the cards.
function Schnapsen:legal()
  local hand, list = self.hands[self.turn], {}
  if self.asks then return { "no", "yes" } end
  if #self.trick > 0 then return self:follow(hand, self.trick) end
  for _, card in ipairs(hand) do
    if not self.pair or Tricks.suit(card) == self.pair
      and (Tricks.rank(card) == "K" or Tricks.rank(card) == "Q") then
      list[#list + 1] = card
    end
  end
  local late = #self.stock == 0 and not self.closer
  for suit, name in pairs(NAMES) do
    if not self.pair and holds(hand, "K" .. suit) and holds(hand, "Q" .. suit)
      and (self.option.late_marriage or not late) then
      list[#list + 1] = "marry " .. name
    end
  end
  if not self.closer and #self.stock >= 3 then
    list[#list + 1] = "close"
    if holds(hand, self.lowest .. self.trump)
      and (self.tricks[self.turn] > 0
        or not self.option.exchange_needs_trick) then
      list[#list + 1] = "exchange"
    end
  end
  if self.option.claim == "asked" then list[#list + 1] = "claim" end
  return list
end


--- Who wins, and how many points.
function Schnapsen:won_by(seat, in_vain)
  local other, n = 3 - seat, 1
  local points, tricks = self:has(other), self.tricks[other]
  if self.closer == other then
    n = self.before.tricks == 0 and 3 or 2
  elseif in_vain then
    n = self.tricks[seat] == 0 and 3 or 2
  else
    if self.closer and self.option.frozen then
      points, tricks = self.before.points, self.before.tricks
    end
    if points < 33 then n = 2 end
    if tricks == 0 then n = 3 end
  end
  self.result = { seat, n }
  return true
end


function Schnapsen:close(seat)
  self.closer = seat
  self.before = { points = self:has(3 - seat), tricks = self.tricks[3 - seat] }
end


--- Words before a lead; true at the end of the round.
function Schnapsen:say(move)
  local seat, hand = self.turn, self.hands[self.turn]
  if move == "close" then self:close(seat) end
  if move == "exchange" then
    local i = holds(hand, self.lowest .. self.trump)
    hand[i], self.stock[#self.stock] = self.stock[#self.stock], hand[i]
  end
  if move == "claim" then
    if self:has(seat) >= 66 then return self:won_by(seat) end
    return self:won_by(3 - seat, true)
  end
  local name = move:match "^marry (%a+)$"
  for suit, word in pairs(NAMES) do
    if word == name then
      self.pair = suit
      self.said[seat] = self.said[seat] + (suit == self.trump and 40 or 20)
      if self.option.claim == "auto" and self:has(seat) >= 66 then
        return self:won_by(seat)
      end
    end
  end
  return false
end


function Schnapsen:draw()
  local winner = self.turn
  for _, seat in ipairs { winner, 3 - winner } do
    table.insert(self.hands[seat], table.remove(self.stock, 1))
  end
end


--- All cards are played.
function Schnapsen:at_end()
  local winner, rule = self.turn, self.option.last_trick
  if rule == "ten" and not self.closer then
    self.said[winner] = self.said[winner] + 10
  end
  for _, seat in ipairs { winner, 3 - winner } do
    if self:has(seat) >= 66 then return self:won_by(seat) end
  end
  if self.closer then return self:won_by(3 - self.closer) end
  if rule == "wins" then return self:won_by(winner) end
  self.result = nil
  if rule == "ten" then self.carried = self.carried + 1 end
  return true
end


function Schnapsen:play(move)
  if self.asks then
    self.asks = nil
    if move == "yes" then self:close(self.turn) else self:draw() end
    return false
  end
  if not move:match "^%d*%u+$" then return self:say(move) end
  self.pair = nil
  local winner = self:lay(move)
  if not winner then return false end
  if self.option.claim == "auto" and self:has(winner) >= 66 then
    return self:won_by(winner)
  end
  if not self:drawn() then
    self.asks = self.option.close_before_draw and #self.stock >= 3 or nil
    if not self.asks then self:draw() end
  end
  return self:played_out() and self:at_end()
end


function Schnapsen:count()
  if self.result then
    local seat, points = self.result[1], self.result[2]
    self.totals[seat] = self.totals[seat] + points + self.carried
    self.carried = 0
  end
  self.result = nil
  return self:ended(self.option.target)
end


local options = { {}, { claim = "asked", target = 3 }, { last_trick = "none" },
  { last_trick = "ten", close_before_draw = true },
  { strict = false, late_marriage = false, exchange_needs_trick = true },
  { frozen = false, rounds = 3, first_dealer = 2, last_trick = "wins" } }

describe("schnapsen", function()
  it("is as it was said a second time", function()
    held.matches({ "schnapsen", "schnapsen+claims", "schnapsen+soft",
      "schnapsen+no_freeze" }, options, MATCHES, with "J")
  end)

  it("is so with any house rules and options", function()
    mixed.play("schnapsen", by_name)
  end)
end)

describe("sechsundsechzig", function()
  it("is as it was said a second time", function()
    held.matches({ "schnapsen+sechsundsechzig",
      "schnapsen+sechsundsechzig+claims" }, options, MATCHES, with "9")
  end)
end)
