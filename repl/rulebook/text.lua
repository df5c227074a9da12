-- A rulebook for the terminal.

local phrase = require "phrase"
local show = require "show"

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


--- Two columns; what does not fit goes on below in the second.
local function pairs_of(lines, rows, style, indent)
  local width = 0
  for _, row in ipairs(rows) do width = math.max(width, show.width(row[1])) end
  for _, row in ipairs(rows) do
    local left = indent .. show.pad(row[1], width) .. "  "
    local below = (" "):rep(#indent + width + 2)
    local wrapped = show.wrap(draw(row[2], style), style.width - #below)
    for i, line in ipairs(wrapped) do
      lines[#lines + 1] = (i == 1 and left or below) .. line
    end
  end
end


local write = {}


function write.heading(lines, block, style)
  append(lines, { "", show.bold(block.text, style) })
end


function write.text(lines, block, style)
  append(lines, show.wrap(draw(block.text, style), style.width))
end


function write.facts(lines, block, style)
  pairs_of(lines, block.rows, style, "  ")
end


--- A step: its name, and what its comment says.
function write.step(lines, block, style)
  local words = phrase("rulebook.step",
    { name = show.bold(block.name, style), text = block.text })
  local wrapped = show.wrap(draw(words, style), style.width - 4)
  for i, line in ipairs(wrapped) do
    lines[#lines + 1] = (i == 1 and "  " or "    ") .. line
  end
end


--- Options: name and value, below them what the option means.
function write.table(lines, block, style)
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = "  " .. show.bold(row[1], style) .. " = " .. row[2]
    local words = phrase("rulebook.option_text",
      { says = row[5], values = row[3], default = row[4] })
    for _, line in ipairs(show.wrap(words, style.width - 6)) do
      lines[#lines + 1] = "      " .. line
    end
  end
end


function write.example(lines, block, style)
  lines[#lines + 1] = "  " .. block.name
  pairs_of(lines, block.rows, style, "      ")
end


--- text.lines(book, style) -> lines
function text.lines(book, style)
  local lines = { show.bold(book.title, style) }
  append(lines, show.wrap(draw(book.sentence, style), style.width))
  lines[#lines + 1] = phrase("rulebook.played_as", { spec = book.spec })
  for _, block in ipairs(book.blocks) do
    write[block.kind](lines, block, style)
  end
  return lines
end


return text
