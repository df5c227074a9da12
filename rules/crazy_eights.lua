-- Crazy Eights: match the last card by suit or rank; eights go on anything.

local shared = require "_shedding"
local ALL = cards_of "A 2 3 4 5 6 7 8 9 10 J Q K"

local eights = game "Crazy Eights" {
  deck    = function(option)
    return french(52, { packs = option.players > 5 and 2 or 1 })
  end,
  ranks   = "A 2 3 4 5 6 7 8 9 10 J Q K",
  points  = function(option)
    return { ["8"] = option.eight, ["K Q J 10"] = 10, ["9"] = 9, ["7"] = 7,
      ["6"] = 6, ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2, A = 1 }
  end,
  wins    = function(option)
    return option.score == "penalty" and "lowest total" or "highest total"
  end,
  facts   = { most_drawn = { one = 1, three = 3, until_playable = math.huge } },
  piles   = { discard = "top" }, family = "shedding",
  round   = { named = suit },                 -- for an eight
  options = {
    players = number { 4, from = 2, to = 7, "how many play" },
    hand_size = number { 0, from = 0, to = 10,
      "cards dealt to each; 0: seven to two players, else five" },
    draw = choice { "until_playable", "one", "three", "cards drawn in a turn" },
    draw_if_able = flag { true, "whoever can play a card may draw instead" },
    reshuffle = flag { true, "the discards are shuffled to a new stock" },
    score = choice { "winner", "penalty",
      "the winner counts the others' cards, or each the own: the least wins" },
    eight = number { 50, from = 20, to = 50, "what an eight counts" },
    target = number { 100, from = 20, to = 500 },
    rounds = number {}, first_dealer = number {},
  },
}

-- [hand_size=0 and players=2] Seven cards each.
-- [hand_size=0 and players>2] Five cards each.
-- [hand_size=1] One card each.
-- [hand_size>1] {hand_size} cards each.
-- [] One is turned up; an eight is put back, the stock is shuffled, and another
-- is turned.
function eights:deal()
  local usual = self.option.players == 2 and 7 or 5
  local n = self.option.hand_size > 0 and self.option.hand_size or usual
  shared.deal(self, n, cards_of "8")
end

-- Each in turn plays a card or draws, until one is out, or all have passed.
function eights:round()
  self:deal()
  local winner = shared.turns(self)
  if winner then self:score_round(winner) else self:score_blocked() end
end

-- Eights fit, and cards of the suit named, or of the top card's suit or rank.
function eights:matching(held)
  local top = self.discard:top()
  return held:of_suit(self.named or suit(top)):with(held:of_rank(rank(top)))
    :with(held:of_rank "8")
end

-- [draw=until_playable] Cards are drawn until one is played.
-- [draw=one] One card at most is drawn in a turn; whoever does not play then
-- keeps it.
-- [draw=three] Up to three cards are drawn in a turn, until one is played;
-- whoever does not play then keeps them.
-- [draw_if_able] Whoever can play a card may draw instead.
-- [not draw_if_able] Whoever can play a card may not draw.
-- [] Whoever has nothing to draw passes.
function eights:turn(player)
  local most = self.facts.most_drawn[self.option.draw]
  for drawn = 0, most do
    local said, card, named = self:ask_turn(player, drawn == most)
    if said == "pass" or said == "draw" and not self.option.draw_if_able then
      self:tell_no_fit(player)
    end
    if said == "card" then self:play(player, card, named) end
    if said ~= "draw" then return said ~= "pass" end
    self:draw_one(player)
  end
end

-- Whoever plays an eight names a suit, unless it is the last card.
function eights:ask_turn(player, enough)
  local hand, top = player.hand:cards(), self.discard:top()
  local fits, empty = self:matching(hand), not self:can_draw()
  local no_need = #fits > 0 and "you hold a card that fits"
  local wild = #hand > 1 and hand:of_rank "8" or ""
  return self:ask(player, "what do you play?", {
    { "{card}", card = fits:without(wild),
      because = { "{suit}, another {rank} or an eight is asked for",
        suit = self.named or suit(top), rank = rank(top) } },
    { "{card} {suit}", card = wild, because = "only an eight names a suit" },
    { "draw", seldom = true, idle = true, unless = enough
        and "you have drawn enough" or empty and "nothing is left to draw"
        or not self.option.draw_if_able and no_need },
    { "keep", idle = true,
      unless = not enough and "you have not drawn enough cards" },
    { "pass", unless = enough and "keep the card, or play one that fits"
        or not empty and "there are cards to draw" or no_need },
  })
end

-- [reshuffle] An empty stock is made anew: all discards but the top one,
-- shuffled.
-- [not reshuffle] An empty stock is not made anew.
function eights:can_draw()
  return #self.stock > 0 or self.option.reshuffle and #self.discard > 1
end

function eights:draw_one(player)
  if self:can_draw() then self:draw(player, 1, self.discard) end
end

-- The card lies on the discards; the suit named for an eight must follow it.
function eights:play(player, card, named)
  self:move(card, player, self.discard)
  self.named = named
end

-- [draw_if_able] Whoever passes tells everyone that no card fits.
-- [not draw_if_able] Whoever draws or passes tells everyone that no card fits.
function eights:tell_no_fit(player)
  self:tell_count(player, self:matching(self:cards_in(ALL)))
end

-- [score=winner] Whoever is out counts the cards of the others.
-- [score=penalty] Each counts the cards left in the own hand.
function eights:score_round(winner)
  local own = self.option.score == "penalty"
  for player in self:each_player() do
    self:score(own and player or winner, player.hand:points(), "cards left")
  end
end

-- [score=winner] If nobody can move, the lowest hand counts the differences to
-- the others; several equally low share what the others' differences add up to.
-- [score=penalty] If nobody can move, each counts the own cards, too.
function eights:score_blocked()
  if self.option.score == "penalty" then return self:score_round() end
  local lowest, least = shared.lowest(self)
  local differences = -least * self.option.players
  for player in self:each_player() do
    differences = differences + player.hand:points()
  end
  for _, player in ipairs(lowest) do
    self:score(player, differences // #lowest, "the lowest hand")
  end
end


example "five cards each, and one is turned up" {
  step = "deal",
  leaves = { counts = { 5, 5, 5, 5 }, discard = 1, stock = 31 },
}

example "the suit, the rank or an eight" {
  first_dealer = 4, deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = {},
  legal = { "4C", "6D", "8H clubs", "8H diamonds", "8H hearts", "8H spades",
    "draw" },
  refused = { "KD" },
  because = "clubs, another 6 or an eight is asked for",
}

example "an eight needs a suit" {
  first_dealer = 4, deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = {}, refused = { "8H" },
  because = "8H is not all: say 8H clubs, 8H diamonds, 8H hearts, 8H spades",
}

example "the suit named must follow" {
  first_dealer = 4, deal = { hands = { "8C 4C KD 8H 7S", "9C 8S 8D 9S 3D" },
    discard = "6C" },
  moves = { "8C spades" },
  legal = { "9S", "8S clubs", "8S diamonds", "8S hearts", "8S spades",
    "8D clubs", "8D diamonds", "8D hearts", "8D spades", "draw" },
  refused = { "9C" },
  because = "spades, another 8 or an eight is asked for",
}

example "one may draw until one plays" {
  first_dealer = 4, deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C",
    stock = "2H 3H" },
  moves = { "draw", "draw" }, allowed = { "draw", "4C" }, refused = { "3H" },
  leaves = { counts = { 7, 5, 5, 5 } },
}

example "one cannot pass while there are cards" {
  first_dealer = 4, deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C" },
  moves = {}, refused = { "pass" }, because = "there are cards to draw",
}

example "one card is drawn, and played or kept" {
  first_dealer = 4, draw = "one",
  deal = { hands = { "6D 4C KD 8H 7S" }, discard = "6C", stock = "2C" },
  moves = { "draw" }, refused = { "draw" },
  because = "you have drawn enough", allowed = { "2C", "keep" },
}

example "what the other ranks count" {
  cards = "AC 2C 3C 4C 5C 6C 7C 9C 10C JC QC KC", points = 77,
}

example "whoever goes out counts the others' cards" {
  step = "score_round", with = { "player 1" },
  held = { "", "8D KC", "AS 3H", "" }, scores = { 64, 0, 0, 0 },
}

example "the lowest hand counts the differences" {
  step = "score_blocked", held = { "QH 2D", "5C", "5D 2H", "KC" },
  scores = { 0, 14, 0, 0 },
}

example "the first to a hundred has won" {
  before = { 90, 99, 0, 0 }, step = "score_round", with = { "player 1" },
  held = { "", "KC", "", "" }, scores = { 100, 99, 0, 0 }, won_by = 1,
}

return eights
