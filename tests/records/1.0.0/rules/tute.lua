-- Tute: tricks for points, kings and knights to be declared, Spanish cards.

local tute = game "Tute" {
  turn    = "anticlockwise",
  deck    = spanish(40, { leave_out = { [3] = "2" } }),
  sides   = { [4] = "partners" },             -- 1 and 3 against 2 and 4
  ranks   = "2 4 5 6 7 S C R 3 A",            -- low to high
  points  = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2, last_trick = 10 },
  piles   = { turned = "all" },               -- two players: the trump card
  round   = { trump = suit, tute = side },    -- who has declared it
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

-- Eight cards each for two players, twelve for three, ten for four.
function tute:deal() self:deal_each(cards_each[self.option.players]) end

-- The last card dealt makes trump. It is the dealer's, and is shown. With two
-- players the next card makes trump and lies face up under the stock.
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

-- After a trick its winner may declare once; if not, the partner may. Both are
-- asked, whatever they hold. Two players first may exchange, then draw, the
-- winner first, and may declare until the stock is gone.
function tute:after_trick(winner)
  if self.option.players > 2 then return self:let_declare(winner) end
  if #self.turned == 0 then return end
  self:let_exchange(winner)
  local drawn, loser = self:draw(winner), self:next_in_turn(winner)
  if #self.stock == 0 then return self:move(self.turned, self.turned, loser) end
  self:draw(loser)
  return self:let_declare(winner, drawn)
end

-- Of two players the winner may exchange the seven of trumps for a turned ace,
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
for trump in words "O C E B" do
  declarations[trump] = {
    { "tute", "RO RC RE RB", 0, "tute" }, { "tute", "CO CC CE CB", 0, "tute" },
    { "declare 40", "R" .. trump .. " C" .. trump, 40, "the forty" },
    trump ~= "B" and twenty("clubs", "B"),
    trump ~= "O" and twenty("coins", "O"),
    trump ~= "C" and twenty("cups", "C"),
    trump ~= "E" and twenty("swords", "E"),
  }
end

-- Tute and the 40 must be what a side declares first: after 20 it is too late.
-- A player who could declare the 40 may not declare 20, but the partner may.
function tute:may_declare(player, said)
  if said == "tute" and self.option.tute_wins == "nothing" then return false end
  return not among(said, { "tute", "declare 40" }) or player.side.count == 0
end

-- King and knight of trumps in one hand are the 40, of another suit 20 points;
-- all four kings, or all four knights, are tute. Cards declared are shown and
-- stay in the hand; the card just drawn cannot be among them. Tute ends the
-- round. A side that wins a trick and declares nothing, whether or not it
-- could, may not declare later.
function tute:let_declare(winner, drawn)
  local said, _, player = self:declare(winner,
    "declare king and knight: 40 in {trump}, 20 in others?",
    declarations[self.trump], self.may_declare, drawn)
  if said == "tute" then
    self.tute = player.side
    return true
  elseif not said and not drawn and not self.option.declare_gap then
    self:play_on(winner)
  end
end

-- Cards, declarations and ten points for the last trick are added up. The side
-- with the most wins one game, or two with 121 points or what is chosen
-- instead; with equal points nobody wins. Tute wins the match, or a round that
-- counts two games.
function tute:score_round()
  local double, side = self.option.double_at, self.tute
  if side and self.option.tute_wins == "match" then
    return self:score(side, self.option.target - side.score, "tute")
  end
  if side then return self:score(side, double > 0 and 2 or 1, "tute") end
  self:count_cards()
  local points, best, says = self:most_counted()
  if not best then return end
  self:score(best, double > 0 and points >= double and 2 or 1, says)
end

return tute
