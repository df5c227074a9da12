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


example "a pair must be answered with a pair" {
  level = "10", trump = "S", trick = { "4H 4H" }, hand = "7H 7H 9H 2C",
  legal = { "7H 7H" }, refused = { "7H 9H" }, because = "follow_format",
}

example "without a pair two cards of the suit are played" {
  level = "10", trump = "S", trick = { "4H 4H" }, hand = "7H 9H 2C 3C",
  legal = { "7H 9H" },
}

example "the last card of the suit goes with any other" {
  level = "10", trump = "S", trick = { "4H 4H" }, hand = "7H 2C 3D",
  legal = { "7H 2C", "7H 3D" },
  refused = { "2C 3D" }, because = "follow_suit",
}

example "a tractor must be answered with a tractor" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H" },
  hand = "8H 8H 9H 9H JH", legal = { "8H 8H 9H 9H" },
}

example "or else with as many pairs as there are" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H" },
  hand = "8H 8H JH JH QH", legal = { "8H 8H JH JH" },
}

example "and then with any cards of the suit" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H" },
  hand = "8H 8H JH QH KH",
  legal = { "8H 8H JH QH", "8H 8H JH KH", "8H 8H QH KH" },
}

example "a longer tractor obliges to the shorter tractors" {
  level = "10", trump = "S", trick = { "4H 4H 5H 5H 6H 6H" },
  hand = "8H 8H 9H 9H QH QH 2H 2H", legal = { "8H 8H 9H 9H QH QH",
    "2H 2H 8H 8H 9H 9H" },
}

example "pairs of level cards of two suits are no tractor" {
  level = "10", trump = "S", trick = { "10D 10D 10C 10C" },
  hand = "LJ LJ BJ BJ KS KS", allowed = { "LJ LJ BJ BJ", "LJ LJ KS KS" },
}

example "the top of the trumps holds together" {
  level = "10", trump = "S", trick = { "KS KS AS AS" },
  hand = "10C 10C 10S 10S BJ BJ", legal = { "10C 10C 10S 10S" },
}

example "a pair of trumps kills a pair" {
  level = "10", trump = "S", trick = { "4H 4H", "3S 3S" }, winner = 2,
}

example "two other trumps do not" {
  level = "10", trump = "S", trick = { "4H 4H", "3S 5S" }, winner = 1,
}

example "of two kills the higher one wins" {
  level = "10", trump = "S", trick = { "4H 4H", "3S 3S", "5S 5S", "4S 4S" },
  winner = 3,
}

example "a kill of a throw has its formats" {
  level = "10", trump = "S", trick = { "AH KH QH QH", "3S 3S 4S 4S" },
  winner = 2,
}

example "or it does not win" {
  level = "10", trump = "S", trick = { "AH KH QH QH", "3S 4S 5S 6S" },
  winner = 1,
}

example "of equal cards the first is higher" {
  level = "10", trump = "S", trick = { "10D", "10C", "10H", "AS" }, winner = 1,
}

example "a throw stands if nobody holds anything higher" {
  level = "10", trump = "S", hand = "AH AH KH",
  others = { "KH QH QH", "9H", "2C" }, allowed = { "AH AH KH" },
}

example "or else a component that can be beaten is forced" {
  level = "10", trump = "S", hand = "AH KH", others = { "AH 2C", "3H", "4H" },
  refused = { "AH KH" }, because = "throw_fails", forced = "KH",
}

example "so it is with pairs" {
  level = "10", trump = "S", hand = "AH 4H 4H",
  others = { "6H 6H", "AH", "5H" },
  refused = { "AH 4H 4H" }, because = "throw_fails", forced = "4H 4H",
}

example "75 points of 80 leave the dealers a level" {
  dealer = 1, last_trick = 1, scores = { 1, 0 },
  won = { "", "KC KC KD KD 10C 10C 10D 5C" },
}

example "less than half are two levels" {
  dealer = 1, last_trick = 1, scores = { 2, 0 }, won = { "", "KC KC KD 5C" },
}

example "nothing is three" {
  dealer = 1, last_trick = 1, scores = { 3, 0 }, won = { "", "2C" },
}

example "80 points change the dealers" {
  dealer = 1, last_trick = 1, scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS KS" },
}

example "120 are a level for the attackers, too" {
  dealer = 1, last_trick = 1, scores = { 0, 1 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D" },
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

example "and ends the dealers' rise" {
  must_play = "5", dealer = 1, last_trick = 1, levels = { "4", "2" },
  won = { "", "2C" }, scores = { 1, 0 },
}

example "whoever rises at the last level has won" {
  dealer = 1, last_trick = 1, levels = { "A", "K" }, won = { "", "KC" },
  scores = { 1, 0 }, won_by = 1,
}

example "a failed throw of the dealers adds to the attackers' points" {
  throw_penalty = 30, dealer = 1, step = "throw_failed",
  with = { "player 1" }, won = { "", "KC" }, leaves = { counted = { 0, 30 } },
}

example "their own costs no more than they have" {
  throw_penalty = 30, dealer = 1, step = "throw_failed",
  with = { "player 2" }, won = { "", "KC" }, leaves = { counted = { 0, -10 } },
}

example "what a five, a ten and a king count" {
  cards = "5S 10S KS QS", points = 25,
}

-- The dealer holds the hole cards, too.
example "of two packs each draws 25 cards, and eight are left" {
  declaring = "fixed", moves = {},
  leaves = { counts = { 33, 25, 25, 25 }, trump = "S", level = "2",
             dealer = 1 },
}

example "of one pack 12, and six are left" {
  packs = 1, declaring = "fixed", moves = {},
  leaves = { counts = { 18, 12, 12, 12 } },
}

example "of three packs 39, and six are left" {
  packs = 3, declaring = "fixed", moves = {},
  leaves = { counts = { 45, 39, 39, 39 } },
}

example "of four packs 52, and eight are left" {
  packs = 4, declaring = "fixed", moves = {},
  leaves = { counts = { 60, 52, 52, 52 } },
}

example "the trump suit may be given as none, and the levels too" {
  declaring = "fixed", fixed_trump = "none", fixed_levels = "5 7", moves = {},
  leaves = { trump = "none", level = "5" },
}

example "a level above the last counts as the last" {
  declaring = "fixed", fixed_levels = "5 3", last_level = "4", moves = {},
  leaves = { level = "4" },
}

example "a card declared makes its suit trump" {
  declared = "2H", step = "choose_trump", with = { "while_drawing" },
  gives = "H",
}

example "in the first round the cards are dealt again if nobody declares" {
  step = "choose_trump", with = { "while_drawing" }, hole = "5H 3C",
  gives = "deal again",
}

example "later the first hole card makes trump" {
  round_number = 2, step = "choose_trump", with = { "while_drawing" },
  hole = "5H 3C", gives = "H",
}

example "a joker turned makes none" {
  round_number = 2, step = "choose_trump", with = { "while_drawing" },
  hole = "LJ 3C", gives = "none",
}

example "where there must be a trump suit the next card is turned" {
  no_trump = false, round_number = 2, step = "choose_trump",
  with = { "while_drawing" }, hole = "LJ 3C", gives = "C",
}

example "half of the points leave the dealers one level" {
  dealer = 1, last_trick = 1, scores = { 1, 0 }, won = { "", "KC KC KD KD" },
}

example "five points leave them two" {
  dealer = 1, last_trick = 1, scores = { 2, 0 }, won = { "", "5C" },
}

example "115 points are no level for the attackers" {
  dealer = 1, last_trick = 1, scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 5C" },
}

example "the attackers rise at no level that must be played, as A is" {
  dealer = 1, last_trick = 1, levels = { "3", "A" },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D" },
  scores = { 0, 0 }, won_by = false, leaves = { levels = { "3", "A" } },
}

example "no rise goes beyond A" {
  dealer = 1, last_trick = 1, levels = { "K", "2" }, won = { "", "2C" },
  scores = { 1, 0 }, won_by = false, leaves = { levels = { "A", "2" } },
}

example "after the last of three rounds the higher level wins" {
  rounds = 3, round_number = 3, dealer = 1, last_trick = 1,
  levels = { "3", "10" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = 2,
}

example "on either side" {
  rounds = 3, round_number = 3, dealer = 1, last_trick = 1,
  levels = { "10", "3" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = 1,
}

example "equal levels are a draw" {
  rounds = 3, round_number = 3, dealer = 1, last_trick = 1,
  levels = { "7", "7" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = 0,
}

example "before the last round it goes on" {
  rounds = 3, round_number = 2, dealer = 1, last_trick = 1,
  levels = { "3", "10" }, won = { "", "KC KC KD KD KH KH KS KS" },
  scores = { 0, 0 }, won_by = false,
}

example "a failed throw of the dealers adds its cost to the attackers" {
  throw_penalty = 1, dealer = 1, step = "throw_failed",
  with = { "player 1" }, leaves = { counted = { 0, 1 } },
}

example "one of the attackers takes it away" {
  throw_penalty = 10, dealer = 1, step = "throw_failed",
  with = { "player 2" }, won = { "", "KC KD" },
  leaves = { counted = { 0, -10 } },
}

example "but no more than they have" {
  throw_penalty = 10, dealer = 1, step = "throw_failed",
  with = { "player 2" }, won = { "", "5C" },
  leaves = { counted = { 0, -5 } },
}

example "two level cards of a suit beat one" {
  moves = { "declare 2S" }, legal = { "pass", "declare 2C 2C" },
}

example "whoever declares in the first round deals, and has the hole cards" {
  moves = { "declare 2S", "declare 2C 2C" },
  leaves = { dealer = 1, trump = "C", counts = { 33, 25, 25, 25 } },
}

-- Seat 1 deals: its partner, seat 3, speaks first.
example "in duplicate play all is drawn before anybody declares" {
  declaring = "after_draw", moves = {},
  legal = { "pass", "declare 2C", "declare 2D", "declare 2C 2C" },
}

example "with one pack jokers declare nothing" {
  packs = 1, declaring = "after_draw", moves = {},
  deal = { hands = { "*", "*", "2H LJ BJ", "*" } },
  legal = { "pass", "declare 2H" },
}

example "two jokers declare that there is no trump suit" {
  declaring = "after_draw", moves = {},
  deal = { hands = { "*", "*", "LJ LJ BJ", "*" } },
  legal = { "pass", "declare 2D", "declare LJ LJ" },
}

example "unless there must be one" {
  declaring = "after_draw", no_trump = false, moves = {},
  deal = { hands = { "*", "*", "LJ LJ BJ", "*" } },
  legal = { "pass", "declare 2D" },
}

example "if all pass the dealer's partner names the suit" {
  declaring = "after_draw", moves = { "pass", "pass", "pass", "pass" },
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

example "the last trick counts the hole cards twice, not three times" {
  dealer = 1, last_trick = 2, hole = "10H 10S", scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS" },
}

example "195 points are two levels" {
  dealer = 1, last_trick = 1, scores = { 0, 2 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D 10H 10H 10S 10S "
    .. "5C 5C 5D 5D 5H 5H 5S" },
}

return shengji
