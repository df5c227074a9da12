-- A comparison as a drawing in one file: bars with their intervals as whiskers,
-- and the differences in figures beside them.

local chart = require "tenace.face.compare.chart"
local escape = require "tenace.face.say.xml".escape
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local svg = {}

-- The drawing's measures, in its units.
local WIDTH, LEFT, BARS, ROW, HEAD = 900, 120, 320, 22, 30

local COLORS = { "#4878a8", "#d07838", "#5a9a5a", "#a05a90", "#8a7a40" }


local function write(lines, form, ...)
  lines[#lines + 1] = form:format(...)
end


local function label(lines, x, y, text, how)
  write(lines, '<text x="%.1f" y="%.1f"%s>%s</text>', x, y, how or "",
    escape(text))
end


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


--- The figures of a row, to the right of its bar.
local function figures(row)
  local difference = row.difference
  if not difference then return row.text .. " " .. row.sure end
  return ("%s %s     %s (%s)  %s"):format(row.text, row.sure, difference.text,
    difference.range, phrase("compare." .. difference.told))
end


--- Draws one block from `y` down; answers where the next begins.
local function draw(lines, block, y, colors)
  label(lines, 20, y, block.title, ' class="t"')
  local top = y + 8
  y = y + ROW
  for i, row in ipairs(block.rows) do
    label(lines, LEFT - 8, y + 4, row.label, ' text-anchor="end"')
    bar(lines, block, row, y, colors[(i - 1) % #colors + 1])
    label(lines, LEFT + BARS + 16, y + 4, figures(row))
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


--- svg.text(result) -> text
function svg.text(result)
  local lines, y = {}, 28
  label(lines, 20, y, phrase("compare.svg_title", {
    games = table.concat(result.games, " · "),
    deals = show.thousands(result.deals) }), ' class="t"')
  for i, game in ipairs(result.games) do
    y = y + 20
    label(lines, 20, y, chart.letter(i) .. "  " .. game)
  end
  y = y + HEAD + 8
  for _, block in ipairs(chart.blocks(result)) do
    y = draw(lines, block, y, COLORS)
  end
  for i, block in ipairs(chart.differing(result)) do
    y = draw(lines, block, y, { COLORS[i % #COLORS + 1] })
  end
  local head = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" '
    .. 'height="%d" viewBox="0 0 %d %d">'):format(WIDTH, y, WIDTH, y)
  return head .. STYLE .. table.concat(lines, "\n") .. "\n</svg>\n"
end


return svg
