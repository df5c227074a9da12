-- Tien Len: play higher cards, pairs and sequences; bombs beat twos. Places
-- count by the order of going out.
-- [bombs=false] Tien Len: play higher cards, pairs and sequences.

local a_two, two_twos = { "single", rank = "2" }, { "pair", rank = "2" }

-- Fours and double sequences beat twos. Where a four beats three pairs, too,
-- these are a kind of their own.
local function kinds(option)
  local full, bombs = option.bombs == "full", option.bombs ~= "false" or nil
  local three = (full or option.four_beats_pairs) and "three pairs" or nil
  local four = option.four_pairs_top and { "four", run = 4 } or three
  local row = { a_two, { "pair", rank = "2", run = 4 },
    { "triple", rank = "2", run = 5 }, four, three }
  if full then row = { a_two, two_twos, "four", three } end
  return {
    suits = "S C D H", row = "3 4 5 6 7 8 9 10 J Q K A",
    { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
    { "sequence", run = { 3, 12 } },
    { "four", of = 4,
      beats = bombs and { a_two, three, full and two_twos or nil } },
    { "double sequence", of = 2, run = { three and 4 or 3, 6 }, longer = bombs,
      beats = bombs and row },
    three and { three, of = 2, run = 3, beats = { a_two } } or nil,
  }
end

local tien_len = game "Tien Len" {
  deck    = french(52),
  ranks   = "3 4 5 6 7 8 9 10 J Q K A 2",
  combinations = kinds,
  piles   = { lying = "all", gone = { sees = "all", counted = true } },
  keeps   = { winner_before = player },        -- first in the last round
  options = {
    players = number { 4, from = 2, to = 4, "how many play" },
    target = number { 21, from = 3, to = 100 },
    ends = choice { "last_left", "first_out", "when the round ends: if one "
      .. "player is left, or at once, and the others pay for their cards" },
    bombs = choice { "true", "false", "full", "fours and double sequences beat "
      .. "twos; full: they do as at matches" },
    pass_is_out = flag { true, "who passes is out until somebody leads" },
    four_pairs_top = flag { true, needs = { bombs = "true" },
      "four pairs beat a four of a rank, too" },
    four_beats_pairs = flag { false, needs = { bombs = "true" },
      "a four of a rank beats the three pairs that have cut a two" },
    instant_win = flag { false, "certain hands win as they are dealt" },
    five_pairs = flag { false, needs = { instant_win = true },
      "five pairs in a row win as they are dealt, too" },
    two_left = number { 0, from = 0, to = 10,
      "what a black two left in hand costs besides; a red one twice that" },
    rounds = number {}, first_dealer = number {},
  },
}

local low_to_high = cards_of("3 4 5 6 7 8 9 10 J Q K A 2", "S C D H")

-- [players<4] Thirteen cards each; nobody sees the rest.
-- [players=4] Thirteen cards each.
function tien_len:deal() self:deal_each(13) end

-- [players<4] In the first round the holder of the three of spades leads, and
-- must play it; if nobody has it, it is the lowest card that was dealt.
-- [players=4] In the first round the holder of the three of spades leads, and
-- must play it.
-- [] Later the winner of the round before leads anything.
function tien_len:leader()
  if self.winner_before then return self.winner_before, false end
  for _, card in ipairs(low_to_high) do
    local holder = self:holder_of(card, "the lowest card leads")
    if holder then return holder, card end
  end
end

local function score_all(self, played)
  local places = self:finishing_order()
  self.winner_before = places[1]
  if self.option.ends == "first_out" then
    self:score_cards(self.winner_before, played)
  else
    self:score_places(places)
  end
  self:score_twos(self.winner_before)
end

-- [ends=last_left] The players play in turn, until only one holds cards. When
-- all others have passed, whoever played last leads, or the next player who has
-- cards.
-- [ends=first_out] The players play in turn, until one has no cards left. When
-- all others have passed, whoever played last leads.
-- [pass_is_out] Whoever passes does not play again before somebody leads.
-- [not pass_is_out] Whoever passes may play again in a later turn.
function tien_len:round()
  self:deal()
  local first = self.option.instant_win and self:wins_at_once()
  if first then return self:score_at_once(first) end
  local leader, must = self:leader()
  local on, cut = self.option.ends == "last_left", nil
  local last, passed, played = nil, {}, {}
  for player in self:each_turn { first = leader, play_on = on } do
    local n = player.number
    if last and not cut and self:is_over(player, last, passed) then
      self:move(self.lying, self.lying, self.gone)
      self:give_turn(#last.hand > 0 and last or self:who_is_next(last))
      last, passed = nil, {}
    elseif cut or not passed[n] then
      local kind = self:takes_turn(player, must, cut)
      passed[n] = not kind or nil
      if kind then
        last, must, played[n] = player, false, true
        if not self.option.pass_is_out then passed = {} end
        cut = self:cuts(player, kind)
      end
    end
  end
  score_all(self, played)
end

function tien_len:is_over(player, last, passed)
  if #last.hand > 0 then return player == last end
  for _, other in ipairs(self:who_has_cards()) do
    if not passed[other.number] then return false end
  end
  return true
end

-- [bombs=true or full] The player plays higher cards of the same kind, or a
-- bomb, or passes.
-- [bombs=false] The player plays higher cards of the same kind, or passes.
function tien_len:takes_turn(player, must, cut)
  local cards, kind = cut, "double sequence"
  if not cut then
    local _
    _, cards, kind = self:ask(player, "what do you play?", {
      { "{cards}", beats = self.lying, must = must },
      { "pass", seldom = true, unless = #self.lying == 0 and "you lead" } })
  end
  if not cards then return nil end
  self:play_over(cards, player, self.lying, self.gone)
  return kind
end

-- [bombs=full] As soon as a two, a pair of twos, three pairs in a row or a
-- higher bomb lies, any player may cut it with four pairs in a row or more:
-- out of turn, and after a pass, too. The turn goes on from there. If several
-- can, the next in turn is asked first.
function tien_len:cuts(player, kind)
  local over = #player.hand == 0 and self.option.ends == "first_out"
  if over or not self:can_be_cut(kind) then return nil end
  for _, other in ipairs(self:who_has_cards(self:who_is_next(player))) do
    local cards = other ~= player and #other.hand >= 8 and self:cut_of(other)
    if cards then
      self:give_turn(other)
      return cards
    end
  end
end

function tien_len:can_be_cut(kind)
  if self.option.bombs ~= "full" or #self:who_has_cards() < 2 then
    return false
  end
  local two = rank(self.lying:top()) == "2" and among(kind, "single pair")
  return two or kind == "four" or kind == "three pairs"
    or kind == "double sequence"
end

function tien_len:cut_of(player)
  local _, cards = self:ask(player, "do you cut with four pairs?", {
    { "{cards}", beats = self.lying, fits = function(cards)
      return #split(cards) >= 8, "out of turn four pairs are played, or more"
    end },
    { "no cut", seldom = true },
  })
  return cards
end

-- [instant_win and not five_pairs] How good a hand is that wins at once: a
-- sequence from three to ace before all four twos, and these before six pairs
-- of different ranks.
-- [five_pairs] How good a hand is that wins at once: a sequence from three to
-- ace, all four twos, five pairs in a row without twos, six pairs of different
-- ranks; the first is the best.
function tien_len:instant(cards)
  local hand = self:cards_in(cards)
  local twos = #hand:of_rank "2"
  if #hand:ranks() - math.min(twos, 1) == 12 then return 4 end
  if twos == 4 then return 3 end
  if self.option.five_pairs and self:pairs_in_a_row(hand) >= 5 then return 2 end
  return #hand:ranks(2) + #hand:ranks(3) >= 6 and 1 or 0  -- with a four: fewer
end

function tien_len:pairs_in_a_row(cards)
  local hand, row, longest = self:cards_in(cards), 0, 0
  for name in "3 4 5 6 7 8 9 10 J Q K A" do
    row = #hand:of_rank(name) >= 2 and row + 1 or 0
    longest = math.max(longest, row)
  end
  return longest
end

-- [instant_win] Hands that win at once are shown; the best wins, or the first
-- in turn.
function tien_len:wins_at_once()
  local best, winner = 0, nil
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    local good = self:instant(player.hand:cards())
    if good > 0 then self:show(player, "this hand wins at once") end
    if good > best then best, winner = good, player end
  end
  return winner
end

-- [instant_win and ends=last_left] Such a hand counts as the first place; the
-- others get nothing.
-- [instant_win and ends=first_out] Such a hand counts one point for each of the
-- others, who pay nothing.
function tien_len:score_at_once(winner)
  self.winner_before = winner
  self:score(winner, self.option.players - 1, "won at once")
end

-- [ends=last_left] A place counts as many points as there are places behind it.
function tien_len:score_places(places)
  for i, player in ipairs(places) do
    self:score(player, self.option.players - i, { "place {n}", n = i })
  end
end

-- [ends=first_out] The others pay the winner a point a card, or 26 if they have
-- played none.
function tien_len:score_cards(winner, played)
  for player in self:each_player() do
    local cost = played[player.number] and #player.hand or 26
    if player ~= winner then
      self:pay_points(player, winner, cost, "cards left", "the others' cards")
    end
  end
end

-- [two_left>0] Whoever has twos left pays the winner of the round {two_left}
-- for each black one, and twice as much for each red one.
function tien_len:score_twos(winner)
  for player in self:each_player() do
    local twos = player.hand:cards():of_rank "2"
    local cost = #twos + #twos:of_suit("D") + #twos:of_suit("H")
    if player ~= winner then
      self:pay_points(player, winner, self.option.two_left * cost,
        "twos left", "the others' twos")
    end
  end
end

example "thirteen cards each" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

-- Player 1 holds these cards and leads, then comes player 2 with the others.
local function two(cards, others)
  return { hands = { cards, others, "*", "*" } }
end

example "the first play has the three of spades" {
  first_dealer = 4, deal = two("3S 3C 3D 4C 5H 7S 7C 8S 8C 9S 9C KD KH", "*"),
  moves = {}, legal = { "3S", "3C 3S", "3D 3S", "3C 3D 3S", "4C 5H 3S" },
  refused = { "3C" }, because = "3S must be among the cards",
}

example "hearts are the highest suit" {
  first_dealer = 4, deal = two("3S 3C 7D *", "3H 7H 7S 4C 4S *"),
  moves = { "3C 3S" }, allowed = { "7S 7H", "4C 4S" }, refused = { "3H 4S" },
}

example "a sequence is beaten by a higher last card" {
  first_dealer = 4, deal = two("3S 4H 5D *", "3H 4S 5H 3D 4C 5S 6S 7S 8S *"),
  moves = { "4H 5D 3S" }, allowed = { "3H 4S 5H", "6S 7S 8S" },
  refused = { "3D 4C 5S" },
  because = "3D 4C 5S does not beat this sequence: it must be above 5D",
}

example "no two is in it" {
  first_dealer = 4, deal = two("3S 4H 5D *", "JC QS KS AH 2S 6S *"),
  moves = { "4H 5D 3S" }, allowed = { "QS KS AH", "JC QS KS" },
  refused = { "KS AH 2S" },
  because = "KS AH 2S is no sequence: its ranks must follow each other in "
    .. "3 4 5 6 7 8 9 10 J Q K A",
}

-- Player 1 leads, then come player 2, 3 with bombs, and 4.
local function bombs(first, second, last)
  return { hands = { first .. " *", second .. " *",
    "5S 5C 5D 5H 6S 6C 7S 7C 8S 8C 9S 9C 2H", (last or "") .. " *" } }
end

example "a bomb beats a two" {
  first_dealer = 4, deal = bombs("3S 3C", "2S"), moves = { "3S", "2S" },
  allowed = { "2H", "5S 5C 5D 5H", "6S 6C 7S 7C 8S 8C", "pass",
    "5S 5C 6S 6C 7S 7C 8S 8C" }, refused = { "5S 5C" },
  because = "the number of cards must be 1, as in the single that lies there, "
    .. "unless it is a four or double sequence",
}

example "a pair of twos is beaten by four pairs" {
  first_dealer = 4, deal = bombs("3S 3C", "2S 2C"),
  moves = { "3S 3C", "2S 2C" },
  allowed = { "5S 5C 6S 6C 7S 7C 8S 8C" },
  refused = { "5S 5C 5D 5H", "6S 6C 7S 7C 8S 8C" },
}

example "whoever passes is out until somebody leads" {
  first_dealer = 4, deal = { hands = { "3S 3C 4S *", "6S 8H *", "7S 9H *",
    "5S KH *" } }, moves = { "3S", "pass", "7S", "KH", "pass", "pass" },
  refused = { "pass" }, because = "you lead",
}

-- Each has thirteen cards that one play can end; the passes are not asked.
local quick = { "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 3C",
  "4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 2S",
  "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D",
  "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H" }

example "places count three, two, one and nothing" {
  first_dealer = 4, rounds = 1, deal = { hands = quick },
  moves = { "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "2S", "2D" },
  scores = { 2, 0, 1, 3 },
}

example "the points of the places" {
  step = "score_places", with = { { 2, 4, 1 } },
  scores = { 1, 3, 0, 2 },
}

example "hands that win at once: three to ace" {
  step = "instant", with = { "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2C" },
  gives = 4,
}

example "twenty-one points win" {
  before = { 18, 20, 0, 0 }, step = "score_places",
  with = { { 1, 3, 4 } },
  scores = { 21, 20, 2, 1 }, won_by = 1,
}

return tien_len
