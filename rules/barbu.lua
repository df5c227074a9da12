-- Barbu: each dealer plays seven contracts, most of them against taking cards.

local PLAIN = { "no tricks", "hearts", "queens", "barbu", "last two" }
local RANKS = "2 3 4 5 6 7 8 9 10 J Q K A"         -- low to high
local PLACES = { 40, 25, 10, -10 }                 -- in domino

local barbu = game "Barbu" {
  family = "avoiding", players = 4, deck = french(52), ranks = RANKS,
  match_rounds = 28, piles = { laid = { sees = "all", sorted = true } },
  points  = { contract = { ["no tricks"] = { trick = -2 },
    hearts = { H = -2, AH = -6 }, queens = { Q = -6 }, barbu = { KH = -20 },
    ["last two"] = { last_trick = { -10, -20 } }, trumps = { trick = 5 } } },
  round   = {
    contract = choice { of = { PLAIN, "trumps", "domino" } }, trump = suit,
    begins = choice { of = RANKS, needs = { contract = "domino" } },
    doubles = each_player(players),                -- whom each doubles
  },
  keeps   = { done = each_player(list),            -- contracts of each dealer,
              doubled_by = each_player(players) }, -- and who doubled the dealer
  names_players = { "double {players}", "redouble {players}" },
  options = {
    doubling = flag { true, silences = "must_double", "players may double" },
    must_double = number { 2, from = 0, to = 7,
      "how often each must double a dealer in the seven contracts" },
    turns = choice { "seven", "rotate", "each deals seven rounds, or one" },
    lead_hearts = flag { false, "hearts may be led at any time" },
    rounds = number { "rounds to play; 0: 28" }, first_dealer = number {},
  },
  obligations = {
    obligation "hearts wait" { avoid = "H", unless = { lead_hearts = true },
      when = { "leading", contract = "hearts, barbu" },
      says = "only a hand of hearts may lead one; you hold {cards}" },
    when("trump led", beat_led), follow_suit, overtrump,
  },
}

-- Thirteen cards each.
function barbu:deal() self:deal_each(13) end

-- The dealer leads, or plays the first card of domino.
function barbu:round()
  self:deal()
  self:choose_contract(self.dealer)
  if self.option.doubling then self:double(self.dealer) end
  if self.contract == "domino" then self:play_domino()
  else self:play_tricks { leader = self.dealer } end
  self:score_round()
end

-- The dealer names one of no tricks, hearts, queens, barbu, last two, trumps,
-- and domino, each once; with trumps the suit of trumps, too, with domino the
-- rank that begins each suit.
-- [turns=seven] The dealer deals again until all seven are played; then the
-- next one on the left deals seven.
-- [turns=rotate] After each round the next one on the left deals.
function barbu:choose_contract(dealer)
  if #dealer.done == 7 then dealer.done, dealer.doubled_by = {}, {} end
  local once = {}
  for _, done in ipairs(dealer.done) do once[done] = "you have played it" end
  local said, named = self:ask(dealer, "which contract?", {
    { "{contract}", contract = PLAIN, fits = once },
    { "trumps {suit}", unless = once.trumps },
    { "domino {rank}", unless = once.domino },
  })
  self.contract = said == "contract" and named or said
  if said == "trumps" then self.trump = named end
  if said == "domino" then self.begins = named end
  dealer.done = join(dealer.done, self.contract)
  local again = self.option.turns == "seven" and #dealer.done < 7
  if again then self:pass_deal_to(dealer) end
end

-- Doubling:
-- [doubling] From the dealer's left each may double any others, but in trumps
-- and domino only the dealer. Last, the dealer may redouble whoever doubled the
-- dealer.
function barbu:double(dealer)
  local only, against = among(self.contract, "trumps domino") and { dealer }, {}
  for player in self:each_other(dealer) do
    local doubled = self:ask_double(player, "double", only, self:owed(player))
    if among(dealer, doubled) then against = join(against, player) end
  end
  dealer.doubled_by = join(dealer.doubled_by, against)
  if #against > 0 then self:ask_double(dealer, "redouble", against) end
end

function barbu:ask_double(player, word, whom, owed)
  local _, named = self:ask(player, "do you " .. word .. "?", {
    { word .. " {players}", players = whom, fits = function(named)
      return not owed or among(self.dealer, named), owed
    end },
    { "pass", unless = owed },
  })
  player.doubles = named
  return named or {}
end

-- [doubling and must_double=1] Each must double each dealer once.
-- [doubling and must_double=2] Each must double each dealer twice.
-- [doubling and must_double>2] Each must double each dealer {must_double}
-- times.
-- [doubling and must_double>0] When no more contracts are left than doubles
-- owed, nobody who owes one may pass.
function barbu:owed(player)
  local n = self.option.must_double
  for _, seat in ipairs(self.dealer.doubled_by) do
    if seat == player.number then n = n - 1 end
  end
  return n > 0 and n >= 8 - #self.dealer.done
    and "you owe this dealer a double in each contract that is left"
end

-- When all queens or the king of hearts are taken, no more tricks are played.
function barbu:after_trick()
  return among(self.contract, "queens barbu") and self:all_taken()
end

-- Domino:
-- In turn each lays a card, until only one player has cards. Whoever is out
-- first has 40, then 25 and 10; the last one loses 10.
function barbu:play_domino()
  for player in self:each_turn { first = self.dealer, play_on = true } do
    self:lay_card(player)
  end
  for place, player in ipairs(self:finishing_order()) do
    self:count(player, PLACES[place], "domino")
  end
end

-- A card fits if it is of the rank that begins, or next to a card of its suit.
-- Only a player who holds none passes.
function barbu:lay_card(player)
  local fits = self:next_to(self.laid):with(cards_of(self.begins))
    :without(self.laid)
  local holds = #fits:without(player.hand) < #fits
  local said, card = self:ask(player, "which card do you lay?", {
    { "{card}", card = fits,
      because = "{card} is no {begins}, and next to no card of its suit" },
    { "pass", unless = holds and "you hold a card that fits" },
  })
  if said == "card" then return self:move(card, player, self.laid) end
  self:tell_count(player, fits)
end

-- Cards and tricks count as the contract says.
-- [doubling] For each double the lower of the two players pays the difference
-- to the higher once more.
function barbu:score_round()
  self:count_cards()
  for side in self:each_side() do
    self:score(side, side.count, self.contract)
  end
  for player in self:each_player() do
    for _, seat in ipairs(player.doubles or {}) do
      local other = self:side(seat)
      self:pay_points(player, other, other.count - player.side.count, "doubles")
    end
  end
end


example "in hearts a heart waits" {
  contract = "hearts", hand = "5H 9H KC", legal = "KC", refused = "5H",
  because = "only a hand of hearts may lead one; you hold KC",
}

example "in barbu, too" {
  contract = "barbu", hand = "5H 9H KC", played = "2H", legal = "KC",
}

example "a hand of hearts leads one" {
  contract = "hearts", hand = "5H 9H", legal = "5H 9H",
}

example "elsewhere any card is led" {
  contract = "queens", hand = "5H 9H KC", legal = "5H 9H KC",
}

example "where hearts may be led at any time" {
  lead_hearts = true, contract = "hearts", hand = "5H KC", legal = "5H KC",
}

example "the suit led must be followed, high or low" {
  contract = "no tricks", trick = "7S", hand = "2S KS AH", legal = "2S KS",
  refused = "AH", because = "follow_suit",
}

example "without it any card is played" {
  contract = "no tricks", trick = "7S", hand = "2H KC", legal = "2H KC",
}

example "a trump that is led must be beaten" {
  contract = "trumps", trump = "S", trick = "7S 9S", hand = "2S 8S 10S AH",
  legal = "10S", refused = "8S", because = "beat_led",
}

example "if that cannot be, any trump follows" {
  contract = "trumps", trump = "S", trick = "7S QS", hand = "2S 8S 10S AH",
  legal = "2S 8S 10S",
}

example "a plain suit need not be beaten" {
  contract = "trumps", trump = "S", trick = "7D", hand = "2D 8D KS",
  legal = "2D 8D",
}

example "without it a trump must be played" {
  contract = "trumps", trump = "S", trick = "7D", hand = "2S KC", legal = "2S",
  refused = "KC", because = "overtrump",
}

example "and overtrump" {
  contract = "trumps", trump = "S", trick = "7D 5S", hand = "2S 9S KC",
  legal = "9S",
}

example "whoever cannot overtrump plays any card" {
  contract = "trumps", trump = "S", trick = "7D 10S", hand = "2S 9S KC",
  legal = "2S 9S KC",
}

example "without trumps the highest card of the suit led wins" {
  contract = "queens", trick = "7D QS KD AC", winner = 3,
}

example "thirteen cards each, and the dealer names a contract" {
  first_dealer = 2, moves = {}, leaves = { counts = { 13, 13, 13, 13 } },
  allowed = { "no tricks", "last two", "trumps clubs", "domino 10" },
  refused = { "trumps", "domino" },
}

-- A suit each.
local SUITS = { "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
  "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
  "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
  "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS" }

example "the dealer deals again, and names another contract" {
  first_dealer = 1, doubling = false, deal = { { hands = SUITS } },
  moves = { "barbu", "KH", "2C", "2D", "2S" },
  scores = { -20, 0, 0, 0 }, leaves = { done = { { "barbu" }, {}, {}, {} } },
  allowed = { "queens", "trumps hearts" }, refused = { "barbu" },
  because = "you have played it",
}

example "both are written down" {
  first_dealer = 1, doubling = false,
  deal = { { hands = SUITS }, { hands = SUITS } },
  moves = { "barbu", "KH", "2C", "2D", "2S", "trumps spades" },
  leaves = { done = { { "barbu", "trumps" }, {}, {}, {} }, trump = "S" },
}

-- What is done when player 1 has named so many contracts, barbu last.
local function done(n)
  local first = { "no tricks", "queens", "hearts", "last two", "domino",
    "trumps" }
  return { join({ first[1], first[2], first[3], first[4] }, first[5],
    n > 5 and first[6] or nil, n > 6 and "barbu" or nil), {}, {}, {} }
end

example "the last contract is the one that is left; then the deal passes" {
  step = "choose_contract", with = { "player 1" }, dealer = 1, done = done(6),
  leaves = { contract = "barbu", done = done(7), next_dealer = "none" },
}

example "the others may double anybody" {
  first_dealer = 1, moves = { "queens" },
  legal = { "pass", "double 1", "double 3", "double 1 3", "double 4",
    "double 1 4", "double 3 4", "double 1 3 4" },
}

example "in trumps only the dealer" {
  first_dealer = 1, moves = { "trumps spades" }, legal = { "pass", "double 1" },
}

example "in domino, too" {
  first_dealer = 1, moves = { "domino 7", "pass" },
  legal = { "pass", "double 1" },
}

example "the dealer redoubles those who have doubled the dealer" {
  first_dealer = 1, moves = { "queens", "double 1", "double 2", "double 1 3" },
  legal = { "pass", "redouble 2", "redouble 4", "redouble 2 4" },
  leaves = { doubles = { false, { 1 }, { 2 }, { 1, 3 } },
    doubled_by = { { 2, 4 }, {}, {}, {} } },
}

example "if nobody has, the dealer leads at once" {
  first_dealer = 1, moves = { "queens", "pass", "double 2", "pass" },
  deal = { hands = { "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC" } },
  allowed = { "2C", "AC" }, refused = { "pass" },
}

example "a redouble is not held against the dealer" {
  first_dealer = 1,
  moves = { "queens", "double 1", "pass", "pass", "redouble 2" },
  leaves = { doubles = { { 2 }, { 1 }, false, false },
    doubled_by = { { 2 }, {}, {}, {} } },
}

example "whoever owes seven doubles must double the dealer each time" {
  must_double = 7, first_dealer = 1, moves = { "queens" },
  legal = { "double 1", "double 1 3", "double 1 4", "double 1 3 4" },
  refused = { "pass", "double 3" },
  because = "you owe this dealer a double in each contract that is left",
}

example "two doubles are due in the sixth contract" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(6),
  gives = "you owe this dealer a double in each contract that is left",
}

example "not in the fifth" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(5),
  gives = false,
}

example "one that is left in the seventh" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(7),
  doubled_by = { { 3, 2, 4, 3, 4 }, {}, {}, {} },
  gives = "you owe this dealer a double in each contract that is left",
}

example "not in the sixth" {
  step = "owed", with = { "player 2" }, dealer = 1, done = done(6),
  doubled_by = { { 2 }, {}, {}, {} }, gives = false,
}

example "nor one that is owed another dealer" {
  step = "owed", with = { "player 3" }, dealer = 1, done = done(7),
  doubled_by = { { 3, 3 }, {}, {}, {} }, gives = false,
}

example "the dealer owes none" {
  must_double = 7, first_dealer = 1,
  moves = { "queens", "double 1", "double 1", "double 1 2" },
  allowed = { "pass", "redouble 2 4", "redouble 3" },
}

example "where nobody must double" {
  must_double = 0, step = "owed", with = { "player 2" }, dealer = 1,
  done = done(7), gives = false,
}


example "the twelfth trick costs ten, the thirteenth twenty" {
  contract = "last two", last_won = { 2, 4 }, scores = { 0, -10, 0, -20 },
}

example "one player may take both" {
  contract = "last two", last_won = { 3, 3 }, scores = { 0, 0, -30, 0 },
}

example "last tricks cost nothing elsewhere" {
  contract = "hearts", last_won = { 2, 4 }, scores = { 0, 0, 0, 0 },
}

example "the tricks end with the last queen" {
  contract = "queens", step = "after_trick", with = { "player 2" },
  held = { "2C", "3C", "4C", "5C" }, won = { "QC QD", "QH QS" }, gives = true,
}

example "not with the third" {
  contract = "queens", step = "after_trick", with = { "player 2" },
  held = { "2C", "3C", "4C", "QS" }, won = { "QC QD", "QH" }, gives = false,
}

example "and with the king of hearts in barbu" {
  contract = "barbu", step = "after_trick", with = { "player 2" },
  held = { "2C", "3C", "4C", "5C" }, won = { "", "KH" }, gives = true,
}

local SEVENS = { "7S 2C 3C 4C 5C 8C 9C 10C JC QC KC AC 2D",
  "8S 3D 4D 5D 6D 8D 9D 10D JD QD KD AD 2H",
  "7H 3H 4H 5H 9H 10H JH QH KH AH 2S 3S 4S",
  "6S 9S 6H 8H 7D 7C 5S 10S JS QS KS AS 6C" }

example "with sevens: the neighbours of 7S, 8S and 7H, and two sevens" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 7" }, leaves = { begins = "7", laid = "7S 8S 7H" },
  legal = { "6S", "9S", "6H", "8H", "7D", "7C" }, refused = { "10S" },
  because = "10S is no 7, and next to no card of its suit",
}

example "whoever holds a card that fits may not pass" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 7" }, refused = { "pass" },
  because = "you hold a card that fits",
}

example "whoever holds none must pass, as the first and the third here" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 6" }, legal = { "6S", "6H", "7D", "6C" },
  leaves = { counts = { 13, 12, 13, 13 }, laid = "6D" },
}

example "nothing is below a two" {
  doubling = false, first_dealer = 1, deal = { hands = SEVENS },
  moves = { "domino 2", "2C", "2S" }, legal = { "3C", "2D" },
  refused = { "AC" }, because = "AC is no 2, and next to no card of its suit",
}

example "out first, second, third; and last" {
  contract = "domino", begins = "7", step = "play_domino", dealer = 3,
  held = { "8S", "9S 10S", "7S", "7H" },
  leaves = { counted = { 10, -10, 40, 25 } },
}

example "each trick costs two" {
  contract = "no tricks", tricks = { 6, 4, 2, 1 }, scores = { -12, -8, -4, -2 },
}

example "four hearts with the ace cost twelve" {
  contract = "hearts", won = { "", "AH 2H 3H 4H" }, scores = { 0, -12, 0, 0 },
}

example "all hearts cost thirty" {
  contract = "hearts", won = { "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" },
  scores = { -30, 0, 0, 0 },
}

example "each queen costs six" {
  contract = "queens", won = { "QC QD", "QH", "QS KH" },
  scores = { -12, -6, -6, 0 },
}

example "a double is worth the difference" {
  contract = "queens", won = { "QC QD", "QH", "QS" },
  doubles = { {}, {}, {}, { 1 } }, scores = { -24, -6, -6, 12 },
}

example "the king of hearts costs twenty" {
  contract = "barbu", won = { "", "KH QH AH" }, scores = { 0, -20, 0, 0 },
}

example "a trick in trumps counts five" {
  contract = "trumps", trump = "S", tricks = { 6, 4, 2, 1 },
  scores = { 30, 20, 10, 5 },
}

example "doubled by a player with four tricks fewer" {
  contract = "trumps", trump = "S", tricks = { 6, 4, 2, 1 },
  doubles = { {}, {}, { 1 }, {} }, scores = { 50, 20, -10, 5 },
}

example "and redoubled" {
  contract = "trumps", trump = "S", tricks = { 6, 4, 2, 1 },
  doubles = { { 3 }, {}, { 1 }, {} }, scores = { 70, 20, -30, 5 },
}

example "one may double several" {
  contract = "no tricks", tricks = { 6, 4, 2, 1 },
  doubles = { {}, {}, {}, { 1, 2 } }, scores = { -22, -14, -4, 14 },
}

example "the highest total wins after 28 rounds" {
  contract = "trumps", trump = "S", round_number = 28,
  before = { 0, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 30, 30, 30, 35 }, won_by = 4,
}

example "two share it" {
  contract = "trumps", trump = "S", round_number = 28,
  before = { 5, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 35, 30, 30, 35 }, won_by = 0,
}

example "27 rounds do not end it" {
  contract = "trumps", trump = "S", round_number = 27,
  before = { 0, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 30, 30, 30, 35 }, won_by = false,
}

example "or as many rounds as one likes" {
  rounds = 3, contract = "trumps", trump = "S", round_number = 3,
  before = { 0, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 30, 30, 30, 35 }, won_by = 4,
}

return barbu
