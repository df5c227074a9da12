-- The score sheet as rows: points by side, each with its round and reason.

local show = require "tenace.face.say.show"

local score = {}


--- The entries of one round, or all.
local function entries_of(match, round)
  local list = {}
  for _, entry in ipairs(match:score_sheet()) do
    if not round or entry.round == round then list[#list + 1] = entry end
  end
  return list
end


--- The columns of the sides, in their order on the sheet.
local function columns(order)
  local of = {}
  for i, side in ipairs(order) do of[side] = i end
  return of
end


--- The row of an entry: that of another side for the same reason in this round,
-- or a new one.
local function row_of(rows, entry, column)
  for i = #rows, 1, -1 do
    local row = rows[i]
    if row.round ~= entry.round then break end
    if row.reason == entry.reason and not row.points[column] then
      return row
    end
  end
  local row = { round = entry.round, reason = entry.reason, points = {} }
  rows[#rows + 1] = row
  return row
end


--- score.rows(match, names [, round]) -> list of { round, reason, points = by
-- column }, for all rounds or one; several sides' points for one reason share a
-- row
function score.rows(match, names, round)
  local rows, of = {}, columns(names:order())
  for _, entry in ipairs(entries_of(match, round)) do
    row_of(rows, entry, of[entry.side]).points[of[entry.side]] = entry.points
  end
  return rows
end


--- score.rounds(match, names) -> list of { round, points = by column }: the sum
-- of each round
function score.rounds(match, names)
  local order, rows, of = names:order(), {}, {}
  local column = columns(order)
  for _, entry in ipairs(entries_of(match)) do
    local row = of[entry.round]
    if not row then
      row = { round = entry.round, points = {} }
      for i = 1, #order do row.points[i] = 0 end
      of[entry.round], rows[#rows + 1] = row, row
    end
    local i = column[entry.side]
    row.points[i] = row.points[i] + entry.points
  end
  return rows
end


--- score.totals(match, names) -> the totals by column
function score.totals(match, names)
  local list, scores = {}, match:scores()
  for i, side in ipairs(names:order()) do list[i] = scores[side] end
  return list
end


--- score.sheet(match, narrator) -> the sheet: { sides = the names of the
-- columns, rows, whose reasons have the narrator's style, rounds, totals,
-- decimals of points, nil for none }
function score.sheet(match, narrator)
  local names, sides = narrator.names, {}
  for i, side in ipairs(names:order()) do sides[i] = names.sides[side] end
  local rows = score.rows(match, names)
  for _, row in ipairs(rows) do
    row.reason = show.sentence(row.reason, narrator.style)
  end
  return { sides = sides, rows = rows,
    rounds = score.rounds(match, names), totals = score.totals(match, names),
    decimals = match.variant.facts.decimals }
end


return score
