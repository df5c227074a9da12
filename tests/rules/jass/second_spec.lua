-- A second statement of Schieber Jass in plain Lua; random matches are compared
-- with it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Jass = setmetatable({}, { __index = Tricks })
Jass.__index = Jass

local ROW = Tricks.words "6 7 8 9 10 J Q K A"
local GAMES = { "hearts", "diamonds", "spades", "clubs", "obenabe",
  "undenufe" }
local worth = { A = 11, K = 4, Q = 3, J = 2, ["10"] = 10 }
local of_trumps = setmetatable({ J = 20, ["9"] = 14 }, { __index = worth })
local high = setmetatable({ ["8"] = 8 }, { __index = worth })
local low = setmetatable({ ["8"] = 8, ["6"] = 11, A = 0 }, { __index = worth })


local function new(option)
  return setmetatable(Tricks.new { players = 4, sides = 2, step = -1,
    ranks = "6 7 8 9 10 J Q K A", option = option }, Jass)
end


function Jass:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.stage, self.pushed, self.said = "name", false, {}
  self.trump, self.game, self.counted, self.winner_is = nil, nil, { 0, 0 }, nil
  self.dealt, self.royals = {}, {}
  for seat, hand in ipairs(self.hands) do
    self.dealt[seat] = table.move(hand, 1, #hand, 1, {})
  end
end


function Jass:height_of(card)
  local rank = Tricks.rank(card)
  local height = self.height[rank]
  if self.game == "undenufe" then return -height end
  if Tricks.suit(card) ~= self.trump then return height end
  return rank == "J" and 21 or rank == "9" and 20 or height
end


function Jass:points_of(card)
  local table_of = self.game == "obenabe" and high
    or self.game == "undenufe" and low
    or Tricks.suit(card) == self.trump and of_trumps or worth
  return table_of[Tricks.rank(card)] or 0
end


--- Points count at once; the first side to reach the target has won.
function Jass:come(side, points)
  local times = 1
  if self.option.multipliers == "swiss" then
    times = not self.trump and 3 or (self.trump == "S" or self.trump == "C")
      and 2 or 1
  end
  if self.winner_is then return end
  self.counted[side] = self.counted[side] + times * points
  if self.option.stop == "at_once" and self.option.rounds == 0
    and self.totals[side] + self.counted[side] >= self.option.target then
    self.winner_is = side
  end
end


--- All that a hand was dealt for a Weis: { points, cards, height, trump }.
function Jass:weis_of(seat)
  local list, has, down = {}, {}, self.game == "undenufe"
  for _, card in ipairs(self.dealt[seat]) do has[card] = true end
  for height, rank in ipairs(ROW) do
    if has[rank .. "C"] and has[rank .. "D"] and has[rank .. "H"]
      and has[rank .. "S"] then
      list[#list + 1] = { rank == "J" and 200 or rank == "9" and 150 or 100, 4,
        down and -height or height, 0 }
    end
  end
  for _, suit in ipairs { "C", "D", "H", "S" } do
    local n = 0
    for height = 1, 10 do
      if height < 10 and has[ROW[height] .. suit] then
        n = n + 1
      else
        if n >= 3 then
          local points = n == 3 and 20 or n == 4 and 50 or n == 5 and 100
            or self.option.long_weis and 50 * n - 150 or 100
          list[#list + 1] = { points, n, down and n - height or height - 1,
            suit == self.trump and 1 or 0 }
        end
        n = 0
      end
    end
  end
  return list
end


local function is_better(a, b)
  for i = 1, 4 do
    if a[i] ~= b[i] then return a[i] > b[i] end
  end
  return false
end


function Jass:count_weis()
  local best, winner
  local seat = self.dealer
  for _ = 1, 4 do
    seat = self:after(seat)
    for _, weis in ipairs(self.said[seat] and self:weis_of(seat) or {}) do
      if not best or is_better(weis, best) then best, winner = weis, seat end
    end
  end
  local sum = 0
  for each = 1, 4 do
    if winner and self.said[each] and self:side(each) == self:side(winner) then
      for _, weis in ipairs(self:weis_of(each)) do sum = sum + weis[1] end
    end
  end
  if winner then self:come(self:side(winner), sum) end
end


local legal, answer = {}, {}

function Jass:legal() return legal[self.stage](self) end
function Jass:play(move) return answer[self.stage](self, move) end


function legal:name()
  local list = table.move(GAMES, 1, #GAMES, 1, {})
  if self.option.push and not self.pushed then list[#list + 1] = "push" end
  return list
end


function answer:name(move)
  if move == "push" then
    self.pushed, self.turn = true, self:after(self.turn, 2)
    return
  end
  local trump = { hearts = "H", diamonds = "D", spades = "S", clubs = "C" }
  self.game, self.trump = move, trump[move]
  self.turn = self:after(self.dealer)
  self.stage = self.option.weis and "weis" or "card"
end


function legal:weis()
  return #self:weis_of(self.turn) > 0 and { "weis", "pass" } or { "pass" }
end


function answer:weis(move)
  self.said[self.turn], self.stage = move == "weis", "card"
end


--- The cards of a hand for which a function holds.
local function those(hand, holds)
  local list = {}
  for _, card in ipairs(hand) do
    if holds(card) then list[#list + 1] = card end
  end
  return list
end


function legal:card()
  local hand, trick, trump = self.hands[self.turn], self.trick, self.trump
  local led = trick[1] and Tricks.suit(trick[1])
  local function is_trump(card) return Tricks.suit(card) == trump end
  if not led then return hand end
  if led == trump then
    local others = those(hand, function(card)
      return is_trump(card) and card ~= "J" .. trump
    end)
    return #others > 0 and those(hand, is_trump) or hand
  end
  local suited = those(hand, function(card) return Tricks.suit(card) == led end)
  local may = #suited == 0 and hand or those(hand, function(card)
    return Tricks.suit(card) == led or is_trump(card)
  end)
  if #those(hand, is_trump) == #hand then return may end
  return those(may, function(card)
    for _, other in ipairs(trick) do
      if is_trump(card) and is_trump(other) and self:beats(other, card) then
        return false
      end
    end
    return true
  end)
end


--- Counts what a trick brings, in the order that is played.
function Jass:count_trick(trick, winner)
  local side, sum, first = self:side(winner), 0, #self.hands[1] == 8
  for _, card in ipairs(trick) do sum = sum + self:points_of(card) end
  if self.stock_now then self:come(self.stock_now, 20) end
  self.stock_now = nil
  local late = self.option.order == "stock_trick_weis"
  if first and self.option.weis and not late then self:count_weis() end
  self:come(side, sum)
  if #self.hands[1] == 0 then
    self:come(side, 5)
    if self.tricks[side] == 9 then self:come(side, 100) end
  end
  if first and self.option.weis and late then self:count_weis() end
end


function answer:card(card)
  local seat, trick = self.turn, self.trick
  if self.trump and self.option.weis
    and (card == "K" .. self.trump or card == "Q" .. self.trump) then
    self.royals[seat] = (self.royals[seat] or 0) + 1
    if self.royals[seat] == 2 then self.stock_now = self:side(seat) end
  end
  local winner = self:lay(card)
  if winner then self:count_trick(trick, winner) end
  local first = #self.hands[self.turn] == 9
  self.stage = first and self.option.weis and "weis" or "card"
  return self.winner_is or self:played_out()
end


function Jass:count()
  for side = 1, 2 do
    self.totals[side] = self.totals[side] + self.counted[side]
  end
  if self.winner_is then return true, self.winner_is end
  return self:ended(self.option.target)
end


local soak = (os.getenv "SOAK" or "") ~= ""

describe("schieber jass", function()
  it("is as it was said a second time", function()
    held.matches({ "jass", "jass+doubles", "jass+no_weis",
      "jass+twelve_rounds" }, { {}, { long_weis = false, first_dealer = 2 } },
      soak and 600 or 4, new)
    held.matches({ "jass+push=false", "jass+order=stock_trick_weis",
      "jass+multipliers=swiss" }, { { stop = "after_round" },
      { rounds = 3, multipliers = "swiss" }, { target = 300 } },
      soak and 600 or 5, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("jass", new)
  end)
end)
