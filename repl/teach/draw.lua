-- Shows a question or a lesson on the screen.

local answer = require "tenace.face.teach.answer"
local boxes = require "tenace.face.rulebook.boxes"
local language = require "tenace.base.language"
local named = require "tenace.face.say.named"
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


--- draw.sentence(text, style) -> a text with its cards in the style
function draw.sentence(text, style)
  return show.sentence(with_cards(text, style), style)
end


--- draw.wrapped(text, style [, indent]) -> the lines of a finished text
function draw.wrapped(text, style, indent)
  indent = indent or ""
  local lines = show.wrap(text, style.width - #indent)
  for i, line in ipairs(lines) do lines[i] = indent .. line end
  return lines
end


--- draw.text(text, style [, indent]) -> lines of a text with its cards in the
-- style
function draw.text(text, style, indent)
  return draw.wrapped(draw.sentence(text, style), style, indent)
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


-- More cards than this do not fit beside each other if each has a long name.
local MOST_NAMED = 4


--- Cards with long names as a hand at the table: each suit once, by its name.
local function by_suit(cards, style)
  local suits, at = {}, {}
  for _, card in ipairs(cards) do
    local suit = card:sub(-1)
    local name = named.card(card, style.names)
      and named.suit(suit, style.names) or ""
    if not at[name] then
      suits[#suits + 1] = { name }
      at[name] = suits[#suits]
    end
    table.insert(at[name], name == "" and card or card:sub(1, -2))
  end
  for i, list in ipairs(suits) do suits[i] = table.concat(list, " ") end
  return table.concat(suits, phrase "teach.apart")
end


--- Groups of cards that are rows: all if lines cannot be drawn, and big ones of
-- cards with long names.
local function in_rows(groups, style)
  local drawn, rows = {}, {}
  for _, group in ipairs(groups) do
    if style.names and #group.cards > MOST_NAMED then
      rows[#rows + 1] = { group.label, by_suit(group.cards, style) }
    elseif not boxes.fit(style) then
      rows[#rows + 1] = { group.label, show.cards(group.cards, style) }
    else
      drawn[#drawn + 1] = group
    end
  end
  return drawn, rows
end


--- Groups of cards: drawn, or in rows.
local function groups_of(groups, style)
  local drawn, rows = in_rows(groups, style)
  local lines = boxes.lines(drawn, style, style.width)
  append(lines, rows_of(rows, style))
  return lines
end


--- The items to choose from, each with its letter, in columns.
local function items_of(question, style)
  local cells, width = {}, 0
  for i, item in ipairs(question.items) do
    cells[i] = string.char(96 + i) .. "  " .. show.play(item, style)
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


--- draw.question(question, style) -> lines: the position, the question, and how
-- to answer it
function draw.question(question, style)
  local lines = {}
  if question.text then append(lines, draw.text(question.text, style)) end
  append(lines, rows_of(question.rows, style))
  append(lines, groups_of(question.groups, style))
  local asks = question.asks
  if question.form then
    asks = language.passage { asks, answer.how(question) }
  end
  append(lines, draw.text(asks, style))
  if question.items and not question.lettered then
    append(lines, items_of(question, style))
  end
  return lines
end


return draw
