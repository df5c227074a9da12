-- Skat: three players, one against two, 32 cards; the highest bid plays.

local games = split "diamonds hearts spades clubs grand"
local nulls = { "null", "null ouvert" }
local steps = "schneider schwarz ouvert"         -- each with those before it
local jacks, ranks = "JD JH JS JC", "7 8 9 J Q K 10 A" -- but for null games

local skat = game "Skat" {
  deck        = french(32),
  points      = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  obligations = { follow_suit }, piles = { skat = "none" },
  camps       = { "declarer", "defenders", needs = 61, announced = 90,
                  with = "skat", unless = nulls },
  contracts   = {                                -- 9 points, 2 to 18 times
    { diamonds = 9, hearts = 10, spades = 11, clubs = 12, from = 2, to = 18,
      trump = true, top = jacks, ranks = ranks }, -- named after their trumps
    { grand = 24, from = 2, to = 11, top = jacks, ranks = ranks },
    ["null"] = 23, ["null hand"] = 35, ["null ouvert"] = 46,
    ["null ouvert hand"] = 59,
  },
  round       = {                                -- the last line: in questions
    declarer = player, bid = number(18, 264), hand = flag,
    contract = choice { of = { games, nulls } },
    announced = choice { of = steps, needs = { hand = true } },
    points = number(0, 120), tricks = number(0, 10), cards = cards,
  },
  players     = choice { 3, 4, "at the table; with four the dealer sits out" },
  options     = {
    rounds  = number { 12, from = 1 },
    overbid = choice { "least_multiple", "base", "an overbid game loses its "
      .. "base value once, or twice its least multiple that reaches the bid" },
    scoring = choice { "classic", "seeger_fabian", "how a round counts" },
  },
}

-- Three cards each, two to the skat, four each, three each.
-- [players=4] The dealer sits out.
function skat:deal()
  if self.option.players == 4 then self:sit_out(self.dealer) end
  self:deal_packets { 3, { 2, self.skat }, 4, 3 }
end

-- Forehand is the dealer's left. Middlehand, the next, passes or bids any
-- higher value of a game; forehand holds it or passes. Then rearhand, the
-- third, bids so to whoever is left. With no bid forehand may play at 18.
function skat:bidding()
  local forehand = self:in_turn()
  local bid, winner = self:auction { holder = forehand }
  self.bid = bid or tonumber(self:choose(forehand,
    "nobody has bid: 18, or pass?", { "18", "pass" }))
  return self.bid and winner
end

-- The skat:
-- The declarer takes the skat and puts any two cards away, or plays hand.
function skat:take_skat(declarer)
  self.hand = self:ask(declarer, "do you take the skat, or play hand?",
    { "take", { "hand", bold = true } }) == "hand"
  if self.hand then return end
  self:take_and_put_away(declarer, self.skat,
    "which two cards go into the skat?")
end

-- The declarer names the contract: a null game only if it reaches the bid, as
-- it never counts more. In hand games schneider, schwarz or ouvert may be
-- announced, each with those before it. An open hand is laid down at once.
function skat:name_contract(declarer)
  local worth, how = self.facts.contracts, self.hand and " hand" or ""
  local said = self:choose(declarer, "you have bid {bid}: what do you play?", {
    games, self.hand and combine(games, steps),
    worth["null" .. how] >= self.bid and "null",
    worth["null ouvert" .. how] >= self.bid and "null ouvert",
  })
  self.contract, self.announced = part(said, games)
  if among("ouvert", said) then self:show(declarer, "the hand is open") end
end

function skat:is_null() return among(self.contract, nulls) end

function skat:round()
  self:deal()
  self.declarer = self:bidding()
  if not self.declarer then return self:nobody_bids() end
  self:take_skat(self.declarer)
  self:name_contract(self.declarer)
  self:play(self:left_of(self.dealer), self.declarer)
  self:score_round(self.declarer)
end

-- When nobody bids:
-- Nobody scores, and the next dealer deals.
function skat:nobody_bids()
  -- Skatwettspielordnung: "eingepasst" stands in the list, as one of its games.
end

-- Forehand leads. A trick of the declarer ends a null game.
function skat:play(leader, declarer)
  self:play_tricks { leader = leader, until_wins = self:is_null() and declarer }
end

-- A null game is won without a trick. Schneider announced needs 90 points,
-- schwarz or ouvert all tricks. With n, or against n: the base value counts
-- once for each of the n highest trumps in a row that the declarer, skat
-- included, has or lacks; then once for the game, hand, 90 points (schneider)
-- or all tricks (schwarz) of either side, announcing each, and an open hand.
-- What is announced counts though it fails, but nothing above it then.
function skat:worth(points, tricks)
  local said, name, hand = self.announced, self.contract, self.hand and "hand"
  if self:is_null() then
    name = hand and name .. " hand" or name
    local value = self.facts.contracts[name]
    return tricks == 0, value, name .. " " .. value
  end
  local schwarz = among(said, "schwarz ouvert")
  local won = points >= (said and 90 or 61) and (tricks == 10 or not schwarz)
  local beyond = won or not said
  local n, with = self:run_of_trumps(self.cards or self.declarer, self.skat)
  return won, count_times(self.facts.contracts[name], name,
    count_on(n, with and "with" or "against", "game", hand,
      (said or beyond and (points >= 90 or points <= 30)) and "schneider",
      said and "announced",
      (schwarz or beyond and (tricks == 10 or tricks == 0)) and "schwarz",
      schwarz and "announced", said == "ouvert" and "open"))
end

-- A game that is won counts its value for the declarer, a lost one costs twice
-- that. A game that is worth less than the bid is always lost.
-- [overbid=least_multiple] It loses twice the least multiple of its base value
-- that reaches the bid.
-- [overbid=base] It loses its base value once.
function skat:value()                            -- asked of no match: just won
  local side, null = self.declarer and self.declarer.side, self:is_null()
  local taken = side and side.won:points() + self.skat:points() or 61
  local points, tricks = self.points or taken,
    self.tricks or side and side.tricks or null and 0 or 9
  local won, value, says = self:worth(points, tricks)
  local bid, base = self.bid or 0, self.facts.contracts[self.contract]
  local with = null and "" or " with " .. points
  if won and value >= bid then
    return value, says .. (side and not null and ", won" .. with or "")
  end
  local over = value < bid and ", overbid at " .. bid
  if over and null then return nil, says .. " does not reach " .. bid end
  if over and self.option.overbid == "base" then return -base, says .. over end
  value = over and math.ceil(bid / base) * base or value
  return -2 * value, says .. (over or ", lost" .. with) .. ", twice " .. value
end

-- The declarer gets what the game counts.
-- [scoring=seeger_fabian] By Seeger and Fabian a win is 50 more, and a loss is
-- 50 less.
-- [scoring=seeger_fabian and players=3] For a loss all others get 40 each.
-- [scoring=seeger_fabian and players=4] For a loss all others get 30 each.
function skat:score_round(declarer)
  local value, says = self:value()
  self:score(declarer, value, says)
  if self.option.scoring == "classic" then return end
  if value > 0 then return self:score(declarer, 50, "game won") end
  self:score(declarer, -50, "game lost")
  self:score_others(declarer, self.option.players == 4 and 30 or 40,
    "game lost by the declarer")
end

example "ten cards each, and two in the skat" {
  step = "deal", leaves = { counts = { 10, 10, 10 }, skat = 2 },
}

-- Seat 3 deals: seat 1 is forehand, 2 middlehand, 3 rearhand.
example "forehand holds what middlehand bids, and rearhand passes" {
  moves = { "20", "yes", "pass", "pass" }, legal = { "take", "hand" },
  leaves = { declarer = 1, bid = 20 },
}

example "in hand a level may be announced" {
  moves = { "18", "pass", "pass", "hand", "grand schneider" },
  leaves = { contract = "grand", announced = "schneider" },
}

example "a jack is a trump and never a card of its suit" {
  contract = "hearts", trick = "10D", hand = "JD 7S KC", legal = "JD 7S KC",
}

example "the only trump must follow a jack" {
  contract = "hearts", trick = "JH", hand = "AH 7S KC", legal = "AH",
  refused = "KC", because = "follow_suit",
}

example "the ten stands above the king" {
  contract = "spades", trick = "KH 10H QH", winner = 2,
}

example "in a null game the ten loses to the jack" {
  contract = "null", trick = "10H JH 9H", winner = 2,
}

example "what one card of each rank counts" {
  cards = "AC 10C KC QC JC 7C", points = 30,
}

example "against one is game two" {
  fields = { contract = "hearts", cards = "JS JH AH" },
  value = 20,
}

example "hand and schneider count one each" {
  fields = { contract = "clubs", cards = "JC JH AC", hand = true, points = 90 },
  value = 48,
}

example "an overbid game is lost, whatever was taken" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 33, points = 70 },
  value = -66,
}

example "a game that is lost counts twice" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 22, points = 50 },
  value = -44,
}

example "60 points are not enough" {
  fields = { contract = "diamonds", cards = "JC JH AD", points = 60 },
  value = -36,
}

example "a null game is won without a trick" {
  fields = { contract = "null ouvert", hand = true, tricks = 0 },
  value = 59,
}

return skat
