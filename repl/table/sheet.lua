-- The score sheet: every entry with its round and its reason, and totals.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local sheet = {}


local function heading(names, style)
  local row = { phrase "sheet.round" }
  for i, side in ipairs(names:order()) do row[i + 1] = names.sides[side] end
  row[#row + 1] = phrase "sheet.reason"
  for i, cell in ipairs(row) do row[i] = show.bold(cell, style) end
  return row
end


--- The row of an entry: that of another side for the same reason in this round,
-- or a new one. The first row of a round has its number.
local function row_of(rows, entry, column)
  for i = #rows, 2, -1 do
    local row = rows[i]
    if row.round ~= entry.round then break end
    if row.reason == entry.reason and row[column] == "" then return row end
  end
  local known = rows[#rows].round == entry.round
  local row = { known and "" or tostring(entry.round), round = entry.round,
    reason = entry.reason }
  rows[#rows + 1] = row
  return row
end


local function entry_rows(rows, entries, order)
  local column = {}
  for i, side in ipairs(order) do column[side] = i + 1 end
  for _, entry in ipairs(entries) do
    local row = row_of(rows, entry, column[entry.side])
    for i = 1, #order do row[i + 1] = row[i + 1] or "" end
    row[column[entry.side]] = ("%+d"):format(entry.points)
    row[#order + 2] = entry.reason or ""
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


--- The entries of one round, or all.
local function entries_of(match, round)
  local list = {}
  for _, entry in ipairs(match:score_sheet()) do
    if not round or entry.round == round then list[#list + 1] = entry end
  end
  return list
end


--- sheet.lines(match, names, style [, round]) -> the score sheet, or its lines
-- for one round
function sheet.lines(match, names, style, round)
  local entries = entries_of(match, round)
  if #entries == 0 then return { phrase "sheet.empty" } end
  local rows, right = { heading(names, style) }, {}
  entry_rows(rows, entries, names:order())
  local total, scores = { phrase "sheet.total" }, match:scores()
  for i, side in ipairs(names:order()) do
    total[i + 1], right[i + 1] = tostring(scores[side]), true
  end
  rows[#rows + 1] = total
  local last = #names:order() + 2
  return show.columns(with_reasons(rows, last, style), right)
end


return sheet
