-- tenace teach: lessons and quiz.

local args = require "tenace.face.command.args"
local catalogue = require "tenace.face.teach.catalogue"
local fail = require "tenace.face.say.fail"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local teach = { name = "teach" }


function teach.options(parser)
  local text = function(name) return phrase("command.teach." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--lesson", text "lesson"):argname "NAME"
  parser:option("--quiz", text "quiz"):argname("N")
    :convert(args.count "quiz")
  parser:flag("--list", text "list")
  parser:option("--record", text "record"):argname "FILE"
  parser:option("--bots", phrase "command.play.bots"):argname "NAMES"
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
end


--- The lessons of a game.
local function lessons_of(variant, seed)
  local list = catalogue.of(variant, seed)
  if #list == 0 then fail.no("no_lessons", { game = variant.spec }) end
  return list
end


--- The number of the lesson with that name or number. An author's lesson must
-- be one that can be played.
local function chosen(word, list, variant)
  local n = catalogue.find(list, word)
  if not n then
    fail.usage("no_lesson", { word = word, game = variant.spec,
      names = language.list(catalogue.names(list)) })
  end
  if not list[n].guided then return n end
  local ok, wrong = require "tenace.study.guide".check(list[n].guided)
  if not ok then error(wrong, 0) end
  return n
end


--- Asks which move is best in a position, given as one line.
local function pose(line)
  local puzzled = require "tenace.face.teach.puzzled"
  local m = require "tenace".new(line)
  if not m:turn() then fail.no("line_over", { line = line }) end
  local puzzle = require "tenace.face.teach.riddle".position(m)
  if not puzzle then fail.no("line_wide", { line = line }) end
  local loop = require "tenace.face.terminal.loop"
  loop.run(puzzled.new { puzzle = puzzle, line = line, style = loop.style() })
  return 0
end


--- Lets the teacher play at the table, and writes the moves as a lesson.
local function record(variant, seed, path, bots)
  local files = require "tenace.face.terminal.files"
  if files.read(path) then fail.usage("lesson_there", { file = path }) end
  local loop = require "tenace.face.terminal.loop"
  local session = require "tenace.face.table.seating".sit { seed = seed,
    spec = variant.spec, bots = bots, style = loop.style(), emit = loop.emit,
    clear = loop.clear }
  loop.run(session)
  local recorded = require "tenace.face.teach.recorded"
  local lesson = recorded.text(session.match, seed, session.seat)
  if lesson then
    local done, problem, reason = files.write(path, lesson)
    if not done then fail.not_written(problem, reason, path) end
  end
  output.write(phrase("teach.recorded." .. (lesson and "written" or "nothing"),
    { file = path, game = variant.name }), "\n")
  return 0
end


--- teach.run(words) -> exit status
function teach.run(words)
  local given = args.parse(teach, words)
  if not given then return 0 end
  if given.quiz and given.lesson then fail.usage("quiz_or_lesson", {}) end
  local specs = require "tenace.face.typed.spec"
  local variant, place, decisions =
    specs.place("teach", given.words, given.seed)
  if decisions then return pose(specs.of(given.words)) end
  local loop = require "tenace.face.terminal.loop"
  local seeds = require "tenace.face.typed.seed"
  local seed = place or given.quiz and seeds.any() % 10000 or 1
  if given.record then
    return record(variant, seed, given.record, given.bots)
  end
  local list = lessons_of(variant, seed)
  local only = given.lesson and chosen(given.lesson, list, variant)
  local session = require "tenace.face.teach.session".new {
    variant = variant, lessons = list, style = loop.style(), seed = seed,
    progress = require "tenace.face.teach.progress".of(variant.spec),
    again = require "tenace.face.teach.again".of(variant.spec),
    others = function(other) return catalogue.of(variant, other) end,
    only = only, quiz = given.quiz,
  }
  if given.list then
    output.write(session:list())
  else
    loop.run(session)
  end
  return 0
end


return teach
