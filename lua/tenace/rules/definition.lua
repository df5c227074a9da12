-- One rules file: the words that define a game or a house rule, and the
-- definition that they make.

local called = require "tenace.rules.called"
local core = require "tenace.core"
local decks = require "tenace.rules.decks"
local duties = require "tenace.rules.duties"
local facts = require "tenace.rules.facts"
local fields = require "tenace.rules.fields"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"
local source = require "tenace.base.source"

local definition = {}

-- The definition behind each object that a rules file holds.
local behind = setmetatable({}, { __mode = "k" })

local Rules = { __metatable = false, __name = "rules" }

--- The limits: files of a game with its house rules and their required files,
-- the bytes and lines of all these, and the values in their tables; and in one
-- file facts, examples, steps, options and fields. Games have a fifth of that,
-- and files at the limits load fast.
definition.limits = { bytes = 1 << 17, files = 64, lines = 10000,
  values = 10000, facts = 100, examples = 1000, steps = 500, options = 100,
  fields = 100 }

-- The word that defines a kind, if it is not the kind itself.
local word_of = { ["house rule"] = "house_rule", game = "game" }


-- What is read of a file for an outline of its definition, which is at the
-- beginning: bytes and tokens. Games have up to 6,000 and 400 there.
local BYTES, TOKENS = 32768, 2000


--- definition.outline(file) -> node
-- The lines of the fields in the definition's table. The word is looked up in
-- the text, because `return game "…" { … }` leaves no trace of its line.
function definition.outline(file)
  if not file.outline then
    file.outline = source.outline(string.sub(file.text, 1, BYTES), 1,
      word_of[file.definition.kind], TOKENS)
  end
  return file.outline
end


--- definition.problem(d, path, text) -> problem
-- A fault in a definition, at the line of the field to which `path` leads:
-- `rules/whist.lua:3: game 'Whist': …`.
function definition.problem(d, path, text)
  local line = source.line(definition.outline(d.file), path)
  return problem.rules(d.file.path, line, definition.named(d, text))
end


--- definition.named(d, text) -> text
-- The text with the kind and the name of the definition before it.
function definition.named(d, text)
  return sentence.of("of_definition", {
    kind = d.kind, title = d.title, text = text,
  })
end


--- definition.step_problem(d, name, text) -> problem, at the line of a step
function definition.step_problem(d, name, text)
  return problem.rules(d.file.path, d.step_at[name].line,
    definition.named(d, text))
end


--- definition.too_big(file) -> problem; or nothing
-- The fault of a file of rules, or a lesson, that is too big.
-- @param file { path, text }
function definition.too_big(file)
  local bytes, most = #file.text, definition.limits.bytes
  if bytes <= most then return nil end
  return problem.rules(file.path, nil, sentence.of("file_too_big",
    { bytes = bytes, most = most }))
end


--- definition.check_amount(what, n)
-- @error a file has too many of something
function definition.check_amount(what, n)
  local most = definition.limits[what]
  if n > most then
    problem.raise("too_many", { what = what, most = most })
  end
end


--- definition.too_many_values(file, value) -> text; or nothing
-- Adds the values of a table to those of the files loaded so far. Answers a
-- sentence if they are too many.
-- @param file { amount = { values } }, which all files of a loader share
function definition.too_many_values(file, value)
  local amount, most = file.amount, definition.limits.values
  amount.values = amount.values + ordered.count(value, most)
  if amount.values <= most then return nil end
  return sentence.of("too_many_of_game", { what = "values in tables",
    most = most })
end


--- definition.check_values(file, value)
-- @error the values are too many; at the line that is running
function definition.check_values(file, value)
  local text = definition.too_many_values(file, value)
  if text then problem.raise_text(text) end
end


--- Takes the facts of the definition's table, if there are not too many.
local function take_facts(d, given)
  local n, most = 0, definition.limits.facts
  for name, value in next, given do
    n = n + 1
    if n > most then
      error(definition.problem(d, {}, sentence.of("too_many",
        { what = "facts", most = most })), 0)
    end
    d.given[name] = value
  end
end


-- What is counted before anything is made of it, with the most of each, and the
-- sentence that refuses more.
local counted = {
  { name = "options", what = "options", most = definition.limits.options },
  { name = "round", what = "fields", most = definition.limits.fields },
  { name = "keeps", what = "fields", most = definition.limits.fields },
  { name = "piles", key = "fact_many_piles",
    most = core.limits.piles - facts.piles_of_all },
  { name = "obligations", key = "fact_too_many", needs = core.limits.piles,
    most = core.limits.obligations },
}


--- definition.check_counts(d)
-- Refuses so many options, fields, piles or obligations that no players and no
-- other definition can make room for them. The rest is counted later.
function definition.check_counts(d)
  for _, one in ipairs(counted) do
    local given = d.given[one.name]
    local n, most = 0, one.needs or one.most
    for _ in next, type(given) == "table" and given or {} do
      n = n + 1
      if n > most then
        error(definition.problem(d, { one.name },
          sentence.of(one.key or "too_many", one)), 0)
      end
    end
  end
end


-- Names that authors give the sentence about a game. It is a comment.
local OPENING = { says = true, sentence = true, description = true,
  text = true }

--- Refuses names in the table that such definitions do not have.
local function check_names(d)
  local names, set = facts.names(d.kind)
  local unknown = {}
  for name in ordered.pairs(d.given) do
    if not set[name] then unknown[#unknown + 1] = name end
  end
  local outline = unknown[1] and definition.outline(d.file)
  local first, least
  for _, name in ipairs(unknown) do
    local line = source.line(outline, { name })
    if not least or line < least then first, least = name, line end
  end
  if first then
    local says = OPENING[first]
      and sentence.of("opening_field", { name = first })
      or sentence.unknown(first, names)
    error(definition.problem(d, { first }, says), 0)
  end
end


--- The object on which a rules file puts its steps.
local function new_definition(file, kind, title)
  local d = {
    kind = kind, title = title, file = file, name = file.name, given = {},
    steps = {}, step_order = {}, step_at = {}, step_end = {},
    examples = file.examples, tries = file.tries,
  }
  local object = setmetatable({}, Rules)
  behind[object], file.definition, file.object = d, d, object
  return d, object
end


--- Refuses a second definition in a file, at the line of the first.
local function check_alone(file, kind, title)
  local first = file.definition
  if first then
    problem.raise("two_definitions", {
      kind = kind, title = title, other_kind = first.kind,
      other = first.title,
    })
  end
end


--- The function `game` or `house_rule` for a file.
local function constructor(file, kind)
  return function(title)
    if type(title) ~= "string" then
      problem.raise("title_first", { word = word_of[kind] })
    end
    local before = kinds.made()
    return function(given)
      check_alone(file, kind, title)
      local d, object = new_definition(file, kind, title)
      d.made = { first = before + 1, last = kinds.made() }
      if type(given) ~= "table" then
        error(definition.problem(d, {}, sentence.of("definition_table")), 0)
      end
      definition.check_values(file, given)
      take_facts(d, given)
      check_names(d)
      return object
    end
  end
end


--- game "Whist" { players = 4, deck = french(52), … }
-- Defines a game: its facts in braces, each checked when the file is loaded.
-- The file puts the game's steps on the result, and returns it.
-- @return the game, for `function whist:round() … end`
-- @error the braces have an unknown name or a wrong value
-- @example local whist = game "Whist" { players = 4, deck = french(52) }
-- function whist:round() self:deal_each(13) end
-- return whist
-- @group definitions
local function game(file)
  return constructor(file, "game")
end


--- house_rule "Rotating trumps" { of = "whist", … }
-- Defines a house rule: the game that it belongs to, the options that it
-- presets (`set`), house rules that it brings along (`with`) or may change
-- (`on_top_of`), and its own options, fields, obligations and facts. A house
-- rule adds to what is beneath it: the game, and the house rules that come
-- before. A fact that is a table adds its names to those beneath. A step that
-- calls `base.NAME(self)` adds to the step of that name; one that does not call
-- it takes that step's place. A step for an event, such as `after_trick`
-- (Writing rules lists them), is called besides those beneath. `replaces` names
-- the facts and events of which nothing beneath shall be left.
-- @return the house rule, to put steps on and to return
-- @error as for a game; also if one house rule drops what another one brings,
-- and neither goes on top of the other
-- @example return house_rule "Short" { of = "whist", set = { target = 3 } }
-- @group definitions
local function house_rule(file)
  return constructor(file, "house rule")
end


--- The steps of a definition are read and written as its fields.
function Rules.__index(object, name)
  local step = behind[object].steps[name]
  if step then return step end
  error(problem.here(sentence.missing("no_such_step",
    { name = sentence.shown(name) }, behind[object].step_order)), 0)
end


function Rules.__newindex(object, name, f)
  local d = behind[object]
  local shown = { name = sentence.shown(name), kind = type(f) }
  local wrong = d.closed and "step_too_late"
    or type(f) ~= "function" and "step_not_function"
    or (type(name) ~= "string" or not string.find(name, "^[%a_][%w_]*$"))
    and "step_name" or d.steps[name] and "step_twice"
  if wrong then
    local text = definition.named(d, sentence.of(wrong, shown))
    error(problem.here(text), 0)
  end
  d.steps[name] = f
  d.step_order[#d.step_order + 1] = name
  definition.check_amount("steps", #d.step_order)
  local at = debug.getinfo(f, "S")
  d.step_at[name] = { file = d.file.path, line = at.linedefined }
  d.step_end[name] = at.lastlinedefined
end


--- The words of an example, by their present names.
local function present_words(given)
  if given.facts == nil then return given end
  local body = { fields = given.facts }
  for name, value in next, given do
    if name ~= "facts" then body[name] = value end
  end
  return body
end


--- example "the only club must be played" { trump = "H", hand = "JC", … }
-- A worked example of the rules: a situation, and what follows from it. It is a
-- test of the file and a line of the rulebook. A file of the same name, in a
-- folder `examples` beside the rules file, may have more examples; only `check`
-- reads those.
-- @example example "the only club must be played" {
--   trump = "H", trick = "10C KC 3D", hand = "JC 4H 9S", legal = "JC",
-- }
-- @group definitions
local function example(file)
  return function(name)
    if type(name) ~= "string" then
      problem.raise("title_first", { word = "example" })
    end
    return function(given)
      local _, line = problem.place()
      if type(given) ~= "table" then
        problem.raise("example_table", { name = name })
      end
      definition.check_values(file, given)
      file.examples[#file.examples + 1] = {
        name = name, file = file.path, line = line or 1,
        body = present_words(given),
      }
      definition.check_amount("examples", #file.examples)
    end
  end
end


--- definition.moves_of(line) -> list
-- The moves of a line of play, apart: with a comma in it, commas are between
-- them, because a move may have several words.
function definition.moves_of(line)
  local list = {}
  local each = string.find(line, ",", 1, true) and "[^,]+" or "%S+"
  for move in string.gmatch(line, each) do
    list[#list + 1] = string.match(move, "^%s*(.-)%s*$")
  end
  return list
end

--- try "7C QS"
-- A line of play from the start of a match, which only has to go through.
-- `check`, `reload` and `watch` run it; where a move is refused, they say
-- which, by which rule, and what is allowed. Write blanks between the moves, or
-- commas where a move has several words. Braces may follow, with the words of
-- examples: `seed`, `deal`, `dealer` and options say what the match starts
-- from; `legal`, `refused`, `scores`, `leaves` and others say what is expected
-- at the end of the line. Without `seed` the cards are dealt by seed 1.
-- @example try "7C QS"
-- try "pass, 4 no trump" { seed = 3, refused = { "4" } }
-- @group definitions
local function try(file)
  return function(line)
    local moves = type(line) == "string" and definition.moves_of(line) or {}
    if #moves == 0 then problem.raise "try_text" end
    local _, at = problem.place()
    local one = { name = line, file = file.path, line = at or 1, try = true,
      body = { moves = moves } }
    file.tries[#file.tries + 1] = one
    definition.check_amount("examples", #file.examples + #file.tries)
    return function(given)
      if type(given) ~= "table" or given.moves ~= nil then
        problem.raise("try_table", { name = line })
      end
      definition.check_values(file, given)
      given = ordered.copy(given)
      given.moves, one.body = one.body.moves, given
    end
  end
end


--- obligation "no high clubs" { avoid = "AC KC", when = "leading", says = "…" }
-- A duty in a trick that the file itself defines: its name, the sentence for a
-- card that it refuses, and the cards that a player must `play` or `avoid`.
-- Only cards in the player's hand count: if the hand has none that may be
-- played, the duty does not bind. Where names of cards cannot say it, a
-- function answers which cards must be played: text, a list, cards, a suit for
-- all of its cards, or nil for none.
-- @param says the sentence; of `play`, `avoid` and the others see the parts of
-- an obligation
-- @param function gets `self`, the hand of the player to act, and the player;
-- it may not change the match or ask anybody
-- @example local hearts_wait = obligation "hearts wait" {
--   avoid = "H", when = "leading", until_played = "H",
--   says = "no heart has been played, and you hold {cards}",
-- }
-- local low_cards_last = obligation "low cards last" {
--   says = "you hold {cards}: low cards go last",
--   function(self, hand, player)
--     return player ~= self.dealer and hand:of_suit("H") or nil
--   end,
-- }
-- @group obligations
local function obligation(file)
  return function(name)
    if type(name) ~= "string" then
      problem.raise("title_first", { word = "obligation" })
    end
    return function(given)
      if type(given) ~= "table" then
        problem.raise("obligation_table", { name = name })
      end
      definition.check_values(file, given)
      local _, line = problem.place()
      return kinds.declare("obligation", {
        name = name, given = given, file = file.path, line = line,
      })
    end
  end
end


definition.natives = duties.natives


--- definition.words(file) -> table of the words with which a file defines
-- @param file { path, text, name, examples, tries }; gets `definition`
function definition.words(file)
  local words = {
    game = game(file), house_rule = house_rule(file),
    example = example(file), try = try(file),
    obligation = obligation(file),
    french = decks.french, spanish = decks.spanish, deck = decks.deck,
    flower = decks.flower, tarot = decks.tarot,
  }
  for name, word in next, fields.words do words[name] = word end
  for name, word in next, duties.words do words[name] = word end
  for name, word in next, called.words do words[name] = word end
  duties.add_natives(words)
  return words
end


--- definition.keep(file)
-- Copies the definition of a file, so that the engine alone owns it. The file
-- may still hold the original tables, but can no longer change the definition.
function definition.keep(file)
  local d = file.definition
  if d then d.given = ordered.copy(d.given) end
  for _, list in ipairs { file.examples, file.tries } do
    for _, one in ipairs(list) do one.body = ordered.copy(one.body) end
  end
end


--- definition.finish(file, result) -> definition; or nil, problem
-- The definition of a file that has run and returned `result`. After this call
-- nothing can be put on it.
function definition.finish(file, result)
  local d = file.definition
  if not d then
    local rules = (file.examples[1] or file.tries[1])
      and shelf.of_examples(file.path)
    local wrong = problem.rules(file.path, nil,
      sentence.of(rules and "examples_of" or "no_definition", { file = rules }))
    wrong.no_definition = true
    return nil, wrong
  end
  if result ~= file.object then
    local text = sentence.of("not_returned", { kind = d.kind })
    return nil, definition.problem(d, {}, text)
  end
  d.closed = true
  d.sentence = source.opening(file.text)
  return d
end


--- definition.of(object) -> the definition behind an object of a rules file
function definition.of(object)
  return type(object) == "table" and behind[object] or nil
end


return definition
