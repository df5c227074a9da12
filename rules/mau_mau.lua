-- Mau-Mau: match the last card by suit or rank; sevens, eights and jacks act.

local mau_mau = game "Mau-Mau" {
  deck    = function(option)
    return french(option.pack == "52" and 52 or 32)
  end,
  ranks   = function(option)
    return (option.pack == "52" and "2 3 4 5 6 " or "") .. "7 8 9 10 J Q K A"
  end,
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
  wins    = "lowest total",
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
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 5 },
  },
}

-- The next card is turned up. It shows its suit and rank, and does not act.
function mau_mau:deal()
  self:deal_each(self.option.hand_size)
  self:draw(self.discard)
end

-- Each player in turn plays a card or draws, until one has no cards left, or
-- nobody can do either.
function mau_mau:round()
  self:deal()
  local passed = 0
  for player in self:each_turn() do
    passed = self:turn(player) and 0 or passed + 1
    if passed == self.option.players then break end
  end
  self:score_round(self:who_is_out())
end

-- Cards of the suit wished or of the last card's suit and rank, and jacks; on a
-- jack no jack; on a seven that somebody must draw for, sevens alone.
function mau_mau:matching(held)
  local top = self.discard:top()
  local jacks = held:of_rank "J"
  if self.to_draw then return held:of_rank "7" end
  local same = held:of_suit(self.wished or suit(top))
    :with(held:of_rank(rank(top))):with(jacks)
  if rank(top) ~= "J" or self.option.jack_on_jack then return same end
  return same:without(jacks)
end

-- A card is played, or one is drawn, which may be played then; or the cards for
-- sevens are drawn.
function mau_mau:turn(player)
  local hand, sevens = player.hand:cards(), self.to_draw
  local said, card, wished = self:ask(player, "what do you play?",
    self:what_can_be_said(hand, self:matching(hand)))
  if said == "pass" or said == "draw" and self.option.must_play
    and not sevens then
    self:tell_no_fit(player)
  end
  if said == "pass" then return false end
  if said == "draw" then
    local drawn = self:draw_cards(player, sevens or 1)
    self.to_draw = nil
    if sevens then
      return not self.option.play_after_sevens or self:turn(player)
    elseif drawn and self.option.play_drawn then
      said, card, wished = self:ask_drawn(player, drawn)
    end
  end
  if card then self:play(player, card, wished, said) end
  return true
end

function mau_mau:what_can_be_said(hand, fits)
  local forms = self:card_forms(hand, fits)
  local can_draw = self.to_draw or self:can_draw()
  local no_need = #fits > 0 and "you hold a card that fits"
  forms[#forms + 1] = { "draw", seldom = true, unless = not can_draw
    and "nothing is left to draw" or self.option.must_play and no_need }
  forms[#forms + 1] = { "pass", unless = can_draw and "draw a card" or no_need }
  return forms
end

-- A jack needs a suit, unless it is the last card. With the last card but one
-- the player may have to say mau.
function mau_mau:card_forms(hand, fits)
  local top, last = self.discard:top(), #hand == 1
  local jacks = last and "" or fits:of_rank "J"
  local plain = fits:without(jacks)
  local because = { "{suit} or another {rank} is asked for, or a jack",
    suit = self.wished or suit(top), rank = rank(top) }
  if self.to_draw then
    because = "a seven, or draw {to_draw}"
  elseif rank(top) == "J" and not self.option.jack_on_jack then
    because = { "{suit} are asked for, and no jack",
      suit = self.wished or suit(top) }
  end
  local forms = { { "{card}", card = plain, because = because },
    { "{card} {suit}", card = jacks } }
  if self.option.say_mau and #hand == 2 then
    table.insert(forms, { "{card} mau", card = plain })
    table.insert(forms, { "{card} {suit} mau", card = jacks })
  end
  return forms
end

-- Only the card just drawn may be played.
function mau_mau:ask_drawn(player, drawn)
  local hand = player.hand:cards()
  local fits = self:matching(hand)
  fits = fits:without(fits:without(drawn))
  local forms = self:card_forms(hand, fits)
  forms[1].because = "only the card just drawn may be played"
  forms[#forms + 1] = { "keep", unless = self.option.must_play and #fits > 0
    and "you hold a card that fits" }
  local said, card, wished = self:ask(player, "play the card, or keep it?",
    forms)
  if card then
    self:tell_drawn(player, drawn, card)
  elseif self.option.must_play then
    self:tell_no_fit(player)
  end
  return said, card, wished
end

function mau_mau:can_draw()
  return #self.stock > 0 or #self.discard > 1
end

-- The discards but the top one are shuffled when the stock is used up. Answers
-- the last card drawn.
function mau_mau:draw_cards(player, n)
  local card
  for _ = 1, n do
    if not self:can_draw() then break end
    if #self.stock == 0 then self:shuffle_stock(self.discard) end
    card = self:draw(player)
  end
  return card
end

-- Sevens, eights, and perhaps nines and aces act. Who did not say mau draws.
function mau_mau:play(player, card, wished, said)
  local name, option = rank(card), self.option
  local forgot = option.say_mau and #player.hand == 2 and said ~= "mau"
  self:move(card, player, self.discard)
  self.wished = wished
  if forgot then self:draw_cards(player, 1) end
  if name == "7" then
    self.to_draw = (self.to_draw or 0) + 2
  elseif name == "8" or name == "9" and option.nine_turns
    and option.players == 2 then
    self:skip_turn()
  elseif name == "9" and option.nine_turns then
    self:reverse_turns()
  elseif name == "A" and option.ace_again then
    self:turn_again()
  end
end

-- That no card fits is known to all: none of the suit or the rank, no jack.
function mau_mau:tell_no_fit(player)
  local top, all = rank(self.discard:top()), self.facts.ranks
  local asked = self.wished or suit(self.discard:top())
  self:tell_count(player, cards_of(all, asked))
  if top ~= "J" then self:tell_count(player, cards_of(top)) end
  if top ~= "J" or self.option.jack_on_jack then
    self:tell_count(player, cards_of "J")
  end
end

-- Everyone counts the cards left, twice if the winner went out with a jack. For
-- a seven as last card the next player draws before.
function mau_mau:score_round(winner)
  local last = rank(self.discard:top())
  local double = winner and self.option.jack_doubles and last == "J"
  if winner and self.to_draw and self.option.last_seven then
    self:draw_cards(self:who_is_next(winner), self.to_draw)
  end
  for player in self:each_player() do
    self:score(player, (double and 2 or 1) * player.hand:points(), "cards left")
  end
end

-- The round after which somebody has enough points is the last.
function mau_mau:over()
  if self.option.rounds > 0 then return base.over(self) end
  local least, winner, over = math.huge, 0, false
  for side in self:each_side() do
    over = over or side.score >= self.option.target
    if side.score == least then winner = 0 end
    if side.score < least then least, winner = side.score, side end
  end
  return over, winner
end


example "five cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 5, 5, 5 }, discard = 1, stock = 16 },
}

example "or more, of 52 cards" {
  pack = "52", hand_size = 7, step = "deal",
  leaves = { counts = { 7, 7, 7 }, stock = 30 },
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

example "unless jacks may lie on jacks" {
  jack_on_jack = true,
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "QH JH 9C AD KS",
    "*" }, discard = "10S" },
  moves = { "JC hearts" }, allowed = { "JH spades", "QH" }, refused = { "9C" },
  because = "hearts or another jack is asked for, or a jack",
}

example "a jack turned up shows its suit" {
  first_dealer = 3, deal = { hands = { "9S 10H KD JC 8H", "*",
    "*" }, discard = "JS" },
  moves = {}, legal = { "9S", "draw" },
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

example "or does, if one says so" {
  play_after_sevens = true,
  first_dealer = 3, deal = { hands = { "7D 10H KD JC 8H", "KS JH 9C AD QD",
    "*" }, discard = "10D" },
  moves = { "7D" }, allowed = { "AD", "QD" },
  leaves = { counts = { 4, 7, 5 } },
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
}

example "it stays in the hand, if that is the rule" {
  play_drawn = false,
  deal = { hands = { "9S 10H KD AC 8H", "8D 10D QC KC AS", "*" },
    discard = "9D", stock = "QD" }, first_dealer = 3,
  moves = { "draw" }, legal = { "8D", "10D", "draw" },
}

example "who can play must, if that is the rule" {
  must_play = true,
  first_dealer = 3, deal = { hands = { "9S 10H KD AC 8H", "*",
    "*" }, discard = "9D" },
  moves = {}, legal = { "KD", "9S" }, refused = { "draw" },
  because = "you hold a card that fits",
}

example "an ace may give another turn" {
  ace_again = true,
  first_dealer = 3, deal = { hands = { "AS 10S KD AC 8H", "*",
    "*" }, discard = "9S" },
  moves = { "AS" }, allowed = { "10S", "AC" },
}

example "a nine may turn the direction" {
  nine_turns = true,
  first_dealer = 3, deal = { hands = { "9S 10S KD AC 8H", "*",
    "KS AH QD QC 8C" }, discard = "QS" },
  moves = { "9S" }, legal = { "KS", "draw" },
}

example "with two players it is a skip" {
  nine_turns = true, players = 2, first_dealer = 2,
  deal = { hands = { "9S 10S KD AC 8H", "*" }, discard = "QS" },
  moves = { "9S" }, allowed = { "10S" }, refused = { "KD" },
}

example "one cannot pass while there are cards" {
  first_dealer = 3, deal = { hands = { "9S 10S KD AC 8H", "*",
    "*" }, discard = "QS" },
  moves = {}, refused = { "pass" }, because = "draw a card",
}

example "the others count their cards" {
  step = "score_round", with = { "player 1" }, discard = "10S",
  held = { "", "AC 9D", "JC" }, scores = { 0, 20, 20 },
}

example "twice if the winner went out with a jack" {
  step = "score_round", with = { "player 1" }, discard = "JS",
  held = { "", "AC 9D", "JC" }, scores = { 0, 40, 40 },
}

example "or once" {
  jack_doubles = false, step = "score_round", with = { "player 1" },
  discard = "JS", held = { "", "AC 9D", "JC" }, scores = { 0, 20, 20 },
}

example "if nobody is out, all count" {
  step = "score_round", with = { }, discard = "JS",
  held = { "7C", "AC 9D", "JC" }, scores = { 7, 20, 20 },
}

example "the next player draws for a seven" {
  to_draw = 2, step = "score_round", with = { "player 1" }, discard = "7S",
  held = { "", "8C 9D", "9C" }, leaves = { counts = { 0, 4, 1 } },
}

example "or not" {
  last_seven = false, to_draw = 2, step = "score_round",
  with = { "player 1" }, discard = "7S", held = { "", "8C 9D", "9C" },
  scores = { 0, 17, 9 },
}

example "what cards count" {
  cards = "AC 10C KC QC JC 9C 8C 7C", points = 72,
}

example "or as in Skat" {
  values = "skat", cards = "AC 10C KC QC JC 9C 8C 7C", points = 30,
}

example "of 52 cards the low ones count, too" {
  pack = "52", cards = "2C 3C 4C 5C 6C", points = 20,
}

example "the lowest total wins" {
  before = { 96, 60, 50 }, step = "score_round", with = { "player 1" },
  discard = "9S", held = { "7C", "AC", "KC" }, scores = { 103, 71, 54 },
  won_by = 3,
}

example "equal lowest ones are a draw" {
  before = { 96, 60, 60 }, step = "score_round", with = { "player 1" },
  discard = "9S", held = { "KC", "AC", "AD" }, scores = { 100, 71, 71 },
  won_by = 0,
}

example "below a hundred nobody has won" {
  before = { 95, 60, 60 }, step = "score_round", with = { "player 1" },
  discard = "9S", held = { "KC", "AC", "AD" }, scores = { 99, 71, 71 },
  won_by = false,
}

example "with two cards left a player says mau, where that is the rule" {
  say_mau = true, players = 2, step = "play",
  with = { "player 1", "JS", "H", "mau" }, held = { "JS 10H", "KD" },
  discard = "8S", leaves = { counts = { 1, 1 } },
}

example "or draws a card" {
  say_mau = true, step = "play", with = { "player 1", "JS", "H", "card" },
  held = { "JS 10H", "KD", "" }, discard = "8S",
  leaves = { counts = { 2, 1, 0 } },
}

example "with three cards left nobody says it" {
  say_mau = true, step = "play", with = { "player 1", "JS", "H", "card" },
  held = { "JS 10H KH", "KD", "" }, discard = "8S",
  leaves = { counts = { 2, 1, 0 } },
}

example "where it is no rule nobody draws" {
  step = "play", with = { "player 1", "JS", "H", "card" },
  held = { "JS 10H", "KD", "" }, discard = "8S",
  leaves = { counts = { 1, 1, 0 } },
}

example "a hundred points end nothing where rounds are counted" {
  rounds = 4, before = { 96, 60, 50 }, step = "score_round",
  with = { "player 1" }, discard = "9S", held = { "7C", "AC", "KC" },
  won_by = false,
}

example "without a seven as last card nobody draws" {
  step = "score_round", with = { "player 1" }, discard = "9S",
  held = { "", "8C 9D", "9C" }, leaves = { counts = { 0, 2, 1 } },
}

example "if nobody is out nobody draws, either" {
  to_draw = 2, step = "score_round", with = {}, discard = "7S",
  held = { "7C", "8C 9D", "9C" }, leaves = { counts = { 1, 2, 1 } },
}

example "a nine counts nine then, an ace eleven" {
  pack = "52", cards = "9C AC", points = 20,
}

example "as many as there are cards are drawn" {
  step = "draw_cards", with = { "player 1", 3 },
  held = { "9S", "KD", "" }, discard = "8S", leaves = { counts = { 4, 1, 0 } },
}

example "the ranges" {
  settings = { players = { 2, 3, 5 }, hand_size = { 5, 5, 7 },
    target = { 50, 100, 500 }, rounds = { 0, 0, 144 },
    first_dealer = { 0, 0, 5 }, pack = "32", values = "pips",
    must_play = false, play_drawn = true, play_after_sevens = false,
    jack_on_jack = false, jack_doubles = true, last_seven = true,
    ace_again = false, nine_turns = false, say_mau = false },
}

return mau_mau
