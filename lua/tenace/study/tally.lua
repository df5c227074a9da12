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


-- No tally counts so far: a machine would take years.
local MOST = 1 << 53

-- The tables that stand for lists of any length, with what each item is like.
local item_of = setmetatable({}, { __mode = "k" })


--- tally.any(item) -> what a list of any length is like, whose items are like
-- that one
function tally.any(item)
  local list = {}
  item_of[list] = item
  return list
end


--- Is the list one of any length, with items like that?
local function is_list(given, item)
  for name in next, given do
    if math.type(name) ~= "integer" or name < 1 or name > #given then
      return false
    end
  end
  for _, one in ipairs(given) do
    if not tally.is_like(one, item) then return false end
  end
  return true
end


--- Is it a number of seconds, which is no whole number?
local function is_time(given)
  return type(given) == "number"
    and (given == 0 or given > 1e-12 and given < 1e12)
end


--- tally.is_like(given, model) -> true or false
-- Has a value that may come from anywhere the names and kinds of numbers of a
-- tally?
-- @param model a tally in which nothing has been counted; `any` is for lists
function tally.is_like(given, model)
  if math.type(model) == "float" then return is_time(given) end
  if type(model) ~= "table" then
    return math.type(given) == "integer" and given > -MOST and given < MOST
  elseif type(given) ~= "table" then
    return false
  elseif item_of[model] then
    return is_list(given, item_of[model])
  end
  for name in next, given do
    if model[name] == nil then return false end
  end
  for name, value in next, model do
    if not tally.is_like(given[name], value) then return false end
  end
  return true
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
