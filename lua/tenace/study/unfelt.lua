-- Options that change nothing: the same deals, played by the same random bots
-- under each value, come out alike.

local games = require "tenace.rules.games"
local match = require "tenace.match.match"
local settings = require "tenace.study.settings"

local unfelt = {}

--- How many matches are played with each value, and the rounds in each.
unfelt.amount = { matches = 12, rounds = 4 }


--- unfelt.played(variant, seed) -> text
-- What happened in a match: its moves and its scores.
local function played(variant, seed)
  local m = match.new(variant, { seed = seed })
  m:run("random", { rounds = unfelt.amount.rounds })
  local list = {}
  for _, one in ipairs(m:history()) do
    list[#list + 1] = one.player .. one.move
  end
  for _, line in ipairs(m:score_sheet()) do
    list[#list + 1] = line.round .. " " .. line.side .. " " .. line.points
  end
  return table.concat(list, "\n")
end


unfelt.played = played


--- Does a match come out otherwise with another value of the option?
local function is_felt(variant, option)
  local others = {}
  for _, value in ipairs(settings.values(option)) do
    local other = value ~= variant.options[option.name]
      and games.library:variant(variant.spec, { [option.name] = value })
    others[#others + 1] = other or nil
  end
  if #others == 0 then return true end
  for seed = 1, unfelt.amount.matches do
    local usual = played(variant, seed)
    for _, other in ipairs(others) do
      if played(other, seed) ~= usual then return true end
    end
  end
  return false
end


--- unfelt.rounds(variant, option) -> how many rounds came out alike with each
-- of the option's values; nil if one did not, or if as many do without house
-- rules, as what the option changes is rare
function unfelt.rounds(variant, option)
  local ok, felt = pcall(is_felt, variant, option)
  if not ok or felt then return nil end
  local game = games.library:variant(variant.name)
  ok, felt = pcall(is_felt, game, option)
  if not ok or not felt then return nil end
  return unfelt.amount.matches * unfelt.amount.rounds
end


return unfelt
