-- Pinochle: partners bid for what melds and tricks count, in a double pack.
-- [deck=80] Pinochle: partners bid for what melds and tricks count, with four
-- cards of each kind.

local SUITS = split "C D H S"

-- What may be bid with one deck of 48 cards, and with two of them, without
-- nines, of 80.
local BIDS = { [48] = {}, [80] = split "50 51 52 53 54 55 56 57 58 59 60" }
for n = 100, 1000, 10 do table.insert(BIDS[48], tostring(n)) end
for n = 65, 500, 5 do table.insert(BIDS[80], tostring(n)) end

-- What melds count with 48 cards, once and with both copies; and with 80 cards,
-- one to four times.
local WORTH = {
  [48] = { run = { 150, 1500 }, ["royal marriage"] = { 40, 80 },
    marriage = { 20, 40 }, dix = { 10, 20 }, ["four aces"] = { 100, 1000 },
    ["four kings"] = { 80, 800 }, ["four queens"] = { 60, 600 },
    ["four jacks"] = { 40, 400 }, pinochle = { 40, 300 } },
  [80] = { run = { 15, 150, 225, 300 }, ["royal marriage"] = { 4, 8, 12, 16 },
    marriage = { 2, 4, 6, 8 }, ["four aces"] = { 10, 100, 150, 200 },
    ["four kings"] = { 8, 80, 120, 160 }, ["four queens"] = { 6, 60, 90, 120 },
    ["four jacks"] = { 4, 40, 60, 80 }, pinochle = { 4, 30, 60, 90 } },
}

local function set(...) return table.concat(cards_of(...), " ") end

-- The melds where a suit is trump: the name, and the cards.
local function melds_of(trump)
  local melds = { { "run", set("A 10 K Q J", trump) },
    { "royal marriage", set("K Q", trump) }, { "dix", set("9", trump) },
    { "four aces", set "A" }, { "four kings", set "K" },
    { "four queens", set "Q" }, { "four jacks", set "J" },
    { "pinochle", "QS JD" } }
  for _, suit in ipairs(SUITS) do
    local marriage = { "marriage", set("K Q", suit) }
    if suit ~= trump then melds[#melds + 1] = marriage end
  end
  return melds
end

-- By the deck and the suit of trumps: the name of each meld, the cards of one,
-- of two and so on, and what these count.
local MELDS = { [48] = {}, [80] = {} }
for deck, worth in pairs(WORTH) do
  for _, trump in ipairs(SUITS) do
    local list = {}
    for _, meld in ipairs(melds_of(trump)) do
      local name, cards = table.unpack(meld)
      local several = { cards }
      for n = 2, deck == 80 and 4 or 2 do several[n] = copies(n, cards) end
      if worth[name] then
        list[#list + 1] = { name = name, cards = several, worth = worth[name] }
      end
    end
    MELDS[deck][trump] = list
  end
end

local pinochle = game "Pinochle" {
  players = 4, sides = "partners",             -- 1 and 3 against 2 and 4
  deck    = function(option)
    return option.deck == 80
      and french(52, { packs = 4, leave_out = "2 3 4 5 6 7 8 9" })
      or french(52, { packs = 2, leave_out = "2 3 4 5 6 7 8" })
  end,
  ranks   = "9 J Q K 10 A",                    -- low to high
  points  = function(option)
    if option.deck == 80 then
      return { ["A 10 K"] = 1, last_trick = 2 }
    elseif option.counters == "simple" then
      return { ["A 10 K"] = 10, last_trick = 10 }
    end
    return { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, last_trick = 10 }
  end,
  obligations = { beat_led, follow_suit, overtrump, play_trump },
  round   = { bid = number(50, 1000), bidder = player, trump = suit },
  options = {
    deck = choice { 48, 80,
      silences = "min_bid counters defenders_need_trick",
      "cards; 80: two decks without nines, which count otherwise" },
    floor_20 = flag { true, needs = { deck = 80 },
      "melds count from 20 on, and with 20 points in tricks" },
    target = number { 1000, from = 250, to = 5000 },
    min_bid = number { 250, from = 100, to = 500, "the lowest bid" },
    all_pass = choice { "dealer", "redeal",
      "after three passes the dealer must bid; or the next player deals" },
    counters = choice { "classic", "simple",
      "simple: aces, tens and kings count 10, other cards nothing" },
    pass_cards = number { 0, from = 0, to = 4,
      "cards that the bidder's partner hands over once trumps are named, and "
      .. "the bidder back" },
    need_marriage = flag { false,
      "trumps must be a suit in which the bidder holds king and queen" },
    lead = choice { "bidder", "eldest", "who leads; eldest: dealer's left" },
    defenders_need_trick = flag { true,
      "the melds of the other side count only if it has won a trick" },
    rounds = number {}, first_dealer = number {},
  },
}

-- [deck=48] Twelve cards each, in packets of three.
-- [deck=80] Twenty cards each, in packets of four.
function pinochle:deal()
  if self.option.deck == 80 then return self:deal_each(20, 4) end
  self:deal_each(12, 3)
end

-- [lead=bidder] The bidder leads.
-- [lead=eldest] The dealer's left leads.
-- [] Of two equal cards in a trick the one that was played first is higher, and
-- the other does not beat it.
function pinochle:round()
  self:deal()
  self:hold_auction()
  if not self:name_trump() then return end
  self:swap_cards(self.option.pass_cards)
  for _, player in ipairs { self:in_turn() } do self:show_melds(player) end
  local leads = self.option.lead == "bidder" and self.bidder or nil
  self:play_tricks { leader = leads }
  self:score_round()
end

-- [deck=48] From the dealer's left each in turn bids a multiple of 10, higher
-- than the last bid, or passes and is out. No bid is lower than {min_bid} or
-- higher than 1000. When all others have passed, or at 1000, the last bidder is
-- the bidder.
-- [deck=48 and all_pass=dealer] If the three others pass without a bid, the
-- dealer must bid.
-- [deck=80] From the dealer's left each in turn bids, higher than the last bid,
-- or passes and is out: 50 to 60, and from there on multiples of 5, up to 500.
-- When all others have passed, or at 500, the last bidder is the bidder.
-- [deck=80 and all_pass=dealer] If all pass the dealer is the bidder, for 50.
-- [all_pass=redeal] If all pass the next player deals; a deal thrown in is no
-- round.
function pinochle:hold_auction()
  local deck, dealer = self.option.deck, nil
  if self.option.all_pass == "dealer" then dealer = self.dealer end
  local lowest = deck == 48 and 10 * math.ceil(self.option.min_bid / 10) or 50
  local bid, bidder = self:auction {
    bids = BIDS[deck], lowest = tostring(lowest),
    prompt = deck == 48 and "what do you bid, in tens?" or "what do you bid?",
    over = "what do you bid over {bid}?",
    must_bid = deck == 48 and dealer or nil,
    falls_to = deck == 80 and dealer or nil,
  }
  -- Hoyle: the deal is abandoned, and passes to the next player.
  if not bid then self:deal_again(self:left_of(self.dealer)) end
  self.bid, self.bidder = tonumber(bid), bidder
end

-- The bidder names trumps.
-- [need_marriage] That takes king and queen of the suit: a bidder who has them
-- in no suit loses the bid at once.
function pinochle:name_trump()
  local bidder, prompt = self.bidder, "which suit is trump?"
  if not self.option.need_marriage then
    self.trump = self:choose_suit(bidder, prompt)
    return true
  end
  local names, marriages = { refused = {} }, {}
  for i, name in ipairs(split "clubs diamonds hearts spades") do
    marriages[i] = set("K Q", suit(name))
    local king, queen = "K" .. suit(name), "Q" .. suit(name)
    local both = bidder.hand:has(king) and bidder.hand:has(queen)
    names[i] = both and name or false
    names.refused[name] = { "you do not hold king and queen of {suit}",
      suit = name }
  end
  if self:tell_holds(bidder, marriages, "all") then
    self.trump = suit(self:choose(bidder, prompt, names))
    return self:tell_holds(bidder, set("K Q", self.trump), "all")
  end
  self:score(bidder, -self.bid, "no marriage for the bid")
end

-- Passing cards:
-- [pass_cards=1] The bidder's partner hands over a card, and the bidder one
-- back.
-- [pass_cards>1] The bidder's partner hands over {pass_cards} cards, and the
-- bidder as many back.
function pinochle:swap_cards(n)
  local bidder, partner = self.bidder, self:partner_of(self.bidder)
  if n == 0 then return end
  self:put_away(partner, "what goes to your partner?", n, bidder)
  self:put_away(bidder, "what goes back to your partner?", n, partner)
end

-- Melds:
-- All melds of each hand are shown and count for the side; then the cards go
-- back to the hand. Cards of two partners make no meld together. A card may
-- count in its suit, in four of a rank and in pinochle; in a run it counts in
-- no marriage, but another king and queen of trumps do.
-- [deck=48] | run | A 10 K Q J of trumps: 150, both 1500 |
-- | royal marriage | K Q of trumps: 40, both 80 |
-- | marriage | K Q of another suit: 20, both of one suit 40 |
-- | dix | the 9 of trumps: 10, both 20 |
-- | four aces | 100, all eight 1000 |
-- | four kings | 80, all eight 800 |
-- | four queens | 60, all eight 600 |
-- | four jacks | 40, all eight 400 |
-- | pinochle | QS JD: 40, both 300 |
-- [deck=80] | run | A 10 K Q J of trumps: 15, twice 150, thrice 225, four 300 |
-- | royal marriage | K Q of trumps: 4 each |
-- | marriage | K Q of another suit: 2 each |
-- | aces | one of each suit: 10, two 100, three 150, four 200 |
-- | kings | one of each suit: 8, two 80, three 120, four 160 |
-- | queens | one of each suit: 6, two 60, three 90, four 120 |
-- | jacks | one of each suit: 4, two 40, three 60, four 80 |
-- | pinochle | QS JD: 4, twice 30, thrice 60, four 90 |
function pinochle:show_melds(player)
  local runs = 0
  for _, meld in ipairs(MELDS[self.option.deck][self.trump]) do
    local name, n = meld.name, #meld.cards
    while n > 0 and not self:tell_holds(player, meld.cards[n], "all") do
      n = n - 1
    end
    if name == "run" then runs = n end
    if name == "royal marriage" then n = n - runs end
    if n > 0 then
      self:show(meld.cards[n], name, player)
      self:count(player, meld.worth[n], name)
    end
  end
end

-- [deck=48] Each side adds up its melds, the cards in its tricks and 10 for the
-- last trick.
-- [deck=80] Each side adds up its melds, a point for each ace, ten and king in
-- its tricks, and 2 for the last trick.
-- [deck=80 and floor_20] Melds of fewer than 20 points do not count, nor do
-- those of a side that has fewer than 20 points in its tricks.
-- [] If the sum of the bidding side reaches the bid, it gets that sum, else it
-- loses the bid. The other side gets its own sum.
-- [deck=48 and not defenders_need_trick] Without a trick the bidding side loses
-- the bid.
-- [deck=48 and defenders_need_trick] A side without a trick gets nothing for
-- its melds, and the bidding side loses the bid.
-- [deck=80 and not floor_20] A side without a trick gets nothing for its melds,
-- and the bidding side loses the bid.
-- [] Totals may fall below 0.
function pinochle:score_round()
  local bid, bidders = self.bid, self.bidder.side
  self:count_round()
  for side in self:each_side() do
    local none = side.tricks == 0
    if side == bidders and (none or side.count < bid) then
      local says = "bid {bid}, made {count}"
      if none then says = "bid {bid}, without a trick" end
      self:score(side, -bid, { says, bid = bid, count = side.count })
    elseif not none or not self.option.defenders_need_trick then
      self:score_counted(side)
    end
  end
end

function pinochle:count_round()
  local melds = {}
  for side in self:each_side() do melds[side] = side.count end
  self:count_cards()
  if self.option.deck == 48 or not self.option.floor_20 then return end
  for side in self:each_side() do
    local own = melds[side]
    if own > 0 and (own < 20 or side.count - own < 20) then
      self:count(side.players[1], -own, "melds that do not count")
    end
  end
end

-- [rounds=0] A side whose total has reached {target} after a round wins the
-- match; if both have reached it, the bidding side has won.
-- [rounds=1] The match ends after one round; the higher total wins.
-- [rounds>1] The match ends after {rounds} rounds; the higher total wins.
function pinochle:over()
  return base.over(self, { first = self.bidder and self.bidder.side })
end


example "the first bid" {
  moves = {}, allowed = { "pass", "250", "260", "1000" },
  refused = { "240", "255", "1010" },
}

example "a bid must be higher than the last" {
  moves = { "300" }, allowed = { "310", "pass" }, refused = { "300" },
  because = "higher_bid",
}

example "the dealer may not pass when all others have" {
  moves = { "pass", "pass", "pass" }, allowed = { "250" },
  refused = { "pass" }, because = "must_bid",
}

example "the bidder names trumps, and leads" {
  first_dealer = 4, deal = { hands = { "9C", "AD AD AC", "9S", "9H" } },
  moves = { "pass", "250", "pass", "pass", "hearts" },
  allowed = { "AD", "AC" }, refused = { "9C" },
  leaves = { bid = 250, bidder = 2, trump = "H" },
}

example "a suit led must be beaten" {
  trump = "H", trick = "KC", hand = "AC 9C AD", legal = "AC", refused = "9C",
  because = "beat_led",
}

example "nobody must beat a suit that has been trumped" {
  trump = "H", trick = "KC 9H", hand = "AC 9C 10H", legal = "AC 9C",
}

example "without the suit led a trump must beat those played" {
  trump = "H", trick = "KC 9H", hand = "10H 9H 9D", legal = "10H",
  refused = "9H", because = "overtrump",
}

example "of identical cards the first wins" {
  trump = "H", trick = "KC 9H 9H AC", winner = 2,
}

example "what cards count" { cards = "AC 10C KC QC JC 9C", points = 30 }

-- What a hand melds with hearts as trumps.
for name, one in pairs {
  ["a run and another marriage"] = { "AH 10H KH KH QH QH JH 9H", 200 },
  ["no run, but a royal marriage"] = { "AH KH QH JH", 40 },
  ["four aces"] = { "AC AD AH AS", 100 },
  ["one and a half pinochles"] = { "QS QS JD", 40 },
} do
  example(name) { fields = { trump = "H" }, held = { one[1], "", "", "" },
    step = "show_melds", with = { "player 1" },
    leaves = { counted = { one[2], 0 } } }
end

example "a bid that was reached" {
  fields = { bid = 100, bidder = 1, trump = "H" }, tricks = { 6, 6 },
  won = { "AC AC AD AD AH AH AS 10C KC 9C", "AS KC" }, last_won = { 1 },
  scores = { 101, 15 },
}

example "a side without a trick gets nothing" {
  fields = { bid = 100, bidder = 1, trump = "H" }, tricks = { 12, 0 },
  won = { "AC AC AD AD AH AH AS 10C KC", "AS" }, last_won = { 1 },
  scores = { 101, 0 },
}

example "both at 1000: the bidding side wins" {
  before = { 900, 990 }, fields = { bid = 100, bidder = 1, trump = "H" },
  tricks = { 6, 6 }, won = { "AC AC AD AD AH AH KC 10C 10C", "AS KC" },
  last_won = { 1 }, scores = { 1000, 1005 }, won_by = 1,
}

return pinochle
