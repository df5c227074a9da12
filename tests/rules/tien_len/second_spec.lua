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


--- Is it a double sequence of at least so many pairs?
local function is_row(one, least)
  return one.kind == "double" and one.run >= least
end


--- Does the bomb beat that, as at matches?
function Tien:bombs_at_matches(a, b, two)
  local one_two = two and b.kind == "single"
  local some_twos = one_two or two and b.kind == "pair"
  local three_pairs = b.kind == "double" and b.run == 3
  if is_row(a, 4) then
    return some_twos or three_pairs or b.kind == "four"
      or is_row(b, 4) and a.run > b.run
  end
  if a.kind == "four" then return some_twos or three_pairs end
  return is_row(a, 3) and one_two
end


--- Does the bomb beat that?
function Tien:bombs(a, b)
  if self.option.bombs == "false" then return false end
  local two = b.top == TWO
  if self.option.bombs == "full" then
    return self:bombs_at_matches(a, b, two)
  end
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


--- What may be said; it is worked out once. Out of turn it is four pairs.
function Tien:legal()
  if self.known then return self.known end
  local list = { self.asked and "no cut" or self.lies and "pass" or nil }
  if self.asked then
    for text, one in pairs(self:plays_of(self.hands[self.turn])) do
      if is_row(one, 4) and self:beats(one, self.lies) then
        list[#list + 1] = text
      end
    end
    self.known = list
    return list
  end
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


--- Those who may cut what lies, the next in turn first; nobody as a rule.
function Tien:who_may_cut()
  local lies, list, left = self.lies, {}, 0
  for _, hand in ipairs(self.hands) do left = left + (#hand > 0 and 1 or 0) end
  local two = lies.top == TWO and (lies.kind == "single" or lies.kind == "pair")
  if self.option.bombs ~= "full" or left < 2
    or not (two or lies.kind == "four" or lies.kind == "double") then
    return list
  end
  local seat = self.last
  for _ = 2, self.n do
    seat = seat % self.n + 1
    if #self.hands[seat] >= 8 then list[#list + 1] = seat end
  end
  return list
end


--- The next who may cut is asked; after the last one the turns go on.
function Tien:ask_next(list)
  self.asked, self.known = list, nil
  if #list > 0 then
    self.turn = table.remove(list, 1)
    return
  end
  self.asked, self.turn = nil, self.last
  self:go_on()
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
  if move == "no cut" then return self:ask_next(self.asked) end
  self.asked = nil
  if move == "pass" then
    self.passed[self.turn] = true
    return self:go_on()
  end
  local hand = self.hands[self.turn]
  self.lies, self.must = self:plays_of(hand)[move], nil
  climbing.take(hand, move)
  self.last, self.played[self.turn] = self.turn, true
  self.passed[self.turn] = nil
  if not self.option.pass_is_out then self.passed = {} end
  if #hand == 0 then
    table.insert(self.places, self.turn)
    local left = self.n - #self.places
    if self.option.ends == "first_out" or left == 1 then return true end
  end
  self:ask_next(self:who_may_cut())
end


--- Where four pairs cut, low cards go first, and rows stay in the hands.
function Tien:worth_trying(moves)
  if self.option.bombs ~= "full" then return moves end
  local list = {}
  for _, move in ipairs(moves) do
    local _, n = move:gsub("%S+", "")
    if n < 3 or n > 7 or move:find "^2" then list[#list + 1] = move end
  end
  return #list > 0 and list or moves
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


-- Seat 4 holds four pairs in a row, seat 2 three and seat 3 a four and five.
local CUTS = { hands = { "3S 3H 2H 7D 8D 9D JS JC QS KC AS AC 2S",
  "4S 3C 3D 4C 4D 5C 5D 7H 8H 9H 10D QH KD",
  "5S 6C JH QC KH 10H JD QD KS AD AH 2C 2D",
  "7S 7C 8S 8C 9S 9C 10S 10C 4H 5H 6S 6D 6H" } }


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

  it("cuts out of turn as at matches", function()
    held.matches({ "tien_len+full_bombs", "tien_len+full_bombs+first_out" },
      { { rounds = 2 }, { rounds = 2, players = 3, pass_is_out = false } },
      SOAK and 1000 or 3, new)
    for seed = 1, 20 do
      held.match("tien_len+full_bombs", { rounds = 1, first_dealer = 4 }, seed,
        new, CUTS)
    end
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
