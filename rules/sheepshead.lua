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

example "a queen beats a jack, and a jack the ace of diamonds" {
  trick = "JD AD QD", winner = 3,
}

example "the queen of clubs is the highest, then spades" {
  trick = "QD QS QC QH", winner = 3,
}

example "jacks rank as queens do" { trick = "JH JC JS JD", winner = 2 }
example "diamonds rank ace, ten, king" { trick = "KD 10D AD 9D", winner = 3 }
example "a trump wins" { trick = "AC 7D KC 10C", winner = 2 }
example "the ten is below the ace, above the king" {
  trick = "KS 10S AS 9S", winner = 3,
}

example "the queen of clubs is no club" {
  trick = "AC", hand = "QC 7S KD", legal = "QC 7S KD",
}

example "a jack is a trump, and follows trumps" {
  trick = "AD", hand = "JC 10C", legal = "JC", refused = "10C",
  because = "follow_suit",
}

example "the under card counts as the called suit, and loses" {
  facts = { called = "AS", under_card = "QC" }, trick = "7S QC 8S", winner = 3,
}

example "no king of the suit is below it" {
  facts = { called = "AS", under_card = "AD" }, trick = "AD 7S", winner = 2,
}

example "six cards each, and two in the blind" {
  step = "deal", leaves = { counts = { 6, 6, 6, 6, 6 }, blind = 2 },
}

example "four players: seven, and four in the blind" {
  players = 4, step = "deal", leaves = { counts = { 7, 7, 7, 7 }, blind = 4 },
}

example "three players: ten" {
  players = 3, step = "deal", leaves = { counts = { 10, 10, 10 }, blind = 2 },
}

-- Seat 5 deals, so seat 1 is asked first.
example "each picks or passes, once" {
  first_dealer = 5, moves = { "pass", "pass", "pick" },
  leaves = { picker = 3, counts = { 6, 6, 8, 6, 6 }, blind = 0 },
}

example "the dealer may pass, too" {
  first_dealer = 5, moves = { "pass", "pass", "pass", "pass" },
  legal = { "pick", "pass" },
}

example "unless he must pick" {
  all_pass = "forced", first_dealer = 5,
  moves = { "pass", "pass", "pass", "pass" },
  leaves = { picker = 5, counts = { 6, 6, 6, 6, 8 } },
}

example "all pass: a leaster, led by the dealer's left" {
  first_dealer = 5, deal = { { hands = { "7C QC *" } } },
  moves = { "pass", "pass", "pass", "pass", "pass" }, allowed = { "7C", "QC" },
  leaves = { leaster = true },
}

example "or the next player deals, and it is the same round" {
  all_pass = "redeal", rounds = 1, first_dealer = 5,
  moves = { "pass", "pass", "pass", "pass", "pass" },
  legal = { "pick", "pass" },
  leaves = { dealer = 1, counts = { 6, 6, 6, 6, 6 } },
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

example "not the picker's own" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "7D 8D" }, legal = { "spades", "alone" },
  refused = { "clubs" }, because = "you have AC",
}

example "nor a buried one" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "AC 7D" }, refused = { "clubs" },
  because = "you have AC",
}

example "no diamond is called" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "AC 7D" }, refused = { "diamonds" },
  because = "that suit cannot be called",
}

example "with all three aces a ten is called" {
  first_dealer = 5, deal = dealt("AC AS AH 10C QC QS", "7D 8D"),
  moves = { "pick", "AH 7D" }, legal = { "10S", "alone" },
  refused = { "10C" }, because = "you have 10C",
}

example "but not with a buried ace of its suit" {
  first_dealer = 5, deal = dealt("AC AS AH 10C QC QS", "7D 8D"),
  moves = { "pick", "AH 7D" }, refused = { "10H" },
  because = "you do not hold AH",
}

example "nor without all three" {
  first_dealer = 5, deal = dealt("AC AS 9H 10C QC QS", "7D 8D"),
  moves = { "pick", "8D 7D" }, legal = { "hearts", "alone" },
  refused = { "10S" }, because = "call A of a suit: you have not all of them",
}

example "without a card of any suit to call a card goes under" {
  first_dealer = 5, deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D" },
  legal = { "spades under", "hearts under", "alone" },
  refused = { "clubs under" }, because = "you have AC",
}

example "not with one" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "7D 8D" }, refused = { "hearts under" },
  because = "you hold a card of a suit that you can call",
}

example "nor under trumps" {
  first_dealer = 5, deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D" }, refused = { "diamonds under" },
  because = "that suit cannot be called",
}

example "nor where it is not allowed" {
  options = { under = false }, first_dealer = 5,
  deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D" }, leaves = { called = "none" },
}

example "the under card leaves the hand, and may be led" {
  first_dealer = 5, deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D", "spades under", "7D" }, legal = { "yes", "no" },
  leaves = { called = "AS", counts = { 5, 6, 6, 6, 6 }, under = 1 },
}

example "an under card that is led takes out the called ace" {
  first_dealer = 5, deal = { { hands = { "QC QS JC JS QD AC", "AS 10S *",
    "7S 8S 9S KS *" }, blind = "7D 8D" } },
  moves = { "pick", "AC 8D", "spades under", "7D", "yes" },
  legal = { "7S", "8S", "9S", "KS" },
}

example "the called ace must be played when its suit is led" {
  facts = { called = "AS" }, trick = "9S", hand = "AS 10S 7C", legal = "AS",
  refused = "10S", because = "called card",
}

example "nor may it be thrown on another suit before" {
  facts = { called = "AS" }, trick = "9H", hand = "AS 10S 7C",
  legal = "10S 7C", refused = "AS", because = "called suit",
}

example "unless nothing else is left" {
  facts = { called = "AS" }, trick = "9H", hand = "AS", legal = "AS",
}

example "another suit is followed as ever" {
  facts = { called = "AS" }, trick = "9H", hand = "AS KH 7C", legal = "KH",
}

example "the partner leads no other card of the suit" {
  first_dealer = 1, deal = { { hands = { "*", "AS 10S 7C *", "*", "*",
    "QC QS 9S KH 8H 7H" }, blind = "9H JH" } },
  moves = { "pass", "pass", "pass", "pick", "9H JH", "spades" },
  refused = { "10S" }, allowed = { "AS", "7C" },
  because = "called suit",
}

example "what cards count" { cards = "AC 10C KC QC JC 9C", points = 30 }

example "the picker keeps the last card of the called suit" {
  first_dealer = 5, deal = { { hands = { "AH KH 8H 7H 9H 10H",
    "QC QS JC 9S KC 8C" }, blind = "7D 8D" } },
  moves = { "pass", "pick", "7D 8D", "spades", "AH" },
  refused = "9S", because = "called suit", allowed = { "KC", "QC" },
}

example "but not once the called card has been played" {
  facts = { called = "AS", picker = 2 }, trick = "9H", hand = "9S KC",
  played = "AS 7S", legal = "9S KC",
}

example "but not of another suit" {
  first_dealer = 5, deal = { { hands = { "AH KH 8H 7H 9H 10H",
    "QC QS JC 9S KC 8S" }, blind = "7D 8D" } },
  moves = { "pass", "pick", "7D 8D", "spades", "AH" },
  allowed = { "8S", "9S", "KC" },
}

-- Seat 4 leads the called suit.
local led = { { hands = { "QC QS JC JS QD AC", "AS *", "*", "7S *",
  "8S 9S 7C 8C 9C 10C" }, blind = "7D 8D" } }

example "nobody else plays the under card" {
  first_dealer = 3, deal = led, legal = "8S 9S",
  moves = { "pass", "pass", "pick", "AC 8D", "spades under", "7D", "7S" },
  leaves = { under = 1 },
}

example "the picker must, where the called suit is led" {
  first_dealer = 3, deal = led,
  moves = { "pass", "pass", "pick", "AC 8D", "spades under", "7D", "7S", "8S" },
  leaves = { under = 0 },
}

example "61 points win" { step = "unit", with = { 61, 3, 3 }, gives = 1 }
example "60 lose: -1, before it is doubled" {
  step = "unit", with = { 60, 3, 3 }, gives = -1,
}

example "90 are no schneider" { step = "unit", with = { 90, 3, 3 }, gives = 1 }
example "91 are" { step = "unit", with = { 91, 3, 1 }, gives = 2 }
example "with 31 the picker is no schneider" {
  step = "unit", with = { 31, 3, 3 }, gives = -1,
}

example "with 30 he is" { step = "unit", with = { 30, 1, 5 }, gives = -2 }
example "and with one trick" { step = "unit", with = { 61, 1, 1 }, gives = 1 }
example "every trick" { step = "unit", with = { 120, 6, 0 }, gives = 3 }
example "no trick" { step = "unit", with = { 20, 0, 6 }, gives = -3 }

example "each opponent pays three, and the picker gets the rest" {
  facts = { picker = 1 }, party = { 1, 2 }, tricks = { 3, 3, 0, 0, 0 },
  won = { "AC AS AH AD 10C 10S", "", "", "", "" },
  scores = { 6, 3, -3, -3, -3 },
}

example "without a trick the picker pays alone, and twice as much" {
  facts = { picker = 1 }, party = { 1, 2 }, tricks = { 0, 0, 2, 2, 2 },
  won = { "", "", "AC AS", "AH AD", "10C 10S" },
  scores = { -18, 0, 6, 6, 6 },
}

example "in a leaster equal fewest points count nothing" {
  step = "score_leaster", with = { false },
  won = { "AC KC KS", "AS KH", "AH KD", "", "" }, tricks = { 2, 1, 1, 1, 1 },
  scores = { 0, 0, 0, 0, 0 },
}

example "one point fewer is enough" {
  step = "score_leaster", with = { "player 1" }, tricks = { 1, 1, 1, 1, 2 },
  won = { "10C", "AC", "AS KC", "AH KD", "AD 10S" },
  scores = { 4, -1, -1, -1, -1 },
}

example "for whoever has it" {
  step = "score_leaster", with = { "player 1" }, tricks = { 1, 1, 1, 1, 2 },
  won = { "AC", "10C", "AS KC", "AH KD", "AD 10S" },
  scores = { -1, 4, -1, -1, -1 },
}

example "the fewest with a trick wins" {
  step = "score_leaster", with = { "player 1" },
  won = { "KC", "AS KH", "AH KD", "10D 10C", "" }, tricks = { 1, 1, 1, 1, 0 },
  scores = { 4, -1, -1, -1, -1 },
}

example "a whole round with an under card that is led" {
  rounds = 1, first_dealer = 3,
  deal = { { hands = {
    "9S JS JC 8C 7D 10D",
    "KH 8H 9C AC 7H 9H",
    "10S 10C AD KC QC QD",
    "8D AH QS 7S AS 9D",
    "JD KS QH 7C 8S KD" }, blind = "10H JH" } },
  moves = { "pick", "AH QS", "clubs under", "9D", "no", "AS", "8S", "9C", "yes",
    "10C", "8H", "KC", "KS", "JC", "10D", "7H", "QC", "JH", "JD", "QD", "QH",
    "JS", "KH" },
  scores = { 2, -2, 2, -4, 2 },
}

example "a ten is called" {
  rounds = 1, first_dealer = 3,
  deal = { { hands = {
    "JH 9D KS 9H JS KH",
    "10H JC 8D KD QD JD",
    "7D 8S 8H 7H KC QS",
    "9C 9S AD 10S AH 7C",
    "8C 7S QC 10C QH 10D" }, blind = "AS AC" } },
  moves = { "pick", "AS 7C", "10H", "AD", "QC", "JH", "8D", "QS", "QH", "9D",
    "JD", "10S", "10C", "9H", "JC", "9C", "10H", "8H", "10D", "7S", "KD" },
  scores = { 2, -2, 2, -4, 2 },
}

example "a lost round with a partner" {
  rounds = 1, first_dealer = 3,
  deal = { { hands = {
    "8H KH 10H QC AC AD",
    "10D KC 7C KD 8C 9D",
    "8D 9C QD AH AS 7S",
    "7D 7H QH QS 9H KS",
    "10S JC JH JS 9S 10C" }, blind = "JD 8S" } },
  moves = { "pass", "pass", "pick", "8H AD", "spades", "QS", "JS", "JD", "9D",
    "QD", "7D", "JC", "KD", "10H", "10D", "9H", "JH", "10C", "7C", "7H", "8S",
    "8C", "9S" },
  scores = { -4, 2, -2, 2, 2 },
}

local lost = { { hands = {
  "KC 10S 10C 9S 10H KS",
  "8D 8H 8C JS 9C 7H",
  "JH KH AD JD 7D JC",
  "AC QC QS AH KD QH",
  "AS 10D 9D QD 7S 8S" }, blind = "7C 9H" } }
local no_trick = { "pick", "10H 7C", "spades", "10S", "JS", "KH", "QH", "AC",
  "10D", "KC", "9C", "JH", "JD", "KD", "9D", "KS", "7D", "QS", "10C", "7H",
  "QC", "7S", "9S", "8C", "AD" }

example "no trick, and the partner pays" {
  partner_pays = true, rounds = 1, first_dealer = 5, deal = lost,
  moves = no_trick, scores = { -12, 6, 6, 6, -6 },
}

example "no trick, and the picker pays alone" {
  rounds = 1, first_dealer = 5, deal = lost, moves = no_trick,
  scores = { -18, 6, 6, 6, 0 },
}

example "the jack of diamonds makes the partner" {
  partner = "jack", rounds = 1, first_dealer = 1,
  deal = { { hands = {
    "9H 8S 10D 8D QS KS",
    "QC JC JS AH KH 10S",
    "10C JD 7C 10H 8C KD",
    "8H 7S QD JH 9S AC",
    "7H QH 9C 9D AD AS" }, blind = "7D KC" } },
  moves = { "pick", "7D JC", "KC", "7C", "9H", "7S", "8S", "KD", "10H", "QS",
    "AH", "KS", "KH", "JD", "AD", "10C", "JH", "9D", "10D", "JS" },
  scores = { -1, 2, 1, -1, -1 },
}

example "a leaster with the blind for the first trick" {
  leaster_blind = "first_trick", rounds = 1, first_dealer = 2,
  deal = { { hands = {
    "8D 10D KH AH AD 8C",
    "QD 9S KC 7C JC QH",
    "JD 10S 8S KD 10C 8H",
    "9H 7D JS JH KS AC",
    "QS 7S QC AS 7H 10H" }, blind = "9D 9C" } },
  moves = { "pass", "pass", "pass", "pass", "pass", "JD", "JH", "QS", "AD",
    "JC", "7S", "8D", "8S", "AH", "QD", "10H", "QH", "7D", "AS", "8C", "7C",
    "AC" },
  scores = { 4, -1, -1, -1, -1 },
}

-- The blind, two queens, makes the fewest points in the last trick too many.
local leaster = { { hands = {
  "JD 9S 7D 10D 9C 7S",
  "AH QD KS 10C QS AD",
  "8D 7C 8S 10H KH JS",
  "AC 8H JC KC 9D KD",
  "JH AS 10S 8C 7H 9H" }, blind = "QC QH" } }
local played = { "pass", "pass", "pass", "pass", "pass", "9H", "JD", "10H",
  "7S", "KC", "AS", "8C", "JC", "7D", "QS", "8D", "AD", "9D", "10S" }

example "a leaster with the blind for the last trick" {
  rounds = 1, first_dealer = 4, deal = leaster, moves = played,
  scores = { -1, -1, -1, -1, 4 },
}

example "a leaster with the blind for nobody" {
  leaster_blind = "nobody", rounds = 1, first_dealer = 4, deal = leaster,
  moves = played, scores = { -1, 4, -1, -1, -1 },
}

return sheepshead
