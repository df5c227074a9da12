-- The library: `require "tenace"`.

local core = require "tenace.core"
local library = require "library"
local match = require "match"
require "run"
local sandbox = require "sandbox"
local shelf = require "shelf"

local tenace = { version = require "tenace.place".version }

core.safe_text(sandbox.string)





--- Calls a function of a rules file under the budgets of rules.
local function guard(f, ...)
  return core.guard(sandbox.call, f, ...)
end


--- The rules that are found on this machine.
local function open_library()
  local place = require "tenace.place"
  local words = require "words"
  return library.new {
    folders = shelf.folders(place.data), list = words.list_folder,
    words = words.globals, self_words = words.on_self, guard = guard,
  }
end

tenace.library = open_library()


--- tenace.variant(game [, options]) -> variant
-- A game with house rules and options, checked and put together.
-- @param game `whist+american+rounds=3`, or a path to a file
-- @return the variant; or nil, problem
-- @group matches
function tenace.variant(game, options)
  if type(game) == "table" and game.steps then return game end
  return tenace.library:variant(game, options)
end


--- The variant, or the problem raised.
local function need_variant(game, options)
  local variant, wrong = tenace.variant(game, options)
  if not variant then error(wrong, 0) end
  return variant
end


--- tenace.new(game [, how]) -> m
-- A new match.
-- @param game `skat+kontra+rounds=3`, a path, or a variant
-- @param how { seed = number, options = { rounds = 3 }, deal = { hands = { … },
-- stock = "…" }, traced = true to keep a story from the start }
-- @error there is no such game, its file is in error, the deal is impossible
-- @example local m = tenace.new("whist", { seed = 7 })
-- @group matches
function tenace.new(game, how)
  how = how or {}
  local seed = how.seed or math.random(0, 1 << 31)
  if math.type(seed) ~= "integer" then
    error("a seed is a whole number, not '" .. tostring(seed) .. "'", 2)
  end
  return match.new(need_variant(game, how.options), {
    seed = seed, deal = how.deal, traced = how.traced, tape = how.tape,
    most_decisions = how.most_decisions,
  })
end


tenace.need_variant = need_variant

return tenace
