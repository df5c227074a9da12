-- tenace class: a board for the projector, and phones that answer.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local folder = require "tenace.face.serve.folder"
local language = require "tenace.base.language"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local reach = require "tenace.face.serve.reach"

local class = { name = "class" }

-- Not that of `tenace host`: a browser keeps that page for later, and would
-- show it here.
local PORT, PEOPLE = 8019, 4000

-- How many questions a quiz has where nothing else is asked.
local USUAL = 10


function class.options(parser)
  local text = function(name) return phrase("command.class." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--lesson", text "lesson"):argname "NAMES"
  for _, name in ipairs { "play", "worth", "quiz", "puzzle" } do
    parser:option("--" .. name, text(name)):argname("N")
      :convert(args.count(name))
  end
  parser:option("--seed", phrase "command.teach.seed"):argname("N")
    :convert(args.whole "seed")
  parser:option("--results", text "results"):argname "FILE"
  parser:flag("--resume", text "resume")
  reach.options(parser, text "port")
  parser:flag("--no-open", text "no_open")
end


--- The names of the lessons that are wanted. One that looks for a position is a
-- puzzle here.
local function lessons_of(given, how, variant)
  if not given.lesson then return end
  local catalogue = require "tenace.face.teach.catalogue"
  local list = catalogue.of(variant, how.seed)
  for word in given.lesson:gmatch "[^,%s]+" do
    local n = catalogue.find(list, word)
    if not n then
      fail.usage("no_lesson", { word = word, game = variant.spec,
        names = language.list(catalogue.names(list)) })
    end
    if list[n].find then
      how.puzzle = (how.puzzle or 0) + 1
    else
      how.lessons = how.lessons or {}
      table.insert(how.lessons, list[n].name)
    end
  end
end


--- What is to be asked.
local function how_of(given)
  local specs = require "tenace.face.typed.spec"
  local variant, seed, decisions =
    specs.place("class", given.words, given.seed)
  local how = { spec = variant.spec, seed = seed or 1, play = given.play,
    worth = given.worth, quiz = given.quiz, puzzle = given.puzzle }
  if decisions then how.line = specs.of(given.words) end
  lessons_of(given, how, variant)
  if not (how.line or how.lessons or how.play or how.worth or how.quiz
    or how.puzzle) then how.quiz = USUAL end
  return how
end


--- Goes on with a class.
local function resume(given)
  if not given.results then fail.usage("class.resume_what", {}) end
  if #given.words > 0 or given.lesson or given.play or given.worth
    or given.quiz or given.puzzle or given.seed then
    fail.usage("class.resume_alone", {})
  end
  return require "tenace.face.class.keeping".resume(given.results)
end


--- Says so where fewer questions were found than were wanted.
local function tell_fewer(how, one)
  local size, wanted = one:size(), how.line and 1 or 0
  if size == 0 then fail.no("class.nothing", {}) end
  if how.lessons then return end
  for _, name in ipairs { "play", "worth", "quiz", "puzzle" } do
    wanted = wanted + (how[name] or 0)
  end
  if size < wanted then
    output.write(phrase("class.fewer", { n = size }), "\n")
  end
end


--- What a new class is to be asked; it writes over no file.
local function wanted(given)
  local path = given.results
  if path and files.exists(path) then fail.there(path) end
  return how_of(given)
end


--- A new class, of what `how` says.
local function begin(given, how)
  local path = given.results
  output.write(phrase "class.looking", "\n")
  output.flush()
  local one = require "tenace.face.class.class".new {
    plan = require "tenace.face.class.plan".new(how),
    language = language.code }
  tell_fewer(how, one)
  if path then
    one.keep = require "tenace.face.class.keeping".new(path)
    local done, problem, reason = files.write(path, "")
    if not done then fail.not_written(problem, reason, path) end
    one.keep(one)
  end
  return one
end


--- Says what is open to whom, and by which address.
local function tell(given, one, port)
  local own = ("http://127.0.0.1:%d/#key=%s"):format(port, one.key)
  output.write(given.lan and phrase("class.open_to_all", { port = port })
    or phrase "class.here_alone", "\n")
  output.write(given.results
    and phrase("class.writes", { file = given.results })
    or phrase "class.writes_nothing", "\n\n")
  output.write(phrase("class.board", { url = own }), "\n")
  output.write(phrase("class.phones", { url = one.url }), "\n")
  local path = given.results
  local command = path and reach.again("tenace class --resume --results "
    .. (path:find "^[%w._/-]+$" and path or files.quote(path)), given, port,
    PORT)
  output.write(phrase(command and "class.ends_kept" or "class.ends",
    { command = command }), "\n")
  output.flush()
  if not given.no_open then folder.browse(own) end
end


--- Answers requests until Ctrl-C. The page of a class is the server's first.
local function run(one, served, page, may, public)
  local streams = require "tenace.face.host.streams"
  local tables = require "tenace.face.host.tables"
  local answer = require "tenace.face.host.requests".of(page, may, public,
    require "tenace.face.class.answer")
  served:run(function(method, path, ...)
    return answer(method, path == "/" and "/class.html" or path, ...)
  end, function()
    local now = tables.now()
    streams.beat(now)
    return math.min(one:turn(now) or 1, 1)
  end)
  served:close()
end


--- class.run(words) -> exit status
function class.run(words)
  local given = args.parse(class, words)
  if not given then return 0 end
  local kept = given.resume and resume(given)
  local how = not kept and wanted(given)
  local page, server = folder.page(), folder.server()
  local one = kept or begin(given, how)
  require "tenace.face.host.tables".add(one)
  local served, port, base = reach.open(given, server, PORT, PEOPLE)
  one.url, one.code = base .. "/", reach.rows(base .. "/")
  tell(given, one, port)
  run(one, served, page, reach.names(given, port), given.address)
  if given.results and one.phase == "over" then
    require "tenace.face.class.keeping".forget(given.results)
  end
  return 0
end


return class
