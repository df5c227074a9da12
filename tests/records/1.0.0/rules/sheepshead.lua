-- Sheepshead: a picker and a secret partner against the others, 32 cards.

local jacks_and_queens = "JD JH JS JC QD QH QS QC"   -- from low to high

local sheepshead = game "Sheepshead" {
  deck        = french(32),
  points      = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  piles       = { blind = "none", under = "none" },
  camps       = { "picker", "opponents", needs = 61, with = "blind" },
  announcements = { { "schneider", points = { 31, 30 } },
                    { "all tricks", tricks = 1 } },
  obligations = {
    play_called "called", follow_suit, keep_called("called", "picker"),
  },
  round_total = 0, unscored = "nobody alone has the fewest points",
  round       = { picker = player, called = card, under_card = card,
                  leaster = flag },
  options     = {
    players = number { 5, from = 3, to = 5, "how many play" },
    partner = choice { "called_ace", "jack", "none",
      "who plays with the picker, if five play" },
    all_pass = choice { "leaster", "redeal", "forced",
      "what follows if all pass; forced: the dealer must pick" },
    leaster_blind = choice { "last_trick", "first_trick", "nobody",
      "who gets the blind in a leaster" },
    double_bump = flag { true, "a round that the picker loses counts double" },
    partner_pays = flag { false, "the partner pays for no trick, too" },
    under = flag { true, "a card may be laid under a suit that is lacking" },
    rounds = number { 20, from = 1, to = 144 },
    first_dealer = number { 0, from = 0, to = 5 },
  },
  refuses     = function(option)
    return option.players < 5 and option.partner == "jack"
      and "partner=jack needs players=5"
  end,
}

-- Queens, jacks and diamonds are trumps. An under card that is being played is
-- the lowest of the called suit.
function sheepshead:order()
  return { trump = "D", ranks = "7 8 9 J Q K 10 A", top = jacks_and_queens,
    counts_as = self.under_card and { [suit(self.called)] = self.under_card } }
end

-- Two cards are the blind, or four of four players; the others are dealt.
function sheepshead:deal()
  local blind = self.option.players == 4 and 4 or 2
  self:deal_each((32 - blind) // self.option.players)
  self:draw(self.blind, blind)
end

-- The dealer's left leads. If all pass there is no picker.
function sheepshead:round()
  self:deal()
  local leader = self:left_of(self.dealer)
  self.picker = self:find_picker(leader)
  if not self.picker then return self:all_pass() end
  self:take_and_put_away(self.picker, self.blind, "which cards do you bury?")
  self:find_partner(self.option.players == 5 and self.option.partner)
  while #self.under > 0 do
    leader = self:play_trick(leader, self.play_under)
  end
  self:play_tricks { leader = leader }
  self:score_round()
end

-- From the dealer's left each picks or passes, once.
function sheepshead:find_picker(first)
  local forced = self.option.all_pass == "forced" and self.dealer
  for player in self:each_player(first) do
    local words = { "pick", player ~= forced and "pass" }
    if self:choose(player, "do you pick?", words) == "pick" then
      return player
    end
  end
end

-- With five players the picker calls an ace, and whoever holds it is the
-- partner; or whoever holds JD is. Nobody says so. Else the picker is alone.
-- The picker names a suit of which he has a card but not the ace; or, if all
-- three aces are his, a ten with that suit's ace; or goes alone. Without a card
-- of any such suit a card may be laid face down under one. Until the called
-- card is played the picker keeps a card of its suit, and the partner keeps it
-- and leads no other card of the suit.
function sheepshead:find_partner(how)
  self.called = how == "called_ace" and self:call_partner(self.picker,
    "whom do you call?", { ranks = "A 10", suits = "C S H", others = true,
      buried = self.blind, alone = true,
      under = self.option.under and self.under }) or nil
  self:form_parties { name = "picker", others = "opponents",
    players = self.picker, holds = how == "jack" and "JD" or self.called }
end

-- The under card is played when the called suit is first led. The picker may
-- lead it, too, and plays it last if nothing else is left. It counts as that
-- suit and wins nothing.
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

-- If all pass nobody scores, or all play a leaster, each alone, and the blind
-- counts for whoever won the last trick.
function sheepshead:all_pass()
  if self.option.all_pass ~= "leaster" then return end
  self.leaster = true
  local first = self:play_tricks { tricks = 1 }
  local takers = { first_trick = first,
    last_trick = self:play_tricks { leader = first } }
  self:score_leaster(takers[self.option.leaster_blind])
end

-- Of those with a trick, the one with the fewest points gets 1 from each other;
-- equal ones get nothing.
function sheepshead:score_leaster(taker)
  local winner = self:only_best(function(side)
    local blind = taker and side == taker.side and self.blind:points() or 0
    return side.tricks > 0 and -side.won:points() - blind
  end)
  if winner then self:collect(winner, 1, "leaster") end
end

-- The picker's points are those of the party's tricks and of the buried cards.
-- What a player of the picker's side gets, if all others pay or get one: 1 for
-- 61 points, 2 for 91, 3 for all tricks; -1 for fewer than 61, -2 for 30 or
-- fewer, -3 for no trick; lost, twice as much.
function sheepshead:unit(points, own, others)
  local unit, says = count_lines(self:count_announcements(61,
    { points = points, tricks = own },
    { points = 120 - points, tricks = others }))
  return unit, points .. " points for the picker: " .. says
end

-- The opponents pay or get one unit each, the partner gets one, and the picker
-- the rest. Without a trick the picker pays alone.
function sheepshead:score_round()
  local ours, others = self:party(1), self:party(2)
  local unit, says = self:unit(ours.points + self.blind:points(), ours.tricks,
    others.tricks)
  if unit < 0 and self.option.double_bump then unit = 2 * unit end
  self:score_parties(unit, says, self.picker,
    ours.tricks == 0 and not self.option.partner_pays)
end

return sheepshead
