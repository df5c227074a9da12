-- A plot in the terminal: bars with their figures, or a line of points.

local phrase = require "tenace.face.say.phrase"
local plot = require "tenace.face.compare.plot"
local show = require "tenace.face.say.show"

local plot_text = {}

-- The height of a line's plot in rows, and the widest label of a bar.
local ROWS, LABEL = 12, 24


local function figure(value) return ("%.6g"):format(value) end


--- A bar of full cells, from the place of 0 to that of the value.
local function bar(value, low, high, room, style)
  local function place(number)
    return math.floor((number - low) / (high - low) * room + 0.5)
  end
  local from, to = place(math.min(0, value)), place(math.max(0, value))
  local cell = style.letters and "#" or "█"
  return (" "):rep(from) .. cell:rep(to - from)
end


local function bars(plotted, style)
  local low, high = plot.reach(plotted)
  local label, number = 1, 1
  for _, row in ipairs(plotted.rows) do
    label = math.min(LABEL, math.max(label, show.width(row.label)))
    number = math.max(number, #figure(row.value))
  end
  local lines, room = {}, math.max(10, style.width - label - number - 4)
  for i, row in ipairs(plotted.rows) do
    local line = show.pad(row.label, label) .. "  "
      .. show.pad(figure(row.value), number, true) .. "  "
      .. bar(row.value, low, high, room, style)
    lines[i] = line:match "^.*%S"
  end
  return lines
end


--- The cells of a line's plot, by row and column: those that have a point.
local function cells(plotted, low, high, room)
  local rows, found = plotted.rows, {}
  local first, last = rows[1].x, rows[#rows].x
  if first == last then last = first + 1 end
  for _, row in ipairs(rows) do
    local x = math.floor((row.x - first) / (last - first) * (room - 1) + 0.5)
    local y = math.floor((row.value - low) / (high - low) * (ROWS - 1) + 0.5)
    found[y] = found[y] or {}
    found[y][x] = true
  end
  return found
end


local function row_text(found, room, style)
  local text = {}
  for x = 0, room - 1 do
    text[#text + 1] = found and found[x] and (style.letters and "*" or "●")
      or " "
  end
  return table.concat(text)
end


--- Points, with the ends of both axes.
local function points(plotted, style)
  local low, high = plot.reach(plotted)
  local top, bottom = figure(high), figure(low)
  local margin = math.max(#top, #bottom)
  local room = math.max(20, style.width - margin - 2)
  local found, lines = cells(plotted, low, high, room), {}
  for y = ROWS - 1, 0, -1 do
    local end_of_axis = y == ROWS - 1 and top or y == 0 and bottom or ""
    local line = show.pad(end_of_axis, margin, true)
      .. (style.letters and " |" or " │") .. row_text(found[y], room, style)
    lines[#lines + 1] = line:match "^.*%S"
  end
  local rows = plotted.rows
  local left, right = rows[1].label, rows[#rows].label
  lines[#lines + 1] = (" "):rep(margin + 2) .. left
    .. (" "):rep(math.max(1, room - #left - #right)) .. right
  return lines
end


--- plot_text.lines(item, style) -> lines; nil if there is nothing to plot.
function plot_text.lines(item, style)
  local plotted = plot.of(item)
  if not plotted then return nil end
  local lines = plotted.is_line and points(plotted, style)
    or bars(plotted, style)
  if plotted.title then
    table.insert(lines, 1, show.bold(phrase("prompt.plot_title",
      { title = plotted.title }), style))
  end
  return lines
end


return plot_text
