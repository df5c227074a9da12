-- Last Card stated a second time, in plain Lua, and random matches held against
-- it.

local Drawn = require "rules.drawn"
local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local shed = require "rules.shed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""

local Last = {}
Last.__index = Last

local COLOURS = { "blue", "green", "red", "yellow" }


local function is_wild(card) return card:sub(1, 1) == "W" end
local function colour_of(card) return card:match "([RYGB])$" end
local function sign_of(card)
  return is_wild(card) and "W" or card:sub(1, 1)
end


local function new(option, _, m)
  local p = setmetatable({ option = option, m = m, n = option.players,
    totals = {}, round = 0 }, Last)
  for seat = 1, p.n do p.totals[seat] = 0 end
  for _, house in ipairs(m.variant.house) do p[house.name] = true end
  return p
end


function Last:deal(dealt, dealer)
  self.dealer = self.dealer and self.dealer % self.n + 1 or dealer
  self.round, self.hands = self.round + 1, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat] = Tricks.words(hand)
  end
  self.discards = { dealt.discard:match "%S+$" }
  self.stock = Tricks.words(dealt.stock)
  self.drawn = Drawn.of(self.m, self.round)
  self.step, self.passed = 1, 0
  self.got, self.asks, self.pending, self.out = nil, nil, 0, nil
  self:turn_up(self.discards[1])
end


function Last:turn_up(card)
  self.turn, self.colour = self.dealer, colour_of(card)
  local sign = sign_of(card)                    -- for a D two have been drawn
  if sign == "W" then
    self.turn, self.asks = shed.after(self, self.dealer, 1), "colour"
  elseif sign == "V" then
    if self.n > 2 then self.step = -1 end
  elseif sign == "D" and not self.stacking then
    self:go_on(true)
  else
    self:act(card)
  end
end


function Last:top() return self.discards[#self.discards] end
function Last:can_draw() return #self.stock > 0 or #self.discards > 1 end


--- Has that hand a card of the colour?
local function has_colour(hand, colour)
  for _, card in ipairs(hand) do
    if colour_of(card) == colour then return true end
  end
  return false
end


function Last:fits(card)
  if self.got and card ~= self.got then return false end
  local top = self:top()
  if self.pending > 0 then
    return sign_of(card) == sign_of(top) and card ~= "W"
  elseif card == "W4" and self.option.wild4 == "checked" then
    return not has_colour(self.hands[self.turn], self.colour)
  end
  return is_wild(card) or sign_of(card) == sign_of(top)
    or colour_of(card) == self.colour
end


--- What a player adds to the name of a card.
function Last:endings(card)
  local list = {}
  if #self.hands[self.turn] == 1 then return { "" } end
  if is_wild(card) then
    for _, word in ipairs(COLOURS) do list[#list + 1] = " " .. word end
  elseif self.seven_zero and sign_of(card) == "7" then
    for seat = 1, self.n do
      if seat ~= self.turn then list[#list + 1] = " with " .. seat end
    end
  else
    list[1] = ""
  end
  if self.option.say_last and #self.hands[self.turn] == 2 then
    for i = 1, #list do
      local with = list[i]:find " with"
      list[#list + 1] = with and " last" .. list[i] or list[i] .. " last"
    end
  end
  return list
end


--- All ways of playing a card of the hand.
function Last:plays()
  local list, seen = {}, {}
  for _, card in ipairs(self.hands[self.turn]) do
    if self:fits(card) and not seen[card] then
      seen[card] = true
      for _, ending in ipairs(self:endings(card)) do
        list[#list + 1] = card .. ending
      end
    end
  end
  return list
end


function Last:legal()
  if self.asks == "colour" then return COLOURS end
  if self.asks then return { "accept", "challenge" } end
  local list = self:plays()
  local forced = #list > 0 and self.option.must_play
  if self.pending > 0 then
    list[#list + 1] = "draw"
  elseif self.got then
    if not forced then list[#list + 1] = "keep" end
  elseif self:can_draw() then
    if not forced then list[#list + 1] = "draw" end
  elseif #list == 0 then
    list[1] = "pass"
  end
  return list
end


--- The next turn; `skip`: the one after that.
function Last:go_on(skip)
  self.got = nil
  self.turn = shed.after(self, self.turn, skip and 2 or 1)
end


--- The player in turn has played that card, and the turn goes on.
function Last:act(card)
  local sign, after = sign_of(card), shed.after(self, self.turn, 1)
  if self.stacking and (sign == "D" or card == "W4") then
    self.pending = self.pending + (sign == "D" and 2 or 4)
    return self:go_on()
  end
  if sign == "D" then shed.draw(self, after, 2) end
  if card == "W4" then shed.draw(self, after, 4) end
  if sign == "V" and self.n > 2 then self.step = -self.step end
  self:go_on(sign == "D" or card == "W4" or sign == "S"
    or sign == "V" and self.n == 2)
end


--- Hands go round: each to the next seat of the list.
function Last:pass_hands(seats)
  local hands = {}
  for i, seat in ipairs(seats) do
    hands[seats[i % #seats + 1]] = self.hands[seat]
  end
  for seat, hand in pairs(hands) do self.hands[seat] = hand end
end


--- What a 7 or a 0 does by the house rule.
function Last:change_hands(seat, step, card, with)
  if not self.seven_zero or #self.hands[seat] == 0 then return end
  if sign_of(card) == "7" then self:pass_hands { seat, tonumber(with) } end
  if sign_of(card) ~= "0" then return end
  local seats = {}
  for i = 1, self.n do
    seats[i] = (seat - 1 + step * (i - 1)) % self.n + 1
  end
  self:pass_hands(seats)
end


--- The end of a play, when its card has acted; true if that was the last card.
function Last:finish(seat, forgot)
  if forgot then shed.draw(self, seat, 2) end
  if #self.hands[seat] > 0 then return end
  self.out = seat
  if self.pending > 0 then
    shed.draw(self, shed.after(self, seat, 1), self.pending)
  end
  return true
end


function Last:put(move)
  local seat, card = self.turn, move:match "^%S+"
  local hand, before = self.hands[seat], self.colour
  local forgot = self.option.say_last and #hand == 2
    and not move:find " last"
  table.insert(self.discards, lists.take(hand, card))
  local word = move:match " (%l+)"
  self.colour = colour_of(card)
    or word and word ~= "last" and word:sub(1, 1):upper() or nil
  self.passed, self.got = 0, nil
  if card == "W4" and self.option.wild4 == "challenge"
    and not self.stacking then
    self.asks = { seat = seat, before = before, forgot = forgot }
    self.turn = shed.after(self, seat, 1)
    return
  end
  self:act(card)
  local done = self:finish(seat, forgot)
  self:change_hands(seat, self.step, card, move:match "with (%d)")
  return done
end


--- The answer to a W4.
function Last:answer(move)
  local asked, victim = self.asks, self.turn
  self.asks, self.turn = nil, asked.seat
  if move == "challenge" and has_colour(self.hands[asked.seat],
    asked.before) then
    shed.draw(self, asked.seat, 4)
    self.turn = victim
  else
    shed.draw(self, victim, move == "challenge" and 6 or 4)
    self:go_on(true)
  end
  return self:finish(asked.seat, asked.forgot)
end


function Last:draw()
  if self.pending > 0 then
    shed.draw(self, self.turn, self.pending)
    self.pending = 0
    return self:go_on()
  end
  repeat
    self.got = nil
    local card = shed.draw(self, self.turn, 1)
    local fits = self:fits(card)
    self.got = card
  until fits or card == "W4" or self.option.draw == "one" or not self:can_draw()
end


function Last:play(move)
  if self.asks == "colour" then
    self.asks, self.colour = nil, move:sub(1, 1):upper()
  elseif self.asks then
    return self:answer(move)
  elseif move == "pass" then
    self.passed = self.passed + 1
    if self.passed == self.n then return true end
    self:go_on()
  elseif move == "keep" then
    self:go_on()
  elseif move == "draw" then
    self.passed = 0
    self:draw()
  else
    return self:put(move)
  end
end


local function points_of(hand)
  local sum = 0
  for _, card in ipairs(hand) do
    sum = sum + (tonumber(sign_of(card)) or is_wild(card) and 50 or 20)
  end
  return sum
end


function Last:score()
  local points, sum, least = {}, 0, math.huge
  for seat, hand in ipairs(self.hands) do
    points[seat] = points_of(hand)
    sum, least = sum + points[seat], math.min(least, points[seat])
  end
  local lowest = lists.only({ table.unpack(points) }, function(n)
    return n == least
  end)
  local winner = self.out or #lowest == 1 and lists.place(points, least)
  if not winner then return end
  self.totals[winner] = self.totals[winner] + sum - least * self.n
end


function Last:count()
  self:score()
  local best = math.max(table.unpack(self.totals))
  local first = lists.place(self.totals, best)
  local shared = lists.place({ table.unpack(self.totals, first + 1) }, best)
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, shared and 0 or first
  end
  return best >= self.option.target and not shared, first
end


describe("Last Card, stated twice", function()
  it("is the same in every decision", function()
    held.matches({ "last_card", "last_card+stacking", "last_card+seven_zero" },
      { { players = 3, target = 100 },
        { players = 2, rounds = 2, say_last = true },
        { players = 8, rounds = 1, must_play = true, wild4 = "checked" },
        { players = 4, rounds = 2, wild4 = "free", draw = "until_playable" },
        { players = 5, rounds = 2, wild4 = "checked", say_last = true,
          draw = "until_playable", must_play = true } },
      SOAK and 1500 or 6, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("last_card", new)
  end)
end)
