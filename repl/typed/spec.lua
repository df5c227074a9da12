-- The name of a game: `whist+american`, or the same as separate words.

local core = require "tenace.core"
local fail = require "tenace.face.say.fail"

local spec = {}


--- spec.of(words) -> `whist american rounds=3` as `whist+american+rounds=3`.
function spec.of(words)
  return table.concat(words, "+")
end


--- What the message says where there is no such game: where to look, or that
-- the present folder has a rules file of that name.
local function refuse_game(name, problem)
  local file = name .. ".lua"
  if core.disk.about(file) == "file" then
    fail.usage("no_game_but_file", { problem = problem, file = file })
  end
  fail.usage("no_game", { problem = problem })
end


--- spec.is_line(text) -> does a text look like the line that carries rules?
function spec.is_line(text)
  return text:find "^[^~]+:%w+~[%w_-]+$" ~= nil
end


--- Fails because the request has a fault. If the library suggests nothing, the
-- message says where to look.
local function refuse(words, problem)
  local lost, game = problem.lost, spec.of(words):match("^[^+%s]*")
  if spec.is_line(spec.of(words)) then
    fail.usage("line_first", { game = spec.of(words):match "^[^:]*" })
  end
  if lost == "game" then refuse_game(game, tostring(problem)) end
  if lost ~= "option" then error(problem, 0) end
  fail.usage("no_option", { problem = tostring(problem), game = game })
end


--- spec.variant(command, words [, library]) -> the game with its house rules
-- and options
-- Fails if there are no words.
-- @param library the library in which to look the game up; the whole one if
-- left out
function spec.variant(command, words, library)
  if #words == 0 then fail.usage("which_game", { command = command }) end
  library = library or require "tenace"
  local variant, problem = library.variant(spec.of(words))
  return variant or refuse(words, problem)
end


--- spec.place(command, words [, seed]) -> the game, the seed, the number of
-- decisions
-- A position as one line, `whist+american#2@17`. A game alone has no seed and
-- no decisions.
-- @param seed the seed that was given besides, if any
function spec.place(command, words, seed)
  local request = require "tenace.rules.request"
  local line = spec.of(words)
  local game, named, decisions = request.place(line)
  if named and seed then fail.usage("seed_twice", { line = line }) end
  local variant = spec.variant(command, named and { game } or words)
  return variant, named or seed, decisions
end


--- spec.is_game(text) -> true if there is a game of that name, or a position or
-- signature of it.
function spec.is_game(text)
  local base = text:gsub("#%-?%d+@?%d*$", ""):gsub(":%w+$", "")
    :match("^[^+]*")
  if base:match("%.lua$") or base:find("/", 1, true) then return true end
  return require "tenace".library:game(base) ~= nil
end


--- spec.several(words) -> list of lists of words
-- A path or a game begins a new list; the house rules and options after it
-- belong to it.
function spec.several(words)
  local list = {}
  for i, word in ipairs(words) do
    if i == 1 or spec.is_game(word) then
      list[#list + 1] = { word }
    else
      table.insert(list[#list], word)
    end
  end
  return list
end


return spec
