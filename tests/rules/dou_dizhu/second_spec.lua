-- Dou Dizhu stated a second time, in plain Lua, and random matches held against
-- it.

local climbing = require "rules.climbing"
local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Dou = {}
Dou.__index = Dou

local RANKS = Tricks.words "3 4 5 6 7 8 9 10 J Q K A 2 LJ BJ"
local ACE = 12


local function new(option, _, m)
  return setmetatable({ option = option, m = m, round = 0,
    totals = { 0, 0, 0 } }, Dou)
end


local function after(seat) return (seat + 1) % 3 + 1 end


function Dou:deal(dealt, dealer)
  self.dealer = self.dealer and after(self.dealer) or dealer
  self.round = self.round + 1
  self:begin(dealt)
end


--- Cards are dealt, at first or again.
function Dou:begin(dealt)
  self.hands, self.shows, self.shown = {}, nil, nil
  self.turn = after(self.dealer)
  local turned
  for _, cards in pairs(self.option.first_bidder == "turned_card"
    and self.m:view(1).shown or {}) do
    turned = cards
  end
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
    for _, card in ipairs(self.hands[seat]) do
      if card == turned then
        self.shows, self.shown, self.turn = seat, card, seat
      end
    end
  end
  self.bottom = dealt.bottom
  self.high, self.spoken, self.in_a_row, self.landlord = 0, 0, 0, nil
  self.doubling, self.twice = nil, {}
  self.lies, self.last, self.asks = nil, nil, nil
  self.bombs, self.plays = 0, { 0, 0, 0 }
end


--- The first n cards of the rank.
local function some(cards, n) return table.move(cards, 1, n, 1, {}) end


--- All ways to attach n packets of `size` cards, of ranks from `rank` on.
local function loads(ranks, core, n, size, any, rank)
  if n == 0 then return { {} } end
  local list = {}
  for r = rank, #ranks do
    for times = 1, core[r] and 0 or any and 3 // size or 1 do
      if times <= n and #ranks[r] >= times * size then
        local here = { some(ranks[r], times * size) }
        local rest = loads(ranks, core, n - times, size, any, r + 1)
        for _, one in ipairs(climbing.joined(here, rest)) do
          list[#list + 1] = one
        end
      end
    end
  end
  return list
end


--- Calls `found` with each core of `of` cards of each of `run` ranks.
local function cores(ranks, of, run, last, found)
  for from = 1, last - run + 1 do
    local cards, core = {}, {}
    for r = from, from + run - 1 do
      if #ranks[r] >= of then
        table.move(ranks[r], 1, of, #cards + 1, cards)
      end
      core[r] = true
    end
    if #cards == of * run then found(cards, core, from) end
  end
end


local function both_jokers(cards)
  local text = " " .. table.concat(cards, " ") .. " "
  return text:find " LJ " and text:find " BJ "
end


--- All plays of a hand: by text a list of { kind, from, n }.
function Dou:plays_of(hand)
  local ranks, list = climbing.by_rank(hand, RANKS), {}
  local any = self.option.kickers == "any"
  local function add(kind, cards, from)
    local text = climbing.text(cards, RANKS)
    list[text] = list[text] or {}
    local known = list[text][kind]
    if not known or from > known.from then
      list[text][kind] = { kind = kind, from = from, n = #cards }
    end
  end
  local function plain(kind, of, least, most, last)
    for run = least, most do
      cores(ranks, of, run, last, function(cards, _, from)
        add(kind, cards, from)
      end)
    end
  end
  local function loaded(kind, of, run, last, n, size, alike)
    cores(ranks, of, run, last, function(cards, core, from)
      for _, load in ipairs(loads(ranks, core, n, size, alike, 1)) do
        if alike or not both_jokers(load) then
          add(kind, climbing.joined({ cards }, { load })[1], from)
        end
      end
    end)
  end
  plain("single", 1, 1, 1, 15)
  plain("pair", 2, 1, 1, 15)
  plain("triple", 3, 1, 1, 15)
  plain("bomb", 4, 1, 1, 15)
  plain("sequence", 1, 5, 12, ACE)
  plain("pair sequence", 2, 3, 10, ACE)
  plain("airplane", 3, 2, 6, ACE)
  loaded("triple and one", 3, 1, 15, 1, 1, false)
  loaded("triple and pair", 3, 1, 15, 1, 2, false)
  for run = 2, 5 do
    loaded("airplane with singles", 3, run, ACE, run, 1, any)
    if run < 5 then loaded("airplane with pairs", 3, run, ACE, run, 2, any) end
  end
  loaded("four with two singles", 4, 1, 15, 2, 1, any)
  loaded("four with two pairs", 4, 1, 15, 2, 2, any)
  if #ranks[14] + #ranks[15] == 2 then add("rocket", { "LJ", "BJ" }, 1) end
  return list
end


local POWER = { bomb = 1, rocket = 2 }

local function beats(a, b)
  if a.kind == b.kind then return a.n == b.n and a.from > b.from end
  return (POWER[a.kind] or 0) > (POWER[b.kind] or 0)
end


--- The reading of those cards that answers what lies there.
function Dou:answer(readings)
  for _, one in pairs(readings) do
    if beats(one, self.lies) then return one end
  end
end


function Dou:legal()
  if self.asks then return self.asks end
  if self.doubling then return { "double", "pass" } end
  if not self.landlord then
    local list = { "pass" }
    for bid = self.high + 1, 3 do list[#list + 1] = tostring(bid) end
    return list
  end
  local list = { self.lies and "pass" or nil }
  for text, readings in pairs(self:plays_of(self.hands[self.turn])) do
    if not self.lies or self:answer(readings) then list[#list + 1] = text end
  end
  return list
end


--- The cards of a new deal, in which nobody has moved yet.
function Dou:dealt_again()
  local hands = self.m:hands()
  return { hands = hands,
    bottom = climbing.left_over(hands, RANKS, { "LJ", "BJ" }) }
end


--- Somebody bids, or passes.
function Dou:bid(move)
  self.spoken = self.spoken + 1
  self.in_a_row = move == "pass" and self.in_a_row + 1 or 0
  if move ~= "pass" then self.high, self.bidder = tonumber(move), self.turn end
  local once = self.option.auction == "once" and self.spoken == 3
  if self.high == 0 and self.in_a_row == 3 then
    return self:begin(self:dealt_again())
  elseif self.high == 3 or once or self.high > 0 and self.in_a_row == 2 then
    self.landlord, self.turn = self.bidder, self.bidder
    local hand = self.hands[self.landlord]
    for _, card in ipairs(Tricks.words(self.bottom)) do
      hand[#hand + 1] = card
    end
    if self.option.doubling then
      self.turn, self.doubling = after(self.landlord), true
    end
  else
    self.turn = after(self.turn)
  end
end


--- The cards lie on the table, as that kind.
function Dou:put(text, reading)
  climbing.take(self.hands[self.turn], text)
  self.lies, self.last, self.asks = reading, self.turn, nil
  self.plays[self.turn] = self.plays[self.turn] + 1
  if POWER[reading.kind] then self.bombs = self.bombs + 1 end
  self.winner = self.turn
  self.turn = after(self.turn)
  return #self.hands[self.winner] == 0
end


--- An opponent doubles, or not; the landlord leads after the second.
function Dou:double(move)
  self.twice[self.turn] = move == "double"
  self.turn = after(self.turn)
  if self.turn == self.landlord then self.doubling = nil end
end


function Dou:play(move)
  if not self.landlord then return self:bid(move) end
  if self.doubling then return self:double(move) end
  if self.asks then return self:put(self.text, self.readings[move]) end
  if move == "pass" then
    self.turn = after(self.turn)
    if self.turn == self.last then self.lies = nil end
    return
  end
  local readings = self:plays_of(self.hands[self.turn])[move]
  if self.lies then return self:put(move, self:answer(readings)) end
  local names = {}
  for kind in pairs(readings) do names[#names + 1] = kind end
  if #names == 1 then return self:put(move, readings[names[1]]) end
  self.text, self.readings, self.asks = move, readings, names
end


function Dou:count()
  local own, all = self.plays[self.landlord], 0
  for _, n in ipairs(self.plays) do all = all + n end
  local won = self.winner == self.landlord
  local doublings = self.bombs
  if self.option.spring and (won and all == own or not won and own == 1) then
    doublings = doublings + 1
  end
  local cap = self.option.cap
  if cap > 0 then doublings = math.min(doublings, cap) end
  local stake = self.high * (1 << doublings) * (won and 1 or -1)
  for seat = 1, 3 do
    local n = seat ~= self.landlord and (self.twice[seat] and 2 or 1) * stake
    if n then
      self.totals[seat] = self.totals[seat] - n
      self.totals[self.landlord] = self.totals[self.landlord] + n
    end
  end
  if self.round < self.option.rounds then return end
  return true, climbing.best(self.totals)
end


describe("Dou Dizhu, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "dou_dizhu" }, {
      { rounds = 4 }, { rounds = 3, first_bidder = "rotates", cap = 2 },
      { rounds = 3, auction = "once", spring = false, first_dealer = 2 },
      { rounds = 3, kickers = "any", show_bottom = false },
    }, SOAK and 8000 or 5, new)
    held.matches({ "dou_dizhu+any_kickers+capped", "dou_dizhu+no_spring",
      "dou_dizhu+doubling", "dou_dizhu+doubling+capped" },
      { { rounds = 3 } }, SOAK and 1000 or 2, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("dou_dizhu", new)
  end)

  it("attaches the same cards to a hand with both jokers", function()
    local tenace = require "tenace"
    local hand = "3C 3D 7C 7D 7H 7S 8C 8D 8H 9C JC JD QC QD KH 2C LJ"
    for _, kickers in ipairs { "distinct", "any" } do
      local m = tenace.new("dou_dizhu", { seed = 1, options = {
        kickers = kickers, first_bidder = "rotates", first_dealer = 2 },
        deal = { hands = { hand, "*", "*" }, bottom = "BJ 4C 5D" } })
      m:play "3"
      local p = new(m.variant.options, nil, m)
      local plays = p:plays_of(Tricks.words(m:hands()[1]))
      local listed, known = {}, {}
      for _, move in ipairs(m:moves()) do listed[#listed + 1] = move end
      for text in pairs(plays) do known[#known + 1] = text end
      table.sort(listed)
      table.sort(known)
      assert.equal(table.concat(known, ", "), table.concat(listed, ", "))
      assert.equal(kickers == "any",
        plays["7C 7D 7H 8C 8D 8H LJ BJ"] ~= nil)
    end
  end)
end)
