-- Words for parties, players who play together in one round: what they pay each
-- other.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"


--- What each player of the first party gets who is not the declarer: as much
-- as each of the others pays; or an equal part of the sum without a declarer.
local function share(ours, others, points, declarer)
  if declarer then return points end
  local sum = points * #others
  if sum % #ours ~= 0 then
    error(sentence.of("party_share", { points = sum, players = #ours }), 3)
  end
  return sum // #ours
end


--- self:score_parties(points, reason [, declarer [, alone]])
-- The parties of a round pay each other, so that all points add up to nothing.
-- Each player of the second party pays the points. In the first party each
-- partner of the declarer gets as many, and the declarer gets the rest; without
-- a declarer all get equal parts. Points below 0 go the other way.
-- @param points what each player of the second party pays
-- @param reason why, as text
-- @param declarer the player of the first party who gets the rest
-- @param alone true: the declarer's partners get and pay nothing
-- @error there are no parties; or the points cannot be divided
-- @example self:form_parties { name = "black", others = "red",
--   players = self.dealer, holds = "QC" }
-- self:play_tricks()
-- self:score_parties(self:party(1).tricks, "tricks", self.dealer)
-- @group scoring
local function score_parties(self, points, reason, declarer, alone)
  local first = self:party(1)
  if not first then error(sentence.of "no_parties", 2) end
  if math.type(points) ~= "integer" then
    error(sentence.of("party_points"), 2)
  end
  local ours, others = first.players, self:party(2).players
  local each = share(ours, others, points, declarer)
  local rest = points * #others
  for _, player in ipairs(ours) do
    if player ~= declarer and not alone then
      self:score(player, each, reason)
      rest = rest - each
    end
  end
  if declarer then self:score(declarer, rest, reason) end
  self:score(self:party(2), -points, reason)
end

core.words.score_parties = score_parties


--- What the n-th line gives the first party; false if it counts nothing.
local function for_first(line, n)
  local party, points = line and line[1], line and line[2]
  if not party or not points then return false end
  if party ~= 1 and party ~= 2 or math.type(points) ~= "integer" then
    error(sentence.of("balance_line", { n = n }), 3)
  end
  return party == 1 and points or -points
end


--- self:balance { { party, points, reason }, … } -> points, text
-- Lines of the score between the parties: each counts for one of them and
-- against the other. Lines whose party or points are false, nil or 0 are left
-- out.
-- @param party 1 or 2
-- @param points what it gets; below 0: what the other party gets
-- @param reason why, as text
-- @return what the first party gets, for self:score_parties; and the text of
-- the lines, as the party sees them that gets points
-- @error a line has another party, or is not as for count_lines
-- @example local points, says = self:balance {
--   { 1, 2, "won" }, { 2, 3, "the last trick" } }
-- -- -1, "won -2, the last trick 3"
-- @group scoring
local function balance(_, list)
  local ours, theirs = {}, {}
  for n, line in ipairs(list) do
    local points = for_first(line, n)
    ours[n] = points and { points, line[3] }
    theirs[n] = points and { -points, line[3] }
  end
  local sum, says = core.globals.count_lines(ours)
  if sum < 0 then
    says = select(2, core.globals.count_lines(theirs))
  end
  return sum, says
end

core.words.balance = balance


--- self:count_from(player, from, points, reason)
-- A player counts points, and another as many less: see self:count.
-- @param player who counts them: a side, its number, or a player
-- @param from whose count gets less: a side, its number, or a player
-- @param points how many
-- @param reason why, as text
-- @example self:count_from(self:player(1), self:player(2), 1, "a caught ace")
-- @group scoring
local function count_from(self, player, from, points, reason)
  self:count(player, points, reason)
  self:count(from, -points, reason)
end

core.words.count_from = count_from


--- self:collect(player, points, reason)
-- Every other side pays points to one, which gets them all.
-- @param player the one who gets them: a side, its number, or a player
-- @param points what each other side pays, a whole number
-- @param reason why, as text
-- @example self:collect(player, 10, "a hand without trumps")
-- @group scoring
local function collect(self, player, points, reason)
  local others = -1
  for _ in self:each_side() do others = others + 1 end
  self:score_others(player, -points, reason)
  self:score(player, points * others, reason)
end

core.words.collect = collect


--- self:only_best(worth) -> player, worth
-- The one player with the highest worth, of those who take part. Equal ones get
-- nothing, so then there is none.
-- @param worth a function of a player that answers a number; a player for whom
-- it answers false or nil is left out
-- @return the player and the number; nil if there is none, or if several have
-- as much
-- @example local player = self:only_best(function(one)
--   return one.tricks > 0 and -one.tricks   -- the fewest, but one at least
-- end)
-- if player then self:collect(player, 1, "fewest tricks") end
-- @group scoring
local function only_best(self, worth)
  local best, winner = -math.huge, nil
  for player in self:each_player() do
    local n = worth(player)
    if n and n >= best then
      winner, best = n > best and player or nil, n
    end
  end
  if winner then return winner, best end
end

core.words.only_best = only_best
