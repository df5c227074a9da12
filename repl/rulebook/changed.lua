-- Which words of a text differ from those of another one.

local show = require "tenace.face.say.show"

local changed = {}


--- The number of words that two lists share at one end.
local function shared(one, other, from_end)
  local n, most = 0, math.min(#one, #other)
  while n < most do
    local i, k = n + 1, n + 1
    if from_end then i, k = #one - n, #other - n end
    if one[i] ~= other[k] then break end
    n = n + 1
  end
  return n
end


--- changed.parts(text, other) -> three texts: the words at the beginning that
-- both have, those that differ, and those at the end that both have
-- @param other the other text; nil if there is none
function changed.parts(text, other)
  local words, theirs = show.words(text or ""), show.words(other or "")
  local first = shared(words, theirs)
  local last = math.min(shared(words, theirs, true),
    math.min(#words, #theirs) - first)
  local behind = #words - last
  return table.concat(words, " ", 1, first),
    table.concat(words, " ", first + 1, behind),
    table.concat(words, " ", behind + 1)
end


return changed
