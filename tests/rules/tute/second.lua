-- A second statement of Tute, only from its description and written another
-- way: plain tables, no engine. It says at every moment who is asked and which
-- answers are allowed; a spec compares it with the rules file.

local lists = require "rules.lists"

local has, only = lists.place, lists.only

local second = {}

local HIGH = { A = 10, ["3"] = 9, R = 8, C = 7, S = 6, ["7"] = 5, ["6"] = 4,
  ["5"] = 3, ["4"] = 2, ["2"] = 1 }
local WORTH = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2 }
local NAMES = { O = "coins", C = "cups", E = "swords", B = "clubs" }


local function rank(card) return card:sub(1, 1) end
local function suit(card) return card:sub(2, 2) end


--- Every card of the pack for this number of players.
function second.pack(players)
  local list = {}
  for s in ("OCEB"):gmatch "." do
    for r in ("A234567SCR"):gmatch "." do
      if players ~= 3 or r ~= "2" then list[#list + 1] = r .. s end
    end
  end
  return list
end


--- The highest of a suit in the trick, as a number; 0: none.
local function top(trick, s)
  local most = 0
  for _, card in ipairs(trick) do
    if suit(card) == s then most = math.max(most, HIGH[rank(card)]) end
  end
  return most
end


--- The cards that may be played; `free` is nil, or the option with_stock, or
-- "follow" while the partner wins a trick that is free.
function second.legal(hand, trick, trump, option, free)
  if #trick == 0 or free == "free" then return hand end
  local led = suit(trick[1])
  local follow = only(hand, function(c) return suit(c) == led end)
  if free == "follow" then return #follow > 0 and follow or hand end
  if #follow > 0 then
    local trumped = led ~= trump and top(trick, trump) > 0
    if trumped and not option.beat_after_trump then return follow end
    local beat = only(follow, function(c)
      return HIGH[rank(c)] > top(trick, led)
    end)
    return #beat > 0 and beat or follow
  end
  local trumps = only(hand, function(c) return suit(c) == trump end)
  local above = only(trumps, function(c)
    return HIGH[rank(c)] > top(trick, trump)
  end)
  if not option.must_overtrump then
    return #trumps > 0 and trumps or hand
  elseif #above > 0 then
    return above
  end
  return option.must_undertrump and #trumps > 0 and trumps or hand
end


--- Which card of the trick wins, by its place.
function second.winner(trick, trump)
  local s = top(trick, trump) > 0 and trump or suit(trick[1])
  for i, card in ipairs(trick) do
    if suit(card) == s and HIGH[rank(card)] == top(trick, s) then return i end
  end
end


--- All that a player holds to declare; `fresh` is a card that was just drawn.
local function cantes(self, player, fresh)
  local hand, done, list = self.hands[player], self.done[self.side[player]], {}
  local function all(cards)
    for _, card in ipairs(cards) do
      if card == fresh or not has(hand, card) then return false end
    end
    return true
  end
  for r in ("RC"):gmatch "." do
    if #done == 0 and self.option.tute_wins ~= "nothing"
      and all { r .. "O", r .. "C", r .. "E", r .. "B" } then
      list.tute = true
    end
  end
  local t = self.trump
  if #done == 0 and all { "R" .. t, "C" .. t } then
    list["declare 40"] = true
    return list
  end
  for s, name in pairs(NAMES) do
    if s ~= t and not has(done, name) and all { "R" .. s, "C" .. s } then
      list["declare " .. name] = true
    end
  end
  return list
end


--- A question as the engine puts it.
local function ask(self, player, answers)
  local list = {}
  for answer in pairs(answers) do list[#list + 1] = answer end
  table.sort(list)
  if #list == 1 then return list[1] end
  return coroutine.yield(self, player, list)
end


local function say(self, player, answers)
  answers.continue = true
  return ask(self, player, answers)
end


--- The winner of a trick may exchange, as often as possible.
local function exchange(self, winner)
  while true do
    local low = ("7654"):find(rank(self.turned), 1, true)
    local need = (rank(self.turned) == "2" and "-" or low and "2" or "7")
      .. self.trump
    local place = has(self.hands[winner], need)
    if not place or say(self, winner, { exchange = true }) == "continue" then
      return
    end
    self.hands[winner][place], self.turned = self.turned, need
  end
end


--- The winner draws, then the other; the turned card comes last. What the
-- winner drew.
local function draw(self, winner)
  local fresh = table.remove(self.stock, 1)
  table.insert(self.hands[winner], fresh)
  local other = table.remove(self.stock, 1)
  if not other then other, self.turned = self.turned, nil end
  table.insert(self.hands[3 - winner], other)
  return fresh
end


--- One player declares, or not. True: a declaration was made.
local function declare(self, player, fresh)
  local said = say(self, player, cantes(self, player, fresh))
  if said == "continue" then return false end
  if said == "tute" then
    self.tute = self.side[player]
  else
    table.insert(self.done[self.side[player]], said:match "%S+$")
  end
  return true
end


--- What the winner of a trick may do before the next.
local function between(self, winner)
  local mine = self.side[winner]
  if self.option.players == 2 then
    if not self.turned then return end
    exchange(self, winner)
    local fresh = draw(self, winner)
    if self.turned then declare(self, winner, fresh) end
    return
  end
  if self.shut[mine] and not self.option.declare_gap then return end
  if declare(self, winner) then return end
  if self.option.players == 4 and declare(self, (winner + 1) % 4 + 1) then
    return
  end
  self.shut[mine] = true
end


--- One trick; who won it.
local function trick(self, leader)
  local n, cards, player = self.option.players, {}, leader
  local free = self.turned and self.option.with_stock
  if free == "strict" then free = nil end
  for i = 1, n do
    local may, owed = {}, free
    if self.house.partners_trick and n == 4 and i > 2
      and second.winner(cards, self.trump) == i - 2 then
      owed = "follow"
    end
    for _, card in ipairs(second.legal(self.hands[player], cards, self.trump,
      self.option, owed)) do
      may[card] = true
    end
    cards[i] = ask(self, player, may)
    table.remove(self.hands[player], has(self.hands[player], cards[i]))
    player = (player - 2) % n + 1
  end
  local winner = (leader - second.winner(cards, self.trump)) % n + 1
  local mine = self.side[winner]
  for i, card in ipairs(cards) do
    self.points[mine] = self.points[mine] + (WORTH[rank(card)] or 0)
    local by = (leader - i) % n + 1
    if self.house.caught_three and card == "3" .. self.trump
      and has(cards, "A" .. self.trump) and self.side[by] ~= mine then
      self.points[mine] = self.points[mine] + 20
    end
  end
  if self.house.ten_for_the_first and not next(self.taken) then
    self.points[mine] = self.points[mine] + 10
  end
  self.taken[mine] = true
  return winner
end


--- The games that a round counts, by side.
local function games(self, last)
  local option, won = self.option, {}
  for s = 1, self.sides do won[s] = 0 end
  local two = option.double_at > 0
  if self.tute then
    won[self.tute] = option.tute_wins == "match"
      and option.target - self.score[self.tute] or two and 2 or 1
    return won
  end
  local only_one = next(self.taken)
  if self.house.capote and not next(self.taken, only_one) then
    won[only_one] = 3
    return won
  end
  self.points[self.side[last]] = self.points[self.side[last]] + 10
  local order = {}
  for s = 1, self.sides do
    for _, name in ipairs(self.done[s]) do
      self.points[s] = self.points[s] + (name == "40" and 40 or 20)
    end
    order[s] = s
  end
  table.sort(order, function(a, b) return self.points[a] > self.points[b] end)
  local most = self.points[order[1]]
  if most > self.points[order[2]] then
    won[order[1]] = two and most >= option.double_at and 2 or 1
  end
  return won
end


--- A round with a fixed deal; changes the score.
local function round(self, deal)
  local n, last = self.option.players, nil
  self.hands, self.stock, self.turned = {}, {}, deal.turned
  self.points, self.done, self.shut, self.tute = {}, {}, {}, nil
  self.taken = {}
  for player = 1, n do
    self.hands[player] = {}
    for card in deal.hands[player]:gmatch "%S+" do
      table.insert(self.hands[player], card)
      if player == self.dealer and n > 2 then self.trump = suit(card) end
    end
  end
  for card in (deal.stock or ""):gmatch "%S+" do
    table.insert(self.stock, card)
  end
  if n == 2 then self.trump = suit(deal.turned) end
  for s = 1, self.sides do self.points[s], self.done[s] = 0, {} end
  local leader = (self.dealer - 2) % n + 1
  while #self.hands[leader] > 0 and not self.tute do
    leader = trick(self, leader)
    last = leader
    between(self, leader)
  end
  for s, more in ipairs(games(self, last)) do
    self.score[s] = self.score[s] + more
  end
  self.dealer = (self.dealer - 2) % n + 1
end


local function over(self)
  for s = 1, self.sides do
    if self.score[s] >= self.option.target then return s end
  end
end


--- second.match(option, deals, dealer [, house]) -> a function
-- It is given the answer to the last question; it answers the match, who is
-- asked and what may be answered (sorted), and at the end the match alone:
-- `score`, `won_by`.
-- @param house house rules as keys
function second.match(option, deals, dealer, house)
  local self = { option = option, dealer = dealer, score = {}, side = {},
    house = house or {},
    sides = option.players == 3 and 3 or 2 }
  for s = 1, self.sides do self.score[s] = 0 end
  for player = 1, option.players do
    self.side[player] = (player - 1) % self.sides + 1
  end
  return coroutine.wrap(function()
    for n = 1, #deals do
      round(self, deals[n])
      self.rounds, self.won_by = n, over(self)
      if self.won_by then break end
    end
    return self
  end)
end


return second
