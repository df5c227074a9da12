-- What lasts of a class, if the teacher wants it: the results as a table, and
-- beside it, as long as the class lasts, a file that says who is who. A server
-- that was killed goes on with it.

local disk = require "tenace.base.disk"
local fail = require "tenace.face.say.fail"
local json = require "dkjson"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local plan = require "tenace.face.class.plan"
local Class = require "tenace.face.class.class"
local results = require "tenace.face.class.results"

local keeping = {}

local ENDING, MOST = ".class", 1 << 24


local function people_of(class)
  local list = {}
  for i, person in ipairs(class.list) do
    list[i] = { name = person.name, n = person.n, since = person.since,
      token = person.token, ear = person.ear, language = person.language }
  end
  return list
end


local function answers_of(class)
  local list = {}
  for at, answers in pairs(class.answers) do
    for person, given in pairs(answers) do
      list[#list + 1] = { at = at, n = person.n, line = given.line,
        seconds = given.seconds }
    end
  end
  return list
end


--- The class as a text.
local function written(class)
  return json.encode({ how = class.plan.how, language = class.language,
    signs = class.plan:signs(class.language), key = class.key, at = class.at,
    phase = class.phase, last = class.last, people = people_of(class),
    answers = answers_of(class) }) .. "\n"
end


--- Writes both files; what names people is a secret of the second one.
local function write(class, path)
  local done, problem = disk.keep(path .. ENDING, written(class), true)
  if done then done, problem = disk.keep(path, results.text(class)) end
  return done, problem
end


--- keeping.new(path) -> a function that keeps a class there: see Class.new
function keeping.new(path)
  local warned = false
  return function(class)
    local done, problem = write(class, path)
    if warned == not done then return end
    warned = not done
    output.complain(done and phrase("class.kept_again", { file = path })
      or phrase("class.not_kept", { problem = tostring(problem) }))
  end
end


--- The people come back.
local function seat(class, kept)
  for _, person in ipairs(kept.people) do class:come(person) end
  class.last = kept.last
  for n = 1, kept.at do class.answers[n] = {} end
  for _, one in ipairs(kept.answers) do
    local person = class:of_number(one.n)
    local given = class:one(one.at, person.language).read(one.line)
    if given then
      given.seconds = one.seconds
      class.answers[one.at][person] = given
    end
  end
end


--- keeping.resume(path) -> the class whose results are there
-- @error there is none, or its rules are no longer the same
function keeping.resume(path)
  local text = disk.read(path .. ENDING, MOST)
  local kept = text and json.decode(text)
  if type(kept) ~= "table" then fail.no("class.no_class", { file = path }) end
  local one = plan.new(kept.how)
  if one:signs(kept.language) ~= kept.signs then
    fail.no("class.other_rules", {})
  end
  local class = Class.new { plan = one, language = kept.language,
    key = kept.key }
  class.at, class.phase = kept.at, kept.phase
  seat(class, kept)
  class.keep = keeping.new(path)
  return class
end


--- keeping.forget(path): a class that has ended is not gone on with
function keeping.forget(path) os.remove(path .. ENDING) end


return keeping
