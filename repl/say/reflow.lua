-- Help that has been broken into lines for 80 columns, fitted to a narrower
-- terminal. The lines of an entry are put together before they are wrapped
-- again, so that no line ends after a few words.

local breaks = require "tenace.face.say.breaks"
local show = require "tenace.face.say.show"

local reflow = {}

-- Where the second column begins; the widest first column with two blanks
-- behind it; the least indent of a line that belongs to the entry above it.
local COLUMN, WIDEST, WITHIN = 12, 26, 6


local function indent_of(line) return #line:match "^ *" end


--- Does the line go on with the text of the line above?
local function goes_on(line, above)
  if not above or above == "" or line == "" then return false end
  return indent_of(line) >= WITHIN
    or indent_of(line) == 0 and indent_of(above) == 0
end


--- The entries and paragraphs, each as one line.
local function joined(lines)
  local list = {}
  for i, line in ipairs(lines) do
    if goes_on(line, lines[i - 1]) then
      list[#list] = breaks.joined(list[#list], line:match "^ *(.*)$")
    else
      list[#list + 1] = line
    end
  end
  return list
end


--- The words before the second column, and the text in it.
local function parts(line)
  if indent_of(line) == 0 then return "", line end
  local head, text = line:match "^( *%S.-  +)(%S.*)$"
  if head and show.width(head) <= WIDEST then return head, text end
  if line:sub(COLUMN, COLUMN) == " " then
    return line:sub(1, COLUMN), line:sub(COLUMN + 1)
  end
  return line:match "^( *)(.*)$"
end


--- Adds an entry, wrapped.
local function add(lines, line, width)
  local head, text = parts(line)
  local under = (" "):rep(math.min(show.width(head), COLUMN))
  local wrapped = show.wrap(head:gsub(" ", "\1") .. text, width, under)
  for _, one in ipairs(wrapped) do
    lines[#lines + 1] = one:gsub("\1", " ")
  end
end


--- reflow.fitted(lines, style) -> the lines; on a terminal that is too narrow
-- for one of them, all of them in other lines
function reflow.fitted(lines, style)
  local widest = 0
  for _, line in ipairs(lines) do
    widest = math.max(widest, show.width(line))
  end
  if not style.live or widest <= style.width then return lines end
  local out = {}
  for _, line in ipairs(joined(lines)) do add(out, line, style.width) end
  return out
end


return reflow
