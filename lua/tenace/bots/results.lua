-- What the moves of a search come to in each world: the score of the round,
-- tricks, card points, and who has the contract; and where the hidden cards lie
-- in that world. A search that is watched by this object fills it.

local core = require "tenace.core"
local kit = require "tenace.match.kit"

local Results = {}
Results.__index = Results

local HANDS = core.first_piles.hands

--- The most worlds that are kept; and how many more if the search goes on.
Results.most, Results.more = 2000, 1000


--- The player in the field `declarer` now, as a number; nil if there is none.
local function declarer_now(self, variant)
  local field = variant.fields.declarer
  local declarer = field and field.kind == "player"
    and rawget(core.fields(self), "declarer")
  return declarer and declarer.number or nil
end


--- What is played, as text: the contract and the trump suit, false where there
-- is none or they are no text.
local function played_now(self, variant)
  local list = {}
  for i, name in ipairs { "contract", "trump" } do
    local value = variant.fields[name] and rawget(core.fields(self), name)
    list[i] = type(value) == "string" and value
  end
  return list
end


--- The sides of the player's camp, as a set: its side; and if the declarer
-- plays alone against several sides, all of these.
local function camp_of(self, declarer)
  local list, sides = { [self.side] = true }, self.variant.sides
  if not declarer or #sides < self.variant.people
    or declarer == self.seat then
    return list
  end
  for side in ipairs(sides) do
    list[side] = side ~= self.side_of[declarer] or nil
  end
  return list
end


--- Is the card among these?
local function has(cards, card)
  return string.find(" " .. cards .. " ", " " .. card .. " ", 1, true) ~= nil
end


--- The card points of the pile that counts with the declarer's tricks.
local function put_aside(self, match)
  local camps = self.variant.facts.camps
  local pile = camps and kit.of(self.variant).pile_of[camps.with]
  local cards = pile and core.piles(match)[pile] or ""
  return cards ~= "" and self.points_of(match, cards) or 0
end


--- What the camp has won when the round ends: tricks, card points, and whether
-- the trick to which this move was played is among them.
local function taken(self, match, camp, move, declarer)
  local one, variant = { tricks = 0, points = 0 }, self.variant
  local piles, _, won = core.piles(match), core.tricks(match)
  for side in ipairs(variant.sides) do
    local cards = piles[HANDS + variant.players + side]
    local own = camp[side] or false
    if self.one_of_each and has(cards, move) then one.trick = own end
    if own then one.tricks = one.tricks + won[side] end
    if own and self.points_of and cards ~= "" then
      one.points = one.points + self.points_of(match, cards)
    end
  end
  if self.points_of and declarer and camp[self.side_of[declarer] ] then
    one.points = one.points + put_aside(self, match)
  end
  return one
end


--- The cards of other hands and of the game's own piles, by number of the pile.
local function places(self, match)
  local list, all = {}, core.piles(match)
  local own = HANDS + self.variant.players + #self.variant.sides
  for n = HANDS + 1, #all do
    local hand = n <= HANDS + self.variant.players
    if n ~= HANDS + self.seat and (hand or n > own) then list[n] = all[n] end
  end
  return list
end


--- Results.of(m) -> an object that watches a search for the player to act.
function Results.of(m)
  local variant, seat = m.variant, (m:turn())
  local self = setmetatable({ variant = variant, seat = seat, side_of = {},
    others = math.max(1, #variant.sides - 1), worlds = {},
    most = Results.most }, Results)
  for side, seats in ipairs(variant.sides) do
    for _, player in ipairs(seats) do self.side_of[player] = side end
  end
  self.side = self.side_of[seat]
  self.declarer = declarer_now(m.core, variant)
  self.played = played_now(m.core, variant)
  self.has_parties = core.parties(m.core, seat) ~= nil
  self.one_of_each = (variant.deck.packs or 1) == 1
    and core.trick(m.core) ~= nil
  self.points_of = variant.facts.points and kit.of(variant).core.words.points_of
  return self
end


function Results:begun(match)
  if #(self.also or self.worlds) >= self.most then
    self.now = nil
    return
  end
  self.now = { places = places(self, match) }
end


--- results:go_on()
-- The search goes on about a move that somebody asks about. What the other
-- moves came to stays as it was; `also` has all worlds.
function Results:go_on()
  self.also = table.move(self.worlds, 1, #self.worlds, 1, {})
  self.most = #self.also + Results.more
end


--- What was counted so far does not count any more.
function Results:forget() self.worlds = {} end


function Results:ended(match, i, move)
  if not self.now then return end
  local declarer = declarer_now(match, self.variant)
  local one = taken(self, match, camp_of(self, declarer), move, declarer)
  one.own = declarer ~= nil and self.side_of[declarer] == self.side
  one.plays = declarer == self.seat and played_now(match, self.variant) or nil
  self.now[i] = one
end


--- The scores count perfect play, too; as `played` they are those of the same
-- playouts as tricks and card points.
function Results:counted(_, points, played)
  if not self.now then return end
  for i, won in next, points do
    local one = self.now[i]
    one.score, one.chance = won / self.others, won > 0 and 100 or 0
    one.played = (played and played[i] or won) / self.others
  end
  local worlds = self.also or self.worlds
  worlds[#worlds + 1], self.now = self.now, nil
end


return Results
