-- Bids and what each of them promises, in columns.

local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local promises = {}

-- The most bids that a person would look through, and the most lines of them
-- where the screen has an end.
local BIDS, LINES = 24, 8


--- Cells for the bids and their promises, the lowest first; and the answers
-- without a promise.
local function promised_cells(list, of, style)
  local cells, others = {}, {}
  for _, move in ipairs(list) do
    local cell = of[move] and show.sentence(phrase("table.promised",
      { move = language.worded(move), promise = language.worded(of[move]) }),
      style)
    if not cell then
      others[#others + 1] = move
    else
      cells[#cells + 1] = cell
    end
  end
  return cells, others
end


--- Cells in as many columns as fit.
local function in_columns(cells, room)
  local rows, width = {}, 0
  for _, cell in ipairs(cells) do
    width = math.max(width, show.width(cell) + 2)
  end
  local across = math.max(1, room // math.max(1, width))
  for i, cell in ipairs(cells) do
    local n = (i - 1) // across + 1
    rows[n] = rows[n] or {}
    table.insert(rows[n], cell)
  end
  return show.columns(rows)
end


--- The lowest bids in columns, as many as can be looked through, and how many
-- these are.
local function lowest(cells, style)
  for n = math.min(#cells, BIDS), 1, -1 do
    local lines = in_columns(table.move(cells, 1, n, 1, {}), style.width - 2)
    if not style.rows or #lines <= LINES then return lines, n end
  end
end


--- promises.lines(list, of, style) -> the lines that list the bids, each with
-- its promise; nil if no bid has one
-- @param of the promises, by bid
function promises.lines(list, of, style)
  local cells, others = promised_cells(list, of, style)
  if #cells == 0 then return nil end
  local lines, n = lowest(cells, style)
  if #others > 0 then
    table.insert(lines, 1, phrase("table.choices_and",
      { moves = moves.listed(others) }))
  end
  if n < #cells then
    lines[#lines + 1] = phrase("table.promised_to", { last = cells[#cells] })
  end
  for i, line in ipairs(lines) do lines[i] = "  " .. line end
  return lines
end


return promises
