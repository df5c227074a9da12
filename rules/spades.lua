-- Spades: partners promise tricks; spades are trumps, and wait to be led.

-- The highest trumps by `deck`, low to high, with what breaks spades.
local TOP = { jokers = "LJ BJ", jokers_deuces = "2S 2D LJ BJ" }
local BREAK = { standard = "S", jokers = "S, LJ, BJ",
  jokers_deuces = "S, 2D, LJ, BJ" }

local spades = game "Spades" {
  players = 4,
  sides   = "partners",                        -- 1 and 3 against 2 and 4
  deck    = function(option)
    if option.deck == "standard" then return french(52) end
    return french(54, { leave_out = "2H 2C" })
  end,
  ranks   = "2 3 4 5 6 7 8 9 10 J Q K A",      -- low to high
  round   = {
    bid   = each_player(number),               -- 0 is nil: no trick at all
    blind = each_player(flag),                 -- said before seeing the cards
  },
  keeps   = { bagged = each_side(0) },         -- bags not yet paid for
  options = {
    deck = choice { "standard", "jokers", "jokers_deuces",
      "which cards are played; jokers: two jokers in place of the twos of "
      .. "hearts and clubs; jokers_deuces: the other two twos are high, too" },
    target = number { 500, from = 100, to = 1000,
      "points that win the match" },
    floor = number { 0, from = -1000, to = 0,
      "a side that falls to it loses; 0: no side loses so" },
    nil_points = number { 100, from = 0, to = 200,
      "points for a nil; 0: nobody may bid it" },
    blind_nil = choice { "off", "behind", "always",
      "who may bid nil before seeing the cards, for twice the points: nobody, "
      .. "a side that is 100 points behind, everybody" },
    nil_pass = number { 0, from = 0, to = 3,
      "cards that whoever bids nil exchanges with the partner" },
    blind_only = flag { false, "only after a blind nil cards are exchanged" },
    bags = number { 10, from = 0, to = 20,
      "how many bags cost points; 0: bags count nothing and cost nothing" },
    bag_penalty = number { 100, from = 0, to = 200, "what those bags cost" },
    failed_nil = choice { "bags", "help", "what the tricks of a missed nil are:"
      .. " bags, or a help for the partner's contract" },
    min_contract = number { 0, from = 0, to = 6,
      "what the bids of a side without a nil must reach" },
    ten_for_200 = flag { false,
      "a contract of exactly ten tricks is worth 200 points" },
    lead_spades = flag { false, "spades may be led at any time" },
    rounds = number { "rounds to play, the higher total wins; 0: to target" },
    first_dealer = number {},
  },

  refuses = function(option)
    if not option.blind_only then return end
    if option.nil_pass == 0 then return "blind_only needs nil_pass" end
    return option.blind_nil == "off" and "blind_only needs blind_nil"
  end,

  -- Spades may not be led before a spade has been played to another suit.
  obligations = function(option)
    return {
      obligation "spades are not broken" {
        avoid = option.deck == "standard" and "S" or "trumps",
        when = "leading", until_thrown = BREAK[option.deck],
        unless = { lead_spades = true },
        says = "spades are not broken; you hold {cards}",
      },
      follow_suit,
    }
  end,
}

-- [deck=standard or jokers] Spades are always trumps.
-- [deck=jokers] The highest are the big joker and the little joker.
-- [deck=jokers_deuces] The highest trumps are the big joker, the little joker,
-- the two of diamonds, which is a spade, and the two of spades.
function spades:order()
  return { trump = "S", top = TOP[self.option.deck] }
end

-- Thirteen cards each.
function spades:deal() self:deal_each(13) end

-- The dealer's left leads to the first trick.
function spades:round()
  self:bid_blind()
  self:deal()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    self:let_bid(player)
  end
  self:exchange()
  self:play_tricks()
  self:score_round()
end

-- [blind_nil=always and nil_points>0] Before the deal everybody may bid nil
-- blind.
-- [blind_nil=behind and nil_points>0] Before the deal a side that is 100 points
-- behind may bid nil blind.
function spades:bid_blind()
  if self.option.blind_nil == "off" then return end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:may_bid_blind(player) and self:choose(player,
      "do you bid nil before you look?", { "look", "blind" }) == "blind" then
      player.bid, player.blind = 0, true
    end
  end
end

function spades:may_bid_blind(player)
  local who, others = self.option.blind_nil, self:next_in_turn(player).side
  local behind = others.score - player.side.score >= 100
  return self.option.nil_points > 0
    and (who == "always" or who == "behind" and behind)
end

-- [nil_points>0] Each bids tricks once, from the dealer's left; none is nil.
-- [nil_points=0] Each bids tricks once, from the dealer's left, one at least.
-- [min_contract>1] The second of a side must reach {min_contract} tricks with
-- the first, unless one of them bids nil.
function spades:let_bid(player)
  if player.blind then return end
  local most, low = self.option.min_contract, nil
  local partner = most > 0 and self:partner_of(player).bid or 0
  if partner > 0 then
    low = {}
    for bid = 1, most - partner - 1 do
      low[bid] = { "your side must reach {most}", most = most }
    end
  end
  local least = self.option.nil_points > 0 and 0 or 1
  player.bid = self:ask_number(player, "how many tricks do you bid?", least, 13,
    low)
end

local function hand_cards(self, player, partner)
  local n = self.option.nil_pass
  self:put_away(player, n == 1 and "which card goes to your partner?"
    or { "which {n} cards go to your partner?", n = n }, n, partner)
end

-- [nil_pass=1 and not blind_only] Whoever has bid nil hands a card to the
-- partner, who then hands one back; the others do not see them.
-- [nil_pass>1 and not blind_only] Whoever has bid nil hands {nil_pass} cards to
-- the partner, who then hands as many back; the others do not see them.
-- [nil_pass=1 and blind_only] Whoever has bid nil blind hands a card to the
-- partner, who then hands one back; the others do not see them.
-- [nil_pass>1 and blind_only] Whoever has bid nil blind hands {nil_pass} cards
-- to the partner, who then hands as many back; the others do not see them.
-- [nil_pass>0] Partners who have both bid nil exchange none.
function spades:exchange()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:may_exchange(player) then
      hand_cards(self, player, self:partner_of(player))
      hand_cards(self, self:partner_of(player), player)
    end
  end
end

function spades:may_exchange(player)
  local every = not self.option.blind_only
  return self.option.nil_pass > 0 and player.bid == 0
    and self:partner_of(player).bid > 0 and (every or player.blind == true)
end

-- The bids of partners add up to their contract, which both try to make.
function spades:score_round()
  local contract, own = { 0, 0 }, { 0, 0 }
  for player in self:each_player() do
    local bid, side = player.bid, player.side.number
    contract[side] = contract[side] + bid
    if bid == 0 then own[side] = own[side] + self:score_nil(player) end
  end
  for side in self:each_side() do
    self:score_contract(side, contract[side.number], own[side.number])
    self:pay_bags(side)
  end
end

-- [nil_points>0] A nil counts {nil_points} points if the player takes no trick,
-- and costs {nil_points} if not.
-- [nil_points>0 and blind_nil~=off] A blind nil counts and costs twice as much.
function spades:score_nil(player)
  local points, tricks = self.option.nil_points, player.tricks
  if player.blind then points = 2 * points end
  if tricks == 0 then self:score(player, points, "nil")
  else self:score(player, -points, "nil missed") end
  return self.option.failed_nil == "bags" and tricks or 0
end

-- A contract that is made counts what it is worth; one that is missed costs as
-- much.
-- [bags>0] Each trick more counts one point, a bag.
-- [bags>0 and failed_nil=bags and nil_points>0] The tricks of a missed nil are
-- bags, too.
-- [failed_nil=help and nil_points>0] The tricks of a missed nil help to make
-- the contract.
function spades:score_contract(side, contract, own)
  local more, worth = side.tricks - own - contract, self:worth(contract)
  if more < 0 then
    self:score(side, -worth, "contract missed")
  else
    self:score(side, worth, "contract")
    own = own + more
  end
  if self.option.bags == 0 or own == 0 then return end
  self:score(side, own, "bags")
  side.bagged = side.bagged + own
end

-- A contract is worth ten points for each of its tricks.
-- [ten_for_200] One of exactly ten tricks is worth 200 points.
function spades:worth(contract)
  if contract == 10 and self.option.ten_for_200 then return 200 end
  return 10 * contract
end

-- [bags>0] {bags} bags cost {bag_penalty} points, and the count begins again.
function spades:pay_bags(side)
  local most = self.option.bags
  while most > 0 and side.bagged >= most do
    side.bagged = side.bagged - most
    self:score(side, -self.option.bag_penalty, { "{most} bags", most = most })
  end
end


example "thirteen cards each, and a bid from nil to thirteen" {
  first_dealer = 4, moves = { "3" }, leaves = { counts = { 13, 13, 13, 13 } },
  legal = split "0 1 2 3 4 5 6 7 8 9 10 11 12 13",
}

example "everybody is asked before the deal, and a blind nil bids no more" {
  blind_nil = "always", first_dealer = 4,
  moves = split "blind look look blind 3", allowed = "4",
  leaves = { blind = { true, false, false, true } },
}

example "a spade may not be led first from a hand with another suit" {
  hand = "7S 4H", legal = "4H", refused = "7S",
  because = "spades are not broken; you hold 4H",
}

example "once a spade has been thrown it may" {
  hand = "7S 4H", played = "2S", legal = "7S 4H",
}

example "whoever has nothing but spades leads one" {
  hand = "7S 4S", legal = "7S 4S",
}

example "a spade wins" { trick = "KH 2S AH", winner = 2 }

example "nine tricks where seven were promised" {
  bid = { 4, 2, 3, 3 }, tricks = { 9, 4 }, scores = { 72, -50 },
  leaves = { bagged = { 2, 0 } },
}

example "six are too few" {
  bid = { 4, 2, 3, 3 }, tricks = { 6, 7 }, scores = { -70, 52 },
}

example "a nil made, and a contract" {
  bid = { 5, 2, 0, 3 }, tricks = { 5, 4, 0, 4 }, scores = { 150, 53 },
}

example "a missed nil takes two bags and does not help" {
  bid = { 5, 2, 0, 3 }, tricks = { 5, 3, 2, 3 }, scores = { -48, 51 },
  leaves = { bagged = { 2, 1 } },
}

example "a blind nil counts twice" {
  bid = { 0, 6, 3, 5 }, blind = { true, false, false, false },
  tricks = { 0, 6, 3, 4 }, scores = { 230, -110 },
}

example "ten bags cost a hundred, and the rest stay" {
  bid = { 4, 4, 3, 3 }, bagged = { 8, 0 }, tricks = { 10, 3 },
  scores = { -27, -70 }, leaves = { bagged = { 1, 0 } },
}

example "both reach five hundred: the higher wins" {
  bid = { 2, 1, 2, 1 }, before = { 480, 495 }, tricks = { 6, 7 },
  scores = { 522, 520 }, won_by = 1,
}

return spades
