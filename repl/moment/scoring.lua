-- Points as they are told while play goes on and at the end of a round.

local amount = require "tenace.face.say.amount"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local scoring = {}

-- So many lines in a row for one side are told in one sentence.
local IN_ONE = 3


--- Points of one side for a reason, or for several.
-- @param variant whose points they are; a point may be a level
local function of_one(entries, names, variant)
  local sum, parts = 0, {}
  for i, entry in ipairs(entries) do
    sum = sum + entry.points
    parts[i] = phrase("table.scored_part",
      { points = amount.of(math.abs(entry.points), variant),
        reason = entry.reason })
  end
  local reason = #entries == 1 and entries[1].reason
    or table.concat(parts, phrase "side.join")
  local key = sum < 0 and "loses"
    or variant.facts.levels and "climbs" or "scores"
  return names:side_says("table." .. key, entries[1].side, {
    points = amount.of(math.abs(sum), variant), n = math.abs(sum),
    reason = reason })
end


--- The same points for the same reason, of several players; the person first.
local function of_several(entries, names, variant)
  local list, one = {}, entries[1]
  for i, entry in ipairs(entries) do
    local own = entry.side == names.own
    table.insert(list, own and 1 or i, names.sides[entry.side])
  end
  return phrase(one.points < 0 and "table.lose_each" or "table.score_each", {
    sides = table.concat(list, phrase "side.join", 1, #list - 1),
    last = list[#list], points = amount.of(math.abs(one.points), variant),
    reason = one.reason })
end


--- How many entries from the first on are so?
local function run_of(entries, first, is_so, names)
  local n, one = 1, entries[first]
  while entries[first + n]
    and is_so(one, entries[first + n], entries[first + n - 1], names) do
    n = n + 1
  end
  return n
end


local function of_same_side(one, other)
  return one.side == other.side and (one.points < 0) == (other.points < 0)
end


local function is_player(side, names)
  local form = names:side_form(side)
  return form == "you" or form == "one"
end


--- Do both entries give the same for the same reason to single players?
local function the_same(one, other, before, names)
  return one.points == other.points and one.reason == other.reason
    and other.side ~= one.side and other.side ~= before.side
    and is_player(one.side, names) and is_player(other.side, names)
end


--- scoring.text(entries, names, style, variant) -> lines of text
-- @param entries points as the story tells them: { side, points, reason }
function scoring.text(entries, names, style, variant)
  local lines, i = {}, 1
  while entries[i] do
    local n, several = run_of(entries, i, of_same_side), nil
    if n < IN_ONE then
      n = run_of(entries, i, the_same, names)
      several = n > 1
    end
    local part = table.move(entries, i, i + n - 1, 1, {})
    local text = (several and of_several or of_one)(part, names, variant)
    lines[#lines + 1] = show.sentence(text, style)
    i = i + n
  end
  return table.concat(lines, "\n")
end


return scoring
