-- A long text on a terminal: as much as fits, and Enter shows more.

local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local terminal = require "tenace.terminal"

local pages = {}


--- pages.show(lines, style): writes the lines. Where a person sits at a
-- terminal, it stops before the screen is full: Enter goes on, q leaves.
function pages.show(lines, style)
  local room = style.rows and math.max(5, style.rows - 1) or #lines
  local at = 1
  while #lines - at + 1 > room do
    output.emit(table.concat(lines, "\n", at, at + room - 1) .. "\n")
    at = at + room
    local said = terminal.read(phrase("games.more", { n = #lines - at + 1 }))
    if not said or said:match "^%s*[qQ]" then return end
  end
  output.write(table.concat(lines, "\n", at), "\n")
end


return pages
