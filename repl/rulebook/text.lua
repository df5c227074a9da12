-- A rulebook for the terminal.

local boxes = require "tenace.face.rulebook.boxes"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local text = {}


local function draw(words, style)
  local drawn = words:gsub("{(%w+)}", function(card)
    return show.card(card, style)
  end)
  return show.sentence(drawn, style.color and show.style {
    signs = style.signs } or style)
end


local function append(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end


--- Text with a margin; the first line has its own.
local function wrapped(lines, words, style, first, below)
  local room = style.width - show.width(below)
  for i, line in ipairs(show.wrap(draw(words, style), room)) do
    lines[#lines + 1] = (i == 1 and first or below) .. line
  end
end


--- Two columns. Long text continues below in the second column. If the first
-- leaves too little room, the second comes below it.
local function pairs_of(lines, rows, style, indent)
  local width, firsts = 0, {}
  for i, row in ipairs(rows) do
    firsts[i] = draw(row[1], style)
    width = math.max(width, show.width(firsts[i]))
  end
  if width > style.width // 3 then
    for _, row in ipairs(rows) do
      wrapped(lines, row[1], style, indent, indent)
      wrapped(lines, row[2], style, indent .. "    ", indent .. "    ")
    end
    return
  end
  local below = (" "):rep(#indent + width + 2)
  for i, row in ipairs(rows) do
    local left = indent .. show.pad(firsts[i], width) .. "  "
    wrapped(lines, row[2], style, left, below)
  end
end


local write = {}


function write.heading(lines, block, style)
  append(lines, { "", show.bold(block.text, style) })
end


function write.text(lines, block, style)
  wrapped(lines, block.text, style, "  ", "  ")
end


function write.facts(lines, block, style)
  pairs_of(lines, block.rows, style, block.of_step and "      " or "  ")
end


--- A step: its heading and what is said of it; or a paragraph below it.
function write.step(lines, block, style)
  local words = block.name and phrase("rulebook.step",
    { name = show.bold(block.name, style), text = block.text }) or block.text
  local first = block.depth > 0 and "    " or "  "
  wrapped(lines, words, style, first, block.name and "    " or first)
end


--- Options: name and value, below them what the option means.
function write.table(lines, block, style)
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = "  " .. show.bold(row[1], style) .. " = " .. row[2]
    local words = phrase("rulebook.option_text",
      { says = row[5], values = row[3], default = row[4] })
    wrapped(lines, words, style, "      ", "      ")
  end
end


--- Rows that are only cards are drawn side by side; the others come before and
-- after them.
function write.example(lines, block, style)
  local groups, before, after = {}, {}, {}
  wrapped(lines, block.name, style, "  ", "  ")
  for _, row in ipairs(block.rows) do
    local cards = boxes.fit(style) and boxes.cards(row[2])
    if cards then
      groups[#groups + 1] = { label = row[1], cards = cards }
    else
      local list = #groups > 0 and after or before
      list[#list + 1] = row
    end
  end
  pairs_of(lines, before, style, "      ")
  for _, line in ipairs(boxes.lines(groups, style, style.width - 6)) do
    lines[#lines + 1] = "      " .. line
  end
  pairs_of(lines, after, style, "      ")
end


function write.house(lines, block, style)
  write.step(lines, { name = block.name, text = block.text, depth = 0 }, style)
end


--- The old text and the new one.
function write.change(lines, block, style)
  local indent = block.inside and "    " or "  "
  if block.label ~= "" then
    wrapped(lines, block.label, style, indent, indent)
  end
  for _, side in ipairs { "before", "after" } do
    local words = block[side]
    if words and words ~= "" then
      local key = side == "before" and "was" or "is"
      wrapped(lines, phrase("rulebook.change." .. key, { text = words }),
        style, indent .. "  ", indent .. "    ")
    end
  end
end


--- text.lines(book, style) -> lines
function text.lines(book, style)
  style = show.for_deck(style, book.deck)
  local lines = { show.bold(book.title, style) }
  append(lines, show.wrap(draw(book.sentence, style), style.width))
  if book.spec then
    lines[#lines + 1] = phrase("rulebook.played_as", { spec = book.spec })
  end
  for _, block in ipairs(book.blocks) do
    write[block.kind](lines, block, style)
  end
  return lines
end


return text
