-- The fact `points`: what cards count, by card, rank or suit; otherwise for
-- trumps, and by the values of a field.

local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local parts_of = require "tenace.rules.parts"
local sentence = require "tenace.base.sentence"

local points = {}

--- The most points of a card. With it the points of all cards together still
-- fit a number.
points.most = 1000000

local wrong = parts_of.wrong


--- The names of a deck: its cards, ranks and suits.
local function names_of(deck)
  local names = {}
  for card in next, deck.counts do names[card] = true end
  for _, list in ipairs { deck.ranks, deck.suits } do
    for _, name in ipairs(kinds.name_list(list)) do names[name] = true end
  end
  return names
end


--- Is this a number of points?
local function is_amount(n)
  return math.type(n) == "integer" and n ~= math.mininteger
    and math.abs(n) <= points.most
end


--- Adds the points of one or several names.
local function add(self, into, name, n)
  if not is_amount(n) then
    return wrong("fact_points_value", { name = sentence.shown(name),
      most = points.most }, name)
  end
  for _, word in ipairs(kinds.name_list(string.upper(sentence.shown(name)))) do
    if not self.names[word] then
      return wrong("fact_points_name", { name = word }, name)
    elseif into[word] then
      return wrong("fact_points_twice", { name = word }, name)
    end
    into[word] = n
  end
  return true
end


local read


--- What the last trick counts, or the last two, as a list.
local function last_of(given)
  local list = type(given) == "table" and given or { given }
  if #list < 1 or #list > 2 then return nil end
  return { table.unpack(list) }
end


-- The words in a table of points that are no cards: what tricks count.
local of_tricks = { trick = function(given) return { given } end,
  last_trick = last_of }


--- Adds what each trick counts, or the last ones, to `counts.tricks`.
local function add_tricks(counts, name, given)
  local list = of_tricks[name](given)
  if not list then return wrong("fact_points_last", {}, name) end
  for _, n in ipairs(list) do
    if not is_amount(n) then
      return wrong("fact_points_value", { name = name, most = points.most },
        name)
    end
  end
  counts.tricks = counts.tricks or {}
  counts.tricks[name] = list
  return true
end


--- Notes that the points are half points, of which two count one.
local function add_halves(counts, given)
  if given ~= true then return wrong("fact_points_halves", {}, "halves") end
  counts.halves = true
  return true
end


--- Reads the points of each value of a field.
local function read_field(self, name, given)
  local list = {}
  for value, of_value in ordered.pairs(given) do
    if type(of_value) ~= "table" then
      return wrong("fact_points", {}, name, value)
    end
    local counts, message, path = read(self, of_value, "value")
    if not counts then return nil, message, path end
    list[#list + 1] = { value = value, points = counts }
  end
  self.fields[#self.fields + 1] = { name = name, values = list }
  return true
end


--- Reads a table of points, with those of trumps and tricks and, at the top, of
-- fields.
-- @param what "all", "value" for those of a field's value, or "trumps"
function read(self, given, what)
  local counts = {}
  for name, n in ordered.pairs(given) do
    local ok, message, path
    if name == "halves" and what == "all" then
      ok, message, path = add_halves(counts, n)
    elseif of_tricks[name] and what ~= "trumps" then
      ok, message, path = add_tricks(counts, name, n)
    elseif type(n) ~= "table" then
      ok, message, path = add(self, counts, name, n)
    elseif name == "trumps" then
      counts.trumps, message, path = read(self, n, "trumps")
      ok = counts.trumps ~= nil
    elseif what == "all" and type(name) == "string" then
      ok, message, path = read_field(self, name, n)
    else
      ok, message, path = wrong("fact_points", {}, name)
    end
    if not ok then return nil, message, path end
  end
  return counts
end


--- points.check(value, known) -> points by name; or nil, message, path
-- The result also has `trumps`, the points that trumps have instead;
-- `tricks`, what each trick counts and the last ones, as lists; `halves`, true
-- for half points; and `by_field`: a list of { name, values = list of { value,
-- points } }.
function points.check(value, known)
  if type(value) ~= "table" then return wrong("fact_points") end
  local self = { names = names_of(known.deck), fields = {} }
  local counts, message, path = read(self, value, "all")
  if not counts then return nil, message, path end
  counts.by_field = #self.fields > 0 and self.fields or nil
  return counts
end


--- points.vary(counts) -> do they depend on trumps or on a field?
function points.vary(counts)
  return counts ~= nil and (counts.trumps or counts.by_field) ~= nil
end


--- points.wrong_field(counts, fields) -> what is wrong with a field on which
-- the points depend; nil if nothing is
function points.wrong_field(counts, fields)
  for _, by in ipairs(counts and counts.by_field or {}) do
    local field = fields[by.name]
    if not field then
      return sentence.missing("fact_points_field", { name = by.name },
        ordered.keys(fields))
    end
    local known = {}
    for _, value in ipairs(field.values or {}) do known[value] = true end
    for _, of in ipairs(field.values and by.values or {}) do
      if not known[of.value] then
        return sentence.missing("fact_points_of_value",
          { name = by.name, value = sentence.shown(of.value) },
          ordered.keys(known))
      end
    end
  end
end


--- The tables of points that apply, those for the values of fields first.
local function in_force(counts, value_of)
  local list = {}
  for _, by in ipairs(counts.by_field or {}) do
    for _, of in ipairs(by.values) do
      if of.value == value_of(by.name) then list[#list + 1] = of.points end
    end
  end
  list[#list + 1] = counts
  return list
end


--- Does a test hold for what tricks count, be it for one value of a field?
local function any_tricks(counts, test)
  if not counts then return false end
  for _, by in ipairs(counts.by_field or {}) do
    for _, of in ipairs(by.values) do
      if of.points.tricks and test(of.points.tricks) then return true end
    end
  end
  return counts.tricks ~= nil and test(counts.tricks)
end


--- points.count_tricks(counts) -> do tricks count, whatever cards are in them?
function points.count_tricks(counts)
  return any_tricks(counts, function() return true end)
end


--- points.count_last_two(counts) -> does the last trick but one count, too?
function points.count_last_two(counts)
  return any_tricks(counts, function(tricks)
    return #(tricks.last_trick or {}) > 1
  end)
end


--- points.of_tricks(counts, name, value_of) -> list of numbers
-- What each trick counts ("trick"), or the last ones ("last_trick").
-- @param value_of(name) the value of a field
function points.of_tricks(counts, name, value_of)
  for _, each in ipairs(in_force(counts, value_of)) do
    if each.tricks and each.tricks[name] then return each.tricks[name] end
  end
  return {}
end


--- The points of a card in one table: by itself, its rank or its suit.
local function in_table(counts, card, rank, suit)
  if not counts then return nil end
  local n = counts[card]
  if n == nil and rank then n = counts[rank] end
  if n == nil and suit then n = counts[suit] end
  return n
end


--- points.of(counts, card, rank, suit, trump, value_of) -> number
-- What a card counts. What is said for the value of a field goes before what is
-- said for all, and of each what is said for trumps.
-- @param trump is it a trump?
-- @param value_of(name) the value of a field
function points.of(counts, card, rank, suit, trump, value_of)
  for _, each in ipairs(in_force(counts, value_of)) do
    local n = trump and in_table(each.trumps, card, rank, suit)
    n = n or in_table(each, card, rank, suit)
    if n then return n end
  end
  return 0
end


return points
