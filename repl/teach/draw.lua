-- Shows a question or a lesson on the screen.

local boxes = require "tenace.face.rulebook.boxes"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local draw = {}


local function append(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end


local function with_cards(text, style)
  return (text:gsub("{(%w+)}", function(card)
    return show.card(card, style)
  end))
end


--- draw.text(text, style [, indent]) -> lines of a text with its cards in the
-- style
function draw.text(text, style, indent)
  indent = indent or ""
  local words = show.sentence(with_cards(text, style), style)
  local lines = show.wrap(words, style.width - #indent)
  for i, line in ipairs(lines) do lines[i] = indent .. line end
  return lines
end


--- The lines of a row's text; some rows lay themselves out.
local function row_lines(row, style, room)
  if row.layout then return row.layout(room) end
  return show.wrap(show.sentence(with_cards(row[2], style), style), room)
end


local function rows_of(rows, style)
  local width, lines = 0, {}
  for _, row in ipairs(rows) do width = math.max(width, show.width(row[1])) end
  for _, row in ipairs(rows) do
    for i, line in ipairs(row_lines(row, style, style.width - width - 2)) do
      lines[#lines + 1] = show.dim(show.pad(i == 1 and row[1] or "", width),
        style) .. "  " .. line
    end
  end
  return lines
end


--- Groups of cards: drawn, or in rows if lines cannot be drawn.
local function groups_of(groups, style)
  if boxes.fit(style) then return boxes.lines(groups, style, style.width) end
  local rows = {}
  for i, group in ipairs(groups) do
    rows[i] = { group.label, show.cards(group.cards, style) }
  end
  return rows_of(rows, style)
end


--- The items to choose from, each with its letter, in columns.
local function items_of(question, style)
  local cells, width = {}, 0
  for i, item in ipairs(question.items) do
    local text = show.is_cards(item) and show.cards(item, style)
      or show.sentence(item, style)
    cells[i] = string.char(96 + i) .. "  " .. text
    width = math.max(width, show.width(cells[i]) + 4)
  end
  local across, rows = math.max(1, (style.width - 2) // width), {}
  for i, cell in ipairs(cells) do
    local n = (i - 1) // across + 1
    rows[n] = rows[n] or {}
    table.insert(rows[n], cell)
  end
  local lines = show.columns(rows)
  for i, line in ipairs(lines) do lines[i] = "  " .. line end
  return lines
end


local function how(question)
  return phrase("teach.how." .. question.form,
    { n = question.form == "numbers" and #question.right or 2 })
end


--- draw.question(question, style) -> lines: the position, the question, and how
-- to answer it
function draw.question(question, style)
  local lines = {}
  if question.text then append(lines, draw.text(question.text, style)) end
  append(lines, rows_of(question.rows, style))
  append(lines, groups_of(question.groups, style))
  local asks = question.asks
  if question.form then asks = asks .. " " .. how(question) end
  append(lines, draw.text(asks, style))
  if question.items and not question.lettered then
    append(lines, items_of(question, style))
  end
  return lines
end


return draw
