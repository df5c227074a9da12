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


example "thirteen cards each, and the dealer names a contract" {
  first_dealer = 2, moves = {}, leaves = { counts = { 13, 13, 13, 13 } },
  allowed = { "no tricks", "last two", "trumps clubs", "domino 10" },
  refused = { "trumps", "domino" },
}

example "the others may double anybody" {
  first_dealer = 1, moves = { "queens" },
  legal = { "pass", "double 1", "double 3", "double 1 3", "double 4",
    "double 1 4", "double 3 4", "double 1 3 4" },
}

example "the dealer redoubles those who have doubled the dealer" {
  first_dealer = 1, moves = { "queens", "double 1", "double 2", "double 1 3" },
  legal = { "pass", "redouble 2", "redouble 4", "redouble 2 4" },
  leaves = { doubles = { false, { 1 }, { 2 }, { 1, 3 } },
    doubled_by = { { 2, 4 }, {}, {}, {} } },
}

example "in hearts a heart waits" {
  contract = "hearts", hand = "5H 9H KC", legal = "KC", refused = "5H",
  because = "only a hand of hearts may lead one; you hold KC",
}

example "the suit led must be followed, high or low" {
  contract = "no tricks", trick = "7S", hand = "2S KS AH", legal = "2S KS",
  refused = "AH", because = "follow_suit",
}

example "a trump that is led must be beaten" {
  contract = "trumps", trump = "S", trick = "7S 9S", hand = "2S 8S 10S AH",
  legal = "10S", refused = "8S", because = "beat_led",
}

example "without it a trump must be played" {
  contract = "trumps", trump = "S", trick = "7D", hand = "2S KC", legal = "2S",
  refused = "KC", because = "overtrump",
}

example "out first, second, third; and last" {
  contract = "domino", begins = "7", step = "play_domino", dealer = 3,
  held = { "8S", "9S 10S", "7S", "7H" },
  leaves = { counted = { 10, -10, 40, 25 } },
}

example "the twelfth trick costs ten, the thirteenth twenty" {
  contract = "last two", last_won = { 2, 4 }, scores = { 0, -10, 0, -20 },
}

example "four hearts with the ace cost twelve" {
  contract = "hearts", won = { "", "AH 2H 3H 4H" }, scores = { 0, -12, 0, 0 },
}

example "each queen costs six" {
  contract = "queens", won = { "QC QD", "QH", "QS KH" },
  scores = { -12, -6, -6, 0 },
}

example "a double is worth the difference" {
  contract = "queens", won = { "QC QD", "QH", "QS" },
  doubles = { {}, {}, {}, { 1 } }, scores = { -24, -6, -6, 12 },
}

example "a trick in trumps counts five" {
  contract = "trumps", trump = "S", tricks = { 6, 4, 2, 1 },
  scores = { 30, 20, 10, 5 },
}

example "the highest total wins after 28 rounds" {
  contract = "trumps", trump = "S", round_number = 28,
  before = { 0, 10, 20, 30 }, tricks = { 6, 4, 2, 1 },
  scores = { 30, 30, 30, 35 }, won_by = 4,
}

return barbu
