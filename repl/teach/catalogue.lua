-- All lessons of a game: those made from its rules, those by authors, and a
-- puzzle, in one order, each with a name that no other lesson can take from it.

local guided = require "tenace.face.teach.guided"
local lessons = require "tenace.face.teach.lessons"
local tempting = require "tenace.face.teach.tempting"

local catalogue = {}


--- The name that a lesson would like: that of its topic, rule, house rule or
-- file.
local function short_name(lesson)
  local id = lesson.id
  local name = lesson.guided and lesson.guided.name
    or id:match "^house (.+)$" or id
  return (name:gsub("%s", "_"))
end


--- Gives every lesson its name. If two want the same, the second one is called
-- by its whole id, `lesson_rank`.
local function add_names(list)
  local taken = {}
  for _, lesson in ipairs(list) do
    local name = short_name(lesson)
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


--- catalogue.of(variant, seed) -> list of { id, name, title, text, questions },
-- those of authors with `guided`
-- @error random play fails, or an author's file is in error
function catalogue.of(variant, seed)
  local made = lessons.of(variant, seed)
  if made.problem then error(made.problem, 0) end
  local written, last = guided.lessons(variant), {}
  if tempting.fits(variant, made) then
    last[1] = tempting.lesson(variant, seed)
  end
  local all = table.move(made, 1, #made, 1, {})
  table.move(written, 1, #written, #all + 1, all)
  add_names(table.move(last, 1, #last, #all + 1, all))
  local list = ordered(made, written)
  return table.move(last, 1, #last, #list + 1, list)
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
