-- Coinche: Belote with an auction; a bid promises points in a suit, and may be
-- doubled.

local shared = require "_belote"

-- What may be bid: a number of points, or all tricks, in a suit.
local NUMBERS = {}
for n = 80, 400, 10 do NUMBERS[#NUMBERS + 1] = tostring(n) end
NUMBERS[#NUMBERS + 1] = "capot"
local SUITS = split "clubs diamonds hearts spades"
local BIDS = { [false] = combine(NUMBERS, SUITS), [true] = combine(NUMBERS,
  { "clubs", "diamonds", "hearts", "spades", "no trump", "all trump" }) }

local coinche = game "Coinche" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = "anticlockwise",
  deck        = french(32),
  ranks       = shared.ranks,                  -- but the trumps
  points      = shared.points,
  obligations = shared.obligations,
  round       = { taker = player, contract = text, trump = suit,
                  doubled = number { from = 2, to = 4,
                    names = { [2] = "coinche", [4] = "surcoinche" } },
                  mode = choice { of = shared.modes },
                  declared = each_side(number) },
  keeps       = { carried = 0, waits = each_side(false) },
  options     = {
    target = number { 1000, from = 301, to = 3000 },
    declarations = flag { true, shared.declarations },
    belote_counts = flag { true, "a belote helps to reach the bid" },
    surcoinche = flag { true, "a coinche may be doubled again" },
    tie = choice { "fails", "hold", "with equal totals the bid has failed, or "
      .. "the bidders' total is held for the winner of the next round" },
    score = choice { "made_plus_bid", "bid_only", "what is scored: the points "
      .. "and the bid, or the bid and belotes alone" },
    undertrump = flag { false, "who cannot overtrump plays a lower trump" },
    round_to_ten = flag { true, "totals are rounded to tens" },
    no_trump = flag { false, "no suit or all suits can be named as trumps" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
}

-- In the trump suit the jack is the highest card, then the nine. If all suits
-- are trumps, each of them is like that.
function coinche:order() return shared.heights(self) end

-- Eight cards each: three, two and three. The dealer's right leads, and whoever
-- wins a trick leads the next. If all pass, the round is thrown in.
function coinche:round()
  self:deal_packets { 3, 2, 3 }
  self:bidding()
  if not self.taker then return end
  self:score_round(shared.play(self))
end

-- From the dealer's right each may bid or pass, and bid again later. A bid is a
-- number, 80, 90 and so on to 400, higher than the last, and any suit; capot,
-- all tricks, is the highest.
-- An opponent of the last bidder may say coinche: then nobody bids any more,
-- and the players of the bidding side, in turn, may say surcoinche.
function coinche:bidding()
  local bid, taker, times = self:auction {
    bids = BIDS[self.option.no_trump], level = true, doubles = true,
    doubling = { "coinche", "surcoinche" }, double_closes = true,
    promises = self.promise,
    no_redouble = not self.option.surcoinche,
    prompt = "what do you bid?", over = "over {bid}, what do you bid?",
    doubled = "{bid} is coinched: do you say surcoinche?",
  }
  if not bid then return end
  local _, name = part(bid, NUMBERS)
  self.taker, self.contract, self.trump = taker, bid, suit(name)
  if not self.trump then self.mode = name end
  self.doubled = times > 1 and times or nil
end

-- A bid promises as many points, capot all tricks.
function coinche:promise(bid)
  if bid:find "capot" then return "all tricks" end
  local number = part(bid, NUMBERS)
  return tonumber(number) and number .. " points" or nil
end

-- A bid is made if the total of the bidders' side reaches it and is higher than
-- that of the others; capot if they have won all tricks. A side's total is what
-- the cards of its tricks count, ten for the last trick (a hundred for a side
-- with all eight), 20 for a belote, king and queen of trumps in one hand, and
-- its declarations.
function coinche:score_round(last)
  local counted, n = shared.count(self, last), self.taker.side.number
  local own, their = counted[n], counted[3 - n]
  local number = part(self.contract, NUMBERS)
  local bid = tonumber(number) or 250
  local reached = own.total
    - (self.option.belote_counts and 0 or own.belote) >= bid
  if number == "capot" then reached = own.side.tricks == 8 end
  local made = reached and own.total > their.total
  if reached and own.total == their.total and self.option.tie == "hold"
    and not self.doubled then
    self.carried = self.carried + shared.rounded(self, own.total)
    return shared.score(self, their, "tricks")
  end
  self:settle(made and own or their, made and their or own, bid, made)
  self.carried = 0
end

-- A bid that is made counts with the total, and the others score theirs. If it
-- fails, the others score 160, all declarations, their belote and the bid; the
-- bidders keep their belote alone. After a coinche the winners alone score, 160
-- or, if the bidders have won all tricks, 250, all declarations, their belote
-- and the bid, and all of it twice, after a surcoinche four times.
function coinche:settle(winner, loser, bid, made)
  local times, only_bid = self.doubled or 1, self.option.score == "bid_only"
  if only_bid then
    winner.tricks, winner.declared, loser.declared = 0, 0, 0
  elseif not made or times > 1 then
    winner.tricks = made and winner.side.tricks == 8 and 250 or 160
  end
  if not made or times > 1 or only_bid then shared.give_all(loser, winner) end
  if times > 1 then
    winner.tricks = times * winner.tricks
    winner.declared = times * winner.declared
    winner.belote = times * winner.belote
  end
  shared.score(self, loser, "tricks")
  self:score(winner.side, self.carried, "held")
  shared.score(self, winner, "tricks", times * bid, "the bid")
end

-- A match ends when a side has the target; the higher total wins, and with
-- equal totals play goes on. A side that has failed or took no trick does not
-- win by its belote alone: it needs another trick in a later round.
function coinche:over() return base.over(self, { unless = "waits" }) end

return coinche
