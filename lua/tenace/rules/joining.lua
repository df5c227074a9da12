-- How the piles, obligations and facts by name of a house rule join those of
-- the game.

local amending = require "tenace.rules.amending"
local contracts = require "tenace.rules.contracts"
local duties = require "tenace.rules.duties"
local kinds = require "tenace.rules.kinds"
local making = require "tenace.rules.making"
local ordered = require "tenace.base.ordered"
local stacking = require "tenace.rules.stacking"

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
    if one.amends then
      v.amends[#v.amends + 1], v.stacked = { d = d, one = one }, true
    elseif not is_there(v, d, beneath, one) then
      making.claim(v, what, one.name, d)
      if d == v.base then v.of_game[one.name] = d end
      if fact.name == "obligations" then one.by = d.file.path end
      local at = place_in(beneath, one.name)
      if at then beneath[at] = one
      else table.insert(beneath, place_for(beneath, there, more, i), one) end
      there[one.name] = true
      check_room(v, fact.name, #beneath)
    end
  end
  return beneath
end


--- joining.amend(v, list)
-- Puts the conditions that house rules name for obligations of others on those,
-- when all are there.
function joining.amend(v, list)
  for _, more in ipairs(v.amends) do
    local name = more.one.name
    local at = place_in(list, name)
    if at then
      list[at] = amending.amended(list[at], more.one)
    elseif not duties.is_native(name) then
      making.fail_at(more.d, { "obligations" }, "fact_amends_none",
        { name = name })
    end
  end
end


--- The names of a table of parts, each for itself: a part's name may be
-- several.
local function each_name(fact, given)
  if not fact.lists_names then return given end
  local by_name = {}
  for name, value in ordered.pairs(given) do
    local list = type(name) == "string" and string.find(name, "%s")
      and kinds.name_list(name) or { name }
    for _, one in ipairs(list) do by_name[one] = value end
  end
  return by_name
end


--- Has the table names? Then another one is joined to it.
local function has_names(value)
  return type(value) == "table" and not kinds.declared(value)
    and value[1] == nil
end


--- Does a house rule's fact take the place of the one beneath as a whole? In
-- the first version some did that are joined today.
local function is_whole(v, d, fact, more, beneath)
  if d == v.base or not has_names(more) then return true end
  local late = fact.name == "points" or fact.name == "plays"
  if late and stacking.is_early(d) then return true end
  v.stacked = v.stacked or late and has_names(beneath)
  return false
end


--- The parts beneath, and the definition of each; none if they are replaced.
local function parts_beneath(v, d, fact, beneath, from)
  local joined, whose = {}, {}
  if stacking.replaced(d)[fact.name] then
    making.claim(v, "fact", fact.name, d)
  elseif has_names(beneath) then
    for name, value in ordered.pairs(each_name(fact, beneath)) do
      joined[name], whose[name] = value, from[name]
    end
  end
  return joined, whose
end


--- Takes names away from a table that a house rule does without.
-- @param path where the table stands in the definition; its last name is what
-- the table is called
local function drop_names(v, d, path, joined, without)
  local called_so = path[#path]
  for _, name in ipairs(kinds.name_list(without or "") or {}) do
    if joined[name] == nil then
      making.fail_at(d, making.extend(path, { "without" }),
        "fact_without_no_part", { name = name, fact = called_so })
    end
    making.claim(v, "fact", called_so .. "." .. name, d)
    joined[name] = nil
  end
end


--- A part that is a table of names itself, with the names of the one beneath.
local function inner(fact, beneath, value)
  if not fact.lists_names or not has_names(value)
    or not has_names(beneath) then
    return value
  end
  local both = {}
  for name, item in ordered.pairs(beneath) do both[name] = item end
  for name, item in ordered.pairs(value) do both[name] = item end
  return both
end


--- joining.parts(v, d, fact, beneath, from, more) -> joined, from
-- The table of the definitions beneath, with a house rule's parts in place of
-- theirs; `without` takes parts away. `from` has the definition of each part.
function joining.parts(v, d, fact, beneath, from, more)
  if is_whole(v, d, fact, more, beneath) then
    making.claim(v, "fact", fact.name, d)
    return more, {}
  end
  local joined, whose = parts_beneath(v, d, fact, beneath, from)
  drop_names(v, d, { fact.name }, joined, more.without)
  for name, value in ordered.pairs(each_name(fact, more)) do
    if name ~= "without" then
      making.claim(v, "fact", fact.name .. "." .. tostring(name), d,
        type(value) ~= "table" and value or nil)
      joined[name], whose[name] = inner(fact, joined[name], value), d
    end
  end
  return joined, whose
end


--- joining.cut(v, fact, given) -> the ranks that the pack has, if the pack is
-- of a house rule above the ranks
function joining.cut(v, fact, given)
  if fact.name ~= "ranks" or type(given) ~= "string"
    or (v.fact_at.deck or 1) <= v.fact_at.ranks then
    return given
  end
  local there, left = {}, {}
  for _, rank in ipairs(kinds.name_list(v.facts.deck.ranks)) do
    there[rank] = true
  end
  for _, rank in ipairs(kinds.name_list(string.upper(given))) do
    if there[rank] then left[#left + 1] = rank end
  end
  return table.concat(left, " ")
end


--- The name of an obligation that a file makes.
local function name_of(one)
  local given = kinds.declared(one) == "obligation" and kinds.given(one)
  return given and given.file and given.name
end


--- The name of an item of a fact; nil if it has none.
local function name_in(fact, key, one)
  if fact.name == "obligations" then return name_of(one) or nil end
  return key
end


--- joining.unreplaced(fact, value, said) -> value
-- A game's fact by name without what a house rule replaces: an obligation has
-- the house rule's in its place.
-- @param said what each definition says, the game's first
function joining.unreplaced(fact, value, said)
  local added = fact.name == "contracts" or fact.name == "facts"
  if type(value) ~= "table" or added then return value end
  local above, any = {}, false
  for i, more in pairs(said) do
    for key, one in next, i > 1 and type(more) == "table" and more or {} do
      local name = name_in(fact, key, one)
      if name then above[name], any = one, true end
    end
  end
  if not any then return value end
  local left = {}
  for key, one in next, value do
    local name = name_in(fact, key, one)
    local new = name and above[name]
    if not new then left[key] = one
    elseif fact.name == "obligations" then left[key] = new end
  end
  return left
end


--- A game's own fact with names: those of a house rule are added to it.
local function join_own(v, d, name, beneath, more)
  if not has_names(beneath) or not has_names(more) then
    making.claim(v, "fact", name, d, more)
    return more
  end
  local joined = {}
  for key, value in ordered.pairs(beneath) do joined[key] = value end
  drop_names(v, d, { "facts", name }, joined, more.without)
  for key, value in ordered.pairs(more) do
    if key ~= "without" then
      making.claim(v, "fact", name .. "." .. tostring(key), d, value)
      joined[key] = value
    end
  end
  v.stacked = true
  return ordered.freeze(joined)
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
  local own = fact.name == "facts" and not stacking.is_early(d)
  for name, value in ordered.pairs(more) do
    if own then
      beneath[name] = join_own(v, d, name, beneath[name], value)
    else
      making.claim(v, what, name, d, value)
      beneath[name] = fact.name == "contracts"
        and contracts.instead(beneath[name], value) or value
    end
  end
  return beneath
end


return joining
