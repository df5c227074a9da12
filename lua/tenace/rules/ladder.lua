-- The bids of a game in which players bid the value of a contract.

local problem = require "tenace.base.problem"
local ordered = require "tenace.base.ordered"

local ladder = {}


--- ladder.contracts(worth) -> the contracts that have a value, those of least
-- first
-- @param worth the contracts by name, as for ladder.of
function ladder.contracts(worth)
  local list = {}
  for _, each in ordered.pairs(worth) do
    if each.value then list[#list + 1] = each end
  end
  table.sort(list, function(a, b)
    if a.value ~= b.value then return a.value < b.value end
    return a.name < b.name
  end)
  return list
end


--- ladder.of(worth) -> bids, promises
-- @param worth the contracts by name: { name, value, from, to = how often it
-- counts; nil: once }; nil if the game has none
-- @return all values that they can have, low to high, as text; and by value the
-- contracts that have it: "clubs × 2, null"
function ladder.of(worth)
  if not worth then problem.raise("duel_bids") end
  local promises, values = {}, {}
  for _, each in ipairs(ladder.contracts(worth)) do
    for n = each.from or 1, each.to or 1 do
      local value = n * each.value
      local promise = each.from and each.name .. " × " .. n or each.name
      if promises[value] then
        promises[value] = promises[value] .. ", " .. promise
      else
        promises[value], values[#values + 1] = promise, value
      end
    end
  end
  table.sort(values)
  return table.concat(values, " "), promises
end


return ladder
