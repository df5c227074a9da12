-- Rounds of Shengji for five or six a second time, from the rules alone: who
-- the dealer's friends are, what the attackers have, whose levels rise, who
-- deals next. A round that was played is gone through as its players saw it.
-- How tricks are played is the matter of the other statement.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local split = dofile(here .. "/second.lua").split

local friends = {}

local RANKS = split "2 3 4 5 6 7 8 9 10 J Q K A"
local DEALT = { [5] = { 10, 20, 31, 42 }, [6] = { 8, 17, 26, 35 } }
local POINTS = { ["5"] = 5, ["10"] = 10, K = 10 }
local COPIES = { first = 1, second = 2, third = 3, fourth = 4 }
local PLACE = {}
for i, rank in ipairs(RANKS) do PLACE[rank] = i end


local function next_of(self, player)
  return player == 1 and self.players or player - 1
end


--- How many cards are drawn in a round.
local function all_drawn(self)
  return self.players * DEALT[self.players][self.option.packs]
end


local function points_of(cards)
  local sum = 0
  for _, card in ipairs(cards) do
    sum = sum + (POINTS[card:match "^(.-)[CDHS]?$"] or 0)
  end
  return sum
end


local function attacks(self, player)
  return player ~= self.dealer and not self.friends[player]
end


--- What the attackers have as long as the round is played.
local function taken(self)
  local sum = self.gained
  for player = 1, self.players do
    if attacks(self, player) then
      sum = sum + self.points[player] - self.lost[player]
    end
  end
  return math.max(0, sum)
end


local tell = {}


function tell.round(self, entry)
  assert(entry.dealer == (self.state.dealer or entry.dealer), "who deals")
  self.dealer, self.drawer = entry.dealer, entry.dealer
end


function tell.drawn(self, entry, own)
  assert(entry.player == self.drawer, "who draws")
  assert(#split(own.cards) == 1, "one card is drawn")
  if self.draws == all_drawn(self) then self.draws = 0 end
  self.draws, self.drawer = self.draws + 1, next_of(self, self.drawer)
end


function tell.settled(self, entry)
  if entry.name == "dealer" then self.dealer = entry.value end
  if entry.name == "level" then self.level = entry.value end
  if entry.name == "trump" then self.trump = entry.value end
end


--- The dealer buries cards, and then names one that is no trump, or two.
local function bury_or_name(self, player, own)
  assert(player == self.dealer, "who names a card")
  if not self.hole then
    assert(self.state.levels[player] == self.level, "the dealer's level")
    assert(self.draws == all_drawn(self), "cards drawn")
    self.hole = split(own.move)
    assert(#self.hole == 54 * self.option.packs - self.draws, "hole cards")
    return
  end
  local copy, card = own.move:match "^(%l+) (%w+)$"
  local rank, suit = card:match "^(.-)([CDHS])$"
  assert(rank ~= self.level and suit ~= self.trump, "a trump was named")
  assert(not (self.red_five and card == "5H"), "the red five was named")
  assert(COPIES[copy] <= self.option.packs, "a copy that is not there")
  local calls = self.calls
  assert(#calls < self.players - 4, "too many cards were named")
  for _, one in ipairs(calls) do
    assert(one.card ~= card or one.left ~= COPIES[copy], "named twice")
  end
  calls[#calls + 1] = { card = card, left = COPIES[copy] }
end


--- A throw of a player has failed.
local function fail(self, player)
  local cost = self.option.throw_penalty
  if attacks(self, player) then
    self.lost[player] = self.lost[player] + math.min(cost, taken(self))
  else
    self.gained = self.gained + cost
  end
end


local function play(self, player, cards)
  for _, card in ipairs(cards) do
    self.trick[#self.trick + 1] = card
    self.played[#self.played + 1] = card
    for _, one in ipairs(self.calls) do
      if card == one.card then
        one.left = one.left - 1
        if one.left == 0 then self.found[#self.found + 1] = player end
      end
    end
  end
end


function tell.move(self, entry, own)
  if entry.drawing then return end
  if entry.secret or #self.calls < self.players - 4 then
    return bury_or_name(self, entry.player, own)
  elseif entry.thrown then
    fail(self, entry.player)
  elseif not entry.chooses then
    play(self, entry.player, split(own.move))
  end
end


function tell.forced(self, entry)
  play(self, entry.player, split(entry.cards))
end


function tell.trick(self, entry)
  local winner = entry.winner
  self.points[winner] = self.points[winner] + points_of(self.trick)
  for _, player in ipairs(self.found) do self.friends[player] = true end
  self.last_winner, self.trick = winner, {}
end


--- All must be told at once who is of which party.
function tell.parties(self, entry)
  assert(#self.found > 0, "nobody has played the card")
  self.told = true
  assert(#entry.players == self.players, "whose party is told")
  for _, one in ipairs(entry.players) do
    local party = attacks(self, one.player) and "attackers" or "dealers"
    assert(one.party == party, "the party of " .. one.player)
  end
end


--- How far a player rises n levels, and whether that wins the match.
local function rise(self, player, n)
  local level, stops = self.state.levels[player], {}
  for _, rank in ipairs(split(self.option.must_play)) do stops[rank] = true end
  stops[self.option.last_level] = true
  if n == 0 or stops[level] and player ~= self.dealer then return 0 end
  if level == self.option.last_level then
    self.state.winner = player
    return 1
  end
  local from = PLACE[level]
  for place = from + 1, math.min(from + n, #RANKS) do
    level = RANKS[place]
    if stops[level] then break end
  end
  self.state.levels[player] = level
  return PLACE[level] - from
end


--- How many levels points are, and whether the attackers rise.
local function levels_for(self, points)
  local all = 40 * self.option.packs
  local step = self.ten and 10 or all // 2
  if points >= all then return (points - all) // step, true end
  if self.ten then return (all - points + 9) // 10, false end
  return points == 0 and 3 or 2 * points < all and 2 or 1, false
end


--- Who deals next: the first from the dealer's right who attacks or does not.
local function next_dealer(self, attacking)
  local player = next_of(self, self.dealer)
  while player ~= self.dealer and attacks(self, player) ~= attacking do
    player = next_of(self, player)
  end
  return player
end


function tell.round_over(self, entry)
  assert((self.told or false) == (#self.found > 0), "the friend was told")
  local points, all = taken(self), points_of(self.hole)
  for player = 1, self.players do all = all + self.points[player] end
  assert(all == 100 * self.option.packs, "points were lost")
  assert(#self.played + #self.hole == 54 * self.option.packs, "cards were lost")
  if attacks(self, self.last_winner) then
    points = points + 2 * points_of(self.hole)
  end
  local n, attacking = levels_for(self, points)
  for player = 1, self.players do
    if attacks(self, player) == attacking then
      local more = rise(self, player, n)
      self.state.scores[player] = self.state.scores[player] + more
    end
    assert(entry.scores[player] == self.state.scores[player],
      "the score of " .. player)
  end
  self.state.dealer = next_dealer(self, attacking)
  local n_friends = 0
  for player in pairs(self.friends) do
    n_friends = n_friends + (player ~= self.dealer and 1 or 0)
  end
  local kind = n_friends == 2 and "two" or n_friends == 1 and "friend"
    or #self.found > 0 and "alone" or "nobody"
  self.state.seen[kind] = (self.state.seen[kind] or 0) + 1
end


function tell.match_over(self, entry)
  assert(self.state.winner == entry.winner, "who wins")
  self.state.over = true
end


local function new(option, state, spec)
  return { option = option, state = state, draws = 0, gained = 0, trick = {},
    players = option.players, calls = {}, found = {}, friends = {},
    played = {}, points = { 0, 0, 0, 0, 0, 0 }, lost = { 0, 0, 0, 0, 0, 0 },
    ten = spec:find "ten_a_level", red_five = spec:find "red_five" }
end


--- friends.follow(m) -> { levels, scores, over, winner, seen }
-- Goes through a match; raises where it is not as the rules say. `seen` counts
-- the rounds with a friend, with two, with a dealer alone, and with nobody
-- known.
function friends.follow(m)
  local state = { scores = { 0, 0, 0, 0, 0, 0 }, seen = {},
    levels = { "2", "2", "2", "2", "2", "2" } }
  local stories, self = {}, nil
  for player = 1, m.variant.options.players do
    stories[player] = m:story(player)
  end
  for i, entry in ipairs(stories[1]) do
    if entry.what == "round" then
      self = new(m.variant.options, state, m.variant.spec)
    end
    local own = entry.player and stories[entry.player][i] or entry
    local done, wrong = pcall(tell[entry.what] or function() end, self, entry,
      own)
    if not done then
      error(("%s, seed %d, entry %d (%s): %s"):format(m.variant.spec, m.seed, i,
        entry.what, tostring(wrong)), 0)
    end
  end
  return state
end


return friends
