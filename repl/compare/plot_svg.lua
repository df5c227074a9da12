-- Plots as a drawing in one file: bars, or a line through its points.

local ink = require "tenace.face.compare.ink"
local plot = require "tenace.face.compare.plot"

local plot_svg = {}

-- The drawing's measures, in its units.
local WIDTH, LEFT, ROOM, ROW, HEIGHT = 720, 180, 440, 24, 320

local STYLE = [[
<style>text{font:13px sans-serif;fill:#222}.t{font-weight:bold}
.l{stroke:#4878a8;fill:none;stroke-width:2}.z{stroke:#999}</style>
<rect width="100%" height="100%" fill="#fff"/>]]

local write, label = ink.write, ink.label


--- The place of a number between the ends of an axis, from 0 to 1.
local function share(number, low, high)
  return (number - low) / (high - low)
end


--- Draws bars from a height on; answers the height of their end.
local function bars(lines, plotted, top)
  local low, high = plot.reach(plotted)
  local zero = LEFT + share(0, low, high) * ROOM
  local y = top + 48
  for _, row in ipairs(plotted.rows) do
    local to = LEFT + share(row.value, low, high) * ROOM
    label(lines, LEFT - 8, y + 4, row.label, ' text-anchor="end"')
    write(lines, '<rect x="%.1f" y="%.1f" width="%.1f" height="14" '
      .. 'fill="#4878a8"/>', math.min(zero, to), y - 7, math.abs(to - zero))
    label(lines, LEFT + ROOM + 12, y + 4, ("%.6g"):format(row.value))
    y = y + ROW
  end
  write(lines, '<path class="z" d="M%.1f %.1fV%.1f"/>', zero, top + 34,
    y - ROW / 2)
  return y
end


--- Draws a line through the points from a height on; answers the height of its
-- end.
local function line(lines, plotted, top)
  local low, high = plot.reach(plotted)
  local rows, path = plotted.rows, {}
  local first, last = rows[1].x, rows[#rows].x
  if first == last then last = first + 1 end
  for i, row in ipairs(rows) do
    path[i] = ("%.1f %.1f"):format(LEFT + share(row.x, first, last) * ROOM,
      top + 40 + (1 - share(row.value, low, high)) * HEIGHT)
    write(lines, '<circle cx="%s" cy="%s" r="3" fill="#4878a8"/>',
      path[i]:match "^(%S+) (%S+)$")
  end
  write(lines, '<path class="l" d="M%s"/>', table.concat(path, "L"))
  label(lines, LEFT - 8, top + 44, ("%.6g"):format(high), ' text-anchor="end"')
  label(lines, LEFT - 8, top + HEIGHT + 44, ("%.6g"):format(low),
    ' text-anchor="end"')
  label(lines, LEFT, top + HEIGHT + 68, rows[1].label)
  label(lines, LEFT + ROOM, top + HEIGHT + 68, rows[#rows].label,
    ' text-anchor="end"')
  return top + HEIGHT + 80
end


--- plot_svg.text(item) -> text; nil if there is nothing to plot in it.
-- A comparison and a sweep have a drawing of their own, with all measures.
function plot_svg.text(item)
  if plot.is_comparison(item) then
    return require "tenace.face.compare.svg".text(item)
  elseif plot.is_sweep(item) then
    return require "tenace.face.compare.swept".svg(item)
  end
  local plots, lines, height = plot.all(item), {}, 0
  if #plots == 0 then return nil end
  for _, plotted in ipairs(plots) do
    label(lines, 20, height + 22, plotted.title or "", ' class="t"')
    height = (plotted.is_line and line or bars)(lines, plotted, height)
  end
  local head = ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" '
    .. 'height="%d" viewBox="0 0 %d %d">'):format(WIDTH, height, WIDTH, height)
  return head .. STYLE .. table.concat(lines, "\n") .. "\n</svg>\n"
end


return plot_svg
