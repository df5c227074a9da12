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
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 7 },
  },
}

-- Seven cards each for two players, else five. One is turned up; an eight is
-- put back, the stock is shuffled, and another is turned.
function eights:deal()
  local usual = self.option.players == 2 and 7 or 5
  local n = self.option.hand_size > 0 and self.option.hand_size or usual
  shared.deal(self, n, cards_of "8")
end

-- Each in turn plays a card or draws, until one is out, or all have passed.
function eights:round()
  self:deal()
  local winner = shared.turns(self)
  if not winner then return self:score_blocked() end
  self:score_round(winner)
end

-- Eights fit, and cards of the suit named, or of the top card's suit or rank.
function eights:matching(held)
  local top = self.discard:top()
  return held:of_suit(self.named or suit(top)):with(held:of_rank(rank(top)))
    :with(held:of_rank "8")
end

-- Cards are drawn until one is played; whoever has drawn enough keeps them, and
-- whoever has nothing to draw passes.
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

-- An empty stock is made anew: all discards but the top one, shuffled.
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

-- Whoever cannot play a card tells everyone that none fits.
function eights:tell_no_fit(player)
  self:tell_count(player, self:matching(self:cards_in(ALL)))
end

-- Whoever is out counts the cards of the others; or each counts what is left.
function eights:score_round(winner)
  local own = self.option.score == "penalty"
  for player in self:each_player() do
    self:score(own and player or winner, player.hand:points(), "cards left")
  end
end

-- If nobody can move, the lowest hand counts the differences to the others;
-- several equally low share what the others' differences add up to.
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

return eights
