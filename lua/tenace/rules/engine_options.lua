-- The options that the engine reads itself or knows the meaning of, and what
-- is usual in them.

local sentence = require "tenace.base.sentence"

local engine_options = {}

--- Options by name that the engine reads: no rules need to.
engine_options.read = { target = true, floor = true, rounds = true,
  first_dealer = true, players = true }

--- What each of these is where its declaration does not say it. At 0 they leave
-- it to the match, or to chance. `to` of the first dealer is the last seat, and
-- rounds that have a default of their own silence nothing.
engine_options.usual = {
  rounds = { default = 0, from = 0, to = 144,
    silences = { "target", "floor" } },
  first_dealer = { default = 0, from = 0 },
}

-- Options that mean the same in every game, by the part of a fact that they
-- stand for or else by their own name.
local says = { throws = true, owed = true, short_tractors = true,
  pairs_over_triple = true, kill_compare = true, packs = true, target = true,
  floor = true, first_dealer = true }


--- engine_options.acts(option, value) -> does an option with that value silence
-- those that it names? Rounds do if a number is played; others if they are not
-- at their default.
function engine_options.acts(option, value)
  if option.name == "rounds" then return value ~= 0 end
  return value ~= option.default
end


--- The name of the sentence on a number of rounds.
local function of_rounds(option)
  if option.from ~= 0 then return "usual_rounds" end
  local only = #option.silences == 1 and option.silences[1]
  return only == "target" and "usual_rounds_or_target" or "usual_rounds_or_none"
end


--- engine_options.sentence(option, part [, lowest]) -> the sentence of an
-- option whose meaning the library knows; else nil
-- @param lowest true where the lowest total wins
function engine_options.sentence(option, part, lowest)
  if part ~= "rounds" and not says[part] then return nil end
  local key = part == "rounds" and of_rounds(option) or "usual_" .. part
  local of_lowest = key .. "_lowest"
  return sentence.of(lowest and sentence.has(of_lowest) and of_lowest or key)
end


return engine_options
