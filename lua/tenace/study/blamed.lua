-- Which house rule brings about what was found in the rules of its game.

local games = require "tenace.rules.games"
local revealed = require "tenace.study.revealed"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local blamed = {}


--- The line of the definition of a house rule.
local function line_of(variant, house)
  local file = source.file(variant.files, house.file)
  return file and source.outline(file.text, 1, "house_rule").line
end


--- Is it found with only the first n house rules, too?
local function is_there(variant, n, found)
  local spec = variant.name
  for i = 1, n do spec = spec .. "+" .. variant.house[i].file end
  local less = games.library:variant(spec)
  local ok, sum = pcall(revealed.of, less)
  for _, one in ipairs(ok and sum.leaks or {}) do
    if one.key == found.key then return true end
  end
  return false
end


--- The lowest house rule with which it is found; nil if it is found without.
local function house_of(variant, found)
  for _, house in ipairs(variant.house) do
    if house.file == found.file then return nil end
  end
  for n = 0, #variant.house - 1 do
    if is_there(variant, n, found) then return variant.house[n] end
  end
  return variant.house[#variant.house]
end


--- blamed.on_house(variant, found) -> found
-- A finding of leaks.lua that has its place in the game, but is not there
-- without a house rule, gets the place of the house rule. Its text then says
-- where the question is.
function blamed.on_house(variant, found)
  local house = found.file and house_of(variant, found)
  if not house then return found end
  local one = {}
  for key, value in next, found do one[key] = value end
  one.text = sentence.of("leak_by_house", found)
  one.file, one.line = house.file, line_of(variant, house)
  return one
end


return blamed
