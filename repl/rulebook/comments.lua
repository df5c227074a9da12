-- The comments of a rules file: what stands above each of its functions.

local comments = {}


local function text_of(lines)
  local text = table.concat(lines, " ")
  return text:match("^%s*(.-)%s*$")
end


--- comments.steps(text) -> list of { name, line, text } in the file's order.
-- A function's comment is the block of `--` lines directly above it; one
-- without a comment belongs to the machinery and is left out.
function comments.steps(text)
  local steps, block, number = {}, {}, 0
  for line in (text .. "\n"):gmatch("(.-)\n") do
    number = number + 1
    local words = line:match("^%-%-+%s?(.*)$")
    local name = line:match("^function%s+[%w_]+[:.]([%w_]+)")
    if words then
      block[#block + 1] = words
    else
      if name and #block > 0 then
        steps[#steps + 1] = {
          name = name, line = number, text = text_of(block),
        }
      end
      block = {}
    end
  end
  return steps
end


--- comments.above(text, line) -> the comment above a line; "" if none.
function comments.above(text, line)
  local block, number = {}, 0
  for words in (text .. "\n"):gmatch("(.-)\n") do
    number = number + 1
    if number == line then break end
    local comment = words:match("^%s*%-%-+%s?(.*)$")
    if comment then block[#block + 1] = comment else block = {} end
  end
  return text_of(block)
end


return comments
