-- How the piles, obligations and facts by name of a house rule join those of
-- the game.

local contracts = require "tenace.rules.contracts"
local duties = require "tenace.rules.duties"
local making = require "tenace.rules.making"
local ordered = require "tenace.base.ordered"

local joining = {}

-- What a clash of two house rules calls an item of a fact.
local called = { facts = "fact", contracts = "fact", piles = "pile",
  obligations = "obligation" }


--- The position of the thing with that name in a list, or nil.
local function place_in(list, name)
  for i, one in ipairs(list) do
    if one.name == name then return i end
  end
end


--- Is it a word of the library that the game has already? Then the house rule
-- only tells the position of the others.
local function is_there(v, d, beneath, one)
  local at = v.of_game[one.name] and place_in(beneath, one.name)
  if not at or not one.native then return false end
  if duties.same(one, beneath[at]) then return true end
  making.fail_at(d, { "obligations" }, "fact_obligations_form", one)
end


--- The position of a new thing: before the next of its list that exists
-- already; else after the last before it that does, or after all.
-- @param there set of the names in `beneath`
local function place_for(beneath, there, more, i)
  for k = i + 1, #more do
    if there[more[k].name] then return place_in(beneath, more[k].name) end
  end
  for k = i - 1, 1, -1 do
    if there[more[k].name] then return place_in(beneath, more[k].name) + 1 end
  end
  return #beneath + 1
end


--- The set of the names in a list.
local function names_of(list)
  local names = {}
  for _, one in ipairs(list) do names[one.name] = true end
  return names
end


--- Takes the obligations away that a house rule does without.
local function take_away(v, d, beneath, names)
  for _, name in ipairs(names or {}) do
    local at = place_in(beneath, name)
    if not at then
      making.fail_at(d, { "obligations", "without" }, "fact_without_none",
        { name = name })
    end
    making.claim(v, "obligation", name, d)
    table.remove(beneath, at)
  end
end


--- Replaces named things by a house rule's things of the same name. Inserts the
-- others at the position that their list gives, or at the end.
local function join_list(v, d, fact, beneath, more, check_room)
  local what = called[fact.name]
  take_away(v, d, beneath, more.without)
  local there = names_of(beneath)
  for i, one in ipairs(more) do
    if not is_there(v, d, beneath, one) then
      making.claim(v, what, one.name, d)
      if d == v.base then v.of_game[one.name] = d end
      local at = place_in(beneath, one.name)
      if at then beneath[at] = one
      else table.insert(beneath, place_for(beneath, there, more, i), one) end
      there[one.name] = true
      check_room(v, fact.name, #beneath)
    end
  end
  return beneath
end


--- joining.join(v, d, fact, beneath, more, check_room) -> the fact of the
-- definitions beneath with that of `d`
-- Some facts are kept by name, the rest are lists.
-- @param check_room(v, name, n) is called with the length of a list
function joining.join(v, d, fact, beneath, more, check_room)
  local what = called[fact.name]
  if what ~= "fact" then
    return join_list(v, d, fact, beneath, more, check_room)
  end
  for name, value in ordered.pairs(more) do
    making.claim(v, what, name, d, value)
    beneath[name] = fact.name == "contracts"
      and contracts.instead(beneath[name], value) or value
  end
  return beneath
end


return joining
