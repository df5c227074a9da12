-- Scopa: a card takes one of its value, or several that add up to it; whoever
-- clears the table has a scopa.
-- [deal~=scopa] Scopone: a card takes one of its value, or several that add up
-- to it; whoever clears the table has a scopa.

local scopa = game "Scopa" {
  turn    = "anticlockwise",
  deck    = spanish(40, { name = "italian" }),
  sides   = { [4] = "partners" },              -- 1 and 3 against 2 and 4
  ranks   = "A 2 3 4 5 6 7 S C R",             -- low to high
  points  = { R = 10, C = 9, S = 8, ["7"] = 7, ["6"] = 6, ["5"] = 5, ["4"] = 4,
              ["3"] = 3, ["2"] = 2, A = 1 },
  facts   = { primiera = { ["7"] = 21, ["6"] = 18, A = 16, ["5"] = 15,
                ["4"] = 14, ["3"] = 13, ["2"] = 12, S = 10, C = 10, R = 10 } },
  piles   = { board = { sees = "all", sorted = true },
              taken = each_side { sees = "all", counted = true } },
  captures = { from = "board", must = true, one_first = flag { true,
    "one card of the same value is taken before several that add up to it" } },
  round   = { last_taker = untold(player) },
  options = {
    players = number { 2, from = 2, to = 4,
      "how many play; four as partners, else each for oneself" },
    deal = choice { "scopa", "scopone", "scientific", needs = { players = 4 },
      "three cards each, again and again; nine each; ten each and none open" },
    target = number { 11, from = 5, to = 31, "points that win the match" },
    last_scopa = flag { false, "the last card of a round may make a scopa" },
    primiera_needs_all = flag { true,
      "without a card of some suit there is no primiera" },
    rounds = number {},
    first_dealer = number { "first dealer; 0: drawn" },
  },
}

local each = { scopa = 3, scopone = 9, scientific = 10 }  -- cards of a deal

-- A card is written rank first, then suit: CE is the knight of swords.
-- [deal=scopa or scopone] Four cards are open on the table. With three or four
-- kings among them the same dealer deals all cards again.
-- [deal=scientific] No card is open on the table at first.
function scopa:lay_table()
  if self.option.deal == "scientific" then return end
  self:draw(self.board, 4)
  if #self.board:cards():of_rank("R") >= 3 then self:deal_again() end
end

-- [deal=scopa] Three cards each, one at a time, the dealer's right first. Three
-- more whenever the hands are empty, until the stock is used up.
-- [deal=scopone] Nine cards each.
-- [deal=scientific] Ten cards each.
function scopa:deal() self:deal_each(each[self.option.deal]) end

-- The dealer's right begins.
function scopa:round()
  self:lay_table()
  self:deal()
  while self:who_has_cards()[1] do
    for _ = 1, each[self.option.deal] do
      for player in self:each_player(self:right_of(self.dealer)) do
        self:take_turn(player)
      end
    end
    if #self.stock > 0 then self:deal() end
  end
  self:end_table()
  self:score_round()
end

-- A card takes one of its value, or several that add up to it. If the card that
-- is played can take something it must do so; which cards, the player says. Any
-- other card stays on the table. A player who has a card that can take may play
-- one that cannot.
function scopa:take_turn(player)
  local said, card, taken = self:ask_capture(player, "which card?")
  if said == "takes" then return self:capture(player, card, taken) end
  self:leave(player, card)
end

function scopa:leave(player, card) self:move(card, player, self.board) end

-- The cards go to the player's pile, the one played too.
function scopa:capture(player, card, taken)
  local pile = player.side.taken
  self:move(card, player, pile)
  self:move(taken, self.board, pile)
  self.last_taker = player
  if #self.board == 0 and self:is_scopa(card, taken) then
    self:score(player, 1, "scopa")
  end
end

-- [last_scopa] To clear the table is a scopa, a point at once.
-- [not last_scopa] To clear the table is a scopa, a point at once; but not with
-- the last card that anybody plays in the round.
function scopa:is_scopa()
  return self.option.last_scopa or #self.stock > 0
    or #self:who_has_cards() > 0
end

-- When all cards have been played, what is left on the table goes to the player
-- who took last. That is no scopa. If nobody has taken, it is nobody's.
function scopa:end_table()
  if not self.last_taker then return end
  self:move(self.board, self.board, self.last_taker.side.taken)
end

-- A point each for most cards, most coins, the settebello (the seven of coins),
-- and the best primiera; equal for most is nobody's. Nobody wins before all
-- these points are scored: which point came first does not count.
-- [rounds=0] If several share the best total, {target} or more, another round
-- is played.
function scopa:score_round()
  local counts = { {}, {}, {}, {} }
  for side in self:each_side() do
    local taken, n = side.taken, side.number
    counts[1][n], counts[2][n] = #taken, #taken:of_suit("O")
    counts[3][n], counts[4][n] = taken:has("7O") or 0, self:primiera(side)
  end
  self:score_most("most cards", counts[1])
  self:score_most("most coins", counts[2])
  self:score_most("settebello", counts[3])
  self:score_most("primiera", counts[4])
end

function scopa:score_most(name, counts)
  local side = self:only_best(function(one) return counts[one.number] end)
  if side then self:score(side, 1, name) end
end

local best_first = split "7 6 A 5 4 3 2 S C R"  -- by what they count there

-- The primiera of a side adds up what its best card of each suit counts: how
-- much, the table at the beginning says under primiera.
-- [primiera_needs_all] Only a side with cards of all four suits has a primiera.
-- If one side alone has one, it gets the point.
function scopa:primiera(side)
  local sum, values, taken = 0, self.facts.primiera, side.taken
  for letter in "O C E B" do
    local best = 0
    for _, name in ipairs(best_first) do
      if taken:has(name .. letter) then
        best = values[name]
        break
      end
    end
    if best == 0 and self.option.primiera_needs_all then return 0 end
    sum = sum + best
  end
  return sum
end

example "three cards each, and four on the table" {
  first_dealer = 2, moves = {}, deal = { hands = { "*", "*" } },
  leaves = { counts = { 3, 3 }, board = 4, stock = 30 },
}

example "a seven takes the seven, a knave one of two sums, a king a sum" {
  first_dealer = 2,
  deal = { hands = { "7O SO RO", "*" }, board = "AC 3C 4C 7C" }, moves = {},
  legal = { "7O takes 7C", "SO takes AC 3C 4C", "SO takes AC 7C",
            "RO takes 3C 7C" },
}

example "a knight finds no sum and stays, and a four takes the four" {
  first_dealer = 2,
  deal = { hands = { "CO 4O 7O", "*" }, board = "AC 3C 4C 7C" }, moves = {},
  legal = { "CO", "4O takes 4C", "7O takes 7C" },
  refused = { "7O", "7O takes 3C 4C", "4O takes AC 3C" },
}

example "whoever clears the table has a scopa" {
  fields = { board = "2E 6B" }, held = { "SO 2O", "" }, step = "capture",
  with = { "player 1", "SO", "2E 6B" }, scores = { 1, 0 },
  leaves = { board = 0, last_taker = 1 },
}

example "the last card of a round makes no scopa" {
  fields = { board = "2E 6B",
    taken = { "AO 2O 3O 4O 5O 6O 7O CO RO AC 2C 3C 4C 5C 6C 7C SC CC RC",
              "AE 3E 4E 5E 6E 7E SE CE RE AB 2B 3B 4B 5B 7B SB CB RB" } },
  held = { "SO", "" }, step = "capture",
  with = { "player 1", "SO", "2E 6B" }, scores = { 0, 0 },
}

example "whoever took last gets what is left on the table" {
  fields = { board = "2E 6B", last_taker = 2 }, step = "end_table",
  leaves = { board = 0, taken = { "", "2E 6B" } }, scores = { 0, 0 },
}

example "seven six ace beats seven six six: the better primiera" {
  fields = { taken = { "7O 7C 6E AB", "6O 6C 6B 7E" } }, step = "primiera",
  with = { "side 1" }, gives = 76,
}

example "which counts less" {
  fields = { taken = { "7O 7C 6E AB", "6O 6C 6B 7E" } }, step = "primiera",
  with = { "side 2" }, gives = 75,
}

example "courts, fives, fours, threes and twos" {
  fields = { taken = { "5O 4C 3E 2B", "RO CC SE AB" } }, step = "primiera",
  with = { "side 1" }, gives = 54,
}

example "cards, coins, the settebello and the primiera" {
  fields = { taken = { "2O 3O 4C 5E 6B", "7O SO" } }, step = "score_round",
  scores = { 2, 1 },
}

example "equal for most is nobody's" {
  step = "score_most", with = { "most cards", { 20, 20 } }, scores = { 0, 0 },
}

example "eleven points win a match" {
  before = { 10, 9 }, step = "score_most", with = { "coins", { 6, 4 } },
  scores = { 11, 9 }, won_by = 1,
}

example "eleven each do not" {
  before = { 10, 11 }, step = "score_most", with = { "coins", { 6, 4 } },
  scores = { 11, 11 }, won_by = false,
}

return scopa
