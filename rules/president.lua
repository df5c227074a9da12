-- President: play higher than the last player; who is out first is president.

local president = game "President" {
  deck    = function(option) return french(option.jokers and 54 or 52) end,
  ranks   = "3 4 5 6 7 8 9 10 J Q K A 2",
  combinations = function(option)
    local equal = option.equal ~= "higher"
    return { ranks = "3 4 5 6 7 8 9 10 J Q K A 2"
        .. (option.jokers and " joker" or ""),
      { "single", equal = equal }, { "pair", of = 2, equal = equal },
      { "triple", of = 3, equal = equal }, { "four", of = 4, equal = equal } }
  end,
  piles   = { lying = "all", gone = "all" },
  keeps   = { places = list },                 -- seats, the president's first
  options = {
    players = number { 4, from = 3, to = 8, "how many play" },
    target = number { 11, from = 5, to = 50, "points that win the match" },
    points = text { "2 1", "what the places count, the first one first" },
    lead = choice { "president", "scum", "three_of_clubs",
      "who leads from the second round on" },
    exchange = choice { "two", "one", "none",
      "how many cards the scum gives the president; with two, the second "
        .. "gets one from the last but one" },
    pass_is_out = flag { false, "who passes is out until the pile is gone" },
    jokers = flag { false, "two jokers, higher than the twos" },
    equal = choice { "higher", "equal_skips", "equal_allowed",
      "cards as high as the last may be played; the next player may lose the "
        .. "turn for it" },
    rounds = number { 0, from = 0, to = 144, silences = "target",
      "rounds to play; 0: to target" },
    first_dealer = number { 0, from = 0, to = 8,
      "seat that deals first; 0: drawn at random" },
  },
}

-- All cards are dealt. If they do not divide evenly, the players on the
-- dealer's left get one more.
function president:deal()
  local player = self:left_of(self.dealer)
  while #self.stock > 0 do
    self:draw(player)
    player = self:left_of(player)
  end
end

-- Suits count only for the exchange: of equal ranks spades are the highest.
function president:high_to_low()
  local high = self.option.jokers and "BJ LJ" or ""
  for name in words "2 A K Q J 10 9 8 7 6 5 4 3" do
    for letter in words "S H D C" do
      high = high .. " " .. name .. letter
    end
  end
  return split(high)
end

-- The loser gives the best cards to the winner, who gives back as many, any.
function president:swap(winner, loser, n)
  local given, higher = {}, {}
  for _, card in ipairs(self:high_to_low()) do
    if loser.hand:has(card) then
      given[#given + 1] = card
      if #given == n then break end
    else
      higher[#higher + 1] = card
    end
  end
  self:give_up(loser, given, winner, higher)
  self:put_away(winner, "which cards do you give back?", n, loser)
end

-- From the second round on the scum and the president exchange cards, and with
-- four players or more the last but one and the second.
function president:exchange()
  local places, how = self.places, self.option.exchange
  if not places or how == "none" then return end
  local first, last = self:player(places[1]), self:player(places[#places])
  self:swap(first, last, how == "two" and 2 or 1)
  if how == "two" and #places > 3 then
    self:swap(self:player(places[2]), self:player(places[#places - 1]), 1)
  end
end

-- In the first round, or if that is the rule in each, the holder of the three
-- of clubs leads, and must play it; else the president or the scum leads.
function president:leader()
  local places, lead = self.places, self.option.lead
  if not places or lead == "three_of_clubs" then
    return self:holder_of("3C", "who holds it leads"), "3C"
  end
  return self:player(lead == "scum" and places[#places] or places[1]), false
end

-- The players play in turn, until only one holds cards. When all others have
-- passed, the pile is put away, and who played last leads, or the next player
-- who has cards.
function president:round()
  self:deal()
  self:exchange()
  local leader, must = self:leader()
  local last, out, passed = nil, {}, {}
  for player in self:each_turn { first = leader, play_on = true } do
    if last and self:is_over(player, last, passed) then
      self:put_pile_away(last)
      last, passed = nil, {}
    elseif not passed[player.number] then
      local cards = self:turn(player, must)
      if not cards then
        passed[player.number] = true
      else
        if not self.option.pass_is_out then passed = {} end
        self:play(player, cards, passed)
        last, must = player, false
        if #player.hand == 0 then out[#out + 1] = player.number end
      end
    end
  end
  out[#out + 1] = self:who_has_cards()[1].number
  self.places = out
  self:score_round(out)
end

-- The pile is complete when the turn comes back to who played last; or, if that
-- player is out, when all others have passed.
function president:is_over(player, last, passed)
  if player == last then return true end
  if #last.hand > 0 then return false end
  for _, other in ipairs(self:who_has_cards()) do
    if not passed[other.number] then return false end
  end
  return true
end

-- Who played last leads, or the next player who has cards.
function president:put_pile_away(last)
  self:move(self.lying, self.lying, self.gone)
  self:give_turn(#last.hand > 0 and last or self:who_is_next(last))
end

-- As many cards of one rank as lie there, and higher; the leader plays any.
function president:turn(player, must)
  local _, cards = self:ask(player, "what do you play?",
    self:what_can_be_said(player, must))
  return cards
end

function president:what_can_be_said(_, must)
  return {
    { "{cards}", beats = self.lying, must = must },
    { "pass", seldom = true, unless = #self.lying == 0 and "you lead" },
  }
end

-- The cards lie on top of those before. Equal cards may skip the next player.
function president:play(player, cards, passed)
  local equal = #self.lying > 0
    and rank(self.lying:top()) == rank(split(cards)[1])
  self:move(self.lying, self.lying, self.gone)
  self:move(cards, player, self.lying)
  if equal and self.option.equal == "equal_skips" then
    passed[self:who_is_next().number] = true
    self:skip_turn()
  end
end

-- The first places count.
function president:score_round(places)
  for i, points in ipairs(split(self.option.points)) do
    if places[i] then
      self:score(self:player(places[i]), math.tointeger(points),
        "place " .. i)
    end
  end
end


example "all cards are dealt" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

example "the dealer's left gets one more" {
  players = 5, dealer = 5, step = "deal",
  leaves = { counts = { 11, 11, 10, 10, 10 } },
}

example "with jokers too" {
  jokers = true, dealer = 4, step = "deal",
  leaves = { counts = { 14, 14, 13, 13 } },
}

example "the first play has the three of clubs" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C", "*", "*", "*" } },
  moves = {}, legal = { "3C", "3C 3D" }, refused = { "4C" },
  because = "3C must be among the cards",
}

example "the leader does not pass" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C", "*", "*", "*" } },
  moves = {}, refused = { "pass" }, because = "you lead",
}

example "as many cards, and higher" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD", "*", "*" } },
  moves = { "3C 3D" },
  legal = { "5C 5H", "9D 9H", "2C 2D", "KC KD", "pass" },
  allowed = { "9H 9S", "2D 2H" }, refused = { "9D" },
  because = "the number of cards must be 2",
}

example "others are refused" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD", "*", "*" } },
  moves = { "3C 3D" }, refused = { "9D 9H 9S", "5C 6H", "8C 8D" },
}

example "equal ones are too low" {
  first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D",
    "3H 5C 5H 6H 8S 9H 9S 2C 2D 2H KC KD 3D", "*", "*" } },
  moves = {}, refused = { "3H" },
  because = "3H does not beat this single",
}

example "unless they are allowed" {
  equal = "equal_allowed", first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D",
    "3H 5C 5H 6H 8S 9H 9S 2C 2D 2H KC KD 3D", "*", "*" } },
  moves = {}, allowed = { "3H" },
}

example "and then may skip a player" {
  equal = "equal_skips", first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D",
    "3H 5C 5H 6H 8S 9H 9S 2C 2D 2H KC KD 3D", "*",
    "3S 4S 5S 6S 7S 7H 8H 10C 10D 10H 10S JC JD" } },
  moves = { "3H" }, allowed = { "4S" }, refused = { "2C" },
}

example "a joker is above a two" {
  jokers = true, first_dealer = 4, deal = { hands = {
    "3C 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C 9D 2C",
    "3H 5C 5H 6H 8S 9H 9S 10C 2D 2H KC KD 3D BJ",
    "3S 4S 5S 6S 7H 7S 8H 10D AC AD AH KH LJ", "*" } },
  moves = { "2D" }, legal = { "LJ", "pass" },
}

example "who passed may play later" {
  first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD",
    "3S 4S 5S 6S 7H 7S 8H AC AD AH KH KS QC",
    "10C 10D 10H 10S JC JD JH JS QD QH QS AS 2S" } },
  moves = { "3C", "pass", "QC", "pass" },
  allowed = { "KC", "2C" }, refused = { "8S" },
}

example "or not, if a pass is final" {
  pass_is_out = true, first_dealer = 4, deal = { hands = {
    "3C 3D 4C 4D 4H 5D 6C 6D 7C 7D 8C 8D 9C",
    "3H 5C 5H 6H 8S 9D 9H 9S 2C 2D 2H KC KD",
    "3S 4S 5S 6S 7H 7S 8H AC AD AH KH KS QC",
    "10C 10D 10H 10S JC JD JH JS QD QH QS AS 2S" } },
  moves = { "3C", "pass", "QC", "pass" },
  refused = { "pass" }, because = "you lead", allowed = { "3S", "KH KS" },
}

example "the president has two points, the second one" {
  step = "score_round", with = { { 2, 4, 1, 3 } }, scores = { 0, 2, 0, 1 },
}

example "or as one likes" {
  options = { points = "3 2 1" },
  step = "score_round", with = { { 2, 4, 1, 3 } },
  scores = { 1, 3, 0, 2 },
}

example "the first to eleven has won" {
  before = { 0, 9, 0, 9 }, step = "score_round", with = { { 2, 4, 1, 3 } },
  scores = { 0, 11, 0, 10 }, won_by = 2,
}

example "the ranges" {
  settings = { players = { 3, 4, 8 }, target = { 5, 11, 50 },
    rounds = { 0, 0, 144 }, first_dealer = { 0, 0, 8 }, lead = "president",
    exchange = "two", pass_is_out = false, jokers = false, equal = "higher",
    points = "2 1" },
}

return president
