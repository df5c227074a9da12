-- A comparison as a table for spreadsheets: a line for each number.

local chart = require "tenace.face.compare.chart"
local clean = require "tenace.face.say.clean"

local csv = {}

local HEAD = { "what", "seats", "game", "value", "low", "high", "difference",
  "difference_low", "difference_high", "told", "needed" }


--- csv.cell(value) -> a cell, in quotes if necessary
-- Spreadsheets read a text that begins with one of `= + - @` as a formula. The
-- usual apostrophe before it keeps it a text. Blanks before the sign would not
-- help in every spreadsheet.
function csv.cell(value)
  if value == nil then return "" end
  if type(value) == "number" then return ("%.10g"):format(value) end
  local text = clean.line(tostring(value))
  if text:find "^%s*[=+%-@]" then text = "'" .. text end
  if not text:find '[",;\']' then return text end
  return '"' .. text:gsub('"', '""') .. '"'
end


--- csv.line(cells [, n]) -> a line of n cells, which may be nil
function csv.line(cells, n)
  local list = {}
  for i = 1, n or #HEAD do list[i] = csv.cell(cells[i]) end
  return table.concat(list, ",")
end


--- csv.numbers(what, of, game, number) -> a line for a number with its interval
-- and its difference
function csv.numbers(what, of, game, number)
  local difference = number.difference or {}
  return csv.line { what, of, game, number.value, number.low,
    number.high, difference.value, difference.low, difference.high,
    difference.told, difference.needed }
end


-- The columns of a table without differences.
local FEW = 6


--- csv.few(what, of, of_what, number) -> a line for a number without a
-- difference
-- @param number with its interval, or alone
function csv.few(what, of, of_what, number)
  if type(number) ~= "table" then number = { value = number } end
  return csv.line({ what, of, of_what, number.value, number.low, number.high },
    FEW)
end


local function add(lines, ...)
  lines[#lines + 1] = csv.numbers(...)
end


--- The games by name; those that are named alike also have their letters.
local function names_of(games)
  local count, list = {}, {}
  for _, game in ipairs(games) do count[game] = (count[game] or 0) + 1 end
  for i, game in ipairs(games) do
    list[i] = count[game] > 1 and chart.letter(i) .. " " .. game or game
  end
  return list
end


--- csv.add_faults(lines, result [, line])
-- Adds a line for each thing that programs have done wrong, also where it is
-- never.
-- @param line csv.few; else a line has as many cells as those of comparisons
function csv.add_faults(lines, result, line)
  line = line or function(...) return csv.line { ... } end
  for _, one in ipairs(result.faults or {}) do
    for _, name in ipairs { "asked", "illegal", "late", "dead" } do
      lines[#lines + 1] = line(name, nil, one.bot, one[name])
    end
  end
end


--- csv.text(result) -> text
function csv.text(result)
  local lines, games = { csv.line(HEAD) }, names_of(result.games)
  for _, measure in ipairs(result.measures) do
    for i, number in ipairs(measure.games) do
      add(lines, measure.name, nil, games[i], number)
    end
  end
  for _, place in ipairs(result.seats) do
    for i, number in ipairs(place.games) do
      add(lines, "seat", table.concat(place.seats, " "), games[i], number)
    end
  end
  for i, differ in ipairs(result.differ) do
    for _, name in ipairs(chart.differ) do
      if differ[name] then
        add(lines, name .. " differ", nil, games[i + 1], differ[name])
      end
    end
  end
  for i, n in ipairs(result.cut or {}) do
    add(lines, "cut", nil, games[i], { value = n })
  end
  csv.add_faults(lines, result)
  return table.concat(lines, "\n") .. "\n"
end


return csv
