-- American: the first two may bid six to tell their partners something, and it
-- wins nothing.

local inkle = house_rule "Inkle" {
  of      = "five_hundred",
  with    = { "american" },
  refuses = function(option)
    return option.auction ~= "once_round"
      and "an inkle needs auction=once_round"
  end,
}

local function is_six(bid) return bid ~= nil and bid:find "6 " == 1 end

-- What may be bid above the n-th bid of the list, and why other bids may not.
local function bids_above(bids, n, spoken, limited)
  local list = { "pass", refused = {} }
  for i, bid in ipairs(bids) do
    local over = n > 0 and bids[n]:find "7 " == 1 or bid ~= limited
    if is_six(bid) and spoken > 2 then
      list.refused[bid] = "only the first two players bid six"
    elseif i <= n then
      list.refused[bid] = { "the bid to beat is {bid}", bid = bids[n] }
    elseif not over then
      list.refused[bid] = { "{bid} is only bid over seven", bid = bid }
    else
      list[#list + 1] = bid
    end
  end
  return list
end

-- A bid of six is an inkle: only the first two players may make it, and it wins
-- nothing. If nobody bids more than six, the same player deals again.
function inkle:hold_auction(bids, limited)
  -- The rules of Iowa State University: "Only the first two bidders are allowed
  -- to bid 6"; if no higher bid follows, "the cards are re-dealt by the same
  -- dealer".
  local high, winner, spoken = 0, nil, 0
  for player in self:each_player(self:left_of(self.dealer)) do
    spoken = spoken + 1
    local said = self:choose(player, high == 0 and "what do you bid?"
      or { "over {bid}, what do you bid?", bid = bids[high] },
      bids_above(bids, high, spoken, limited))
    for i, bid in ipairs(bids) do
      if bid == said then high, winner = i, player end
    end
  end
  if is_six(bids[high]) then self:deal_again(self.dealer) end
  return bids[high], winner
end

example "the first two may bid six" {
  first_dealer = 4, moves = { "6 hearts" },
  allowed = { "pass", "6 no trump", "7 spades", "nullo" },
  refused = { "6 spades" }, because = "the bid to beat is 6 hearts",
}

example "the others may not" {
  first_dealer = 4, moves = { "6 hearts", "pass" },
  allowed = { "pass", "7 spades", "nullo" }, refused = { "6 no trump" },
  because = "only the first two players bid six",
}

example "not even if both have passed" {
  first_dealer = 4, moves = { "pass", "pass" }, refused = { "6 spades" },
  because = "only the first two players bid six",
}

example "a partner bids over it, and is the contractor" {
  first_dealer = 4, moves = { "6 hearts", "pass", "7 hearts", "pass" },
  leaves = { contractor = 3, contract = "7 hearts", trump = "H" },
}

example "if nobody does, the same player deals again" {
  first_dealer = 4, moves = { "6 hearts", "pass", "pass", "pass" },
  allowed = { "6 spades" }, scores = { 0, 0 },
  leaves = { dealer = 4, contractor = "none" },
}

example "if all pass, the next one deals" {
  first_dealer = 4, moves = { "pass", "pass", "pass", "pass" },
  leaves = { dealer = 1 },
}

example "and deals again if the next deal has nothing but sixes" {
  rounds = 1, first_dealer = 4,
  moves = { "pass", "pass", "pass", "pass", "6 hearts", "pass", "pass",
    "pass" },
  allowed = { "6 spades" }, leaves = { dealer = 1, contractor = "none" },
}

return inkle
