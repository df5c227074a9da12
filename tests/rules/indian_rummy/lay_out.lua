-- How thirteen cards of Indian Rummy lie best, stated in plain Lua: each card
-- that is no joker is in a sequence, or in a set, or it is left over.

local RANKS = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q",
  "K" }

local place = {}
for i, rank in ipairs(RANKS) do place[rank] = i end

local LayOut = {}
LayOut.__index = LayOut


--- lay_out.worth(card, wild) -> what it counts
function LayOut.worth(card, wild)
  local rank = card:sub(1, -2)
  if card == "BJ" or rank == wild then return 0 end
  return rank == "A" and 10 or math.min(place[rank], 10)
end


--- At 14 the ace is above the king.
local function at(self, suit, i) return self.held[suit][(i - 1) % 13 + 1] end
local function set(self, suit, i, by)
  local row = self.held[suit]
  i = (i - 1) % 13 + 1
  row[i] = row[i] + by
  if i == self.wild then self.jokers = self.jokers + by end
end


--- The groups so far: is that enough? Jokers that are left may lie alone.
local function enough(self)
  local runs, longest, jokers = self.runs, self.longest, self.jokers
  if jokers >= 3 and self.most == 0 then
    runs, longest, jokers = runs + 1, math.max(longest, jokers), 0
  end
  local own = self.wild and self.most > 0 and self:own_sets() or 0
  return runs >= self.need.runs and self.pure >= self.need.pure
    and longest >= self.need.longest, math.max(0, jokers - own)
end


--- With few jokers in a group: how many of those left lie in sets of their own
-- rank?
function LayOut:own_sets()
  local suits, most = 0, 0
  for _, row in pairs(self.held) do
    if row[self.wild] > 0 then suits = suits + 1 end
  end
  if suits > 0 then most = suits + math.min(self.most, self.jokers - suits) end
  return most >= 3 and most or 0
end


local decide

--- Goes on with a group, which is a run or a set.
local function with(self, is_run, n, jokers)
  if self.pure_alone and jokers > 0 then return end
  local pure, longest = is_run and jokers == 0, self.longest
  if is_run then self.runs = self.runs + 1 end
  if pure then self.pure = self.pure + 1 end
  if is_run then self.longest = math.max(longest, n) end
  decide(self)
  if is_run then self.runs = self.runs - 1 end
  if pure then self.pure = self.pure - 1 end
  self.longest = longest
end


local function takes(self, jokers)
  return self.jokers > 0 and (self.most == 0 or jokers < self.most)
end


--- All runs from place i to the last one that have the card at `own`.
local function fill(self, suit, i, last, own, n, jokers)
  if i > last then return with(self, true, n, jokers) end
  if i == own then return fill(self, suit, i + 1, last, own, n + 1, jokers) end
  local wild = (i - 1) % 13 + 1 == self.wild
  if at(self, suit, i) > 0 and (not wild or self.jokers > 0) then
    set(self, suit, i, -1)
    fill(self, suit, i + 1, last, own, n + 1, jokers)
    set(self, suit, i, 1)
  end
  if takes(self, jokers) then
    self.jokers = self.jokers - 1
    fill(self, suit, i + 1, last, own, n + 1, jokers + 1)
    self.jokers = self.jokers + 1
  end
end


--- All runs with this card, which is taken out of the hand.
local function in_runs(self, suit, own)
  for first = 1, 12 do
    for last = first + 2, 14 do
      if first <= own and own <= last
        and last - first < self.count then
        fill(self, suit, first, last, own, 0, 0)
      end
    end
  end
end


--- All sets with this card: others of its rank, and jokers.
local function in_sets(self, rank, suits, n)
  if #suits == 0 then
    local jokers = 0
    local had = self.jokers
    repeat
      if n + jokers >= 3 then with(self, false, n + jokers, jokers) end
      local more = takes(self, jokers)
      jokers = jokers + 1
      self.jokers = self.jokers - 1
    until not more
    self.jokers = had
    return
  end
  local suit, rest = suits:sub(1, 1), suits:sub(2)
  in_sets(self, rank, rest, n)
  if at(self, suit, rank) > 0 then
    set(self, suit, rank, -1)
    in_sets(self, rank, rest, n + 1)
    set(self, suit, rank, 1)
  end
end


--- The first card that is no joker.
local function first(self)
  for suit in ("CDHS"):gmatch "." do
    for i = 1, 13 do
      if i ~= self.wild and self.held[suit][i] > 0 then return suit, i end
    end
  end
end


function decide(self)
  if self.left >= self.best then return end
  local suit, i = first(self)
  if not suit then
    local good, over = enough(self)
    if good and (over == 0 or not self.all) then self.best = self.left end
    return
  end
  set(self, suit, i, -1)
  in_runs(self, suit, i)
  if i == 1 then in_runs(self, suit, 14) end
  if not self.pure_alone then
    in_sets(self, i, (("CDHS"):gsub(suit, "")), 1)
  end
  if not self.all then
    local worth = LayOut.worth(RANKS[i] .. suit, RANKS[self.wild])
    self.left = self.left + worth
    decide(self)
    self.left = self.left - worth
  end
  set(self, suit, i, 1)
end


--- lay_out.least(cards, wild, need, how) -> the least that is left over; nil if
-- it cannot be done
-- @param wild the rank that is wild, or nil
-- @param need { runs, pure, longest } at least
-- @param how { most = jokers in a group (0: any), all = nothing may be left
-- over, jokers neither; pure_alone = true: only pure runs }
function LayOut.least(cards, wild, need, how)
  local self = setmetatable({ held = {}, jokers = 0, wild = place[wild],
    need = need, most = how.most or 0, all = how.all, runs = 0, pure = 0,
    longest = 0, left = 0, best = math.huge, count = #cards,
    pure_alone = how.pure_alone }, LayOut)
  for suit in ("CDHS"):gmatch "." do
    self.held[suit] = {}
    for i = 1, 13 do self.held[suit][i] = 0 end
  end
  for _, card in ipairs(cards) do
    if card == "BJ" then self.jokers = self.jokers + 1
    else set(self, card:sub(-1), place[card:sub(1, -2)], 1) end
  end

  decide(self)
  return self.best < math.huge and self.best or nil
end


return LayOut
