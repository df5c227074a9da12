-- Bridge stated a second time, in plain Lua, and random matches held against
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local tenace = require "tenace"
local Tricks = require "rules.plain_tricks"

local Bridge = setmetatable({}, { __index = Tricks })
Bridge.__index = Bridge

local RANK_OF = { C = 1, D = 2, H = 3, S = 4, NT = 5 }
local NAMES = { "C", "D", "H", "S", "NT" }

-- Who is vulnerable by board: 1 nobody, 2 side 1, 3 side 2, 4 both.
local BOARDS = { 1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2, 4, 1, 2, 3 }


local function new(option, _, m)
  local self = setmetatable(Tricks.new { players = 4, sides = 2, step = 1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A", option = option }, Bridge)
  self.below, self.games, self.m = { 0, 0 }, { 0, 0 }, m
  self.rubber = option.scoring == "rubber"
  self.chicago = option.scoring == "chicago"
  self.carries = self.chicago and option.partscore ~= "fifty"
  return self
end


function Bridge:deal(dealt, seen)
  self:deals(seen)
  if not self.rubber and not self.chicago then
    self.dealer = (self.round + self.option.first_board - 1) % 4 + 1
  end
  self:begin(dealt.hands, self.dealer)
  if self.chicago and self.round % 4 == 1 then self.below = { 0, 0 } end
  self:open_auction()
end


function Bridge:open_auction()
  self.calls, self.trump, self.bid, self.declarer = {}, nil, nil, nil
  self.by, self.factor, self.first = nil, 1, { {}, {} }
  self.dealt = {}
  for seat = 1, 4 do
    self.dealt[seat] = table.move(self.hands[seat], 1, 13, 1, {})
  end
end


--- The number of a bid, from 1 (one club) to 35.
local function number(bid)
  return (tonumber(bid:sub(1, 1)) - 1) * 5 + RANK_OF[bid:sub(2)]
end


--- The same, but for a word that is no bid something else.
local function number_or(said, otherwise)
  return said:find "^%d" and number(said) or otherwise
end


function Bridge:all_calls()
  local list = { "pass" }
  if self.bid then
    local own = self:side(self.by) == self:side(self.turn)
    if not own and self.factor == 1 then list[2] = "double" end
    if own and self.factor == 2 then list[2] = "redouble" end
  end
  for n = self.bid and number(self.bid) + 1 or 1, 35 do
    list[#list + 1] = (n - 1) // 5 + 1 .. NAMES[(n - 1) % 5 + 1]
  end
  return list
end


function Bridge:legal()
  if not self.declarer then return self:all_calls() end
  return self:follow(self.hands[self.seat], self.trick)
end


--- Have all others passed since the last call, or all from the beginning?
function Bridge:auction_is_over()
  local passes = 0
  for i = #self.calls, 1, -1 do
    if self.calls[i] ~= "pass" then break end
    passes = passes + 1
  end
  return passes == (self.bid and 3 or 4)
end


--- All have passed, and the same player deals other cards.
function Bridge:deals_again()
  self.round = self.round - 1
  self:begin(self.m:hands(), self.dealer)
  self:open_auction()
  return false
end


function Bridge:call(said)
  self.calls[#self.calls + 1] = said
  if said == "double" then self.factor = 2
  elseif said == "redouble" then self.factor = 4
  elseif said ~= "pass" then
    self.bid, self.by, self.factor = said, self.turn, 1
    local first = self.first[self:side(self.turn)]
    first[said:sub(2)] = first[said:sub(2)] or self.turn
  end
  self.turn = self:after(self.turn)
  if not self:auction_is_over() then return false end
  if not self.bid and self.rubber then return self:thrown_in() end
  if not self.bid then return not self.chicago or self:deals_again() end
  local name = self.bid:sub(2)
  self.declarer = self.first[self:side(self.by)][name]
  self.trump = name ~= "NT" and name or nil
  self.seat = self:after(self.declarer)
  self.turn = self.seat
  return false
end


--- In Chicago and in rubbers all bid little and pass much, so that part-scores
-- are made and deals passed out: random bids end in contracts nobody makes.
function Bridge:worth_trying(moves)
  if self.declarer or not (self.chicago or self.rubber) then return moves end
  local list = {}
  for _, move in ipairs(moves) do
    local low = number_or(move, 35) < (self.bid and 8 or 11)
    if move == "pass" then table.move({ move, move, move, move, move, move,
      move, move, move, move }, 1, 10, #list + 1, list)
    elseif low or move:find "double" then list[#list + 1] = move end
  end
  return list
end


--- Declarer decides for dummy, too.
function Bridge:play(move)
  if not self.declarer then return self:call(move) end
  self.turn = self.seat
  self:lay(move)
  self.seat = self.turn
  if self:after(self.declarer, 2) == self.seat then
    self.turn = self.declarer
  end
  return #self.trick == 0 and #self.hands[self.seat] == 0
end


function Bridge:is_vulnerable(side)
  if self.rubber then return self.games[side] > 0 end
  if self.chicago then
    local kind = ({ "none", "dealer", "dealer", "all" })[(self.round - 1) % 4
      + 1]
    local dealers = self:side(self.dealer)
    if self.option.vulnerable == "opponents" then dealers = 3 - dealers end
    return kind == "all" or kind == "dealer" and side == dealers
  end
  local kind = BOARDS[(self.round + self.option.first_board - 2) % 16 + 1]
  if self.option.vulnerable == "none" then kind = 1 end
  if self.option.vulnerable == "both" then kind = 4 end
  return kind == 4 or kind == side + 1
end


--- What undertricks cost.
function Bridge:penalty(missing, vulnerable)
  if self.factor == 1 then return missing * (vulnerable and 100 or 50) end
  local sum = 0
  for n = 1, missing do
    local more = n == 1 and 100 or n < 4 and 200 or 300
    if vulnerable then more = n == 1 and 200 or 300 end
    sum = sum + more
  end
  return sum * self.factor // 2
end


--- What a contract that is made counts, and the part of it below the line.
function Bridge:value(level, over, vulnerable)
  local each = (self.trump == "C" or self.trump == "D") and 20 or 30
  local tricks = (level * each + (self.trump and 0 or 10)) * self.factor
  local sum = tricks + ({ 0, 50, 0, 100 })[self.factor]
  if self.factor > 1 then
    each = ({ 0, 100, 0, 200 })[self.factor] * (vulnerable and 2 or 1)
  end
  sum = sum + over * each
  local slam = ({ [6] = { 500, 750 }, [7] = { 1000, 1500 } })[level]
  if slam then sum = sum + slam[vulnerable and 2 or 1] end
  if self.rubber or self.carries then return sum, tricks end
  if tricks < 100 then return sum + 50, 0 end
  return sum + (vulnerable and 500 or 300), 0
end


function Bridge:count_contract()
  local side, level = self:side(self.declarer), tonumber(self.bid:sub(1, 1))
  local vulnerable = self:is_vulnerable(side)
  local over = self.tricks[side] - level - 6
  if over < 0 then
    self.totals[3 - side] = self.totals[3 - side]
      + self:penalty(-over, vulnerable)
    return
  end
  local sum, below = self:value(level, over, vulnerable)
  self.totals[side] = self.totals[side] + sum
  self.below[side] = self.below[side] + below
  if self.carries then self:count_chicago(side, vulnerable) end
end


--- The premium in Chicago for a game that a side has just completed, or for a
-- part-score in the last of four deals.
function Bridge:count_chicago(side, vulnerable)
  local premium = self.round % 4 == 0 and 100 or 0
  if self.below[side] >= 100 then
    premium, self.below = vulnerable and 500 or 300, { 0, 0 }
  end
  self.totals[side] = self.totals[side] + premium
end


function Bridge:count_honours()
  for seat = 1, 4 do
    local n = 0
    for _, card in ipairs(self.dealt[seat]) do
      local high = self.height_of(self, card) >= (self.trump and 9 or 13)
      if high and (not self.trump or Tricks.suit(card) == self.trump) then
        n = n + 1
      end
    end
    local points = self.trump and ({ [4] = 100, [5] = 150 })[n]
      or not self.trump and n == 4 and 150 or 0
    local side = self:side(seat)
    self.totals[side] = self.totals[side] + (points or 0)
  end
end


--- A game is won, a rubber is won, or it is cut short.
function Bridge:count_rubber()
  for side = 1, 2 do
    if self.below[side] > 99 then
      self.games[side], self.below = self.games[side] + 1, { 0, 0 }
    end
  end
  for side = 1, 2 do
    if self.games[side] == 2 then
      local bonus = self.games[3 - side] == 1 and 500 or 700
      self.totals[side] = self.totals[side] + bonus
      return true
    end
  end
  if self.round ~= self.option.rounds then return false end
  for side = 1, self.option.partscore_bonus and 2 or 0 do
    if self.games[side] == 1 and self.games[3 - side] == 0 then
      self.totals[side] = self.totals[side] + 300
    end
    if self.below[side] > 0 and self.below[3 - side] == 0 then
      self.totals[side] = self.totals[side] + 100
    end
  end
  return true
end


function Bridge:count()
  if self.declarer then self:count_contract() end
  if self.declarer and self.rubber and self.option.honours then
    self:count_honours()
  end
  local last = self.chicago and 4 or 16
  if self.option.rounds > 0 then last = self.option.rounds end
  local over = not self.rubber and self.round == last
  if self.rubber then over = self:count_rubber() end
  local one, two = self.totals[1], self.totals[2]
  return over, one > two and 1 or two > one and 2 or 0
end


describe("bridge", function()
  it("is as it was said a second time", function()
    held.matches({ "bridge", "bridge+rubber", "bridge+four_boards",
      "bridge+no_honours", "bridge+vulnerable=both",
      "bridge+rubber+partscore_bonus=false" }, { { rounds = 5 } }, 10, new)
    held.matches({ "bridge+rubber", "bridge+no_honours",
      "bridge+rubber+partscore_bonus=false" },
      { { rounds = 2, first_dealer = 3 } }, 10, new)
    held.matches({ "bridge" }, { { rounds = 3, first_board = 15 } }, 10, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("bridge", new)
  end)

  it("carries part-scores over in Chicago, whose deals each have their own "
    .. "vulnerability", function()
    held.matches({ "bridge+chicago", "bridge+chicago+vulnerable=opponents",
      "bridge+part_score_fifty" },
      { {}, { first_dealer = 2 }, { rounds = 8, first_dealer = 3 } }, 20, new)
  end)

  it("refuses options without effect", function()
    for _, spec in ipairs { "bridge+first_dealer=2", "bridge+honours=false",
      "bridge+partscore_bonus=false", "bridge+vulnerable=opponents",
      "bridge+rubber+first_board=2",
      "bridge+rubber+partscore_bonus=false", "bridge+rubber+vulnerable=both",
      "bridge+partscore=fifty", "bridge+rubber+partscore=fifty",
      "bridge+chicago+honours=false", "bridge+chicago+vulnerable=none" } do
      assert.is_false((pcall(tenace.new, spec, { seed = 1 })), spec)
    end
  end)
end)
