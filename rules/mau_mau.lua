-- Mau-Mau: match the last card by suit or rank; sevens, eights and jacks act.

local mau_mau = game "Mau-Mau" {
  deck    = function(option) return french(tonumber(option.pack)) end,
  points  = function(option)
    local points = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 }
    if option.values == "skat" then return points end
    points.J = 20
    for n = option.pack == "52" and 2 or 7, 9 do points[tostring(n)] = n end
    return points
  end,
  cards_needed = function(option)             -- one is turned up
    return option.players * option.hand_size + 1
  end,
  wins    = "lowest total", ties = "draw", family = "shedding",
  piles   = { discard = "top" },
  round   = { wished = suit, to_draw = number },
  options = {
    players = number { 3, from = 2, to = 5, "how many play" },
    hand_size = number { 5, from = 5, to = 7, "cards dealt to each" },
    pack = choice { "32", "52", "how many cards there are" },
    target = number { 100, from = 50, to = 500 },
    values = choice { "pips", "skat", "what cards count: jack 20 and the "
      .. "others their pips; or jack 2, and nothing below the ten" },
    must_play = flag { false, "who can play a card may not draw" },
    play_drawn = flag { true, "a card just drawn may be played" },
    play_after_sevens = flag { false, "who draws for sevens plays then" },
    jack_on_jack = flag { false, "a jack may lie on a jack" },
    jack_doubles = flag { true, "who goes out with a jack doubles the count" },
    last_seven = flag { true, "for a seven as last card the next one draws" },
    ace_again = flag { false, "who plays an ace has another turn" },
    nine_turns = flag { false, "a nine turns the direction" },
    say_mau = flag { false, "who plays the last card but one must say mau" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Each gets {hand_size} cards, and the next is turned up. It shows its suit and
-- rank, and does not act.
function mau_mau:deal()
  self:deal_each(self.option.hand_size)
  self:draw(self.discard)
end

-- Each player in turn plays a card or draws, until one has no cards left.
function mau_mau:round()
  self:deal()
  for player in self:each_turn() do self:turn(player) end
  self:score_round(self:who_is_out())
end

-- [not jack_on_jack] These cards fit: those of the suit wished or of the last
-- card's suit and rank, and jacks; on a jack no jack; on a seven that somebody
-- must draw for, sevens alone.
-- [jack_on_jack] These cards fit: those of the suit wished or of the last
-- card's suit and rank, and jacks; on a seven that somebody must draw for,
-- sevens alone.
function mau_mau:matching(held)
  local top, jacks = self.discard:top(), held:of_rank "J"
  if self.to_draw then return held:of_rank "7" end
  local same = held:of_suit(self.wished or suit(top))
    :with(held:of_rank(rank(top))):with(jacks)
  if rank(top) ~= "J" or self.option.jack_on_jack then return same end
  return same:without(jacks)
end

-- [play_drawn] A card is played, or one is drawn, which may be played then; or
-- the cards for sevens are drawn.
-- [not play_drawn] A card is played, or one is drawn; or the cards for sevens
-- are drawn.
-- [must_play] Whoever can play a card must do so.
-- [play_after_sevens] Whoever has drawn for sevens has a turn then.
function mau_mau:turn(player, drawn)
  local sevens = self.to_draw
  local said, card, wished = self:ask_turn(player, drawn or false)
  if card and drawn then self:tell_holds(player, card, { drawn = drawn }) end
  if card then self:play(player, card, wished, said)
  elseif said == "pass" or self.option.must_play then
    self:tell_no_fit(player)
  end
  if said ~= "draw" then return end
  drawn = self:draw(player, sevens or 1, self.discard)
  self.to_draw = nil
  if not sevens and self.option.play_drawn then self:turn(player, drawn)
  elseif sevens and self.option.play_after_sevens then self:turn(player) end
end

-- [not say_mau] A jack that is not the last card needs a suit.
-- [say_mau] A jack that is not the last card needs a suit, the last card but
-- one a mau.
function mau_mau:ask_turn(player, drawn)
  local hand, must = player.hand:cards(), self.option.must_play
  local fits = self:matching(drawn and self:cards_in(drawn) or hand)
  local jacks = #hand > 1 and fits:of_rank "J" or ""
  local plain = fits:without(jacks)
  local says_mau = self.option.say_mau and #hand == 2
  local can_draw = self.to_draw or #self.stock > 0 or #self.discard > 1
  local no_need = #fits > 0 and "you hold a card that fits"
  return self:ask(player, drawn and "play the card, or keep it?"
    or "what do you play?", {
    { "{card}", card = plain, because = self:asked_for(drawn) },
    { "{card} {suit}", card = jacks },
    says_mau and { "{card} mau", card = plain },
    says_mau and { "{card} {suit} mau", card = jacks },
    drawn and { "keep", idle = true, unless = must and no_need },
    not drawn and { "draw", seldom = true, idle = true, unless = not can_draw
      and "nothing is left to draw" or must and no_need },
    not drawn and { "pass", unless = can_draw and "draw a card" or no_need },
  })
end

function mau_mau:asked_for(drawn)
  local top = self.discard:top()
  local says = "{suit} or another {rank} is asked for, or a jack"
  if drawn then says = "only the card just drawn may be played"
  elseif self.to_draw then says = "a seven, or draw {to_draw}"
  elseif rank(top) == "J" and not self.option.jack_on_jack then
    says = "{suit} are asked for, and no jack"
  end
  return { says, suit = self.wished or suit(top), rank = rank(top) }
end

-- After a seven the next player plays a seven, too, or draws two cards for each
-- seven; an eight skips the next player.
-- [nine_turns and players>2] A nine turns the direction.
-- [nine_turns and players=2] A nine skips the next player, too.
-- [ace_again] An ace gives another turn.
-- [say_mau] Whoever does not say a mau that is due draws a card.
function mau_mau:play(player, card, wished, said)
  local name, option = rank(card), self.option
  local turns = name == "9" and option.nine_turns
  local forgot = option.say_mau and #player.hand == 2 and said ~= "mau"
  self:move(card, player, self.discard)
  self.wished = wished
  if forgot then self:draw(player, 1, self.discard) end
  if name == "7" then self.to_draw = (self.to_draw or 0) + 2
  elseif name == "8" or turns and option.players == 2 then self:skip_turn()
  elseif turns then self:reverse_turns()
  elseif name == "A" and option.ace_again then self:give_turn(player) end
end

-- That no card fits is known to all.
function mau_mau:tell_no_fit(player)
  local all = self:cards_in(cards_of(self.facts.ranks))
  self:tell_count(player, self:matching(all))
end

-- [jack_doubles] Everyone counts the cards left, twice if the winner went out
-- with a jack.
-- [not jack_doubles] Everyone counts the cards left.
-- [last_seven] For a seven as last card the next player draws before.
function mau_mau:score_round(winner)
  local last = rank(self.discard:top())
  local double = self.option.jack_doubles and last == "J"
  if self.to_draw and self.option.last_seven then
    self:draw(self:who_is_next(winner), self.to_draw, self.discard)
  end
  for player in self:each_player() do
    self:score(player, (double and 2 or 1) * player.hand:points(), "cards left")
  end
end

example "five cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 5, 5, 5 }, discard = 1, stock = 16 },
}

example "the suit, the rank or a jack" {
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "*",
    "*" }, discard = "10S" },
  moves = {}, legal = { "10H", "9S", "JC clubs", "JC diamonds", "JC hearts",
    "JC spades", "draw" },
  refused = { "KD" },
  because = "spades or another 10 is asked for, or a jack",
}

example "a jack needs a suit" {
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "*",
    "*" }, discard = "10S" },
  moves = {}, refused = { "JC" },
  because = "JC is not all: say JC clubs, JC diamonds, JC hearts, JC spades",
}

example "the suit wished must follow, and no jack" {
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "QH JH 9C AD KS",
    "*" }, discard = "10S" },
  moves = { "JC hearts" }, legal = { "QH", "draw" }, refused = { "9C" },
  because = "hearts are asked for, and no jack",
}

example "a seven is answered with a seven" {
  first_dealer = 3, deal = { hands = { "7D 10H KD JC 8H", "7S JH 9C AD KS",
    "*" }, discard = "10D" },
  moves = { "7D" }, legal = { "7S", "draw" }, refused = { "JH" },
  because = "a seven, or draw 2",
}

example "and they add up; who draws does not play" {
  first_dealer = 3, deal = { hands = { "7D 10H KD JC 8H", "7S JH 9C AD KS",
    "7H 8C 9D 10C QC" }, discard = "10D" },
  moves = { "7D", "7S", "7H" },
  leaves = { counts = { 10, 4, 4 } }, allowed = { "JH clubs", "draw" }
}

example "an eight skips the next player" {
  first_dealer = 3, deal = { hands = { "8D 10H KD JC 8H", "*",
    "8S JH 9C AD KS" }, discard = "10D" },
  moves = { "8D" }, allowed = { "8S", "AD" }, refused = { "9C" },
}

example "who draws one card may keep it" {
  deal = { hands = { "9S 10H KD AC 8H", "*", "*" }, discard = "9D",
    stock = "QD" }, first_dealer = 3,
  moves = { "draw" }, legal = { "QD", "keep" }, refused = { "9S" },
  because = "only the card just drawn may be played",
  leaves = { counts = { 6, 5, 5 } },
}

-- Two players, who have each played three of their five cards.
local FEW = { hands = { "9S 10D QH KD JC", "9D 10H QD KH AS" }, discard = "9C" }

example "the last card but one may be played with a mau" {
  say_mau = true, players = 2, first_dealer = 2, deal = FEW,
  moves = { "9S", "9D", "10D", "10H", "QH", "QD" },
  legal = { "KD", "JC clubs", "JC diamonds", "JC hearts", "JC spades",
    "KD mau", "JC clubs mau", "JC diamonds mau", "JC hearts mau",
    "JC spades mau", "draw" },
}

example "one cannot pass while there are cards" {
  first_dealer = 3, deal = { hands = { "9S 10S KD AC 8H", "*",
    "*" }, discard = "QS" },
  moves = {}, refused = { "pass" }, because = "draw a card",
}

example "what cards count" {
  cards = "AC 10C KC QC JC 9C 8C 7C", points = 72,
}

example "the others count their cards" {
  step = "score_round", with = { "player 1" }, discard = "10S",
  held = { "", "AC 9D", "JC" }, scores = { 0, 20, 20 },
}

example "twice if the winner went out with a jack" {
  step = "score_round", with = { "player 1" }, discard = "JS",
  held = { "", "AC 9D", "JC" }, scores = { 0, 40, 40 },
}

example "the lowest total wins" {
  before = { 96, 60, 50 }, step = "score_round", with = { "player 1" },
  discard = "9S", held = { "7C", "AC", "KC" }, scores = { 103, 71, 54 },
  won_by = 3,
}

return mau_mau
