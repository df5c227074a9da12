-- Every question of lessons with its options and its answer, to be read by a
-- person: `./tenace run tests/soak/questions.lua [SEED [GAME…]]`.

local answer = require "tenace.face.teach.answer"
local draw = require "tenace.face.teach.draw"
local lessons = require "tenace.face.teach.lessons"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


local function style_of(deck)
  return show.usual(show.style { width = 78 }, deck)
end


local function put(question, style)
  print()
  for _, line in ipairs(draw.question(question, style)) do print(line) end
  local because = question.because or {}
  print("-> " .. answer.text(question, style))
  print("   " .. tostring(because.rule) .. ": " .. tostring(because.says))
  for i in ipairs(question.form == "items" and question.items or {}) do
    local reason = question.reasons[i] or {}
    print(("   %s: %s"):format(string.char(96 + i), reason.says))
  end
end


local function game(name, seed)
  local variant = tenace.variant(name)
  print("\n==== " .. name)
  for _, lesson in ipairs(lessons.of(variant, seed)) do
    print(("\n== %s %s: %s"):format(name, lesson.id, lesson.title))
    for _, words in ipairs(lesson.text or {}) do print("   " .. words) end
    for _, question in ipairs(lesson.questions) do
      put(question, style_of(variant.deck))
    end
  end
end


local names = { table.unpack(arg, 2) }
if #names == 0 then
  for i, one in ipairs(tenace.games()) do names[i] = one.name end
end
for _, name in ipairs(names) do game(name, tonumber(arg[1]) or 1) end
