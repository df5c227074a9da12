-- Skat: three players, one against two, 32 cards; the highest bid plays.

local skat = game "Skat" {
  deck        = french(32),
  ranks       = "7 8 9 J Q K 10 A",              -- low to high, but see order
  points      = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  obligations = { follow_suit },
  piles       = { skat = "none" },
  round       = {
    declarer = player, bid = number, hand = flag,
    contract = text, announced = text,           -- grand, schneider
    points = number, tricks = number, cards = cards,  -- of a result asked for
  },
  facts = {
    base = { diamonds = 9, hearts = 10, spades = 11, clubs = 12, grand = 24 },
    null = { ["null"] = 23, ["null ouvert"] = 46 },  -- after the skat
    null_hand = { ["null"] = 35, ["null ouvert"] = 59 },
  },
  options = {
    players = choice { 3, 4, "at the table; with four the dealer sits out" },
    rounds  = number { 12, from = 1, to = 144, "rounds in a match" },
    overbid = choice { "least_multiple", "base",
                       "what an overbid game loses: twice the least multiple "
                       .. "of its base value that reaches the bid, or that "
                       .. "value once" },
    scoring = choice { "classic", "seeger_fabian",
                       "how a round counts: by the game's value alone, or as "
                       .. "in tournaments" },
  },
}

-- What a bid promises: one of the games that are worth as much.
local function promise(self, bid)
  local list = {}
  for contract in words "diamonds hearts spades clubs grand" do
    local base = self.facts.base[contract]
    local most = contract == "grand" and 11 or 18
    if bid % base == 0 and bid > base and bid <= most * base then
      list[#list + 1] = contract .. " × " .. bid // base
    end
  end
  for contract, value in pairs(self.facts.null) do
    local hand = self.facts.null_hand[contract]
    if bid == value then list[#list + 1] = contract end
    if bid == hand then list[#list + 1] = contract .. " hand" end
  end
  return table.concat(list, ", ")
end

-- What a bid may be: the values that games have.
local values = {
  promises = promise,
  bids = "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 "
    .. "70 72 77 80 81 84 88 90 96 99 100 108 110 117 120 121 126 130 132 135 "
    .. "140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 "
    .. "204 216 240 264",
  ask = "which value do you bid for your game to reach? Or you pass",
  hold = "do you hold {bid}, for a game that reaches it?",
}

-- What may be said to name the contract, by how many null games reach the bid:
-- with skat in hand; and in hand games, with what may be announced.
local after_skat, after_hand, spoken = { {}, {}, {} }, { {}, {}, {} }, {}
local function offer(lists, said, null)
  for n, list in ipairs(lists) do
    if n > null then list[#list + 1] = said end
  end
end
for contract in words "diamonds hearts spades clubs grand" do
  offer(after_skat, contract, 0)
  offer(after_hand, contract, 0)
  for announced in words "schneider schwarz ouvert" do
    offer(after_hand, contract .. " " .. announced, 0)
    spoken[contract .. " " .. announced] = { contract, announced }
  end
end
for _, lists in ipairs { after_skat, after_hand } do
  offer(lists, "null", 2)
  offer(lists, "null ouvert", 1)
end

-- Three cards each, two to the skat, four each, three each.
function skat:deal()
  if self.option.players == 4 then self:sit_out(self.dealer) end
  self:deal_each(3, 3)
  self:draw(self.skat, 2)
  self:deal_each(4, 4)
  self:deal_each(3, 3)
end

-- Middlehand bids to forehand, then rearhand to the one who is left. If both
-- pass, forehand may play at 18.
function skat:bidding()
  local forehand = self:left_of(self.dealer)
  local winner, bid = self:duel(self:left_of(forehand), forehand, values)
  winner, bid = self:duel(self:left_of(forehand, 2), winner, values, bid)
  if not bid then
    local said = self:choose(forehand, "nobody has bid: do you play at 18?",
      { "18", "pass" })
    bid = said == "18" and 18 or nil
  end
  self.bid = bid
  return bid and winner
end

-- The declarer takes the skat and puts two cards away, or plays hand.
function skat:take_skat(declarer)
  local answer = self:choose(declarer, "you play at {bid}: do you take the "
    .. "skat, or play hand without looking at it?", { "take", "hand" })
  self.hand = answer == "hand" or nil
  if self.hand then return end
  self:move(self.skat, self.skat, declarer)
  self:put_away(declarer, "which two cards go into the skat?", 2, self.skat)
end

-- The declarer names the contract: a null game only if it reaches the bid, as
-- it never counts more. In hand games schneider, schwarz or ouvert may be
-- announced, each with those before it. An open hand is laid down at once.
function skat:name_contract(declarer)
  local bid, hand = self.bid, self.hand
  local null = hand and self.facts.null_hand or self.facts.null
  local nulls = bid <= null["null"] and 2 or bid <= null["null ouvert"] and 1
    or 0
  local said = self:choose(declarer, "you have bid {bid}: what do you play?",
    (hand and after_hand or after_skat)[nulls + 1])
  local parts = spoken[said]
  self.contract = parts and parts[1] or said
  if parts then self.announced = parts[2] end
  if said == "null ouvert" or self.announced == "ouvert" then
    self:show(declarer, "the hand is open")
  end
end

-- Jacks are the highest trumps; in a null game they are cards of their suits.
function skat:order()
  local contract = self.contract
  if not contract or self.facts.null[contract] then
    return { ranks = "7 8 9 10 J Q K A" }
  end
  local suits = { diamonds = "D", hearts = "H", spades = "S", clubs = "C" }
  return { trump = suits[contract], top = "JD JH JS JC" }
end

function skat:round()
  self:deal()
  local declarer = self:bidding()
  self.declarer = declarer
  if not declarer then return self:nobody_bids() end
  self:take_skat(declarer)
  self:name_contract(declarer)
  self:play(declarer)
  self:score_round(declarer)
end

-- Nobody scores, and the next dealer deals.
function skat:nobody_bids() end

-- Forehand leads.
function skat:play(declarer)
  self:go_on(self:left_of(self.dealer), declarer)
end

-- A null game ends as soon as the declarer takes a trick.
function skat:go_on(leader, declarer)
  self:play_tricks {
    leader = leader, until_wins = self:is_null() and declarer,
  }
end

function skat:is_null()
  return self.facts.null[self.contract] ~= nil
end

-- The declarer's points, those in the skat with them, and tricks. In a question
-- without a match they may be told; if not, the game is just won.
function skat:result()
  local declarer = self.declarer
  if not declarer then return self.points or 61, self.tricks end
  return declarer.side.won:points() + self.skat:points(), declarer.tricks
end

-- The run of highest trumps that the declarer has, or has not.
function skat:matadors()
  if self.declarer then return self:run_of_trumps(self.declarer, self.skat) end
  return self:run_of_trumps(self.cards)
end

-- A suit game or grand is won with 61 points and what was announced: 90 points
-- for schneider, every trick for schwarz and ouvert.
function skat:is_made(points, tricks, announced)
  if not announced then return points >= 61 end
  return points >= 90 and (announced == "schneider" or tricks == 10)
end

-- What a suit game or grand is multiplied by, and how that comes about: one
-- more each for the game, hand, schneider, schwarz, their announcement, and an
-- open hand. Schneider and schwarz count whichever side suffers them; but a
-- game that is lost as announced counts none beyond the announcement.
function skat:multiplier(points, tricks, made)
  local announced = self.announced
  local beyond = made or not announced
  local schwarz = announced == "schwarz" or announced == "ouvert"
  local n, with = self:matadors()
  return count_on(n, with and "with" or "against", "game", self.hand and "hand",
    (announced or beyond and (points >= 90 or points <= 30)) and "schneider",
    announced and "announced",
    (schwarz or beyond and (tricks == 10 or tricks == 0)) and "schwarz",
    schwarz and "announced", announced == "ouvert" and "open")
end

-- What an overbid game loses.
function skat:overbid_loss(base, bid)
  if self.option.overbid == "base" then return base end
  return 2 * base * ((bid + base - 1) // base)
end

-- A null game is won by taking no trick.
function skat:null_value(tricks)
  local kind = self.hand and "null_hand" or "null"
  local value = self.facts[kind][self.contract]
  local says = self.contract .. (self.hand and " hand " or " ") .. value
  if tricks == 0 then return value, says end
  return -2 * value, says .. ", lost"
end

-- What the result counts for the declarer, and why: the value of the game, or
-- less twice that if it is lost. A game worth less than the bid is lost in any
-- case.
function skat:value()
  local points, tricks = self:result()
  if self:is_null() then return self:null_value(tricks or 0) end
  local contract, bid = self.contract, self.bid or 0
  local base = self.facts.base[contract]
  local made = self:is_made(points, tricks or 9, self.announced)
  local n, says = self:multiplier(points, tricks or 9, made)
  local value = n * base
  says = says .. ", × " .. contract .. " " .. base .. " = " .. value
  if value < bid then
    return -self:overbid_loss(base, bid), says .. ", overbid at " .. bid
  elseif not made then
    return -2 * value, says .. ", lost with " .. points
  end
  return value, says
end

function skat:score_round(declarer)
  local result, says = self:value()
  self:score(declarer, result, says)
  if self.option.scoring == "seeger_fabian" then
    self:score_tournament(declarer, result > 0)
  end
end

-- A game won is 50 more; one lost is 50 less, and the others, with the dealer
-- who sat out, get 40 each at a table of three, 30 at a table of four.
function skat:score_tournament(declarer, won)
  self:score(declarer, won and 50 or -50, won and "game won" or "game lost")
  for side in self:each_side() do
    if not won and side ~= declarer.side then
      self:score(side, self.option.players == 4 and 30 or 40,
        "game lost by the declarer")
    end
  end
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

return skat
