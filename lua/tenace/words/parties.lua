-- Words for parties: players who play together in one round; and for what they
-- and sides pay each other.

local core = require "tenace.core"
local given = require "tenace.words.given"
local sentence = require "tenace.base.sentence"


--- The seats that the argument `players` names, a bit each.
local function named_seats(self, players)
  if type(players) ~= "table" then players = { players } end
  local seats = 0
  for i = 1, #players do
    local player = given.player(self, "form_parties", nil, players[i])
    seats = seats | 1 << player.number - 1
  end
  return seats
end


--- self:form_parties { name = text, others = text, … }
-- The players form two parties for this round; totals stay with the players.
-- The first party has the players named, and everyone who holds or has played
-- one of the cards in `holds`; the second has all others who take part.
-- Everyone knows the players named. Each holder is secret until such a card is
-- played, or an announcement tells; views, stories and bots tell nobody before.
-- Each player who takes part has `player.party` from now on, the same for all
-- in it: see there.
-- @param name the first party, as text for the players
-- @param others the second party, as text for the players
-- @param players a player of the first party, or a list of them
-- @param holds cards, as text: whoever holds one is of the first party, too
-- @param undecided true: there are no parties yet, and nobody may say what the
-- fact `announcements` has; the game calls this again when they are decided
-- @example self:form_parties {
--   name = "declarers", players = self.dealer, holds = "AC",
--   others = "defenders",
-- }
-- @group players
local function form_parties(self, how)
  core.word(self, "form_parties")
  given.kind("form_parties", 1, "table", how)
  local seats = named_seats(self, how.players)
  local cards = given.cards(self, "form_parties", nil, how.holds or "")
  if seats == 0 and #cards == 0 then
    given.wrong("form_parties", 1, "first_party")
  end
  local names = { given.named_text("form_parties", 1, "name", how.name),
    given.named_text("form_parties", 1, "others", how.others) }
  core.note(self, { parties = names })
  core.form_parties(self, seats, cards, names)
end

core.words.form_parties = form_parties


--- self:party(n) -> party
-- A party of this round: 1 is the one that `form_parties` names, 2 the others.
-- It has what `party.NAME` lists; `self:score` gives each of its players
-- points.
-- @param n 1 or 2
-- @return a party; nil if none have been formed
-- @example self:form_parties { name = "black", others = "red",
--   holds = "QC QS" }
-- local tricks = self:party(1).tricks
-- self:score(self:party(2), tricks, "tricks of the black queens")
-- @group players
local function party(self, n)
  n = given.integer("party", 1, n)
  if n ~= 1 and n ~= 2 then given.wrong("party", 1, "one_or_two") end
  return core.party(self, n)
end

core.words.party = party


--- What each player of the first party gets who is not the declarer: as much
-- as each of the others pays; or an equal part of the sum without a declarer.
local function share(ours, others, points, declarer)
  if declarer then return points end
  local sum = points * #others
  if sum == 0 then return 0 end
  if #ours == 0 or sum % #ours ~= 0 then
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
-- @param reason why, as text or a sentence with values
-- @param declarer the player of the first party who gets the rest, or the seat
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
    error(sentence.of("paid_points", { word = "score_parties" }), 2)
  end
  declarer = declarer
    and given.player(self, "score_parties", 3, declarer) or nil
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


--- self:count_caught(winner, cards, reason)
-- The winner of a trick counts 1 for each of these cards in it, and whoever has
-- played it counts 1 less: see self:count. Between players of one party that
-- comes to nothing.
-- @param winner the player who has won the trick
-- @param cards text, a list of texts, or cards; false or nil: none
-- @param reason why, as text or a sentence with values
-- @example local winner = self:play_tricks { tricks = 1 }
-- self:count_caught(winner, "AD", "a caught ace")
-- @group scoring
local function count_caught(self, winner, cards, reason)
  for _, player in ipairs(cards and { self:who_played(cards) } or {}) do
    self:count(winner, 1, reason)
    self:count(player, -1, reason)
  end
end

core.words.count_caught = count_caught


--- self:pay_points(one, other, points, reason [, gets])
-- One side pays points to another. Points below 0 go the other way.
-- @param one who pays: a side, its number, or a player
-- @param other who gets them: likewise
-- @param points a whole number
-- @param reason why, as text or a sentence with values
-- @param gets why the other gets them (the same)
-- @error the points are no whole number
-- @example self:pay_points(player, self.dealer, #player.hand, "cards left")
-- @group scoring
local function pay_points(self, one, other, points, reason, gets)
  if math.type(points) ~= "integer" then
    error(sentence.of("paid_points", { word = "pay_points" }), 2)
  end
  self:score(one, -points, reason)
  self:score(other, points, gets or reason)
end

core.words.pay_points = pay_points


--- self:only_best(worth) -> side, worth
-- The one side with the highest worth. Equal ones get nothing, so then there is
-- none.
-- @param worth a function of a side that answers a number; a side for which it
-- answers false or nil is left out
-- @return the side and the number; nil if there is none, or if several have as
-- much
-- @example local side = self:only_best(function(one)
--   return one.tricks > 0 and -one.tricks   -- the fewest, but one at least
-- end)
-- if side then self:score(side, 1, "fewest tricks") end
-- @group scoring
local function only_best(self, worth)
  local best, winner = -math.huge, nil
  given.kind("only_best", 1, "function", worth)
  for side in self:each_side() do
    local n = worth(side)
    if n and n >= best then
      winner, best = n > best and side or nil, n
    end
  end
  if winner then return winner, best end
end

core.words.only_best = only_best
