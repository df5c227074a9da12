-- Tien Len: play higher cards, pairs and sequences; bombs beat twos. Places
-- count by the order of going out.

local function kinds(option)
  local bombs = option.bombs or nil
  return {
    suits = "S C D H", row = "3 4 5 6 7 8 9 10 J Q K A",
    { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
    { "sequence", run = { 3, 12 } },
    { "four", of = 4, beats = bombs and { { "single", rank = "2" } } },
    { "double sequence", of = 2, run = { 3, 6 }, longer = bombs,
      beats = bombs and { { "single", rank = "2" },
        { "pair", rank = "2", run = 4 }, { "triple", rank = "2", run = 5 },
        option.four_pairs_top and { "four", run = 4 } or nil } },
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
    bombs = flag { true, "fours and double sequences beat twos" },
    pass_is_out = flag { true, "who passes is out until somebody leads" },
    four_pairs_top = flag { true, "four pairs beat a four of a rank, too" },
    instant_win = flag { false, "certain hands win as they are dealt" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

local low_to_high = cards_of("3 4 5 6 7 8 9 10 J Q K A 2", "S C D H")

-- Thirteen cards each; nobody sees the rest.
function tien_len:deal() self:deal_each(13) end

-- In the first round the holder of the three of spades leads, and must play it;
-- if nobody has it, it is the lowest card that was dealt. Later the winner of
-- the round before leads anything.
function tien_len:leader()
  if self.winner_before then return self.winner_before, false end
  for _, card in ipairs(low_to_high) do
    local holder = self:holder_of(card, "the lowest card leads")
    if holder then return holder, card end
  end
end

-- The players play in turn, until only one holds cards, or at once until one
-- has none. When all others have passed, whoever played last leads, or the next
-- player who has cards.
function tien_len:round()
  self:deal()
  local first = self.option.instant_win and self:wins_at_once()
  if first then return self:score_at_once(first) end
  local leader, must = self:leader()
  local at_once = self.option.ends == "first_out"
  local last, passed, played = nil, {}, {}
  for player in self:each_turn { first = leader, play_on = not at_once } do
    if last and self:is_over(player, last, passed) then
      self:move(self.lying, self.lying, self.gone)
      self:give_turn(#last.hand > 0 and last or self:who_is_next(last))
      last, passed = nil, {}
    elseif not passed[player.number] then
      if self:takes_turn(player, must) then
        last, must, played[player.number] = player, false, true
        if not self.option.pass_is_out then passed = {} end
      else
        passed[player.number] = true
      end
    end
  end
  local places = self:finishing_order()
  self.winner_before = places[1]
  if at_once then return self:score_cards(self.winner_before, played) end
  self:score_places(places)
end

-- All others have passed: the turn is back at who played last, or if that
-- player is out, nobody is left who has not passed.
function tien_len:is_over(player, last, passed)
  if #last.hand > 0 then return player == last end
  for _, other in ipairs(self:who_has_cards()) do
    if not passed[other.number] then return false end
  end
  return true
end

-- The player plays higher cards of the same kind, or a bomb, or passes.
function tien_len:takes_turn(player, must)
  local _, cards = self:ask(player, "what do you play?", {
    { "{cards}", beats = self.lying, must = must },
    { "pass", seldom = true, unless = #self.lying == 0 and "you lead" } })
  if not cards then return false end
  self:play_over(cards, player, self.lying, self.gone)
  return true
end

-- How good a hand is that wins at once: a sequence from three to ace before all
-- four twos, and these before six pairs of different ranks.
function tien_len:instant(cards)
  local hand = self:cards_in(cards)
  local twos = #hand:of_rank "2"
  if #hand:ranks() - math.min(twos, 1) == 12 then return 3 end
  if twos == 4 then return 2 end
  return #hand:ranks(2) + #hand:ranks(3) >= 6 and 1 or 0  -- with a four: fewer
end

-- Hands that win at once are shown; the best wins, or the first in turn.
function tien_len:wins_at_once()
  local best, winner = 0, nil
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    local good = self:instant(player.hand:cards())
    if good > 0 then self:show(player, "this hand wins at once") end
    if good > best then best, winner = good, player end
  end
  return winner
end

-- Such a hand counts as the first place; the others get nothing.
function tien_len:score_at_once(winner)
  self.winner_before = winner
  self:score(winner, self.option.players - 1, "won at once")
end

-- A place counts as many points as there are places behind it.
function tien_len:score_places(places)
  for i, player in ipairs(places) do
    self:score(player, self.option.players - i, "place " .. i)
  end
end

-- The others pay the winner a point a card, or 26 if they have played none.
function tien_len:score_cards(winner, played)
  for player in self:each_player() do
    local cost = played[player.number] and #player.hand or 26
    if player ~= winner then
      self:pay_points(player, winner, cost, "cards left", "the others' cards")
    end
  end
end

return tien_len
