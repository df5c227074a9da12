-- Chance for lessons: the same seed finds the same questions on every machine.

local Chance = {}
Chance.__index = Chance


--- chance:number(n) -> a whole number from 1 to n
function Chance:number(n)
  self.state = (self.state * 6364136223846793005 + 1442695040888963407)
  return (self.state >> 33) % n + 1
end


--- chance:shuffle(list) -> the same list, in a random order
function Chance:shuffle(list)
  for i = #list, 2, -1 do
    local k = self:number(i)
    list[i], list[k] = list[k], list[i]
  end
  return list
end


--- chance:some(list, n) -> at most n items of the list, in a random order
function Chance:some(list, n)
  local copy = self:shuffle(table.move(list, 1, #list, 1, {}))
  return table.move(copy, 1, math.min(n, #copy), 1, {})
end


return {
  --- chance.of(seed) -> chance
  of = function(seed)
    return setmetatable({ state = seed * 2654435761 + 97 }, Chance)
  end,
}
