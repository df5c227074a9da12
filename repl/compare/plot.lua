-- A list of numbers, a table of x and y, or a result as one plot: bars or a
-- line. This file reads values; plot_text.lua and plot_svg.lua draw.

local phrase = require "tenace.face.say.phrase"

local plot = {}


local function is_number(item) return type(item) == "number" end


--- Has it a number at each place from 1 on, and nothing else?
local function is_numbers(list)
  local n = 0
  for _, item in pairs(list) do
    if not is_number(item) then return false end
    n = n + 1
  end
  return n > 0 and n == #list
end


--- Is it a list of points: { x, y }, or { x = …, y = … }?
local function is_points(list)
  for _, point in ipairs(list) do
    local x = type(point) == "table" and (point.x or point[1])
    local y = type(point) == "table" and (point.y or point[2])
    if not (is_number(x) and is_number(y)) then return false end
  end
  return #list > 0
end


local function of_points(list)
  local rows = {}
  for i, point in ipairs(list) do
    rows[i] = { x = point.x or point[1], value = point.y or point[2] }
    rows[i].label = ("%.6g"):format(rows[i].x)
  end
  table.sort(rows, function(a, b) return a.x < b.x end)
  return { rows = rows, is_line = true }
end


--- Numbers by their names, or by their places in a list.
local function of_numbers(named)
  local rows = {}
  for name, number in pairs(named) do
    if is_number(number) then
      rows[#rows + 1] = { label = tostring(name), value = number, key = name }
    end
  end
  table.sort(rows, function(a, b)
    if type(a.key) == type(b.key) then return a.key < b.key end
    return type(a.key) == "number"
  end)
  return { rows = rows }
end


--- What a simulation found: how often each side won.
local function of_simulation(result)
  local plotted = of_numbers(result.wins)
  plotted.title = phrase("prompt.plot_wins", { game = result.game })
  return plotted
end


--- What a comparison found: the score of a round, by game, with its interval.
local function of_comparison(result)
  local measure, rows = result.measures[1], {}
  for i, number in ipairs(measure.games) do
    rows[i] = { label = result.games[i], value = number.value,
      low = number.low, high = number.high }
  end
  return { rows = rows,
    title = phrase("compare." .. (measure.name == "played" and "played_share"
      or measure.name)) }
end


--- plot.of(item) -> { rows = { label, value, x, low, high }, is_line, title };
-- nil if there is nothing to plot in it.
function plot.of(item)
  if type(item) ~= "table" then return nil end
  if item.measures and item.games then return of_comparison(item) end
  if type(item.wins) == "table" and item.game then
    return of_simulation(item)
  end
  if is_numbers(item) then return of_numbers(item) end
  if is_points(item) then return of_points(item) end
  local plotted = of_numbers(item)
  return #plotted.rows > 0 and plotted or nil
end


--- plot.reach(plotted) -> the least and the greatest value that the axis shows,
-- 0 among them if bars begin there
function plot.reach(plotted)
  local low, high
  for _, row in ipairs(plotted.rows) do
    low = math.min(low or row.value, row.low or row.value)
    high = math.max(high or row.value, row.high or row.value)
  end
  if not plotted.is_line then
    low, high = math.min(low, 0), math.max(high, 0)
  end
  if low == high then high = low + 1 end
  return low, high
end


return plot
