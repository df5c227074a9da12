-- Five play: the dealer names a card, and whoever plays it is the dealer's
-- friend against the other three.
-- [players=6] Six play: the dealer names two cards, and whoever plays them is
-- the dealer's friend against the others.

local copies = "first second third fourth"

-- The fields of each friend: the card, which copy, and how many are to come.
local CALLS = { { "called", "copy", "copies_left" },
  { "called_too", "copy_too", "copies_left_too" } }

local friends = house_rule "Find friends" {
  of       = "shengji",
  not_with = "duplicate",
  players  = number { 5, from = 5, to = 6,
    "how many play; of six the dealer has two friends" },
  replaces = { "sides", "standing", "throw_failed" },
  facts    = function(option)
    return { cards_each_by_packs = option.players == 6
      and { 8, 17, 26, 35 } or { 10, 20, 31, 42 } }
  end,
  options  = { without = "declaring fixed_dealer fixed_levels fixed_trump" },
  round    = { called = card, copy = choice { of = copies },
               copies_left = untold(number), called_too = card,
               copy_too = choice { of = copies },
               copies_left_too = untold(number) },
  says     = {
    opening = {
      "[players=5] Shengji: five climb from 2 to A, the dealer and a friend, "
        .. "who is known by a card, against the others.",
      "[players=6] Shengji: six climb from 2 to A, the dealer and two friends, "
        .. "who are known by cards, against the others.",
    },
    round = {
      "[players=5] The dealer's own level is played: cards of that rank are "
        .. "level cards. The dealer takes the hole cards, puts as many back, "
        .. "names a card and leads.",
      "[players=6] The dealer's own level is played: cards of that rank are "
        .. "level cards. The dealer takes the hole cards, puts as many back, "
        .. "names two cards and leads.",
    },
    choose_trump = "If nobody has declared, the first hole card, for all to "
      .. "see, makes trump; a joker makes none, or the next card is turned "
      .. "where there must be one. If all are jokers, and in any case in the "
      .. "first round, the cards are dealt again.",
    attackers = "The attackers' points are those of the cards they have "
      .. "taken, and of failed throws. Those of the hole cards count only if "
      .. "an attacker wins the last trick: twice, or if so chosen twice for "
      .. "each card in its lead's largest format.",
    score_round = {
      "[players=5] With 40 points a pack or more the next attacker on the "
        .. "dealer's right deals next, and each attacker rises. With fewer the "
        .. "friend deals next, and the dealer and the friend rise. Only the "
        .. "dealer rises from a level where rises end.",
      "[players=6] With 40 points a pack or more the next attacker on the "
        .. "dealer's right deals next, and each attacker rises. With fewer the "
        .. "next friend on the dealer's right deals next, and the dealer and "
        .. "the friends rise. Only the dealer rises from a level where rises "
        .. "end.",
    },
  },
}

-- Each card is in a hand or a hole card when the dealer names one.
local function all_trumps(self)
  local trumps = self.hole:of_suit "trump"
  for player in self:each_player() do
    trumps = trumps:with(player.hand:of_suit "trump")
  end
  return trumps
end

-- [players=5] The dealer names a card that is no trump and which of its copies:
-- the first that is played, the second and so on. Whoever plays that copy is
-- the dealer's friend. The dealer may hold the card, or have put it away.
-- [players=6] The dealer names two cards that are no trumps, for each friend
-- one, and which of their copies: the first that is played, the second and so
-- on. Whoever plays such a copy is the dealer's friend. The dealer may hold the
-- cards, or have put them away; one player may be both friends.
function friends:before_play()
  self:call_friend("which card finds a friend?", CALLS[1])
  if self.option.players == 6 then
    self:call_friend("which card finds the other friend?", CALLS[2])
  end
end

function friends:call_friend(prompt, fields)
  local numbers, trumps = {}, all_trumps(self)
  for n = 1, self.option.packs do numbers[n] = cycle(copies, n) end
  local _, copy, called = self:ask(self.dealer, prompt, {
    { "{copy} {called}", copy = numbers, called = cards_of(self.facts.ranks),
      fits = function(copy, card)
        if trumps:has(card) then return false, "a trump finds nobody" end
        return card ~= self.called or copy ~= self.copy,
          "that copy finds the first friend"
      end },
  })
  self[fields[1]], self[fields[2]] = called, copy
  self[fields[3]] = place(copies, copy)
end

-- [players=5] After the trick with that copy all know who the dealers are: the
-- dealer and the friend, or the dealer alone, who has played it.
-- [players=6] After the trick with such a copy all know who has played it, and
-- so is a friend; nobody, if it is the dealer.
function friends:after_trick()
  local cards, found = split(self:trick()), {}
  for i, card in ipairs(cards) do
    for n = 1, self.option.players - 4 do
      local fields = CALLS[n]
      if card == self[fields[1]] then
        self[fields[3]] = self[fields[3]] - 1
        if self[fields[3]] == 0 then found[#found + 1] = i end
      end
    end
  end
  if #found > 0 then self:find_friends(cards, found) end
end

function friends:find_friends(cards, found)
  local length = #cards // self.facts.players     -- of each play to the trick
  local leader, dealers = self:who_played(cards[1]), { self.dealer }
  for _, i in ipairs(found) do
    dealers[#dealers + 1] = self:next_in_turn(leader, (i - 1) // length)
  end
  for player in self:each_player() do
    if player.party and player.party.number == 1 then
      dealers[#dealers + 1] = player
    end
  end
  self:form_parties { name = "dealers", others = "attackers",
    players = dealers }
end

-- [players=5] All but the dealer attack, but the friend only until being known.
-- [players=6] All but the dealer attack, but a friend only until being known.
function friends:attacks(side)
  local party = side.players[1].party
  if party then return party.number == 2 end
  return side ~= self.dealer.side
end

-- All see how many points the attackers have.
function friends:standing()
  if #self.stock > 0 then return {} end
  local _, says = self:attackers()
  return { attackers = says }
end

-- A failed throw of the dealers gives its cost to the attackers; one of theirs
-- costs them that, but no more than they have.
function friends:throw_failed(player)
  local points, cost = self:attackers(), self.option.throw_penalty
  if self:attacks(player.side) then
    self:count(player, -math.min(cost, points), "failed throw")
  else
    self:count(self.dealer, cost, "failed throw")
  end
end

-- [players=5] What the friend took before being known does not count for the
-- attackers, nor what the friend's failed throws cost them. They never have
-- less than nothing.
-- [players=6] What a friend took before being known does not count for the
-- attackers, nor what a friend's failed throws cost them. They never have less
-- than nothing.
function friends:points_taken()
  local points = self.dealer.side.count
  for side in self:each_side() do
    if self:attacks(side) then
      points = points + side.won:points() + side.count
    end
  end
  return math.max(0, points)
end

function friends:next_attacker()
  for player in self:each_other(self.dealer) do
    if self:attacks(player.side) then return player end
  end
end

-- [players=5] A dealer who has no friend, as the copy was the dealer's own or
-- lies among the hole cards, deals again.
-- [players=6] A dealer who has no friend, as the copies were the dealer's own
-- or lie among the hole cards, deals again.
function friends:next_defender()
  for player in self:each_other(self.dealer) do
    if not self:attacks(player.side) then return player end
  end
  return self.dealer
end

function friends:rise(winners, levels, says)
  for side in self:each_side() do
    local wins = self:attacks(side) == (winners == "attackers")
    local is_held = wins and side ~= self.dealer.side and self:is_held(side)
    if wins and not is_held then self:climb(side, levels, says) end
  end
end


-- Seat 1 holds all level cards.
local twos = { hands = { "2S 2H 2C 2D AC 3C 4C 3D 4D 6D", "*", "*", "*", "*" } }

example "of two packs each draws 20 cards, and eight are left" {
  deal = { hands = { "2S 2H 2H 2C 2C 2D 2D LJ BJ *", "LJ BJ *" },
    hole = "2S *" },
  moves = { "declare 2S" },
  leaves = { counts = { 28, 20, 20, 20, 20 }, dealer = 1 },
}

example "of one pack ten, and four are left" {
  packs = 1, deal = twos, moves = { "declare 2S" },
  leaves = { counts = { 14, 10, 10, 10, 10 }, dealer = 1 },
}

example "a card is named that is no trump, be it the dealer's own" {
  packs = 1, deal = twos, moves = { "declare 2S", "3C 4C 3D 4D" },
  allowed = { "first AC", "first 4D", "first KH" },
  refused = { "first AS", "first 2H" }, because = "a trump finds nobody",
}
local seven_kings = "KC KC KD KD KH KH KS"

-- The second AC makes seat 5 the friend, who took 45 points before.
example "what the friend took before does not count for the attackers" {
  dealer = 1, party = { 1, 5 }, step = "attackers",
  won = { "", "5C", "", "", "10D KD 10H KH 5H" }, gives = 5,
}

example "35 points of 80: the dealer and the friend rise two each" {
  last_level = "4", dealer = 1, party = { 1, 4 }, last_trick = 1,
  won = { "", "KC KC", "KD 5C" }, scores = { 2, 0, 0, 2, 0 },
  leaves = { next_dealer = 4 },
}

example "75 points of 80: they rise one each, from 3 and 7 to 4 and 8" {
  last_level = "9", levels = { "3", "2", "2", "7", "2" }, dealer = 1,
  party = { 1, 4 }, last_trick = 1, won = { "", "KC KC KD KD 10C 10C 10D 5C" },
  scores = { 1, 0, 0, 1, 0 }, leaves = { levels = { "4", "2", "2", "8", "2" } },
}

example "120: three rise one each, and the next of them on the right deals" {
  last_level = "3", dealer = 1, party = { 1, 5 }, last_trick = 1,
  won = { "", seven_kings, "10C 10C 10D", "10D 10H" },
  scores = { 0, 1, 1, 1, 0 }, leaves = { next_dealer = 4 },
}

example "a dealer who has played the card is alone, and deals again" {
  last_level = "3", dealer = 1, party = { 1 }, last_trick = 1,
  won = { "", seven_kings }, scores = { 1, 0, 0, 0, 0 },
  leaves = { next_dealer = 1 },
}

example "so is one whose card lies among the hole cards" {
  last_level = "3", dealer = 1, last_trick = 1, won = { "", seven_kings },
  scores = { 1, 0, 0, 0, 0 }, leaves = { next_dealer = 1 },
}

example "then all four attack" {
  dealer = 1, won = { "", "KC", "KD", "KH", "KS" }, step = "attackers",
  gives = 40,
}

example "an attacker who wins the last trick has twice the hole cards" {
  dealer = 1, party = { 1, 5 }, last_trick = 2, hole = "KH 10H",
  won = { "", "KC KC KD KD" }, scores = { 0, 0, 0, 0, 0 },
  leaves = { next_dealer = 4 },
}

example "the friend who wins it has them for the dealers" {
  last_level = "3", dealer = 1, party = { 1, 5 }, last_trick = 5,
  hole = "KH 10H", won = { "", "KC KC KD KD" }, scores = { 1, 0, 0, 0, 1 },
}

example "only the dealer leaves a level where rises end" {
  must_play = "5 6", levels = { "5", "2", "2", "5", "2" },
  dealer = 1, party = { 1, 4 }, last_trick = 1, won = { "", "2C" },
  scores = { 1, 0, 0, 0, 0 },
}

example "so the friend does not win at A, but deals next" {
  levels = { "K", "2", "2", "A", "2" },
  dealer = 1, party = { 1, 4 }, last_trick = 1, won = { "", "2C" },
  scores = { 1, 0, 0, 0, 0 }, won_by = false, leaves = { next_dealer = 4 },
}

example "and the dealer wins alone" {
  levels = { "A", "2", "2", "A", "2" },
  dealer = 1, party = { 1, 4 }, last_trick = 1, won = { "", "2C" },
  scores = { 1, 0, 0, 0, 0 }, won_by = 1,
}

example "a failed throw of the friend adds its cost to the attackers' points" {
  throw_penalty = 30, dealer = 1, party = { 1, 5 }, step = "throw_failed",
  with = { "player 5" }, won = { "", "KC" },
  leaves = { counted = { 30, 0, 0, 0, 0 } },
}

example "one of the attackers costs no more than they have" {
  throw_penalty = 30, dealer = 1, party = { 1, 5 }, step = "throw_failed",
  with = { "player 3" }, won = { "", "KC", "", "", "KD" },
  leaves = { counted = { 0, 0, -10, 0, 0 } },
}

return friends
