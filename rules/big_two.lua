-- Big Two: play higher single cards, pairs, triples or five cards; whoever is
-- out first is paid for the cards that the others hold.
-- [score=penalty] Big Two: play higher single cards, pairs, triples or five
-- cards; the others count the cards that they hold against themselves.

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
    rounds = number { 12, silences = "target" },
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
    first_dealer = number {},
  },
  refuses = function(option)
    return option.rounds == 0 and option.score ~= "penalty"
      and "without a number of rounds, score is penalty" or nil
  end,
}

-- [players=4] Thirteen cards each.
-- [players=3] Seventeen cards each; the holder of the three of diamonds gets
-- the last card, or if it is that, the holder of the three of clubs.
function big_two:deal()
  self:deal_each(52 // self.option.players)
  if #self.stock == 0 then return end
  self:draw(self:holder_of("3D", "its holder gets the last card")
    or self:holder_of("3C", "its holder gets the last card, 3D"))
end

-- The holder of the three of diamonds leads, and must play it.
-- [lead=winner] From the second round on the winner of the round before leads
-- anything.
function big_two:leader()
  if self.went_out and self.option.lead == "winner" then
    return self.went_out, false
  end
  return self:holder_of("3D", "whoever holds it leads"), "3D"
end

-- In turn the players play higher, or pass. When all others have passed,
-- whoever played last leads anew. The round ends when a player has no cards.
-- [pass_is_out] Whoever passes does not play again before somebody leads.
-- [not pass_is_out] Whoever passes may play again in a later turn.
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

-- [protect] Before a player with one card only, a single card must be the
-- highest of the hand.
function big_two:must_be_highest(player)
  local next = self:next_in_turn(player)
  if not self.option.protect or #next.hand > 1 then return nil end
  for _, card in ipairs(high_to_low) do
    if player.hand:has(card) then return card end
  end
end

-- A card left costs one; with ten or more it costs two, with all of them three.
-- [twos_double] Each two in the hand doubles what the cards cost.
function big_two:cost(player)
  local n, full = #player.hand, 52 // self.option.players
  local cost = n * (n >= full and 3 or n >= 10 and 2 or 1)
  local twos = self.option.twos_double and #player.hand:cards():of_rank "2" or 0
  return cost << twos
end

-- [score=winner_takes] The others pay the winner for their cards.
-- [score=penalty] The others count their cards against themselves.
function big_two:score_round(winner)
  local penalty, gets = self.option.score == "penalty", "the others' cards"
  for player in self:each_player() do
    local cost = self:cost(player)
    if penalty then self:score(player, cost, "cards left")
    else self:pay_points(player, winner, cost, "cards left", gets) end
  end
end


example "thirteen cards each" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

-- Player 1 holds these cards and leads; then comes player 4, with the others.
local function two(cards, others)
  return { hands = { cards, "*", "*", others } }
end

example "the first play has the three of diamonds" {
  first_dealer = 4, deal = two(
    "3D 3C 3S 4D 5C 6H 7S 8D 8C 8H 8S KC 2C"), moves = {},
  allowed = { "3D", "3C 3D", "3C 3D 3S", "3D 4D 5C 6H 7S", "3C 3D 8C 8D 8H",
    "3D 8C 8D 8H 8S" }, refused = { "3C", "3C 3S" },
  because = "3D must be among the cards",
}

example "a single card is compared by rank, then by suit" {
  first_dealer = 4, deal = two("3D 3C 4C 9S 9C *", "9H 4H *"),
  moves = { "3D", "4H", "pass", "pass" }, allowed = { "9S", "9C" },
  refused = { "4C" },
  because = "4C does not beat this single: it must be above 4H",
}

example "a pair by the higher suit in it" {
  first_dealer = 4, deal = two("3D 3H *", "3C 3S 4C 4D *"),
  moves = { "3D 3H" }, allowed = { "3C 3S", "4C 4D", "pass" },
  refused = { "3S" },
  because = "the number of cards must be 2, as in the pair that lies there",
}

example "by default twos are the highest in straights" {
  first_dealer = 4, deal = two("3D 4C 5H 6H 7S 10C JD QD KH AC *",
    "4D 5D 6S 7D 8C JC QH KD AH 2S AD 3S 4S"),
  moves = { "3D 4C 5H 6H 7S" },
  allowed = { "4D 5D 6S 7D 8C", "JC QH KD AH 2S" },
  refused = { "AH 2S 3S 4S 5D" },
  because = "AH 2S 3S 4S 5D is no straight: its ranks must follow each other "
    .. "in 3 4 5 6 7 8 9 10 J Q K A 2",
}

example "five cards go on five of any kind" {
  first_dealer = 4, deal = two("3D 4C 5H 6H 7S *",
    "9D 8D 5D 4D KD 4S 4H AC AS 6S 6D 6C QS"), moves = { "3D 4C 5H 6H 7S" },
  allowed = { "KD 9D 8D 5D 4D", "6S 6D 6C 4S 4H" },
  refused = { "4D 5D 6S 8D 9D", "4D 4S 4H 6S 6D" .. " 6C" },
}

example "not a lower kind on a higher one" {
  first_dealer = 4, deal = two("3D 3C 3H 4C 4D *",
    "9D 8D 5D 6D KD 5S 5H AC AS 6S 6H 6C 5C"), moves = { "3C 3D 3H 4C 4D" },
  allowed = { "5D 5S 5H AC AS", "6S 6D 6H 6C AC" },
  refused = { "KD 9D 8D 5D 6D" },
  because = "KD 9D 8D 5D 6D is of another kind, flush: a higher full house is "
    .. "asked for, or a four of a kind or straight flush",
}

example "a flush counts by its highest rank" {
  first_dealer = 4, deal = two("3D 9D 8D 5D KD *",
    "QS JS 9S 8S 7S KC 10C 4C 5C 6C 6S AC AH"), moves = { "3D 5D 8D 9D KD" },
  allowed = { "KC 10C 4C 5C 6C" }, refused = { "QS JS 9S 8S 7S" },
}

example "whoever has passed may play later" {
  first_dealer = 4,
  deal = { hands = { "3D 3C 2S *", "AC *", "4C 5C *", "4D KC *" } },
  moves = { "3D", "pass", "4C", "pass", "pass" },
  allowed = { "KC" },
}

example "the next player is on the right" {
  first_dealer = 4, deal = { hands = { "3D 3C *", "*", "*", "2S *" } },
  moves = { "3D" }, leaves = { lying = 1, dealer = 4 }, allowed = { "2S" },
}

example "the others pay for their cards, ten or more twice, all three times" {
  step = "score_round", with = { "player 2" },
  held = { "3C 4C 5C", "", "3D 4D 5D 6D 7D 8D 9D 10D JD QD",
    "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S" },
  scores = { -3, 62, -20, -39 },
}

example "each two may double that" {
  twos_double = true, step = "score_round", with = { "player 2" },
  held = { "3C 2C 2D", "", "3D 2H", "3S" }, scores = { -12, 17, -4, -1 },
}

return big_two
