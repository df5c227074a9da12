-- The words in Lua that ask in every round. Each core has its own, which call
-- it alone: nobody has to find out at each question of which core a match is.

local core = require "tenace.core"

local cores = {}

local makers, complete = {}, {}


--- cores.add(make)
-- Adds words to each core.
-- @param make function(core), which puts them into `core.words`
function cores.add(make)
  makers[#makers + 1] = make
  complete[core.words] = true
  make(core.narrow or core)
end


--- cores.complete(one) -> the core, which has all of these words now
function cores.complete(one)
  if not complete[one.words] then
    complete[one.words] = true
    for _, make in ipairs(makers) do make(one) end
  end
  return one
end


return cores
