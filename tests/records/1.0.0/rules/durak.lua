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
  piles   = { turned = "all", attack = "all", beaten = "all", gone = "none" },
  round   = { trump = suit, bouts = untold(number), attacker = player,
              defender = player }, unscored = "nobody is left with cards",
  keeps   = { fool = player }, family = "shedding",
  options = {
    players = number { 2, from = 2, to = 6, "how many play" },
    pack = choice { "36", "52", "24", "how many cards there are" },
    first = choice { "lowest_trump", "after_fool", "who attacks first" },
    first_limit = number { 6, from = 5, to = 6, "attacking cards in bout 1" },
    throwers = choice { "all", "neighbours", "attacker", "who throws in" },
    throw_on_take = flag { true, "after a take more may be thrown in" },
    transfer = flag { false, "attacks may be transferred to the next player" },
    swap_six = flag { false, "the six of trumps may get the card turned up" },
    rounds = number { 5, from = 1, to = 144, "rounds to play" },
    first_dealer = number { 0, from = 0, to = 6 },
  },
}

-- Six cards each. The next one, drawn last, or else the last dealt makes trump.
function durak:deal()
  self:deal_each(6)
  self.trump = suit(#self.stock > 0 and self:draw(self.turned)
    or self:show_last_dealt("it makes trump"))
end

-- Whoever shows the lowest trump attacks first, or else the dealer's left; with
-- after_fool it is from round 2 on the player on the fool's right.
function durak:first_attacker()
  local right = self.fool and self:right_of(self.fool)
  return self.option.first == "after_fool" and right
    or self:holder_of(cards_of(ranks[self.option.pack], self.trump),
      "the lowest trump attacks first") or self:left_of(self.dealer)
end

-- After a bout hands are filled up to six cards, the attacker's first and the
-- defender's last. Whoever has beaten an attack attacks next; after a take the
-- next player does. The last with cards is the fool; after 300 bouts nobody is.
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

-- A card, or several of a rank, attack the next player. When they are beaten,
-- others throw in more. Then all are put away, or the defender takes them.
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

-- Six cards may attack, five in the first bout, but not more than were held.
function durak:has_room(cards, defender)
  local most = self.bouts == 1 and self.option.first_limit or 6
  return #split(cards) + #self.attack <= math.min(most - #self.beaten // 2,
    #defender.hand), { "the defender holds only {n}", n = #defender.hand }
end

-- The defender beats card after card, with a higher one of the suit or a trump,
-- or takes all. Before that, cards of the same rank may transfer the attack.
function durak:defend()
  if #self.attack == 0 then return false end
  local player, next = self.defender, self:who_is_next(self.defender)
  local said, cards, attack = self:ask_or_swap(player, "how do you defend?",
    function() return { { "take", seldom = true },
      { "{card} on {attack}", attack = self.attack, fits = function(a, b)
        return self:beats(a, b), { "{card} does not beat {attack}: a higher "
          .. "card of the suit does, or a trump", card = a, attack = b }
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

-- The six of trumps may be exchanged for the card turned up before the answer.
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

-- The attacker first, then the others clockwise, or only one beside the
-- defender, may throw in a card of a rank that lies there.
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

return durak
