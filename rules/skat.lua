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

example "a jack is a trump and never a card of its suit" {
  contract = "hearts", trick = "10D", hand = "JD 7S KC", legal = "JD 7S KC",
}

example "a trump led is followed with trumps" {
  contract = "hearts", trick = "JH", hand = "AH 7S JC", legal = "AH JC",
}

example "the only trump must follow a jack" {
  contract = "hearts", trick = "JH", hand = "AH 7S KC", legal = "AH",
  refused = "KC", because = "follow_suit",
}

example "in grand only jacks are trumps" {
  contract = "grand", trick = "7C JD AC", winner = 2,
}

example "the jack of clubs is the highest card" {
  contract = "diamonds", trick = "AD JS JC", winner = 3,
}

example "the ten stands above the king" {
  contract = "spades", trick = "KH 10H QH", winner = 2,
}

example "in a null game the ten loses to the jack" {
  contract = "null", trick = "10H JH 9H", winner = 2,
}

example "with seven is game eight" {
  facts = { contract = "hearts", cards = "JC JS JH JD AH 10H KH" },
  value = 80,
}

example "against one is game two" {
  facts = { contract = "hearts", cards = "JS JH AH" },
  value = 20,
}

example "hand and schneider count one each" {
  facts = { contract = "clubs", cards = "JC JH AC", hand = true, points = 90 },
  value = 48,
}

example "grand ouvert with four is the highest game there is" {
  facts = { contract = "grand", cards = "JC JS JH JD", hand = true,
            announced = "ouvert", points = 120, tricks = 10 },
  value = 264,
}

example "an overbid game is lost, whatever was taken" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 33, points = 70 },
  value = -66,
}

example "schneider may save a game from being overbid" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 33, points = 90 },
  value = 33,
}

example "an overbid game may lose its base value alone" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 33, points = 70 },
  options = { overbid = "base" },
  value = -11,
}

example "a game that is lost counts twice" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 22, points = 50 },
  value = -44,
}

example "and schneider counts, whoever it is" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 22, points = 28 },
  value = -66,
}

example "60 points are not enough" {
  facts = { contract = "diamonds", cards = "JC JH AD", points = 60 },
  value = -36,
}

example "schneider made may not be enough for a bid" {
  facts = { contract = "diamonds", cards = "JC JH AD", bid = 36, points = 90 },
  value = -72,
}

example "an announcement that fails counts as announced" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 70 },
  value = -240,
}

example "and no level beyond it" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 20 },
  value = -240,
}

example "a null game is won without a trick" {
  facts = { contract = "null ouvert", hand = true, tricks = 0 },
  value = 59,
}

example "and lost with one" {
  facts = { contract = "null", tricks = 1 },
  value = -46,
}

example "what one card of each rank counts" {
  cards = "AC 10C KC QC JC 7C", points = 30,
}

example "ten cards each, and two in the skat" {
  step = "deal", leaves = { counts = { 10, 10, 10 }, skat = 2 },
}

example "of four players the dealer gets none" {
  players = 4, step = "deal",
  leaves = { counts = { 0, 10, 10, 10 }, skat = 2 },
}

example "the values that games can have are bid" {
  moves = {},
  legal = "pass 18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 "
    .. "63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117 120 121 126 130 "
    .. "132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 "
    .. "192 198 204 216 240 264",
}

-- Seat 3 deals: seat 1 is forehand, 2 middlehand, 3 rearhand.
example "forehand holds what middlehand bids, and rearhand passes" {
  moves = { "20", "yes", "pass", "pass" }, legal = { "take", "hand" },
  leaves = { declarer = 1, bid = 20 },
}

example "rearhand bids to the one who is left" {
  moves = { "20", "pass", "22", "pass" }, legal = { "take", "hand" },
  leaves = { declarer = 3, bid = 22 },
}

example "if both pass forehand may play at 18" {
  moves = { "pass", "pass" }, legal = { "18", "pass" },
}

example "and is the declarer then" {
  moves = { "pass", "pass", "18", "hand" },
  refused = { "null schneider" }, leaves = { declarer = 1, bid = 18,
    hand = true },
}

example "if all pass the next one deals" {
  moves = { "pass", "pass", "pass" }, leaves = { dealer = 1 },
}

example "two cards are put into the skat" {
  moves = { "pass", "pass", "18", "take", "7C JC" },
  leaves = { counts = { 10, 10, 10 }, skat = 2, hand = false },
  legal = { "diamonds", "hearts", "spades", "clubs", "grand", "null",
            "null ouvert" },
}

example "at 23 a null game may be named" {
  moves = { "23", "yes", "pass", "pass", "take", "7C JC" },
  allowed = { "null" },
}

example "at 24 it may not" {
  moves = { "24", "yes", "pass", "pass", "take", "7C JC" },
  refused = { "null" },
}

example "at 46 an open one may be named" {
  moves = { "46", "yes", "pass", "pass", "take", "7C JC" },
  allowed = { "null ouvert" },
}

example "at 48 it may not" {
  moves = { "48", "yes", "pass", "pass", "take", "7C JC" },
  refused = { "null ouvert" },
}

example "in hand null reaches 35" {
  moves = { "35", "pass", "pass", "hand" }, allowed = { "null" },
}

example "but not 36" {
  moves = { "36", "pass", "pass", "hand" }, refused = { "null" },
}

example "and an open hand 59" {
  moves = { "59", "pass", "pass", "hand" }, allowed = { "null ouvert" },
}

example "but not 60" {
  moves = { "60", "pass", "pass", "hand" }, refused = { "null ouvert" },
}

example "in hand a level may be announced" {
  moves = { "18", "pass", "pass", "hand", "grand schneider" },
  leaves = { contract = "grand", announced = "schneider" },
}

example "an open null game announces nothing" {
  moves = { "18", "pass", "pass", "hand", "null ouvert" },
  leaves = { contract = "null ouvert", announced = "none" },
}

example "in an open null game too the ten loses to the jack" {
  contract = "null ouvert", trick = "10H JH 9H", winner = 2,
}

example "61 points are enough" {
  facts = { contract = "diamonds", cards = "JC JH AD", points = 61 },
  value = 18,
}

example "89 points are not schneider" {
  facts = { contract = "clubs", cards = "JC JH AC", points = 89 }, value = 24,
}

example "with 30 points the declarer is schneider" {
  facts = { contract = "spades", cards = "JC JH AS", points = 30 },
  value = -66,
}

example "with 31 not" {
  facts = { contract = "spades", cards = "JC JH AS", points = 31 },
  value = -44,
}

example "schneider announced and 89 points are lost" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 89 },
  value = -240,
}

example "with 90 they are won" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 90 },
  value = 120,
}

example "every trick makes schwarz" {
  facts = { contract = "diamonds", cards = "JC JH AD", points = 120,
            tricks = 10 },
  value = 36,
}

example "no trick at all suffers it" {
  facts = { contract = "spades", cards = "JC JH AS", points = 0, tricks = 0 },
  value = -88,
}

example "schwarz announced counts four steps" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schwarz", points = 120, tricks = 10 },
  value = 168,
}

example "one trick lost is schwarz lost" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schwarz", points = 117, tricks = 9 },
  value = -336,
}

example "schneider announced and every trick is schwarz, too" {
  facts = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 120, tricks = 10 },
  value = 144,
}

example "an overbid game loses the multiple that reaches the bid: 55" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 45, points = 70 },
  value = -110,
}

example "a null game in hand is worth 35" {
  facts = { contract = "null", hand = true, tricks = 0 }, value = 35,
}

example "an open one 46" {
  facts = { contract = "null ouvert", tricks = 0 }, value = 46,
}

example "54 points won and 7 in the skat are enough" {
  facts = { contract = "diamonds", cards = "JC JH" }, tricks = { 5, 3, 2 },
  won = { "AC AS AH AD 10C" }, skat = "KC QC",
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { 18, 0, 0 },
}

example "in a tournament a game won is 50 more" {
  scoring = "seeger_fabian", contract = "null", tricks = { 0, 5, 5 },
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { 73, 0, 0 },
}

example "a game lost is 50 less, and 40 for the others" {
  scoring = "seeger_fabian", contract = "null", tricks = { 1, 0, 0 },
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { -96, 40, 40 },
}

example "with four players 30" {
  players = 4, scoring = "seeger_fabian", contract = "null",
  tricks = { 1, 0, 0, 0 },
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { -96, 30, 30, 30 },
}

example "a bid that the game's value just reaches is reached" {
  facts = { contract = "spades", cards = "JC JH AS", bid = 22, points = 70 },
  value = 22,
}

example "where nothing is said of tricks a null game is won" {
  facts = { contract = "null" }, value = 23,
}

example "it is never named for a bid that it does not reach" {
  contract = "null", bid = 24, step = "value", gives = "none",
}

return skat
