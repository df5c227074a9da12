-- What Twenty-nine and Twenty-eight share: a bid that a pair changes, and
-- that may be doubled.

local shared = {}

function shared.says(self, player, prompt, word)
  return self:ask(player, prompt, { "pass", { word, bold = true } }) ~= "pass"
end

-- Each opponent of the declarer is asked, until one doubles; then the declarer.
function shared.ask_double(self)
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if player.side ~= self.declarer.side
      and shared.says(self, player, "do you double?", "double") then
      self.doubled = 2
      if shared.says(self, self.declarer, "do you redouble?", "redouble") then
        self.doubled = 4
      end
      return player
    end
  end
end

function shared.has_time(self, side, any)
  if self.option.pair == 0 or not self.trump or self.pair_of then
    return false
  end
  return side.won_open or any and side.tricks > 0
end

-- Whoever holds king and queen of trumps may show both, if the side may.
function shared.may_show_pair(self, player)
  if not self:has_time_for_pair(player.side) then return end
  local pair = cards_of("K Q", self.trump)
  if self:choose(player, "do you show the pair?", { "no", "show" }, {
    holds = { show = { 2, pair } },
    says = "you do not hold both {cards}" }) == "no" then return end
  self.pair_of = player.side
  self:show(pair, "the pair", player)
  self.needed = shared.needs(self)
end

-- A pair of the own side takes points off, one of the others adds some.
function shared.needs(self)
  local bid, pair = self.bid, self.option.pair
  if not self.pair_of then return bid end
  if self.pair_of ~= self.declarer.side then return math.min(bid + pair, 28) end
  return math.min(bid, math.max(bid - pair, 16))
end

return shared
