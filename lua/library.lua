-- Where rules come from: the folders they are looked for in, the files of
-- games and house rules, and what a name like `whist+american+rounds=3` means.

local definition = require "definition"
local layers = require "layers"
local loader = require "loader"
local ordered = require "ordered"
local problem = require "problem"
local sentence = require "sentence"
local variant = require "variant"

local Library = {}
Library.__index = Library

local library = {}


--- The text of a file; nil and a message.
local function read_file(path)
  local file, message = io.open(path, "rb")
  if not file then return nil, message end
  local text = file:read("a")
  file:close()
  return text, not text and path or nil
end


--- library.folders(data [, getenv]) -> list of folders
-- Where rules are looked for, in order: $TENACE_RULES (several folders with
-- colons between), the user's own folder, the rules that came with the program.
-- @param data the folder in which the program's own `rules` are
function library.folders(data, getenv)
  getenv = getenv or os.getenv
  local list = {}
  for folder in string.gmatch(getenv("TENACE_RULES") or "", "[^:]+") do
    list[#list + 1] = folder
  end
  local config = getenv("XDG_CONFIG_HOME")
  if not config or config == "" then
    config = getenv("HOME") and getenv("HOME") .. "/.config"
  end
  if config then list[#list + 1] = config .. "/tenace/rules" end
  list[#list + 1] = data .. "/rules"
  return list
end


--- library.new(how) -> library
-- @param how { folders = where to look, in order; list(folder) -> names of the
-- files in it, or nil; read(path) -> text, or nil, message; words, self_words,
-- defaults, guard: see variant.make; files = files to take instead of any
-- folder, as a variant has them: { path, text, name, of } }
function library.new(how)
  return setmetatable({
    folders = how.folders or {}, list = how.list, files = how.files,
    read = how.read or read_file, words = how.words or {},
    self_words = how.self_words or {}, defaults = how.defaults or {},
    guard = how.guard, cache = {},
  }, Library)
end


--- Is this a path, not a bare name?
local function is_path(name)
  return string.find(name, "/", 1, true) or string.find(name, "%.lua$")
end


--- The name in a path: what stands before `.lua`.
local function name_of_path(path)
  return string.match(path, "([^/]+)%.lua$") or path
end


--- Finds a file among those that were given; by path or by name and game.
local function find_given(self, name, of)
  for _, file in ipairs(self.files) do
    if is_path(name) and file.path == name
      or file.name == name and (file.of or "") == (of or "") then
      return file
    end
  end
end


--- Reads the file of a name, if there is one: the first in the folders' order.
local function find_in_folders(self, name, of)
  for _, folder in ipairs(self.folders) do
    local path = of and folder .. "/house/" .. of .. "/" .. name .. ".lua"
      or folder .. "/" .. name .. ".lua"
    local text = self.read(path)
    if text then return { path = path, text = text, name = name, of = of } end
  end
end


--- Reads a file by its path.
local function find_path(self, path, of)
  local text, message = self.read(path)
  if not text then
    return nil, problem.request(sentence.of("cannot_read", {
      path = path, message = message,
    }))
  end
  return { path = path, text = text, name = name_of_path(path), of = of,
    by_path = true }
end


--- Finds a file by name or path: of a game, or of a house rule of game `of`.
local function find(self, name, of)
  if self.files then return find_given(self, name, of) end
  if is_path(name) then return find_path(self, name, of) end
  return find_in_folders(self, name, of)
end


--- Adds the names of the rules files in one folder to a set.
local function add_names(self, folder, set)
  for _, file in ipairs(self.list(folder) or {}) do
    local name = string.match(file, "^([a-z][a-z0-9_]*)%.lua$")
    if name then set[name] = true end
  end
end


--- library:names([of]) -> sorted list
-- The names of all rules files, or of the house rules of one game.
function Library:names(of)
  local set = {}
  for _, file in ipairs(self.files or {}) do
    if file.of == of then set[file.name] = true end
  end
  for _, folder in ipairs(self.files and {} or self.folders) do
    add_names(self, of and folder .. "/house/" .. of or folder, set)
  end
  return ordered.keys(set)
end


--- That there is no such game: a near name, or a house rule's game.
local function no_game(self, name)
  for _, game in ipairs(self:names()) do
    if find(self, name, game) then
      return problem.request(sentence.of("game_is_house_rule", {
        name = name, game = game,
      }))
    end
  end
  return problem.request(sentence.missing("no_game", { name = name },
    self:names()))
end


--- Finds a game's file; or nil and the problem.
local function find_game(self, name)
  local found, wrong = find(self, name)
  if found then return found end
  return nil, wrong or no_game(self, name)
end


--- Finds a house rule's file; or nil and the problem.
local function find_house_rule(self, name, game)
  local found, wrong = find(self, name, game)
  if found then return found end
  return nil, wrong or problem.request(sentence.missing("no_house_rule", {
    name = name, game = game }, self:names(game)))
end


--- The words of a spec: names, paths and `option=value`. A path may hold a
-- plus sign: it goes on to its `.lua`.
local function split(spec)
  local words, path = {}, nil
  for word in string.gmatch(spec, "[^+]+") do
    if path then word = path .. "+" .. word end
    local open = string.find(word, "/", 1, true)
      and not string.find(word, "%.lua$")
    path = open and word or nil
    if not open then words[#words + 1] = word end
  end
  words[#words + 1] = path
  return words
end


--- Puts one word of a spec where it belongs.
local function sort_word(request, word)
  local name, value = string.match(word, "^([%a_][%w_]*)=(.*)$")
  if not name then
    request.houses[#request.houses + 1] = word
  elseif request.options[name] then
    return nil, problem.request(sentence.of("option_given_twice", {
      name = name }))
  else
    request.options[name] = value
  end
  return true
end


--- library.parse(spec) -> request; or nil, problem
-- Reads `whist+american+rounds=3`: a game, house rules, options.
-- @param spec text, or a list of the words between the plus signs
-- @return { game = "whist", houses = { "american" }, options = { rounds = "3" }
function library.parse(spec)
  local words = {}
  for _, part in ipairs(type(spec) == "table" and spec or { spec }) do
    table.move(split(part), 1, #split(part), #words + 1, words)
  end
  if not words[1] or string.find(words[1], "=") and not is_path(words[1]) then
    return nil, problem.request(sentence.of("no_game_named"))
  end
  local request = { game = words[1], houses = {}, options = {} }
  for i = 2, #words do
    local ok, wrong = sort_word(request, words[i])
    if not ok then return nil, wrong end
  end
  return request
end


--- A loader whose required files are found here.
local function new_loader(self)
  return loader.new { words = self.words, guard = self.guard,
    find = function(name)
      local found = find(self, name)
      if found then return found end
      return nil, problem.request(sentence.missing("no_file", {
        name = name }, self:names()))
    end }
end


--- Refuses a definition of another kind than is wanted, or of another game.
local function check_kind(d, kind, game)
  if d.kind ~= kind then
    return nil, definition.problem(d, {}, sentence.of("other_kind", {
      kind = kind }))
  end
  if game and d.given.of ~= game then
    return nil, definition.problem(d, { "of" }, sentence.of("other_game", {
      game = game, of = tostring(d.given.of) }))
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


--- Loads the base game. If the file is a house rule, the game is the one that
-- it belongs to, and the file the first of the house rules.
local function load_base(self, load, request)
  local found, wrong = find_game(self, request.game)
  if not found then return nil, wrong end
  local d
  d, wrong = load:load(found)
  if not d then return nil, wrong end
  if d.kind == "game" then return check_kind(d, "game") end
  if type(d.given.of) ~= "string" then
    return nil, definition.problem(d, { "of" }, sentence.of("of_missing"))
  end
  table.insert(request.houses, 1, request.game)
  request.game = d.given.of
  load.files = {}
  local base
  base, wrong = load_base(self, load, request)
  if base or wrong.kind ~= "request" then return base, wrong end
  return nil, definition.problem(d, { "of" }, wrong.text)
end


--- Names are put in place of paths that they would lead to as well.
local function shorten(self, request)
  local function short(word, of)
    if not is_path(word) then return word end
    local name = name_of_path(word)
    local found = find(self, name, of)
    return found and found.path == word and name or word
  end
  request.game = short(request.game)
  for i, word in ipairs(request.houses) do
    request.houses[i] = short(word, request.game)
  end
end


--- Drops the names that stand a second time in a list.
local function once(names)
  local list, seen = {}, {}
  for _, name in ipairs(names) do
    if not seen[name] then list[#list + 1], seen[name] = name, true end
  end
  return list
end


--- What a variant needs to know of the house rules of a game.
local function house_rules(self, load, game)
  return {
    load = function(name) return load_house_rule(self, load, name, game) end,
    exists = function(name) return find(self, name, game) ~= nil end,
    names = function() return self:names(game) end,
  }
end


--- A word without `=` that names an option was meant to be one.
local function explain_house_rule(wrong, base, request)
  local options = base.given.options
  for _, name in ipairs(request.houses) do
    if type(options) == "table" and options[name] ~= nil then
      return problem.request(sentence.of("house_rule_is_option", {
        name = name }))
    end
  end
  return wrong
end


--- Loads and composes what a request asks for.
local function make(self, request)
  local load = new_loader(self)
  shorten(self, request)
  local base, wrong = load_base(self, load, request)
  if not base then return nil, wrong end
  shorten(self, request)
  base.name = request.game
  request.houses = once(request.houses)
  local stack
  stack, wrong = layers.new(request.houses,
    house_rules(self, load, request.game))
  if not stack then
    return nil, wrong.kind ~= "request" and wrong
      or explain_house_rule(wrong, base, request)
  end
  return variant.make {
    game = request.game, base = base, houses = request.houses,
    layers = stack, options = request.options, words = self.words,
    self_words = self.self_words, defaults = self.defaults,
    guard = load.guard, files = load.files,
  }
end


--- What was asked for as one text, to be found again.
local function key_of(spec, options)
  local words = type(spec) == "table" and { table.concat(spec, "+") }
    or { spec }
  for name, value in ordered.pairs(options or {}) do
    words[#words + 1] = tostring(name) .. "=" .. tostring(value)
  end
  return table.concat(words, "+")
end


--- library:variant(spec [, options [, fresh]]) -> variant; or nil, problem
-- A game with house rules and options, put together once and kept.
-- @param spec `whist+american+rounds=3`, or a list of such words; a path to a
-- file may stand for the game or for a house rule
-- @param options values by name; they go before those of the spec
-- @param fresh true to read the files again
-- @return see variant.make; the problem's kind is "rules" if a file is in error
-- and "request" if what was asked for is
function Library:variant(spec, options, fresh)
  local key = key_of(spec, options)
  if fresh then self.cache = {} end
  if self.cache[key] then return self.cache[key] end
  local request, wrong = library.parse(spec)
  if not request then return nil, wrong end
  for name, value in next, options or {} do request.options[name] = value end
  local made
  made, wrong = make(self, request)
  if not made then return nil, wrong end
  made = self.cache[made.spec] or made
  self.cache[key], self.cache[made.spec] = made, made
  return made
end


--- What a list of games shows of one file.
local function entry_of(d)
  return { name = d.name, title = d.title, sentence = d.sentence,
    file = d.file.path }
end


--- The house rules of a game, as a list of games shows them.
local function house_entries(self, game)
  local list = {}
  for _, name in ipairs(self:names(game)) do
    local found = find(self, name, game)
    local d, wrong = new_loader(self):load(found)
    list[#list + 1] = d and entry_of(d)
      or { name = name, file = found.path, problem = wrong }
  end
  return list
end


--- library:games() -> list
-- All games, by name: { name, title, sentence, file, house, options }, with
-- `house` the house rules, { name, title, sentence, file }, and `options` as
-- in a variant's option_list. A file in error has `problem` instead.
function Library:games()
  local list = {}
  for _, name in ipairs(self:names()) do
    local found = find(self, name)
    local d, wrong = new_loader(self):load(found)
    local made
    if d and d.kind == "game" then made, wrong = self:variant(name) end
    if made then
      local entry = entry_of(d)
      entry.house, entry.options = house_entries(self, name), made.option_list
      list[#list + 1] = entry
    elseif d and d.kind == "game" or not d and wrong.text
      ~= sentence.of("no_definition") then
      list[#list + 1] = { name = name, file = found.path, problem = wrong,
        house = {}, options = {} }
    end
  end
  return list
end


return library
