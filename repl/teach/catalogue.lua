-- All lessons of a game: those made from its rules, those by authors, and a
-- puzzle, in one order, each with a name that no other lesson can take from it.

local drilled = require "tenace.face.teach.drilled"
local guided = require "tenace.face.teach.guided"
local lessons = require "tenace.face.teach.lessons"
local planned = require "tenace.face.teach.planned"
local problem = require "tenace.base.problem"
local shelf = require "tenace.rules.shelf"
local tempting = require "tenace.face.teach.tempting"

local catalogue = {}


--- Gives every lesson its name. If two want the same, the second one is called
-- by its whole id, `lesson_rank`.
local function add_names(list)
  local taken = {}
  for _, lesson in ipairs(list) do
    local name = lessons.short_name(lesson)
    if taken[name] then name = lesson.id:gsub("%s", "_") end
    lesson.name, taken[name] = name, true
  end
end


--- The place in the list after the lesson of that name, and after others that
-- follow it; nil if there is none.
local function place_after(list, name)
  for i, lesson in ipairs(list) do
    if lesson.name == name then
      while list[i + 1] and list[i + 1].guided
        and list[i + 1].guided.after == name do i = i + 1 end
      return i + 1
    end
  end
end


--- Moves the authors' lessons to where they belong; those that name no other
-- lesson, or one that is not here, come last.
local function ordered(made, written)
  local list, rest = table.move(made, 1, #made, 1, {}), {}
  for _, lesson in ipairs(written) do
    local after = lesson.guided.after
    local place = after and place_after(list, after)
    if place then table.insert(list, place, lesson)
    else rest[#rest + 1] = lesson end
  end
  return table.move(rest, 1, #rest, #list + 1, list)
end


--- The lessons of a teacher's course, and those that it does not name: of other
-- authors.
local function of_course(course, variant, seed)
  local written, others = guided.lessons(variant), {}
  table.move(written, 1, #written, 1, others)
  others[#others + 1] = tempting.lesson(variant, seed)
  local list = planned.lessons(course, variant, others, seed)
  local used, rest = {}, {}
  for _, one in ipairs(course.lessons) do used[one.lesson or ""] = true end
  for _, one in ipairs(written) do
    if not used[one.guided.name] then rest[#rest + 1] = one end
  end
  add_names(table.move(rest, 1, #rest, #list + 1, { table.unpack(list) }))
  return ordered(list, rest)
end


--- The lessons made from the rules, drills, those of authors, and a puzzle.
local function made_of(variant, seed)
  local made = lessons.of(variant, seed)
  if made.problem then error(made.problem, 0) end
  local written, last = guided.lessons(variant), {}
  drilled.add(last, variant, made, seed)
  if tempting.fits(variant, made) then
    last[#last + 1] = tempting.lesson(variant, seed)
  end
  local all = table.move(made, 1, #made, 1, {})
  table.move(written, 1, #written, #all + 1, all)
  add_names(table.move(last, 1, #last, #all + 1, all))
  local list = ordered(made, written)
  return table.move(last, 1, #last, #list + 1, list)
end


--- catalogue.of(variant, seed) -> list of { id, name, title, text, questions },
-- those of authors with `guided`; where a teacher has made a course for exactly
-- these rules, that of the course
-- @error play fails, or an author's file is in error
function catalogue.of(variant, seed)
  local course = planned.course(variant)
  if not course then return made_of(variant, seed) end
  local fits, list = pcall(of_course, course, variant, seed)
  if fits then return list end
  local is_ours = problem.is(list) and shelf.is_of_program(course.file)
  if not is_ours then error(list, 0) end
  return made_of(variant, seed) -- somebody has changed the rules
end


--- catalogue.find(list, word) -> the number of the lesson with that name or
-- number; nil if there is none
function catalogue.find(list, word)
  local n = math.tointeger(tonumber(word))
  for i, lesson in ipairs(list) do
    if lesson.name == word:lower():gsub("%s", "_") or i == n then return i end
  end
end


--- catalogue.names(list) -> the names of all lessons, in order
function catalogue.names(list)
  local names = {}
  for i, lesson in ipairs(list) do names[i] = lesson.name end
  return names
end


return catalogue
