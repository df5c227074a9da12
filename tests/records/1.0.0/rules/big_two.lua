-- Big Two: play higher single cards, pairs, triples or five cards; whoever is
-- out first is paid for the cards that the others hold.

local big_two = game "Big Two" {
  turn    = function(option)
    return option.direction == "left" and "clockwise" or "anticlockwise"
  end,
  deck    = french(52),
  ranks   = "3 4 5 6 7 8 9 10 J Q K A 2",
  combinations = function(option)
    local poker = option.straights == "poker"
    return {
      suits = "D C H S", row = poker and "A 2 3 4 5 6 7 8 9 10 J Q K A" or nil,
      { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
      { "straight", run = 5 },
      { "flush", same_suit = 5, suit_first = option.flush == "suit",
        beats = "straight" },
      { "full house", of = 3, with = 1, with_of = 2,
        beats = { "straight", "flush" } },
      { "four of a kind", of = 4, with = 1,
        beats = { "straight", "flush", "full house" } },
      { "straight flush", run = 5, same_suit = true,
        beats = { "straight", "flush", "full house", "four of a kind" } },
    }
  end,
  wins    = function(option)
    return option.score == "penalty" and "lowest total" or "highest total"
  end,
  piles   = { lying = "all", gone = { sees = "all", counted = true } },
  keeps   = { went_out = player },             -- first in the last round
  options = {
    players = number { 4, from = 3, to = 4, "how many play" },
    rounds = number { 12, from = 0, to = 144, silences = "target" },
    target = number { 100, from = 20, to = 500, needs = { score = "penalty" } },
    score = choice { "winner_takes", "penalty",
      "the others pay the winner, or count their cards: the least wins" },
    direction = choice { "right", "left", "the next player is on this side" },
    lead = choice { "three_of_diamonds", "winner",
      "who leads from the second round on" },
    straights = choice { "two_high", "poker",
      "from 3 4 5 6 7 to J Q K A 2, or from A 2 3 4 5 to 10 J Q K A" },
    flush = choice { "rank", "suit", "what of two flushes counts first" },
    pass_is_out = flag { false, "who passes is out until somebody leads" },
    twos_double = flag { false, "each two in the hand doubles what it costs" },
    protect = flag { false, "before a player with one card, a single card "
      .. "must be the highest" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
  refuses = function(option)
    return option.rounds == 0 and option.score ~= "penalty"
      and "without a number of rounds, score is penalty" or nil
  end,
}

-- Thirteen cards each. Three players get seventeen; the holder of the three of
-- diamonds gets the last card, or if it is that, the holder of the three of
-- clubs.
function big_two:deal()
  self:deal_each(52 // self.option.players)
  if #self.stock == 0 then return end
  self:draw(self:holder_of("3D", "its holder gets the last card")
    or self:holder_of("3C", "its holder gets the last card, 3D"))
end

-- The holder of the three of diamonds leads, and must play it; or from the
-- second round on the winner of the round before leads anything.
function big_two:leader()
  if self.went_out and self.option.lead == "winner" then
    return self.went_out, false
  end
  return self:holder_of("3D", "whoever holds it leads"), "3D"
end

-- In turn the players play higher, or pass. When all others have passed,
-- whoever played last leads anew. The round ends when a player has no cards.
function big_two:round()
  self:deal()
  local leader, must = self:leader()
  local last, out = nil, {}
  for player in self:each_turn(leader) do
    if player == last then
      self:move(self.lying, self.lying, self.gone)
      out = {}
    end
    local plays = not out[player.number] and self:takes_turn(player, must)
    if plays then last, must = player, false end
    out[player.number] = not plays and self.option.pass_is_out
  end
  self.went_out = self:who_is_out()
  self:score_round(self.went_out)
end

local high_to_low = cards_of("2 A K Q J 10 9 8 7 6 5 4 3", "S H C D")

-- All know that the player has held no higher card.
local function tell_highest(self, player, highest)
  local higher = {}
  for _, card in ipairs(high_to_low) do
    if card == highest then break end
    higher[#higher + 1] = card
  end
  self:tell_count(player, higher)
end

-- As many cards as lie there, and higher; five cards on five of any kind. The
-- leader plays anything.
function big_two:takes_turn(player, must)
  local highest = self:must_be_highest(player)
  local _, cards, kind = self:ask(player, "what do you play?", {
    { "{cards}", beats = self.lying, must = must, fits = function(play, is)
      return not highest or is ~= "single" or play == highest, "the next "
        .. "player holds one card: a single card must be your highest"
    end },
    { "pass", seldom = true, unless = #self.lying == 0 and "you lead" } })
  if not cards then return false end
  if highest and kind == "single" then tell_highest(self, player, highest) end
  self:play_over(cards, player, self.lying, self.gone)
  return true
end

-- The highest card of a player who must play it, if it is to be a single card:
-- where players are protected, and the next one holds one card only.
function big_two:must_be_highest(player)
  local next = self:next_in_turn(player)
  if not self.option.protect or #next.hand > 1 then return nil end
  for _, card in ipairs(high_to_low) do
    if player.hand:has(card) then return card end
  end
end

-- A card left costs one; with ten or more it costs two, with all of them three.
function big_two:cost(player)
  local n, full = #player.hand, 52 // self.option.players
  local cost = n * (n >= full and 3 or n >= 10 and 2 or 1)
  local twos = self.option.twos_double and #player.hand:cards():of_rank "2" or 0
  return cost << twos
end

-- The others pay the winner for their cards, or count them against themselves.
function big_two:score_round(winner)
  local penalty, gets = self.option.score == "penalty", "the others' cards"
  for player in self:each_player() do
    local cost = self:cost(player)
    if penalty then self:score(player, cost, "cards left")
    else self:pay_points(player, winner, cost, "cards left", gets) end
  end
end

return big_two
