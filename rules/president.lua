-- President: play higher than the last player; the first one out is president.

local president = game "President" {
  deck    = function(option) return french(option.jokers and 54 or 52) end,
  ranks   = "3 4 5 6 7 8 9 10 J Q K A 2",
  combinations = function(option)
    local equal = option.equal ~= "higher"
    return {
      ranks = option.jokers and "3 4 5 6 7 8 9 10 J Q K A 2 joker" or nil,
      { "single", equal = equal }, { "pair", of = 2, equal = equal },
      { "triple", of = 3, equal = equal }, { "four", of = 4, equal = equal } }
  end,
  piles   = { lying = "all", gone = { sees = "all", counted = true } },
  keeps   = { places = players },              -- the president first
  options = {
    players = number { 4, from = 3, to = 8, "how many play" },
    target = number { 11, from = 5, to = 50 },
    points = text { "2 1", "what the places count, the first one first" },
    lead = choice { "president", "scum", "three_of_clubs",
      "who leads from the second round on" },
    exchange = choice { "two", "one", "none",
      "how many cards the scum gives the president; with two, the second "
        .. "gets one from the last but one" },
    pass_is_out = flag { false, "whoever passes waits until the pile is gone" },
    jokers = flag { false, "two jokers, higher than the twos" },
    equal = choice { "higher", "equal_skips", "equal_allowed",
      "cards as high as the last may be played; the next player may lose the "
        .. "turn for it" },
    rounds = number {}, first_dealer = number {},
  },
}

local given = { none = 0, one = 1, two = 2 }   -- by the scum

-- All cards are dealt. If they do not divide evenly, the players on the
-- dealer's left get one more.
function president:deal() self:deal_all() end

-- [exchange~=none] Suits count only for the exchange: of equal ranks spades are
-- the highest.
function president:high_to_low()
  local cards = cards_of("2 A K Q J 10 9 8 7 6 5 4 3", "S H D C")
  return join(self.option.jokers and { "BJ", "LJ" }, cards)
end

-- [exchange~=none] The worse of the two gives the best cards.
function president:give_best(winner, loser, n)
  local best, lacks = {}, {}
  for _, card in ipairs(self:high_to_low()) do
    local list = loser.hand:has(card) and best or lacks
    if #best < n then list[#list + 1] = card end
  end
  self:hand_over(best, loser, winner, lacks)
end

-- [exchange=two] From the second round on the last, the scum, gives two cards
-- to the first, who is president.
-- [exchange=one] From the second round on the last, the scum, gives one card to
-- the first, who is president.
-- [exchange=two and players>3] The last but one gives one card to the second.
-- [exchange~=none] The better of the two gives back as many cards, any.
function president:exchange()
  local places, most = self.places, given[self.option.exchange]
  for i = 1, places and math.min(most, #places // 2) or 0 do
    local winner, n = self:player(places[i]), most + 1 - i
    local loser = self:player(places[#places + 1 - i])
    self:give_best(winner, loser, n)
    self:put_away(winner, "which cards do you give back?", n, loser)
  end
end

-- [lead=president] In the first round the holder of the three of clubs leads,
-- and must play it; later the president leads.
-- [lead=scum] In the first round the holder of the three of clubs leads, and
-- must play it; later the scum leads.
-- [lead=three_of_clubs] The holder of the three of clubs leads, and must play
-- it.
function president:leader()
  local places, lead = self.places, self.option.lead
  if not places or lead == "three_of_clubs" then
    return self:holder_of("3C", "whoever holds it leads"), "3C"
  end
  return self:player(lead == "scum" and places[#places] or places[1]), false
end

-- All play in turn, until only one holds cards. When all others have passed,
-- the pile is put away, and the last to play leads, or the next player who has
-- cards.
-- [not pass_is_out] Whoever passes may play again in a later turn.
-- [pass_is_out] Whoever passes does not play again until the pile is put away.
function president:round()
  self:deal()
  self:exchange()
  local leader, must = self:leader()
  local last, passed = nil, {}
  for player in self:each_turn { first = leader, play_on = true } do
    if last and self:is_over(player, last, passed) then
      self:move(self.lying, self.lying, self.gone)
      self:give_turn(#last.hand > 0 and last or self:who_is_next(last))
      last, passed = nil, {}
    elseif not passed[player.number] then
      local _, cards = self:ask(player, "what do you play?",
        self:what_can_be_said(player, must))
      if not cards then
        passed[player.number] = true
      else
        last, must = player, false
        if not self.option.pass_is_out then passed = {} end
        self:play(player, cards, passed)
      end
    end
  end
  self.places = self:finishing_order()
  self:score_round(self.places)
end

function president:is_over(player, last, passed)
  if #last.hand > 0 then return player == last end
  for _, other in ipairs(self:who_has_cards()) do
    if not passed[other.number] then return false end
  end
  return true
end

-- [equal=higher] The leader plays one card, or more of a rank. The others play
-- as many cards of a higher rank, or pass.
-- [equal~=higher] The leader plays one card, or more of a rank. The others play
-- as many cards of the same or a higher rank, or pass.
function president:what_can_be_said(_, must)
  return {
    { "{cards}", beats = self.lying, must = must },
    { "pass", seldom = true, unless = #self.lying == 0 and "you lead" },
  }
end

-- [equal=equal_skips] Cards of the same rank cost the next player the turn.
function president:play(player, cards, passed)
  local equal = #self.lying > 0
    and rank(self.lying:top()) == rank(split(cards)[1])
  self:play_over(cards, player, self.lying, self.gone)
  if equal and self.option.equal == "equal_skips" then
    passed[self:who_is_next().number] = true
    self:skip_turn()
  end
end

-- [points=2 1] The first to be out has 2 points, the second 1.
-- [points~=2 1] Points by the order of being out, the first one first:
-- {points}.
function president:score_round(places)
  for i, points in ipairs(split(self.option.points)) do
    if not places[i] then return end
    self:score(places[i], math.tointeger(points), { "place {n}", n = i })
  end
end


example "all cards are dealt" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

example "the first play has the three of clubs" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C", "*", "*", "*" } },
  moves = {}, legal = { "3C", "3C 3D" }, refused = { "4C" },
  because = "3C must be among the cards",
}

example "as many cards, and higher" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD", "*", "*" } },
  moves = { "3C 3D" },
  legal = { "5C 5H", "9D 9H", "2C 2D", "KC KD", "pass" },
  allowed = { "9H 9S", "2D 2H" }, refused = { "9D" },
  because = "the number of cards must be 2, as in the pair that lies there",
}

example "equal ones are too low" {
  first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D",
    "3H 5C 5H 6H 8S 9H 9S 2C 2D 2H KC KD 3D", "*", "*" } },
  moves = {}, refused = { "3H" },
  because = "3H does not beat this single: it must be above 3",
}

example "a joker is above a two" {
  jokers = true, first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D 2C",
    "3H 5C 5H 6H 8S 9H 9S 10C 2D 2H KC KD 3D BJ",
    "3S 4S 5S 6S 7H 7S 8H 10D AC AD AH KH LJ", "*" } },
  moves = { "2D" }, legal = { "LJ", "pass" },
}

example "whoever passed may play later" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD",
    "3S 4S 5S 6S 7H 7S 8H AC AD AH KH KS QC",
    "10C 10D 10H 10S JC JD JH JS QD QH QS AS 2S" } },
  moves = { "3C", "pass", "QC", "pass" },
  allowed = { "KC", "2C" }, refused = { "8S" },
}

-- Each in turn leads four cards three times, then a two: places 1, 2, 3, 4.
local function first_round_and(...)
  local moves = {
    "3C 3D 3H 3S", "pass", "pass", "pass",
    "4C 4D 4H 4S", "pass", "pass", "pass",
    "5C 5D 5H 5S", "pass", "pass", "pass", "6C 6D 6H 6S", "pass", "pass",
    "7C 7D 7H 7S", "pass", "pass", "8C 8D 8H 8S", "pass", "pass",
    "9C 9D 9H 9S", "pass", "10C 10D 10H 10S", "pass", "JC JD JH JS", "pass",
  }
  for _, move in ipairs { ... } do moves[#moves + 1] = move end
  return moves
end

local first_hands = {
  "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 2C",
  "6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S 2D",
  "9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS 2H",
  "QC QD QH QS KC KD KH KS AC AD AH AS 2S" }

example "who gives back as many; then the last but one gives one" {
  first_dealer = 4, deal = { { hands = first_hands }, { hands = first_hands } },
  moves = first_round_and("3C 3D"),
  leaves = { counts = { 13, 14, 12, 13 } }, allowed = { "2H", "2D" },
}

example "and gets one; then the president leads" {
  first_dealer = 4, deal = { { hands = first_hands }, { hands = first_hands } },
  moves = first_round_and("3C 3D", "6C"), leaves = {
    counts = { 13, 13, 13, 13 } }, refused = { "pass" }, because = "you lead",
  allowed = { "2S", "AS", "3H 3S" },
}

example "or one" {
  exchange = "one", first_dealer = 4, deal = { hands = first_hands },
  moves = first_round_and(), leaves = { counts = { 14, 13, 13, 12 } },
}

example "or none; then the president leads" {
  exchange = "none", first_dealer = 4, deal = { hands = first_hands },
  moves = first_round_and(), leaves = { counts = { 13, 13, 13, 13 } },
  refused = { "pass" }, because = "you lead",
}

example "the president leads from the second round on" {
  places = { 2, 1, 3, 4 }, step = "leader", gives = "player 2",
}

example "the president has two points, the second one" {
  step = "score_round", with = { { 2, 4, 1, 3 } }, scores = { 0, 2, 0, 1 },
}

example "whoever is out first gets the scum's two best cards" {
  first_dealer = 4, deal = { hands = first_hands }, moves = first_round_and(),
  scores = { 2, 1, 0, 0 }, leaves = { counts = { 15, 13, 13, 11 } },
}

example "the first to eleven has won" {
  before = { 0, 9, 0, 9 }, step = "score_round", with = { { 2, 4, 1, 3 } },
  scores = { 0, 11, 0, 10 }, won_by = 2,
}

return president
