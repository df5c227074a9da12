-- The games of this machine: the library that finds a game by its name, and the
-- parts that all libraries share.

local core = require "tenace.core"
local door = require "tenace.base.door"
local library = require "tenace.rules.library"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sandbox = require "tenace.rules.sandbox"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"

local games = {}

core.safe_text(sandbox.string)
sandbox.exchanges, sandbox.outside = false, core.outside
ordered.spend, ordered.plain = core.spend, core.plain
ordered.copy_plain, ordered.few_keys = core.copy_plain, core.keys


--- A function that calls functions of rules files under the budgets of rules,
-- and the account that is charged for what they make.
local function new_guard()
  local account = core.account()
  return function(f, ...)
    return core.guard(account, sandbox.call, f, ...)
  end, account
end


--- The parts that all libraries of rules share.
local function library_facts()
  local words = require "tenace.words.all"
  local before = require "tenace.words.before"
  return { words = words.globals, self_words = words.on_self,
    before = before.word, guard = new_guard, list = core.list_folder,
    defaults = {
      over = function(self, how) return core.usual_over(self, how) end } }
end


--- The library of the rules on this machine.
-- @param read how it reads a file; nil for the usual way
local function open_library(read)
  local how = library_facts()
  how.folders = shelf.folders(require "tenace.base.place".data)
  how.read = read
  return library.new(how)
end


games.library = open_library()


--- All words of files of records.
local function with_before(globals)
  local before, words = require "tenace.words.before", {}
  for name, word in next, globals do words[name] = word end
  for name, word in next, before.globals do words[name] = word end
  return words
end


--- games.library_of(files [, early]) -> library
-- A library of just these files, such as those of a record. They may have words
-- of any earlier version; with `early` they are joined as those did.
function games.library_of(files, early)
  local how = library_facts()
  how.files, how.kept = files, true
  how.words = with_before(how.words)
  how.early = early
  return library.new(how)
end


--- games.library_with(path, text) -> library
-- The library of this machine, with that text in the place of that file: to try
-- rules that are not kept yet.
function games.library_with(path, text)
  local disk = require "tenace.base.disk"
  return open_library(function(other)
    if other == path then return text end
    return disk.read_if_there(other, 1 << 20)
  end)
end


--- games.is_spec(game) -> boolean
-- Can this value name a game? A text, or a list of texts.
function games.is_spec(game)
  if type(game) ~= "table" then return type(game) == "string" end
  for _, word in next, game do
    if type(word) ~= "string" then return false end
  end
  return true
end


--- tenace.variant(game [, options]) -> variant
-- Puts a game together with its house rules and options, and checks it.
-- @param game `whist+american+rounds=3`, or a path to a file
-- @return the variant, which can stand for a game's name; or nil and the
-- problem
-- @group matches
function games.variant(game, options)
  if type(game) == "table" and game.steps then return game end
  door.table("variant: options", options)
  if not games.is_spec(game) then
    return nil, problem.request(sentence.of "no_game_named")
  end
  return games.library:variant(game, options)
end


--- games.need(game, options) -> variant
-- @error the problem, if there is no such variant
function games.need(game, options)
  local variant, wrong = games.variant(game, options)
  if not variant then error(wrong, 0) end
  return variant
end


return games
