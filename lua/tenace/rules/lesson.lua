-- A lesson written by an author: a fixed deal, sentences, and the moves that
-- the learner should make. Its file runs in the sandbox of rules and sees two
-- words besides Lua's: `lesson` and `course`.

local definition = require "tenace.rules.definition"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local lesson = {}

--- The names in the braces after `lesson "…"`.
lesson.fields = {
  { name = "of", kind = "text",
    says = "the game, with house rules if it needs any: \"GAME+HOUSE_RULE\"" },
  { name = "text", kind = "text",
    says = "the topic of the lesson, which the learner reads first" },
  { name = "after", kind = "text",
    says = "the name of the lesson after which it is listed; not given: it "
      .. "comes last" },
  { name = "options", kind = "table", says = "values of options" },
  { name = "deal", kind = "table",
    says = "the cards, as tenace.new takes them; `*` is any card" },
  { name = "seed", kind = "number",
    says = "deals the cards that the lesson does not fix (1)" },
  { name = "seat", kind = "number", says = "where the learner sits (1)" },
  { name = "moves", kind = "moves",
    says = "moves made before the lesson begins: words, or a list where a "
      .. "move is several words" },
  { name = "steps", kind = "list",
    says = "what the learner is to do, in order" },
  { name = "done", kind = "text", says = "the sentence at the end" },
}

--- The names in a step.
lesson.step_fields = {
  { name = "says", kind = "text",
    says = "what the learner reads before the move" },
  { name = "expect", kind = "moves",
    says = "the moves that are right: one text, or a list of several; the "
      .. "first is played when the learner asks for the answer" },
  { name = "blocked", kind = "table",
    says = "moves that are allowed but not wanted, with the reason: { AS = "
      .. "\"…\" }; the learner tries again" },
  { name = "otherwise", kind = "text",
    says = "the sentence for every other move that the rules allow" },
  { name = "right", kind = "text", says = "the sentence after a right move" },
  { name = "others", kind = "moves",
    says = "the moves of the others after it, in order; not given: bots move" },
}


local function names_of(fields)
  local names, kind = {}, {}
  for i, field in ipairs(fields) do
    names[i], kind[field.name] = field.name, field.kind
  end
  return names, kind
end


--- A text's words, or a list of texts; nil if it is neither.
local function moves_of(value)
  if type(value) == "string" then return kinds.name_list(value) end
  if type(value) ~= "table" then return nil end
  local list = {}
  for i, item in ipairs(value) do
    if type(item) ~= "string" then return nil end
    list[i] = item
  end
  return list
end


local is_kind = {
  text = function(value) return type(value) == "string" end,
  number = function(value) return math.type(value) == "integer" end,
  table = function(value) return type(value) == "table" end,
  list = function(value) return type(value) == "table" end,
  moves = moves_of,
}


--- Raises a fault in the lesson or course, at the line of that field.
local function fail(self, path, key, parts)
  local outline = source.outline(self.source, 1, self.word)
  error(problem.rules(self.file, source.line(outline, path),
    sentence.of("of_definition", { kind = self.word, title = self.title,
      text = type(key) == "string" and sentence.of(key, parts) or key[1] })), 0)
end


--- Checks that all names are known, and that the values have their kinds.
local function check_fields(self, given, fields, path)
  local names, kind = names_of(fields)
  for name, value in ordered.pairs(given) do
    local at = table.move(path, 1, #path, 1, {})
    at[#at + 1] = name
    if not kind[name] then fail(self, at, { sentence.unknown(name, names) }) end
    if not is_kind[kind[name]](value) then
      fail(self, at, "lesson_kind", { name = name, kind = kind[name] })
    end
  end
end


--- One text is one move, even with blanks in it.
local function expected(value)
  return type(value) == "string" and { value } or moves_of(value)
end


local function read_step(self, i, given)
  if type(given) ~= "table" then
    fail(self, { "steps", i }, "lesson_kind", { name = "steps", kind = "list" })
  end
  check_fields(self, given, lesson.step_fields, { "steps", i })
  local step = { expect = expected(given.expect), blocked = {},
    others = given.others and moves_of(given.others) }
  if not step.expect or #step.expect == 0 then
    fail(self, { "steps", i }, "lesson_expects", {})
  end
  for _, name in ipairs { "says", "otherwise", "right" } do
    step[name] = given[name]
  end
  for move, why in ordered.pairs(given.blocked or {}) do
    if type(move) ~= "string" or type(why) ~= "string" then
      fail(self, { "steps", i, "blocked" }, "lesson_blocked", {})
    end
    step.blocked[move] = why
  end
  return step
end


--- The checked contents of the file, as a lesson.
local function read(self, given)
  check_fields(self, given, lesson.fields, {})
  for _, name in ipairs { "text", "after", "done", "options", "deal" } do
    self[name] = given[name]
  end
  self.of, self.seed, self.seat = given.of or self.game, given.seed or 1,
    given.seat or 1
  self.moves, self.steps = given.moves and moves_of(given.moves) or {}, {}
  if #(given.steps or {}) == 0 then
    fail(self, { "steps" }, "lesson_steps", {})
  end
  for i, step in ipairs(given.steps) do
    self.steps[i] = read_step(self, i, step)
  end
  return self
end


--- lesson "The finesse" { of = "whist", deal = { … }, steps = { … } }
-- A lesson: the deal, and step by step what the learner reads, which moves are
-- right, and which are wrong and why. A file in `lessons/GAME/` of the rules
-- folders returns it.
-- @example return lesson "The first lead" {
--   of = "whist", options = { first_dealer = 4 },  -- seat 1 leads
--   deal = { hands = { "AC KC QC 4H" } },
--   steps = {
--     { says = "You hold three honours in clubs.", expect = "AC",
--       blocked = { ["4H"] = "that would give the lead away" } },
--   },
-- }
-- @group lessons
local function constructor(self)
  return lesson.constructor(self, "lesson", read)
end


--- lesson.constructor(self, word, read) -> the word of a file, which takes a
-- title and then braces
-- @param read function(self, given) that checks what is in the braces
function lesson.constructor(self, word, read_given)
  return function(title)
    if type(title) ~= "string" then
      problem.raise("title_first", { word = word })
    end
    return function(given)
      if type(given) ~= "table" then
        problem.raise("title_first", { word = word })
      end
      definition.check_values({ amount = { values = 0 } }, given)
      self.title, self.word = title, word
      return read_given(self, given)
    end
  end
end


lesson.word = constructor
lesson.fail, lesson.check_fields = fail, check_fields

return lesson
