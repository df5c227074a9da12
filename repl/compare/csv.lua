-- A comparison as a table for spreadsheets: a line for each number.

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


--- csv.line(cells) -> a line of cells, which may be nil
function csv.line(cells)
  local list = {}
  for i = 1, #HEAD do list[i] = csv.cell(cells[i]) end
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


local function add(lines, ...)
  lines[#lines + 1] = csv.numbers(...)
end


--- csv.text(result) -> text
function csv.text(result)
  local lines = { csv.line(HEAD) }
  for _, measure in ipairs(result.measures) do
    for i, number in ipairs(measure.games) do
      add(lines, measure.name, nil, result.games[i], number)
    end
  end
  for _, place in ipairs(result.seats) do
    for i, number in ipairs(place.games) do
      add(lines, "seat", table.concat(place.seats, " "), result.games[i],
        number)
    end
  end
  for i, differ in ipairs(result.differ) do
    for _, name in ipairs { "decisions", "cards", "scores" } do
      add(lines, name .. " differ", nil, result.games[i + 1], differ[name])
    end
  end
  return table.concat(lines, "\n") .. "\n"
end


return csv
