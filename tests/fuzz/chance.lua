-- Chance that is the same for the same seed, on every machine.

local Chance = {}
Chance.__index = Chance

local chance = {}


--- chance.new(seed) -> chance
function chance.new(seed)
  return setmetatable({ state = seed * 0x9E3779B97F4A7C15 }, Chance)
end


--- The next 64 bits.
local function bits(self)
  self.state = self.state + 0x9E3779B97F4A7C15
  local z = self.state
  z = (z ~ z >> 30) * 0xBF58476D1CE4E5B9
  z = (z ~ z >> 27) * 0x94D049BB133111EB
  return z ~ z >> 31
end


--- A whole number in a range.
function Chance:from(low, high)
  return low + (bits(self) >> 1) % (high - low + 1)
end


--- True once in n times.
function Chance:once_in(n)
  return self:from(1, n) == 1
end


--- One of a list.
function Chance:one_of(list)
  return list[self:from(1, #list)]
end


--- Some of a list, in its order.
function Chance:some_of(list, once_in)
  local some = {}
  for _, one in ipairs(list) do
    if self:once_in(once_in) then some[#some + 1] = one end
  end
  return some
end


--- A list of n results of f.
function Chance:times(low, high, f, ...)
  local list = {}
  for i = 1, self:from(low, high) do list[i] = f(...) end
  return list
end


return chance
