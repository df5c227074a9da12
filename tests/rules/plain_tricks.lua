-- Tricks in plain Lua and nothing else, for second statements of games: cards
-- are dealt, follow suit, and are won.

local lists = require "rules.lists"

local Tricks = {}
Tricks.__index = Tricks


local function words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end


local function suit(card) return card:sub(-1) end
local function rank(card) return card:sub(1, -2) end


--- plain_tricks.new(how) -> a table for tricks
-- @param how { players, sides = players if not given, step = 1 or -1, ranks =
-- "2 3 …", low to high, points = by rank, option = the options, lowest_wins =
-- true: the lowest total wins }
function Tricks.new(how)
  local self = setmetatable({ height = {} }, Tricks)
  for name, value in pairs(how) do self[name] = value end
  for height, name in ipairs(words(how.ranks)) do self.height[name] = height end
  self.sides = how.sides or how.players
  self.totals, self.round, self.resting = {}, 0, {}
  for side = 1, self.sides do self.totals[side] = 0 end
  return self
end


--- The seat n places further in turn, among those who take part.
function Tricks:after(seat, n)
  for _ = 1, n or 1 do
    repeat
      seat = (seat - 1 + self.step) % self.players + 1
    until not self.resting[seat]
  end
  return seat
end


--- The suit that a card counts as, and how high it is there.
function Tricks.counts_as(_, card) return suit(card) end
function Tricks:height_of(card) return self.height[rank(card)] end


function Tricks:side(seat) return (seat - 1) % self.sides + 1 end


--- Tricks:deals(seen) -> the dealer of the round that begins
-- The option names the first dealer, or chance does; then `deals_next` is the
-- seat that deals, or the next one does.
-- @param seen who deals by the program's rules
function Tricks:deals(seen)
  local asked = self.option.first_dealer or 0
  self.resting = {}
  self.dealer = self.deals_next
    or (self.round > 0 or self.again) and self:after(self.dealer)
    or asked > 0 and asked or seen
  self.deals_next = nil
  return self.dealer
end


--- A deal is thrown in, and it is no round of its own.
-- @param dealer who deals then (the next one)
function Tricks:thrown_in(dealer)
  self.round, self.again, self.deals_next = self.round - 1, true, dealer
  return "again"
end


--- A round begins with these hands, texts by seat.
function Tricks:begin(hands, leader)
  self.round, self.again = self.round + 1, false
  self.hands, self.tricks, self.won = {}, {}, {}
  for seat = 1, self.players do self.hands[seat] = words(hands[seat]) end
  for side = 1, self.sides do self.tricks[side], self.won[side] = 0, {} end
  self.turn, self.trick, self.resting = leader, {}, {}
end


--- So many times each seat after the dealer gets the next n cards of the stock.
function Tricks:hand_out(n, times)
  local seat = self.dealer
  for _ = 1, times * self.players do
    seat = self:after(seat)
    local hand = self.hands[seat]
    for _ = 1, n do hand[#hand + 1] = table.remove(self.stock, 1) end
  end
end


--- How many take part.
function Tricks:playing()
  local n = self.players
  for _ in pairs(self.resting) do n = n - 1 end
  return n
end


--- The cards of a hand that may be played to a trick.
function Tricks:follow(hand, trick)
  local led, follow = trick[1], {}
  for _, card in ipairs(hand) do
    if led and self:counts_as(card) == self:counts_as(led) then
      follow[#follow + 1] = card
    end
  end
  return #follow > 0 and follow or hand
end


--- The cards that the player in turn may play.
function Tricks:legal()
  return self:follow(self.hands[self.turn], self.trick)
end


--- Does card b, played after a, beat it?
function Tricks:beats(b, a)
  local one, other = self:counts_as(b), self:counts_as(a)
  if one == other then return self:height_of(b) > self:height_of(a) end
  return one == self.trump
end


--- Which card of a trick wins it: 1 is the first.
function Tricks:winner(trick)
  local best = 1
  for i = 2, #trick do
    if self:beats(trick[i], trick[best]) then best = i end
  end
  return best
end


--- The player in turn plays a card; the seat that wins the trick, at its end.
function Tricks:lay(card)
  lists.take(self.hands[self.turn], card)
  self.trick[#self.trick + 1] = card
  self.turn = self:after(self.turn)
  if #self.trick < self:playing() then return end
  local winner = self:after(self.turn, self:winner(self.trick) - 1)
  local side = self:side(winner)
  self.tricks[side] = self.tricks[side] + 1
  table.move(self.trick, 1, #self.trick, #self.won[side] + 1, self.won[side])
  self.turn, self.trick = winner, {}
  return winner
end


--- What the cards count that a side has won.
function Tricks:worth(side)
  local sum = 0
  for _, card in ipairs(self.won[side]) do
    sum = sum + (self.points[rank(card)] or 0)
  end
  return sum
end


--- Nobody has a card to play.
function Tricks:played_out()
  return #self.trick == 0 and #self.hands[self.turn] == 0
end


--- Tricks:ended(target) -> over, winner
-- After a number of rounds, or when a side has reached the target, the highest
-- total wins. If two share it, the match is a draw after the rounds; otherwise
-- it goes on.
function Tricks:ended(target)
  local winner = lists.winner(self.totals, self.lowest_wins)
  local rounds = self.option.rounds
  if rounds > 0 then return self.round == rounds, winner end
  return winner > 0 and self.totals[winner] >= target, winner
end


--- Counts a round in which each seat scores what worth_of(seat) says.
function Tricks:count()
  for seat, total in ipairs(self.totals) do
    self.totals[seat] = total + self:worth_of(seat)
  end
  return self:ended(self.option.target)
end


Tricks.suit, Tricks.rank, Tricks.words = suit, rank, words

return Tricks
