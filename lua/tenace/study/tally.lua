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


-- No tally counts so far: a machine would take years. Sums of cubes do.
local MOST, LARGE = 1 << 53, { cubes = 1 << 62 }

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
local function is_list(given, item, most)
  for name in next, given do
    if math.type(name) ~= "integer" or name < 1 or name > #given then
      return false
    end
  end
  for _, one in ipairs(given) do
    if not tally.is_like(one, item, most) then return false end
  end
  return true
end


--- Is it a number of seconds, which is no whole number?
local function is_time(given)
  return type(given) == "number"
    and (given == 0 or given > 1e-12 and given < 1e12)
end


--- tally.is_like(given, model [, most]) -> true or false
-- Has a value that may come from anywhere the names and kinds of numbers of a
-- tally?
-- @param model a tally in which nothing has been counted; `any` is for lists
-- @param most a number that is larger than any in it (1 << 53)
function tally.is_like(given, model, most)
  most = most or MOST
  if math.type(model) == "float" then return is_time(given) end
  if type(model) ~= "table" then
    return math.type(given) == "integer" and given > -most and given < most
  elseif type(given) ~= "table" then
    return false
  elseif item_of[model] then
    return is_list(given, item_of[model], most)
  end
  for name in next, given do
    if model[name] == nil then return false end
  end
  for name, value in next, model do
    if not tally.is_like(given[name], value, LARGE[name] or most) then
      return false
    end
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


--- tally.scores(m, first, last) -> what each side of a match has scored in the
-- rounds from `first` to `last`, by side
function tally.scores(m, first, last)
  local scores = tally.zeros(#m.variant.sides)
  for _, line in ipairs(m:score_sheet()) do
    if line.round >= first and line.round <= last then
      scores[line.side] = scores[line.side] + line.points
    end
  end
  return scores
end


--- tally.ahead(m, round) -> what the first side has scored more than all others
function tally.ahead(m, round)
  local scores = tally.scores(m, round, round)
  local more = scores[1]
  for side = 2, #scores do more = more - scores[side] end
  return more
end


--- tally.sum(list) -> the first tally of the list, with all others added
function tally.sum(list)
  for i = 2, #list do tally.add(list[1], list[i]) end
  return list[1]
end


return tally
