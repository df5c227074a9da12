-- The score sheet: every entry with its round and its reason, and totals.

local amount = require "tenace.face.say.amount"
local phrase = require "tenace.face.say.phrase"
local score = require "tenace.face.moment.score"
local show = require "tenace.face.say.show"

local sheet = {}


local function heading(names, style)
  local row = { phrase "sheet.round" }
  for i, side in ipairs(names:order()) do row[i + 1] = names.sides[side] end
  row[#row + 1] = phrase "sheet.reason"
  for i, cell in ipairs(row) do row[i] = show.bold(cell, style) end
  return row
end


--- Points in a cell.
local function cell_of(points, variant)
  return points and amount.signed(points, variant) or ""
end


--- Adds the rows of the sheet. The first row of a round has its number.
local function add_rows(rows, entries, order, variant)
  local round
  for _, entry in ipairs(entries) do
    local row = { entry.round ~= round and tostring(entry.round) or "" }
    for i = 1, #order do row[i + 1] = cell_of(entry.points[i], variant) end
    row[#order + 2] = entry.reason or ""
    rows[#rows + 1], round = row, entry.round
  end
end


--- The width of all columns but the last, with the gaps.
local function columns_before(rows, last)
  local sum = 0
  for i = 1, last - 1 do
    local width = 0
    for _, row in ipairs(rows) do
      width = math.max(width, show.width(row[i] or ""))
    end
    sum = sum + width + 2
  end
  return sum
end


--- The rows with their reasons in the style. On a terminal long reasons take
-- several lines.
local function with_reasons(rows, last, style)
  local out, room = {}, math.huge
  if style.live then
    room = math.max(20, style.width - columns_before(rows, last))
  end
  for _, row in ipairs(rows) do
    out[#out + 1] = row
    local reason = show.sentence(row[last] or "", style)
    local parts = show.wrap(reason, room)
    row[last] = row[last] and (parts[1] or "")
    for i = 2, #parts do
      local more = {}
      for k = 1, last - 1 do more[k] = "" end
      more[last] = parts[i]
      out[#out + 1] = more
    end
  end
  return out
end


--- The columns of the rows, below them the totals; the names of the rows are on
-- the left.
local function with_totals(rows, match, names)
  local total, right = { phrase "sheet.total" }, {}
  for i, points in ipairs(score.totals(match, names)) do
    total[i + 1] = tostring(amount.of(points, match.variant))
    right[i + 1] = true
  end
  rows[#rows + 1] = total
  return rows, right
end


--- sheet.lines(match, names, style [, round]) -> the score sheet, or its lines
-- for one round
function sheet.lines(match, names, style, round)
  local entries = score.rows(match, names, round)
  if #entries == 0 then return { phrase "sheet.empty" } end
  local rows = { heading(names, style) }
  add_rows(rows, entries, names:order(), match.variant)
  local all, right = with_totals(rows, match, names)
  local last = #names:order() + 2
  return show.columns(with_reasons(all, last, style), right)
end


--- The score sheet with one line for each round, without reasons.
local function by_round(match, names, style)
  local rows = { heading(names, style) }
  table.remove(rows[1])
  for _, sum in ipairs(score.rounds(match, names)) do
    local row = { tostring(sum.round) }
    for i, points in ipairs(sum.points) do
      row[i + 1] = points ~= 0 and cell_of(points, match.variant) or ""
    end
    rows[#rows + 1] = row
  end
  return show.columns(with_totals(rows, match, names))
end


-- The lines on the screen besides the sheet when a match is over.
local BESIDES = 4


--- sheet.at_end(match, names, style) -> the sheet of a match that is over;
-- on a terminal that is too small for it, the rounds without their reasons
function sheet.at_end(match, names, style)
  local lines = sheet.lines(match, names, style)
  if not style.rows or #lines + BESIDES <= style.rows then return lines end
  return by_round(match, names, style)
end


return sheet
