-- Shengji: two sides climb from 2 to A by the points they take with pairs,
-- tractors and throws.

local ranks = "2 3 4 5 6 7 8 9 10 J Q K A"

local shengji = game "Shengji" {
  players = 4, unscored = "the attackers deal next and rise no level",
  sides   = "partners", turn = "anticlockwise", -- 1 and 3 against 2 and 4
  deck    = french(54, { packs = number { 2, from = 1, to = 4 } }),
  ranks   = ranks,                             -- low to high, but see order
  points  = { ["5"] = 5, ["10 K"] = 10 },
  piles   = { hole = "none" },
  plays   = {                                  -- pairs, tractors, throws, …
    throws = choice { of = "allowed forbidden", name = "throw" },
    short_tractors = flag { true },
    pairs_over_triple = choice { of = "no one two" },
    kill_compare = choice { of = "by_format highest" },
  },
  facts   = { cards_each_by_packs = { 12, 25, 39, 52 } },
  round   = { level = text, trump = suit, last_trick = untold(side),
              declared = untold(cards), declared_by = untold(player) },
  levels  = {                                  -- climbed by each side
    of = ranks,
    first = text { "2 2", of = ranks, count = 2, name = "fixed_levels",
      "the levels to begin at" },
    last = choice { of = ranks, from = "3", default = "A", name = "last_level",
      "the level at which the dealers win the match" },
    stops = text { "", of = ranks, name = "must_play",
      "levels besides the last that only dealers leave" },
  },
  options = {
    no_trump = flag { true, "jokers may make a round without trump suit" },
    throw_penalty = number { 0, from = 0, to = 100, "cost of a failed throw" },
    hole = choice { "double", "by_format", "what hole cards count at the end" },
    declaring = choice { "while_drawing", "after_draw", "fixed",
      "when trumps are declared; after_draw and fixed are duplicate play" },
    fixed_dealer = number { 1, from = 1, to = 4, "first dealer in duplicate" },
    fixed_trump = choice { "S", "H", "C", "D", "none", "trump suit if fixed" },
    rounds = number { 0, from = 0, to = 100 },
  },
}

-- Jokers on top, then the level cards; that of the trump suit above the others.
function shengji:order()
  local level = self.level or "2"
  return { trump = self.trump, top = { cards_of(level), "LJ", "BJ" } }
end

-- The dealer's side plays its level: cards of that rank are level cards; the
-- others attack. The dealer takes the hole cards, puts as many back and leads.
function shengji:round()
  if self.round_number == 1 and self.option.declaring ~= "while_drawing" then
    self:make_dealer(self.option.fixed_dealer)
  end
  self.level = self.dealer.side.level
  self:draw_and_declare()
  self:take_and_put_away(self.dealer, self.hole,
    "which " .. #self.hole .. " cards go face down as hole cards?")
  self.last_trick = self:play_tricks { leader = self.dealer }.side
  self:score_round()
end

-- Each in turn, first the dealer, draws a card and may declare: level cards
-- their suit as trump, two equal jokers or more that there is none. More cards
-- beat fewer; of as many, big jokers beat small ones, and these level cards.
-- The first round has a dealer drawn at random, until somebody declares:
-- whoever does so last deals. The rest are hole cards.
function shengji:draw_and_declare()
  local how, packs = self.option.declaring, self.option.packs
  local jokers = self.option.no_trump and packs > 1
  self.declared, self.declared_by = self:draw_each {
    cards = self.facts.cards_each_by_packs[packs], first = self.dealer,
    ladder = how ~= "fixed" and
      { cards_of(self.level), jokers and "LJ LJ", jokers and "BJ BJ" },
    more_copies = true,
    at_end = how == "after_draw" and self:partner_of(self.dealer),
    prompt = "show cards to declare trumps?",
    over = "{cards} stands: show stronger cards?",
  }
  self:draw(self.hole, #self.stock)
  self.trump = self:choose_trump(how)
  if how == "while_drawing" and self.round_number == 1 then
    self:make_dealer(self.declared_by)
  end
end

-- If nobody has declared, in duplicate play the suit is given, or the dealer's
-- partner names it. Else the first hole card, for all to see, makes trump; a
-- joker makes none, or the next card is turned where there must be one. If all
-- are jokers, and in any case in the first round, the cards are dealt again.
function shengji:choose_trump(how)
  if self.declared then return suit(split(self.declared)[1]) end
  if how == "fixed" then return self.option.fixed_trump end
  if how == "after_draw" then
    local partner = self:partner_of(self.dealer)
    return self:choose_suit(partner, "which suit is trump?")
  end
  for card in words(self.round_number > 1 and self.hole or "") do
    self:show(card, "nobody has declared", self.hole)
    if suit(card) or self.option.no_trump then return suit(card) end
  end
  self:deal_again()
end

-- The attackers' points are those of the cards they have taken, and of failed
-- throws. Those of the hole cards count only if they win the last trick: twice,
-- or if so chosen twice for each card in its lead's largest format.
function shengji:attackers()
  local side = self:next_in_turn(self.dealer).side
  local points = side.won:points() + side.count
  if self.last_trick == side then
    local times = self.option.hole == "double" and 1 or self:largest_led()
    points = points + 2 * times * self.hole:points()
  end
  return side, points, points .. " of " .. 40 * self.option.packs .. " points"
end

-- All see how many points the attackers have.
function shengji:standing()
  if #self.stock > 0 then return {} end
  local side, _, says = self:attackers()
  return { attackers = { [side.number] = says } }
end

-- A failed throw of the dealers gives its cost to the attackers; one of theirs
-- costs them that, but no more than they have.
function shengji:throw_failed(player)
  local side, points = self:attackers()
  local cost = self.option.throw_penalty
  if player.side == side then cost = -math.min(cost, points) end
  self:count(side, cost, "failed throw")
end

-- With 40 points a pack, 80 of two packs, the attacker on the dealer's right
-- deals next, and the attackers rise a level for each 20 a pack above, but from
-- no level where rises end. With fewer the dealer's partner deals, and the
-- dealers rise one level, two below half of that, three at no points.
function shengji:score_round()
  local half = 20 * self.option.packs
  local side, points, says = self:attackers()
  if points >= 2 * half then
    self:pass_deal_to(self:next_in_turn(self.dealer))
    if self:at_stop(side) then return end
    return self:climb(side, points // half - 2, says)
  end
  self:pass_deal_to(self:partner_of(self.dealer))
  self:climb(self.dealer.side, points > 0 and 2 - points // half or 3, says)
end

return shengji
