-- Sentences about options that are set but have no effect.

local phrase = require "tenace.face.say.phrase"

local silenced = {}


--- silenced.of(variant) -> sentences, in the order of the game's options
function silenced.of(variant)
  local by = require "tenace.rules.options".silenced(variant)
  local list = {}
  for _, option in ipairs(variant.option_list) do
    if by[option.name] then
      list[#list + 1] = phrase("table.silenced",
        { name = option.name, by = by[option.name] })
    end
  end
  return list
end


--- silenced.among(games [, name]) -> sentences that name the game
-- Games that cannot be found have none.
-- @param games names of games, with their house rules and options
-- @param name the option that is being varied, if there is one: of that the
-- sentence is said once, without a game
function silenced.among(games, name)
  local list, told = {}, {}
  for _, game in ipairs(games) do
    local variant = require "tenace".variant(game)
    local by = variant and require "tenace.rules.options".silenced(variant)
    for _, option in ipairs(variant and variant.option_list or {}) do
      local facts = { name = option.name, by = by[option.name], game = game }
      local sentence = facts.by and phrase(option.name == name
        and "table.silenced" or "table.silenced_in", facts)
      if sentence and not told[sentence] then
        told[sentence], list[#list + 1] = true, sentence
      end
    end
  end
  return list
end


return silenced
