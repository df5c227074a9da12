-- Tute: tricks for points, kings and knights to be declared, Spanish cards.

local tute = game "Tute" {
  turn    = "anticlockwise",
  deck    = spanish(40, { leave_out = { [3] = "2" } }),
  sides   = { [4] = "partners" },             -- 1 and 3 against 2 and 4
  ranks   = "2 4 5 6 7 S C R 3 A",            -- low to high
  points  = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2, last_trick = 10 },
  piles   = { turned = { sees = "all", under = "stock" } }, -- with two players
  round   = { trump = suit, tute = side,      -- who has declared it
              declared = untold(each_side(flag)) },
  options = {
    players = number { 4, from = 2, to = 4,
      "how many play; two or three each for oneself" },
    target = number { 1, from = 1, to = 20, "games that win the match" },
    double_at = number { 121, from = 0, to = 230,
      "points from which a won round counts two games; 0: never" },
    tute_wins = choice { "match", "round", "nothing",
      "what tute wins; nothing: it cannot be declared" },
    declare_gap = flag { false,
      "a side that won a trick without declaring may still declare later" },
    must_overtrump = flag { true, silences = "must_undertrump",
      "whoever has to trump must beat the trumps played" },
    must_undertrump = flag { false,
      "whoever cannot beat the trumps played must trump all the same" },
    beat_after_trump = flag { false,
      "the suit led must be beaten after somebody has trumped, too" },
    with_stock = choice { "free", "follow", "strict", "what two players owe "
      .. "while there is a stock: nothing, to follow suit, or all" },
  },

  -- Beat the best card of the suit led, or follow suit; without it, overtrump,
  -- or play anything. Two players owe less while there is a stock.
  obligations = function(option)
    local above = option.must_overtrump and overtrump
    local duties = {
      option.beat_after_trump and beat_led_always or beat_led, follow_suit,
      above, (option.must_undertrump or not above) and play_trump,
    }
    if option.players > 2 or option.with_stock == "strict" then
      return duties
    end
    return once_empty("turned", duties,
      option.with_stock == "follow" and follow_suit)
  end,
}

local cards_each = { [2] = 8, [3] = 12, [4] = 10 }  -- by how many play

-- [players=2] Eight cards each.
-- [players=3] Twelve cards each.
-- [players=4] Ten cards each.
function tute:deal() self:deal_each(cards_each[self.option.players]) end

-- [players>2] The last card dealt makes trump. It is the dealer's, and is
-- shown.
-- [players=2] The next card makes trump and lies face up under the stock.
function tute:choose_trump()
  if self.option.players == 2 then return suit(self:draw(self.turned)) end
  return suit(self:show_last_dealt("the last card dealt makes trump"))
end

-- The player on the dealer's right leads.
function tute:round()
  self:deal()
  self.trump = self:choose_trump()
  self:play_tricks()
  self:score_round()
end

-- [players=4] After a trick its winner may declare once; if not, the partner
-- may. Both are asked, whatever they hold.
-- [players=3] After a trick its winner may declare once, and is asked, whatever
-- is held.
-- [players=2] After a trick its winner may exchange; then both draw, the winner
-- first, who may declare until the stock is gone.
function tute:after_trick(winner)
  if self.option.players > 2 then return self:let_declare(winner) end
  if #self.turned == 0 then return end
  self:let_exchange(winner)
  local drawn, loser = self:draw(winner), self:next_in_turn(winner)
  if #self.stock == 0 then return self:move(self.turned, self.turned, loser) end
  self:draw(loser)
  return self:let_declare(winner, drawn)
end

-- [players=2] The winner may exchange the seven of trumps for a turned ace,
-- three or court card, or the two of trumps for a lower one; or both in turn.
function tute:let_exchange(winner)
  local turned = self.turned:top()
  local card = (among(rank(turned), "7 6 5 4 2") and "2" or "7") .. self.trump
  if card ~= turned and self:declare(winner, "exchange the turned card?",
    { { "exchange", card } }) then
    self:swap_top(card, winner, self.turned)
    self:let_exchange(winner)
  end
end

local function twenty(name, suit)
  return { "declare " .. name, "R" .. suit .. " C" .. suit, 20,
    "twenty in " .. name, unless = "declare 40" }
end

local declarations = {}
for trump in "O C E B" do
  declarations[trump] = {
    { "tute", "RO RC RE RB", 0, "tute" }, { "tute", "CO CC CE CB", 0, "tute" },
    { "declare 40", "R" .. trump .. " C" .. trump, 40, "the forty" },
    trump ~= "B" and twenty("clubs", "B"),
    trump ~= "O" and twenty("coins", "O"),
    trump ~= "C" and twenty("cups", "C"),
    trump ~= "E" and twenty("swords", "E"),
  }
end

-- [tute_wins~=nothing] Tute and the 40 must be what a side declares first:
-- after 20 it is too late.
-- [tute_wins=nothing] The 40 must be what a side declares first: after 20 it is
-- too late.
-- [players=4] A player who could declare the 40 may not declare 20, but the
-- partner may.
-- [players<4] A player who could declare the 40 may not declare 20.
function tute:may_declare(player, said)
  if said == "tute" and self.option.tute_wins == "nothing" then return false end
  return not among(said, { "tute", "declare 40" }) or not player.side.declared
end

-- [tute_wins~=nothing] King and knight of trumps in one hand are the 40, of
-- another suit 20 points; all four kings, or all four knights, are tute. Tute
-- ends the round.
-- [tute_wins=nothing] King and knight of trumps in one hand are the 40, of
-- another suit 20 points.
-- [players>2] Cards declared are shown and stay in the hand.
-- [players=2] Cards declared are shown and stay in the hand; the card just
-- drawn cannot be among them.
-- [players>2 and not declare_gap] A side that wins a trick and declares
-- nothing, whether or not it could, may not declare later.
function tute:let_declare(winner, drawn)
  local said, _, player = self:declare(winner,
    "declare king and knight: 40 in {trump}, 20 in others?",
    declarations[self.trump], self.may_declare, drawn)
  if said then
    player.side.declared = true
  elseif not drawn and not self.option.declare_gap then
    self:play_on(winner)
  end
  if said == "tute" then
    self.tute = player.side
    return true
  end
end

-- [double_at=0] The side with the most wins one game; with equal points nobody
-- wins.
-- [double_at>0] The side with the most wins one game, or two with {double_at}
-- points; with equal points nobody wins.
-- [tute_wins=match] Tute wins the match.
-- [tute_wins=round and double_at=0] Tute wins the round.
-- [tute_wins=round and double_at>0] Tute wins a round that counts two games.
function tute:score_round()
  local double, side = self.option.double_at, self.tute
  if side and self.option.tute_wins == "match" then
    return self:score(side, self.option.target - side.score, "tute")
  end
  if side then return self:score(side, double > 0 and 2 or 1, "tute") end
  self:add_up()
  local points, best, says = self:most_counted()
  if not best then return end
  self:score(best, double > 0 and points >= double and 2 or 1, says)
end

-- Cards, declarations and ten points for the last trick are added up.
function tute:add_up() self:count_cards() end


example "ten cards each for four" {
  step = "deal", leaves = { counts = { 10, 10, 10, 10 }, stock = 0 },
}

example "the suit led must be beaten" {
  trump = "O", trick = "4C", hand = "7C 2C AE",
  legal = "7C", refused = "2C", because = "beat_led",
}

example "whoever cannot beat it follows suit" {
  trump = "O", trick = "4C", hand = "2C AE 7O",
  legal = "2C", refused = "7O", because = "follow_suit",
}

example "a partner's card must be beaten too" {
  trump = "O", trick = "RC 4C", hand = "AC 2C 7O", legal = "AC",
}

example "once somebody has trumped there is no duty to beat" {
  trump = "O", trick = "4C 6O", hand = "AC 2C", legal = "AC 2C",
}

example "without the suit led a higher trump is forced" {
  trump = "O", trick = "4C 6O", hand = "7O 4O AE",
  legal = "7O", refused = "4O AE", because = "overtrump",
}

example "a lower trump is not forced" {
  trump = "O", trick = "4C 6O", hand = "4O AE", legal = "4O AE",
}

example "without the suit led and without trumps anything goes" {
  trump = "O", trick = "4C", hand = "4E AB", legal = "4E AB",
}

example "with two players and a stock any card may be played" {
  players = 2, trump = "O", turned = "5O", trick = "4C", hand = "7C 4O AE",
  legal = "7C 4O AE",
}

example "what the cards of a suit count" {
  cards = "AO 3O RO CO SO 7O 6O 5O 4O 2O", points = 30,
}

-- Seat 2 leads; seat 3, which dealt, has the last card: coins are trump.
example "whoever has won a trick may declare twenty for king and knight" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC CC RE CE 2C 4C 5C 6C 2E",
                     "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
                     "SC SO CO RO 2O AE SB CB RB 3B" } },
  moves = { "AC" },
  legal = { "continue", "declare cups", "declare swords" },
}

example "of two players who has won a trick may exchange the seven" {
  players = 2,
  deal = { hands = { "AO 3O 7O RC CC 3E 5E 6E", "4C 5C 6C 7C RB CB 7E SE" },
           turned = "RO" },
  moves = { "AO", "4C" }, legal = { "continue", "exchange" },
}

example "king and knight of trumps are forty points" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC CC RO CO 2C 4C 5C 6C 2E",
                     "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
                     "SC SO RE CE 2O AE SB CB RB 3B" } },
  moves = { "AC", "declare 40" }, leaves = { counted = { 0, 40 } },
}

example "121 points count two games" {
  last_won = { 1 }, scores = { 2, 0 },
  won = { "AO AC AE AB 3O 3C 3E 3B RO RC RE RB CO CC CE SO",
          "CB SC SE SB 7O" },
}

example "four kings are tute, which counts no points and wins" {
  deal = { hands = { "3C 3O 4O 5O 4B 5B 6B 7B 2B AB",
                     "AC RC RE RO RB 2C 4C 5C 6C 2E",
                     "7C 4E 5E 6E 7E SE 3E 6O 7O AO",
                     "SC CC SO CO 2O AE SB CB 3B CE" } },
  moves = { "AC", "SC", "tute" }, won_by = 2, leaves = { counted = { 0, 0 } },
}

example "tute wins the match" {
  target = 5, before = { 1, 3 }, tute = 1, scores = { 5, 3 }, won_by = 1,
}

return tute
