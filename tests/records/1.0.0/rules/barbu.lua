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
    rounds = number { 0, from = 0, to = 144, "rounds to play; 0: 28" },
    first_dealer = number { 0, from = 0, to = 4 },
  },
  obligations = {
    obligation "hearts wait" { avoid = "H", unless = { lead_hearts = true },
      when = { "leading", contract = "hearts, barbu" },
      says = "only a hand of hearts may lead one; you hold {cards}" },
    when("trump led", beat_led), follow_suit, overtrump,
  },
}

-- Thirteen cards each. The dealer names the contract, the others may double,
-- and the dealer leads, or plays the first card of domino.
function barbu:round()
  self:deal_each(13)
  self:choose_contract(self.dealer)
  if self.option.doubling then self:double(self.dealer) end
  if self.contract == "domino" then self:play_domino()
  else self:play_tricks { leader = self.dealer } end
  self:score_round()
end

-- The dealer names one of no tricks, hearts, queens, barbu, last two, trumps,
-- and domino, each once; with trumps the suit of trumps, too, with domino the
-- rank that begins each suit. The dealer deals again until all seven are played
-- (or the deal passes each time); then the next one on the left deals seven.
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

-- From the dealer's left each may double any others, but in trumps and domino
-- only the dealer. Last, the dealer may redouble whoever doubled the dealer.
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

-- Each must double each dealer twice, or as often as the option says: when no
-- more contracts are left than doubles owed, nobody who owes one may pass.
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

-- Cards and tricks count as the contract says. For each double the lower of
-- the two players pays the difference to the higher once more.
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

return barbu
