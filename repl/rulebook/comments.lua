-- The comments of a rules file, above each of its functions.

local breaks = require "tenace.face.say.breaks"
local show = require "tenace.face.say.show"

local comments = {}


local function text_of(lines)
  local text = lines[1] or ""
  for i = 2, #lines do text = breaks.joined(text, lines[i]) end
  return text:match("^%s*(.*%S)") or ""
end


--- The lines of a function that begins at a line, up to the `end` at its left
-- edge or to the next function.
local function body_at(lines, from)
  local last = from
  if not lines[from]:match("%f[%w]end$") then
    repeat
      last = last + 1
      local line = lines[last]
    until not line or line:match "^end" or line:match "^function"
    if lines[last] and not lines[last]:match "^end" then last = last - 1 end
  end
  return table.move(lines, from, math.min(last, #lines), 1, {})
end


--- comments.functions(text) -> list of { name, line, text, body } in the order
-- of the file; `body` is the function's lines, `text` the block of `--` lines
-- directly above it, or "".
function comments.functions(text)
  local list, block, lines = {}, {}, show.lines(text)
  for number, line in ipairs(lines) do
    local words = line:match("^%-%-+%s?(.*)$")
    local name = line:match("^function%s+[%w_]+[:.]([%w_]+)")
    if name then
      list[#list + 1] = { name = name, line = number, text = text_of(block),
        body = body_at(lines, number) }
    end
    if words then block[#block + 1] = words else block = {} end
  end
  return list
end


--- comments.steps(text) -> the functions with a comment. Functions without one
-- are details and are left out.
function comments.steps(text)
  local steps = {}
  for _, step in ipairs(comments.functions(text)) do
    if step.text ~= "" then steps[#steps + 1] = step end
  end
  return steps
end


return comments
