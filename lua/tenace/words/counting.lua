-- Counts, with a text that says how they were reached.

local given = require "tenace.words.given"

local counting = {}

-- The largest count, positive or negative.
local FARTHEST = 1000000000


--- The n-th argument of a word as a number where a count begins.
local function number_of(word, n, value)
  value = given.integer(word, n, value)
  if value < -FARTHEST or value > FARTHEST then
    given.wrong(word, n, "too_large")
  end
  return value
end


--- count_on(n, name, more…) -> number, text
-- Counts on from a number by one for each name, and says so. False and nil are
-- left out.
-- @param n the number where the count begins
-- @param name the name of that number
-- @return the last number, and the text of the count
-- @example local n, says = count_on(2, "with", "game", false, "open")
-- -- 4, "with 2, game 3, open 4"
-- @group scoring
function counting.count_on(n, name, ...)
  n = number_of("count_on", 1, n)
  local says = given.text("count_on", 2, name) .. " " .. n
  for i = 1, select("#", ...) do
    local more = select(i, ...)
    if more then
      n = n + 1
      says = says .. ", " .. given.text("count_on", i + 2, more) .. " " .. n
    end
  end
  return n, says
end


--- count_times(factor, name, n, says) -> number, text
-- Multiplies a count, and says so.
-- @param factor the number to multiply by
-- @param name the name of the factor
-- @param n a number, as `count_on` gives it
-- @param says its text, as `count_on` gives it
-- @return the product, and its text
-- @example local n, says = count_on(1, "with", "game")
-- local value, text = count_times(12, "clubs", n, says)
-- -- 24, "with 1, game 2, × clubs 12 = 24"
-- @group scoring
function counting.count_times(factor, name, n, says)
  factor = number_of("count_times", 1, factor)
  local product = factor * number_of("count_times", 3, n)
  name = given.text("count_times", 2, name)
  says = given.text("count_times", 4, says)
  return product, says .. ", × " .. name .. " " .. factor .. " = " .. product
end


return counting
