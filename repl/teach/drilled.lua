-- The lessons of drills of a game without a course: counting, and voids. Their
-- questions are made when they begin, for bots play the deals.

local drills = require "tenace.face.teach.drills"
local phrase = require "tenace.face.say.phrase"

local drilled = {}

-- The drills of each lesson, and how many questions of one kind.
local KINDS = { counting = { "trumps_out", "suit_out", "highest" },
  voids = { "voids" } }
local EACH = { counting = 2, voids = 5 }


--- The kinds of a lesson that this game has.
local function kinds_of(name, variant)
  local list, has = {}, {}
  for _, kind in ipairs(drills.kinds(variant)) do has[kind] = true end
  for _, kind in ipairs(KINDS[name]) do
    if has[kind] then list[#list + 1] = kind end
  end
  return list
end


local function lesson_of(name, kinds, variant, seed)
  return { id = name, title = phrase("teach.topic." .. name),
    text = { phrase("teach.text." .. name) }, questions = {},
    n = EACH[name] * #kinds, find = function(most)
      local list, each = {}, math.min(EACH[name], most or math.huge)
      for i, kind in ipairs(kinds) do
        local found = drills.questions(variant, seed * 10 + i, kind, each)
        table.move(found, 1, #found, #list + 1, list)
      end
      return list
    end }
end


--- drilled.add(list, variant, made, seed)
-- Adds the lessons of drills, if the game has tricks.
-- @param made the lessons made from its rules
function drilled.add(list, variant, made, seed)
  local tricks = false
  for _, lesson in ipairs(made) do tricks = tricks or lesson.id == "trick" end
  for _, name in ipairs(tricks and { "counting", "voids" } or {}) do
    local kinds = kinds_of(name, variant)
    if #kinds > 0 then
      list[#list + 1] = lesson_of(name, kinds, variant, seed)
    end
  end
end


return drilled
