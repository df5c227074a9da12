-- Sheepshead: a picker and a secret partner against the others, 32 cards.
-- [players<5] Sheepshead: a picker against the others, 32 cards.
-- [partner=none] Sheepshead: a picker against the others, 32 cards.

local jacks_and_queens = "JD JH JS JC QD QH QS QC"   -- from low to high

-- Of five the picker calls an ace, unless an option says otherwise.
local function calls_ace(option)
  local how = option.partner
  return option.players == 5 and (how == "usual" or how == "called_ace")
end

local sheepshead = game "Sheepshead" {
  deck        = french(32),
  points      = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  piles       = { blind = "none", under = "none" },
  camps       = { "picker", "opponents", needs = 61, with = "blind" },
  announcements = { { "schneider", points = { 31, 30 } },
                    { "all tricks", tricks = 1 } },
  obligations = function(option)
    local calls = calls_ace(option)
    return { calls and play_called "called", follow_suit,
      calls and keep_called("called", "picker") }
  end,
  round_total = 0, unscored = "nobody alone has the fewest points",
  round       = { picker = player, called = card, under_card = card,
                  leaster = flag },
  options     = {
    players = number { 5, from = 3, to = 5, "how many play" },
    partner = choice { "usual", "called_ace", "jack", "none",
      "who plays with the picker; usual: called_ace with five players, none "
      .. "with fewer; called_ace: whoever holds the ace that is called" },
    all_pass = choice { "leaster", "redeal", "forced",
      "what follows if all pass; forced: the dealer must pick" },
    leaster_blind = choice { "last_trick", "first_trick", "nobody",
      needs = { all_pass = "leaster" }, "who gets the blind in a leaster" },
    double_bump = flag { true,
      "a round that the picker loses, a bump, counts double" },
    partner_pays = flag { false, "the partner pays for no trick, too" },
    under = flag { true, "a card may be laid under a suit that is lacking" },
    rounds = number { 20, from = 1 }, first_dealer = number {},
  },
  refuses     = function(option)
    local how = option.partner
    if option.players < 5 and how ~= "none" and how ~= "usual" then
      return how == "jack" and "partner=jack needs players=5"
        or "partner=called_ace needs players=5"
    end
    if not option.under and not calls_ace(option) then
      return "under=false needs an ace that is called"
    end
    return option.partner_pays and not calls_ace(option) and how ~= "jack"
      and "partner_pays needs a partner"
  end,
}

-- Queens, jacks and diamonds are trumps.
-- [players=5 and partner=usual or called_ace and under] An under card, which
-- the picker may lay face down to call, is the lowest of the called suit when
-- it is played.
function sheepshead:order()
  return { trump = "D", ranks = "7 8 9 J Q K 10 A", top = jacks_and_queens,
    counts_as = self.under_card and { [suit(self.called)] = self.under_card } }
end

-- [players~=4] Two cards are the blind; the others are dealt.
-- [players=4] Four cards are the blind; the others are dealt.
function sheepshead:deal()
  local blind = self.option.players == 4 and 4 or 2
  self:deal_each((32 - blind) // self.option.players)
  self:draw(self.blind, blind)
end

-- The dealer's left leads.
function sheepshead:round()
  self:deal()
  local leader = self:left_of(self.dealer)
  self.picker = self:find_picker(leader)
  if not self.picker then return self:all_pass() end
  self:take_and_put_away(self.picker, self.blind, "which cards do you bury?")
  self:find_partner()
  while #self.under > 0 do
    leader = self:play_trick(leader, self.play_under)
  end
  self:play_tricks { leader = leader }
  self:score_round()
end

-- The picker:
-- From the dealer's left each picks or passes, once, until one picks.
-- [all_pass=forced] If all others pass the dealer must pick.
-- [players~=4] Whoever picks takes the two cards of the blind into hand and
-- buries two cards in their place, face down.
-- [players=4] Whoever picks takes the four cards of the blind into hand and
-- buries four cards in their place, face down.
function sheepshead:find_picker(first)
  local forced = self.option.all_pass == "forced" and self.dealer
  for player in self:each_player(first) do
    local words = { "pick", player ~= forced and "pass" }
    if self:choose(player, "do you pick?", words) == "pick" then
      return player
    end
  end
end

-- The partner:
-- [players<5 and partner~=none] The picker is alone.
-- [partner=none] The picker is alone.
-- [partner=jack] Whoever holds JD is the partner. Nobody says so.
-- [players=5 and partner=usual or called_ace] Then the picker calls an ace, and
-- whoever holds it is the partner, but does not say so. The picker names clubs,
-- spades or hearts, a suit whose ace is not his, in hand or buried, but of
-- which he holds another card that is no trump. If all three aces are his, he
-- names a ten that is not his, of a suit whose ace he holds. Or he goes alone.
-- [players=5 and partner=usual or called_ace and under] If he could name an ace
-- but holds no card of its suit, he may lay any card of his hand face down
-- under that suit, and names it.
-- [players=5 and partner=usual or called_ace] Until the called card is played,
-- the picker keeps a card of its suit. The partner keeps the called card, may
-- lead it, and leads no other card of its suit. Whoever has nothing else left
-- plays these cards, too.
function sheepshead:find_partner()
  local option = self.option
  self.called = calls_ace(option) and self:call_partner(self.picker,
    "whom do you call?", { ranks = "A 10", suits = "C S H", others = true,
      buried = self.blind, alone = true,
      under = option.under and self.under }) or nil
  local holds = option.partner == "jack" and "JD" or self.called
  self:form_parties { name = "picker", others = "opponents",
    players = self.picker, holds = holds }
end

-- [players=5 and partner=usual or called_ace and under] The under card is
-- played when the called suit is first led. The picker may lead it, too, throws
-- it on no other suit, and plays it last if nothing else is left. It counts as
-- that suit and wins no trick, but its points count.
function sheepshead:play_under(player)
  local led = self:led()
  if player ~= self.picker or #self.under == 0 then return end
  if led == suit(self.called) or #player.hand == 0
    or not led and self:ask_yes_no(player, "do you lead your under card?") then
    self.under_card = self.under:top()
    self:move(self.under, self.under, player)
    return self.under_card
  end
end

-- [all_pass=redeal] If all pass the next player deals; a deal thrown in is no
-- round.
-- [all_pass=leaster] If all pass they play a leaster, each alone: the fewest
-- points win.
-- [all_pass=leaster and leaster_blind=last_trick] The blind counts for whoever
-- won the last trick.
-- [all_pass=leaster and leaster_blind=first_trick] The blind counts for whoever
-- won the first trick.
-- [all_pass=leaster and leaster_blind=nobody] The blind counts for nobody.
function sheepshead:all_pass()
  if self.option.all_pass == "redeal" then
    -- Pagat has it as a variation: thrown in, and the next player deals.
    self:deal_again(self:left_of(self.dealer))
  end
  self.leaster = true
  local first = self:play_tricks { tricks = 1 }
  local takers = { first_trick = first,
    last_trick = self:play_tricks { leader = first } }
  self:score_leaster(takers[self.option.leaster_blind])
end

-- [all_pass=leaster] In a leaster, of those with a trick, the one with the
-- fewest points gets 1 from each other player. If several have as few, nobody
-- gets anything.
function sheepshead:score_leaster(taker)
  local winner = self:only_best(function(side)
    local blind = taker and side == taker.side and self.blind:points() or 0
    return side.tricks > 0 and -side.won:points() - blind
  end)
  if not winner then return end
  self:score_others(winner, -1, "leaster")
  self:score(winner, self.option.players - 1, "leaster")
end

-- The picker's points are those of the side's tricks and of the buried cards.
-- What they make is the unit that players pay and get.
-- | 61 to 90 points | 1 |
-- | 91 points or more | 2 |
-- | all tricks | 3 |
-- | 31 to 60 points | -1 |
-- | 30 points or fewer | -2 |
-- | no trick | -3 |
-- [double_bump] If the picker loses, the unit is doubled.
function sheepshead:unit(points, our_tricks, their_tricks)
  local unit, says = count_lines(self:count_announcements(61,
    { points = points, tricks = our_tricks },
    { points = 120 - points, tricks = their_tricks }))
  return unit, { "{points} points for the picker: {says}", points = points,
    says = says }
end

-- [players=5 and partner~=none] If the picker wins, each opponent pays a unit,
-- the partner gets one, and the picker the rest. If the picker loses, each
-- opponent gets one, the partner pays one, and the picker the rest.
-- [players=5 and partner~=none and not partner_pays] If the picker's side has
-- no trick, the picker pays alone, the partner nothing.
-- [partner=none] If the picker wins, each opponent pays him a unit. If the
-- picker loses, each opponent gets one from him.
-- [players<5 and partner~=none] If the picker wins, each opponent pays him a
-- unit. If the picker loses, each opponent gets one from him.
function sheepshead:score_round()
  local ours, others = self:party(1), self:party(2)
  local unit, says = self:unit(ours.points + self.blind:points(), ours.tricks,
    others.tricks)
  if unit < 0 and self.option.double_bump then unit = 2 * unit end
  self:score_parties(unit, says, self.picker,
    ours.tricks == 0 and not self.option.partner_pays)
end

example "six cards each, and two in the blind" {
  step = "deal", leaves = { counts = { 6, 6, 6, 6, 6 }, blind = 2 },
}

-- Seat 5 deals, so seat 1 is asked first.
example "each picks or passes, once" {
  first_dealer = 5, moves = { "pass", "pass", "pick" },
  leaves = { picker = 3, counts = { 6, 6, 8, 6, 6 }, blind = 0 },
}

example "all pass: a leaster, led by the dealer's left" {
  first_dealer = 5, deal = { { hands = { "7C QC *" } } },
  moves = { "pass", "pass", "pass", "pass", "pass" }, allowed = { "7C", "QC" },
  leaves = { leaster = true },
}

example "a queen beats a jack, and a jack the ace of diamonds" {
  trick = "JD AD QD", winner = 3,
}

example "a jack is a trump, and follows trumps" {
  trick = "AD", hand = "JC 10C", legal = "JC", refused = "10C",
  because = "follow_suit",
}

-- Seat 1 picks, and buries.
local function dealt(hand, blind)
  return { { hands = { hand }, blind = blind } }
end

example "an ace is called of which the picker has a card" {
  first_dealer = 5, deal = dealt("QC QS JC 9S 8S KH", "7D 8D"),
  moves = { "pick", "7D 8D" }, legal = { "spades", "hearts", "alone" },
  refused = { "clubs" }, because = "you hold no card of that suit",
}

example "without a card of any suit to call a card goes under" {
  first_dealer = 5, deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D" },
  legal = { "spades under", "hearts under", "alone" },
  refused = { "clubs under" }, because = "you have AC",
}

example "the called ace must be played when its suit is led" {
  fields = { called = "AS" }, trick = "9S", hand = "AS 10S 7C", legal = "AS",
  refused = "10S", because = "called card",
}

example "nor may it be thrown on another suit before" {
  fields = { called = "AS" }, trick = "9H", hand = "AS 10S 7C",
  legal = "10S 7C", refused = "AS", because = "called suit",
}

example "what cards count" { cards = "AC 10C KC QC JC 9C", points = 30 }

example "61 points win" { step = "unit", with = { 61, 3, 3 }, gives = 1 }

example "each opponent pays three, and the picker gets the rest" {
  fields = { picker = 1 }, party = { 1, 2 }, tricks = { 3, 3, 0, 0, 0 },
  won = { "AC AS AH AD 10C 10S", "", "", "", "" },
  scores = { 6, 3, -3, -3, -3 },
}

example "without a trick the picker pays alone, and twice as much" {
  fields = { picker = 1 }, party = { 1, 2 }, tricks = { 0, 0, 2, 2, 2 },
  won = { "", "", "AC AS", "AH AD", "10C 10S" },
  scores = { -18, 0, 6, 6, 6 },
}

example "the fewest with a trick wins" {
  step = "score_leaster", with = { "player 1" },
  won = { "KC", "AS KH", "AH KD", "10D 10C", "" }, tricks = { 1, 1, 1, 1, 0 },
  scores = { 4, -1, -1, -1, -1 },
}

return sheepshead
