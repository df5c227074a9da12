-- Getaway: get rid of all cards; the last player who has some has lost.

local RANKS = "2 3 4 5 6 7 8 9 10 J Q K A"         -- low to high

local getaway = game "Getaway" {
  family = "shedding", deck = french(52), ranks = RANKS,
  wins   = function(option)
    return option.score == "places" and "lowest total" or "highest total"
  end,
  piles  = { laid = "all", waste = { sees = "all", counted = true } },
  round  = { suit_led = untold(suit), away = players,
    loser = untold(player) },
  unscored = "nobody has lost",
  options = {
    players = number { 4, from = 3, to = 8, "how many play" },
    take_hand = choice { "off", "leader", "all",
      "who may take the hand of the next player: nobody, the leader before a "
      .. "card, or all in turn before each trick" },
    first_offsuit = choice { "any", "highest",
      "what is played to the first trick by a player without spades" },
    empty_power = choice { "draw", "away",
      "whoever has the power and no cards draws one from the waste, or is "
      .. "away" },
    score = choice { "loser", "places",
      "what counts: a point less for the loser, or the order of being away" },
    max_tricks = number { 500, from = 50, to = 5000,
      "tricks after which nobody loses" },
    rounds = number { 5, from = 1, "rounds to play" }, first_dealer = number {},
  },
  turn = flag { true, name = "clockwise", "deal and turn pass to the left" },
}

-- All cards are dealt. If they do not divide evenly, the first players after
-- the dealer get one more.
function getaway:deal() self:deal_all() end

-- The holder of the ace of spades leads it to the first trick. All cards of
-- this trick go to the waste, and the same player leads again.
-- After that tricks are played until only one player has cards, or the power:
-- that player has lost. After {max_tricks} tricks nobody has.
function getaway:round()
  self:deal()
  local power, drawn = self:holder_of("AS", "it is led first"), false
  for player in self:each_player(power) do self:play(player, true) end
  self:clear()
  for _ = 2, self.option.max_tricks do
    power, drawn = self:trick_from(self:offer_hands(power, drawn), drawn)
    if self.loser then break end
  end
  self:score_round(self.loser)
end

local function is_higher(card, other)
  return place(RANKS, rank(card)) > place(RANKS, rank(other))
end

-- A trick:
-- The player with the power leads any card, and the others follow in turn. A
-- player without a card of the suit led plays any other, a thulla, and that
-- ends the trick at once. If all have followed, the cards go to the waste;
-- after a thulla the player of the highest card of the suit led takes all cards
-- of the trick into the hand. Either way that player has the power.
function getaway:trick_from(leader, drawn)
  local best, high, thulla = leader, nil, false
  for player in self:each_player(leader) do
    local card = not thulla and #player.hand > 0
      and self:play(player, false, drawn)
    thulla = thulla or card and suit(card) ~= self.suit_led
    if card and not thulla and (not high or is_higher(card, high)) then
      best, high = player, card
    end
  end
  if thulla then self:clear(best) end
  local power, draws = self:next_leader(best, leader)
  self:clear()
  return power, draws
end

function getaway:clear(player)
  self:move(self.laid, self.laid, player or self.waste)
  self.suit_led = nil
end

-- [take_hand=leader] Before leading, with three or more still in, the leader
-- may take the hand of the next player who has cards; that player is away.
function getaway:play(player, first, drawn)
  local fits, why = self:can_play(player, first)
  local leads = not self.suit_led and not first
  local said, card = self:ask(player, leads and "which card do you lead?"
    or "which card?", {
    { "{card}", card = fits, because = why },
    leads and self.option.take_hand == "leader" and { "take hand", bold = true,
      unless = self:no_taking(drawn) },
  })
  if said == "take" then
    self:take_hand(player)
    return self:play(player, first, drawn)
  end
  self:move(card, player, self.laid)
  self.suit_led = self.suit_led or suit(card)
  if suit(card) ~= self.suit_led then self:tell_void(player, card, first) end
  return card
end

-- [first_offsuit=any] Whoever has no spades plays any card to the first trick.
-- [first_offsuit=highest] Whoever has no spades plays a card of the hand's
-- highest rank to the first trick.
function getaway:can_play(player, first)
  local hand = player.hand:cards()
  if not self.suit_led then return first and self:cards_in "AS" or hand end
  local same, ranks = hand:of_suit(self.suit_led), hand:ranks()
  if #same > 0 then
    return same, { "you hold {cards}, so you must follow {suit}",
      cards = tostring(same), suit = self.suit_led }
  end
  if self:plays_any(first) then return hand end
  local highest = hand:of_rank(ranks[#ranks])
  return highest, { "the highest card must be played: {cards}",
    cards = tostring(highest) }
end

function getaway:plays_any(first)
  return not first or self.option.first_offsuit == "any"
end

function getaway:tell_void(player, card, first)
  self:tell_count(player, cards_of(RANKS, self.suit_led))
  if self:plays_any(first) then return end
  local _, at = string.find(RANKS, rank(card))
  self:tell_count(player, cards_of(string.sub(RANKS, at + 1)))
end

-- Whoever has no cards left, and not the power, is away and safe.
-- [empty_power=draw] Whoever has the power and no cards draws one at random
-- from the waste, without the trick just played, and must lead it. If there is
-- none, that player is away, too, and the next one with cards leads.
-- [empty_power=away] Whoever has the power and no cards is away, too, and the
-- next player with cards leads.
function getaway:next_leader(power, leader)
  for player in self:each_player(leader) do
    if #player.hand == 0 and player ~= power then self:leave(player) end
  end
  local left, drawn = self:who_has_cards(power), false
  if #power.hand == 0 and #left > 0 then
    drawn = self:draw_from_waste(power)
    if not drawn then
      self:leave(power)
      power = left[1]
    end
  end
  if #left == 0 or #left == 1 and not drawn then self.loser = power end
  return power, drawn
end

function getaway:draw_from_waste(player)
  local cards = self.waste:cards():list()
  if #cards == 0 or self.option.empty_power == "away" then return false end
  self:say(player, "I draw from the waste")
  self:move(cards[self:random(#cards)], self.waste, player)
  return true
end

function getaway:leave(player)
  if among(player.number, self.away or {}) then return end
  self:say(player, "I am away")
  self.away = join(self.away, player)
end

function getaway:no_taking(drawn)
  return drawn and "lead the card that you have drawn"
    or #self:who_has_cards() < 3 and "only two are left"
end

-- [take_hand=all] From the second trick on all are asked in turn before a
-- trick, from the leader on: with three or more still in, each may take the
-- hand of the next player who has cards; that player is away.
function getaway:offer_hands(leader, drawn)
  local players = self.option.take_hand == "all" and self:who_has_cards(leader)
  for _, player in ipairs(players or {}) do
    local may = #player.hand > 0
      and not self:no_taking(drawn and player == leader)
    if may and self:ask(player, "take the hand of the next player?", {
      { "take hand", bold = true }, "pass" }) == "take" then
      self:take_hand(player)
    end
  end
  return self:who_has_cards(leader)[1]
end

function getaway:next_with_cards(player)
  return self:who_has_cards(self:next_in_turn(player))[1]
end

function getaway:take_hand(player)
  local other = self:next_with_cards(player)
  self:hand_over(other.hand, other, player, true)
  self:leave(other)
end

-- [score=loser] The loser has a point less.
-- [score=places] The first player away has no point, the second one 1, the
-- loser 3, and the others 2.
function getaway:score_round(loser)
  if self.option.score == "loser" then
    if loser then self:score(loser, -1, "left with cards, or the power") end
    return
  end
  local first, second = table.unpack(self.away or {})
  for player in self:each_player() do
    local points = player == loser and 3 or 2
    if player.number == first then points = 0 end
    if player.number == second then points = 1 end
    self:score(player, points, "the order of being away")
  end
end

-- The first trick: only seat 3, without a spade, has a choice, besides seat 1.
local DEAL = { hands = { "AS KS QS 9S 8S 7S 6S 5S 4S 3S 2S AC KC",
  "JS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D",
  "9H 2H 3H 4H 5H 6H 7H 8H 3D 4D 5D 6D 7D",
  "10S 10H JH QH KH AH 8D 9D 10D JD QD KD AD" } }

example "the first trick goes to the waste, and the ace leads again" {
  first_dealer = 4, deal = DEAL, moves = { "9H" }, allowed = "KS AC",
  leaves = { counts = { 12, 12, 12, 12 }, waste = 4 },
}

example "the suit led must be followed" {
  first_dealer = 4, deal = DEAL, moves = { "9H", "AC" },
  legal = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC", refused = "2D",
  because = "you hold 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC, so you must follow "
    .. "clubs",
}

example "all have followed: the highest card leads" {
  held = { "5H", "9H 2D", "QH 2S", "JH 3C" }, step = "trick_from",
  with = { "player 1" }, gives = "player 3",
  leaves = { waste = 4, counts = { 0, 1, 1, 1 }, away = { 1 } },
}

example "a thulla: nobody plays after it, and the highest of the suit takes" {
  held = { "2H", "6H 3D", "KC", "AH 4D" }, step = "trick_from",
  with = { "player 1" }, gives = "player 2",
  leaves = { waste = 0, counts = { 0, 4, 0, 2 }, away = { 1, 3 } },
}

example "the leader takes both if nobody else has followed" {
  held = { "5D", "KS", "2C", "3C" }, step = "trick_from",
  with = { "player 1" }, gives = "player 1",
  leaves = { counts = { 2, 0, 1, 1 }, away = { 2 }, loser = "none" },
}

example "whoever has the power and no cards draws from the waste" {
  players = 3, held = { "4D 2C", "9D 3C", "KD" }, waste = "8S",
  step = "trick_from", with = { "player 3" }, gives = "player 3",
  leaves = { counts = { 1, 1, 1 }, waste = "KD 4D 9D", loser = "none" },
}

example "the player who is left with cards has lost" {
  away = { 3, 4 }, held = { "5S", "9S 2C", "", "" }, step = "trick_from",
  with = { "player 1" }, gives = "player 2",
  leaves = { counts = { 0, 1, 0, 0 }, away = { 3, 4, 1 }, loser = 2 },
}

example "or the one with the power" {
  away = { 3, 4 }, held = { "5S", "2S", "", "" }, step = "trick_from",
  with = { "player 1" }, gives = "player 1",
  leaves = { counts = { 0, 0, 0, 0 }, waste = 2, away = { 3, 4, 2 },
    loser = 1 },
}

example "the loser has a point less" {
  step = "score_round", with = { "player 3" }, scores = { 0, 0, -1, 0 },
}

example "who has lost least wins after five rounds" {
  round_number = 5, before = { -1, -2, 0, -1 }, step = "score_round",
  with = { "player 3" }, scores = { -1, -2, -1, -1 }, won_by = 0,
}

return getaway
