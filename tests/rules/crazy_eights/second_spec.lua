-- Crazy Eights stated a second time, in plain Lua, and random matches held
-- against it.

local Drawn = require "rules.drawn"
local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local shed = require "rules.shed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Eights = {}
Eights.__index = Eights

local SUITS = { "clubs", "diamonds", "hearts", "spades" }
local rank, suit = Tricks.rank, Tricks.suit


local function new(option, _, m)
  local p = setmetatable({ option = option, m = m, totals = {}, action = false,
    n = option.players, round = 0 }, Eights)
  for seat = 1, p.n do p.totals[seat] = 0 end
  for _, house in ipairs(m.variant.house) do
    p.action = p.action or house.name == "action_cards"
  end
  return p
end


function Eights:deal(dealt, dealer)
  self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  self.round = self.round + 1
  self.hands, self.discards = {}, { dealt.discard:match "%S+$" }
  self.stock = Tricks.words(dealt.stock)
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  self.drawn = Drawn.of(self.m, self.round)
  self.step, self.took, self.named = 1, 0, nil
  self.passed, self.twos, self.skip = 0, 0, false
  self.turn = self.dealer
  self:act(self.discards[1])
  self:go_on()
end


--- An action card has been played, or turned up.
function Eights:act(card)
  local r = self.action and rank(card)
  if r == "2" then self.twos = self.twos + 2 end
  if r == "A" and self.n > 2 then self.step = -self.step end
  self.skip = r == "Q" or r == "A" and self.n == 2
end


--- The next player's turn.
function Eights:go_on()
  self.turn = shed.after(self, self.turn, self.skip and 2 or 1)
  self.skip, self.took = false, 0
end


function Eights:fits(card)
  local top = self.discards[#self.discards]
  if self.twos > 0 then return rank(card) == "2" end
  return rank(card) == "8" or rank(card) == rank(top)
    or suit(card) == (self.named or suit(top))
end


--- The different answers of a hand; one card has one entry.
function Eights:cards_to_play()
  local list, seen, hand = {}, {}, self.hands[self.turn]
  for _, card in ipairs(hand) do
    if self:fits(card) and not seen[card] then
      seen[card] = true
      if rank(card) == "8" and #hand > 1 then
        for _, word in ipairs(SUITS) do
          list[#list + 1] = card .. " " .. word
        end
      else
        list[#list + 1] = card
      end
    end
  end
  return list
end


function Eights:can_draw()
  return #self.stock > 0 or self.option.reshuffle and #self.discards > 1
end


function Eights:legal()
  local list = self:cards_to_play()
  local able = #list > 0
  if self.twos > 0 then
    list[#list + 1] = "draw"
    return list
  end
  local enough = self.took == 1 and self.option.draw == "one"
    or self.took == 3 and self.option.draw == "three"
  if enough then
    list[#list + 1] = "keep"
  elseif self:can_draw() then
    if not able or self.option.draw_if_able then list[#list + 1] = "draw" end
  elseif not able then
    list[#list + 1] = "pass"
  end
  return list
end


--- A card is played; true if it was the last.
function Eights:play_card(card, word)
  table.insert(self.discards, lists.take(self.hands[self.turn], card))
  self.named = word ~= "" and word:sub(1, 1):upper() or nil
  self.passed = 0
  if #self.hands[self.turn] == 0 then return true end
  self:act(card)
  self:go_on()
end


function Eights:play(move)
  if move == "draw" and self.twos > 0 then
    shed.draw(self, self.turn, self.twos)
    self.twos, self.passed = 0, 0
    self:go_on()
  elseif move == "draw" then
    shed.draw(self, self.turn, 1)
    self.took = self.took + 1
  elseif move == "keep" then
    self.passed = 0
    self:go_on()
  elseif move == "pass" then
    self.passed = self.passed + 1
    if self.passed == self.n then return true end
    self:go_on()
  else
    return self:play_card(move:match "^(%S+)%s*(.*)$")
  end
end


function Eights:points(hand)
  local sum = 0
  for _, card in ipairs(hand) do
    local r = rank(card)
    sum = sum + (r == "8" and self.option.eight or r == "A" and 1
      or tonumber(r) or 10)
  end
  return sum
end


--- What each hand counts, what the lowest does, and how many are as low.
function Eights:left()
  local points, least, n = {}, math.huge, 0
  for seat, hand in ipairs(self.hands) do
    points[seat] = self:points(hand)
    least = math.min(least, points[seat])
  end
  for _, one in ipairs(points) do n = n + (one == least and 1 or 0) end
  return points, least, n
end


function Eights:score()
  local points, least, n = self:left()
  local sum = 0
  for _, one in ipairs(points) do sum = sum + one - least end
  for seat, one in ipairs(points) do
    local out = #self.hands[seat] == 0
    local wins = self.passed == self.n and one == least or out
    if self.option.score == "penalty" then
      self.totals[seat] = self.totals[seat] + one
    elseif wins then
      self.totals[seat] = self.totals[seat] + (out and sum or sum // n)
    end
  end
end


function Eights:count()
  self:score()
  local lowest = self.option.score == "penalty"
  local best, shared, reached = 1, false, false
  for seat, total in ipairs(self.totals) do
    reached = reached or total >= self.option.target
    local ahead = (total - self.totals[best]) * (lowest and -1 or 1)
    if ahead > 0 then best, shared = seat, false
    elseif ahead == 0 and seat > 1 then shared = true end
  end
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, shared and 0 or best
  end
  return reached and not shared, best
end


describe("Crazy Eights, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "crazy_eights", "crazy_eights+action_cards" }, {
      { players = 3, target = 20 }, { players = 2, rounds = 1 },
      { players = 7, draw = "three", rounds = 1 },
      { players = 3, draw = "one", score = "penalty", rounds = 1 },
      { players = 6, reshuffle = false, draw_if_able = false, rounds = 1 },
      { players = 5, hand_size = 10, eight = 20, rounds = 1 },
      { players = 2, reshuffle = false, hand_size = 9, rounds = 2 },
      { players = 3, reshuffle = false, draw = "one", hand_size = 10,
        rounds = 1, score = "penalty" },
    }, SOAK and 600 or 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("crazy_eights", new, {
      values = { hand_size = { 0, 5, 7, 10 } } })
  end)
end)
