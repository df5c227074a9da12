-- Cards drawn with lines, side by side: for positions and worked examples.

local show = require "tenace.face.say.show"

local boxes = {}


--- The cards of a text as boxes of three lines, all of the same width.
local function drawn(cards, style)
  local top, middle, below = {}, {}, {}
  for i, card in ipairs(cards) do
    local face = show.card(card, style)
    local line = ("─"):rep(show.width(face))
    top[i], middle[i], below[i] = line, face, line
  end
  return {
    "┌" .. table.concat(top, "┬") .. "┐",
    "│" .. table.concat(middle, "│") .. "│",
    "└" .. table.concat(below, "┴") .. "┘",
  }
end


--- The number of cards that fit side by side, from the i-th on.
local function that_fit(cards, i, style, room)
  local list, width = {}, 1
  for k = i, #cards do
    width = width + show.width(show.card(cards[k], style)) + 1
    if width > room and #list > 0 then break end
    list[#list + 1] = cards[k]
  end
  return list
end


--- A group: its label, and below it the cards, in rows that fit.
local function column(group, style, room)
  local lines, i = { group.label }, 1
  repeat
    local now = that_fit(group.cards, i, style, room)
    table.move(drawn(now, style), 1, 3, #lines + 1, lines)
    i = i + #now
  until i > #group.cards
  local width = 0
  for _, line in ipairs(lines) do width = math.max(width, show.width(line)) end
  return { lines = lines, width = width }
end


--- Puts a column beside those of a row.
local function beside(row, one)
  local gap = row.width > 0 and 3 or 0
  for i = 1, math.max(#row.lines, #one.lines) do
    local left = show.pad(row.lines[i] or "", row.width + gap)
    row.lines[i] = left .. (one.lines[i] or "")
  end
  row.width = row.width + gap + one.width
end


--- boxes.lines(groups, style, room) -> lines
-- Draws groups { label, cards } side by side, as many in a row as fit into
-- `room` columns. Without suit signs, cards follow their labels.
function boxes.lines(groups, style, room)
  local rows = {}
  for _, group in ipairs(groups) do
    local one = column(group, style, room)
    local row = rows[#rows]
    if not row or row.width + 3 + one.width > room then
      row = { lines = {}, width = 0 }
      rows[#rows + 1] = row
    end
    beside(row, one)
  end
  local lines = {}
  for _, row in ipairs(rows) do
    for _, line in ipairs(row.lines) do
      lines[#lines + 1] = (line:gsub("%s+$", ""))
    end
  end
  return lines
end


--- boxes.cards(text) -> the cards, if the text is only cards between braces;
-- else nil
function boxes.cards(text)
  local rest = text:gsub("{%w+}", "")
  if rest:find "%S" or not text:find "{" then return nil end
  local list = {}
  for card in text:gmatch "{(%w+)}" do list[#list + 1] = card end
  return list
end


--- boxes.fit(style) -> true where lines can be drawn.
function boxes.fit(style) return not style.letters end


return boxes
