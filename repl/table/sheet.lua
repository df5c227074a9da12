-- The score sheet: every entry with its round and its reason, and totals.

local phrase = require "phrase"
local show = require "show"

local sheet = {}


local function heading(names, style)
  local row = { phrase "sheet.round" }
  for i, side in ipairs(names:order()) do row[i + 1] = names.sides[side] end
  row[#row + 1] = phrase "sheet.reason"
  for i, cell in ipairs(row) do row[i] = show.bold(cell, style) end
  return row
end


local function entry_row(entry, round, order)
  local row = { round }
  for i, side in ipairs(order) do
    local points = side == entry.side and ("%+d"):format(entry.points)
    row[i + 1] = points or ""
  end
  row[#row + 1] = entry.reason or ""
  return row
end


--- The number of a round stands at its first entry only.
local function entry_rows(rows, entries, order)
  local round
  for _, entry in ipairs(entries) do
    local label = entry.round ~= round and tostring(entry.round) or ""
    rows[#rows + 1] = entry_row(entry, label, order)
    round = entry.round
  end
end


--- sheet.lines(match, names, style) -> the score sheet.
function sheet.lines(match, names, style)
  local entries = match:score_sheet()
  if #entries == 0 then return { phrase "sheet.empty" } end
  local rows, right = { heading(names, style) }, {}
  entry_rows(rows, entries, names:order())
  local total, scores = { phrase "sheet.total" }, match:scores()
  for i, side in ipairs(names:order()) do
    total[i + 1], right[i + 1] = tostring(scores[side]), true
  end
  rows[#rows + 1] = total
  return show.columns(rows, right)
end


return sheet
