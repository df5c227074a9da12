-- Random matches of Whist of all sorts, held against the second statement of
-- its rules.

local core = require "tenace.core"
local held = require "rules.held"
local plain = require "rules.whist.plain"

local against = {}

local trumps = { "last_card", "rotate", "rotate_with_no_trump" }
local targets = { 1, 2, 5, 5, 5, 7, 10, 12 }
local rounds = { 0, 0, 0, 1, 2, 3, 5, 6, 8 }
local houses = { "whist", "whist", "whist+honours", "whist+long_whist",
  "whist+american", "whist+tournament", "whist+rotating_trumps",
  "whist+rotating_trumps_with_no_trump", "whist+long_whist+rotating_trumps",
  "whist+tournament+honours", "whist+american+honours",
  "whist+american+rotating_trumps_with_no_trump",
  "whist+long_whist+rotating_trumps_with_no_trump",
  "whist+tournament+honours+rotating_trumps_with_no_trump" }


--- against.variant(n) -> spec, options: the n-th of many
function against.variant(n)
  local function pick(list, k)
    return list[core.mix(n, k) % #list + 1]
  end
  local spec, options = pick(houses, 1), {}
  if spec == "whist" or spec == "whist+honours" then
    options.trump, options.rounds = pick(trumps, 2), pick(rounds, 3)
    options.target = pick(targets, 4)
  end
  options.first_dealer = pick({ 0, 0, 1, 2, 3, 4 }, 5)
  return spec, options
end


--- against.match(spec, options, seed) -> rounds played
function against.match(spec, options, seed)
  return held.match(spec, options, seed, plain.new)
end


--- against.rounds(n, from) -> matches, rounds
-- Plays matches of all sorts until n rounds have been played.
function against.rounds(n, from)
  local played, matches = 0, 0
  while played < n do
    matches = matches + 1
    local spec, options = against.variant(from + matches)
    played = played + against.match(spec, options, from + matches)
  end
  return matches, played
end


return against
