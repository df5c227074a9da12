-- Scopa and Scopone: a card takes one of its value, or several that add up to
-- it; whoever clears the table has a scopa.

local scopa = game "Scopa" {
  turn    = "anticlockwise",
  deck    = spanish(40),
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
    rounds = number { 0, from = 0, to = 144, silences = "target",
      "rounds to play, the higher total wins; 0: to target" },
    first_dealer = number { 0, from = 0, to = 4, "first dealer; 0: drawn" },
  },
}

-- Four cards are open on the table, in scientific Scopone none. With three or
-- four kings among them the cards are dealt again.
function scopa:lay_table()
  if self.option.deal == "scientific" then return end
  self:draw(self.board, 4)
  if #self.board:cards():of_rank("R") >= 3 then self:deal_again() end
end

-- Three cards each, and three more whenever the hands are empty; in Scopone all
-- at once. The dealer's right begins.
function scopa:round()
  self:lay_table()
  local first = self:right_of(self.dealer)
  local n = ({ scopa = 3, scopone = 9, scientific = 10 })[self.option.deal]
  repeat
    self:deal_each(n)
    for _ = 1, n do
      for player in self:each_player(first) do self:take_turn(player) end
    end
  until #self.stock == 0
  self:end_table()
  self:score_round()
end

-- A card takes one of its value, or several that add up to it. One that can
-- take something must do so; which cards, the player says. Any other card stays
-- on the table.
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

-- To clear the table is a scopa, a point; but not with the round's last card.
function scopa:is_scopa()
  return self.option.last_scopa or #self.stock > 0
    or #self:who_has_cards() > 0
end

-- What is left on the table goes to the player who took last. It is no scopa.
function scopa:end_table()
  if not self.last_taker then return end
  self:move(self.board, self.board, self.last_taker.side.taken)
end

-- A point each for most cards, most coins, the seven of coins, and the best
-- primiera; equal for most is nobody's.
function scopa:score_round()
  local counts = { {}, {}, {}, {} }
  for side in self:each_side() do
    local taken, n = side.taken, side.number
    counts[1][n], counts[2][n] = #taken, #taken:of_suit("O")
    counts[3][n], counts[4][n] = taken:has("7O") or 0, self:primiera(side)
  end
  self:score_most("most cards", counts[1])
  self:score_most("most coins", counts[2])
  self:score_most("seven of coins", counts[3])
  self:score_most("primiera", counts[4])
end

function scopa:score_most(name, counts)
  local side = self:only_best(function(one) return counts[one.number] end)
  if side then self:score(side, 1, name) end
end

local best_first = split "7 6 A 5 4 3 2 S C R"  -- by what they count there

-- The primiera of a side adds up what its best card of each suit counts there.
function scopa:primiera(side)
  local sum, values, taken = 0, self.facts.primiera, side.taken
  for letter in words "O C E B" do
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

return scopa
