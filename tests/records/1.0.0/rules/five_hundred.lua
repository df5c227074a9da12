-- Five Hundred: a contract bid for, ten tricks, a joker and the bowers on top;
-- a side wins with 500 points by making its own bid.

local BIDS = combine("6 7 8 9 10",
  { "spades", "clubs", "diamonds", "hearts", "no trump" })
local VALUE = { misere = 250, ["open misere"] = 500 }    -- of each bid
for n, bid in ipairs(BIDS) do VALUE[bid] = 20 + 20 * n end

local five_hundred = game "Five Hundred" {
  sides       = { [4] = "partners" },
  deck        = french(52, { jokers = { "BJ" },
    leave_out = { [3] = "2 3 4 5 6", [4] = "2 3 4C 4S" } }),
  ranks       = "4 5 6 7 8 9 10 J Q K A",      -- low to high
  piles       = { kitty = "none", away = "none" },
  obligations = { follow_suit },
  ties        = "draw",
  round       = { contractor = player, contract = text, trump = suit,
                  joker_suit = suit, made = untold(side),
                  lacks = untold(each_player(text)) },
  options     = {
    players = number { 4, from = 3, to = 4, "three play each alone" },
    target = number { 500, from = 200, to = 1000 },
    floor = number { -500, from = -1000, to = -200 },
    win_on_bid = flag { true, "only a side that makes its bid can win" },
    misere = choice { "after_seven", "any", "off", "when misere may be bid: "
      .. "over a bid of seven tricks, over any that is worth less, or never" },
    auction = choice { "until_three_pass", "once_round", "how long it goes on; "
      .. "once_round: each player speaks once" },
    slam = flag { true, "all ten tricks count 250 at least" },
    defence_tricks = flag { true, "the others get ten for each trick" },
    joker = choice { "void", "named", "without trumps the joker belongs to no "
      .. "suit; or the contractor names its suit before the first lead" },
    rounds = number { 0, from = 0, to = 144, silences = "target floor" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

-- The joker is the highest trump, then the jack of trumps, then the other jack
-- of its colour. Without trumps the joker belongs to no suit and wins; if it
-- has been given a suit, it is the highest card of that suit.
function five_hundred:order()
  if self.joker_suit then return { joins = { [self.joker_suit] = "BJ" } } end
  local top = self.contract and bowers(self.trump, "BJ")
  return { trump = self.trump, top = top }
end

-- Ten cards each and three to the kitty: three and one, four and one, three and
-- one. The contractor leads. In a misere the contractor's first trick loses it.
function five_hundred:round()
  local kitty = { 1, self.kitty }
  self:deal_packets { 3, kitty, 4, kitty, 3, kitty }
  self:bidding()
  if not self.contractor then return end
  local misere = self.contract:find "misere"
  self:exchange(self.contractor, misere)
  local names_suit = not self.trump and not self.joker_suit and self.lead_joker
  self:play_tricks { leader = self.contractor, before = names_suit,
    until_wins = misere and self.contractor }
  self:score_round()
end

-- From the dealer's left players bid, each bid above the last. Six spades are
-- worth 40, clubs, diamonds, hearts and no trump 20 more each, a trick more
-- 100. A misere, 250, is next above seven no trump, and goes only over a seven;
-- or it goes over any, and is above eight spades. An open one, 500, is above
-- ten diamonds. Whoever has passed is out. If all pass, the round is thrown in.
function five_hundred:bidding()
  local how, bids = self.option.misere, { table.unpack(BIDS) }
  if how ~= "off" then
    table.insert(bids, 24, "open misere")           -- above 10 diamonds
    table.insert(bids, how == "any" and 12 or 11, "misere")
  end
  local bid, player = self:auction {
    bids = bids, promises = VALUE, once = self.option.auction == "once_round",
    prompt = "what do you bid?", over = "over {bid}, what do you bid?",
    only_over = how == "after_seven" and { "misere", "7 spades", "7 no trump",
      "misere is only bid over seven" } or nil,
  }
  self.contractor, self.contract, self.trump = player, bid, bid and suit(bid)
end

-- The contractor takes the kitty and puts three cards away. In a misere the
-- contractor's partner lays the cards face down and takes no part.
function five_hundred:exchange(contractor, misere)
  self:take_and_put_away(contractor, self.kitty, "which three go away?")
  local partner = misere and self:partner_of(contractor)
  if partner then self:sit_out(partner, self.away) end
  if self.option.joker == "named" and not self.trump
    and self:tell_holds(contractor, "BJ") then
    self.joker_suit = self:choose_suit(contractor, "which suit is the joker?")
  end
end

-- Without trumps whoever leads the joker names a suit for the others to follow:
-- none that this player has shown to lack, but in the last trick any.
function five_hundred:lead_joker(player)
  if self:led() then return end
  self.joker_suit = nil
  local _, card, named = self:ask(player, "which card do you lead?", {
    { "{card}", card = player.hand:cards():without "BJ" },
    { "{card} {suit}", card = "BJ", fits = function(_, named)
      return #player.hand == 1 or not (player.lacks or ""):find(named),
        "you have shown that you lack that suit"
    end },
  })
  self.joker_suit = named
  return card
end

-- Without trumps all see who does not follow suit. An open hand is shown after
-- the first trick.
function five_hundred:after_trick()
  if self.trump then return self:play_on() end
  for card in words(self:trick()) do
    local player = self:who_has_held(card)
    if (suit(card) or self.joker_suit) ~= self:led() then
      player.lacks = (player.lacks or "") .. self:led()
    end
  end
  if self.contract == "open misere" and #self.contractor.hand == 9 then
    self:show(self.contractor, "the hand is open")
  end
end

-- A bid that is made counts its value, and 250 at least with all ten tricks; if
-- it fails, as much is lost. The others get ten for each of their tricks, but
-- nothing in a misere. A misere is made without a trick.
function five_hundred:score_round()
  local side, option = self.contractor.side, self.option
  local bid = tonumber((part(self.contract, "6 7 8 9 10")))
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

-- A side wins with 500 points if it has made its own bid in that round; one at
-- minus 500 has lost to the highest other. Where any points win, it is the side
-- that made its bid, or else the highest; if several are equal, it is a draw.
function five_hundred:over()
  local any = not self.option.win_on_bid and self.option.target
  return base.over(self, { target = any, first = self.made })
end

return five_hundred
