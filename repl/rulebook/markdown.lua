-- A rulebook as Markdown.

local clean = require "tenace.face.say.clean"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local markdown = {}


--- Text on one line without anything that Markdown reads as a mark: neither
-- within the line, nor at its start, nor as an address that becomes a link.
local function escape(text)
  return (clean.line(text):gsub("^%s+", "")
    :gsub("[\\`*_|<>#&~$@%[%]]", "\\%0")
    :gsub("^[-+=]", "\\%0"):gsub("^(%d+)([.)])", "%1\\%2")
    :gsub("://", ":\\//"):gsub("([wW][wW][wW])%.", "%1\\."))
end


--- Text as code, between more backticks than it has in a row.
local function code(text)
  text = clean.line(text)
  local fence = "`"
  while text:find(fence, 1, true) do fence = fence .. "`" end
  local blank = text:find "^`" and " " or text:find "`$" and " " or ""
  return fence .. blank .. text .. blank .. fence
end


local function draw(text, style)
  return (escape(text):gsub("{(%w+)}", function(card)
    return show.card(card, style)
  end))
end


local function row_of(cells)
  return "| " .. table.concat(cells, " | ") .. " |"
end


local function table_of(lines, head, rows, style)
  local rule = {}
  for i = 1, #head do rule[i] = "---" end
  lines[#lines + 1] = ""
  lines[#lines + 1] = row_of(head)
  lines[#lines + 1] = row_of(rule)
  for _, row in ipairs(rows) do
    local cells = {}
    for i, cell in ipairs(row) do cells[i] = draw(cell, style) end
    lines[#lines + 1] = row_of(cells)
  end
  lines[#lines + 1] = ""
end


local write = {}


function write.heading(lines, block)
  lines[#lines + 1] = "\n## " .. escape(block.text) .. "\n"
end


function write.text(lines, block, style)
  lines[#lines + 1] = draw(block.text, style) .. "\n"
end


function write.facts(lines, block, style)
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = ("- **%s**: %s"):format(
      escape(row[1]), draw(row[2], style))
  end
end


--- A step with its heading, or a paragraph below it.
function write.step(lines, block, style)
  local text = draw(block.text, style)
  lines[#lines + 1] = block.name
    and ("1. **%s**: %s"):format(escape(block.name), text)
    or block.depth > 0 and "\n   " .. text or text .. "\n"
end


function write.house(lines, block, style)
  lines[#lines + 1] = ("- **%s**: %s"):format(escape(block.name),
    draw(block.text, style))
end


--- The old text, struck out, and the new one.
function write.change(lines, block, style)
  local indent = block.inside and "  " or ""
  if block.label ~= "" then
    lines[#lines + 1] = ("%s- **%s**"):format(indent, escape(block.label))
  end
  for _, side in ipairs { "before", "after" } do
    if (block[side] or "") ~= "" then
      local mark = side == "before" and "~~" or ""
      lines[#lines + 1] = ("%s  - %s%s%s"):format(indent, mark,
        draw(block[side], style), mark)
    end
  end
end


function write.table(lines, block, style)
  table_of(lines, block.head, block.rows, style)
end


function write.example(lines, block, style)
  lines[#lines + 1] = "- " .. escape(block.name)
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = ("  - %s: %s"):format(
      escape(row[1]), draw(row[2], style))
  end
end


--- markdown.of(book) -> the rulebook as a text.
function markdown.of(book)
  local style = show.style { signs = show.signs(book.suits) }
  local lines = { "# " .. escape(book.title), "", draw(book.sentence, style) }
  if book.spec then
    lines[4], lines[5] = "", phrase("rulebook.played_as",
      { spec = code(book.spec) })
  end
  for _, block in ipairs(book.blocks) do
    write[block.kind](lines, block, style)
  end
  return table.concat(lines, "\n") .. "\n"
end


return markdown
