-- Lists and chance in plain Lua, for second statements of games.

local lists = {}


--- lists.place(list, wanted) -> its place in the list; nil if it is not there
function lists.place(list, wanted)
  for i, one in ipairs(list) do
    if one == wanted then return i end
  end
end


--- lists.take(list, wanted) -> what was taken out of the list
-- @error it is not there
function lists.take(list, wanted)
  local at = lists.place(list, wanted) or error(wanted .. " is not there")
  return table.remove(list, at)
end


--- lists.only(list, test) -> a list of those that the function accepts
function lists.only(list, test)
  local found = {}
  for _, one in ipairs(list) do
    if test(one) then found[#found + 1] = one end
  end
  return found
end


--- lists.those(list, test) -> a list of those that the function accepts; the
-- whole list if it accepts none
function lists.those(list, test)
  local found = lists.only(list, test)
  return #found > 0 and found or list
end


--- lists.winner(totals [, lowest]) -> the place of the highest total, or of the
-- lowest one; 0 if several have it
function lists.winner(totals, lowest)
  local sign, best, winner = lowest and -1 or 1, -math.huge, 0
  for side, total in ipairs(totals) do
    if sign * total == best then winner = 0 end
    if sign * total > best then best, winner = sign * total, side end
  end
  return winner
end


--- lists.numbers(seed) -> random(n), a number from 1 to n
-- The same numbers each time, so that a failure can be found again.
function lists.numbers(seed)
  local state = seed
  return function(n)
    state = state * 6364136223846793005 + 1442695040888963407
    return (state >> 33) % n + 1
  end
end


--- lists.options(values, random) -> one value of each option, by name
-- @param values list of { name, value, value, … }
function lists.options(values, random)
  local option = {}
  for _, one in ipairs(values) do
    option[one[1]] = one[1 + random(#one - 1)]
  end
  return option
end


return lists
