-- The part of Lua's own library that rules may use: bounded, the same on every
-- machine, and without access to anything outside. No function here can run for
-- long in one call, where no budget could stop it: work that grows with its
-- arguments is charged as that many instructions. Nothing shows an address.

local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local safe = {}

--- Limits: bytes of a text that a call makes, items of a list that a call works
-- on, values passed at once.
safe.limits = { text = 65536, list = 100000, values = 250 }

local limits = safe.limits


--- safe.tostring(value) -> text
-- Like Lua's own, but tables and functions are named by their type alone.
safe.tostring = sentence.shown


--- safe.error(text [, level])
-- Raises an error at the line of the caller. The message must be text.
function safe.error(text, level)
  if type(text) ~= "string" then
    problem.raise("error_not_text", { kind = type(text) })
  end
  error(text, math.max(math.tointeger(level) or 1, 1) + 1)
end


--- safe.assert(value [, text]) -> value
-- Raises an error if the value is nil or false.
function safe.assert(value, ...)
  if value then return value, ... end
  local text = ...
  error(type(text) == "string" and text or "assertion failed", 2)
end


--- safe.pairs(t) -> iterator
-- Goes through the keys and values of a table in a fixed order: numbers
-- ascending, then text sorted, then false and true.
-- @error a key of any other type
function safe.pairs(t)
  local meta = debug.getmetatable(t)
  if meta and meta.__pairs then return meta.__pairs(t) end
  if type(t) ~= "table" or meta then
    problem.raise("pairs_of_what", { kind = type(t) })
  end
  return ordered.pairs(t)
end


local text = {
  char = string.char, len = string.len, reverse = string.reverse,
  sub = string.sub,
}
safe.string = text


--- Raises an error if a text of that size is too long.
local function check_size(name, size)
  if size > limits.text then
    problem.raise("text_too_long", { name = name, limit = limits.text })
  end
end


--- The text argument of a call, as text; a number is converted.
local function check_text(name, value)
  local kind = type(value)
  if kind ~= "string" and kind ~= "number" then
    problem.raise("text_expected", { name = name, kind = kind })
  end
  return tostring(value)
end


local SMALL, BIG = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


--- The text with each letter of one alphabet as in the other. The machine's
-- language has no effect.
local function mapped(name, value, from, to)
  value = check_text(name, value)
  ordered.spend(#value)
  return (string.gsub(value, "[" .. from .. "]", function(letter)
    local place = string.find(from, letter, 1, true)
    return string.sub(to, place, place)
  end))
end


function text.upper(value)
  return mapped("upper", value, SMALL, BIG)
end


function text.lower(value)
  return mapped("lower", value, BIG, SMALL)
end


--- A position in a text of that size, counted as Lua does: from the end if
-- negative.
local function place_in(place, size)
  return place < 0 and math.max(size + place + 1, 0) or place
end


function text.byte(value, from, to)
  value = check_text("byte", value)
  local first = place_in(math.tointeger(from or 1) or 1, #value)
  local last = place_in(math.tointeger(to or first) or first, #value)
  if math.min(last, #value) - math.max(first, 1) >= limits.values then
    problem.raise("list_too_long", { name = "byte", limit = limits.values })
  end
  return string.byte(value, first, last)
end


function text.rep(value, n, between)
  value = check_text("rep", value)
  between = check_text("rep", between or "")
  local times = math.tointeger(n)
  if not times then
    problem.raise("number_expected", { name = "rep", kind = type(n) })
  end
  if times > limits.text then check_size("rep", math.huge) end
  check_size("rep", times * (#value + #between))
  return string.rep(value, times, between)
end


function text.find(value, what, from)
  value, what = check_text("find", value), check_text("find", what)
  check_size("find", #value)
  if #what > 256 then check_size("find", math.huge) end
  ordered.spend(#value * (#what // 64 + 1) // 16)
  return string.find(value, what, from, true)
end


--- How many of that card, or word, are in a text, which must be one of cards;
-- nil if there is none.
function text.has(cards, card)
  cards, card = check_text("has", cards), check_text("has", card)
  check_size("has", #cards)
  ordered.spend(#cards)
  local n = 0
  for word in string.gmatch(cards, "%S+") do
    if word == card then n = n + 1 end
  end
  return n > 0 and n or nil
end


--- The values of a format, made printable; raises an error for a value that
-- does not fit.
local function printable(form, values)
  local n = 0
  for flags, letter in string.gmatch(form, "%%([-+ #0%d.]*)(.?)") do
    if letter ~= "%" then
      n = n + 1
      if not string.find("dicxXosgf", letter, 1, true) or letter == "" then
        problem.raise("format_letter", { letter = flags .. letter })
      end
      if letter == "s" then values[n] = safe.tostring(values[n]) end
    end
  end
  return values, n
end


function text.format(form, ...)
  form = check_text("format", form)
  check_size("format", #form)
  local values, n = printable(form, { ... })
  local size = #form
  for i = 1, n do size = size + #safe.tostring(values[i]) + 320 end
  check_size("format", size)
  return string.format(form, table.unpack(values, 1, math.max(n, 1)))
end


--- The items of a list and their number; raises an error for anything else.
local function check_list(name, t, changed)
  if changed and ordered.locked(t) then
    problem.raise("state_list", { name = name })
  end
  local plain = type(t) == "table"
    and (not debug.getmetatable(t) or not changed and ordered.behind(t))
  if not plain then
    problem.raise("list_expected", { name = name, kind = type(t) })
  end
  if #t > limits.list then
    problem.raise("list_too_long", { name = name, limit = limits.list })
  end
  return #t
end


--- Checks for an integer in a range; raises an error for anything else.
local function check_place(name, value, from, to)
  local place = math.tointeger(value)
  if not place or place < from or place > to then
    problem.raise("place_expected", {
      name = name, from = from, to = to, given = safe.tostring(value),
    })
  end
  return place
end


local list = {}
safe.table = list


function list.insert(t, ...)
  local n, given = check_list("insert", t, true), select("#", ...)
  if given == 1 then
    t[n + 1] = (...)
  elseif given == 2 then
    local place, value = ...
    place = check_place("insert", place, 1, n + 1)
    ordered.spend(n - place + 1)
    table.insert(t, place, value)
  else
    problem.raise("insert_arguments")
  end
end


function list.remove(t, place)
  local n = check_list("remove", t, true)
  if n == 0 then return nil end
  place = check_place("remove", place or n, 1, n)
  ordered.spend(n - place)
  return table.remove(t, place)
end


function list.concat(t, between, from, to)
  local n = check_list("concat", t)
  between = check_text("concat", between or "")
  from = check_place("concat", from or 1, 1, n + 1)
  to = check_place("concat", to or n, 0, n)
  local size = 0
  for i = from, to do
    size = size + #check_text("concat", t[i]) + #between
    check_size("concat", size)
  end
  return table.concat(t, between, from, to)
end


function list.unpack(t, from, to)
  local n = check_list("unpack", t)
  from = check_place("unpack", from or 1, 1, limits.list)
  to = check_place("unpack", to or n, 0, limits.list)
  if to - from >= limits.values then
    problem.raise("list_too_long", {
      name = "unpack", limit = limits.values,
    })
  end
  return table.unpack(t, from, to)
end


--- Merges the sorted runs [low, mid) and [mid, high) of `a` into `b`.
local function merge(a, b, low, mid, high, less)
  local i, j = low, mid
  for k = low, high - 1 do
    if i < mid and (j >= high or not less(a[j], a[i])) then
      b[k], i = a[i], i + 1
    else
      b[k], j = a[j], j + 1
    end
  end
end


local function lower(a, b)
  return a < b
end


--- Sorts by merging: equal items keep their order on every machine, and a
-- comparison that contradicts itself does no harm.
function list.sort(t, less)
  local n = check_list("sort", t, true)
  ordered.spend(2 * n)
  local a, b, width = table.move(t, 1, n, 1, {}), {}, 1
  while width < n do
    for low = 1, n, 2 * width do
      merge(a, b, low, math.min(low + width, n + 1),
        math.min(low + 2 * width, n + 1), less or lower)
    end
    a, b, width = b, a, 2 * width
  end
  table.move(a, 1, n, 1, t)
end


safe.math = {
  abs = math.abs, ceil = math.ceil, floor = math.floor, fmod = math.fmod,
  huge = math.huge, max = math.max, maxinteger = math.maxinteger,
  min = math.min, mininteger = math.mininteger, modf = math.modf,
  sqrt = math.sqrt, tointeger = math.tointeger, type = math.type,
  ult = math.ult,
}


return safe
