-- A list, a table of numbers by name, or a result as plots: bars or a line,
-- with intervals where they are known. This file reads values; plot_text.lua
-- and plot_svg.lua draw.

local chart = require "tenace.face.compare.chart"
local phrase = require "tenace.face.say.phrase"

local plot = {}

--- A longer list of numbers is a line, not bars.
local MOST_BARS = 40


--- Is it a number that has a place on an axis?
local function is_number(item)
  return type(item) == "number" and item - item == 0
end


--- Has it a number at each place from 1 on, and nothing else?
local function is_numbers(list)
  local n = 0
  for _, item in pairs(list) do
    if type(item) ~= "number" then return false end
    n = n + 1
  end
  return n > 0 and n == #list
end


--- A short name of a number, to stand at an axis.
local function number_label(number) return ("%.6g"):format(number) end


--- Points from left to right, as a line.
local function as_line(rows)
  for _, row in ipairs(rows) do row.label = number_label(row.x) end
  table.sort(rows, function(a, b) return a.x < b.x end)
  return { rows = rows, is_line = true }
end


--- A point { x, y } or { x = …, y = … }; x may be a name. nil for anything
-- else.
local function point_of(item)
  if type(item) ~= "table" then return nil end
  local x, y = item.x or item[1], item.y or item[2]
  if is_number(y) and (is_number(x) or type(x) == "string") then
    return { x = x, value = y, label = tostring(x) }
  end
end


--- A list of points as a line, or as bars if some have names; nil if it has
-- anything else.
local function of_points(list)
  local rows, is_line = {}, true
  for i, item in ipairs(list) do
    rows[i] = point_of(item)
    if not rows[i] then return nil end
    is_line = is_line and is_number(rows[i].x)
  end
  return is_line and as_line(rows) or { rows = rows }
end


--- A long list of numbers, over their places.
local function of_long_list(list)
  local rows = {}
  for i, number in ipairs(list) do
    if is_number(number) then rows[#rows + 1] = { x = i, value = number } end
  end
  return as_line(rows)
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


--- How often each word or truth value is in a list, in the order in which they
-- come; nil if the list has anything else.
local function of_words(list)
  local rows, known = {}, {}
  for _, item in ipairs(list) do
    if type(item) ~= "string" and type(item) ~= "boolean" then return nil end
    local row = known[item] or { label = tostring(item), value = 0,
      is_move = type(item) == "string" }
    if not known[item] then known[item], rows[#rows + 1] = row, row end
    row.value = row.value + 1
  end
  return { rows = rows, title = phrase "prompt.plot_counted" }
end


--- The name of a row in a list of tables: its `name`, else its place.
local function row_label(row, i)
  local name = row.name or row.value
  return type(name) == "string" and name or tostring(i)
end


--- The bars of one field in a list of tables; nil if some have no number there.
local function of_field(list, name)
  local rows = {}
  for i, row in ipairs(list) do
    local number = type(row) == "table" and row[name]
    if not is_number(number) then return nil end
    rows[i] = { label = row_label(row, i), value = number }
  end
  return { rows = rows, title = name }
end


--- A list of tables with the same fields: a plot for each field that is a
-- number in all of them.
local function of_records(list)
  local plots, names = {}, {}
  for name in pairs(type(list[1]) == "table" and list[1] or {}) do
    if type(name) == "string" then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    plots[#plots + 1] = of_field(list, name)
  end
  return plots
end


--- A block of bars as a plot; `values` has the place of each on an axis, if all
-- are numbers.
local function of_block(block, values)
  local rows, is_line = {}, values ~= nil
  for i, row in ipairs(block.rows) do
    local x = values and values[i]
    is_line = is_line and is_number(x)
    rows[#rows + 1] = row.value and { label = row.label, value = row.value,
      low = row.low, high = row.high, text = row.text, x = x }
  end
  local plotted = is_line and as_line(rows) or { rows = rows }
  plotted.title, plotted.unit = block.title, block.unit
  return plotted
end


--- What a comparison found, by game: a plot for each measure. None if all games
-- were the same.
local function of_comparison(result)
  local plots, blocks = {}, chart.blocks(result)
  for i = 1, math.min(#result.measures, #blocks) do
    plots[i] = of_block(blocks[i])
  end
  return plots
end


--- What a sweep found, by the value of the option: a plot for each measure.
local function of_sweep(sweep)
  local plots = {}
  for i, block in ipairs(require "tenace.face.compare.swept".blocks(sweep)) do
    plots[i] = of_block(block, sweep.values)
  end
  return plots
end


--- The plot of a list, or the plots of its fields.
local function of_list(list)
  if is_numbers(list) then
    return #list > MOST_BARS and of_long_list(list) or of_numbers(list)
  end
  return of_points(list) or of_words(list)
end


--- plot.is_comparison(item), plot.is_sweep(item) -> what kind of result it is
plot.is_comparison = require "tenace.study.comparison".is
plot.is_sweep = require "tenace.study.swept".is


--- The plots without those that have no row.
local function full(plots)
  local list = {}
  for _, plotted in ipairs(plots) do
    if #plotted.rows > 0 then list[#list + 1] = plotted end
  end
  return list
end


--- plot.all(item) -> plots: { rows = { label, value, x, low, high, text },
-- is_line, title, unit }. An empty list if there is nothing to plot in it.
function plot.all(item)
  if type(item) ~= "table" then return {} end
  if plot.is_comparison(item) then return full(of_comparison(item)) end
  if plot.is_sweep(item) then return full(of_sweep(item)) end
  if type(item.wins) == "table" and item.game then
    return full { of_simulation(item) }
  end
  local plotted = #item > 0 and of_list(item)
  if plotted then return full { plotted } end
  local records = full(of_records(item))
  if #records > 0 or #item > 0 and type(item[#item]) ~= "number" then
    return records
  end
  return full { of_numbers(item) }
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
