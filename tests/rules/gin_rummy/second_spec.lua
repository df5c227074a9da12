-- Gin Rummy stated a second time, in plain Lua, and matches held against it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Gin = {}
Gin.__index = Gin

local place = {}
for i, rank in ipairs(Tricks.words "A 2 3 4 5 6 7 8 9 10 J Q K") do
  place[rank] = i
end


local function height(card) return place[card:sub(1, -2)] end
local function suit(card) return card:sub(-1) end
local function worth(card) return math.min(height(card), 10) end


local function without(list, card)
  local left = {}
  for _, one in ipairs(list) do
    if one ~= card then left[#left + 1] = one end
  end
  return left
end


local function sum(cards)
  local n = 0
  for _, card in ipairs(cards) do n = n + worth(card) end
  return n
end


--- Are these cards, low to high, of one rank or in a row?
local function is_meld(cards)
  if #cards < 3 then return false end
  local set, run = true, true
  for i = 2, #cards do
    set = set and height(cards[i]) == height(cards[1])
    run = run and suit(cards[i]) == suit(cards[1])
      and height(cards[i]) == height(cards[i - 1]) + 1
  end
  return set or run
end


local function sorted(cards)
  local list = table.move(cards, 1, #cards, 1, {})
  table.sort(list, function(a, b)
    if height(a) ~= height(b) then return height(a) < height(b) end
    return suit(a) < suit(b)
  end)
  return list
end


--- All melds that have this first card: sets and runs with some of the others,
-- which are not lower.
local function melds_with(first, others)
  local same, row, list = { first }, { first }, {}
  for _, card in ipairs(others) do
    if height(card) == height(first) then same[#same + 1] = card end
    if suit(card) == suit(first) and height(card) == height(row[#row]) + 1 then
      row[#row + 1] = card
      list[#list + 1] = table.move(row, 1, #row, 1, {})
    end
  end
  list[#list + 1] = same
  for i = 2, #same == 4 and 4 or 1 do
    list[#list + 1] = without(same, same[i])
  end
  local good = {}
  for _, meld in ipairs(list) do
    if is_meld(meld) then good[#good + 1] = meld end
  end
  return good
end


--- Could two of these melds be one?
local function joined(melds)
  for i = 1, #melds do
    for k = 1, i - 1 do
      local both = table.move(melds[i], 1, #melds[i], 1, {})
      table.move(melds[k], 1, #melds[k], #both + 1, both)
      if is_meld(sorted(both)) then return true end
    end
  end
  return false
end


--- Calls visit(points left over, melds) for each way to lay out the cards.
local function each_way(cards, visit, melds, left)
  melds, left = melds or {}, left or 0
  if #cards == 0 then return visit(left, melds) end
  local first, others = cards[1], without(cards, cards[1])
  each_way(others, visit, melds, left + worth(first))
  for _, meld in ipairs(melds_with(first, others)) do
    local rest = others
    for _, card in ipairs(meld) do rest = without(rest, card) end
    melds[#melds + 1] = meld
    each_way(rest, visit, melds, left)
    melds[#melds] = nil
  end
end


local known = {}   -- by cards, in this round

--- The least that can be left over, and in how many ways.
local function least(cards)
  local list, best, ways = sorted(cards), math.huge, 0
  local key = table.concat(list)
  if known[key] then return table.unpack(known[key]) end
  each_way(list, function(left, melds)
    if left > best or joined(melds) then return end
    ways = left < best and 1 or ways + 1
    best = left
  end)
  known[key] = { best, ways }
  return best, ways
end


--- The least left over when cards may be added to these melds: each of them in
-- turn takes a card that fits, or not.
local function least_added(cards, melds)
  local best = least(cards)
  for i, meld in ipairs(melds) do
    for _, card in ipairs(cards) do
      local longer = sorted { card, table.unpack(meld) }
      if is_meld(longer) then
        melds[i] = longer
        best = math.min(best, least_added(without(cards, card), melds))
        melds[i] = meld
      end
    end
  end
  return best
end


local function new(option, spec, m)
  return setmetatable({ option = option, m = m, round = 0, totals = { 0, 0 },
    won = { 0, 0 }, has_cube = spec:find "cube" }, Gin)
end


function Gin:deal(dealt, dealer)
  self.dealer = self.deals_next or dealer
  self.deals_next = self.dealer
  self.round, known = self.round + 1, {}
  self.hands = { Tricks.words(dealt.hands[1]), Tricks.words(dealt.hands[2]) }
  self.discards = Tricks.words(dealt.discard)
  self.stock, self.drawn = Tricks.words(dealt.stock), 0
  local up = self.discards[1]
  self.limit, self.times = self.option.knock_limit, 1
  if self.option.oklahoma then
    self.limit = height(up) == 1 and 0 or worth(up)
    self.times = self.option.spades_double and suit(up) == "S" and 2 or 1
  end
  self.stage, self.passed, self.takes = "offer", 0, 0
  self.turn = 3 - self.dealer
  self.cube, self.taker = 1, nil
  self:ask_cube()
end


--- Before drawing a player may turn the cube: who has taken it last, if anybody
-- has.
function Gin:ask_cube()
  local mine = self.taker == nil or self.taker == self.turn
  self.asks = self.has_cube and mine and self.cube < 64 and "turn" or nil
end


--- What is said of the cube; true if the round is given up.
function Gin:answer_cube(said)
  if said == "turn" then
    self.asks, self.turn = "take", 3 - self.turn
    return false
  end
  self.asks = nil
  if said == "continue" then return false end
  local turned = 3 - self.turn
  if said == "refuse" then
    self.totals[turned] = self.totals[turned] + 10 * self.cube
    return self:won_by(turned, 1)
  end
  self.cube, self.taker, self.turn = 2 * self.cube, self.turn, turned
  return false
end


--- The cards with which one can knock, so that no more is left over.
function Gin:knocks(most)
  local list = {}
  for _, card in ipairs(self.hands[self.turn]) do
    if card ~= self.taken
      and least(without(self.hands[self.turn], card)) <= most then
      list[#list + 1] = card
    end
  end
  return list
end


local function say(list, verb, cards)
  for _, card in ipairs(cards) do list[#list + 1] = verb .. " " .. card end
end


function Gin:legal()
  local list, hand, stage = {}, self.hands[self.turn], self.stage
  if self.asks == "turn" then return { "turn", "continue" } end
  if self.asks == "take" then return { "take", "refuse" } end
  if stage == "offer" then return { "take", "pass" } end
  if stage == "must draw" then return { "draw" } end
  if stage == "draw" then return { "draw", "take" } end
  if stage == "last" then
    local top = self.discards[#self.discards]
    hand[#hand + 1], self.taken = top, top
    local n = #self:knocks(self.limit)
    hand[#hand] = nil
    return n > 0 and { "take", "pass" } or { "pass" }
  end
  if stage == "layout" then
    for i = 1, self.ways do list[i] = "layout " .. i end
    return list
  end
  if stage == "discard" then say(list, "discard", without(hand, self.taken)) end
  say(list, "knock", self:knocks(self.limit))
  say(list, "gin", self:knocks(0))
  if self.option.big_gin > 0 and stage == "discard" and least(hand) == 0 then
    list[#list + 1] = "big gin"
  end
  return list
end


--- Of the moves those that lead somewhere: mostly knocks, else the discards
-- that leave least.
function Gin:worth_trying(moves)
  local knocks, low, best = {}, {}, math.huge
  for _, move in ipairs(moves) do
    local verb, card = move:match "^(%a+) (%S+)$"
    if verb == "knock" or verb == "gin" then knocks[#knocks + 1] = move end
    if verb == "discard" then
      local left = least(without(self.hands[self.turn], card))
      if left < best then low, best = {}, left end
      if left == best then low[#low + 1] = move end
    end
  end
  if #knocks > 0 and self.drawn % 3 > 0 then return knocks end
  return #low > 0 and low or moves
end


function Gin:play(move)
  if self.asks then return self:answer_cube(move) end
  local over = self:make(move)
  if not over and move:find "^pass" or move:find "^discard" then
    self:ask_cube()
  end
  return over
end


function Gin:make(move)
  local verb, card = move:match "^(%a+) ?(%S*)$"
  local hand, seat = self.hands[self.turn], self.turn
  if self.stage == "layout" then
    self:choose(tonumber(card))
    return self:score(seat)
  elseif verb == "pass" then
    if self.stage == "last" then return true end
    self.passed = self.passed + 1
    self.stage = self.passed == 2 and "must draw" or "offer"
    self.turn = 3 - seat
    return false
  elseif verb == "draw" then
    self.drawn, self.taken = self.drawn + 1, nil
    hand[#hand + 1] = self.stock[self.drawn]
    self.stage = "discard"
    return false
  elseif verb == "take" then
    self.taken, self.takes = table.remove(self.discards), self.takes + 1
    hand[#hand + 1] = self.taken
    self.stage = self.stage == "last" and "knock" or "discard"
    return false
  end
  if verb ~= "big" then
    self.hands[seat] = without(hand, card)
    self.discards[#self.discards + 1] = card
  end
  if verb ~= "discard" then return self:lay_out(seat) end
  self.turn, self.stage = 3 - seat, "draw"
  if #self.stock - self.drawn == 2 then
    self.stage = "last"
    return not self.option.last_discard
  end
  return self.takes == self.option.max_takes
end


--- Whoever knocks may have several ways to lay out the hand.
function Gin:lay_out(seat)
  self.melds = {}
  local left, ways = least(self.hands[seat])
  self.ways = ways
  if left > 0 and ways > 1 then
    self.stage = "layout"
    return false
  end
  each_way(sorted(self.hands[seat]), function(points, melds)
    if points > left or joined(melds) then return end
    self.melds = table.move(melds, 1, #melds, 1, {})
  end)
  return self:score(seat)
end


--- Reads the melds of that layout from the question: they must be right.
function Gin:choose(n)
  local cards, text = self.hands[self.turn], self.layouts[n]
  for part in text:gmatch "[^,]+" do
    local meld = sorted(Tricks.words(part))
    assert(is_meld(meld), part)
    for _, card in ipairs(meld) do cards = without(cards, card) end
    self.melds[#self.melds + 1] = meld
  end
  assert(sum(cards) == least(self.hands[self.turn]), text)
end


function Gin:score(seat)
  local option, other = self.option, 3 - seat
  local mine = least(self.hands[seat])
  local theirs = mine == 0 and least(self.hands[other])
    or least_added(self.hands[other], self.melds)
  local winner, points = seat, theirs - mine
  if #self.hands[seat] == 11 then
    points = points + option.big_gin
  elseif mine == 0 then
    points = points + option.gin_bonus
  elseif theirs < mine or theirs == mine and option.equal_is_undercut then
    winner, points = other, mine - theirs + option.undercut_bonus
  elseif theirs == mine then
    return true
  end
  self.totals[winner] = self.totals[winner]
    + self.times * self.cube * points
  return self:won_by(winner, self.times)
end


--- That player has won the round, which counts so many lines.
function Gin:won_by(winner, lines)
  self.won[winner] = self.won[winner] + lines
  local next_one = { winner = winner, loser = 3 - winner,
    alternate = 3 - self.dealer }
  self.deals_next = next_one[self.option.deal_by]
  return true
end


function Gin:count()
  local option, totals = self.option, self.totals
  local best = math.max(totals[1], totals[2])
  local over = option.rounds > 0 and self.round == option.rounds
    or option.rounds == 0 and best >= option.target
  if not over then return false end
  if totals[1] == totals[2] then return true, 0 end
  local winner = totals[1] > totals[2] and 1 or 2
  local double = option.shutout and totals[3 - winner] == 0
  totals[winner] = totals[winner] + option.game_bonus * (double and 2 or 1)
  for seat = 1, 2 do
    totals[seat] = totals[seat] + option.line_bonus * self.won[seat]
  end
  return true, winner
end


--- The melds of each layout, as the question lists them.
function Gin:look(asked)
  self.layouts = {}
  for melds in asked.prompt:gmatch "layout %d+: ([^\n]+)" do
    self.layouts[#self.layouts + 1] = melds
  end
end


describe("gin rummy", function()
  it("is as it was said a second time", function()
    held.matches({ "gin_rummy", "gin_rummy+old_bonuses", "gin_rummy+oklahoma",
      "gin_rummy+big_gin", "gin_rummy+oklahoma+big_gin" },
      { {}, { deal_by = "winner", last_discard = true, shutout = false },
        { deal_by = "alternate", equal_is_undercut = false, max_takes = 3,
          rounds = 6, first_dealer = 2, knock_limit = 5 } },
      SOAK and 1000 or 1, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("gin_rummy", new)
  end)
end)
