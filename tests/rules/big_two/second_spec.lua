-- Big Two stated a second time, in plain Lua, and random matches held against
-- it.

local climbing = require "rules.climbing"
local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Big = {}
Big.__index = Big

local RANKS = Tricks.words "3 4 5 6 7 8 9 10 J Q K A 2"
local HEIGHT, SUIT = {}, { D = 1, C = 2, H = 3, S = 4 }
for i, name in ipairs(RANKS) do HEIGHT[name] = i end
local LOW_ACE = Tricks.words "A 2 3 4 5 6 7 8 9 10 J Q K A"


local function new(option)
  local p = setmetatable({ option = option, round = 0,
    n = option.players, totals = {} }, Big)
  for seat = 1, p.n do p.totals[seat] = 0 end
  return p
end


function Big:after(seat)
  if self.option.direction == "left" then return seat % self.n + 1 end
  return (seat - 2) % self.n + 1
end


local function has(hand, card)
  for _, one in ipairs(hand) do
    if one == card then return true end
  end
end


function Big:holder(card)
  for seat, hand in ipairs(self.hands) do
    if has(hand, card) then return seat end
  end
end


function Big:deal(dealt, dealer)
  self.dealer = self.dealer and self:after(self.dealer) or dealer
  self.round, self.hands = self.round + 1, {}
  self.shows, self.shown = nil, nil
  local last
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
    if #self.hands[seat] == 18 then last = table.remove(self.hands[seat]) end
  end
  if self.n == 3 then
    local card = self:holder "3D" and "3D" or "3C"
    local seat = self:holder(card)
    self.shows, self.shown = seat, card
    table.insert(self.hands[seat], last)
  end
  self.lies, self.last, self.out, self.must = nil, nil, {}, nil
  self.known = nil
  if self.won and self.option.lead == "winner" then
    self.turn = self.won
  else
    self.turn, self.must = self:holder "3D", "3D"
    self.shows = self.turn
    self.shown = self.shown == "3C" and "3C 3D" or "3D" -- the last card was 3D
  end
  if self.shows and #self:legal() == 1 then   -- and is played at once
    self.shows, self.shown = nil, nil
  end
end


local function value(card)
  return 10 * HEIGHT[card:sub(1, -2)] + SUIT[card:sub(-1)]
end


--- The highest card of a straight of these five ranks; nil if it is none.
function Big:straight(by)
  local row = self.option.straights == "poker" and LOW_ACE
    or RANKS
  for from = 1, #row - 4 do
    local all = true
    for i = from, from + 4 do all = all and by[row[i]] and #by[row[i]] == 1 end
    if all then return from, by[row[from + 4]][1] end
  end
end


local function by_rank(cards)
  local by, most, ranks = {}, 0, 0
  for _, card in ipairs(cards) do
    local name = card:sub(1, -2)
    if not by[name] then by[name], ranks = {}, ranks + 1 end
    table.insert(by[name], card)
    most = math.max(most, #by[name])
  end
  return by, most, ranks
end


local function highest(cards)
  local best = cards[1]
  for _, card in ipairs(cards) do
    if value(card) > value(best) then best = card end
  end
  return best
end


--- What five cards are: { class, how high }.
function Big:five(cards)
  local by, most, ranks = by_rank(cards)
  local one_suit = true
  for _, card in ipairs(cards) do
    one_suit = one_suit and card:sub(-1) == cards[1]:sub(-1)
  end
  local from, top = self:straight(by)
  if from then
    return { one_suit and 9 or 5, 10 * from + SUIT[top:sub(-1)] }
  end
  local best = highest(cards)
  if one_suit then
    if self.option.flush == "suit" then
      return { 6, 100 * SUIT[best:sub(-1)] + HEIGHT[best:sub(1, -2)] }
    end
    return { 6, value(best) }
  end
  if ranks ~= 2 then return nil end
  for name, some in pairs(by) do
    if #some == most then return { most == 3 and 7 or 8, HEIGHT[name] } end
  end
end


--- What cards are: { class, how high }; nil: nothing.
function Big:reading(cards)
  local _, _, ranks = by_rank(cards)
  if #cards == 5 then return self:five(cards) end
  if ranks > 1 or #cards > 3 then return nil end
  return { #cards, #cards == 3 and HEIGHT[cards[1]:sub(1, -2)]
    or value(highest(cards)) }
end


function Big:beats(reading)
  local lies = self.lies
  if not lies then return true end
  if lies[1] < 5 and reading[1] ~= lies[1] then return false end
  if lies[1] >= 5 and reading[1] < 5 then return false end
  if reading[1] ~= lies[1] then return reading[1] > lies[1] end
  return reading[2] > lies[2]
end


--- May this be played, where a player with one card is protected?
function Big:protects(cards)
  if not self.option.protect or #cards > 1 then return true end
  return #self.hands[self:after(self.turn)] > 1
    or cards[1] == highest(self.hands[self.turn])
end


--- What may be said; it is worked out once.
function Big:legal()
  if self.known then return self.known end
  local list, size = { self.lies and "pass" or nil }, self.lies and self.lies.n
  self.known = list
  for n = 1, 5 do
    local all = (n == 4 or size and n ~= size) and {}
      or climbing.choices(self.hands[self.turn], n)
    for _, cards in ipairs(all) do
      local reading = self:reading(cards)
      if reading and self:beats(reading) and self:protects(cards)
        and (not self.must or has(cards, self.must)) then
        list[#list + 1] = climbing.text(cards, RANKS)
      end
    end
  end
  return list
end


--- The turn goes on to who may still play.
function Big:go_on()
  repeat self.turn = self:after(self.turn) until not self.out[self.turn]
    or self.turn == self.last
  if self.turn == self.last then
    self.lies, self.last, self.out = nil, nil, {}
  end
end


function Big:play(move)
  self.known = nil
  if move == "pass" then
    self.out[self.turn] = self.option.pass_is_out
    return self:go_on()
  end
  local cards = Tricks.words(move)
  self.lies = self:reading(cards)
  self.lies.n = #cards
  self.last, self.must = self.turn, nil
  climbing.take(self.hands[self.turn], move)
  self.won = self.turn
  if #self.hands[self.turn] == 0 then return true end
  self:go_on()
end


function Big:cost(hand)
  local all = self.n == 3 and 17 or 13
  local cost = #hand >= all and 3 * #hand or #hand >= 10 and 2 * #hand or #hand
  for _, card in ipairs(hand) do
    local two = card:sub(1, 1) == "2"
    if two and self.option.twos_double then cost = 2 * cost end
  end
  return cost
end


function Big:count()
  local penalty, sum = self.option.score == "penalty", 0
  for seat, hand in ipairs(self.hands) do
    local cost = self:cost(hand)
    sum = sum + cost
    self.totals[seat] = self.totals[seat] + (penalty and cost or -cost)
  end
  if not penalty then self.totals[self.won] = self.totals[self.won] + sum end
  local best, most = {}, 0
  for seat, total in ipairs(self.totals) do
    best[seat] = penalty and -total or total
    most = math.max(most, total)
  end
  local winner = climbing.best(best)
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, winner
  end
  return most >= self.option.target and winner > 0, winner
end


describe("Big Two, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "big_two" }, {
      { rounds = 1 }, { rounds = 1, players = 3, twos_double = true },
      { rounds = 2, direction = "left", pass_is_out = true, lead = "winner" },
      { rounds = 0, target = 20, score = "penalty", players = 3 },
      { rounds = 2, straights = "poker", flush = "suit", protect = true },
    }, SOAK and 8000 or 1, new)
    held.matches({ "big_two+poker_straights+suit_flushes", "big_two+protect" },
      { { rounds = 1 } }, SOAK and 1000 or 1, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("big_two", new)
  end)

  it("is the same where the last card is the three of diamonds", function()
    held.match("big_two", { rounds = 1, players = 3 }, 207016, new)
  end)
end)
