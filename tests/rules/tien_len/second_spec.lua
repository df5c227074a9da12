-- Tien Len stated a second time, in plain Lua, and random matches held against
-- it.

local climbing = require "rules.climbing"
local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Tien = {}
Tien.__index = Tien

local RANKS = Tricks.words "3 4 5 6 7 8 9 10 J Q K A 2"
local HEIGHT, SUIT = {}, { S = 1, C = 2, D = 3, H = 4 }
for i, name in ipairs(RANKS) do HEIGHT[name] = i end
local ACE, TWO = 12, 13


local function value(card)
  return 10 * HEIGHT[card:sub(1, -2)] + SUIT[card:sub(-1)]
end


local function new(option)
  local p = setmetatable({ option = option, round = 0, n = option.players,
    totals = {} }, Tien)
  for seat = 1, p.n do p.totals[seat] = 0 end
  return p
end


--- How good a hand is that wins as it is dealt; 0: it does not. Where five
-- pairs in a row win, too, they are worse than four twos and better than six
-- pairs.
local function instant(hand, five_pairs)
  local pairs_held, row, by = 0, 0, climbing.by_rank(hand, RANKS)
  local in_a_row, longest = 0, 0
  for i, cards in ipairs(by) do
    if #cards >= 2 then pairs_held = pairs_held + 1 end
    if #cards >= 1 and i <= ACE then row = row + 1 end
    in_a_row = #cards >= 2 and i <= ACE and in_a_row + 1 or 0
    longest = math.max(longest, in_a_row)
  end
  if row == 12 then return 4 end
  if #by[TWO] == 4 then return 3 end
  if five_pairs and longest >= 5 then return 2 end
  return pairs_held >= 6 and 1 or 0
end


--- The seat whose hand wins as it is dealt: the best, the first in turn.
function Tien:best_hand()
  local best, winner, seat = 0, nil, self.dealer
  for _ = 1, self.option.instant_win and self.n or 0 do
    seat = seat % self.n + 1
    local good = instant(self.hands[seat], self.option.five_pairs)
    if good > best then best, winner = good, seat end
  end
  return winner
end


--- The lowest card of all hands, and who holds it.
function Tien:lowest()
  local best, holder
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if not best or value(card) < value(best) then
        best, holder = card, seat
      end
    end
  end
  return holder, best
end


function Tien:deal(dealt, dealer)
  self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  self.round, self.hands, self.must = self.round + 1, {}, nil
  self.shows, self.shown, self.known = nil, nil, nil
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  self.lies, self.last, self.passed, self.places = nil, nil, {}, {}
  self.played, self.turn = {}, self.won
  self.at_once = self:best_hand()
  if self.at_once then
    self.shows = false                      -- good hands do, whoever wins
  elseif not self.won then
    self.turn, self.must = self:lowest()
    self.shows, self.shown = self.turn, self.must
    if #self:legal() == 1 then self.shows, self.shown = nil, nil end
  end
end


--- Each way to take n cards of each of `run` ranks, up to the `last` one.
local function rows(by, n, run, last, found)
  for from = 1, last - run + 1 do
    local all = { {} }
    for i = from, from + run - 1 do
      all = climbing.joined(all, climbing.choices(by[i], n))
    end
    for _, cards in ipairs(all) do
      found(cards, { from = from, run = run, top = from + run - 1 })
    end
  end
end


--- The reading of the cards, with its kind and what it is compared by.
local function reading(kind, cards, core)
  core.kind, core.n, core.high = kind, #cards, 0
  for _, card in ipairs(cards) do
    core.high = math.max(core.high, value(card))
  end
  return core
end


--- All plays of a hand, by text.
function Tien:plays_of(hand)
  local by, list = climbing.by_rank(hand, RANKS), {}
  local function each(kind, n, least, most, last)
    for run = least, most do
      rows(by, n, run, last, function(cards, core)
        list[climbing.text(cards, RANKS)] = reading(kind, cards, core)
      end)
    end
  end
  for n, kind in ipairs { "single", "pair", "triple", "four" } do
    each(kind, n, 1, 1, TWO)
  end
  each("sequence", 1, 3, 12, ACE)
  each("double", 2, 3, 6, ACE)
  return list
end


--- Does the bomb beat that?
function Tien:bombs(a, b)
  if not self.option.bombs then return false end
  local two = b.top == TWO
  if a.kind == "four" then
    local three_pairs = b.kind == "double" and b.run == 3
    return b.kind == "single" and two
      or three_pairs and self.option.four_beats_pairs
  end
  if a.kind ~= "double" then return false end
  if b.kind == "double" then return a.run > b.run end
  if b.kind == "four" then return a.run >= 4 and self.option.four_pairs_top end
  local need = { single = 3, pair = 4, triple = 5 }
  return two and need[b.kind] ~= nil and a.run >= need[b.kind]
end


function Tien:beats(a, b)
  if a.kind == b.kind and a.n == b.n then return a.high > b.high end
  return self:bombs(a, b)
end


--- What may be said; it is worked out once.
function Tien:legal()
  if self.known then return self.known end
  local list = { self.lies and "pass" or nil }
  for text, one in pairs(self:plays_of(self.hands[self.turn])) do
    local must = not self.must
      or (" " .. text .. " "):find(" " .. self.must .. " ", 1, true)
    if must and (not self.lies or self:beats(one, self.lies)) then
      list[#list + 1] = text
    end
  end
  self.known = list
  return list
end


function Tien:after(seat)
  repeat seat = seat % self.n + 1 until #self.hands[seat] > 0
  return seat
end


--- The turn goes on to who may still play; if nobody may, somebody leads.
function Tien:go_on()
  local seat = self.turn
  for _ = 1, self.n do
    seat = self:after(seat)
    if seat == self.last then break end
    if not self.passed[seat] then
      self.turn = seat
      return
    end
  end
  self.turn = #self.hands[self.last] > 0 and self.last or self:after(self.last)
  self.lies, self.last, self.passed = nil, nil, {}
end


function Tien:play(move)
  self.known = nil
  if move == "pass" then
    self.passed[self.turn] = true
    return self:go_on()
  end
  local hand = self.hands[self.turn]
  self.lies, self.must = self:plays_of(hand)[move], nil
  climbing.take(hand, move)
  self.last, self.played[self.turn] = self.turn, true
  if not self.option.pass_is_out then self.passed = {} end
  if #hand == 0 then
    table.insert(self.places, self.turn)
    local left = self.n - #self.places
    if self.option.ends == "first_out" or left == 1 then return true end
  end
  self:go_on()
end


function Tien:score_places()
  for place, seat in ipairs(self.places) do
    self.totals[seat] = self.totals[seat] + self.n - place
  end
end


function Tien:pay(seat, cost)
  self.totals[seat] = self.totals[seat] - cost
  self.totals[self.won] = self.totals[self.won] + cost
end


function Tien:score_cards()
  for seat, hand in ipairs(self.hands) do
    if self.option.ends == "first_out" and seat ~= self.won then
      self:pay(seat, self.played[seat] and #hand or 26)
    end
    local black, red = 0, 0
    for _, card in ipairs(seat ~= self.won and hand or {}) do
      if card == "2S" or card == "2C" then black = black + 1 end
      if card == "2D" or card == "2H" then red = red + 1 end
    end
    self:pay(seat, self.option.two_left * (black + 2 * red))
  end
end


function Tien:count()
  local totals = self.totals
  self.won = self.at_once or self.places[1]
  if self.at_once then
    totals[self.won] = totals[self.won] + self.n - 1
  else
    self:score_cards()
    if self.option.ends == "last_left" then self:score_places() end
  end
  local winner, most = climbing.best(totals), math.max(table.unpack(totals))
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, winner
  end
  return most >= self.option.target and winner > 0, winner
end


describe("Tien Len, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "tien_len" }, {
      { target = 8 }, { rounds = 2, players = 3, pass_is_out = false },
      { rounds = 2, players = 2 }, { rounds = 2, four_pairs_top = false },
      { rounds = 2, four_beats_pairs = true, two_left = 3 },
    }, SOAK and 8000 or 5, new)
    held.matches({ "tien_len+first_out+no_bombs", "tien_len+first_out",
      "tien_len+first_out+two_left=5" },
      { { rounds = 2 } }, SOAK and 1000 or 2, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("tien_len", new)
  end)

  it("knows the same hands that win at once", function()
    local tenace = require "tenace"
    local hands = { "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 9D JD KD",
      "3S 3C 4S 4C 5S 5C 6S 6C 8S 8C 9D 9H KD",
      "JS JC QS QC KS KC AS AC 2S 2C 9D 5D 3D",
      "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 2D 2H 2S" }
    for seed = 1, SOAK and 10000 or 300 do
      hands[#hands + 1] =
        tenace.new("tien_len", { seed = seed }):dealt().hands[1]
    end
    for _, spec in ipairs { "tien_len+instant_win",
      "tien_len+instant_win+five_pairs=true" } do
      for _, hand in ipairs(hands) do
        local gives = tenace.step(spec, {}, { step = "instant",
          with = { hand } }).gives
        assert.equal(instant(Tricks.words(hand), spec:find "five"), gives, hand)
      end
    end
  end)

  it("lets the same bombs cut three pairs that have cut a two", function()
    local tenace = require "tenace"
    for _, four in ipairs { true, false } do
      local m = tenace.new("tien_len", { seed = 1, options = {
        four_beats_pairs = four, first_dealer = 4 }, deal = { hands = {
          "3S 4S 4C 8D 9D JD QD KD AD AH KH QH JH", "2S 6S *",
          "5S 5C 7S 7C 8S 8C 6C 6D 9S 9H JS QS KS",
          "9C 10S 10C 10D 10H JC QC KC 7D 7H 8H AC AS" } } })
      local p = new(m.variant.options, nil, m)
      p:deal(m:dealt(), 4)
      for _, move in ipairs { "3S", "2S", "6C 6D 7C 7S 8C 8S" } do
        if m:allows(move) then m:play(move) end     -- some were forced
        p:play(move)
      end
      local legal = p:legal()
      table.sort(legal)
      assert.equal(4, p.turn)
      assert.same(four and { "10C 10D 10H 10S", "pass" } or { "pass" }, legal)
      if four then
        assert.same(legal, (m:moves()))
      else
        assert.not_equal(4, (m:turn()))       -- a forced pass is not asked
      end
    end
  end)
end)
