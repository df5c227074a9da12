-- The rules on hand: games and house rules by name, and the variants made of
-- them.

local aged = require "tenace.rules.aged"
local catalogue = require "tenace.rules.catalogue"
local definition = require "tenace.rules.definition"
local example = require "tenace.rules.example"
local family = require "tenace.rules.family"
local in_place = require "tenace.rules.in_place"
local language = require "tenace.base.language"
local layers = require "tenace.rules.layers"
local loader = require "tenace.rules.loader"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local request = require "tenace.rules.request"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"
local signature = require "tenace.rules.signature"
local variant = require "tenace.rules.variant"

local Library = {}
Library.__index = Library

local library = { folders = shelf.folders, parse = request.parse }


--- The number of variants that are kept although no match holds them.
local MOST_RECENT = 16


--- Variants by request, as long as anybody holds them.
local function new_cache()
  return setmetatable({}, { __mode = "v" })
end


--- Holds a variant until MOST_RECENT others have been made.
local function keep(self, made)
  table.insert(self.recent, 1, made)
  self.recent[MOST_RECENT + 1] = nil
end


--- library.new(how) -> library
-- @param how { folders, list, read, files: where files are, see shelf.new;
-- words, self_words, defaults: see variant.make; guard() -> a guard for the
-- files of one variant, and its account; kept: see loader.new; before: see
-- variant.make }
function library.new(how)
  return setmetatable({
    shelf = shelf.new(how), words = how.words or {},
    self_words = how.self_words or {}, defaults = how.defaults or {},
    guard = how.guard, kept = how.kept, before = how.before,
    early = how.early, cache = new_cache(), recent = {}, entries = {},
  }, Library)
end


--- library:names([of]) -> sorted list
-- The names of all rules files, or of the house rules of one game.
function Library:names(of)
  return self.shelf:names(of)
end


--- The problem that there is no such game: suggests a near name, or the game of
-- a house rule with this name.
local function no_game(self, name)
  for _, game in ipairs(self:names()) do
    if self.shelf:find(name, game) then
      return problem.request(sentence.of("game_is_house_rule", {
        name = name, game = game,
      }))
    end
  end
  local none = sentence.of("no_game", { name = name })
  local text = sentence.suggest(none, name, self:names())
  return problem.request(text, text == none and "game" or nil)
end


--- Finds a game's file; or nil and the problem.
local function find_game(self, name)
  local found, wrong = self.shelf:find(name)
  if found then return found end
  return nil, wrong or no_game(self, name)
end


--- The sentence that there is no such house rule: with the nearest name, or
-- else with the folders in which it would be found.
local function no_house_rule(self, name, game)
  local parts = { name = name, game = game,
    folders = table.concat(self.shelf:house_folders(game), ", ") }
  local text = sentence.missing("no_house_rule", parts, self:names(game))
  local is_bare = text == sentence.of("no_house_rule", parts)
  if not is_bare or parts.folders == "" then return text end
  return sentence.of("no_house_rule_in", parts)
end


--- Finds a house rule's file; or nil and the problem.
local function find_house_rule(self, name, game)
  local found, wrong = self.shelf:find(name, game)
  if found then return found end
  return nil, wrong or problem.request(no_house_rule(self, name, game))
end


--- A loader that finds required files here.
local function new_loader(self)
  local guard, account
  if self.guard then guard, account = self.guard() end
  return loader.new { words = self.words, guard = guard, account = account,
    kept = self.kept, early = self.early,
    find = function(name)
      local found, wrong = self.shelf:find(name)
      if found then return found end
      return nil, wrong or problem.request(sentence.missing("no_file", {
        name = name }, self:names()))
    end }
end


--- The sentences of these files in the present language; nil if there are
-- none; or nil, problem.
local function texts_of(self, files, load)
  return catalogue.of(files, function(path) return self.shelf:text(path) end,
    function(...)
      load = load or new_loader(self)
      return load.guard(...)
    end)
end


--- Refuses a definition of the wrong kind or of another game.
local function check_kind(d, kind, game)
  if d.kind ~= kind then
    return nil, definition.problem(d, {}, sentence.of("other_kind", {
      kind = kind }))
  end
  if game and type(d.given.of) ~= "string" then
    return nil, definition.problem(d, { "of" }, sentence.of("of_missing"))
  end
  if game and d.given.of ~= shelf.name_of(game) then
    return nil, definition.problem(d, { "of" }, sentence.of("other_game", {
      game = game, of = d.given.of }))
  end
  return d
end


--- Loads a house rule of the game `of`, by name or path.
local function load_house_rule(self, load, name, of)
  local found, wrong = find_house_rule(self, name, of)
  if not found then return nil, wrong end
  local d
  d, wrong = load:load(found)
  if not d then return nil, wrong end
  d.name = name
  return check_kind(d, "house rule", of)
end


--- Loads the base game. If the file is a house rule, the base is its game, and
-- the file becomes the first of the house rules.
local function load_base(self, load, asked)
  asked.seen = asked.seen or {}
  asked.seen[asked.game] = true
  local found, wrong = find_game(self, asked.game)
  if not found then return nil, wrong end
  local d
  d, wrong = load:load(found)
  if not d then return nil, wrong end
  if d.kind == "game" then return check_kind(d, "game") end
  if type(d.given.of) ~= "string" then
    return nil, definition.problem(d, { "of" }, sentence.of("of_missing"))
  elseif shelf.is_path(d.given.of) then
    return nil, definition.problem(d, { "of" }, sentence.of("name_not_path",
      { name = d.given.of }))
  elseif asked.seen[d.given.of] then
    return nil, definition.problem(d, { "of" }, sentence.of("of_cycle",
      { of = d.given.of }))
  end
  table.insert(asked.houses, 1, asked.game)
  asked.game = d.given.of
  load.files = {}
  local base
  base, wrong = load_base(self, load, asked)
  if base or wrong.kind ~= "request" then return base, wrong end
  return nil, definition.problem(d, { "of" }, wrong.text)
end


--- Puts names in place of paths if they lead to the same file. Files that were
-- given as texts keep their paths.
local function shorten(self, asked)
  local function short(word, of)
    if not shelf.is_path(word) or self.shelf.files then return word end
    local name = shelf.name_of(word)
    local found = self.shelf:find(name, of)
    return found and found.path == word and name or word
  end
  asked.game = short(asked.game)
  for i, word in ipairs(asked.houses) do
    asked.houses[i] = short(word, asked.game)
  end
end


--- The data on a game's house rules that a variant needs.
local function house_rules(self, load, game)
  return {
    load = function(name) return load_house_rule(self, load, name, game) end,
    exists = function(name) return self.shelf:find(name, game) ~= nil end,
    partial = self.shelf.files ~= nil,
    names = function() return self:names(game) end,
  }
end


--- The words that are gone and that these files say; nil if there are none.
-- Files of records may have words of any version.
local function gone_words(self, files)
  if self.kept then return aged.gone_words(files) end
  local words = {}
  for _, file in ipairs(files) do
    for name in next, file.leaving do words[name] = true end
  end
  return next(words) and words
end


--- A word without `=` that names an option: the message says to give it a
-- value.
local function explain_house_rule(wrong, base, asked)
  local given, options = base.given.options, {}
  for name in next, type(given) == "table" and given or {} do
    options[name] = true
  end
  for _, one in ipairs(in_place.options(base)) do options[one.name] = true end
  for _, name in ipairs(asked.houses) do
    if options[name] then
      return problem.request(sentence.of("house_rule_is_option", {
        name = name }))
    end
  end
  return wrong
end


--- The variant with its sentences in the present language; or nil, problem.
local function in_language(self, made, load)
  local texts, wrong = texts_of(self, made.files, load)
  if wrong then return nil, wrong end
  return texts and catalogue.tell(made, texts) or made
end


--- Loads and combines what a request names.
local function make(self, asked)
  local load = new_loader(self)
  shorten(self, asked)
  local base, wrong = load_base(self, load, asked)
  if not base then return nil, wrong end
  shorten(self, asked)
  base.name = asked.game
  asked.houses = request.once(asked.houses)
  local stack
  stack, wrong = layers.new(asked.houses,
    house_rules(self, load, asked.game))
  if not stack then
    return nil, wrong.kind ~= "request" and wrong
      or explain_house_rule(wrong, base, asked)
  end
  local made
  made, wrong = variant.make {
    game = asked.game, base = base, houses = asked.houses,
    layers = stack, options = asked.options, words = self.words,
    self_words = self.self_words, defaults = self.defaults,
    guard = load.guard, account = load.account, files = load.files,
    lasting = load.lasting, before = self.before,
    gone = gone_words(self, load.files), of_record = self.kept,
  }
  if not made then return nil, wrong end
  return in_language(self, made, load)
end


--- The variant, if its rules are those of the signature that was asked for; or
-- nil, problem.
local function agreed(made, asked)
  if not asked.code or asked.code == signature.code(made) then return made end
  return nil, problem.request(sentence.of("other_signature", {
    spec = made.spec, signature = signature.of(made) }))
end


--- library:variant(spec [, options [, fresh]]) -> variant; or nil, problem
-- A game with house rules and options. It is put together once in each language
-- and kept.
-- @param spec `whist+american+rounds=3`, or a list of such words; the game and
-- the house rules may be paths to files; a signature may be behind it
-- @param options values by name; they take precedence over those of the spec
-- @param fresh true to read the files again
-- @return see variant.make; the problem has the kind "rules" if a file is in
-- error, and "request" if the request is
function Library:variant(spec, options, fresh)
  local code = language.code .. ":"
  local key = code .. request.key(spec, options)
  if fresh then self.cache, self.recent = new_cache(), {} end
  if self.cache[key] then return self.cache[key] end
  local asked, wrong = request.parse(spec)
  if not asked then return nil, wrong end
  for name, value in next, options or {} do asked.options[name] = value end
  local made
  made, wrong = make(self, asked)
  if made then made, wrong = agreed(made, asked) end
  if not made then return nil, wrong end
  made = self.cache[code .. made.spec] or made
  self.cache[key], self.cache[code .. made.spec] = made, made
  keep(self, made)
  return made
end


--- The examples beside one file that make sense; adds to `wrong` the problems
-- of the others, or that of the file.
-- @param home the request for the variant in which each is true
local function read_beside(self, path, home, list, wrong)
  local found, problem_of_file = self.shelf:examples(path)
  local all
  if found then all, problem_of_file = new_loader(self):examples(found) end
  wrong[#wrong + 1] = problem_of_file
  local at_home = all and self:variant(home)
  for _, one in ipairs(all or {}) do
    local fault = example.fault(one, found.text, at_home, example.sound)
      or at_home and example.fault(one, found.text, at_home)
    one.home = home
    table.insert(fault and wrong or list, fault or one)
  end
end


--- library:beside(variant) -> list, problems
-- The examples in the files beside those of the game and of its house rules, in
-- folders `examples`. They are read now, and only here: nobody needs them to
-- play.
-- @return a list of { name, file, line, home, body } as a variant's examples;
-- and a list of what is wrong with the others or with their files
function Library:beside(v)
  local list, wrong = {}, {}
  read_beside(self, v.files[1].path, v.name, list, wrong)
  for _, house in ipairs(v.house) do
    read_beside(self, house.file, v.name .. "+" .. house.name, list, wrong)
  end
  return list, wrong
end


--- library:without_rules(variant) -> list of paths
-- The files of examples that nothing runs, because there is no rules file of
-- their name: beside the topmost file, and in the folders of rules.
function Library:without_rules(v)
  local house = v.house[#v.house]
  return self.shelf:without_rules(house and house.file or v.files[1].path,
    house ~= nil)
end


--- One file's entry in a list of games, in the present language.
local function entry_of(self, d)
  local texts = texts_of(self, { d.file })
  return { name = d.name, title = language.told(texts, d.title),
    sentence = language.told(texts, d.sentence), file = d.file.path }
end


--- Loads a file from a folder's list. It may turn out to be unreadable.
local function load_listed(self, name, game)
  local found, wrong_file = self.shelf:find(name, game)
  if not found then
    return nil, wrong_file
      or problem.request(sentence.of("not_readable", { name = name }))
  end
  local d, wrong = new_loader(self):load(found)
  return d, wrong, found.path
end


--- The entry of a house rule: also what it changes of its game.
local function house_entry(self, d, base)
  local entry = entry_of(self, d)
  entry.changes = require "tenace.rules.changes".of(d, base)
  local texts = texts_of(self, { d.file })
  for _, option in ipairs(entry.changes.options) do
    option.says = language.told(texts, option.says)
  end
  return entry
end


--- The house rules of a game for a list of games.
-- @param base the definition of the game
local function house_entries(self, game, base)
  local list = {}
  for _, name in ipairs(self:names(game)) do
    local d, wrong, path = load_listed(self, name, game)
    list[#list + 1] = d and house_entry(self, d, base)
      or { name = name, file = path, problem = wrong }
  end
  return list
end


--- A game's entry in the list of games; nil if the file is no game's.
local function read_entry(self, name)
  local d, wrong, path = load_listed(self, name)
  local made
  if d and d.kind == "game" then
    made, wrong = make(self, request.parse(name))
  end
  if made then
    local entry = entry_of(self, d)
    entry.family = family.of(made)
    entry.house, entry.options = house_entries(self, name, d), made.option_list
    return entry
  elseif d and d.kind == "game" or not d and not wrong.no_definition then
    return { name = name, file = path, problem = wrong, house = {},
      options = {} }
  end
end


--- The entry as long as the files that it was read from say the same, and are
-- read in the same language.
local function kept_entry(self, name)
  local kept = self.entries[name]
  if not kept or kept.changes ~= language.changes
    or not self.shelf:says(kept.seen) then
    local entry, seen = self.shelf:watch(read_entry, self, name)
    kept = { entry = entry, seen = seen, changes = language.changes }
    self.entries[name] = kept
  end
  return kept.entry
end


--- A table of its own with the same values.
local function copy(entry)
  local own = {}
  for name, value in next, entry do own[name] = value end
  return own
end


--- A game's entry for a caller, who may change it; nil if there is none.
local function own_entry(self, name)
  local kept = kept_entry(self, name)
  if not kept then return nil end
  local entry, house = copy(kept), {}
  for i, one in ipairs(kept.house) do house[i] = copy(one) end
  entry.house = house
  return entry
end


--- library:game(name) -> one of library:games; nil if there is none
function Library:game(name)
  if not ordered.has(self:names(), name) then return nil end
  return own_entry(self, name)
end


--- library:games() -> list
-- All games, by name: { name, title, sentence, file, family, house, options },
-- with `family` as in family.lua, `house` the house rules, { name, title,
-- sentence, file, changes }, with `changes` as changes.of gives them, and
-- `options` as in a variant's option_list. A file in error has `problem`
-- instead. Files that have changed are read again.
function Library:games()
  local list = {}
  for _, name in ipairs(self:names()) do
    list[#list + 1] = own_entry(self, name)
  end
  return list
end


--- library:named(name) -> list
-- What has that name: a game as in library:games, and house rules, which have
-- `of`, the name of their game. No other file is read.
function Library:named(name)
  local list = {}
  for _, game in ipairs(self:names()) do
    local is_game = game == name
    local one = (is_game or ordered.has(self:names(game), name))
      and own_entry(self, game)
    if one and is_game then list[#list + 1] = one end
    for _, house in ipairs(one and one.house or {}) do
      house.of = game
      if house.name == name then list[#list + 1] = house end
    end
  end
  return list
end


--- library:lessons(game) -> list of lessons and courses of a game, by name; a
-- course has `lessons`; a file in error is { name, file, problem }
function Library:lessons(game)
  local file, list = require "tenace.rules.lesson_file", {}
  for i, name in ipairs(self.shelf:lessons(game)) do
    local found, wrong = self.shelf:lesson(name, game)
    local made
    if found then
      local load = new_loader(self)
      made, wrong = file.load(found, load.guard)
      local texts = made and texts_of(self, { found }, load)
      if texts then catalogue.tell_lesson(made, texts) end
    end
    list[i] = made or { name = name, file = found and found.path,
      problem = wrong }
  end
  return list
end


--- library:taught(game, courses) -> its lessons without courses, or its courses
function Library:taught(game, courses)
  local list = {}
  for _, one in ipairs(self:lessons(game)) do
    local is_course = one.lessons ~= nil or one.problem ~= nil
      and one.name == "course"
    if is_course == courses then list[#list + 1] = one end
  end
  return list
end


return library
