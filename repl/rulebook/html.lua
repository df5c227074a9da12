-- A rulebook as one HTML file with drawn cards.

local changed = require "tenace.face.rulebook.changed"
local escape = require "tenace.face.say.xml".escape
local handout = require "tenace.face.rulebook.handout"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local picture = require "tenace.face.rulebook.picture"
local sheet = require "tenace.face.rulebook.sheet"
local show = require "tenace.face.say.show"
local svg = require "tenace.face.rulebook.svg"

local html = {}

--- Text with its cards drawn.
local function draw(text, style)
  return (escape(text):gsub("{(%w+)}", function(card)
    return svg.card(card, style)
  end))
end


--- A table of two columns: what counts, and how much; or what a step tells.
local function counts_of(rows, style, class)
  local lines = { ('<table class="%s">'):format(class or "counts") }
  for _, row in ipairs(rows) do
    lines[#lines + 1] = ("<tr><td>%s</td><td>%s</td></tr>"):format(
      draw(row[1], style), draw(row[2], style))
  end
  lines[#lines + 1] = "</table>"
  return table.concat(lines)
end


local function list_of(rows, style, write)
  local lines = { write and '<dl class="ranking">' or "<dl>" }
  for _, row in ipairs(rows) do
    lines[#lines + 1] = ("<dt>%s</dt><dd>%s</dd>"):format(escape(row[1]),
      row.cells and counts_of(row.cells, style)
        or (write or draw)(row[2], style))
  end
  lines[#lines + 1] = "</dl>"
  return table.concat(lines, "\n")
end


--- A run of words that are ranks or cards: a row if there are several.
local function row_of(run, style)
  if #run < 2 then return draw(run[1], style) end
  local drawn = {}
  for i, word in ipairs(run) do
    drawn[i] = word:find "{" and draw(word, style) or svg.rank(word, style)
  end
  return '<span class="row">' .. table.concat(drawn) .. "</span>"
end


--- Draws each run of two and more ranks, or of cards, as a row of cards. Commas
-- in a row are left out.
local function with_rows(text, style)
  local out, run, gap, left = {}, {}, "", ""
  local function close(sign)
    if #run > 0 then
      out[#out + 1] = gap .. row_of(run, style) .. (sign or left)
    end
    run, left = {}, ""
  end
  for before, word in show.each_word(text) do
    local bare, mark = word:match "^([{}%w]+)([,;]?)$"
    local known = bare and (bare:find "^{%w+}$" or style.ranks[bare])
    if known then
      if #run == 0 then gap = before end
      run[#run + 1], left = bare, mark
      if mark == ";" then close() end
    else
      close()
      out[#out + 1] = before .. draw(word, style)
    end
  end
  close ""
  return table.concat(out)
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


--- Facts; where they say which card is higher, with rows of cards; the table
-- of a step.
function write.facts(block, style)
  if block.of_step then return counts_of(block.rows, style, "told d1") end
  return list_of(block.rows, style, block.ranking and with_rows)
end


--- A step with its heading, or a paragraph below it.
function write.step(block, style)
  local name = block.name and ("<b>%s</b>: "):format(escape(block.name)) or ""
  return ('<div class="step d%d"><p>%s%s</p></div>'):format(block.depth, name,
    draw(block.text, style))
end


--- Options: the meaning and the possible values share a column, so that a
-- narrow page has room.
function write.table(block, style)
  local head = block.head
  local lines = { '<table class="options">',
    cells({ head[1], head[2], head[5] }, "th", style) }
  for _, row in ipairs(block.rows) do
    lines[#lines + 1] = cells({ row[1], row[2], phrase("rulebook.option_text",
      { says = row[5], values = row[3], default = row[4] }) }, "td", style)
  end
  lines[#lines + 1] = "</table>"
  return table.concat(lines, "\n")
end


--- Text with its cards drawn, if it marks any, and with suit signs if not.
local function signed(text, style)
  if text:find "{%w+}" then return draw(text, style) end
  return escape(show.sentence(text, style.cards))
end


--- Some rows in a line, each part after its label; nothing if there are none.
local function in_line(rows, class, style)
  local list = {}
  for i, row in ipairs(rows) do
    list[i] = ('<span class="fact"><i>%s</i> %s</span>'):format(escape(row[1]),
      signed(row[2], style))
  end
  if #list == 0 then return "" end
  return ("<p%s>%s</p>"):format(class, table.concat(list, "\n"))
end


--- What an example says in words: first what is given, then what follows.
local function told(rows, style)
  local given, follows = {}, {}
  for _, row in ipairs(rows) do
    table.insert(row.follows and follows or given, row)
  end
  return in_line(given, "", style) .. in_line(follows, ' class="so"', style)
end


--- An example as a picture of the table; what it cannot show is told.
function write.example(block, style)
  local drawn, rows = picture.of(block.rows, style)
  return ('<div class="example"><p class="name">%s</p>%s%s</div>'):format(
    escape(block.name), drawn or "", told(rows or block.rows, style))
end


function write.house(block, style)
  return ("<p><b>%s</b>: %s</p>"):format(escape(block.name),
    draw(block.text, style))
end


--- A text with the words marked that the other text does not have.
local function marked(text, other, tag, style)
  local first, middle, last = changed.parts(text, other)
  if middle ~= "" then
    middle = ("<%s>%s</%s>"):format(tag, signed(middle, style), tag)
  end
  local parts = { signed(first, style), middle, signed(last, style) }
  return (table.concat(parts, " "):match "^%s*(.-)%s*$")
end


-- The class and the mark of each side of a change.
local SIDES = { before = { class = "was", tag = "del", other = "after" },
  after = { class = "is", tag = "ins", other = "before" } }


--- The old text and the new one; what differs is marked.
function write.change(block, style)
  local parts = {}
  if block.label ~= "" then
    parts[1] = '<p class="d1"><b>' .. draw(block.label, style) .. "</b></p>"
  end
  for _, name in ipairs { "before", "after" } do
    local side = SIDES[name]
    if (block[name] or "") ~= "" then
      parts[#parts + 1] = ('<p class="%s">%s</p>'):format(side.class,
        marked(block[name], block[side.other], side.tag, style))
    end
  end
  return table.concat(parts, "\n")
end


--- Links to the sections; a handout needs none.
local function contents(book)
  local list = {}
  for _, block in ipairs(book.blocks) do
    if block.kind == "heading" then
      list[#list + 1] = ('<li><a href="#%s">%s</a></li>'):format(block.key,
        escape(block.text))
    end
  end
  if #list < 2 or book.is_card then return "" end
  return ("<nav><b>%s</b><ol>%s</ol></nav>"):format(
    escape(phrase "rulebook.contents"), table.concat(list, "\n"))
end


local PAGE = [[
<!DOCTYPE html>
<html lang="%s"%s>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>%s</title>
<style>
%s</style>
</head>
<body%s>
<h1>%s</h1>
<p>%s</p>
%s
%s
<main>
%s</main>
</body>
</html>
]]

-- A whole page that would need more than four sheets of paper gets a smaller
-- type.
local LONG_BOOK = 17900


--- The attributes of a whole page: they say how much must fit.
local function of_book(body)
  return handout.weight(body) > LONG_BOOK and ' class="long"' or ""
end


--- The attributes of a handout, and the examples for which it has room.
local function of_sheet(body, examples)
  local sheet_of = handout.of(body)
  return (' class="%s" style="--type: %.1fpt"'):format(sheet_of.class,
    sheet_of.size), sheet_of.fills and examples or ""
end


--- The set of a deck's ranks.
local function ranks_of(book)
  local set = {}
  local ranks = book.ranks or ""
  for _, rank in ipairs(show.words(ranks)) do set[rank] = true end
  return set
end


--- The attribute of a language that is written from right to left.
local function direction()
  return language.grammar().direction == "rtl" and ' dir="rtl"' or ""
end


local function written(blocks, style)
  local list = {}
  for i, block in ipairs(blocks) do
    list[i] = write[block.kind](block, style) .. "\n"
  end
  return table.concat(list)
end


--- A style is { suits, ranks, cards = show's style }.
local function style_of(book)
  return { suits = book.suits, ranks = ranks_of(book),
    cards = show.usual(show.plain, book.deck) }
end


--- html.sheet(book) -> what handout.of says of a handout's page
function html.sheet(book)
  local rules = handout.parts(book.blocks)
  return handout.of(written(rules, style_of(book)))
end


--- html.of(book) -> the rulebook as a page.
function html.of(book)
  local style, rules, rest = style_of(book), handout.parts(book.blocks)
  local body, examples = written(rules, style), written(rest, style)
  local attributes = not book.is_card and of_book(body .. examples)
  if book.is_card then attributes, examples = of_sheet(body, examples) end
  local played = book.spec and "<p>" .. phrase("rulebook.played_as",
    { spec = "<code>" .. escape(book.spec) .. "</code>" }) .. "</p>" or ""
  local title = escape(book.title)
  return PAGE:format(language.code, direction(), title, sheet, attributes,
    title, draw(book.sentence, style), played, contents(book),
    body .. examples)
end


return html
