-- Pinochle: partners bid for what melds and tricks count, in a double pack.

local SUITS = split "C D H S"
local BIDS = {}
for n = 100, 1000, 10 do BIDS[#BIDS + 1] = tostring(n) end

local function set(...) return table.concat(cards_of(...), " ") end

-- What each meld counts, once and with both copies, by the suit of trumps.
local MELDS = {}
for _, trump in ipairs(SUITS) do
  local melds = { { "run", set("A 10 K Q J", trump), 150, 1500 },
    { "royal marriage", set("K Q", trump), 40, 80 },
    { "dix", set("9", trump), 10, 20 }, { "four aces", set "A", 100, 1000 },
    { "four kings", set "K", 80, 800 }, { "four queens", set "Q", 60, 600 },
    { "four jacks", set "J", 40, 400 }, { "pinochle", "QS JD", 40, 300 } }
  for _, suit in ipairs(SUITS) do
    local marriage = { "marriage", set("K Q", suit), 20, 40 }
    if suit ~= trump then melds[#melds + 1] = marriage end
  end
  for _, meld in ipairs(melds) do meld[5] = copies(2, meld[2]) end
  MELDS[trump] = melds
end

local pinochle = game "Pinochle" {
  players = 4, sides = "partners",             -- 1 and 3 against 2 and 4
  deck    = french(52, { packs = 2, leave_out = "2 3 4 5 6 7 8" }),
  ranks   = "9 J Q K 10 A",                    -- low to high
  points  = function(option)
    if option.counters == "simple" then
      return { ["A 10 K"] = 10, last_trick = 10 }
    end
    return { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, last_trick = 10 }
  end,
  obligations = { beat_led, follow_suit, overtrump, play_trump },
  round   = { bid = number(100, 1000), bidder = player, trump = suit },
  options = {
    target = number { 1000, from = 250, to = 5000 },
    min_bid = number { 250, from = 100, to = 500, "the lowest bid" },
    all_pass = choice { "dealer", "redeal",
      "after three passes the dealer must bid; or the next player deals" },
    counters = choice { "classic", "simple",
      "simple: aces, tens and kings count 10, other cards nothing" },
    pass_cards = number { 0, from = 0, to = 4,
      "cards that the bidder's partner hands over, and the bidder back" },
    need_marriage = flag { false,
      "trumps must be a suit in which the bidder holds king and queen" },
    lead = choice { "bidder", "eldest", "who leads; eldest: dealer's left" },
    defenders_need_trick = flag { true,
      "the melds of the other side count only if it has won a trick" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

-- Twelve cards each. The bidder leads, then whoever won the last trick.
function pinochle:round()
  self:deal_each(12, 3)
  self:hold_auction()
  if not self.bidder or not self:name_trump() then return end
  self:swap_cards(self.option.pass_cards)
  for _, player in ipairs { self:in_turn() } do self:show_melds(player) end
  local leads = self.option.lead == "bidder" and self.bidder or nil
  self:play_tricks { leader = leads }
  self:score_round()
end

-- From the dealer's left each bids a multiple of 10, higher than the last bid,
-- or passes and is out.
function pinochle:hold_auction()
  local lowest = 10 * math.ceil(self.option.min_bid / 10)
  local bid, bidder = self:auction {
    bids = BIDS, lowest = tostring(lowest),
    prompt = "what do you bid, in tens?", over = "what do you bid over {bid}?",
    must_bid = self.option.all_pass == "dealer" and self.dealer or nil,
  }
  self.bid, self.bidder = tonumber(bid), bidder
end

-- The bidder names trumps. Where that takes king and queen of the suit, a
-- bidder who has them in no suit loses the bid at once.
function pinochle:name_trump()
  local bidder, prompt = self.bidder, "which suit is trump?"
  if not self.option.need_marriage then
    self.trump = self:choose_suit(bidder, prompt)
    return true
  end
  local names, marriages = { refused = {} }, {}
  for i, name in ipairs(split "clubs diamonds hearts spades") do
    marriages[i] = set("K Q", suit(name))
    names[i] = #self:sets_in(bidder.hand, { { marriages[i] } }) > 0 and name
    names.refused[name] = "you do not hold king and queen of " .. name
  end
  if self:tell_set(bidder, marriages) then
    self.trump = suit(self:choose(bidder, prompt, names))
    return self:tell_set(bidder, { set("K Q", self.trump) })
  end
  self:score(bidder, -self.bid, "no marriage for the bid")
end

-- The bidder's partner hands over some cards, and the bidder as many back.
function pinochle:swap_cards(n)
  local bidder, partner = self.bidder, self:partner_of(self.bidder)
  if n == 0 then return end
  self:put_away(partner, "what goes to your partner?", n, bidder)
  self:put_away(bidder, "what goes back to your partner?", n, partner)
end

-- All lay melds open, and take them up again. A card may count in a suit, in
-- four of a rank and in pinochle; in a run it counts in no marriage. A run of
-- trumps, A 10 K Q J, is 150, both 1500; K Q of trumps 40 or 80, of another
-- suit 20 or 40; dix, the 9 of trumps, 10 or 20; four aces 100 or 1000, kings
-- 80 or 800, queens 60 or 600, jacks 40 or 400; pinochle, QS JD, 40 or 300.
function pinochle:show_melds(player)
  local runs = 0
  for _, meld in ipairs(MELDS[self.trump]) do
    local name, cards, one, both, twice = table.unpack(meld)
    local n = self:tell_set(player, { twice }) and 2
      or self:tell_set(player, { cards }) and 1 or 0
    if name == "run" then runs = n end
    if name == "royal marriage" then n = n - runs end
    if n > 0 then self:show(n == 2 and twice or cards, name, player) end
    self:count(player, n == 2 and both or n == 1 and one or 0, name)
  end
end

-- Melds, cards in tricks and 10 for the last trick count together. If they
-- reach the bid, the bidding side gets them, else it loses the bid. A side
-- without a trick gets nothing.
function pinochle:score_round()
  local bid, bidders = self.bid, self.bidder.side
  self:count_cards()
  for side in self:each_side() do
    local none = side.tricks == 0
    if side == bidders and (none or side.count < bid) then
      local made = none and "without a trick" or "made " .. side.count
      self:score(side, -bid, "bid " .. bid .. ", " .. made)
    elseif not none or not self.option.defenders_need_trick then
      self:score_counted(side)
    end
  end
end

-- A side that reaches the target wins the match; if both have reached it, the
-- bidding side has won.
function pinochle:over()
  return base.over(self, { first = self.bidder and self.bidder.side })
end

return pinochle
