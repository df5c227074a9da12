-- A hand with three trumps or fewer may hand them over to whoever takes them.

local solos = combine("solo", "queens jacks aces diamonds hearts spades clubs")
local trumps = "10H QC QS QH QD JC JS JH JD AD 10D KD"
local plain = "AC 10C KC AS 10S KS AH KH"

-- Trumps and plain cards of hands of n cards, and what reservations show.
local function hands_of(n, nine_of_trumps, nines)
  local others = plain .. nines
  return { trumps = trumps .. nine_of_trumps, telling = {
    holds = { poverty = { n - 3, others }, marriage = { 2, "QC" } },
    says = { poverty = "three trumps at most",
      marriage = "a marriage takes both QC" } } }
end

local kinds = { [true] = hands_of(12, " 9D", " 9C 9S 9H"),
                [false] = hands_of(10, "", "") }

local poverty = house_rule "Poverty" {
  of    = "doppelkopf",
  piles = { laid = "none" },
  round = { contract = choice "poverty", taker = player },
  says  = { ask_reservations = {
    "From the dealer's left each says healthy or has a reservation: a solo, "
      .. "poverty, which is three trumps or fewer, or a marriage, which is "
      .. "both QC.",
    "[mandatory] With as many rounds left as solos owed the first who owes one "
      .. "must play a solo." } },
}

-- The only player with a reservation names the game.
-- [not mandatory] Several say in this order what they have, until one has a
-- solo and plays it.
-- [mandatory] Several say in this order what they have, first those who owe a
-- solo, until one has a solo and plays it.
-- [] If nobody has one, the first poverty is played, or else the marriage.
function poverty:settle_reservations(list)
  local telling = kinds[self.option.nines].telling
  if #list == 1 then
    return list[1], self:choose(list[1], "which game do you play?",
      { "poverty", "marriage", solos }, telling)
  end
  local has = {}
  for _, owes in ipairs { true, false } do
    for _, player in ipairs(list) do
      local said = owes == not player.has_soloed and self:choose(player,
        "what do you have?", { "solo", "poverty", "marriage" }, telling)
      if said == "solo" then
        return player, self:choose(player, "which solo do you play?", solos)
      end
      if said then has[said] = has[said] or player end
    end
  end
  local game = has.poverty and "poverty" or has.marriage and "marriage"
  return has[game], game or "normal"
end

-- In poverty the parties are known: the two are Re, whoever holds the QC.
function poverty:find_parties(partner)
  if self.contract == "poverty" then partner = self:hand_over_trumps() end
  base.find_parties(self, partner)
end

-- Poverty:
-- Whoever has poverty lays all trumps face down. From the left each of the
-- others takes them or passes, once. Whoever takes them gives as many cards
-- back, trumps or others, and says how many of them are trumps. If nobody takes
-- them the cards are thrown in, and the same player deals again.
function poverty:hand_over_trumps()
  local poor, laid = self.declarer, self.laid
  local trump = kinds[self.option.nines].trumps
  for card in poor.hand:cards() do
    if among(card, trump) then self:move(card, poor, laid) end
  end
  local n = self:say_trumps(poor, trump)
  self:tell_count(poor, trump)
  self.taker = self:find_taker(poor)
  if not self.taker then self:deal_again() end
  self:move(laid, laid, self.taker)
  self:put_away(self.taker, "which cards go back?", n, laid)
  self:say_trumps(self.taker, trump)
  self:move(laid, laid, poor)
  return self.taker
end

function poverty:say_trumps(player, trump)
  local n = self:tell_count(self.laid, trump)
  self:say(player, n == 1 and "one trump" or { "{n} trumps", n = n })
  return n
end

function poverty:find_taker(poor)
  for player in self:each_player(self:next_in_turn(poor)) do
    if player ~= poor and self:choose(player, "do you take the trumps?",
      { "take", "pass" }) == "take" then
      return player
    end
  end
end

-- Seat 1 has three trumps, and seat 4 deals.
local THREE = "JD KD 9D AC AC 10C KC 9C AS KS KH 9H"
local POOR = { { hands = { THREE, "*", "9C KS JH *", "*" } } }
local laid = split "reservation healthy healthy healthy poverty"

example "three trumps are poverty, and lie face down" {
  first_dealer = 4, deal = POOR, moves = laid, legal = { "take", "pass" },
  leaves = { contract = "poverty", declarer = 1, laid = 3,
    counts = { 9, 12, 12, 12 } },
}

example "four trumps are none" {
  first_dealer = 4, deal = { { hands = { "JD KD 9D QS *" } } },
  moves = split "reservation healthy healthy healthy",
  refused = { "poverty" }, because = "three trumps at most",
}

example "without both queens of clubs there is no marriage" {
  first_dealer = 4, deal = POOR,
  moves = split "reservation healthy healthy healthy",
  refused = { "marriage" }, because = "a marriage takes both QC",
  allowed = { "poverty", "solo aces" },
}

example "who takes the trumps gives as many cards back" {
  first_dealer = 4, deal = POOR, moves = join(laid, "pass", "take"),
  allowed = { "9C KS JH", "JD KD 9D" }, refused = { "9C KS" },
}

example "the two are Re, whoever has a queen of clubs" {
  first_dealer = 4, deal = POOR,
  moves = join(laid, "pass", "take", "9C KS JH"), allowed = { "re", "JH" },
  refused = { "kontra" }, because = "you are Re, not Kontra",
  leaves = { taker = 3, laid = 0, counts = { 12, 12, 12, 12 } },
}

example "nobody takes them: the same player deals again" {
  first_dealer = 4, deal = POOR, moves = join(laid, "pass", "pass", "pass"),
  legal = { "healthy", "reservation" },
  leaves = { dealer = 4, laid = 0, contract = "none",
    counts = { 12, 12, 12, 12 } },
}

-- Seat 3 has no trump at all.
example "without a trump nothing is laid, and nothing goes back" {
  first_dealer = 4, deal = { { hands = { [3] =
    "AC AC 10C KC 9C AS AS 10S KS KH 9H AH" } } },
  moves = split "healthy healthy reservation healthy poverty take",
  leaves = { taker = 4, laid = 0, counts = { 12, 12, 12, 12 } },
}

example "ten cards without nines: three trumps, too" {
  nines = false, first_dealer = 4,
  deal = { { hands = { "JD KD QS AC AC 10C KC AS KS KH" } } },
  moves = join(laid, "take"), leaves = { taker = 2, laid = 0 },
  refused = { "AC" },
}

example "and not four" {
  nines = false, first_dealer = 4,
  deal = { { hands = { "JD KD QS QS AC AC 10C KC AS KS" } } },
  moves = split "reservation healthy healthy healthy",
  refused = { "poverty" }, because = "three trumps at most",
}

-- Seats 1 and 2 have a reservation each.
local function both(first, second, ...)
  return { first_dealer = 4, deal = { { hands = { first, second } } },
    moves = join({ "reservation", "reservation", "healthy", "healthy" }, ...) }
end

for name, one in pairs {
  ["a solo goes before poverty"] = { THREE, "QC QC *", { "poverty",
    "solo", "solo aces" }, "solo aces", 2 },
  ["who says it first plays it"] = { THREE, "*", { "solo", "solo aces" },
    "solo aces", 1 },
  ["poverty goes before a marriage"] = { "QC QC *", THREE,
    { "marriage", "poverty" }, "poverty", 2 },
  ["of two poverties the first is played"] = { THREE,
    "JD KD 9D 10C KC 9C AS KS 10S 9S KH 9H", { "poverty", "poverty" },
    "poverty", 1 },
} do
  local given = both(one[1], one[2], one[3])
  given.leaves = { contract = one[4], declarer = one[5] }
  example(name)(given)
end

example "whoever has neither must play a solo" {
  first_dealer = 4, deal = { { hands = { "QC JD KD 9D *", "*" } } },
  moves = split "reservation reservation healthy healthy",
  legal = solos,
}

return poverty
