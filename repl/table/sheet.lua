-- The score sheet: every entry with its round and its reason, and totals.

local phrase = require "phrase"
local show = require "show"

local sheet = {}


local function heading(names, style)
  local row = { phrase "sheet.round" }
  for i, name in ipairs(names.sides) do row[i + 1] = name end
  row[#row + 1] = phrase "sheet.reason"
  for i, cell in ipairs(row) do row[i] = show.bold(cell, style) end
  return row
end


local function entry_row(entry, round, sides)
  local row = { round }
  for side = 1, sides do
    local points = side == entry.side and ("%+d"):format(entry.points)
    row[side + 1] = points or ""
  end
  row[#row + 1] = entry.reason or ""
  return row
end


--- The number of a round stands at its first entry only.
local function entry_rows(rows, entries, sides)
  local round
  for _, entry in ipairs(entries) do
    local label = entry.round ~= round and tostring(entry.round) or ""
    rows[#rows + 1] = entry_row(entry, label, sides)
    round = entry.round
  end
end


--- sheet.lines(match, names, style) -> the score sheet.
function sheet.lines(match, names, style)
  local entries = match:score_sheet()
  if #entries == 0 then return { phrase "sheet.empty" } end
  local rows, right = { heading(names, style) }, {}
  entry_rows(rows, entries, #names.sides)
  local total = { phrase "sheet.total" }
  for side, score in ipairs(match:scores()) do
    total[side + 1], right[side + 1] = tostring(score), true
  end
  rows[#rows + 1] = total
  return show.columns(rows, right)
end


return sheet
