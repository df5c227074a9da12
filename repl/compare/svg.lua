-- A comparison as a drawing in one file: bars with their intervals as whiskers,
-- and the differences in figures beside them.

local chart = require "tenace.face.compare.chart"
local ink = require "tenace.face.compare.ink"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local svg = {}

-- The drawing's measures, in its units.
local WIDTH, LEFT, BARS, ROW, HEAD = 900, 120, 320, 22, 30

-- The room between two columns of figures, that of a letter, and the column
-- that begins where the others end: a word, not a figure.
local GAP, LETTER, LAST = 16, 7.5, 5

local COLORS = { "#4878a8", "#d07838", "#5a9a5a", "#a05a90", "#8a7a40" }

local write, label = ink.write, ink.label


--- The position of a value between the ends of its block.
local function place(block, value)
  local low, high = chart.reach(block)
  return LEFT + (value - low) / (high - low) * BARS
end


local function whisker(lines, block, row, y)
  if not row.low then return end
  local from, to = place(block, row.low), place(block, row.high)
  write(lines, '<path class="w" d="M%.1f %.1fH%.1fM%.1f %.1fv8M%.1f %.1fv8"/>',
    from, y, to, from, y - 4, to, y - 4)
end


local function bar(lines, block, row, y, color)
  if not row.value then return end
  local zero, end_of_it = place(block, 0), place(block, row.value)
  write(lines,
    '<rect x="%.1f" y="%.1f" width="%.1f" height="14" fill="%s"/>',
    math.min(zero, end_of_it), y - 7, math.abs(end_of_it - zero), color)
  whisker(lines, block, row, y)
end


--- The figures of a row, to the right of its bar: value, precision,
-- difference, its interval, and what it tells.
local function figures(row)
  local difference = row.difference
  if not difference then return { row.text, row.sure } end
  return { row.text, row.sure, difference.text, difference.range,
    phrase("compare." .. difference.told) }
end


--- Where the columns of the figures are: by column, the right end, but of the
-- last one the left. Then the width of the drawing.
local function places_of(blocks)
  local widths, places, x = {}, {}, LEFT + BARS
  for _, block in ipairs(blocks) do
    for _, row in ipairs(block.rows) do
      for i, text in ipairs(figures(row)) do
        widths[i] = math.max(widths[i] or 0, show.width(text))
      end
    end
  end
  for i, width in ipairs(widths) do
    local gap = i == 3 and 2 * GAP or GAP
    places[i] = i == LAST and x + gap or x + gap + width * LETTER
    x = x + gap + width * LETTER
  end
  return places, math.max(WIDTH, math.ceil(x) + GAP)
end


--- Draws one block from `y` down; answers where the next begins.
local function draw(lines, block, y, colors, places)
  label(lines, 20, y, block.title, ' class="t"')
  local top = y + 8
  y = y + ROW
  for i, row in ipairs(block.rows) do
    label(lines, LEFT - 8, y + 4, row.label, ' text-anchor="end"')
    bar(lines, block, row, y, colors[(i - 1) % #colors + 1])
    for k, text in ipairs(figures(row)) do
      label(lines, places[k], y + 4, text,
        k ~= LAST and ' text-anchor="end"' or "")
    end
    y = y + ROW
  end
  write(lines, '<path class="z" d="M%.1f %.1fV%.1f"/>', place(block, 0), top,
    y - ROW / 2)
  return y + HEAD - ROW / 2
end


local STYLE = [[
<style>text{font:13px sans-serif;fill:#222}.t{font-weight:bold}
.w{stroke:#222;fill:none}.z{stroke:#999;fill:none}</style>
<rect width="100%" height="100%" fill="#fff"/>]]


--- The colour of each game that has a row, in the order of the rows.
local function colors_of(result)
  local list = {}
  for i in ipairs(result.games) do
    local differ = result.differ[i - 1]
    if not (differ and chart.is_same(differ)) then
      list[#list + 1] = COLORS[(i - 1) % #COLORS + 1]
    end
  end
  return list
end


--- The blocks of a comparison, each with the colours of its rows.
local function blocks_of(result)
  local blocks, colors = chart.blocks(result), colors_of(result)
  for _, block in ipairs(blocks) do block.colors = colors end
  for _, block in ipairs(chart.differing(result)) do
    block.colors = { COLORS[(block.game - 1) % #COLORS + 1] }
    blocks[#blocks + 1] = block
  end
  return blocks
end


--- svg.page(title, head, blocks) -> text
-- @param head lines of text below the title
-- @param blocks as `chart.block` makes them, with `colors` for their rows
function svg.page(title, head, blocks)
  local lines, y = {}, 28
  label(lines, 20, y, title, ' class="t"')
  for _, line in ipairs(head) do
    y = y + 20
    label(lines, 20, y, line)
  end
  y = y + HEAD + 8
  local places, width = places_of(blocks)
  for _, block in ipairs(blocks) do
    y = draw(lines, block, y, block.colors or COLORS, places)
  end
  local top = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" '
    .. 'height="%d" viewBox="0 0 %d %d">'):format(width, y, width, y)
  return top .. STYLE .. table.concat(lines, "\n") .. "\n</svg>\n"
end


--- svg.text(result) -> text
function svg.text(result)
  local head = {}
  for i, game in ipairs(result.games) do
    head[i] = phrase("compare.game", { letter = chart.letter(i), game = game })
  end
  for i, differ in ipairs(result.differ) do
    if chart.is_same(differ) then
      head[#head + 1] = phrase(chart.key(result, "same_in_all"),
        { letter = chart.letter(i + 1) })
    end
  end
  return svg.page(phrase(chart.key(result, "svg_title"), {
    games = table.concat(result.games, " · "),
    deals = show.thousands(result.matches or result.deals) }), head,
    blocks_of(result))
end


return svg
