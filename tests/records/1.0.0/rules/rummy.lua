-- Rummy: sets and runs for two to six players; going out counts the rest.

-- The order of the cards in a run.
local rows = {
  low    = "A 2 3 4 5 6 7 8 9 10 J Q K",
  high   = "2 3 4 5 6 7 8 9 10 J Q K A",
  both   = "A 2 3 4 5 6 7 8 9 10 J Q K A",
}

local rummy = game "Rummy" {
  deck    = french(52), unscored = "nobody has gone out",
  ranks   = rows.low,
  points  = function(option)
    local ace = option.aces == "low" and 1 or 11
    return { A = ace, ["K Q J 10"] = 10, ["9"] = 9, ["8"] = 8, ["7"] = 7,
      ["6"] = 6, ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2 }
  end,
  melds   = function(option)
    return { sets = rows.low, runs = rows[option.aces], by = "all" }
  end,
  taking  = { pile = "discard", back = false }, -- the top card alone
  piles   = { discard = "top" },
  options = {
    players = number { 4, from = 2, to = 6, "how many play" },
    target = number { 100, from = 10, to = 500, "points that win the match" },
    aces = choice { "low", "high", "both",
      "where aces are in runs; low aces count 1, others 11" },
    turns_over = number { 2, from = 0, to = 9,
      "how often the discards become a new stock" },
    rummy = flag { true,
      "whoever melds the whole hand in one turn, the first, counts twice" },
  },
}

-- Ten cards each for two players, seven for three or four, six for more; the
-- next one is turned up and begins the discards.
function rummy:deal()
  local players = self.option.players
  self:deal_each(players == 2 and 10 or players < 5 and 7 or 6)
  self:draw(self.discard)
end

-- The dealer's left begins. A round ends when somebody is out. Nobody scores
-- when it ends because the discards may not become the stock again, or because
-- nobody has drawn or melded a card in two turns each.
function rummy:round()
  self:deal()
  local turned, idle = 0, 0
  for player in self:each_turn() do
    if #self.stock == 0 then
      turned = self:renew_stock(turned)
      if not turned then return end
    end
    idle = self:turn(player) and 0 or idle + 1
    if idle == 2 * self.option.players then return end
  end
  self:score_round(self:who_is_out())
end

-- When the stock is empty, the discards without the top one become the stock,
-- in their order, as often as the option says.
function rummy:renew_stock(turned)
  if turned == self.option.turns_over then return false end
  self:turn_over(self.discard)
  return turned + 1
end

-- Draw a card or take the top discard; meld, and add to any melds; discard, but
-- not the card just taken.
function rummy:turn(player)
  local how, melded = self:play_turn(player)
  return how == "draw" or melded
end

-- The player who is out counts the cards that the others hold.
function rummy:score_round(winner)
  local points = 0
  for player in self:each_player() do
    points = points + player.hand:points()
  end
  if self.option.rummy and self:is_concealed(winner) then
    self:score(winner, 2 * points, "the others' cards, twice for rummy")
  else
    self:score(winner, points, "the others' cards")
  end
end

return rummy
