-- Hearts stated a second time, in plain Lua, and random matches held against
-- it.

local held = require "rules.held"
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local Tricks = require "rules.plain_tricks"

local Hearts = setmetatable({}, { __index = Tricks })
Hearts.__index = Hearts


local function new(option, spec)
  local self = Tricks.new { players = option.players, step = 1,
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A", option = option }
  self.goes_back = spec:find "back_from_a_hundred"
  self.stops_early = spec:find "no_empty_tricks"
  return setmetatable(self, Hearts)
end


--- How many seats to the left the cards go in this round; nil: none go.
function Hearts:way()
  local n = self.players
  if self.option.pass == 0 then return nil end
  if self.option.pass_cycle == "left" then return 1 end
  local ways = n == 4 and { 1, 3, 2, false } or { 1, n - 1, false }
  return ways[(self.round - 1) % #ways + 1] or nil
end


function Hearts:deal(dealt, seen)
  self:begin(dealt.hands, self:after(self:deals(seen)))
  self.lowest = self.players == 5 and "3C" or "2C"
  self.broken, self.first, self.given = false, true, {}
  self.passes = self:way()
  self.shooter = nil
  if not self.passes then self:find_leader() end
end


function Hearts:find_leader()
  self.passes = nil
  for seat, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if card == self.lowest then self.turn = seat end
    end
  end
end


--- All sets of n cards of a hand.
local function sets(hand, n, from, list, taken)
  if n == 0 then
    list[#list + 1] = table.concat(taken, " ")
    return list
  end
  for i = from, #hand - n + 1 do
    taken[#taken + 1] = hand[i]
    sets(hand, n - 1, i + 1, list, taken)
    taken[#taken] = nil
  end
  return list
end


local function is_penalty(card)
  return Tricks.suit(card) == "H" or card == "QS"
end


function Hearts:lead(hand)
  if self.first then
    return lists.those(hand, function(card) return card == self.lowest end)
  end
  if self.broken or not self.option.break_hearts then return hand end
  local only = true
  for _, card in ipairs(hand) do only = only and is_penalty(card) end
  if only and self.option.queen_or_hearts then return hand end
  return lists.those(hand, function(card) return Tricks.suit(card) ~= "H" end)
end


--- Where a card is in the pack.
function Hearts:place(card)
  return 20 * ("CDHS"):find(Tricks.suit(card)) + self:height_of(card)
end


function Hearts:legal()
  if self.shooter then return { "add", "subtract" } end
  local hand = self.hands[self.turn]
  if self.passes then
    table.sort(hand, function(a, b) return self:place(a) < self:place(b) end)
    return sets(hand, self.option.pass, 1, {}, {})
  end
  if #self.trick == 0 then return self:lead(hand) end
  local led = Tricks.suit(self.trick[1])
  for _, card in ipairs(hand) do
    if Tricks.suit(card) == led then return self:follow(hand, self.trick) end
  end
  if self.first and not self.option.points_first_trick then
    return lists.those(hand, function(card) return not is_penalty(card) end)
  end
  return hand
end


--- Cards are put away; when all have done so they go where they belong.
function Hearts:give(move)
  self.given[self.turn] = Tricks.words(move)
  for _, card in ipairs(self.given[self.turn]) do
    for i, one in ipairs(self.hands[self.turn]) do
      if one == card then table.remove(self.hands[self.turn], i) break end
    end
  end
  self.turn = self:after(self.turn)
  if self.given[self.turn] then
    for seat, cards in ipairs(self.given) do
      local to = self.hands[self:after(seat, self.passes)]
      table.move(cards, 1, #cards, #to + 1, to)
    end
    self:find_leader()
  end
end


--- The points of what a seat has taken.
function Hearts:taken(seat)
  local sum = 0
  for _, card in ipairs(self.won[seat]) do
    sum = sum + (card == "QS" and 13 or Tricks.suit(card) == "H" and 1 or 0)
  end
  return sum
end


--- No trick is left that can count, where these are not played.
function Hearts:all_are_empty()
  if not self.stops_early or #self.trick > 0 then return false end
  for _, hand in ipairs(self.hands) do
    for _, card in ipairs(hand) do
      if is_penalty(card)
        or card == "JD" and self.option.jack_of_diamonds then
        return false
      end
    end
  end
  return true
end


function Hearts:play(move)
  if self.shooter then
    self.how = move
    return true
  end
  if self.passes then return self:give(move) end
  if Tricks.suit(move) == "H" or move == "QS" and self.option.queen_breaks then
    self.broken = true
  end
  if self:lay(move) then self.first = false end
  if not self:played_out() and not self:all_are_empty() then return end
  self.how = self.option.moon
  for seat = 1, self.players do
    if self:taken(seat) == 26 and self.how == "choose" then
      self.shooter, self.turn = seat, seat
      return
    end
  end
  return true
end


function Hearts:count()
  local moon
  for seat = 1, self.players do
    if self:taken(seat) == 26 then moon = seat end
  end
  local before = table.move(self.totals, 1, self.players, 1, {})
  for seat = 1, self.players do
    local points = self:taken(seat)
    if moon and self.how == "subtract" then
      points = seat == moon and -26 or 0
    elseif moon then
      points = seat == moon and 0 or 26
    end
    for _, card in ipairs(self.won[seat]) do
      if card == "JD" and self.option.jack_of_diamonds then
        points = points - 10
      end
    end
    self.totals[seat] = self.totals[seat] + points
  end
  if self.goes_back then self:go_back(before) end
  return self:lowest_wins()
end


--- A total that has come to exactly 100 or 50 is halved.
function Hearts:go_back(before)
  for seat, total in ipairs(self.totals) do
    if total ~= before[seat] and (total == 100 or total == 50) then
      self.totals[seat] = total // 2
    end
  end
end


function Hearts:lowest_wins()
  local least, most = math.huge, -math.huge
  local winner = 0
  for seat, total in ipairs(self.totals) do
    most = math.max(most, total)
    if total < least then least, winner = total, seat
    elseif total == least then winner = 0 end
  end
  if self.option.rounds > 0 then
    return self.round == self.option.rounds, winner
  end
  return most >= self.option.target, winner
end


describe("hearts", function()
  it("is as it was said a second time", function()
    held.matches({ "hearts", "hearts+omnibus", "hearts+old_moon",
      "hearts+quick+pass=1", "hearts+moon=choose+pass=0",
      "hearts+queen_breaks=true+queen_or_hearts=true+pass=2",
      "hearts+break_hearts=false+pass_cycle=left+pass=1" },
      { { rounds = 5 }, { rounds = 3, players = 3, first_dealer = 2 },
        { players = 5, target = 30, points_first_trick = true } }, 4, new)
  end)

  it("is so with any house rules and options", function()
    mixed.play("hearts", new, { most = 25 })
  end)
end)
