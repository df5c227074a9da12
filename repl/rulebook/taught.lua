-- Which worked examples of the rules files a reader is shown: those that are
-- true under exactly these rules. First what the house rules have, then what
-- the game has, each as its file goes from top to bottom. A page with room for
-- some of them leaves out, from the end on, those that need other options than
-- the ones in force, and then the last ones.

local asked = require "tenace.face.rulebook.asked"
local example = require "tenace.rules.example"
local examples = require "tenace.face.rulebook.examples"

local taught = {}


--- Does it need no other options than those in force? Who deals first is
-- chance; every other option makes another game.
local function in_force(one, variant)
  for name, value in pairs(example.options(one.body, variant)) do
    if name ~= "first_dealer" and variant.options[name] ~= value then
      return false
    end
  end
  return true
end


--- Is it to be read? What is on the values of options stands in a table.
local function is_read(one, variant)
  return not one.body.settings and asked.holds(one, variant)
end


--- taught.all(variant) -> list of all examples for a reader, in their order
function taught.all(variant)
  local list, of_game = {}, {}
  for _, one in ipairs(variant.examples) do
    if is_read(one, variant) then
      table.insert(one.home == variant.name and of_game or list, one)
    end
  end
  return table.move(of_game, 1, #of_game, #list + 1, list)
end


--- The place of the last example that needs other options; nil if none does.
local function last_other(list, variant)
  for i = #list, 1, -1 do
    if not in_force(list[i], variant) then return i end
  end
end


--- taught.few(variant, most) -> list of at most that many of them, and how many
-- it leaves out
function taught.few(variant, most)
  local list, left = taught.all(variant), 0
  while #list > most do
    table.remove(list, last_other(list, variant))
    left = left + 1
  end
  return list, left
end


--- taught.here(variant) -> list of those that need no other options than the
-- ones in force; without those that go on from one that does
function taught.here(variant)
  local list, there = {}, false
  for _, one in ipairs(taught.all(variant)) do
    there = not in_force(one, variant) or there and examples.goes_on(one)
    if not there then list[#list + 1] = one end
  end
  return list
end


return taught
