-- Makes what is given as short as it can be: leaves parts out, many at once and
-- then one by one, as long as what remains still says the same.

local words = require "tenace.words.all"

local leave_out = {}


--- The list without `n` of its items from `at` on, or with `instead` for each.
local function without(list, at, n, instead)
  local rest = table.move(list, 1, at - 1, 1, {})
  for _ = at, instead and math.min(at + n - 1, #list) or 0 do
    rest[#rest + 1] = instead
  end
  return table.move(list, at + n, #list, #rest + 1, rest)
end


--- Leaves out pieces of a size, the last ones first. Answers what remains.
local function in_pieces(list, size, says, instead)
  for at = #list - (#list - 1) % size, 1, -size do
    local fewer = without(list, at, size, instead)
    if list[at] ~= instead and says(fewer) then list = fewer end
  end
  return list
end


--- leave_out.items(list, says [, instead]) -> list
-- The fewest items that still say the same: none of them can be left out alone.
-- @param says a function of a list: does it still say the same?
-- @param instead what stands in the place of an item that is left out
function leave_out.items(list, says, instead)
  local size = #list
  while size >= 1 do
    list = in_pieces(list, size, says, instead)
    size = size // 2
  end
  return list
end


--- leave_out.words(given, name, says [, instead])
-- Shortens the text given[name] word by word.
-- @param says a function without arguments: does `given` still say the same?
function leave_out.words(given, name, says, instead)
  local list = leave_out.items(words.split(given[name]), function(fewer)
    local before = given[name]
    given[name] = table.concat(fewer, " ")
    local does = says()
    given[name] = before
    return does
  end, instead)
  given[name] = table.concat(list, " ")
end


--- leave_out.key(given, name, says) -> true if given[name] is left out now
-- @param says as for leave_out.words
function leave_out.key(given, name, says)
  local before = given[name]
  if before == nil then return false end
  given[name] = nil
  if says() then return true end
  given[name] = before
  return false
end


--- leave_out.list(given, name, says)
-- Shortens the list given[name], from its end or anywhere.
function leave_out.list(given, name, says)
  given[name] = leave_out.items(given[name], function(fewer)
    local before = given[name]
    given[name] = fewer
    local does = says()
    given[name] = before
    return does
  end)
end


return leave_out
