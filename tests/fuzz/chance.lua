-- Chance that is the same for the same seed, on every machine.

local Chance = {}
Chance.__index = Chance

local chance = {}


local step = 0x9E3779B97F4A7C15


--- Mixes the bits of a number.
local function mixed(z)
  z = (z ~ z >> 30) * 0xBF58476D1CE4E5B9
  z = (z ~ z >> 27) * 0x94D049BB133111EB
  return z ~ z >> 31
end


--- chance.new(seed) -> chance
-- The seed is mixed, so that the numbers of one seed are not those of its
-- neighbour, one later.
function chance.new(seed)
  return setmetatable({ state = mixed(seed * step) }, Chance)
end


--- The next 64 bits.
local function bits(self)
  self.state = self.state + step
  return mixed(self.state)
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
