-- A part of a long study, as plain data that can be written, read again on
-- another machine, gone on with, and joined with the other parts:
--
--   { tenace = version, part = 3, parts = 8, request = see divided.of,
--     units = of the whole study, first, last = of this part,
--     done = the last unit that is done, tally = of the units done }

local core = require "tenace.core"
local divided = require "tenace.study.divided"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local tally = require "tenace.study.tally"

local part = {}

-- The most units and parts that a file may tell of.
local MOST = 1 << 31

--- Seconds after which the units done so far are kept.
part.every = 5


--- The first and the last unit of part n of so many.
local function span(units, n, of)
  return units * (n - 1) // of + 1, units * n // of
end


--- part.new(study, n, of) -> part, with nothing done yet
-- @param n its number, from 1; @param of the number of parts
function part.new(study, n, of)
  local first, last = span(study.units, n, of)
  return { tenace = core.version, part = n, parts = of,
    request = study.request, units = study.units, first = first, last = last,
    done = first - 1 }
end


--- Are the numbers of a part those of one?
local function has_numbers(value)
  for _, name in ipairs { "part", "parts", "units", "first", "last", "done" } do
    local n = value[name]
    if math.type(n) ~= "integer" or n < 0 or n > MOST then return false end
  end
  if value.part < 1 or value.part > value.parts then return false end
  local first, last = span(value.units, value.part, value.parts)
  return value.first == first and value.last == last
    and value.done >= first - 1 and value.done <= last
end


--- part.is(value) -> true if a value that may come from anywhere has the form
-- of a part
function part.is(value)
  return type(value) == "table" and type(value.tenace) == "string"
    and has_numbers(value) and divided.is_request(value.request)
    and (value.done < value.first or type(value.tally) == "table")
end


--- A value of a request as text.
local function shown(value)
  if type(value) ~= "table" then return sentence.shown(value) end
  local list = {}
  for _, one in ipairs(value) do list[#list + 1] = sentence.shown(one) end
  return table.concat(list, ", ")
end


--- The first name under which two requests differ, in the order of names.
local function difference(one, other)
  local names = {}
  for name in next, one do names[name] = true end
  for name in next, other do names[name] = true end
  for name in ordered.pairs(names) do
    if shown(one[name]) ~= shown(other[name]) then return name end
  end
end


--- Why two parts do not belong together; nil if they do.
local function apart(one, other)
  if one.tenace ~= other.tenace then
    return sentence.of("parts_version", { one = one.tenace,
      other = other.tenace })
  end
  local name = difference(one.request, other.request)
  if name then
    return sentence.of("parts_differ", { name = name,
      one = shown(one.request[name]), other = shown(other.request[name]) })
  end
  if one.parts ~= other.parts then
    return sentence.of("parts_number", { one = one.parts,
      other = other.parts })
  end
end


--- part.goes_on(kept, wanted) -> true; or nil, message
-- Can work that was kept be gone on with, to do the wanted part?
function part.goes_on(kept, wanted)
  local why = apart(kept, wanted)
  if not why and kept.part ~= wanted.part then
    why = sentence.of("parts_other", { one = kept.part, other = wanted.part })
  end
  if why then return nil, why end
  return true
end


--- part.work(self, study, how)
-- Does what is left of a part.
-- @param how { run = function(first, last) -> tally; keep = function(part),
-- called every few seconds and at the end, without it all is done at once }
function part.work(self, study, how)
  local run, step = how.run or study.run, 1
  if not how.keep then step = math.max(1, self.last - self.done) end
  while self.done < self.last do
    local to, began = math.min(self.last, self.done + step), core.now()
    local more = run(self.done + 1, to)
    self.tally = self.tally and study.merge { self.tally, more } or more
    self.done = to
    if how.keep then how.keep(self) end
    if core.now() - began < part.every / 2 then step = step * 2 end
  end
end


--- Raises that parts cannot be joined.
local function refuse(key, parts)
  error(problem.request(sentence.of(key, parts)), 0)
end


--- Refuses a list of parts that do not belong together.
local function check_together(list)
  for i = 2, #list do
    local why = apart(list[1], list[i])
    if why then
      refuse("parts_apart", { one = list[1].name, other = list[i].name,
        why = why })
    end
  end
  if list[1].tenace ~= core.version then
    refuse("part_version", { name = list[1].name, its = list[1].tenace,
      own = core.version })
  end
end


--- Refuses parts that are there twice, or not finished.
local function check_each(list)
  local by_number = {}
  for _, one in ipairs(list) do
    local same = by_number[one.part]
    if same then
      refuse("part_twice", { one = same.name, other = one.name, n = one.part,
        of = one.parts })
    end
    by_number[one.part] = one
    if one.done < one.last then
      refuse("part_unfinished", { name = one.name, n = one.part,
        of = one.parts, done = one.done - one.first + 1,
        all = one.last - one.first + 1 })
    end
  end
  return by_number
end


--- The deals or whole matches that a tally of a comparison has counted; nil
-- where it is another study.
local function deals_of(counted)
  local deals = counted.deals or counted.matches
  return type(deals) == "table" and deals.deals or deals
end


--- Is it a tally of so many units of that study?
local function fits(counted, study, units)
  return tally.is_like(counted, study.blank)
    and (deals_of(counted) or units) == units
    and (not study.fits or study.fits(counted))
end


--- Refuses parts whose tallies are not those of the study.
local function check_tallies(list, study)
  for _, one in ipairs(list) do
    local counted = one.tally
    if one.units ~= study.units or (counted ~= nil) ~= (one.done >= one.first)
      or counted and not fits(counted, study, one.done - one.first + 1) then
      refuse("part_damaged", { name = one.name })
    end
  end
end


--- The parts in order; refuses that some are missing.
local function complete(by_number, of)
  local missing, parts = {}, {}
  for n = 1, of do
    parts[n] = by_number[n]
    if not parts[n] then missing[#missing + 1] = tostring(n) end
  end
  if #missing > 0 then
    refuse("parts_missing", { of = of, n = #missing,
      list = language.list(missing, "and") })
  end
  return parts
end


--- part.join(list) -> study, tally
-- Puts all parts of a study together.
-- @param list parts, each with a `name` for messages; they are used up
-- @error they do not belong together, some are missing, twice or unfinished, or
-- the rules here are others
function part.join(list)
  check_together(list)
  local parts = complete(check_each(list), list[1].parts)
  local study, tallies = divided.of(list[1].request), {}
  check_tallies(list, study)
  for _, one in ipairs(parts) do tallies[#tallies + 1] = one.tally end
  return study, study.merge(tallies)
end


return part
