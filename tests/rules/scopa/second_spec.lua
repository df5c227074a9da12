-- Scopa and Scopone stated a second time, in plain Lua, and random matches held
-- against it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Scopa = {}
Scopa.__index = Scopa

local value, prime = {}, { A = 16 }
for i, rank in ipairs(Tricks.words "A 2 3 4 5 6 7 S C R") do value[rank] = i end
for i = 2, 5 do prime[tostring(i)] = 10 + i end
prime["6"], prime["7"] = 18, 21


local function rank(card) return card:sub(1, -2) end
local function worth(card) return value[rank(card)] end


local function new(option, _, m)
  local p = setmetatable({ option = option, n = option.players, round = 0,
    totals = {}, house = {} }, Scopa)
  p.sides = p.n == 4 and 2 or p.n
  for side = 1, p.sides do p.totals[side] = 0 end
  for _, house in ipairs(m.variant.house) do p.house[house.name] = true end
  return p
end


function Scopa:side_of(seat) return (seat - 1) % self.sides + 1 end
function Scopa:after(seat) return (seat - 2) % self.n + 1 end


function Scopa:deal(dealt, dealer)
  self.dealer = self.dealer and self:after(self.dealer) or dealer
  self.round = self.round + 1
  self.hands, self.taken, self.scopas = {}, {}, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  for side = 1, self.sides do self.taken[side], self.scopas[side] = {}, 0 end
  self.board = Tricks.words(dealt.board or "")
  self.stock = Tricks.words(dealt.stock or "")
  self.last, self.turn = nil, self:after(self.dealer)
end


--- All sets of the table that count as much, by trying every set.
function Scopa:sets(sum)
  local list = {}
  for mask = 1, (1 << #self.board) - 1 do
    local set, points = {}, 0
    for i, card in ipairs(self.board) do
      if mask & 1 << i - 1 ~= 0 then
        set[#set + 1], points = card, points + worth(card)
      end
    end
    if points == sum then list[#list + 1] = set end
  end
  return list
end


--- The sets that a card can take.
function Scopa:captures(card)
  if self.house.ace_takes_all and rank(card) == "A" then
    local aces = {}
    for _, one in ipairs(self.board) do
      if rank(one) == "A" then aces[#aces + 1] = { one } end
    end
    if self.option.ace_takes_ace and #aces > 0 then return aces end
    return #self.board > 0 and { self.board } or {}
  end
  local all, single = self:sets(worth(card)), {}
  for _, set in ipairs(all) do
    if #set == 1 then single[#single + 1] = set end
  end
  return self.option.one_first and #single > 0 and single or all
end


--- A set as the program writes it: the card that counts least first.
local function text_of(card, set)
  set = table.move(set, 1, #set, 1, {})
  table.sort(set, function(a, b)
    if worth(a) ~= worth(b) then return worth(a) < worth(b) end
    return ("OCEB"):find(a:sub(-1)) < ("OCEB"):find(b:sub(-1))
  end)
  return card .. " takes " .. table.concat(set, " ")
end


function Scopa:legal()
  local list = {}
  for _, card in ipairs(self.hands[self.turn]) do
    local sets = self:captures(card)
    if #sets == 0 then list[#list + 1] = card end
    for _, set in ipairs(sets) do list[#list + 1] = text_of(card, set) end
  end
  return list
end


local function take(list, card)
  for i, one in ipairs(list) do
    if one == card then return table.remove(list, i) end
  end
  error("no " .. card)
end


function Scopa:cards_left()
  local n = #self.stock
  for _, hand in ipairs(self.hands) do n = n + #hand end
  return n
end


function Scopa:play(move)
  local words = Tricks.words(move)
  local card, pile = words[1], self.taken[self:side_of(self.turn)]
  take(self.hands[self.turn], card)
  local ace = self.house.ace_takes_all and rank(card) == "A"
  local only_aces = true
  for _, one in ipairs(self.board) do
    only_aces = only_aces and rank(one) == "A"
  end
  if words[2] or ace then
    self.last = self:side_of(self.turn)
    pile[#pile + 1] = card
    for i = 3, #words do pile[#pile + 1] = take(self.board, words[i]) end
    local counts = self:cards_left() > 0 or self.option.last_scopa
    local by_ace = only_aces and not self.option.ace_takes_ace
    if words[2] and #self.board == 0 and counts and (not ace or by_ace) then
      self.scopas[self.last] = self.scopas[self.last] + 1
    end
  else
    self.board[#self.board + 1] = card
  end
  self.turn = self:after(self.turn)
  return self:deal_on()
end


--- Deals again when the hands are empty; true at the end of the round.
function Scopa:deal_on()
  for _, hand in ipairs(self.hands) do
    if #hand > 0 then return false end
  end
  if #self.stock > 0 then
    local seat = self:after(self.dealer)
    for _ = 1, 3 * self.n do
      table.insert(self.hands[seat], table.remove(self.stock, 1))
      seat = self:after(seat)
    end
    return false
  end
  for _, card in ipairs(self.last and self.board or {}) do
    table.insert(self.taken[self.last], card)
  end
  return true
end


function Scopa:primiera(pile)
  local best, sum, suits = {}, 0, 0
  for _, card in ipairs(pile) do
    local suit = card:sub(-1)
    best[suit] = math.max(best[suit] or 0, prime[rank(card)] or 10)
  end
  for _, points in pairs(best) do sum, suits = sum + points, suits + 1 end
  return (suits == 4 or not self.option.primiera_needs_all) and sum or 0
end


--- The side that has most, if only one has.
local function most(counts)
  local best, winner = 0, nil
  for side, n in ipairs(counts) do
    if n > best then
      best, winner = n, side
    elseif n == best then
      winner = nil
    end
  end
  return winner
end


function Scopa:count()
  local cards, coins, primes, totals = {}, {}, {}, self.totals
  for side, pile in ipairs(self.taken) do
    local there = {}
    for _, card in ipairs(pile) do there[card] = true end
    cards[side], primes[side], coins[side] = #pile, self:primiera(pile), 0
    for _, card in ipairs(pile) do
      if card:sub(-1) == "O" then coins[side] = coins[side] + 1 end
    end
    totals[side] = totals[side] + self.scopas[side] + (there["7O"] and 1 or 0)
    local row = 0
    for r in ("A234567SCR"):gmatch "." do
      if not there[r .. "O"] then break end
      row = row + 1
    end
    if self.house.napola and row >= 3 then totals[side] = totals[side] + row end
  end
  for _, winner in pairs { a = most(cards), b = most(coins),
    c = most(primes) } do
    totals[winner] = totals[winner] + 1
  end
  return self:ended()
end


function Scopa:ended()
  local winner, best = most(self.totals), 0
  for _, total in ipairs(self.totals) do best = math.max(best, total) end
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, winner or 0
  end
  return best >= self.option.target and winner ~= nil, winner
end


describe("scopa", function()
  it("is as it was said a second time", function()
    held.matches({ "scopa", "scopa+players=3", "scopa+players=4",
      "scopa+players=4+deal=scopone", "scopa+scopone_21",
      "scopa+ace_takes_all", "scopa+ace_takes_all+ace_takes_ace=true",
      "scopa+napola" },
      { {}, { rounds = 2, first_dealer = 2, one_first = false,
        last_scopa = true, primiera_needs_all = false } },
      SOAK and 500 or 2, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("scopa", new)
  end)
end)
