-- President stated a second time, in plain Lua, and random matches held against
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local President = {}
President.__index = President

local RANKS = Tricks.words "3 4 5 6 7 8 9 10 J Q K A 2 joker"
local HEIGHT = {}
for i, name in ipairs(RANKS) do HEIGHT[name] = i end

--- The deck's order, in which cards are written; of equal ranks the suits for
-- the exchange.
local PLACE = {}
for s, suit in ipairs { "C", "D", "H", "S" } do
  for r, rank in ipairs(Tricks.words "2 3 4 5 6 7 8 9 10 J Q K A") do
    PLACE[rank .. suit] = 100 * s + r
  end
end
PLACE.LJ, PLACE.BJ = 1001, 1002
local SUIT = { C = 1, D = 2, H = 3, S = 4, J = 5 }


local function rank(card)
  return card:match "J$" and "joker" or card:sub(1, -2)
end


local function in_order(cards)
  table.sort(cards, function(a, b) return PLACE[a] < PLACE[b] end)
  return table.concat(cards, " ")
end


local function new(option, spec)
  local p = setmetatable({ option = option, n = option.players, round = 0,
    totals = {}, clears = spec:find "twos_clear", turns = spec:find "revol",
    sit_by_place = spec:find "seats_by_place" }, President)
  for seat = 1, p.n do p.totals[seat] = 0 end
  return p
end


--- Who gives how many cards to whom, in the order in which that happens.
function President:exchanges()
  local places, how, list = self.places, self.option.exchange, {}
  if places and how ~= "none" then
    list[1] = { from = places[#places], to = places[1],
      n = how == "two" and 2 or 1 }
    if how == "two" and self.n > 3 then
      list[2] = { from = places[#places - 1], to = places[2], n = 1 }
    end
  end
  return list
end


--- The neighbour in turn. Where seats go by place, the players sit as they went
-- out, and so the president comes after the scum.
function President:next_seat(seat)
  if not self.sit_by_place or not self.places then return seat % self.n + 1 end
  for i, other in ipairs(self.places) do
    if other == seat then return self.places[i % self.n + 1] end
  end
end


function President:deal(dealt, dealer)
  if self.dealer and self.sit_by_place then
    self.dealer = self.places[self.n]
  else
    self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  end
  self.round, self.hands, self.out = self.round + 1, {}, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  self.gifts, self.lying, self.last, self.passed = self:exchanges(), {}, nil, {}
  self.reversed, self.back, self.shows, self.shown = false, false, nil, nil
  self:next_gift()
  if self.shows and #self:legal() == 1 then   -- and is played at once
    self.shows, self.shown = nil, nil
  end
end


--- The next exchange, or else the play.
function President:next_gift()
  self.gift = table.remove(self.gifts, 1)
  if self.gift then
    self.turn = self.gift.from
    return
  end
  local places, lead = self.places, self.option.lead
  self.must = nil
  if places and lead ~= "three_of_clubs" then
    self.turn = lead == "scum" and places[#places] or places[1]
    return
  end
  self.must, self.shown = "3C", "3C"
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if card == "3C" then self.turn, self.shows = seat, seat end
    end
  end
end


function President:best(hand, n)
  local cards = table.move(hand, 1, #hand, 1, {})
  table.sort(cards, function(a, b)
    local x, y = HEIGHT[rank(a)], HEIGHT[rank(b)]
    if x ~= y then return x > y end
    return SUIT[a:sub(-1)] > SUIT[b:sub(-1)] or a == "BJ" and b == "LJ"
  end)
  return in_order(table.move(cards, 1, n, 1, {}))
end


--- All choices of n cards.
local function choices(cards, n)
  local list = {}
  for i, one in ipairs(cards) do
    if n == 1 then list[#list + 1] = one end
    for j = i + 1, n == 2 and #cards or 0 do
      list[#list + 1] = one .. " " .. cards[j]
    end
  end
  return list
end


--- Do these cards of one rank go on what lies there?
function President:beats(name, n)
  local lying = self.lying
  if #lying == 0 then return true end
  local low = rank(lying[1])
  if self.clears and name == "2" and n == 1 and #lying > 1 then return true end
  if n ~= #lying then return false end
  local a, b = HEIGHT[name], HEIGHT[low]
  if a == b then return self.option.equal ~= "higher" end
  if self.reversed and name ~= "joker" and low ~= "joker" then return a < b end
  return a > b
end


--- The cards of a hand by rank, each in the deck's order.
local function by_rank(hand)
  local ranks = {}
  for _, card in ipairs(hand) do
    local name = rank(card)
    ranks[name] = ranks[name] or {}
    table.insert(ranks[name], card)
  end
  return ranks
end


--- Every choice of n cards with the first one, where suits matter.
local function with_first(cards, n)
  local list = {}
  for bits = 0, (1 << (#cards - 1)) - 1 do
    local some = { cards[1] }
    for i = 2, #cards do
      if bits >> (i - 2) & 1 == 1 then some[#some + 1] = cards[i] end
    end
    if #some == n then list[#list + 1] = table.concat(some, " ") end
  end
  return list
end


function President:legal()
  local hand = self.hands[self.turn]
  in_order(hand)
  if self.gift then
    if self.back then return choices(hand, self.gift.n) end
    return { self:best(hand, self.gift.n) }
  end
  local list = {}
  for name, cards in pairs(by_rank(hand)) do
    for n = 1, #cards do
      local more = self.must and (name == "3" and with_first(cards, n) or {})
        or { table.concat(cards, " ", 1, n) }
      if self.clears and name == "2" and n == 1 and #self.lying > 1 then
        more = cards
      end
      if self:beats(name, n) then
        table.move(more, 1, #more, #list + 1, list)
      end
    end
  end
  if #self.lying > 0 then list[#list + 1] = "pass" end
  return list
end


local function take(hand, cards)
  for _, card in ipairs(cards) do
    for i, other in ipairs(hand) do
      if other == card then
        table.remove(hand, i)
        break
      end
    end
  end
end


--- Cards change hands.
function President:give(cards)
  local gift = self.gift
  local from, to = gift.from, gift.to
  if self.back then from, to = to, from end
  take(self.hands[from], cards)
  table.move(cards, 1, #cards, #self.hands[to] + 1, self.hands[to])
  if self.back then
    self.back = false
    self:next_gift()
  else
    self.back, self.turn = true, gift.to
  end
end


--- The next seat after that one which holds cards.
function President:after(seat)
  repeat seat = self:next_seat(seat) until #self.hands[seat] > 0
  return seat
end


function President:holders()
  local n, one = 0, nil
  for seat, hand in ipairs(self.hands) do
    if #hand > 0 then n, one = n + 1, seat end
  end
  return n, one
end


--- All others have passed: the pile goes, and somebody leads.
function President:clear()
  self.turn = #self.hands[self.last] > 0 and self.last or self:after(self.last)
  self.lying, self.last, self.passed = {}, nil, {}
end


--- The turn goes on to who may still play.
function President:go_on()
  local seat = self.turn
  for _ = 1, self.n do
    seat = self:after(seat)
    if seat == self.last then return self:clear() end
    if not self.passed[seat] then
      self.turn = seat
      return
    end
  end
  self:clear()
end


function President:play(move)
  local cards = Tricks.words(move)
  if self.gift then return self:give(cards) end
  if move == "pass" then
    self.passed[self.turn] = true
    return self:go_on()
  end
  take(self.hands[self.turn], cards)
  local equal = #self.lying > 0 and rank(self.lying[1]) == rank(cards[1])
  self.lying, self.last, self.must = cards, self.turn, nil
  if not self.option.pass_is_out then self.passed = {} end
  if #self.hands[self.turn] == 0 then table.insert(self.out, self.turn) end
  if self.turns and #cards == 4 then self.reversed = not self.reversed end
  local n, one = self:holders()
  if n == 1 then
    table.insert(self.out, one)
    return true
  end
  if self.clears and move:match "^2.$" then return self:clear() end
  if equal and self.option.equal == "equal_skips" then
    self.passed[self:after(self.turn)] = true
  end
  self:go_on()
end


function President:count()
  local points = Tricks.words(self.option.points)
  for i, seat in ipairs(self.out) do
    self.totals[seat] = self.totals[seat]
      + math.tointeger(tonumber(points[i]) or 0)
  end
  self.places = self.out
  if self.option.rounds > 0 and self.round < self.option.rounds then return end
  local best, shared = 1, false
  for seat = 2, self.n do
    if self.totals[seat] > self.totals[best] then
      best, shared = seat, false
    elseif self.totals[seat] == self.totals[best] then
      shared = true
    end
  end
  if self.option.rounds > 0 then return true, shared and 0 or best end
  return self.totals[best] >= self.option.target and not shared, best
end


describe("President, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "president", "president+revolution" }, {
      { target = 5 }, { players = 3, rounds = 3, exchange = "one" },
      { players = 5, rounds = 3, pass_is_out = true, lead = "scum" },
      { players = 4, rounds = 3, jokers = true, equal = "equal_skips" },
      { players = 7, rounds = 3, equal = "equal_allowed",
        lead = "three_of_clubs" },
      { players = 8, rounds = 2, jokers = true, exchange = "none",
        points = "4 2 1" },
    }, SOAK and 1000 or 3, new)
    held.matches({ "president+twos_clear" }, { { rounds = 2 },
      { rounds = 2, players = 3 } }, SOAK and 1000 or 3, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("president", new)
  end)
end)
