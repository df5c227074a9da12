-- A rulebook as one HTML page that needs nothing else; cards are drawn.

local phrase = require "phrase"
local show = require "show"

local html = {}

local STYLE = [[
body { font: 17px/1.5 Georgia, serif; max-width: 42em; margin: 2em auto;
  padding: 0 1em; color: #222; background: #fff; }
h1, h2 { line-height: 1.2; }
h2 { border-bottom: 1px solid #ccc; margin-top: 2em; }
dt { font-weight: bold; }
dd { margin: 0 0 .5em 1.5em; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ddd; padding: .25em .6em; text-align: left;
  vertical-align: top; }
.card { display: inline-block; min-width: 1.6em; padding: .1em .25em;
  margin: .1em; border: 1px solid #888; border-radius: .3em;
  text-align: center; font-family: sans-serif; background: #fff; }
.red { color: #c00; }
.example { border-left: 3px solid #ccc; padding-left: 1em; margin: 1em 0; }
@media print { body { margin: 0; } .example { break-inside: avoid; } }
]]

local CODE = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;",
  ['"'] = "&quot;" }


local function escape(text) return (text:gsub('[&<>"]', CODE)) end


local function draw(text, style)
  return (escape(text):gsub("{(%w+)}", function(card)
    local _, suit = show.split(card)
    local red = suit == "D" or suit == "H"
    return ('<span class="card%s">%s</span>'):format(red and " red" or "",
      show.card(card, style))
  end))
end


local function list_of(rows, style)
  local lines = { "<dl>" }
  for _, row in ipairs(rows) do
    lines[#lines + 1] = ("<dt>%s</dt><dd>%s</dd>"):format(
      escape(row[1]), draw(row[2], style))
  end
  lines[#lines + 1] = "</dl>"
  return table.concat(lines, "\n")
end


local function cells(row, tag, style)
  local list = {}
  for i, cell in ipairs(row) do
    list[i] = ("<%s>%s</%s>"):format(tag, draw(cell, style), tag)
  end
  return "<tr>" .. table.concat(list) .. "</tr>"
end


local write = {}


function write.heading(block)
  return "<h2>" .. escape(block.text) .. "</h2>"
end


function write.facts(block, style) return list_of(block.rows, style) end


function write.step(block, style)
  return list_of({ { block.name, block.text } }, style)
end


function write.table(block, style)
  local lines = { "<table>", cells(block.head, "th", style) }
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = cells(row, "td", style)
  end
  lines[#lines + 1] = "</table>"
  return table.concat(lines, "\n")
end


function write.example(block, style)
  return ('<div class="example"><p>%s</p>\n%s</div>'):format(
    escape(block.name), list_of(block.rows, style))
end


local PAGE = [[
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>%s</title>
<style>
%s</style>
</head>
<body>
<h1>%s</h1>
<p>%s</p>
<p>%s</p>
%s
</body>
</html>
]]


--- html.of(book) -> the rulebook as a page.
function html.of(book)
  local style = show.style { signs = show.signs(book.suits) }
  local parts = {}
  for i, block in ipairs(book.blocks) do
    parts[i] = write[block.kind](block, style)
  end
  local played = phrase("rulebook.played_as",
    { spec = "<code>" .. escape(book.spec) .. "</code>" })
  return PAGE:format(escape(book.title), STYLE, escape(book.title),
    draw(book.sentence, style), played, table.concat(parts, "\n"))
end


return html
