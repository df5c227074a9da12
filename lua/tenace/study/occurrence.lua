-- A deal in which something happened that `check --coverage` has counted, as a
-- record, and the decision at which it did.

local core = require "tenace.core"
local coverage = require "tenace.study.coverage"
local games = require "tenace.rules.games"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local reached = require "tenace.study.reached"
local replay = require "tenace.match.replay"
local unfelt = require "tenace.study.unfelt"

local occurrence = {}


--- The variant under a setting of options.
local function under(variant, values)
  if not values or next(values) == nil then return variant end
  return assert(games.library:variant(variant.spec, values))
end


local function nobody() end


--- occurrence.record(variant, at) -> record
-- The match of random bots in which it happened, to the end of that round.
-- @param at { seed, round, values }, as reached.of has noted it
function occurrence.record(variant, at)
  return (coverage.record(under(variant, at.values), at.seed, at.round or 1,
    nobody))
end


--- Has the obligation of that name forbidden a card so far?
local function has_bound(m, name)
  for _, n in ipairs(core.bound(m.core)) do
    if m.variant.obligations[n].name == name then return true end
  end
  return false
end


--- The number of decisions of a match before the first of which an obligation
-- forbids a card.
local function first_bound(m, name, last)
  local low, high = 0, last
  while low < high do
    local middle = (low + high) // 2
    m:go_to("decision", middle)
    if has_bound(m, name) then high = middle else low = middle + 1 end
  end
  return low
end


--- occurrence.bound(record, names) -> list of decisions
-- For each of these obligations, how many decisions come before the first of
-- which it forbids a card. The record is played once.
function occurrence.bound(record, names)
  if #names == 0 then return {} end
  local m, list = assert(replay.play(record, games)), {}
  local last = m:decisions()
  for i, name in ipairs(names) do list[i] = first_bound(m, name, last) end
  return list
end


--- The match that unfelt.played plays, with a log.
local function played(variant, seed)
  local m = match.new(variant, { seed = seed, traced = true })
  return m:run("random", { rounds = unfelt.amount.rounds })
end


--- The number of moves that two matches have in common; nil if all.
local function common(one, other)
  local a, b = one:history(), other:history()
  for i = 1, math.min(#a, #b) do
    local same = a[i].player == b[i].player and a[i].move == b[i].move
    if not same then return i - 1 end
  end
  return #a ~= #b and math.min(#a, #b) or nil
end


--- The round in which a decision is made, or the last one.
local function round_of(m, decision)
  local list = m:history()
  local at = list[math.min(decision + 1, #list)]
  return at and at.round or 1
end


--- occurrence.option(variant, name, at) -> record, decision, round
-- The match with another value of an option, and where it goes otherwise; its
-- end, if only its points are others.
-- @param at { seed, value }
function occurrence.option(variant, name, at)
  local other = played(under(variant, { [name] = at.value }), at.seed)
  local n = common(played(variant, at.seed), other)
  n = n or other:decisions()
  return other:record(), n, round_of(other, n)
end


--- The places where things happened first, of one list.
local function firsts(list)
  local places = {}
  for name, one in ordered.pairs(list) do
    local at = one.count > 0 and one or one.set
    if at and at.seed then
      places[#places + 1] = { one = one, name = name, seed = at.seed,
        round = at.round, values = at.values or {}, decided = at }
    end
  end
  return places
end


--- Adds a place to the record that shows it: as few as suffice.
local function add(self, what, at)
  local setting = reached.setting(at.values, "+")
  local key = at.seed .. " " .. setting
  local one = self.by_key[key]
  if not one then
    one = { seed = at.seed, setting = setting, of = {}, round = 1,
      values = at.values, bound = {} }
    self.by_key[key] = one
    table.insert(self.list, one)
  end
  one.round = math.max(one.round, at.round)
  table.insert(one.of, at.one)
  if what == "obligations" then table.insert(one.bound, at) end
end


--- Adds the record of a match in which another value of an option matters.
local function add_option(self, variant, at)
  local one = at.one
  local text, decision, round = occurrence.option(variant, at.name, one)
  one.decision, one.round = decision, round
  table.insert(self.list, { seed = one.seed, of = { one }, text = text,
    setting = reached.setting({ [at.name] = one.value }, "+") })
end


--- occurrence.records(variant, found) -> list of { seed, setting, text, of }
-- The records of matches in which things happened first, as few as suffice. In
-- `found`, the decision of an obligation becomes that at which it binds, and
-- options get theirs.
-- @param found what reached.of has answered
-- @return setting = `players=3`, or empty; of = the obligations, options, steps
-- and lines of `found` that it shows
function occurrence.records(variant, found)
  local self = { list = {}, by_key = {} }
  for _, what in ipairs { "obligations", "steps", "lines" } do
    for _, at in ipairs(firsts(found[what])) do add(self, what, at) end
  end
  for _, one in ipairs(self.list) do
    one.text = occurrence.record(variant, one)
    local names = {}
    for i, at in ipairs(one.bound) do names[i] = at.name end
    for i, decision in ipairs(occurrence.bound(one.text, names)) do
      one.bound[i].decided.decision = decision
    end
  end
  for _, at in ipairs(firsts(found.options)) do
    add_option(self, variant, at)
  end
  return self.list
end


return occurrence
