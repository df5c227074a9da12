-- A second statement of Getaway in plain Lua; random matches are compared with
-- it.

local Drawn = require "rules.drawn"
local held = require "rules.held"
local kit = require "tenace.match.kit"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local turn = require "turn"
local Tricks = require "rules.plain_tricks"

local Getaway = setmetatable({}, { __index = Tricks })
Getaway.__index = Getaway


local function new(option, _, m)
  local p = setmetatable(Tricks.new { players = option.players,
    step = option.clockwise and 1 or -1, option = option,
    lowest_wins = option.score == "places",
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A" }, Getaway)
  p.m = m
  return p
end


function Getaway:deal(dealt, seen)
  self:deals(seen)
  self:begin(dealt.hands, 1)
  self.waste, self.away, self.played, self.loser = {}, {}, 0, nil
  self.drawn = Drawn.of(self.m, self.round,
    kit.of(self.m.variant).pile_of.waste)
  for seat, hand in ipairs(self.hands) do
    if lists.place(hand, "AS") then self:lead(seat, "first") end
  end
end


--- A trick begins.
-- @param how "first", or "drawn" if the leader has drawn a card
function Getaway:lead(leader, how)
  self.stage, self.turn, self.leader, self.how = "card", leader, leader, how
  self.lying, self.best, self.led = {}, leader, nil
end


--- The next seat with cards.
function Getaway:next(seat)
  repeat seat = self:after(seat) until #self.hands[seat] > 0
  return seat
end


--- How many have cards.
function Getaway:left()
  local n = 0
  for _, hand in ipairs(self.hands) do n = n + (#hand > 0 and 1 or 0) end
  return n
end


--- The cards of a suit, or those as high as the highest.
local function chosen(p, hand)
  local same = lists.only(hand, function(card)
    return Tricks.suit(card) == p.led
  end)
  if #same > 0 or p.how ~= "first" or p.option.first_offsuit == "any" then
    return #same > 0 and same or hand
  end
  local most = 0
  for _, card in ipairs(hand) do most = math.max(most, p:height_of(card)) end
  return lists.only(hand, function(card) return p:height_of(card) == most end)
end


--- A hand as the text of a decision: by suit, low cards first.
local function as_text(p, hand)
  local list = table.move(hand, 1, #hand, 1, {})
  table.sort(list, function(a, b)
    if Tricks.suit(a) ~= Tricks.suit(b) then
      return Tricks.suit(a) < Tricks.suit(b)
    end
    return p:height_of(a) < p:height_of(b)
  end)
  return table.concat(list, " ")
end


function Getaway:legal()
  local hand = self.hands[self.turn]
  if self.stage == "offer" then return { "take hand", "pass" } end
  if self.stage == "give" then return { as_text(self, hand) } end
  if self.led then return chosen(self, hand) end
  if self.how == "first" then return { "AS" } end
  local list = table.move(hand, 1, #hand, 1, {})
  if self.option.take_hand == "leader" and self:left() > 2
    and self.how ~= "drawn" then
    list[#list + 1] = "take hand"
  end
  return list
end


local answer = {}


function Getaway:play(move) return answer[self.stage](self, move) end


--- The next player must hand over all cards.
local function take_hand(p)
  p.taker, p.back, p.stage = p.turn, p.stage, "give"
  p.turn = p:next(p.turn)
end


function answer:give()
  local hand, taker = self.hands[self.turn], self.taker
  table.move(hand, 1, #hand, #self.hands[taker] + 1, self.hands[taker])
  self.hands[self.turn] = {}
  table.insert(self.away, self.turn)
  self.turn, self.stage = taker, self.back
  if self.stage == "offer" then self:offer() end
end


function answer:offer(move)
  if move == "take hand" then return take_hand(self) end
  self:offer()
end


--- Asks the next of those who may take a hand; when all are asked the trick
-- begins.
function Getaway:offer()
  local seat = table.remove(self.asked, 1)
  while seat and (#self.hands[seat] == 0 or self:left() < 3) do
    seat = table.remove(self.asked, 1)
  end
  self.stage, self.turn = "offer", seat
  if seat then return end
  local leader = self.power
  if #self.hands[leader] == 0 then leader = self:next(leader) end
  self:lead(leader, self.after_draw)
end


function answer:card(card)
  if card == "take hand" then return take_hand(self) end
  local hand = self.hands[self.turn]
  table.remove(hand, lists.place(hand, card))
  table.insert(self.lying, card)
  self.led = self.led or Tricks.suit(card)
  if Tricks.suit(card) ~= self.led then
    if self.how ~= "first" then return self:thulla() end
  elseif not self.highest or #self.lying == 1
    or self:height_of(card) > self:height_of(self.highest) then
    self.highest, self.best = card, self.turn
  end
  repeat self.turn = self:after(self.turn)
  until self.turn == self.leader or #self.hands[self.turn] > 0
  if self.turn == self.leader then return self:followed() end
end


--- Who has no cards is away, but for the one with the power.
function Getaway:note_away()
  local seat = self.leader
  repeat
    if #self.hands[seat] == 0 and seat ~= self.best
      and not lists.place(self.away, seat) then
      table.insert(self.away, seat)
    end
    seat = self:after(seat)
  until seat == self.leader
end


function Getaway:thulla()
  local hand = self.hands[self.best]
  table.move(self.lying, 1, #self.lying, #hand + 1, hand)
  self:note_away()
  if self:left() == 1 then return self:lose(self.best) end
  return self:go_on(self.best)
end


function Getaway:lose(seat)
  self.loser = seat
  return true
end


--- The trick goes to the waste.
function Getaway:followed()
  local lying, power = self.lying, self.best
  if self.how == "first" then
    self.waste = lying
    return self:go_on(self.leader)
  end
  self:note_away()
  local how, left = nil, self:left()
  if #self.hands[power] == 0 then
    if left == 0 then return self:lose(power) end
    if self.option.empty_power == "draw" and #self.waste > 0 then
      self.hands[power] = { lists.take(self.waste, self.drawn:next()) }
      how, left = "drawn", left + 1
    else
      table.insert(self.away, power)
      power = self:next(power)
    end
  end
  table.move(lying, 1, #lying, #self.waste + 1, self.waste)
  if left == 1 then return self:lose(power) end
  return self:go_on(power, how)
end


--- The next trick, unless there have been enough.
function Getaway:go_on(power, how)
  self.played = self.played + 1
  if self.played == self.option.max_tricks then return true end
  self.power, self.after_draw, self.asked = power, how, {}
  if self.option.take_hand ~= "all" then return self:lead(power, how) end
  local seat = power
  repeat
    if #self.hands[seat] > 0 and not (how and seat == power) then
      table.insert(self.asked, seat)
    end
    seat = self:after(seat)
  until seat == power
  self:offer()
end


--- What a seat scores.
function Getaway:worth_of(seat)
  local loses = seat == self.loser
  if self.option.score == "loser" then return loses and -1 or 0 end
  if seat == self.away[1] then return 0 end
  return seat == self.away[2] and 1 or loses and 3 or 2
end


--- Hands are taken seldom, or rounds would soon be over.
function Getaway:worth_trying(moves)
  if self.stage == "offer" and self.round % 3 > 0 then return { "pass" } end
  return moves
end


describe("getaway", function()
  it("is as it was said a second time", function()
    held.matches({ "getaway", "getaway+take_next", "getaway+quick" }, { {},
      { players = 3, score = "places" },
      { players = 8, take_hand = "all", first_offsuit = "highest" },
      { players = 5, clockwise = false, max_tricks = 50, first_dealer = 3 } },
      turn.soak and 190 or 3, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("getaway", new)
  end)
end)
