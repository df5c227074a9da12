-- Cribbage stated a second time, in plain Lua, and random matches held against
-- it.

local held = require "rules.held"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K"

local Cribbage = {}
Cribbage.__index = Cribbage

local place = {}
for i, rank in ipairs(Tricks.words(RANKS)) do place[rank] = i end


local function height(card) return place[card:sub(1, -2)] end
local function suit(card) return card:sub(-1) end
local function worth(card) return math.min(height(card), 10) end


local function take(hand, card)
  for i, one in ipairs(hand) do
    if one == card then return table.remove(hand, i) end
  end
end


local function new(option, _, m)
  local p = setmetatable({ option = option, n = option.players, round = 0,
    totals = {}, won = {} }, Cribbage)
  p.sides = p.n == 4 and 2 or p.n
  for side = 1, p.sides do p.totals[side], p.won[side] = 0, 0 end
  for _, house in ipairs(m.variant.house) do
    p.muggins = p.muggins or house.name == "muggins"
  end
  return p
end


function Cribbage:side_of(seat) return (seat - 1) % self.sides + 1 end
function Cribbage:after(seat) return seat % self.n + 1 end


function Cribbage:deal(dealt, dealer)
  local next_one = self.dealer and self:after(self.dealer) or dealer
  self.dealer = self.deals_next or next_one
  self.round, self.deals_next, self.ended = self.round + 1, nil, false
  self.hands, self.played = {}, {}
  for seat, hand in ipairs(dealt.hands) do
    self.hands[seat], self.played[seat] = Tricks.words(hand), {}
  end
  self.crib = Tricks.words(dealt.crib or "")
  self.starter = Tricks.words(dealt.stock)[1]
  self.away = self.n == 2 and 2 or 1
  self.stage, self.turn = "crib", self:after(self.dealer)
  self.given = {}
end


local kind_order = {}
for _, s in ipairs { "C", "D", "H", "S" } do
  for _, rank in ipairs(Tricks.words "2 3 4 5 6 7 8 9 10 J Q K A") do
    kind_order[#kind_order + 1] = rank .. s
    kind_order[rank .. s] = #kind_order
  end
end


function Cribbage:legal()
  local list, hand = {}, self.hands[self.turn]
  if self.stage == "crib" and self.away == 2 then
    for i = 1, #hand do
      for k = i + 1, #hand do
        local pair = { hand[i], hand[k] }
        table.sort(pair, function(a, b)
          return kind_order[a] < kind_order[b]
        end)
        list[#list + 1] = table.concat(pair, " ")
      end
    end
  elseif self.stage == "crib" then
    return hand
  elseif self.stage == "play" then
    for _, card in ipairs(hand) do
      if self.sum + worth(card) <= 31 then list[#list + 1] = card end
    end
    if #list == 0 then list[1] = "go" end
  else
    for n = 0, 29 do list[n + 1] = self.stage .. " " .. n end
    if self.stage == "muggins" then list[#list + 1] = "pass" end
  end
  return list
end


--- Points at once; true when that ends a game.
function Cribbage:peg(seat, points)
  local side, option = self:side_of(seat), self.option
  if self.ended or points == 0 then return end
  self.totals[side] = self.totals[side] + points
  if option.rounds > 0 or self.totals[side] < option.target then return end
  self.totals[side] = option.target
  self.ended = true
  local value, last = 1, nil
  for other = 1, self.sides do
    local score = self.totals[other]
    if other ~= side then
      if not last or score < self.totals[last] then last = other end
      local now = 1
      if option.target == 121 then
        now = score < 61 and option.double_skunk or score < 91 and option.skunk
          or 1
      elseif score < 31 then
        now = option.skunk
      end
      value = math.max(value, now)
    end
  end
  self.won[side] = self.won[side] + value
  if self.won[side] >= option.games then
    self.winner = side
  else
    self.deals_next = last
    for other = 1, self.sides do self.totals[other] = 0 end
  end
end


--- What the last card of a count pegs.
function Cribbage:pegs(list, sum)
  local points, same = (sum == 15 or sum == 31) and 2 or 0, 1
  while list[#list - same] and height(list[#list - same])
    == height(list[#list]) do
    same = same + 1
  end
  points = points + same * (same - 1)
  for n = #list, 3, -1 do
    local tail = table.move(list, #list - n + 1, #list, 1, {})
    table.sort(tail, function(a, b) return height(a) < height(b) end)
    local run = true
    for i = 2, n do
      run = run and height(tail[i]) == height(tail[i - 1]) + 1
    end
    if run then return points + n end
  end
  return points
end


function Cribbage:begin_count(seat)
  self.list, self.sum, self.turn = {}, 0, seat
end


--- Is the count over, since nobody can play?
function Cribbage:stuck()
  if self.sum == 31 then return true end
  for _, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if self.sum + worth(card) <= 31 then return false end
    end
  end
  return true
end


--- On to the next player with cards who has something to say, or to the show.
function Cribbage:go_on()
  while not self.ended do
    local left = 0
    for _, hand in ipairs(self.hands) do left = left + #hand end
    if #self.list > 0 and self.closing == 0 then
      if self.sum < 31 then self:peg(self.last, 1) end
      self:begin_count(self:after(self.last))
      self.closing = nil
    elseif left == 0 and #self.list == 0 then
      return self:show()
    else
      local turn = self.turn
      if self.closing then self.closing = self.closing - 1 end
      if #self.hands[turn] > 0 then return end
      self.turn = self:after(turn)
    end
  end
end


function Cribbage:play_card(move)
  local seat = self.turn
  if move ~= "go" then
    take(self.hands[seat], move)
    table.insert(self.played[seat], move)
    table.insert(self.list, move)
    self.sum, self.last = self.sum + worth(move), seat
    self:peg(seat, self:pegs(self.list, self.sum))
    self.closing = self.sum == 31 and 0 or nil
    if self:stuck() and self.sum < 31 then self.closing = self.n end
  end
  self.turn = self:after(seat)
  self:go_on()
end


--- All subsets of five cards, by counting.
local function fifteens(cards)
  local points = 0
  for mask = 1, 2 ^ #cards - 1 do
    local sum = 0
    for i, card in ipairs(cards) do
      if mask & 1 << i - 1 > 0 then sum = sum + worth(card) end
    end
    if sum == 15 then points = points + 2 end
  end
  return points
end


function Cribbage:value(cards, is_crib)
  local all = table.move(cards, 1, #cards, 1, { self.starter })
  all[#cards + 1] = self.starter
  local points, many = fifteens(all), {}
  for h = 1, 14 do many[h] = 0 end
  for _, card in ipairs(all) do many[height(card)] = many[height(card)] + 1 end
  local length, ways = 0, 1
  for h = 1, 14 do
    points = points + many[h] * (many[h] - 1)
    if many[h] > 0 then
      length, ways = length + 1, ways * many[h]
    else
      if length >= 3 then points = points + length * ways end
      length, ways = 0, 1
    end
  end
  local flush = 0
  for _, card in ipairs(cards) do
    flush = flush + (suit(card) == suit(cards[1]) and 1 or 0)
    if card == "J" .. suit(self.starter) then points = points + 1 end
  end
  local five = flush == 4 and suit(self.starter) == suit(cards[1])
  if five then return points + 5 end
  local four = not is_crib or self.option.crib_flush == "four"
  return points + (flush == 4 and four and 4 or 0)
end


function Cribbage:show()
  self.to_show = {}
  for i = 1, self.n do
    local seat = (self.dealer + i - 1) % self.n + 1
    table.insert(self.to_show, { seat, self:value(self.played[seat]) })
  end
  table.insert(self.to_show, { self.dealer, self:value(self.crib, true) })
  self:next_show()
end


function Cribbage:next_show()
  while #self.to_show > 0 and not self.ended do
    local one = table.remove(self.to_show, 1)
    if self.muggins then
      self.stage, self.turn, self.counts = "count", one[1], one[2]
      return
    end
    self:peg(one[1], one[2])
  end
  self.ended = true
end


function Cribbage:play(move)
  if self.stage == "crib" then
    self.given[self.turn] = Tricks.words(move)
    if self.turn == self.dealer then self:end_crib() end
    if self.stage == "crib" then self.turn = self:after(self.turn) end
  elseif self.stage == "play" then
    self:play_card(move)
  elseif self.stage == "count" then
    local said = math.tointeger(tonumber(move:match "%d+"))
    self:peg(self.turn, math.min(said, self.counts))
    self.missed = self.counts - said
    self.stage, self.turn = "muggins", self:after(self.turn)
  else
    local claim = math.tointeger(tonumber(move:match "%d+" or -1))
    if claim > 0 and claim == self.missed then self:peg(self.turn, claim) end
    self:next_show()
  end
  return self.ended
end


function Cribbage:end_crib()
  for seat, cards in pairs(self.given) do
    for _, card in ipairs(cards) do
      take(self.hands[seat], card)
      table.insert(self.crib, card)
    end
  end
  if self.starter:sub(1, 1) == "J" and self.option.heels then
    self:peg(self.dealer, 2)
  end
  self.stage = "play"
  self:begin_count(self:after(self.dealer))
end


function Cribbage:count()
  if self.winner then return true, self.winner end
  if self.option.rounds == 0 or self.round < self.option.rounds then
    return false
  end
  local best, winner = -1, 0
  for side, total in ipairs(self.totals) do
    if total > best then
      best, winner = total, side
    elseif total == best then
      winner = 0
    end
  end
  return true, winner
end


describe("cribbage", function()
  it("is as it was said a second time", function()
    held.matches({ "cribbage", "cribbage+short", "cribbage+muggins",
      "cribbage+no_skunk", "cribbage+players=3", "cribbage+players=4" },
      { {}, { games = 3, crib_flush = "four" },
        { rounds = 2, first_dealer = 2, heels = false } },
      SOAK and 2000 or 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("cribbage", new)
  end)
end)
