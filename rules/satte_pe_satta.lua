-- Satte pe Satta: lay out the suits from the sevens; the first one out wins.

local SEVENS = cards_of "7"

local satte = game "Satte pe Satta" {
  family = "shedding", deck = french(52),
  ranks  = function(option)                      -- low to high
    local row = "2 3 4 5 6 7 8 9 10 J Q K"
    return option.ace == "low" and "A " .. row or row .. " A"
  end,
  points = function(option)
    return { A = option.ace == "low" and 1 or 14, ["2"] = 2, ["3"] = 3,
      ["4"] = 4, ["5"] = 5, ["6"] = 6, ["7"] = 7, ["8"] = 8, ["9"] = 9,
      ["10"] = 10, J = 11, Q = 12, K = 13 }
  end,
  wins   = function(option)
    return option.score == "win" and "highest total" or "lowest total"
  end,
  piles   = { laid = { sees = "all", sorted = "suits" } },
  options = {
    players = number { 4, from = 3, to = 8, "how many play" },
    ace = choice { "low", "high", "whether the ace is below the two or above "
      .. "the king" },
    must_play = flag { true, "whoever can lay a card must do so" },
    sevens_first = flag { false, "whoever holds a seven must lay it first" },
    ace_out = flag { false,
      "an ace or a king at the end of its row brings another turn" },
    score = choice { "points", "cards", "win", "what counts: the points of the "
      .. "cards left, their number, or a point for the winner" },
    rounds = number { 7, from = 1, "rounds to play" }, first_dealer = number {},
  },
}

-- All cards are dealt. If they do not divide evenly, the players on the
-- dealer's left get one more.
function satte:deal() self:deal_all() end

-- Whoever holds the seven of hearts begins, and must lay it. Each in turn lays
-- a card, until one is out.
-- [not must_play] When all others have passed one after the other, a player who
-- can lay a card must do so.
function satte:round()
  self:deal()
  local passed = 0
  for player in self:each_turn(self:holder_of("7H", "it begins")) do
    local free = not self.option.must_play and #self.laid > 0
      and passed < self.option.players - 1
    passed = self:turn(player, free) and 0 or passed + 1
  end
  self:score_round(self:who_is_out())
end

-- A seven begins the row of its suit. Any other card must be next to a card of
-- its suit that lies there.
-- [ace=low] Rows go from the ace up to the king.
-- [ace=high] Rows go from the two up to the ace.
-- [sevens_first] Whoever holds a seven lays it before any other card.
function satte:fitting(hand)
  if #self.laid == 0 then return self:cards_in "7H" end
  local sevens, held = self:cards_in(SEVENS):without(self.laid),
    self:cards_in(hand)
  if self.option.sevens_first and #held:without(sevens) < #held then
    return sevens
  end
  return self:next_to(self.laid):with(sevens):without(self.laid)
end

local function why_not(self, card, able)
  local row, seven = self.laid:of_suit(suit(card)), "7" .. suit(card)
  if self.option.sevens_first and among("7", able:ranks()) then
    return { "you hold {cards}", cards = tostring(able) }
  end
  if #row == 0 then return { "{seven} is not there yet", seven = seven } end
  local low, high = table.unpack(self:next_to(row):without(row):list())
  return high and { "{high} or {low} is next in {suit}", high = high,
    low = low, suit = suit(card) }
    or { "{low} is next in {suit}", low = low, suit = suit(card) }
end

-- [must_play] Whoever has a card that fits must lay one. Only a player who has
-- none passes.
-- [not must_play] A player who has a card that fits may pass, too.
function satte:turn(player, free)
  local hand = player.hand:cards()
  local fits = self:fitting(hand)
  local able = hand:without(hand:without(fits))
  local said, card = self:ask(player, "which card do you lay?", {
    { "{card}", card = fits, because = function(other)
      return why_not(self, other, able)
    end },
    { "pass", seldom = true, unless = not free and #able > 0
      and { "you can play {cards}", cards = tostring(able) } },
  })
  if said == "card" then return self:lay(card, player) end
  if not free then self:tell_count(player, self:fitting "") end
end

-- [ace_out and ace=low] Whoever ends a row with its ace or king has another
-- turn.
-- [ace_out and ace=high] Whoever ends a row with its ace has another turn.
function satte:lay(card, player)
  local sevens = self:cards_in(SEVENS):without(self.laid)
  self:move(card, player, self.laid)
  if self.option.sevens_first and rank(card) ~= "7" then
    self:tell_count(player, sevens)
  end
  local ends = among(rank(card), "A K") and #self:next_to(card) == 1
  if ends and self.option.ace_out then self:give_turn(player) end
  return true
end

-- [score=points and ace=low] The others count their cards: an ace 1, a jack 11,
-- a queen 12, a king 13, the rest their number.
-- [score=points and ace=high] The others count their cards: an ace 14, a jack
-- 11, a queen 12, a king 13, the rest their number.
-- [score=cards] The others count a point for each card.
-- [score=win] The winner counts a point.
function satte:score_round(winner)
  local how = self.option.score
  if how == "win" then return self:score(winner, 1, "first out") end
  for player in self:each_other(winner) do
    local points = how == "cards" and #player.hand or player.hand:points()
    self:score(player, points, "cards left")
  end
end


-- Seats 1 to 5 have one card that fits, and lay it: a row from 5H to 9H.
local EIGHT = { hands = { "7H 2C 3C 4C 5C 6C 8C", "6H 9C 10C JC QC 2D 3D",
  "8H 4D 5D 6D 8D 9D 10D", "5H JD QD 2S 3S 4S 5S", "9H 6S 8S 9S 10S JS",
  "4H 10H 2H QH KC KD" } }

example "whoever has the seven of hearts begins, and must lay it" {
  players = 3, first_dealer = 3, moves = {},
  deal = { hands = { "7H KH", "6H 8H", "*" } },
  leaves = { counts = { 17, 17, 17 }, laid = "7H" }, allowed = "6H 8H",
}

example "another seven, or the next card up or down" {
  first_dealer = 4, moves = {}, deal = { hands = { "7H",
    "6H 8H 7S 7D 7C 8S 2C 3C 4C 5C 9D 10D JD" } },
  legal = "7C 7D 6H 8H 7S", refused = "8S",
  because = "7S is not there yet",
}

example "rows grow at both ends" {
  players = 8, first_dealer = 8, deal = EIGHT, moves = {}, legal = "4H 10H",
  refused = "QH", because = "10H or 4H is next in hearts",
}

example "whoever has such a card must lay one" {
  players = 8, first_dealer = 8, deal = EIGHT, moves = {}, refused = "pass",
  because = "you can play 4H 10H",
}

example "whoever has none passes" {
  held = { "2C QS", "2D", "", "" }, laid = "7H 8H 7S", step = "turn",
  with = { "player 1" }, leaves = { counts = { 2, 1, 0, 0 }, laid = 3 },
}

example "the others count what they have left" {
  step = "score_round", with = { "player 1" },
  held = { "", "AC JD 7S", "KH", "2C" }, scores = { 0, 19, 13, 2 },
}

example "the lowest total wins after seven rounds" {
  round_number = 7, before = { 20, 10, 5, 30 }, step = "score_round",
  with = { "player 4" }, held = { "5C", "2D", "8S", "" },
  scores = { 25, 12, 13, 30 }, won_by = 2,
}

return satte
