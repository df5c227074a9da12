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
    rounds  = number { 12, from = 1, to = 144, "rounds in a match" },
    overbid = choice { "least_multiple", "base", "an overbid game loses its "
      .. "base value once, or twice its least multiple that reaches the bid" },
    scoring = choice { "classic", "seeger_fabian", "how a round counts" },
  },
}

-- Three cards each, two to the skat, four each, three each.
function skat:deal()
  if self.option.players == 4 then self:sit_out(self.dealer) end
  self:deal_packets { 3, { 2, self.skat }, 4, 3 }
end

-- Forehand is the dealer's left. Middlehand, the next, passes or bids any
-- higher value of a game; forehand holds it or passes. Then rearhand, the
-- third, bids so to whoever is left. With no bid forehand may play at 18.
function skat:bidding()
  local forehand, middlehand, rearhand = self:in_turn()
  local winner, bid = self:duel(middlehand, forehand)
  winner, bid = self:duel(rearhand, winner, bid)
  self.bid = bid or tonumber(self:choose(forehand,
    "nobody has bid: 18, or pass?", { "18", "pass" }))
  return self.bid and winner
end

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

-- Nobody scores, and the next dealer deals.
function skat:nobody_bids() end

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
    return tricks == 0, self:contract_value(hand and name .. " hand" or name)
  end
  local schwarz = among(said, "schwarz ouvert")
  local won = points >= (said and 90 or 61) and (tricks == 10 or not schwarz)
  local beyond = won or not said
  local n, with = self:run_of_trumps(self.cards or self.declarer, self.skat)
  return won, self:contract_value(name, n, with and "with" or "against", "game",
    hand, (said or beyond and (points >= 90 or points <= 30)) and "schneider",
    said and "announced",
    (schwarz or beyond and (tricks == 10 or tricks == 0)) and "schwarz",
    schwarz and "announced", said == "ouvert" and "open")
end

-- A game that is won counts its value for the declarer, a lost one costs twice
-- that. A game that is worth less than the bid is always lost.
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

-- The declarer gets what the game counts. By Seeger and Fabian a win is 50
-- more; a loss is 50 less, and all others get 40 each, at a table of four 30.
function skat:score_round(declarer)
  local value, says = self:value()
  self:score(declarer, value, says)
  if self.option.scoring == "classic" then return end
  if value > 0 then return self:score(declarer, 50, "game won") end
  self:score(declarer, -50, "game lost")
  self:score_others(declarer, self.option.players == 4 and 30 or 40,
    "game lost by the declarer")
end

return skat
