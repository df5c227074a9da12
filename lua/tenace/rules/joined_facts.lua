-- The facts of a variant: those of the game, with those of its house rules on
-- top. They are joined first, and checked as they are in the end.

local core = require "tenace.core"
local decks = require "tenace.rules.decks"
local definition = require "tenace.rules.definition"
local facts = require "tenace.rules.facts"
local in_place = require "tenace.rules.in_place"
local joining = require "tenace.rules.joining"
local making = require "tenace.rules.making"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"
local stacking = require "tenace.rules.stacking"

local joined_facts = {}


--- Notes that options decide about a fact.
local function varies(v, fact)
  if fact.name == "deck" then v.deck_varies = true end
end


--- The fact in a definition; calls it if it is a function of the options, and
-- puts the values of options in their places.
local function said_by(v, d, fact)
  local value = d.given[fact.name]
  if type(value) ~= "function" then
    local filled = in_place.filled(value, v.options, fact.name)
    if filled ~= value or decks.vary(value) then varies(v, fact) end
    return filled
  end
  varies(v, fact)
  local result = making.call(v, d, { fact.name }, value,
    ordered.seal(v.options))
  making.check_values(d, fact.name, result)
  result = ordered.copy(result, true)
  v.lasting:settle(result)
  return result
end


--- Checks a fact of one definition.
local function check_fact(v, d, fact, value)
  local kept, text, path = fact.check(value, v.facts)
  if kept == nil then
    making.fail_in(d, "field", fact.name,
      making.extend({ fact.name }, path), text)
  end
  return kept
end


--- Checks a fact that was joined. A fault is that of the house rule with the
-- part that is wrong; if the pack or the players are of a house rule above it,
-- it is theirs.
-- @param from the definition with each part
local function check_joined(v, fact, value, from)
  local kept, text, path = fact.check(value, v.facts)
  if kept ~= nil then return kept end
  local at = v.fact_at[fact.name]
  local d = from[path and path[1]] or v.definitions[at]
  for _, by in ipairs { "deck", "players" } do
    if (v.fact_at[by] or 1) > at then
      making.fail(definition.problem(v.definitions[v.fact_at[by]], { by },
        sentence.of("fact_no_longer", { name = fact.name, by = by,
          text = text })))
    end
  end
  making.fail_in(d, "field", fact.name, making.extend({ fact.name }, path),
    text)
end


--- Raises that a fact has more items than there is room for, at the last
-- definition with that fact.
local function too_many(v, name, key, most)
  local last
  for _, d in ipairs(v.definitions) do
    if d.given[name] ~= nil then last = d end
  end
  making.fail_at(last, { name }, key, { name = name, most = most })
end


--- joined_facts.sides(v) -> seats by side; without sides each seat is one
function joined_facts.sides(v)
  if v.facts.sides then return v.facts.sides end
  local sides = {}
  for seat = 1, v.facts.players do sides[seat] = { seat } end
  return sides
end


--- joined_facts.seats(v) -> the players, and the hands that are nobody's
function joined_facts.seats(v)
  return v.facts.players + (v.facts.dummy_hands or 0)
end


--- The number of piles that a game may have of its own.
local function room_for_piles(v)
  return core.limits.piles - facts.piles_of_all - joined_facts.seats(v)
    - #joined_facts.sides(v)
end


--- joined_facts.check_room(v, name, n)
-- Raises that the game has too many piles or obligations.
function joined_facts.check_room(v, name, n)
  if name == "piles" then
    local most = room_for_piles(v)
    if n > most then too_many(v, "piles", "fact_many_piles", most) end
  elseif n > core.limits.obligations then
    too_many(v, "obligations", "fact_too_many", core.limits.obligations)
  end
end


--- Works out a fact that consists of things with names. What a house rule
-- replaces or takes away is not looked at beneath it.
local function settle_named(v, fact)
  local result = fact.default and {} or nil
  local said, last = {}, 1
  for i, d in ipairs(v.definitions) do
    said[i] = said_by(v, d, fact)
    if stacking.replaced(d)[fact.name] then last = i end
  end
  for i, d in ipairs(v.definitions) do
    local value = said[i]
    if value ~= nil and i >= last then
      if d == v.base then value = joining.unreplaced(fact, value, said) end
      local kept = check_fact(v, d, fact, value)
      result = joining.join(v, d, fact, result or {}, kept,
        joined_facts.check_room)
    end
  end
  if fact.name == "obligations" then joining.amend(v, result or {}) end
  return result
end


--- Works out one fact, from the game up through its house rules. It is checked
-- when all is joined: what a house rule replaces need not fit the other facts.
local function settle_fact(v, fact)
  local joined, from, given
  for i, d in ipairs(v.definitions) do
    local value = said_by(v, d, fact)
    if value == nil and fact.name == "players" and d ~= v.base
      and making.table_in(d, "options").players ~= nil then
      value = v.options.players
    end
    if value == nil and stacking.replaced(d)[fact.name] then
      making.claim(v, "fact", fact.name, d)
      given, from = nil, {}
    elseif value ~= nil then
      v.fact_at[fact.name] = i
      if fact.join == "part" then
        given, from = joining.parts(v, d, fact, given, from, value)
      else
        making.claim(v, "fact", fact.name, d)
        given = value
      end
    end
  end
  if given ~= nil then
    given = joining.cut(v, fact, given)
    joined = check_joined(v, fact, given, from or {})
  end
  if joined == nil then joined = fact.default end
  return joined
end


--- Facts that take the place of missing ones.
local stand_in = {
  players = function(v)
    local n = v.options.players
    if n then return n end
    making.fail_at(v.base, {}, "fact_missing", { name = "players" })
  end,
  deck = function(v)
    making.fail_at(v.base, {}, "fact_missing", { name = "deck" })
  end,
  ranks = function(v) return v.facts.deck.ranks end,
}


--- joined_facts.settle(v)
-- Works out all facts, in the order of their list.
function joined_facts.settle(v)
  for _, fact in ipairs(facts.list) do
    local settle = fact.join == "name" and settle_named or settle_fact
    local value = settle(v, fact)
    if value == nil and stand_in[fact.name] then
      value = stand_in[fact.name](v)
    end
    if fact.name == "facts" then
      v.own_facts = value
      for name, own in next, value do v.facts[name] = own end
    else
      v.facts[fact.name] = value
    end
  end
end


return joined_facts
