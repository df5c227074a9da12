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
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 8 },
  },
}

local given = { none = 0, one = 1, two = 2 }   -- by the scum

-- All cards are dealt. If they do not divide evenly, the players on the
-- dealer's left get one more.
function president:deal()
  for n = 1, #self.stock do self:draw(self:left_of(self.dealer, n)) end
end

-- Suits count only for the exchange: of equal ranks spades are the highest.
function president:high_to_low()
  local cards = cards_of("2 A K Q J 10 9 8 7 6 5 4 3", "S H D C")
  return join(self.option.jokers and { "BJ", "LJ" }, cards)
end

-- The worse of the two gives the best cards.
function president:give_best(winner, loser, n)
  local best, lacks = {}, {}
  for _, card in ipairs(self:high_to_low()) do
    local list = loser.hand:has(card) and best or lacks
    if #best < n then list[#list + 1] = card end
  end
  self:give_up(loser, best, winner, lacks)
end

-- From the second round on the last, the scum, gives two cards to the first,
-- who is president; of four players or more the last but one gives the second
-- one. The better of the two gives back as many cards, any.
function president:exchange()
  local places, most = self.places, given[self.option.exchange]
  for i = 1, places and math.min(most, #places // 2) or 0 do
    local winner, n = self:player(places[i]), most + 1 - i
    local loser = self:player(places[#places + 1 - i])
    self:give_best(winner, loser, n)
    self:put_away(winner, "which cards do you give back?", n, loser)
  end
end

-- In the first round, or if that is the rule in each, the holder of the three
-- of clubs leads, and must play it; else the president or the scum leads.
function president:leader()
  local places, lead = self.places, self.option.lead
  if not places or lead == "three_of_clubs" then
    return self:holder_of("3C", "whoever holds it leads"), "3C"
  end
  return self:player(lead == "scum" and places[#places] or places[1]), false
end

-- All play in turn, until only one holds cards. When all others have passed,
-- the pile is put away, and the last to play leads, or the next player who has
-- cards. Whoever passes may play again in a later turn.
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

-- The leader plays one card, or more of a rank. The others play as many cards
-- of a higher rank, or pass.
function president:what_can_be_said(_, must)
  return {
    { "{cards}", beats = self.lying, must = must },
    { "pass", seldom = true, unless = #self.lying == 0 and "you lead" },
  }
end

-- Where equal cards may be played, they may cost the next player the turn.
function president:play(player, cards, passed)
  local equal = #self.lying > 0
    and rank(self.lying:top()) == rank(split(cards)[1])
  self:play_over(cards, player, self.lying, self.gone)
  if equal and self.option.equal == "equal_skips" then
    passed[self:who_is_next().number] = true
    self:skip_turn()
  end
end

-- The first to be out has 2 points, the second 1, or as the option says.
function president:score_round(places)
  for i, points in ipairs(split(self.option.points)) do
    if not places[i] then return end
    self:score(places[i], math.tointeger(points), "place " .. i)
  end
end

return president
