-- House rules on top of each other: their list, their order, and which of them
-- knows which. Two clash if they change the same thing and neither knows the
-- other.

local definition = require "tenace.rules.definition"
local kinds = require "tenace.rules.kinds"
local language = require "tenace.base.language"
local problem = require "tenace.base.problem"
local sayings = require "tenace.rules.sayings"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"
local stacking = require "tenace.rules.stacking"

local Layers = {}
Layers.__index = Layers

local layers = {}


--- Notes that house rule `a` knows `b` and goes on top of it.
local function relate(self, a, b)
  self.over[a] = self.over[a] or {}
  self.over[a][b] = true
end


--- Is `a` on top of `b`, directly or through others?
local function is_over(self, a, b, seen)
  local over = self.over[a]
  if not over then return false end
  if over[b] then return true end
  seen = seen or {}
  for c in next, over do
    if not seen[c] then
      seen[c] = true
      if is_over(self, c, b, seen) then return true end
    end
  end
  return false
end


--- The names in a field of a house rule, as a list; or nil and a problem.
local function names_in(d, field)
  local given = d.given[field]
  local names = (given == nil or type(given) == "string"
    or type(given) == "table") and kinds.name_list(given)
  local path
  for _, name in ipairs(names or {}) do
    if type(name) ~= "string" then names = nil break end
    path = path or shelf.is_path(name) and name
  end
  if names and not path then return names end
  local text = names and sentence.of("name_not_path", { name = path })
    or sentence.of("names_expected", { name = field })
  return nil, definition.problem(d, { field }, text)
end


local visit


--- Loads the house rules that `d` names in `with`.
local function bring(self, d)
  local names, wrong = names_in(d, "with")
  if not names then return nil, wrong end
  for _, name in ipairs(names) do
    local other
    other, wrong = visit(self, name)
    if not other then
      if wrong.kind ~= "request" then return nil, wrong end
      return nil, definition.problem(d, { "with" }, wrong.text)
    end
    relate(self, d.name, name)
  end
  return true
end


--- Loads a house rule and those that it brings along, once each.
function visit(self, name)
  local known = self.by_name[name]
  if known then return known end
  if self.visiting[name] then
    return nil, problem.request(sentence.of("with_cycle", { name = name }))
  end
  self.visiting[name] = true
  local d, wrong = self.load(name)
  if not d then return nil, wrong end
  local ok
  ok, wrong = bring(self, d)
  if not ok then return nil, wrong end
  self.by_name[name] = d
  self.list[#self.list + 1] = d
  return d
end


--- Calls `each(d, name)` for the names in a field of the house rules that are
-- present. Refuses a name that no house rule has.
local function each_other(self, field, each)
  for _, d in ipairs(self.list) do
    local names, wrong = names_in(d, field)
    if not names then return nil, wrong end
    for _, name in ipairs(names) do
      if not self.partial and not self.exists(name) then
        return nil, definition.problem(d, { field },
          sentence.missing("no_house_rule", {
            name = name, game = d.given.of }, self.names()))
      end
      wrong = self.by_name[name] and each(d, name)
      if wrong then return nil, wrong end
    end
  end
  return true
end


--- Notes which others each house rule goes on top of.
local function note_order(self)
  return each_other(self, "on_top_of", function(d, name)
    relate(self, d.name, name)
  end)
end


--- Refuses a house rule that cannot be played with another one present.
local function check_apart(self)
  return each_other(self, "not_with", function(d, name)
    return layers.clash("not_with", d.name, name, {})
  end)
end


--- Is everything that `d` goes on top of already placed?
-- @param loose true: only what house rules say themselves counts
local function ready(self, d, placed, loose)
  for _, other in ipairs(self.list) do
    if other ~= d and not placed[other.name] then
      local over = is_over(self, d.name, other.name)
      local under = is_over(self, other.name, d.name)
      if over or not loose and not under and stacking.above(d, other) then
        return false
      end
    end
  end
  return true
end


--- The first house rule of a list that may come next.
local function next_one(self, list, placed, loose)
  for _, d in ipairs(list) do
    if not placed[d.name] and ready(self, d, placed, loose) then return d end
  end
end


--- The first of the house rules that go on top of each other in a circle.
local function circular(self, placed)
  for _, d in ipairs(self.list) do
    if not placed[d.name] and is_over(self, d.name, d.name) then return d end
  end
end


--- The house rules of a list, each above those that it goes on top of; nil if
-- they go in a circle.
-- @param early true: as in the first version, where what adds to a step was not
-- put above what replaces it
local function sorted(self, list, early)
  local placed, order = {}, {}
  while #order < #list do
    local found = not early and next_one(self, list, placed)
      or next_one(self, list, placed, true)
    if not found then return nil, circular(self, placed) end
    placed[found.name], order[#order + 1] = true, found
  end
  return order
end


--- The list by name: in which order house rules are named does not matter.
local function by_name(list)
  local names = table.move(list, 1, #list, 1, {})
  table.sort(names, function(a, b) return a.name < b.name end)
  return names
end


--- Are the lists the same?
local function same(one, other)
  for i, d in ipairs(one) do
    if other[i] ~= d then return false end
  end
  return true
end


--- Puts each house rule above those that it goes on top of, and what adds to a
-- step above what replaces it; the rest go by name.
local function sort(self)
  local early, circle = sorted(self, self.list, true)
  if circle then
    return nil, definition.problem(circle, { "on_top_of" },
      sentence.of("top_cycle", { name = circle.name }))
  end
  local d = early[1]
  local order = d and stacking.is_early(d) and early
    or sorted(self, by_name(self.list))
  self.list, self.moved = order, not same(early, order)
  return true
end


--- layers.new(names, how) -> layers; or nil, problem
-- The house rules of these names and those they bring along, in `list`, from
-- the lowest to the highest.
-- @param how { load(name) -> definition or nil, problem; exists(name); names()
-- -> list of the house rules of the game; partial = true if the game may have
-- more of them }
function layers.new(names, how)
  local self = setmetatable({
    load = how.load, exists = how.exists, names = how.names,
    partial = how.partial,
    list = {}, by_name = {}, visiting = {}, over = {}, claims = {},
  }, Layers)
  for _, name in ipairs(names) do
    local d, wrong = visit(self, name)
    if not d then return nil, wrong end
  end
  local ok, wrong = note_order(self)
  if ok then ok, wrong = check_apart(self) end
  if ok then ok, wrong = sort(self) end
  if not ok then return nil, wrong end
  return self
end


--- layers:knows(a, b) -> true if one of the house rules goes on top of the
-- other
function Layers:knows(a, b)
  return a == b or is_over(self, a, b) or is_over(self, b, a)
end


--- layers:beneath(name) -> set of the house rules that it goes on top of
function Layers:beneath(name)
  local set = {}
  for _, d in ipairs(self.list) do
    set[d.name] = is_over(self, name, d.name) or nil
  end
  return set
end


--- The sentence for two house rules that do not go together.
function layers.clash(key, one, other, parts)
  parts.one, parts.other = one, other
  return problem.request(sentence.of("clash_" .. key, parts))
end


--- What each of two house rules says of a step that they both replace: one of
-- the sentences would be lost.
local function lost(self, one, other, name)
  local list = {}
  for _, house in ipairs { one, other } do
    local d = self.by_name[house]
    local at = d.step_at[name]
    local text = at and sayings.above(d.file.text, at.line) or ""
    if text ~= "" then
      list[#list + 1] = sentence.of("clash_sentence",
        { house = house, text = text })
    end
  end
  return language.groups(list)
end


--- The problem of two house rules that change the same thing.
local function refuse(self, what, claim, house, name, value)
  local wrong = layers.clash(claim.adds and "step_dropped" or what, claim.house,
    house, { name = name, first = sentence.shown(claim.value),
      second = sentence.shown(value) })
  local says = what == "step" and lost(self, claim.house, house, name) or ""
  if says == "" then return wrong end
  return problem.request(sentence.of("clash_lost",
    { text = wrong.text, lost = says }))
end


--- layers:claim(what, name, house [, value [, adds]]) -> true; or nil, problem
-- Notes that a house rule changes something. Refuses this if another one has
-- changed it too, to another value, and neither knows the other.
-- @param what "step", "set", "obligation", "field", "option", "pile" or "fact"
-- @param adds true if what is beneath stays in place
function Layers:claim(what, name, house, value, adds)
  local place = what .. " " .. name
  local earlier = self.claims[place] or {}
  self.claims[place] = earlier
  for _, claim in ipairs(earlier) do
    local equal = value ~= nil and claim.value == value
    if not equal and not adds and not self:knows(claim.house, house) then
      return nil, refuse(self, what, claim, house, name, value)
    end
  end
  earlier[#earlier + 1] = { house = house, value = value, adds = adds }
  return true
end


return layers
