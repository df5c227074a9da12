-- tenace teach: lessons and quiz.

local args = require "args"
local fail = require "fail"
local output = require "output"
local phrase = require "phrase"

local teach = { name = "teach" }


function teach.options(parser)
  local text = function(name) return phrase("command.teach." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--lesson", text "lesson"):argname("N")
    :convert(args.count "lesson")
  parser:option("--quiz", text "quiz"):argname("N")
    :convert(args.count "quiz")
  parser:flag("--list", text "list")
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
end


--- The lessons of a game: those made of its rules, then those written by hand.
local function lessons_of(variant, seed)
  local list = require "teach.lessons".of(variant, seed)
  if list.problem then error(list.problem, 0) end
  for _, lesson in ipairs(require "teach.guided".lessons(variant)) do
    list[#list + 1] = lesson
  end
  if #list == 0 then fail.no("no_lessons", { game = variant.spec }) end
  return list
end


--- There is such a lesson, and one written by hand can be played.
local function check(n, list, variant)
  if n > #list then
    fail.usage("no_lesson", { n = n, all = #list, game = variant.spec })
  end
  if not list[n].guided then return end
  local ok, wrong = require "guide".check(list[n].guided)
  if not ok then error(wrong, 0) end
end


--- teach.run(words) -> exit status
function teach.run(words)
  local given = args.parse(teach, words)
  if not given then return 0 end
  if given.quiz and given.lesson then fail.usage("quiz_or_lesson", {}) end
  local variant = require "spec".variant("teach", given.words)
  local loop = require "loop"
  local seed = given.seed or given.quiz and require "seed".any() % 10000 or 1
  local list = lessons_of(variant, seed)
  if given.lesson then check(given.lesson, list, variant) end
  local session = require "teach.session".new {
    variant = variant, lessons = list, style = loop.style(), seed = seed,
    progress = require "teach.progress".of(variant.spec),
    only = given.lesson, quiz = given.quiz,
  }
  if given.list then
    output.write(session:list())
  else
    loop.run(session)
  end
  return 0
end


return teach
