-- tenace check: loads rules, runs their examples, plays random matches.

local args = require "args"
local fail = require "fail"
local phrase = require "phrase"
local spec = require "spec"

local check = { name = "check" }


function check.options(parser)
  parser:argument("GAME", phrase "command.check.game"):args("*"):target "words"
end


local function is_path(word)
  return word:find("/", 1, true) ~= nil or word:match("%.lua$") ~= nil
end


--- What is to be checked, one after the other.
local function subjects(words)
  local list = spec.several(words)
  for i, game in ipairs(list) do list[i] = spec.of(game) end
  return list
end


--- Whether there is such a file or game at all is a question of the words.
local function must_exist(subject)
  if is_path(subject) then
    local files = require "files"
    local path = subject:match("^[^+]*")
    if not files.exists(path) then fail.usage("no_rules", { file = path }) end
  elseif not spec.is_game(subject) then
    spec.variant("check", { subject })
  end
end


local function report(subject, problems)
  for _, problem in ipairs(problems) do
    local key = problem.line and "check.problem" or "check.problem_no_line"
    io.stdout:write(phrase(key, problem), "\n")
  end
  if #problems > 0 then return 1 end
  io.stdout:write(phrase("check.fine", { game = subject }), "\n")
  return 0
end


--- check.run(words) -> exit status
function check.run(words)
  local given = args.parse(check, words)
  if not given then return 0 end
  if #given.words == 0 then
    fail.usage("which_game", { command = "check" })
  end
  local worst = 0
  for _, subject in ipairs(subjects(given.words)) do
    must_exist(subject)
    local problems = require "tenace".check(subject)
    worst = math.max(worst, report(subject, problems))
  end
  return worst
end


return check
