-- Kaali Teeri: a bid for points, a partner who is called by a card, and the
-- three of spades.

local MOST = 250                             -- all the points
local RANKS = "2 3 4 5 6 7 8 9 10 J Q K A"   -- low to high
local LEFT_OUT = { [4] = "", [5] = "2D 2C", [6] = "2C 2D 2H 2S" }

-- The cards of the pack from high to low, by the number of players.
local PACK = {}
for players, left_out in pairs(LEFT_OUT) do
  PACK[players] = {}
  for _, card in ipairs(cards_of "A K Q J 10 9 8 7 6 5 4 3 2") do
    if not among(card, left_out) then table.insert(PACK[players], card) end
  end
end

-- What may be bid, from low to high.
local function bids_of(option)
  local list, step = {}, tonumber(option.step)
  for bid = option.min_bid, MOST - 1, step do list[#list + 1] = bid end
  return split(table.concat(list, " ") .. " " .. MOST)
end

local kaali_teeri = game "Kaali Teeri" {
  deck        = function(option)
    return french(52, { leave_out = LEFT_OUT[option.players] })
  end,
  family      = "bidding",
  ranks       = RANKS,
  points      = { ["A K Q J 10"] = 10, ["5"] = 5, ["3S"] = 30 },
  camps       = { "bidder", "opponents" },
  obligations = { follow_suit },
  round       = { bidder = player, bid = number(120, MOST), trump = suit,
                  called = card, called_too = card },
  options     = {
    players = number { 4, from = 4, to = 6, "how many play" },
    rounds = number { 8, from = 1 }, first_dealer = number {},
    min_bid = number { 150, from = 120, to = 175, "the lowest bid" },
    step = choice { "5", "10", "by how much bids rise" },
    partners = number { 0, from = 0, to = 2,
      "how many cards the bidder calls; 0: two where six play, else one" },
    own_card = flag { true, "the bidder may call a card of the own hand" },
    three_top = flag { false,
      "the three of spades is the highest trump, whatever suit is trump" },
    bidder_double = flag { false, "a bid made counts the bidder twice" },
  },
  turn        = flag { false, name = "clockwise",
    "deal, turn and lead pass to the left" },
  refuses     = function(option)
    return option.min_bid % tonumber(option.step) ~= 0
      and "min_bid must be a multiple of step"
  end,
}

-- [three_top] The three of spades is a trump, the highest, and no spade.
function kaali_teeri:order()
  local top = self.trump and self.option.three_top
  return { trump = self.trump, top = top and "3S" or nil }
end

-- All cards are dealt: thirteen each to four, ten to five, eight to six.
function kaali_teeri:deal() self:deal_all() end

-- The bidder leads to the first trick.
function kaali_teeri:round()
  self:deal()
  self:hold_auction()
  self:call_partners()
  self:play_tricks { leader = self.bidder }
  self:score_round()
end

-- From the player after the dealer each in turn bids a number of points, from
-- {min_bid} to 250, in steps of {step}, or passes and is out. The last to bid
-- is the bidder, as soon as all others have passed, or at 250. If nobody bids
-- the same player deals again.
function kaali_teeri:hold_auction()
  local bid, bidder = self:auction { bids = bids_of(self.option),
    prompt = "how many points do you bid?" }
  if not bid then self:deal_again() end
  self.bid, self.bidder = tonumber(bid), bidder
end

-- How many cards the bidder calls.
local function how_many(option)
  if option.partners > 0 then return option.partners end
  return option.players == 6 and 2 or 1
end

-- Why the bidder may not call a card; nil if nothing is against it.
local function against(self, card)
  if card == self.called then return "you have called this card already" end
  if not self.option.own_card and self.bidder.hand:has(card) then
    return "you may not call your own card"
  end
end

-- Asks the bidder for the answer of a pattern whose last part is a card.
local function ask_call(self, prompt, pattern, closed)
  local _, first, second = self:ask(self.bidder, prompt, {
    { pattern, called = PACK[self.option.players],
      fits = function(one, other)
        local reason = against(self, other or one)
        return not reason, reason
      end },
    closed,
  })
  if not self.option.own_card then
    self:tell_holds(self.bidder, second or first)
  end
  return first, second
end

-- The partner:
-- The bidder names trumps and calls a card. Whoever holds it is the partner,
-- and does not say so: the others learn it when the card is played.
-- [players=6 and partners=0] The bidder calls two cards, one after the other,
-- and has one partner if both are in one hand.
-- [partners=2] The bidder calls two cards, one after the other, and has one
-- partner if both are in one hand.
-- [own_card] A card of the bidder's own may be called, so that there is no
-- partner for it. Nobody says so.
-- [not own_card] The card is not the bidder's own.
function kaali_teeri:call_partners()
  self.trump, self.called = ask_call(self,
    "which suit is trump, and which card do you call?", "{suit} {called}",
    { "{called}", called = PACK[self.option.players],
      unless = "name the trumps first, and then the card" })
  self.called_too = how_many(self.option) == 2 and ask_call(self,
    "which card do you call, too?", "{called}", false) or nil
  self:form_parties { name = "bidder", players = self.bidder,
    holds = join(self.called, self.called_too), others = "opponents" }
end

-- If the bidder and the partners have taken as many points as were bid, or
-- more, each of them gets the bid. If not, each of the others does.
-- | A K Q J 10 | 10 each |
-- | 5 | 5 each |
-- | 3S | 30 |
-- [bidder_double] The bidder gets twice the bid.
function kaali_teeri:score_round()
  local points, bid = self:party(1).points, self.bid
  local made = points >= bid
  local says = { "{points} points of {bid}", points = points, bid = bid }
  self:score(self:party(made and 1 or 2), bid, says)
  if made and self.option.bidder_double then
    self:score(self.bidder, bid, "the bidder's double")
  end
end


example "thirteen cards each, and the first bid is 150 or more" {
  first_dealer = 4, clockwise = true, moves = {},
  allowed = { "150", "155", "250", "pass" }, refused = { "145", "152" },
  leaves = { counts = { 13, 13, 13, 13 } },
}

example "each bid is higher than the last" {
  first_dealer = 4, clockwise = true,
  moves = { "150", "155", "pass", "pass" }, allowed = { "160" },
  refused = { "150" }, because = "higher_bid",
}

example "250 ends the bidding" {
  first_dealer = 4, clockwise = true, moves = { "150", "250" },
  allowed = { "spades AH" }, leaves = { bidder = 2, bid = 250 },
}

-- Seat 1 has bid 170, and seat 3 holds the ace of hearts.
local CALLED = { { hands = { "AS KS QS JS 10S 9S 8S 7S 6S KH QH JH 10H", "*",
  "AH *" } } }

example "whoever holds the card that is called is the partner" {
  first_dealer = 4, clockwise = true, deal = CALLED,
  moves = split "170 pass pass pass", allowed = { "spades AH", "hearts AS" },
  refused = { "AH" }, because = "name the trumps first, and then the card",
}

example "the bidder leads" {
  first_dealer = 4, clockwise = true, deal = CALLED,
  moves = { "170", "pass", "pass", "pass", "spades AH" }, allowed = { "AS" },
  leaves = { bidder = 1, bid = 170, trump = "S", called = "AH" },
}

example "aces, kings, queens, jacks and tens count ten, fives five" {
  cards = "AH 10H 5H 2H", points = 25,
}

example "the three of spades counts thirty" {
  cards = "3S AS QS 5S", points = 55,
}

example "it is a three all the same" {
  trump = "D", trick = "3S AS", winner = 2,
}

example "whoever holds the suit led must follow" {
  trump = "D", trick = "KC", hand = "2C AS 3D", legal = "2C", refused = "3D",
  because = "follow_suit",
}

-- The bidder has taken 120 points, and the partner 50.
local TAKEN = { "AC KC QC JC 10C AD KD QD JD 10D AH KH", "",
  "QH JH 10H AS KS" }

example "bidder and partner have taken as much as was bid" {
  fields = { bidder = 1, bid = 170 }, party = { 1, 3 }, won = TAKEN,
  scores = { 170, 0, 170, 0 },
}

example "with less the others get it" {
  fields = { bidder = 1, bid = 175 }, party = { 1, 3 }, won = TAKEN,
  scores = { 0, 175, 0, 175 },
}

example "alone the bidder gets it all the same" {
  fields = { bidder = 1, bid = 170 }, party = { 1 },
  won = { TAKEN[1] .. " QH JH 10H AS KS 5C 5D" },
  scores = { 170, 0, 0, 0 },
}

return kaali_teeri
