-- Indian Rummy: thirteen cards in sequences and sets, one sequence pure.

local row = "A 2 3 4 5 6 7 8 9 10 J Q K A"

-- The highest total of the others at which a player may come back to a pool.
local REJOIN = { [101] = 79, [201] = 174 }

local rummy = game "Indian Rummy" {
  deck    = function(option)
    return french(52, { jokers = option.jokers > 0 and "BJ" or nil,
      copies = { ["A 2 3 4 5 6 7 8 9 10 J Q K"] = option.packs,
        BJ = option.jokers > 0 and option.jokers or nil } })
  end,
  family  = "melds", unscored = "nobody has declared",
  points  = function(option)
    return { ["A K Q J 10"] = 10, ["9"] = 9, ["8"] = 8, ["7"] = 7, ["6"] = 6,
      ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2,
      BJ = option.jokers > 0 and 0 or nil }
  end,
  wins    = function(option)
    return option.format == "pool" and "lowest total" or "highest total"
  end,
  match_rounds = function(option)
    return ({ points = 6, deals = 2 })[option.format]
  end,
  piles   = { open = "top", cut = "all", away = "none" },
  round   = { wild = choice "A 2 3 4 5 6 7 8 9 10 J Q K",
              turns = untold(each_player(0)), lost = untold(each_player(false)),
              pot = untold(0), early = untold(false),
              fresh = untold(true) },
  keeps   = { gone = untold(each_player(false)) },
  options = {
    players = number { 2, from = 2, to = 6, "how many play" },
    packs = number { 2, from = 1, to = 3 },
    jokers = number { 2, from = 0, to = 6, "printed jokers in all" },
    wild = flag { true, "a card is shown whose rank is wild in the round" },
    joker_max = number { 0, from = 0, to = 2,
      "jokers that a group may have; 0: any number" },
    first_joker = flag { true,
      "the first player may take a joker that is turned up first" },
    same_card = flag { false, "the open card just taken may be discarded" },
    four_life = flag { false, "one of the sequences needs four cards" },
    half_life = choice { "all", "pure_free",
      "what counts without two sequences, one pure: all cards, or those in no "
      .. "pure sequence" },
    cap = number { 80, from = 40, to = 200, "the most points of a hand" },
    least = choice { 2, 0, "the least points of a hand that has not won" },
    early_cap = choice { 40, 80,
      "the most points when somebody declares in the first turn" },
    wrong = number { 80, from = 40, to = 80, "points of a wrong declaration" },
    first_drop = number { 20, from = 0, to = 30,
      "points for dropping before the first draw" },
    middle_drop = number { 40, from = 0, to = 60, "points for dropping later" },
    format = choice { "points", "pool", "deals",
      "the winner gets the points of all; or they add up until one is left; or "
      .. "they are paid in chips" },
    pool = choice { 101, 201, "points that put a player out of a pool" },
    rejoin = flag { false, "who is out of a pool may come back" },
    warn = flag { true, "a declaration that does not hold must be said twice" },
    max_turns = number { 60, from = 10, to = 200,
      "turns of each player, after which all hands count" },
    rounds = number {}, first_dealer = number {},
  },

  -- One pack is for two players, and chips are counted for two to six deals.
  refuses = function(option)
    if option.packs == 1 and option.players > 2 then
      return "options 'packs' and 'players': one pack is for two players"
    elseif option.format == "deals"
      and (option.rounds == 1 or option.rounds > 6) then
      return "options 'format' and 'rounds': two to six deals are played"
    end
  end,
}

-- The rank of the card that is shown is wild: all its cards are jokers, too.
-- Each of them stands for any card, or for itself where it lies in its place.
function rummy:jokers()
  if not self.wild then return "" end
  return copies(self.option.packs, table.concat(cards_of(self.wild), " "))
end

-- Groups are sequences and sets of three cards or more. A sequence is of one
-- suit, the ace below the two or above the king; it is pure if no joker in it
-- stands for another card. Three jokers alone are a sequence, too. A set is of
-- one rank and different suits.
-- [joker_max>0] No more than {joker_max} in a group stand for others.
function rummy:groups(needs)
  return { row = row, wild = self:jokers(), pure = needs,
    most_wild = self.option.joker_max, runs = needs and 2 or nil,
    longest = needs and self.option.four_life and 4 or nil }
end

-- Thirteen cards each, one at a time; the next is turned up and begins the open
-- pile.
-- [wild] Another is shown, and lies under the stock: its rank is wild, or the
-- aces if it is a printed joker.
function rummy:deal()
  self:deal_each(13)
  self:draw(self.open)
  if not self.option.wild then return end
  local shown = rank(self:draw(self.cut))
  self.wild = shown == "joker" and "A" or shown
end

-- The dealer's left begins. The round ends when somebody declares, or only one
-- is left in it, or when nobody has declared in {max_turns} turns each: then
-- all hands count.
function rummy:round()
  self:take_seats()
  self:deal()
  self:score_round(self:play())
end

function rummy:play()
  local player = self:who_is_next(self.dealer)
  while player.turns < self.option.max_turns do
    player.turns = player.turns + 1
    if self:turn(player) then return player end
    local one, other = self:in_play()
    if not other then return one end
    player = self:who_is_next(player)
  end
end

function rummy:in_play()
  local list = {}                  -- who has neither dropped nor failed
  for player in self:each_player() do
    if not player.lost then list[#list + 1] = player end
  end
  return table.unpack(list)
end

-- A player draws the top card of the stock, or takes the open card, but no
-- joker.
-- [first_joker] Only the first player may take a joker that was turned up.
-- [format~=deals] Or the player drops, and is out of the round.
function rummy:turn(player)
  local top = self.open:top()
  local said = self:ask(player, "draw, or take the open card?", {
    { "take", bold = self:loose_with(player, top):has(top),
      unless = self:bars_taking(top) and "a joker may not be taken" },
    "draw",
    { "drop", bold = true,
      unless = self.option.format == "deals" and "no drops in this format" },
  })
  self.fresh = false
  if said == "drop" then return self:drop(player) end
  if said == "draw" then self:draw_card(player) end
  if said == "take" then self:move(top, self.open, player) end
  return self:end_turn(player, said == "take" and top)
end

function rummy:bars_taking(top)
  local joker = rank(top) == "joker" or rank(top) == self.wild
  return joker and not (self.option.first_joker and self.fresh)
end

function rummy:loose_with(player, card)
  return self:loose_cards(player.hand:cards():with(card), self:groups())
end

-- When the stock is used up the card shown is drawn, and then the cards of the
-- open pile but the top one are shuffled.
function rummy:draw_card(player)
  if #self.stock == 0 and #self.cut > 0 then
    self:move(self.cut, self.cut, player)
  else
    self:draw(player, 1, self.open)
  end
end

-- Dropping before the first draw costs {first_drop} points, later
-- {middle_drop}.
-- [format=pool and pool=201] Both are a quarter more.
function rummy:drop(player)
  local option = self.option
  local n = player.turns == 1 and option.first_drop or option.middle_drop
  if option.format == "pool" and option.pool == 201 then n = n * 5 // 4 end
  self:lose(player, n, "dropped")
  self:leave(player)
end

function rummy:leave(player)
  player.lost = true
  local _, other = self:in_play()
  if other then self:sit_out(player, self.away) end
end

-- The cards of a hand that are like another.
local function alike(hand, card)
  local same = hand:of_rank(rank(card))
  return suit(card) and same:of_suit(suit(card)) or same
end

-- [same_card] Then the player discards a card.
-- [not same_card] Then the player discards a card, but not the one just taken.
-- [] Or the player declares: a card is put down, and the other thirteen lie in
-- groups.
function rummy:end_turn(player, taken)
  local hand = player.hand:cards()
  local free = taken and not self.option.same_card
    and hand:without(alike(hand, taken)) or hand
  local said, card = self:ask(player, "which card do you discard?",
    join(self:discards(hand, free, taken), self:declarations(hand, free)))
  if said == "declare" then return self:declare_with(player, card) end
  self:move(card, player, self.open)
end

function rummy:discards(hand, free, taken)
  local others = free:without(self:loose_cards(hand, self:groups()))
  local because = taken
    and { "you have just taken {taken}", taken = taken } or nil
  return {
    { "discard {card}", card = free:without(others), because = because },
    { "discard {card}", card = others, because = because, bold = true } }
end

-- There must be two sequences, one of them pure.
-- [four_life] One of the sequences needs four cards.
-- [warn] A declaration that does not hold is only made if it is said with
-- "anyway".
function rummy:declarations(hand, free)
  local closing = self:closing_cards(hand, self:groups())
  if #closing == 0 then
    return { { "declare {card}",
      unless = "thirteen cards must lie in groups" } }
  end
  local right = self:closing_cards(hand, self:groups(true))
  local wrong = free:without(free:without(closing:without(right)))
  return {
    { "declare {card}", card = free, fits = self:faults(hand, free, right) },
    { self.option.warn and "declare {card} anyway" or "declare {card}",
      card = wrong, bold = true } }
end

function rummy:faults(hand, free, right)
  local groups, four, says = self:groups(), self.option.four_life, {}
  local closing = self:closing_cards(hand, groups)
  groups.pure = true
  local pure = self:closing_cards(hand, groups)
  for card in free:without(right) do
    says[card] = not closing:has(card) and "thirteen cards must lie in groups"
      or { "this does not hold: {fault}; say declare {card} anyway if you mean "
        .. "it", card = card, fault = not pure:has(card) and "no pure sequence"
        or four and "one sequence of four cards is needed"
        or "two sequences are needed" }
  end
  return says
end

function rummy:show_groups(player, way)
  for _, group in ipairs(way.lots) do self:show(group, "a group", player) end
  if way.left ~= "" then self:show(way.left, "left over", player) end
end

-- A declaration in groups that does not hold costs {wrong} points. The hand is
-- shown and laid aside, the card goes on the open pile, the others play on.
function rummy:declare_with(player, card)
  local hand = player.hand:cards():without(card)
  local way = self:divide_cards(hand, self:groups(true))
  local right = way and way.left == ""
  self:move(card, player, right and self.away or self.open)
  if right then
    self:show_groups(player, way)
    self.early = player.turns == 1
    return true
  end
  self:show(player, "a wrong declaration")
  self:lose(player, self.option.wrong, "a wrong declaration")
  self:leave(player)
end

function rummy:lose(player, n, reason)
  local pool = self.option.format == "pool"
  self:score(player, pool and n or -n, reason)
  self.pot = self.pot + n
end

-- The hands of all others are laid out so that they count least. A K Q J and 10
-- count 10, jokers nothing, other cards their number.
-- [format~=pool] The winner gets what the others lose.
function rummy:score_round(winner)
  for player in self:each_player() do
    if player ~= winner and not player.lost then
      self:lose(player, self:hand_counts(player), "cards in hand")
    end
  end
  if winner and self.option.format ~= "pool" then
    self:score(winner, self.pot, "points of the others")
  end
  self:let_return()
end

-- With two sequences, one of them pure, the cards in no group count.
-- [half_life=all] Otherwise all cards count.
-- [half_life=pure_free] Otherwise all cards count that are in no pure sequence.
-- [] A hand counts {cap} at most, and {least} at least.
-- [early_cap=40] When somebody declares in the first turn it counts 40 at most.
function rummy:hand_counts(player)
  local option, cap = self.option, self.option.cap
  local n = self:points_left(player)
  if self.early then cap = math.min(cap, option.early_cap) end
  return math.max(option.least, math.min(cap, n))
end

function rummy:points_left(player)
  local hand, groups = player.hand, self:groups(true)
  local way = self:divide_cards(hand, groups)
  if not way and self.option.half_life == "pure_free" then
    groups = self:groups()
    groups.pure_alone = true
    way = self:divide_cards(hand, groups)
  end
  if not way then return self:points_of(hand:cards():without(self:jokers())) end
  self:show_groups(player, way)
  return way.points
end

-- [format=deals] Everybody begins with 80 chips for each deal of the match.
-- [format=pool] Whoever has {pool} points is out of the match.
function rummy:take_seats()
  if self.option.format == "deals" and self.round_number == 1 then
    local deals = math.max(2, self.option.rounds)
    for side in self:each_side() do
      self:score(side, 80 * deals, "chips")
    end
  end
  for _, player in ipairs { self:in_turn() } do
    if self:is_out(player) then self:sit_out(player) end
  end
end

function rummy:is_out(player)
  return self.option.format == "pool"
    and player.side.score >= self.option.pool
end

-- [rejoin and format=pool] Whoever has just gone out may come back with one
-- point more than the highest total of the others, if more than two are in.
-- [rejoin and format=pool and pool=101] That total may be 79 at most.
-- [rejoin and format=pool and pool=201] That total may be 174 at most.
function rummy:let_return()
  local player = self.dealer
  for _ = 1, self.option.players do
    player = self:left_of(player)
    local n = self:return_at(player)
    local says = { "come back with {n} points?", n = n }
    if n and self:ask_yes_no(player, says) then
      self:score(player, n - player.side.score, "comes back")
    end
    player.gone = self:is_out(player)
  end
end

function rummy:return_at(player)
  local highest, n = 0, 0     -- of those who are in
  for side in self:each_side() do
    if not self:is_out(side.players[1]) then
      highest, n = math.max(highest, side.score), n + 1
    end
  end
  return self.option.rejoin and self:is_out(player) and not player.gone
    and n > 2 and highest <= REJOIN[self.option.pool] and highest + 1 or nil
end

-- The player after the dealer deals next, unless out of the match.
function rummy:next_dealer()
  local player = self.dealer
  repeat player = self:left_of(player)
  until not self:is_out(player) or player == self.dealer
  return player
end

-- [format=points and rounds=0] The match ends after six rounds; the highest
-- total wins.
-- [format=deals and rounds=0] The match ends after two deals; most chips win.
-- [format=pool and rounds=0] The last one who is not out has won; if all are
-- out at once, it is a draw.
function rummy:over()
  if self.option.format ~= "pool" or self.option.rounds > 0 then
    return base.over(self)
  end
  local left = {}
  for side in self:each_side() do
    if not self:is_out(side.players[1]) then left[#left + 1] = side end
  end
  if #left > 1 then return false end
  return true, left[1] or 0
end


example "a wild card in its own place is itself: the sequence is pure" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 6S", "*" } },
  moves = { "draw" }, allowed = { "declare 9C" },
}

example "with another six there is no pure sequence" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6C 9S 10S BJ QS KC KD KH 2C 2D 6S", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
  allowed = { "declare 9C anyway" },
  because = "this does not hold: no pure sequence; say declare 9C anyway if "
    .. "you mean it",
}

example "dropping before the first draw costs 20" {
  players = 3, first_dealer = 3, deal = { open = "3C", cut = "6D",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S", "*", "*" },
    stock = "9C" },
  moves = { "draw", "discard 9C", "drop", "drop" }, scores = { 40, -20, -20 },
}

example "kings and a joker are a set: 9, 8, 2 and 10 are left over" {
  wild = "6", step = "hand_counts", with = { "player 1" }, gives = 29,
  held = { "3D 4D 5D JC QC 6H KS KH BJ 9D 8D 2S AS", "" },
}

return rummy
