-- The fact `plays`: how several cards are played at once. It is checked, and
-- put into the form that the core reads.

local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local play_facts = {}

-- The most copies of a card with which several cards are played at once.
local MOST_COPIES = 4


local wrong = sentence.refusal


local play_parts = { "throws", "owed", "short_tractors", "pairs_over_triple",
  "kill_compare" }
local play_values = {
  throws = { allowed = true, forbidden = false, [true] = true,
    [false] = false },
  owed = { format = false, suit = true },
  short_tractors = { [true] = true, [false] = false },
  pairs_over_triple = { no = 0, one = 1, two = 2 },
  kill_compare = { by_format = false, highest = true },
}


--- The values of a part of the fact `plays`, as they are written.
local function written(values)
  local list = {}
  for i, value in ipairs(ordered.keys(values)) do list[i] = tostring(value) end
  return sentence.list(list)
end


--- Checks one part of the fact `plays`.
local function check_play_part(part, given)
  local values = play_values[part]
  if not values then
    return nil, sentence.unknown(sentence.shown(part), play_parts), { part }
  elseif values[given] == nil then
    return wrong("fact_plays_value",
      { name = part, values = written(values) }, part)
  end
  return true
end


--- play_facts.check(value, known) -> how several cards are played at once, in
-- the core's form; or nil, message, path
-- @param known the facts so far: the deck and the obligations
function play_facts.check(value, known)
  if value == false then return false end
  if type(value) ~= "table" or kinds.declared(value) then
    return wrong("fact_plays")
  end
  if #known.obligations > 0 then return wrong("fact_plays_obligations") end
  for _, n in next, known.deck.counts do
    if n > MOST_COPIES then
      return wrong("fact_plays_copies", { most = MOST_COPIES })
    end
  end
  for part, given in ordered.pairs(value) do
    local ok, message, path = check_play_part(part, given)
    if not ok then return nil, message, path end
  end
  return {
    no_throws = play_values.throws[value.throws] == false,
    suit_only = value.owed == "suit",
    any_pairs = value.short_tractors == false,
    pairs_first = play_values.pairs_over_triple[value.pairs_over_triple] or 0,
    kills_by_highest = value.kill_compare == "highest",
  }
end


return play_facts
