-- Plots in the terminal: bars with their figures, or a line through its points,
-- each with its interval.

local phrase = require "tenace.face.say.phrase"
local plot = require "tenace.face.compare.plot"
local show = require "tenace.face.say.show"

local plot_text = {}

-- The height of a line's plot in rows, and the widest label of a bar.
local ROWS, LABEL = 12, 24

-- What plots are drawn with, with signs and in plain letters. An interval is
-- `inside` its bar, and `outside` beyond its end.
local SIGNS = {
  [false] = { bar = "█", inside = "▓", outside = "░", axis = " │", point = "●",
    way = "·", interval = "│", cut = "…" },
  [true] = { bar = "#", inside = "+", outside = "-", axis = " |", point = "*",
    way = ".", interval = "|", cut = "~" },
}


local function signs_of(style) return SIGNS[style.letters or false] end


local function figure(value) return ("%.6g"):format(value) end


--- A number at the end of an axis.
local function axis_figure(value) return ("%.4g"):format(value) end


local function row_figure(row) return row.text or figure(row.value) end


--- A label that is not wider than so many columns.
local function short(label, most, style)
  if show.width(label) <= most then return label end
  while show.width(label) >= most do
    label = label:sub(1, utf8.offset(label, -1) - 1)
  end
  return label .. signs_of(style).cut
end


--- A bar of full cells, from the place of 0 to that of the value, with its
-- interval.
local function bar(row, low, high, room, style)
  local signs, cells = signs_of(style), {}
  local function place(number)
    return math.floor((number - low) / (high - low) * room + 0.5)
  end
  local from, to = place(math.min(0, row.value)), place(math.max(0, row.value))
  local first, last = place(row.low or 0), place(row.high or 0)
  for i = 1, math.max(to, row.low and last or 0) do
    local in_bar = i > from and i <= to
    local in_interval = row.low and i > first and i <= last
    cells[i] = in_bar and (in_interval and signs.inside or signs.bar)
      or in_interval and signs.outside or " "
  end
  return table.concat(cells)
end


--- A row's label. What may be a move is shown as at the table, without colour.
local function label_of(row, style)
  if not row.is_move then return row.label end
  return show.move(row.label, setmetatable({ color = false },
    { __index = style }))
end


local function bars(plotted, style)
  local low, high = plot.reach(plotted)
  local label, number = 1, 1
  local most = math.min(LABEL, style.width // 3)
  for _, row in ipairs(plotted.rows) do
    label = math.min(most, math.max(label, show.width(label_of(row, style))))
    number = math.max(number, show.width(row_figure(row)))
  end
  local lines, room = {}, math.max(10, style.width - label - number - 4)
  for i, row in ipairs(plotted.rows) do
    local name = short(label_of(row, style), most, style)
    local line = show.pad(name, label) .. "  "
      .. show.pad(row_figure(row), number, true) .. "  "
      .. bar(row, low, high, room, style)
    lines[i] = line:match "^.*%S"
  end
  return lines
end


--- The places of the points in cells, from the left and from below: { x, y,
-- low, high }.
local function places_of(plotted, low, high, room)
  local rows, places = plotted.rows, {}
  local first, last = rows[1].x, rows[#rows].x
  if first == last then last = first + 1 end
  local function height(number)
    return math.floor((number - low) / (high - low) * (ROWS - 1) + 0.5)
  end
  for i, row in ipairs(rows) do
    places[i] = {
      x = math.floor((row.x - first) / (last - first) * (room - 1) + 0.5),
      y = height(row.value), low = height(row.low or row.value),
      high = height(row.high or row.value) }
  end
  return places
end


--- Fills the cells on the way from one point to the next.
local function fill_way(cells, from, to, sign)
  for x = from.x + 1, to.x - 1 do
    local part = (x - from.x) / (to.x - from.x)
    cells[math.floor(from.y + part * (to.y - from.y) + 0.5)][x] = sign
  end
end


--- The cells of a line's plot, by row from below and column: the way, then the
-- intervals over it, then the points.
local function cells_of(places, style)
  local cells, signs = {}, signs_of(style)
  for y = 0, ROWS - 1 do cells[y] = {} end
  for i = 2, #places do
    fill_way(cells, places[i - 1], places[i], signs.way)
  end
  for _, place in ipairs(places) do
    for y = place.low, place.high do cells[y][place.x] = signs.interval end
  end
  for _, place in ipairs(places) do cells[place.y][place.x] = signs.point end
  return cells
end


local function row_text(row, room)
  local text = {}
  for x = 0, room - 1 do text[x + 1] = row[x] or " " end
  return table.concat(text)
end


--- The labels below the points, as many as there is room for; the first and the
-- last are always there.
local function axis(plotted, places, room)
  local rows, last = plotted.rows, #plotted.rows
  local right = math.max(#rows[1].label + 1, room - #rows[last].label)
  local line = rows[1].label
  for i = 2, last - 1 do
    local from = places[i].x - #rows[i].label // 2
    if from > #line and from + #rows[i].label < right then
      line = line .. (" "):rep(from - #line) .. rows[i].label
    end
  end
  if last == 1 then return line end
  return line .. (" "):rep(right - #line) .. rows[last].label
end


--- A line through its points, with the ends of both axes.
local function points(plotted, style)
  local low, high = plot.reach(plotted)
  local unit = plotted.unit or ""
  local top, bottom = axis_figure(high) .. unit, axis_figure(low) .. unit
  local margin = math.max(#top, #bottom)
  local room = math.max(20, style.width - margin - 3)
  local places, lines = places_of(plotted, low, high, room), {}
  local cells = cells_of(places, style)
  for y = ROWS - 1, 0, -1 do
    local end_of_axis = y == ROWS - 1 and top or y == 0 and bottom or ""
    local line = show.pad(end_of_axis, margin, true) .. signs_of(style).axis
      .. " " .. row_text(cells[y], room)
    lines[#lines + 1] = line:match "^.*%S"
  end
  lines[#lines + 1] = (" "):rep(margin + 3) .. axis(plotted, places, room)
  return lines
end


local function add(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end


--- Adds a plot, below its title.
local function add_plot(lines, plotted, style)
  if plotted.title then
    if #lines > 0 then lines[#lines + 1] = "" end
    for _, line in ipairs(show.wrap(plotted.title, style.width)) do
      lines[#lines + 1] = show.bold(line, style)
    end
  end
  add(lines, plotted.is_line and points(plotted, style)
    or bars(plotted, style))
end


--- Says what the signs of intervals mean, if there are any.
local function add_legend(lines, plots, style)
  local signs = signs_of(style)
  for _, plotted in ipairs(plots) do
    if plotted.rows[1].low then
      local key = plotted.is_line and "prompt.plot_intervals"
        or "prompt.plot_interval"
      lines[#lines + 1] = ""
      return add(lines, show.wrap(phrase(key, signs), style.width))
    end
  end
end


--- What is above the plots of a result.
local function head_of(item, style)
  if plot.is_comparison(item) then
    local text = require "tenace.face.compare.text"
    local lines = text.head(item.games)
    add(lines, text.same(item, style))
    return lines
  elseif plot.is_sweep(item) then
    return { require "tenace.face.compare.swept".title(item) }
  end
  return {}
end


--- plot_text.lines(item, style) -> lines; nil if there is nothing to plot.
function plot_text.lines(item, style)
  local plots, lines = plot.all(item), head_of(item, style)
  if #plots + #lines == 0 then return nil end
  for _, plotted in ipairs(plots) do add_plot(lines, plotted, style) end
  add_legend(lines, plots, style)
  return lines
end


return plot_text
