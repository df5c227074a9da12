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
    rounds = number { to = 100 },
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
-- The rest are hole cards.
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
    self:choose_first_dealer()
  end
end

-- The first round has a dealer drawn at random, until somebody declares:
-- whoever does so last deals.
function shengji:choose_first_dealer()
  self:make_dealer(self.declared_by)
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
  for card in (self.round_number > 1 and self.hole or "") do
    self:show(card, "nobody has declared", self.hole)
    if suit(card) or self.option.no_trump then return suit(card) end
  end
  self:deal_again()
end

function shengji:attacks(side)
  return side ~= self.dealer.side
end

function shengji:next_attacker()
  return self:next_in_turn(self.dealer)
end

function shengji:next_defender()
  return self:partner_of(self.dealer)
end

function shengji:points_taken()
  local side = self:next_attacker().side
  return side.won:points() + side.count
end

-- The attackers' points are those of the cards they have taken, and of failed
-- throws. Those of the hole cards count only if they win the last trick: twice,
-- or if so chosen twice for each card in its lead's largest format.
function shengji:attackers()
  local points = self:points_taken()
  if self.last_trick and self:attacks(self.last_trick) then
    local by_format = self.option.hole == "by_format"
    local times = by_format and select(2, self:led()) or 1
    points = points + 2 * times * self.hole:points()
  end
  return points, points .. " of " .. 40 * self.option.packs .. " points"
end

-- All see how many points the attackers have.
function shengji:standing()
  if #self.stock > 0 then return {} end
  local _, says = self:attackers()
  return { attackers = { [self:next_attacker().side.number] = says } }
end

-- A failed throw of the dealers gives its cost to the attackers; one of theirs
-- costs them that, but no more than they have.
function shengji:throw_failed(player)
  local points, cost = self:attackers(), self.option.throw_penalty
  if self:attacks(player.side) then
    self:count(player, -math.min(cost, points), "failed throw")
  else
    self:count(self:next_attacker(), cost, "failed throw")
  end
end

-- With 40 points a pack, 80 of two packs, the attackers rise a level for each
-- 20 a pack above.
function shengji:attackers_rise(points)
  local half = 20 * self.option.packs
  return points // half - 2
end

-- With fewer the dealers rise one level, two below half of that, three at no
-- points.
function shengji:dealers_rise(points)
  local half = 20 * self.option.packs
  if points == 0 then return 3 end
  return points < half and 2 or 1
end

-- With 40 points a pack or more the attacker on the dealer's right deals next,
-- and the attackers rise, but from no level where rises end. With fewer the
-- dealer's partner deals, and the dealers rise.
function shengji:score_round()
  local points, says = self:attackers()
  if points >= 40 * self.option.packs then
    self:pass_deal_to(self:next_attacker())
    self:rise("attackers", self:attackers_rise(points), says)
  else
    self:pass_deal_to(self:next_defender())
    self:rise("dealers", self:dealers_rise(points), says)
  end
end

function shengji:rise(winners, levels, says)
  local side = self.dealer.side
  if winners == "attackers" then
    side = self:next_attacker().side
    if self:is_held(side) then return end
  end
  self:climb(side, levels, says)
end

function shengji:is_held(side)
  local ends = self.option.must_play .. " " .. self.option.last_level
  return among(side.level, ends)
end


-- The dealer holds the hole cards, too.
example "of two packs each draws 25 cards, and eight are left" {
  declaring = "fixed", moves = {},
  leaves = { counts = { 33, 25, 25, 25 }, trump = "S", level = "2",
             dealer = 1 },
}

example "two level cards of a suit beat one" {
  moves = { "declare 2S" }, legal = { "pass", "declare 2C 2C" },
}

example "a pair must be answered with a pair" {
  level = "10", trump = "S", trick = { "4H 4H" }, hand = "7H 7H 9H 2C",
  legal = { "7H 7H" }, refused = { "7H 9H" }, because = "follow_format",
}

example "without a pair two cards of the suit are played" {
  level = "10", trump = "S", trick = { "4H 4H" }, hand = "7H 9H 2C 3C",
  legal = { "7H 9H" },
}

example "a tractor must be answered with a tractor" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H" },
  hand = "8H 8H 9H 9H JH", legal = { "8H 8H 9H 9H" },
}

example "a pair of trumps kills a pair" {
  level = "10", trump = "S", trick = { "4H 4H", "3S 3S" }, winner = 2,
}

example "a throw stands if nobody holds anything higher" {
  level = "10", trump = "S", hand = "AH AH KH",
  others = { "KH QH QH", "9H", "2C" }, allowed = { "AH AH KH" },
}

example "or else a component that can be beaten is forced" {
  level = "10", trump = "S", hand = "AH KH", others = { "AH 2C", "3H", "4H" },
  refused = { "AH KH" }, because = "throw_fails", forced = "KH",
}

example "what a five, a ten and a king count" {
  cards = "5S 10S KS QS", points = 25,
}

example "75 points of 80 leave the dealers a level" {
  dealer = 1, last_trick = 1, scores = { 1, 0 },
  won = { "", "KC KC KD KD 10C 10C 10D 5C" },
}

example "80 points change the dealers" {
  dealer = 1, last_trick = 1, scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS KS" },
}

example "the last trick doubles the hole cards: 40 and 2 × 20" {
  dealer = 1, last_trick = 2, hole = "KH 10H", scores = { 0, 0 },
  won = { "", "KC KC KD KD" },
}

example "a level that must be played holds the attackers" {
  must_play = "5", dealer = 1, last_trick = 1, levels = { "3", "5" },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D" },
  scores = { 0, 0 },
}

example "whoever rises at the last level has won" {
  dealer = 1, last_trick = 1, levels = { "A", "K" }, won = { "", "KC" },
  scores = { 1, 0 }, won_by = 1,
}

return shengji
