-- Two lines of a match beside each other as data: what is alike at their
-- beginning, the moves from where they differ, and what they have led to.

local Branches = require "tenace.face.what_if.branches"
local phrase = require "tenace.face.say.phrase"
local timeline = require "tenace.face.moment.timeline"

local compared = {}


local function is_same(a, b)
  return a and b and a.player == b.player and a.text == b.text
end


--- The moves side by side, from the first that is not the same in both.
local function rows_of(one, other)
  local same, rows = 0, {}
  while is_same(one[same + 1], other[same + 1]) do same = same + 1 end
  for n = same + 1, math.max(#one, #other) do
    rows[#rows + 1] = { n = n, first = one[n], second = other[n],
      differs = not is_same(one[n], other[n]) }
  end
  return rows, same
end


--- One result of both lines.
local function fact(label, first, second)
  return { label = label, first = tostring(first or ""),
    second = tostring(second or ""), differs = first ~= second }
end


--- What both lines have led to, a row each: moves, round, tricks and score of
-- each side, whose turn it is.
local function facts_of(one, other, names)
  local function label(key) return phrase("what_if.lines." .. key) end
  local list = { fact(label "moves", one.decisions, other.decisions),
    fact(label "round", one.round, other.round) }
  for _, key in ipairs { "tricks", "score" } do
    local field = key == "score" and "scores" or key
    local a, b = one[field] or {}, other[field] or {}
    for _, side in ipairs(names:order()) do
      list[#list + 1] = (a[side] or b[side]) and fact(
        phrase("what_if.lines.of", { what = label(key),
          side = names.sides[side] }), a[side], b[side]) or nil
    end
  end
  list[#list + 1] = fact(label "state", one.state, other.state)
  return list
end


--- A line as far as it was ever played: moves that were taken back are in it.
local function whole_of(match) return match:copy():redo(#match.undone) end


--- compared.of(branches, first, second, narrator [, open]) -> { first, second,
-- same, rows, facts }
-- Two lines side by side, each as far as it was ever played.
-- @param first, second their names
-- @param open true if all cards lie open; otherwise moves are told as the
-- narrator's seat knows them
-- @return `same`: how many moves at the beginning are the same; `rows`: list of
-- { n, first, second = moves as timeline.moves has them, differs }; `facts`:
-- list of { label, first, second, differs }; nil if there is no such line
function compared.of(branches, first, second, narrator, open)
  local one, other = branches:find(first), branches:find(second)
  if not one or not other then return nil end
  local whole = Branches.new(whole_of(branches.lines[one].match))
  whole:add().match = whole_of(branches.lines[other].match)
  local rows, same = rows_of(
    timeline.moves(whole.lines[1].match, narrator, open),
    timeline.moves(whole.lines[2].match, narrator, open))
  local results = whole:results(narrator.names)
  return { first = first, second = second, same = same, rows = rows,
    facts = facts_of(results[1], results[2], narrator.names) }
end


return compared
