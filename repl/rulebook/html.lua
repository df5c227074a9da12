-- A rulebook as one HTML file with drawn cards.

local boxes = require "tenace.face.rulebook.boxes"
local escape = require "tenace.face.say.xml".escape
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local svg = require "tenace.face.rulebook.svg"

local html = {}

local STYLE = [[
body { font: 17px/1.5 Georgia, "Times New Roman", serif; max-width: 44em;
  margin: 2em auto; padding: 0 1em; color: #222; background: #fff; }
h1, h2 { line-height: 1.2; break-after: avoid; }
h2 { border-bottom: 1px solid #ccc; margin-top: 2em; }
nav { font-size: .9em; }
nav a { margin-right: 1em; }
dt { font-weight: bold; }
dd { margin: 0 0 .5em 1.5em; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ddd; padding: .25em .6em; text-align: left;
  vertical-align: top; overflow-wrap: anywhere; }
.step p { margin: .5em 0; }
.d1 { margin-left: 1.5em; }
.d2 { margin-left: 3em; }
.d3 { margin-left: 4.5em; }
.card { height: 1.9em; vertical-align: middle; margin: .06em; }
.card text { font: bold 19px Helvetica, Arial, sans-serif;
  letter-spacing: -1.5px; }
.example { border-left: 3px solid #ccc; padding-left: 1em; margin: 1em 0;
  break-inside: avoid; }
.example .card { height: 4.2em; margin: 0 .1em 0 0; }
.example figure { display: inline-block; margin: 0 1.5em .5em 0; }
.example figcaption, .example dt { font-weight: normal; font-size: .85em;
  color: #555; }
.example dl { display: grid; grid-template-columns: max-content auto;
  gap: 0 1em; margin: .3em 0; }
.example dd { margin: 0; }
.was, .is { margin: .2em 0 .2em 1.5em; padding-left: .6em; }
.was { border-left: 4px solid #c66; text-decoration: line-through #c66; }
.is { border-left: 4px solid #4a4; }
@page { margin: 18mm 16mm; }
@media print {
  body { margin: 0; max-width: none; font-size: 11pt; }
  nav { display: none; }
  .card { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  p, dd, tr { break-inside: avoid; orphans: 3; widows: 3; }
}
]]


--- Text with its cards drawn. A style is { suits, cards = show's style }.
local function draw(text, style)
  return (escape(text):gsub("{(%w+)}", function(card)
    return svg.card(card, style.suits, show.card(card, style.cards))
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
  return ('<h2 id="%s">%s</h2>'):format(block.key, escape(block.text))
end


function write.text(block, style)
  return "<p>" .. draw(block.text, style) .. "</p>"
end


function write.facts(block, style) return list_of(block.rows, style) end


--- A step, indented below the step that calls it.
function write.step(block, style)
  return ('<div class="step d%d"><p><b>%s</b>: %s</p></div>'):format(
    math.min(block.depth, 3), escape(block.name), draw(block.text, style))
end


--- Options: the meaning and the possible values share a column, so that a
-- narrow page has room.
function write.table(block, style)
  local head = block.head
  local lines = { "<table>", cells({ head[1], head[2], head[5] }, "th", style) }
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = cells({ row[1], row[2], phrase("rulebook.option_text",
      { says = row[5], values = row[3], default = row[4] }) }, "td", style)
  end
  lines[#lines + 1] = "</table>"
  return table.concat(lines, "\n")
end


--- Rows that are only cards appear side by side, drawn large.
function write.example(block, style)
  local figures, before, after = {}, {}, {}
  for _, row in ipairs(block.rows) do
    if boxes.cards(row[2]) then
      figures[#figures + 1] = ("<figure><figcaption>%s</figcaption>%s</figure>")
        :format(escape(row[1]), draw(row[2], style))
    else
      local list = #figures > 0 and after or before
      list[#list + 1] = row
    end
  end
  local parts = { '<div class="example"><p>' .. escape(block.name) .. "</p>" }
  if #before > 0 then parts[2] = list_of(before, style) end
  parts[#parts + 1] = table.concat(figures, "\n")
  if #after > 0 then parts[#parts + 1] = list_of(after, style) end
  return table.concat(parts, "\n") .. "</div>"
end


function write.house(block, style)
  return ("<p><b>%s</b>: %s</p>"):format(escape(block.name),
    draw(block.text, style))
end


--- The old text, struck out, and the new one.
function write.change(block, style)
  local parts = {}
  if block.label ~= "" then
    local label = block.section and phrase("rulebook.change.section", block)
      or block.label
    parts[1] = '<p class="d1"><b>' .. escape(label) .. "</b></p>"
  end
  for _, side in ipairs { "before", "after" } do
    if (block[side] or "") ~= "" then
      parts[#parts + 1] = ('<p class="%s">%s</p>'):format(
        side == "before" and "was" or "is", draw(block[side], style))
    end
  end
  return table.concat(parts, "\n")
end


--- Links to the sections.
local function contents(book)
  local list = {}
  for _, block in ipairs(book.blocks) do
    if block.kind == "heading" then
      list[#list + 1] = ('<a href="#%s">%s</a>'):format(block.key,
        escape(block.text))
    end
  end
  return #list > 1 and "<nav>" .. table.concat(list, "\n") .. "</nav>" or ""
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
%s
%s
%s
</body>
</html>
]]


--- html.of(book) -> the rulebook as a page.
function html.of(book)
  local style = { suits = book.suits,
    cards = show.style { signs = show.signs(book.suits) } }
  local parts = {}
  for i, block in ipairs(book.blocks) do
    parts[i] = write[block.kind](block, style)
  end
  local played = book.spec and "<p>" .. phrase("rulebook.played_as",
    { spec = "<code>" .. escape(book.spec) .. "</code>" }) .. "</p>" or ""
  local title = escape(book.title)
  return PAGE:format(title, STYLE, title, draw(book.sentence, style), played,
    contents(book), table.concat(parts, "\n"))
end


return html
