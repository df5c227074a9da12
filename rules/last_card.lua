-- Last Card: match the last card by colour or sign; wild cards go on anything.

local shared = require "_shedding"
local COLOURS, RANKS = "R Y G B", "0 1 2 3 4 5 6 7 8 9 S V D"
local NUMBERED = cards_of(RANKS, COLOURS)

local last_card = game "Last Card" {
  deck    = deck { name = "colours", suits = COLOURS, ranks = RANKS,
    jokers = "W W4",
    copies = { [RANKS] = 2, ["0R 0Y 0G 0B"] = 1, ["W W4"] = 4 } },
  points  = { ["1"] = 1, ["2"] = 2, ["3"] = 3, ["4"] = 4, ["5"] = 5, ["6"] = 6,
    ["7"] = 7, ["8"] = 8, ["9"] = 9, ["S V D"] = 20, ["W W4"] = 50 },
  piles   = { discard = "top" }, family = "shedding",
  round   = { colour = suit },                -- in force
  options = {
    players = number { 4, from = 2, to = 8, "how many play" },
    target = number { 500, from = 100, to = 1000 },
    wild4 = choice { "challenge", "checked", "free",
      "W4 beside the colour in force can be challenged, refused, or is free" },
    must_play = flag { false, "who can play a card may not draw" },
    say_last = flag { false, "who plays the last card but one must say last" },
    draw = choice { "one", "until_playable", "cards drawn in a turn" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Seven cards each, and one is turned up, which may be no W4.
function last_card:deal() shared.deal(self, 7, "W4") end

-- The player on the dealer's left begins. Each in turn plays a card or draws,
-- until one has no cards left, or nobody can do either.
function last_card:round()
  self:deal()
  self:score_round(shared.turns(self, self:turn_up()))
end

-- The card turned up acts as if the dealer had played it. But after a V the
-- dealer begins, and for a W the first player names the colour.
function last_card:turn_up()
  local top, first = self.discard:top(), self:who_is_next(self.dealer)
  self.colour = suit(top) or self:choose_suit(first, "which colour?")
  self:act(self.dealer, top)
  return rank(top) == "V" and self.option.players > 2 and self.dealer or first
end

-- These cards fit: those of the colour in force, those of the number or sign of
-- the last card, and wild cards.
-- [wild4=checked] No W4 goes beside a card of the colour in force.
function last_card:matching(held, hand)
  held = held or self:cards_in(NUMBERED, "W W4")
  local barred = self.option.wild4 == "checked"
    and hand and #hand:of_suit(self.colour) > 0
  return held:of_suit(self.colour):with(held:of_rank(rank(self.discard:top())))
    :with(held:of_rank "joker"):without(barred and copies(4, "W4") or "")
end

-- [draw=one] A card is played, or one is drawn, which may be played then.
-- [draw=until_playable] A card is played, or some are drawn, until one fits.
-- [must_play] Whoever can play a card must do so.
function last_card:turn(player)
  local hand = player.hand:cards()
  local fits = self:matching(hand, hand)
  local said, card, named = shared.ask_turn(self, player,
    self:card_forms(player, fits), fits, shared.can_draw(self))
  if said == "draw" then said, card, named = self:draw_to_play(player) end
  if card then self:play(player, card, named, said) end
  return said ~= "pass"
end

-- A wild card needs a colour, unless it is the last card.
-- [say_last] With the last card but one the player must say last.
function last_card:card_forms(player, fits)
  local hand, colour = player.hand:cards(), self.colour
  return shared.forms(hand, fits, "joker", function(card)
    if card == "W4" then
      return { "you hold {cards}: {suit} is in force", suit = colour,
        cards = tostring(hand:of_suit(colour)) }
    end
    return { "{suit}, a card like {top} or a wild one is asked for",
      suit = self.colour, top = self.discard:top() }
  end, self.option.say_last and "last")
end

-- [draw=one] Only the card drawn may be played.
-- [draw=until_playable] Cards are drawn until one fits, W4 always. Only the
-- last of them may be played.
function last_card:draw_to_play(player)
  local until_one_fits = self.option.draw == "until_playable"
  local wanted, drawn = until_one_fits and self:matching()
  repeat drawn = shared.draw(self, player, 1)
  until not until_one_fits or not shared.can_draw(self)
    or self:tell_holds(player, wanted, { drawn = drawn })
  local fits = self:matching(self:cards_in(drawn), player.hand:cards())
  return shared.ask_drawn(self, player, drawn, self:card_forms(player, fits),
    fits)
end

function last_card:tell_no_fit(player)
  self:tell_count(player, self:matching())
end

-- [say_last] Whoever does not say last draws two cards, after what the card
-- does.
function last_card:play(player, card, named, said)
  local before, forgot = self.colour, self.option.say_last
    and #player.hand == 2 and said ~= "last"
  self:move(card, player, self.discard)
  self.colour = named or suit(card)
  self:act(player, card, before)
  if forgot then shared.draw(self, player, 2) end
end

-- Cards that act:
-- [players>2] S skips the next player. V turns the direction.
-- [players=2] S and V skip the next player.
-- [] For D the next player draws two cards and is skipped, for W4 four.
function last_card:act(player, card, before)
  local name, victim = rank(card), self:who_is_next(player)
  if card == "W4" then
    self:challenge(player, victim, cards_of(RANKS, before))
  elseif name == "D" then
    self:make_draw(victim, 2)
  elseif name == "V" and self.option.players > 2 then
    self:reverse_turns()
  elseif among(name, "S V") then
    self:skip_turn()
  end
end

-- [wild4=challenge] The next player may challenge a W4. Whoever is challenged
-- and holds a card of the colour that was in force draws the four cards; if
-- there is none, the challenger draws six.
function last_card:challenge(player, victim, colour)
  if self.option.wild4 == "checked" then self:tell_count(player, colour) end
  if self.option.wild4 ~= "challenge" or self:choose(victim,
    "accept W4, or challenge it?", { "accept", "challenge" }) == "accept" then
    return self:make_draw(victim, 4)
  end
  if #player.hand > 0 then self:show_to(victim, player, "a challenge") end
  if self:tell_holds(player, colour) then shared.draw(self, player, 4)
  else self:make_draw(victim, 6) end
end

function last_card:make_draw(player, n)
  self:skip_turn()
  shared.draw(self, player, n)
end

-- Whoever has no cards left scores the cards of the others. If nobody is out,
-- the lowest hand scores the differences; equal lowest hands score nothing.
function last_card:score_round(winner)
  local lowest, least = shared.lowest(self)
  if not winner and #lowest > 1 then return end
  for player in self:each_player() do
    self:score(winner or lowest[1], player.hand:points() - least, "cards left")
  end
end


example "seven cards each, and one is turned up" {
  first_dealer = 4, deal = { hands = { "1R", "*", "*", "*" }, discard = "5R" },
  moves = {}, leaves = { counts = { 7, 7, 7, 7 }, discard = 1, stock = 79 },
}

example "the colour, the number or a wild card" {
  first_dealer = 4, deal = { hands = { "1R 7B 3G W W4 6G 2G" },
    discard = "7R" },
  moves = {}, legal = { "1R", "7B", "W blue", "W green", "W red", "W yellow",
    "W4 blue", "W4 green", "W4 red", "W4 yellow", "draw" },
  refused = { "3G" },
  because = "red, a card like 7R or a wild one is asked for",
}

example "a wild card needs a colour" {
  first_dealer = 4, deal = { hands = { "1R 7B 3G W 5G 6G 2G" },
    discard = "7R" },
  moves = {}, refused = { "W" },
  because = "W is not all: say W red, W yellow, W green, W blue",
}

example "the colour named must follow" {
  first_dealer = 4, deal = { hands = { "1R 7B 3G W 5G 6G 2G",
    "1R 2G 3B W 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "W green" }, legal = { "2G", "W blue", "W green", "W red",
    "W yellow", "draw" }, refused = { "1R" },
}

example "an S skips the next player" {
  first_dealer = 4, deal = { hands = { "SR 7B 3G W 5G 6G 2G", "*",
    "1R 2G 3B 4B 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "SR" }, legal = { "1R", "draw" },
}

example "a V turns the direction" {
  first_dealer = 4, deal = { hands = { "VR 7B 3G W 5G 6G 2G", "*", "*",
    "1R 2G 3B 4B 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "VR" }, legal = { "1R", "draw" },
}

example "for a D the next player draws two and is skipped" {
  first_dealer = 4, deal = { hands = { "DR 7B 3G W 5G 6G 2G", "*",
    "1R 2G 3B 4B 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "DR" }, legal = { "1R", "draw" },
  leaves = { counts = { 6, 9, 7, 7 } },
}

example "who accepts a W4 draws four and is skipped" {
  first_dealer = 4, deal = { hands = { "W4 7B 3G 4G 5G 6G 2G", "*",
    "1R 2G 3B 4B 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "W4 green", "accept" }, legal = { "2G", "draw" },
  leaves = { counts = { 6, 11, 7, 7 } },
}

example "a challenge that is wrong costs six" {
  first_dealer = 4, deal = { hands = { "W4 7B 3G 4G 5G 6G 2G", "*",
    "1R 2G 3B 4B 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "W4 green", "challenge" }, legal = { "2G", "draw" },
  leaves = { counts = { 6, 13, 7, 7 } },
}

example "the card drawn, and no other, may be played" {
  first_dealer = 4, deal = { hands = { "1R 2R 3G 4G 5G 6G 7G" },
    discard = "9R", stock = "3R" },
  moves = { "draw" }, legal = { "3R", "keep" }, refused = { "1R" },
  because = "only the card just drawn may be played",
}

example "nobody passes while there are cards" {
  first_dealer = 4, deal = { hands = { "1R 2R 3G 4G 5G 6G 7G" },
    discard = "9R" },
  moves = {}, refused = { "pass" }, because = "draw a card",
}

example "what cards count" {
  cards = "0R 1R 2R 3R 4R 5R 6R 7R 8R 9R SR VR DR W W4", points = 205,
}

example "who is out scores the others' cards" {
  step = "score_round", with = { "player 1" },
  held = { "", "9R", "SB W", "W4 0G" }, scores = { 129, 0, 0, 0 },
}

example "the first to five hundred has won" {
  before = { 491, 499, 0, 0 }, step = "score_round", with = { "player 1" },
  held = { "", "9R", "", "" }, scores = { 500, 499, 0, 0 }, won_by = 1,
}

return last_card
