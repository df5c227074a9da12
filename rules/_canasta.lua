-- What the games of Canasta share.

local shared = {}

shared.points = { BJ = 50, ["A 2"] = 20, ["K Q J 10 9 8"] = 10,
  ["7 6 5 4 3"] = 5 }

shared.red_threes, shared.wild = "3H 3D", "2 BJ"

-- The ranks of which melds are made.
shared.ranks = "4 5 6 7 8 9 10 J Q K A"

-- Cards are turned up until one stays on top.
function shared.turn_up(self, covered)
  repeat local card = self:draw(self.discard) until not covered(card)
end

-- What the first melds of each side must count.
function shared.first_melds(self)
  local counts = {}
  for side in self:each_side() do
    counts[side.number] = self:first_count(side.score)
  end
  return counts
end

-- What melds count, and how many are full.
function shared.counted(melds)
  local sum = { melds = #melds, points = 0, natural = 0, mixed = 0, wild = 0,
    run = 0 }
  for _, meld in ipairs(melds) do
    sum.points = sum.points + meld.points
    if meld.full then sum[meld.full] = sum[meld.full] + 1 end
    if meld.full and meld.kind == "run" then sum.run = sum.run + 1 end
  end
  return sum
end

-- Each side scores.
function shared.score(self, held)
  local player = self:who_is_out()
  for side in self:each_side() do
    local out = player and player.side == side
    self:score(side, self:lines {
      side = side,
      red_threes = #side.laid_down, out = out,
      concealed = out and self:is_concealed(player),
      held = held(side),
    })
  end
end

return shared
