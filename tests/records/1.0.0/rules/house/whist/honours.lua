-- The old English honours: ace, king, queen and jack of trump count for the
-- side that was dealt three or four of them.

local honours = house_rule "Honours" { of = "whist" }

-- Three honours in the two hands of a side count 2, all four 4. Without trump
-- they count nothing. In a match to a target they count nothing for a side
-- that began the round one point short of it.
function honours:honours_of(side)
  local short = self.option.rounds == 0
    and side.score == self.option.target - 1
  if short or not self.trump then return 0 end
  local n = 0
  for player in self:each_player() do
    if player.side == side then
      n = n + self:count_honours(player:held())
    end
  end
  return n == 4 and 4 or n == 3 and 2 or 0
end

-- How many of the cards are honours: A K Q J of trump.
function honours:count_honours(cards)
  local honour, n = cards_of("A K Q J", self.trump), 0
  for card in words(cards) do
    if among(card, honour) then n = n + 1 end
  end
  return n
end

-- Tricks are scored before honours.
function honours:score_round()
  local points = {}
  for side in self:each_side() do
    points[side.number] = self:honours_of(side)
  end
  base.score_round(self)
  for side in self:each_side() do
    if points[side.number] > 0 then
      self:score(side, points[side.number], "honours")
    end
  end
end

-- If both sides reach the target in one round, the one that scored tricks has
-- won.
function honours:over()
  for side in self:each_side() do
    if self.option.rounds == 0 and side.tricks > 6
      and side.score >= self.option.target then
      return true, side
    end
  end
  return base.over(self)
end

return honours
