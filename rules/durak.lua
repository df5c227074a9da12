-- Durak: attack and defend with the cards; whoever keeps some is the fool.

local ranks = { ["24"] = "9 10 J Q K A", ["36"] = "6 7 8 9 10 J Q K A",
  ["52"] = "2 3 4 5 6 7 8 9 10 J Q K A" }

local durak = game "Durak" {
  deck    = function(option)
    return deck { suits = "C D H S", ranks = ranks[option.pack] }
  end,
  cards_needed = function(option) return 6 * option.players end,
  combinations = { suits = "C D H S", { "single" }, { "pair", of = 2 },
    { "triple", of = 3 }, { "four", of = 4 } },
  piles   = { turned = { sees = "all", under = "stock" }, attack = "all",
              beaten = { sees = "all", pairs = true }, gone = "none" },
  round   = { trump = suit, bouts = untold(number), attacker = player,
              defender = player }, unscored = "nobody is left with cards",
  keeps   = { fool = player }, family = "shedding",
  options = {
    players = number { 2, from = 2, to = 6, "how many play" },
    pack = choice { "36", "52", "24", "how many cards there are" },
    first = choice { "lowest_trump", "after_fool", "who attacks first" },
    first_limit = number { 6, from = 5, to = 6, "attacking cards in bout 1" },
    throwers = choice { "all", "neighbours", "attacker",
      "of three or more, who throws in" },
    throw_on_take = flag { true, "after a take more may be thrown in" },
    transfer = flag { false, "attacks may be transferred to the next player" },
    swap_six = flag { false, "the six of trumps may get the card turned up" },
    rounds = number { 5, from = 1, "rounds to play" }, first_dealer = number {},
  },
}

-- Six cards each.
-- [pack=36 and players=6] The last card dealt makes trump.
-- [pack=24 and players=4] The last card dealt makes trump.
-- [pack=52 and players<7] The next card makes trump, and is drawn last.
-- [pack=36 and players<6] The next card makes trump, and is drawn last.
-- [pack=24 and players<4] The next card makes trump, and is drawn last.
function durak:deal()
  self:deal_each(6)
  self.trump = suit(#self.stock > 0 and self:draw(self.turned)
    or self:show_last_dealt("it makes trump"))
end

-- Whoever holds the lowest trump shows it and attacks first; if nobody has a
-- trump, the player on the dealer's left does.
-- [first=after_fool] After a round with a fool the player on the fool's right
-- attacks first.
function durak:first_attacker()
  local right = self.fool and self:right_of(self.fool)
  return self.option.first == "after_fool" and right
    or self:holder_of(cards_of(ranks[self.option.pack], self.trump),
      "the lowest trump attacks first") or self:left_of(self.dealer)
end

-- One bout follows another. After a bout hands are filled up to six cards while
-- there are cards to draw, the attacker's first and the defender's last.
-- [players>2] The others draw between them, clockwise.
-- [] Whoever has beaten an attack attacks next.
-- [players<3] After a take the attacker attacks again.
-- [players>2] After a take the player on the defender's left attacks. Whoever
-- has no cards left is out.
-- [] If only one player has cards after a bout, that one is the fool. If nobody
-- has any, or after 300 bouts, nobody is.
function durak:round()
  self:deal()
  local left = { self:first_attacker() }
  for n = 1, 300 do
    self.bouts = n
    local next = self:bout(left[1])
    self:fill_hands(6, self.turned, self.attacker,
      self:in_turn(self:left_of(self.defender)))
    left = self:who_has_cards(next)
    if #left < 2 then return self:score_round(left[1]) end
  end
  self:score_round(nil)
end

-- A bout:
-- A card, or several of a rank, attack the next player, the defender. Once all
-- are beaten, a card may be thrown in, to be beaten, too, and so on. When no
-- more is thrown in, all cards are put away. A defender who takes gets all
-- cards that lie there, even those that are beaten or have beaten others.
-- [throw_on_take] Before that more may be thrown in, one by one, and are taken,
-- too.
-- [not throw_on_take] Once the defender takes them, nothing more is thrown in.
function durak:bout(attacker)
  self.attacker, self.defender = attacker, self:who_is_next(attacker)
  local _, cards = self:ask_or_swap(attacker, "attack with what?", function()
    return { { "{cards}", beats = "", fits = function(some)
      return self:has_room(some, self.defender)
    end }, { "pass", unless = "you attack, so you play a card" } }
  end)
  self:move(cards, attacker, self.attack)
  local taken
  repeat taken = self:defend() until taken or not self:throw_in()
  while taken and self.option.throw_on_take and self:throw_in() do end
  for _, pile in ipairs { self.attack, self.beaten } do
    self:move(pile, pile, taken and self.defender or self.gone)
  end
  return taken and self:left_of(self.defender) or self.defender
end

-- [first_limit=6] At most six cards attack in a bout, with those thrown in, and
-- no more than the defender held before beating any.
-- [first_limit=5] At most six cards attack in a bout, five in the first, with
-- those thrown in, and no more than the defender held before beating any.
function durak:has_room(cards, defender)
  local most = self.bouts == 1 and self.option.first_limit or 6
  return #split(cards) + #self.attack <= math.min(most - #self.beaten // 2,
    #defender.hand), { "the defender holds only {n}", n = #defender.hand }
end

-- A higher card of the suit beats a card, and so does a trump one that is none.
local function is_higher(self, card, other)
  local row = ranks[self.option.pack]
  if suit(card) ~= suit(other) then return suit(card) == self.trump end
  return place(row, rank(card)) > place(row, rank(other))
end

-- The defender beats the cards one by one, in any order: each with a higher
-- card of its suit, or with any trump if it is none itself. Instead the
-- defender may take all, even after beating some.
-- [transfer] Until a card is beaten, the defender may add cards of the same
-- rank and so transfer the attack to the next player, who must hold as many
-- cards as attack.
function durak:defend()
  if #self.attack == 0 then return false end
  local player, next = self.defender, self:who_is_next(self.defender)
  local said, cards, attack = self:ask_or_swap(player, "how do you defend?",
    function() return { { "take", seldom = true },
      { "{card} on {attack}", attack = self.attack, fits = function(a, b)
        return is_higher(self, a, b), { "{card} does not beat {attack}: a "
          .. "higher card of the suit does, or a trump", card = a, attack = b }
      end },
      self.option.transfer and { "transfer {cards}",
        cards = player.hand:cards():of_rank(rank(self.attack:top())),
        because = "only cards of the same rank transfer an attack",
        unless = #self.beaten > 0 and "a card has been beaten"
          or next == player and "nobody else holds cards",
        fits = function(some) return self:has_room(some, next) end } }
    end)
  if said == "take" then return true end
  self:move(attack or "", self.attack, self.beaten)
  self:move(cards, player, attack and self.beaten or self.attack)
  if not attack then self.attacker, self.defender = player, next end
  return self:defend()
end

-- [swap_six and pack~=24] An attacker or defender who has the six of trumps may
-- exchange it for the card turned up before playing.
function durak:ask_or_swap(player, prompt, forms)
  local six = "6" .. self.trump
  local can = #self.turned > 0 and among(six, tostring(player.hand))
  local said, cards, attack = self:ask(player, prompt,
    { self.option.swap_six and can and "swap", table.unpack(forms()) })
  if said ~= "swap" then return said, cards, attack end
  self:move(self.turned, self.turned, player)
  self:move(six, player, self.turned)
  return self:ask_or_swap(player, prompt, forms)
end

-- [players<3] The attacker may throw in a card of a rank that lies there,
-- played by either side.
-- [players>2 and throwers=all] The attacker first, then the others clockwise,
-- may throw in a card of a rank that lies there, played by either side.
-- [players>2 and throwers=neighbours] The attacker first, then the player on
-- the defender's other side, may throw in a card of a rank that lies there,
-- played by either side.
-- [players>2 and throwers=attacker] Only the attacker may throw in a card of a
-- rank that lies there, played by either side.
function durak:throw_in()
  local lying = self:cards_in(self.attack, self.beaten):ranks()
  local who, beside = self.option.throwers, self:who_is_next(self.defender)
  if not self:has_room("more", self.defender) then return false end
  for _, player in ipairs(self:who_has_cards(self.attacker)) do
    if player ~= self.defender and (who == "all" or player == self.attacker
      or who == "neighbours" and player == beside) then
      local _, card = self:ask(player, "do you throw in a card?", {
        { "{card}", card = player.hand:cards():of_rank(lying),
          because = "no card of that rank lies there" }, "pass" })
      self:move(card or "", player, self.attack)
      if card then return true end
    end
  end
end

-- The fool loses a point.
function durak:score_round(fool)
  self.fool = fool
  if fool then self:score(fool, -1, "the fool") end
end

example "six cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 6, 6 }, turned = 1, stock = 23 },
}

example "the lowest trump attacks first" {
  trump = "H", held = { "7H AS", "6H KD" }, step = "first_attacker",
  gives = "player 2",
}

example "whoever attacks may not pass" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = {},
  refused = { "pass" }, because = "you attack, so you play a card",
}

example "a higher card of the suit beats, or a trump" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = { "7S" },
  legal = { "9S on 7S", "AS on 7S", "10H on 7S", "QH on 7S", "take" },
  refused = { "KD on 7S" }, because = "KD does not beat 7S: a higher card of "
    .. "the suit does, or a trump",
}

example "a trump is beaten by a higher trump alone" {
  first_dealer = 2, deal = { hands = { "6H 7H 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = { "7H" },
  legal = { "10H on 7H", "QH on 7H", "take" }, refused = { "AS on 7H" },
}

example "cards of the ranks that lie there may be thrown in" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H" }, moves = { "7S", "9S on 7S" },
  legal = { "7D", "9C", "pass" }, refused = { "10C" },
  because = "no card of that rank lies there",
}

example "two cards attack a defender who holds two" {
  bouts = 2, held = { "7C 7D 7S", "9S JD" }, step = "has_room",
  with = { "7C 7D", "player 2" }, gives = true,
}

example "six cards may attack" {
  bouts = 2, attack = "8C 8D 8H", beaten = "7C 9C", step = "has_room",
  held = { "", "9S JD QD KD AD" }, with = { "7D 7H", "player 2" }, gives = true,
}

example "whoever has beaten all attacks next, when hands are full again" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H", stock = "6C 6D 6S 8C" },
  moves = { "7S", "9S on 7S", "pass" }, allowed = { "JD" },
  leaves = { counts = { 6, 6 }, stock = 21, gone = 2, beaten = 0, attack = 0 },
}

example "whoever takes the cards does not" {
  first_dealer = 2, deal = { hands = { "6H 7S 7D 9C 10C KC",
    "9S JD AS 10H QH KD" }, turned = "8H", stock = "6C 6D" },
  moves = { "7D 7S", "9S on 7S", "take", "9C" }, allowed = { "6C" },
  leaves = { counts = { 6, 9 }, stock = 20, gone = 0 },
}

example "an attack is transferred to the next player" {
  transfer = true, players = 3, first_dealer = 3, deal = { hands = {
    "6H 8S 7C 10D 10C KC", "9S 8D AS 10H QH KD", "6C 6D 9D KS AD AC" },
    turned = "8H" },
  moves = { "8S" }, legal = { "9S on 8S", "AS on 8S", "10H on 8S", "QH on 8S",
    "transfer 8D", "take" }, refused = { "transfer AS" },
  because = "only cards of the same rank transfer an attack",
}

example "the fool loses a point" {
  step = "score_round", with = { "player 2" }, scores = { 0, -1 },
  leaves = { fool = 2 },
}

example "the least often fool wins" {
  rounds = 1, before = { -1, -3 }, step = "score_round", with = { "player 1" },
  scores = { -2, -3 }, won_by = 1,
}

return durak
