-- Perfect play as lines: what each card that may be played is worth when all
-- hands are seen.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local solved = {}


--- solved.values(found, style) -> a line for each value, with the cards that
-- have it
-- @param found the result of `m:solve`
function solved.values(found, style)
  local lines, at = {}, {}
  for _, one in ipairs(found.moves) do
    if not at[one.value] then
      at[one.value] = { value = one.value, cards = {} }
      lines[#lines + 1] = at[one.value]
    end
    table.insert(at[one.value].cards, one.move)
  end
  local key = found["for"] == "points" and "solve.points" or "solve.tricks"
  for i, line in ipairs(lines) do
    lines[i] = phrase(key, { n = line.value,
      cards = show.cards(line.cards, style) })
  end
  return lines
end


--- solved.lines(match, names, style, what) -> what each card is worth in the
-- present position, or what prevents an answer
-- @param what "tricks" or "points"; "" for what the game counts
function solved.lines(match, names, style, what)
  if what ~= "" and what ~= "tricks" and what ~= "points" then
    return { phrase("solve.what", { what = what }) }
  end
  local found, why = match:solve { ["for"] = what ~= "" and what or nil }
  if not found then return { phrase("solve.not", { problem = why }) } end
  local lines = solved.values(found, style)
  local key = found.fewest and "solve.best_few" or "solve.best"
  table.insert(lines, 1, names:says(key, found.player))
  return lines
end


return solved
