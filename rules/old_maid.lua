-- Old Maid: pairs are laid down, and who is left with the odd card has lost.

local old_maid = game "Old Maid" {
  deck    = function(option)
    local queen = option.odd == "queen_of_clubs"
    return french(52, { leave_out = queen and "QC" or "" })
  end,
  piles   = { laid = { sees = "all", counted = true },       -- pairs
              away = "none" },                               -- the unknown card
  options = {
    players = number { 4, from = 2, to = 8, "how many play" },
    odd = choice { "queen_of_clubs", "one_unknown",
      "what is missing from the pack: a queen, or a card that nobody sees" },
    pairs = choice { "rank", "colour",
      "what makes a pair: the rank, or the colour as well" },
    rounds = number { 5, from = 1, "rounds to play" }, first_dealer = number {},
  },
}

local MOST_TURNS = 2000          -- in a round

-- The suits of which two cards of a rank make a pair, lowest first.
local alike = { rank = { "C D H S" }, colour = { "C S", "D H" } }

-- The cards that make pairs with each other, without the missing one.
local function sorts_of(pairing, missing)
  local list = {}
  for rank in "2 3 4 5 6 7 8 9 10 J Q K A" do
    for _, suits in ipairs(alike[pairing]) do
      local sort = {}
      for suit in suits do
        if rank .. suit ~= missing then sort[#sort + 1] = rank .. suit end
      end
      list[#list + 1] = sort
    end
  end
  return list
end

local sorts = {
  queen_of_clubs = { rank = sorts_of("rank", "QC"),
    colour = sorts_of("colour", "QC") },
  one_unknown = { rank = sorts_of "rank", colour = sorts_of "colour" },
}

-- [pairs=rank] Two cards of a rank are a pair.
-- [pairs=colour] Two cards of a rank and colour are a pair.
function old_maid:sorts()
  return sorts[self.option.odd][self.option.pairs]
end

-- [odd=one_unknown] One card is put away, and nobody sees it. The others are
-- dealt, so that the first players may have one card more.
-- [odd=queen_of_clubs] The whole pack is dealt, so that the first players may
-- have one card more.
function old_maid:deal()
  if self.option.odd == "one_unknown" then self:draw(self.away) end
  self:deal_each(#self.stock // self.option.players)
  for player in self:each_player() do
    if #self.stock > 0 then self:draw(player) end
  end
end

-- The pairs of one sort that a hand holds, of three cards the lowest two; and
-- the cards lower than these that it does not hold.
local function pairs_of(hand, sort)
  local pair, lower, held, lacking = "", "", nil, ""
  for _, card in ipairs(sort) do
    if not hand:has(card) then
      lacking = lacking .. " " .. card
    elseif not held then
      held = card
    else
      pair, lower, held = pair .. " " .. held .. " " .. card, lacking, nil
    end
  end
  return pair, lower
end

-- Whoever holds pairs lays them down, after the deal and after each draw.
-- [pairs=rank] Of three cards the lowest two are the pair.
function old_maid:lay_pairs(player)
  local laid, not_held = "", ""
  for _, sort in ipairs(self:sorts()) do
    local pair, lower = pairs_of(player.hand, sort)
    laid, not_held = laid .. pair, not_held .. lower
  end
  local pairs = #split(laid) > 2 and "pairs" or "a pair"
  if laid ~= "" then self:show(laid, pairs, player) end
  self:move(laid, player, self.laid)
  self:tell_holds(player, not_held)
  for _, sort in ipairs(self:sorts()) do
    self:tell_holds(player, sort, 2)
  end
end

-- The dealer's left begins. Each in turn draws a card, unseen, from the hand of
-- the nearest player before who has cards, until only the odd card is left.
function old_maid:play()
  local player = self.dealer
  for _ = 1, MOST_TURNS do
    local holders = self:who_has_cards(self:next_in_turn(player))
    player = holders[1]
    if #holders == 1 then return player end
    self:draw_unseen(player, "which card do you draw?", holders[#holders])
    self:lay_pairs(player)
  end
end

function old_maid:round()
  self:deal()
  for player in self:each_player() do self:lay_pairs(player) end
  self:score_round(self:play())
end

-- Whoever is left with the odd card loses a point; but nobody after 2000 turns.
function old_maid:score_round(loser)
  if loser then self:score(loser, -1, "left with the odd card") end
end


example "the first players get one card more" {
  step = "deal", leaves = { counts = { 13, 13, 13, 12 }, stock = 0 },
}

example "as many where one card is put away" {
  odd = "one_unknown", step = "deal",
  leaves = { counts = { 13, 13, 13, 12 }, stock = 0, away = 1 },
}

-- Three players have 17 cards each.
example "pairs are laid down, of three cards the lowest two" {
  players = 3, first_dealer = 3,
  deal = { hands = { "2C 2D 2H 3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D",
                     "9H 9S 8H 8S 7H 7S 6H 6S 5H 5S 4H 4S 3H 3S 10C 10D JC" } },
  leaves = { counts = { 1, 1, 3 }, laid = 46 }, moves = {},
}

example "each draws from the player before, and lays down a pair" {
  players = 2, first_dealer = 2,
  deal = { hands = { "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QD KC AC 2D 2H 3D 3H 4D "
                     .. "4H 5D 5H 6D 6H 7D 7H 8D" } },
  leaves = { counts = { 12, 11 }, laid = 28 }, moves = {},
  legal = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" },
}

example "two cards of a rank are no pair where colours count" {
  pairs = "colour", players = 3, first_dealer = 3,
  deal = { hands = { "2C 2D 3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C",
                     "2H 2S 3H 3S 4H 4S 5H 5S 6H 6S 7H 7S 8H 8S 9H 9S 10D" } },
  leaves = { counts = { 17, 17, 3 }, laid = 14 }, moves = {},
}

-- Seat 4 begins, but has nothing but pairs: seat 1 draws, from seat 3.
example "whoever has no cards is passed over" {
  first_dealer = 3,
  deal = { hands = { "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QH KD AD",
    "8H 8S 9H 9S 10H 10S JH JS QS KH KS AH AS",
    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QD KC AC",
    "2H 2S 3H 3S 4H 4S 5H 5S 6H 6S 7H 7S" } },
  moves = {}, leaves = { counts = { 13, 1, 13, 0 }, laid = 24 },
  legal = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
            "13" },
}

-- Seat 1 has nothing but pairs, seat 2 pairs and a queen.
example "whoever is left with the odd card loses a point" {
  players = 2, first_dealer = 2, rounds = 1,
  deal = { hands = { "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D "
                     .. "6H 6S 7C 7D 7H 7S 8C 8D",
                     "8H 8S 9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS QD QH QS "
                     .. "KC KD KH KS AC AD AH AS" } },
  moves = {}, scores = { 0, -1 }, won_by = 1,
  leaves = { counts = { 0, 1 }, laid = 50 },
}

return old_maid
