-- Boundary cases of kaali_teeri: `tenace check kaali_teeri` runs them with the
-- examples of its rules file.

-- The next seat is on the left, and seat 4 deals: seat 1 speaks first.
local OPTIONS = { clockwise = true, first_dealer = 4 }

local function with(options)
  local all = {}
  for _, some in ipairs { OPTIONS, options } do
    for name, value in pairs(some) do all[name] = value end
  end
  return all
end

local function alone_bids(bid, ...)
  return join(bid, "pass", "pass", "pass", ...)
end

-- Seat 3 has the ace of hearts, seat 1 that of spades.
local DEAL = { { hands = { "AS KS QS JS 10S 9S 8S 7S 6S KH QH JH 10H", "*",
  "AH *" } } }

-- The options

example "the values that each option has" {
  settings = { players = { 4, 4, 6 }, rounds = { 1, 8, 144 },
    min_bid = { 120, 150, 175 }, step = "5", partners = { 0, 0, 2 },
    own_card = true, three_top = false, bidder_double = false,
    clockwise = false },
}

-- The deal

example "four have thirteen cards each" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

example "five have ten" {
  players = 5, step = "deal",
  leaves = { counts = { 10, 10, 10, 10, 10 }, stock = 0 },
}

example "six have eight" {
  players = 6, step = "deal",
  leaves = { counts = { 8, 8, 8, 8, 8, 8 }, stock = 0 },
}

-- The bidding

example "the player on the dealer's right bids first" {
  first_dealer = 4, moves = { "150", "250" },
  leaves = { bidder = 2, bid = 250 },
}

example "bids rise by fives" {
  options = OPTIONS, moves = { "150", "155", "pass", "pass" },
  refused = { "162" }, because = "no_bid",
}

example "or by tens" {
  options = with { step = "10" }, moves = { "150" }, allowed = { "160", "250" },
  refused = { "155" },
}

example "the lowest bid may be another" {
  options = with { min_bid = 120 }, moves = {}, allowed = { "120" },
  refused = { "115" },
}

example "nobody bids more than all the points" {
  options = OPTIONS, moves = { "245" }, legal = { "250", "pass" },
}

example "it goes up to all of them by tens, too" {
  options = with { step = "10", min_bid = 160 }, moves = { "240" },
  legal = { "250", "pass" },
}

example "whoever has passed is out" {
  options = OPTIONS, moves = { "150", "pass", "155", "pass", "160", "pass" },
  leaves = { bidder = 1, bid = 160 }, allowed = { "clubs 2C" },
}

example "if nobody bids the same player deals again" {
  options = OPTIONS, moves = { "pass", "pass", "pass", "pass" },
  leaves = { dealer = 4, bidder = "none" }, allowed = { "150" },
}

-- The partner

example "trumps are named before the card" {
  options = OPTIONS, deal = DEAL, moves = alone_bids "170",
  allowed = { "spades AH" }, refused = { "AH" },
  because = "name the trumps first, and then the card",
}

example "one card is called" {
  options = OPTIONS, deal = DEAL, moves = alone_bids "170",
  refused = { "spades AH KH" },
  because = "'KH' is too much: say spades AH",
}

example "the bidder leads" {
  options = OPTIONS, deal = DEAL, moves = alone_bids("170", "spades AH"),
  allowed = { "AS", "10H" },
  leaves = { trump = "S", called = "AH", called_too = "none" },
}

example "a card of one's own may be called" {
  options = OPTIONS, deal = DEAL, moves = alone_bids("170", "spades AS"),
  allowed = { "AS" }, leaves = { called = "AS" },
}

example "or not" {
  options = with { own_card = false }, deal = DEAL, moves = alone_bids "170",
  allowed = { "spades AH" }, refused = { "spades AS" },
  because = "you may not call your own card",
}

example "a card of another player is called then" {
  options = with { own_card = false }, deal = DEAL,
  moves = alone_bids("170", "spades AH"), allowed = { "AS" },
  leaves = { called = "AH" },
}

local SIX = split "170 pass pass pass pass pass"
local SIX_DEAL = { { hands = { "AS KS QS JS 10S 9S 8S 7S", "*", "AH AD *" } } }

example "with six a second card is called" {
  options = with { players = 6, first_dealer = 6 }, deal = SIX_DEAL,
  moves = join(SIX, "spades AH"), allowed = { "AD", "AS" },
  leaves = { called = "AH" },
}

example "not the first one again" {
  options = with { players = 6, first_dealer = 6 }, deal = SIX_DEAL,
  moves = join(SIX, "spades AH"), refused = { "AH" },
  because = "you have called this card already",
}

example "nor one's own, if that is the rule" {
  options = with { players = 6, first_dealer = 6, own_card = false },
  deal = SIX_DEAL, moves = join(SIX, "spades AH"), refused = { "AS" },
  allowed = { "AD" }, because = "you may not call your own card",
}

example "with six there may be one partner, too" {
  options = with { players = 6, first_dealer = 6, partners = 1 },
  deal = SIX_DEAL, moves = join(SIX, "spades AH"), allowed = { "AS" },
  leaves = { called_too = "none" },
}

example "and two with four" {
  options = with { partners = 2 }, deal = DEAL,
  moves = alone_bids("170", "spades AH", "AD"), allowed = { "AS" },
  leaves = { called = "AH", called_too = "AD" },
}

example "with five one card is called" {
  options = with { players = 5, first_dealer = 5 },
  deal = { { hands = { "AS KS QS JS 10S 9S 8S 7S 6S KH" } } },
  moves = split "170 pass pass pass pass", allowed = { "spades AH" },
  refused = { "spades 2C" },
}

-- The play

example "a trump wins" { trump = "D", trick = "AS 3S 2D", winner = 3 }

example "the three of spades follows spades" {
  trump = "D", trick = "KS", hand = "3S 4H", legal = "3S",
}

example "or it is a trump, and follows these" {
  three_top = true, trump = "D", trick = "KD", hand = "3S 4H", legal = "3S",
  refused = "4H", because = "follow_suit",
}

example "it is the highest then" {
  three_top = true, trump = "D", trick = "AD 3S", winner = 2,
}

example "and no spade" {
  three_top = true, trump = "D", trick = "KS", hand = "3S 4H", legal = "3S 4H",
}

example "it is the highest of spades, too" {
  three_top = true, trump = "S", trick = "AS 3S", winner = 2,
}

-- Scoring

example "the low cards count nothing" {
  cards = "9S 8H 7C 6D 4S 3H 2C", points = 0,
}

-- Clubs and diamonds: 110 points, and ten of hearts.
local WON = { "AC KC QC JC 10C 5C AD KD QD JD 10D 5D AH", "",
  "KH QH JH 10H 5H" }

example "as much as was bid is enough" {
  fields = { bidder = 1, bid = 165 }, party = { 1, 3 }, won = WON,
  scores = { 165, 0, 165, 0 },
}

example "five points fewer are not" {
  fields = { bidder = 1, bid = 170 }, party = { 1, 3 }, won = WON,
  scores = { 0, 170, 0, 170 },
}

example "alone with less, three others get it" {
  fields = { bidder = 1, bid = 170 }, party = { 1 }, won = WON,
  scores = { 0, 170, 170, 170 },
}

example "three of six have made it" {
  options = { players = 6 }, fields = { bidder = 1, bid = 165 },
  party = { 1, 3, 4 }, won = WON, scores = { 165, 0, 165, 165, 0, 0 },
}

example "the bidder may get twice the bid" {
  bidder_double = true, fields = { bidder = 1, bid = 150 }, party = { 1, 3 },
  won = WON, scores = { 300, 0, 150, 0 },
}

example "but not for a bid that is missed" {
  bidder_double = true, fields = { bidder = 1, bid = 170 }, party = { 1, 3 },
  won = WON, scores = { 0, 170, 0, 170 },
}

-- The end of the match

example "after eight rounds the highest total wins" {
  round_number = 8, before = { 0, 150, 300, 150 },
  fields = { bidder = 1, bid = 165 }, party = { 1, 3 }, won = WON,
  scores = { 165, 150, 465, 150 }, won_by = 3,
}

example "before that it goes on" {
  round_number = 7, before = { 0, 150, 300, 150 },
  fields = { bidder = 1, bid = 165 }, party = { 1, 3 }, won = WON,
  scores = { 165, 150, 465, 150 }, won_by = false,
}

example "equal totals are a draw" {
  round_number = 8, before = { 300, 150, 300, 150 },
  fields = { bidder = 1, bid = 165 }, party = { 1, 3 }, won = WON,
  scores = { 465, 150, 465, 150 }, won_by = 0,
}
