-- Every game with each of its house rules, each value of its options and each
-- pair of house rules, for specs that hold for all of them.

local tenace = require "tenace"

local every_variant = {}


--- The values to try for an option, besides the usual one.
local function values_of(option)
  if option.kind == "flag" then return { not option.default } end
  if option.kind == "choice" then return option.values or {} end
  if option.kind ~= "number" then return {} end
  return { option.from, option.to, option.default - 1, option.default + 1 }
end


--- Adds the game with each value of each option.
local function add_options(list, game)
  for _, option in ipairs(tenace.variant(game).option_list) do
    local tried = { [tostring(option.default)] = true }
    for _, value in ipairs(values_of(option)) do
      local word = tostring(value)
      if not tried[word] then
        list[#list + 1] = ("%s+%s=%s"):format(game, option.name, word)
        tried[word] = true
      end
    end
  end
end


--- every_variant.of(game) -> list of specs: the game, and with each house rule,
-- each pair of them and each value of an option
-- Some cannot be made, as values and house rules may contradict each other.
function every_variant.of(game)
  local list, houses = { game }, tenace.library:names(game)
  for i, house in ipairs(houses) do
    list[#list + 1] = game .. "+" .. house
    for j = i + 1, #houses do
      list[#list + 1] = ("%s+%s+%s"):format(game, house, houses[j])
    end
  end
  add_options(list, game)
  return list
end


return every_variant
