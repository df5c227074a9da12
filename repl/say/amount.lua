-- Points and totals as a game writes them: with decimals where the fact
-- `decimals` says so. 42 is then 4.2.

local language = require "tenace.base.language"

local amount = {}


--- amount.of(points, variant) -> the number, or its text with decimals
function amount.of(points, variant)
  local facts = variant and variant.facts
  local places = facts and facts.decimals
  if not places or not points then return points end
  return language.fraction(points / 10 ^ places, places)
end


--- amount.signed(points, variant) -> text, with a sign also above 0
function amount.signed(points, variant)
  local sign = points >= 0 and "+" or ""
  return sign .. amount.of(points, variant)
end


--- amount.all(list, variant) -> a list of such numbers or texts
function amount.all(list, variant)
  local texts = {}
  for i, points in ipairs(list) do texts[i] = amount.of(points, variant) end
  return texts
end


--- amount.number(points, variant) -> the number a game writes, such as 4.2;
-- for means, which have further digits, too
function amount.number(points, variant)
  local places = variant.facts.decimals
  return places and points / 10 ^ places or points
end


--- amount.numbers(list, variant) -> a list of such numbers
function amount.numbers(list, variant)
  local numbers = {}
  for i, points in ipairs(list) do
    numbers[i] = amount.number(points, variant)
  end
  return numbers
end


return amount
