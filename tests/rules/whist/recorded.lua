-- The recorded matches beside this file, and how to make each. To make them
-- again, after an intended change of the rules:
--
--   ./tenace run tests/rules/whist/recorded.lua

local tenace = require "tenace"

local recorded = {}

--- Name, game, seed and options of each.
recorded.list = {
  { "plain", "whist", 1 },
  { "american", "whist+american", 2 },
  { "long", "whist+long_whist", 3 },
  { "tournament", "whist+tournament", 4 },
  { "rotating", "whist+rotating_trumps", 5, { first_dealer = 2 } },
  { "no_trump", "whist+long_whist+rotating_trumps_with_no_trump", 6 },
  { "fixed", "whist+honours+target=9", 7, nil, {
    { hands = { "AS KS QS JS", "2C 3C 4C" } }, {},
    { hands = { [4] = "AH KH * QH" } } } },
}

recorded.folder = "tests/rules/whist/"


--- recorded.make(one) -> the match, played by random bots
function recorded.make(one)
  local m = tenace.new(one[2], { seed = one[3], options = one[4],
    deal = one[5] })
  return m:run "random"
end


--- recorded.path(one) -> where its record lies
function recorded.path(one)
  return recorded.folder .. one[1] .. ".record"
end


--- Writes them all.
function recorded.write()
  for _, one in ipairs(recorded.list) do
    local file = assert(io.open(recorded.path(one), "wb"))
    file:write(recorded.make(one):record())
    file:close()
  end
end


if ... == nil then recorded.write() end

return recorded
