-- Five Hundred: a contract bid for, ten tricks, a joker and the bowers on top;
-- a side wins with 500 points by making its own bid.
-- [rounds>0] Five Hundred: a contract bid for, ten tricks, a joker and the
-- bowers on top.
-- [not win_on_bid] Five Hundred: a contract bid for, ten tricks, a joker and
-- the bowers on top.
-- [target~=500] Five Hundred: a contract bid for, ten tricks, a joker and the
-- bowers on top; a side wins by making its own bid.

local BIDS = combine("6 7 8 9 10",
  { "spades", "clubs", "diamonds", "hearts", "no trump" })
local VALUE = { misere = 250, ["open misere"] = 500,     -- of each bid
  nullo = 250, ["open nullo"] = 500 }
for n, bid in ipairs(BIDS) do VALUE[bid] = 20 + 20 * n end
local ONLY = { misere = "misere is only bid over seven",
  nullo = "nullo is only bid over seven" }

local five_hundred = game "Five Hundred" {
  sides       = { [4] = "partners" },
  deck        = function(option)
    local out = option.players == 3 and "2 3 4 5 6"
      or option.deck == 43 and "2 3 4C 4S" or "2 3"
    return french(52, { leave_out = out,
      jokers = option.jokers == 2 and { "BJ", "LJ" } or { "BJ" } })
  end,
  ranks       = "4 5 6 7 8 9 10 J Q K A",      -- low to high
  piles       = { kitty = "none", away = "none" },
  obligations = { follow_suit },
  ties        = "draw",
  facts       = { bid_for_no_trick = "misere" },
  round       = { contractor = player, contract = text, trump = suit,
                  joker_suit = suit, joker_led = untold(card),
                  made = untold(side),
                  lacks = untold(each_player(text)) },
  options     = {
    players = number { 4, from = 3, to = 4, "how many play; three each alone" },
    target = number { 500, from = 200, to = 1000 },
    floor = number { -500, from = -1000, to = -200 },
    deck = choice { 43, 45, "cards of four players; 45: with all fours, and "
      .. "five in the kitty" },
    jokers = choice { 1, 2, needs = { deck = 45 },
      "how many; 2: 46 cards, and six of them in the kitty" },
    win_on_bid = flag { true, needs = { rounds = 0 },
      "only a side that makes its bid can win" },
    misere = choice { "after_seven", "any", "off", "when misere may be bid: "
      .. "over a bid of seven tricks, over any that is worth less, or never" },
    auction = choice { "until_three_pass", "once_round", "how long it goes on; "
      .. "once_round: each player speaks once" },
    slam = flag { true, "all ten tricks count 250 at least" },
    defence_tricks = flag { true, "the others get ten for each trick" },
    joker = choice { "void", "named", "without trumps the joker belongs to no "
      .. "suit; or the contractor names its suit before the first lead" },
    rounds = number {}, first_dealer = number {},
  },
  refuses     = function(option)
    if option.players == 3 and option.deck == 45 then
      return "deck=45 is for four players"
    end
    return option.jokers == 2 and option.joker == "named"
      and "joker=named needs a single joker"
  end,
}

-- [jokers=1] The joker is the highest trump, then the jack of trumps, the right
-- bower, then the other jack of its colour, the left bower.
-- [jokers=2] The big joker is the highest trump, then the little joker, the
-- jack of trumps, the right bower, and the other jack of its colour, the left
-- bower.
-- [jokers=1 and joker=void] Without trumps the joker belongs to no suit. It may
-- be led, or else is played only by a player without a card of the suit led,
-- who need not play it; it wins the trick. Whoever leads it names the suit that
-- the others follow: the joker suit.
-- [jokers=2] Without trumps a joker belongs to no suit. It may be led, or else
-- is played only by a player without a card of the suit led, who need not play
-- it; it wins the trick, the big one over the little one. Whoever leads it
-- names the suit that the others follow: the joker suit.
-- [joker=named] Without trumps the joker is the highest card of the suit that
-- it has been given, the joker suit, and follows that suit. If it has been
-- given none, it may be led, or else is played only by a player without a card
-- of the suit led, who need not play it; it wins the trick.
function five_hundred:order()
  local led, two = self.joker_led or "BJ", self.option.jokers == 2
  if self.joker_suit then
    return { joins = { [self.joker_suit] = led }, top = led == "LJ" and "BJ" }
  end
  local top = bowers(self.trump, two and "LJ")
  top[#top + 1] = "BJ"
  return { trump = self.trump, top = self.contract and top }
end

-- [deck=43] Ten cards each and three to the kitty, which lies face down: three
-- each and one to the kitty, four each and one, three each and one.
-- [deck=45 and jokers=1] Ten cards each and five to the kitty, which lies face
-- down: three each and two to the kitty, four each and two, three each and one.
-- [jokers=2] Ten cards each and six to the kitty, which lies face down: three
-- each and two to the kitty, four each and two, three each and two.
function five_hundred:deal()
  local first = self.option.deck == 43 and 1 or 2
  local last = self.option.jokers
  self:deal_packets { 3, { first, self.kitty }, 4, { first, self.kitty },
    3, { last, self.kitty } }
end

-- How many tricks are bid; nil for none of them.
local function tricks_of(bid)
  return tonumber((part(bid, "6 7 8 9 10")))
end

-- The contractor leads.
-- [misere~=off] In a {bid_for_no_trick} there are no trumps, and the
-- contractor's first trick loses it and ends the round.
function five_hundred:round()
  self:deal()
  self:bidding()
  local misere = not tricks_of(self.contract)
  self:exchange(self.contractor, misere)
  local names_suit = not self.trump and not self.joker_suit and self.lead_joker
  self:play_tricks { leader = self.contractor, before = names_suit,
    until_wins = misere and self.contractor }
  self:score_round()
end

-- From the dealer's left each in turn bids six to ten tricks with a suit of
-- trumps or with no trump, above the last bid, or passes. A bid is above
-- another if it is worth more. What bids of six, seven, eight, nine and ten
-- tricks are worth stands below.
-- | spades | 40, 140, 240, 340, 440 |
-- | clubs | 60, 160, 260, 360, 460 |
-- | diamonds | 80, 180, 280, 380, 480 |
-- | hearts | 100, 200, 300, 400, 500 |
-- | no trump | 120, 220, 320, 420, 520 |
-- [misere~=off] | {bid_for_no_trick} | 250 |
-- | open {bid_for_no_trick} | 500 |
-- [misere~=off] A {bid_for_no_trick} is a bid to win no trick.
-- [misere=after_seven] A {bid_for_no_trick} is next above seven no trump, and
-- goes only over a bid of seven tricks.
-- [misere=any] A {bid_for_no_trick} is next above eight spades, and goes over
-- any bid below it.
-- [misere~=off] An open one, in which the hand is shown, is next above ten
-- diamonds, below ten hearts, and goes over any bid below it.
-- [auction=until_three_pass] Whoever has passed is out. When all others have
-- passed, or at ten no trump, the last bidder is the contractor.
-- [auction=once_round] Each player speaks once.
-- [auction=once_round] Then the last bidder is the contractor.
-- [] If all pass, the next player deals; a deal thrown in is no round.
function five_hundred:bidding()
  local how, bids = self.option.misere, { table.unpack(BIDS) }
  local none = self.facts.bid_for_no_trick
  if how ~= "off" then
    table.insert(bids, 24, "open " .. none)         -- above 10 diamonds
    table.insert(bids, how == "any" and 12 or 11, none)
  end
  local bid, player = self:hold_auction(bids, how == "after_seven" and none)
  -- Hoyle, Pagat: the hand is thrown in, and the next dealer deals.
  if not bid then self:deal_again(self:left_of(self.dealer)) end
  self.contractor, self.contract, self.trump = player, bid, suit(bid)
end

function five_hundred:hold_auction(bids, limited)
  return self:auction {
    bids = bids, promises = VALUE, once = self.option.auction == "once_round",
    prompt = "what do you bid?", over = "over {bid}, what do you bid?",
    only_over = limited and { limited, "7 spades", "7 no trump",
      ONLY[limited] } or nil,
  }
end

-- The contractor takes the kitty into hand and puts as many cards away, of all
-- those in hand.
-- [misere~=off and players=4] In a {bid_for_no_trick} the contractor's partner
-- lays the cards face down and takes no part: three cards make a trick.
-- [joker=named] Without trumps a contractor who holds the joker names its suit.
function five_hundred:exchange(contractor, misere)
  self:take_and_put_away(contractor, self.kitty, "which cards go away?")
  local partner = misere and self:partner_of(contractor)
  if partner then self:sit_out(partner, self.away) end
  if self.option.joker == "named" and not self.trump
    and self:tell_holds(contractor, "BJ") then
    self.joker_suit = self:choose_suit(contractor, "which suit is the joker?")
  end
end

-- [joker=void] Without trumps whoever leads the joker may not name a suit that
-- this player has shown to lack, by playing another card to it; in the last
-- trick any suit is named.
-- [joker=named] If there are no trumps and the joker has not been given a suit,
-- whoever leads it names a suit for the others to follow: none that this player
-- has shown to lack, by playing another card to it, but in the last trick any.
function five_hundred:lead_joker(player)
  if self:led() then return end
  self.joker_suit, self.joker_led = nil, nil
  local jokers = self.option.jokers == 2 and "LJ BJ" or "BJ"
  local _, card, named = self:ask(player, "which card do you lead?", {
    { "{card}", card = player.hand:cards():without(jokers) },
    { "{card} {suit}", card = jokers, fits = function(_, named)
      return #player.hand == 1 or not (player.lacks or ""):find(named),
        "you have shown that you lack that suit"
    end },
  })
  self.joker_suit, self.joker_led = named, named and card
  return card
end

-- [misere~=off] In an open {bid_for_no_trick} the contractor's hand is shown
-- after the first trick.
function five_hundred:after_trick()
  if self.trump then return self:play_on() end
  for card in self:trick() do
    local player = self:who_has_held(card)
    if (suit(card) or self.joker_suit) ~= self:led() then
      player.lacks = (player.lacks or "") .. self:led()
    end
  end
  if self.contract == "open " .. self.facts.bid_for_no_trick
    and #self.contractor.hand == 9 then
    self:show(self.contractor, "the hand is open")
  end
end

-- A bid is made if the contractor's side wins the tricks that it names, or
-- more.
-- [slam] If so, it counts its value, and 250 at least with all ten tricks; if
-- it fails, its value is lost.
-- [not slam] If so, it counts its value; if it fails, its value is lost.
-- [defence_tricks and misere=off] The others get ten for each of their tricks.
-- [defence_tricks and misere~=off] The others get ten for each of their tricks,
-- but nothing in a {bid_for_no_trick}.
-- [misere~=off] A {bid_for_no_trick} is made if the contractor wins no trick.
function five_hundred:score_round()
  local side, option = self.contractor.side, self.option
  local bid = tricks_of(self.contract)
  local value, made = VALUE[self.contract], side.tricks == 0    -- in a misere
  if bid then made = side.tricks >= bid end
  if option.slam and side.tricks == 10 then value = math.max(value, 250) end
  self:score(side, made and value or -value, self.contract)
  self.made = made and side or nil
  if not bid or not option.defence_tricks then return end
  for other in self:each_side() do
    if other ~= side then self:score(other, 10 * other.tricks, "tricks") end
  end
end

-- [rounds=0 and win_on_bid] A side wins with {target} points if it has made its
-- own bid in that round; if not, the match goes on.
-- [rounds=0 and not win_on_bid] A side wins with {target} points: of several
-- the one that made its bid, or else the highest; if several are equal, it is a
-- draw.
-- [rounds=0 and players=4] A side that falls to {floor} has lost, and the other
-- wins.
-- [rounds=0 and players=3] A player who falls to {floor} has lost, and the
-- highest other wins.
-- [rounds>0] The match ends after round {rounds}; the highest total wins.
function five_hundred:over()
  local any = not self.option.win_on_bid and self.option.target
  return base.over(self, { target = any, first = self.made })
end


example "ten cards each, and three in the kitty" {
  moves = {}, leaves = { counts = { 10, 10, 10, 10 }, kitty = 3, stock = 0 },
}

example "no misere before a bid of seven" {
  moves = {}, allowed = { "6 spades", "10 no trump", "open misere", "pass" },
  refused = { "misere" }, because = "misere is only bid over seven",
}

example "open misere beats ten diamonds, and ten hearts beats it" {
  moves = { "10 diamonds", "open misere" },
  allowed = { "10 hearts", "10 no trump" },
  refused = { "10 diamonds" }, because = "higher_bid",
}

example "three passes end it" {
  first_dealer = 4,
  moves = { "6 spades", "7 no trump", "pass", "pass", "pass" },
  leaves = { contractor = 2, contract = "7 no trump", trump = "none" },
}

example "the joker, the jack of trumps, the other red jack, the ace" {
  contract = "7 diamonds", trump = "D", trick = "AD JH JD BJ", winner = 4,
}

example "trumps follow a trump, bowers and joker, too" {
  contract = "7 diamonds", trump = "D", trick = "KD", hand = "JH BJ 4D AH",
  legal = "JH BJ 4D", refused = "AH", because = "follow_suit",
}

example "without trumps the joker is played only by who cannot follow" {
  contract = "8 no trump", trick = "9S", hand = "BJ 5S", legal = "5S",
  refused = "BJ", because = "follow_suit",
}

example "seven spades made exactly" {
  contractor = 1, contract = "7 spades", trump = "S", tricks = { 7, 3 },
  scores = { 140, 30 },
}

example "seven spades, ten tricks: 250" {
  contractor = 1, contract = "7 spades", trump = "S", tricks = { 10, 0 },
  scores = { 250, 0 },
}

example "eight without trumps, seven tricks" {
  contractor = 1, contract = "8 no trump", tricks = { 7, 3 },
  scores = { -320, 30 },
}

example "misere made: the others get nothing" {
  contractor = 1, contract = "misere", tricks = { 0, 10 },
  scores = { 250, 0 },
}

example "nobody has won with tens: 520 and 440" {
  before = { 490, 300 }, contractor = 2, contract = "7 spades", trump = "S",
  tricks = { 3, 7 }, scores = { 520, 440 }, won_by = false,
}

example "500 by its own bid" {
  before = { 360, 0 }, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 7, 3 }, scores = { 500, 30 }, won_by = 1,
}

example "a side at minus 500 has lost" {
  before = { -360, 0 }, contractor = 1, contract = "7 spades", trump = "S",
  tricks = { 6, 4 }, scores = { -500, 40 }, won_by = 2,
}

return five_hundred
