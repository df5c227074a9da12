-- Durak stated a second time, in plain Lua, and random matches held against it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Durak = {}
Durak.__index = Durak

local RANKS = Tricks.words "2 3 4 5 6 7 8 9 10 J Q K A"
local HEIGHT = {}
for i, name in ipairs(RANKS) do HEIGHT[name] = i end


local rank, suit, take = Tricks.rank, Tricks.suit, lists.take


local function new(option, _, m)
  local p = setmetatable({ option = option, n = option.players, round = 0,
    totals = {}, m = m }, Durak)
  for seat = 1, p.n do p.totals[seat] = 0 end
  return p
end


function Durak:deal(dealt, dealer)
  self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  self.round, self.hands, self.bout = self.round + 1, {}, 0
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  self.stock = Tricks.words(dealt.stock or "")
  self.turned = dealt.turned ~= "" and dealt.turned or nil
  self.trump = self.turned and suit(self.turned) or self.m:view(1).trump
  self.shows, self.shown = nil, nil
  self:begin(self:first())
  if not self.turned then self.shows = false end
end


--- Who attacks first; the lowest trump is shown.
function Durak:first()
  if self.option.first == "after_fool" and self.fool then
    return (self.fool - 2) % self.n + 1
  end
  local best, low = self.dealer % self.n + 1, math.huge
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if suit(card) == self.trump and HEIGHT[rank(card)] < low then
        best, low, self.shows, self.shown = seat, HEIGHT[rank(card)], seat, card
      end
    end
  end
  return best
end


--- The next seat after that one which holds cards.
function Durak:next(seat)
  for n = 1, self.n do
    local other = (seat + n - 1) % self.n + 1
    if #self.hands[other] > 0 then return other end
  end
end


function Durak:begin(attacker)
  self.attacker, self.defender = attacker, self:next(attacker)
  self.bout, self.open, self.pairs, self.taken = self.bout + 1, {}, {}, false
  self.most, self.stage, self.turn = self:limit(self.defender), "attack",
    attacker
end


--- How many cards may attack that player.
function Durak:limit(seat)
  return math.min(self.bout == 1 and self.option.first_limit or 6,
    #self.hands[seat])
end


function Durak:beats(a, b)
  if suit(a) == suit(b) then return HEIGHT[rank(a)] > HEIGHT[rank(b)] end
  return suit(a) == self.trump
end


--- All sets of cards of that rank in a hand, of n at most, as texts.
local function sets(hand, name, n)
  local there, list = {}, {}
  for letter in ("CDHS"):gmatch "." do
    for _, card in ipairs(hand) do
      if card == name .. letter then there[#there + 1] = card end
    end
  end
  for bits = 1, (1 << #there) - 1 do
    local set = {}
    for i, card in ipairs(there) do
      if bits >> (i - 1) & 1 == 1 then set[#set + 1] = card end
    end
    if #set <= n then list[#list + 1] = table.concat(set, " ") end
  end
  return list
end


--- Ranks of the cards on the table.
function Durak:lying()
  local names = {}
  for _, cards in ipairs { self.open, self.pairs } do
    for _, card in ipairs(cards) do names[rank(card)] = true end
  end
  return names
end


local legal = {}


function legal.attack(self, hand, list)
  for _, name in ipairs(RANKS) do
    for _, set in ipairs(sets(hand, name, self.most)) do
      list[#list + 1] = set
    end
  end
end


function legal.defend(self, hand, list)
  for _, card in ipairs(hand) do
    for _, other in ipairs(self.open) do
      if self:beats(card, other) then
        list[#list + 1] = card .. " on " .. other
      end
    end
  end
  list[#list + 1] = "take"
  local next = self:next(self.turn)
  if not self.option.transfer or #self.pairs > 0 or next == self.turn then
    return
  end
  for _, set in ipairs(sets(hand, rank(self.open[1]),
    self:limit(next) - #self.open)) do
    list[#list + 1] = "transfer " .. set
  end
end


function legal.throw(self, hand, list)
  local lying = self:lying()
  for _, card in ipairs(hand) do
    if lying[rank(card)] then list[#list + 1] = card end
  end
  list[#list + 1] = "pass"
end


function Durak:legal()
  local hand, list = self.hands[self.turn], {}
  legal[self.stage](self, hand, list)
  for _, card in ipairs(hand) do
    if self.option.swap_six and self.turned and self.stage ~= "throw"
      and card == "6" .. self.trump then
      list[#list + 1] = "swap"
    end
  end
  return list
end


--- Who is asked to throw in cards, in order.
function Durak:asked()
  local how, list, beside = self.option.throwers, {}, self:next(self.defender)
  for n = 0, self.n - 1 do
    local seat = (self.attacker + n - 1) % self.n + 1
    if #self.hands[seat] > 0 and seat ~= self.defender and (how == "all"
      or n == 0 or how == "neighbours" and seat == beside) then
      list[#list + 1] = seat
    end
  end
  return list
end


--- The attack is beaten or taken, as far as it has come.
function Durak:ask_for_more()
  local full = #self.open + #self.pairs // 2 >= self.most
  self.queue = full and {} or self:asked()
  if self.taken and not self.option.throw_on_take then self.queue = {} end
  return self:ask_next()
end


function Durak:ask_next()
  self.stage, self.turn = "throw", table.remove(self.queue, 1)
  return not self.turn and self:end_bout()
end


function Durak:put(cards)
  for _, card in ipairs(cards) do
    self.open[#self.open + 1] = take(self.hands[self.turn], card)
  end
end


local play = {}


function play:attack(words)
  self:put(words)
  self.stage, self.turn = "defend", self.defender
end


function play:defend(words)
  if words[1] == "take" then
    self.taken = true
    return self:ask_for_more()
  elseif words[1] == "transfer" then
    self:put(table.move(words, 2, #words, 1, {}))
    self.attacker, self.defender = self.turn, self:next(self.turn)
    self.most, self.turn = self:limit(self.defender), self.defender
    return
  end
  table.insert(self.pairs, take(self.open, words[3]))
  table.insert(self.pairs, take(self.hands[self.turn], words[1]))
  return #self.open == 0 and self:ask_for_more()
end


function play:throw(words)
  if words[1] == "pass" then return self:ask_next() end
  self:put(words)
  if self.taken then return self:ask_for_more() end
  self.stage, self.turn = "defend", self.defender
end


function Durak:play(move)
  if move == "swap" then
    local hand = self.hands[self.turn]
    table.insert(hand, self.turned)
    self.turned = take(hand, "6" .. self.trump)
    return false
  end
  return play[self.stage](self, Tricks.words(move))
end


function Durak:fill(seat)
  local hand = self.hands[seat]
  while #hand < 6 and (#self.stock > 0 or self.turned) do
    local card = table.remove(self.stock, 1)
    hand[#hand + 1] = card or self.turned
    if not card then self.turned = nil end
  end
end


--- Cards are taken or put away, and hands filled up; true if the round is over.
function Durak:end_bout()
  local defender = self.defender
  for _, cards in ipairs(self.taken and { self.open, self.pairs } or {}) do
    table.move(cards, 1, #cards, #self.hands[defender] + 1,
      self.hands[defender])
  end
  for n = 0, self.n - 1 do
    local seat = (self.attacker + n - 1) % self.n + 1
    if seat ~= defender then self:fill(seat) end
  end
  self:fill(defender)
  local left = 0
  for _, hand in ipairs(self.hands) do left = left + (#hand > 0 and 1 or 0) end
  if left < 2 or self.bout == 300 then
    self.fool = left == 1 and self:next(defender) or nil
    return true
  end
  self:begin(self:next(self.taken and defender or defender - 1))
end


function Durak:count()
  if self.fool then self.totals[self.fool] = self.totals[self.fool] - 1 end
  return self.round == self.option.rounds, lists.winner(self.totals)
end


describe("Durak, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "durak" }, {
      {}, { players = 3, transfer = true, pack = "24" },
      { players = 4, throwers = "neighbours", first = "after_fool" },
      { players = 6, transfer = true, throwers = "attacker", rounds = 3 },
      { players = 5, throw_on_take = false, transfer = true, rounds = 3,
        first_limit = 5 },
      { swap_six = true, transfer = true, first = "after_fool" },
      { players = 3, swap_six = true, pack = "52", rounds = 2,
        throwers = "neighbours", transfer = true },
    }, SOAK and 4000 or 9, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("durak", new)
  end)
end)
