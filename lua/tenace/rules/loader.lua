-- Loads the files of one combination of rules: the game, its house rules, and
-- the files that they require. Every combination loads its own copies, so that
-- `base` in each file means the steps beneath it in this combination.

local aged = require "tenace.rules.aged"
local definition = require "tenace.rules.definition"
local lasting = require "tenace.rules.lasting"
local lua54 = require "tenace.base.lua54"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sandbox = require "tenace.rules.sandbox"
local sentence = require "tenace.base.sentence"

local Loader = {}
Loader.__index = Loader

local loader = {}


--- loader.new(how) -> loader
-- @param how { words = names that all files see, guard = function(f, ...) that
-- calls f as pcall does and gives problems (sandbox.call), find = function(name
-- [, of]) -> { path, text, name, of }; or nil, problem, kept = true for files
-- of a record, which may have words of earlier versions; early = true: their
-- layers are joined as stacking.is_early says }
function loader.new(how)
  return setmetatable({
    words = how.words or {}, guard = how.guard or sandbox.call,
    account = how.account,
    find = how.find, kept = how.kept, early = how.early,
    files = {}, required = {}, loading = {},
    amount = { bytes = 0, files = 0, lines = 0, values = 0 },
    lasting = lasting.new(),
  }, Loader)
end


--- Raised when a rule calls a step on `base` that nothing beneath has.
local function no_step(steps, name)
  error(problem.here(sentence.missing("no_base_step",
    { name = sentence.shown(name) }, ordered.keys(steps))), 0)
end


--- The names that a file sees besides Lua's: the words of all files, those that
-- define, `base`, `require`.
local function words_for(self, file)
  local words = {}
  for name, word in next, self.words do words[name] = word end
  for name, word in next, definition.words(file) do words[name] = word end
  words.base = ordered.seal(file.beneath)
  words.require = function(name) return self:require(name) end
  return words
end


--- The result of a required file: a definition's object, or frozen data.
local function shared(file, result)
  if definition.of(result) then
    definition.of(result).closed = true
    return result
  end
  local frozen
  local message = definition.too_many_values(file, result)
  if not message then frozen, message = ordered.freeze(result, true) end
  if frozen == nil then
    error(problem.rules(file.path, nil, message
      or sentence.of("require_nothing")), 0)
  end
  return frozen
end


--- Makes sure that nothing a file leaves behind can change any more; answers
-- its result.
local function settle(self, file, result, required)
  if required then result = shared(file, result) end
  definition.keep(file)
  local d = file.definition
  self.lasting:settle(required and result, file.examples, file.tries,
    d and d.steps, d and d.given)
  return result
end


--- An error of loading or running, as a problem of that file.
local function of_file(file, raised)
  local wrong = problem.of(raised)
  if wrong.file then return wrong end
  return problem.rules(file.path, nil, wrong.text)
end


--- The number of lines in a text; counting stops at one above the most.
local function count_lines(text, most)
  local n, at = 0, 0
  while at and n <= most do
    n, at = n + 1, string.find(text, "\n", at + 1, true)
  end
  return n
end


--- The fault of a file that is too big, or of one file too many; or nothing.
local function too_much(self, found)
  local wrong = definition.too_big(found)
  if wrong then return wrong end
  local most, amount = definition.limits, self.amount
  amount.files = amount.files + 1
  amount.bytes = amount.bytes + #found.text
  amount.lines = amount.lines + count_lines(found.text, most.lines)
  for _, what in ipairs { "files", "bytes", "lines" } do
    if amount[what] > most[what] then
      return problem.rules(found.path, nil, sentence.of("too_many_of_game",
        { what = what, most = most[what] }))
    end
  end
end


--- Loads a text and runs it. Answers its file, and the result of the file or,
-- if it was required, what it shares.
local function run(self, found, required)
  local wrong = too_much(self, found)
  local text, uses = aged.renew(found.text)
  wrong = wrong or not self.kept and aged.gone(uses, found.path)
  if wrong then return nil, wrong end
  local leaving = {}
  if self.kept then uses = {} else
    local gone
    leaving, gone = aged.leaving(found.text)
    uses = table.move(gone, 1, #gone, #uses + 1, { table.unpack(uses) })
  end
  aged.remark(uses, found.path)
  local file = {
    path = found.path, text = found.text, name = found.name, of = found.of,
    aged = uses, leaving = leaving, amount = self.amount,
    early = self.early or false, examples = {}, tries = {},
    beneath = setmetatable({}, { __index = no_step }),
  }
  self.files[#self.files + 1] = file
  local words = words_for(self, file)
  local environment = sandbox.environment(words)
  local read, chunk
  read, chunk, wrong = self.guard(sandbox.load, text, file.path,
    environment)
  if not (read and chunk) then
    return nil, read and wrong or of_file(file, chunk)
  end
  self.loading[#self.loading + 1] = file.path
  local reads, sets = sandbox.outside(lua54.look, chunk)
  self.lasting:know(file.path, environment, words, sets)
  local ok, result = self.guard(chunk)
  table.remove(self.loading)
  if not ok then
    result = require "tenace.rules.slips".compared(result, text)
  end
  if ok then
    if reads then sandbox.settle(environment) end
    ok, result = self.guard(settle, self, file, result, required)
  end
  if ok then return file, result end
  return nil, of_file(file, result)
end


--- loader:load(found) -> definition; or nil, problem
-- Loads the file of a game or a house rule.
-- @param found { path, text, name, of }: `of` is the game of a house rule
function Loader:load(found)
  local file, result = run(self, found)
  if not file then return nil, result end
  return definition.finish(file, result)
end


--- loader:examples(found) -> list; or nil, problem
-- Loads a file that has more examples of a rules file, or lines of play to try,
-- and nothing else.
-- @return a list of { name, file, line, body, try }
function Loader:examples(found)
  local file, wrong = run(self, found)
  if not file then return nil, wrong end
  local d = file.definition
  if d then
    return nil, definition.problem(d, {}, sentence.of("examples_only"))
  elseif #file.examples + #file.tries == 0 then
    return nil, problem.rules(file.path, nil, sentence.of("examples_none"))
  end
  return table.move(file.tries, 1, #file.tries, #file.examples + 1,
    file.examples)
end


--- Refuses a file that is still being loaded.
local function check_cycle(self, name, path)
  for _, loading in ipairs(self.loading) do
    if loading == path then
      problem.raise("require_cycle", {
        name = name, files = sentence.list(self.loading, "and"),
      })
    end
  end
end


--- require "name"
-- What another rules file returns; the file is found by its name in the rules
-- folders. The file is loaded once, and its result cannot be changed.
-- @error a name with a path in it; a file that requires itself
-- @group definitions
function Loader:require(name)
  if type(name) ~= "string" or not string.find(name, "^[%a_][%w_]*$") then
    problem.raise("require_name", { name = sentence.shown(name) })
  end
  if self.required[name] == nil then
    local found, missing = sandbox.outside(self.find, name)
    if not found then error(problem.here(missing.text), 0) end
    check_cycle(self, name, found.path)
    local file, result = run(self, found, true)
    if not file then error(result, 0) end
    self.required[name] = result
  end
  return self.required[name]
end


return loader
