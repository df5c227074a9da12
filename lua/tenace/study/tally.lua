-- Tallies: tables of whole numbers, with tables of such numbers in them. They
-- are the same for every division of the work, because whole numbers add up
-- exactly in any order.

local tally = {}


--- tally.zeros(n) -> a list of n zeros
function tally.zeros(n)
  local list = {}
  for i = 1, n do list[i] = 0 end
  return list
end


--- tally.add(whole, more)
-- Adds the numbers of one tally to those of another with the same names.
function tally.add(whole, more)
  for name, value in next, more do
    if type(value) == "table" then tally.add(whole[name], value)
    else whole[name] = whole[name] + value end
  end
end


--- tally.sum(list) -> the first tally of the list, with all others added
function tally.sum(list)
  for i = 2, #list do tally.add(list[1], list[i]) end
  return list[1]
end


return tally
