-- Perfect play as lines: what each card that may be played is worth when all
-- hands are seen.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local solved = {}


--- solved.groups(found, style) -> list of { value, cards, text }
-- What the moves are worth, the best first: the cards of each value, and the
-- sentence for it.
-- @param found the result of `m:solve`
function solved.groups(found, style)
  local list, at = {}, {}
  for _, one in ipairs(found.moves) do
    if not at[one.value] then
      at[one.value] = { value = one.value, cards = {} }
      list[#list + 1] = at[one.value]
    end
    table.insert(at[one.value].cards, one.move)
  end
  local key = found["for"] == "points" and "solve.points" or "solve.tricks"
  for _, one in ipairs(list) do
    one.text = phrase(key, { n = one.value,
      cards = show.cards(one.cards, style) })
  end
  return list
end


--- solved.values(found, style) -> a line for each value, with the cards that
-- have it
-- @param found the result of `m:solve`
function solved.values(found, style)
  local lines = {}
  for i, one in ipairs(solved.groups(found, style)) do lines[i] = one.text end
  return lines
end


--- solved.heading(found, names) -> the sentence above the values
function solved.heading(found, names)
  local key = found.fewest and "solve.best_few" or "solve.best"
  return names:says(key, found.player)
end


--- solved.unknown(why) -> the sentence that perfect play is not known here
function solved.unknown(why)
  return phrase("solve.not", { problem = why })
end


--- solved.lines(match, names, style, what) -> what each card is worth in the
-- present position, or what prevents an answer
-- @param what "tricks" or "points"; "" for what the game counts
function solved.lines(match, names, style, what)
  if what ~= "" and what ~= "tricks" and what ~= "points" then
    return { phrase("solve.what", { what = what }) }
  end
  local found, why = match:solve { ["for"] = what ~= "" and what or nil }
  if not found then return { solved.unknown(why) } end
  local lines = solved.values(found, style)
  table.insert(lines, 1, solved.heading(found, names))
  return lines
end


return solved
