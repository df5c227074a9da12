-- The line that is being typed, in colours: commands, and Lua.

local code = require "tenace.face.say.code"
local show = require "tenace.face.say.show"

local typing = {}


--- Is what follows a command's name text of its own, not Lua?
local function is_words(rest)
  return rest:find "^%s+[%w_]" and not rest:find "^%s+and%f[%W]"
    and not rest:find "^%s+or%f[%W]"
end


--- The first line of a statement: a command has its own colour, and the words
-- behind it have none.
local function first_line(prompt, line, style)
  local space, word, rest = line:match "^(%s*)(%a+)(.*)$"
  if not word or not prompt.words[word] then
    if line:find "^%s*%?" then return line end
    return code.colored(line, style)
  end
  local name = space .. show.tint("name", word, style)
  if word == "time" and rest:find "^%s+[^=%s]" then
    return name .. first_line(prompt, rest, style)
  end
  return name .. (is_words(rest) and rest or code.colored(rest, style))
end


--- typing.colored(prompt, line) -> the line in colours
function typing.colored(prompt, line)
  if not prompt.unfinished then
    return first_line(prompt, line, prompt.style)
  end
  local whole = code.colored(prompt.unfinished .. "\n" .. line, prompt.style)
  return whole:match "[^\n]*$"
end


--- typing.block(text) -> a list with the lines of a statement as one line, to
-- be recalled; its lines one by one if they have comments or long texts
function typing.block(text)
  local lines = {}
  for line in text:gmatch "[^\n]+" do lines[#lines + 1] = line end
  if text:find "%-%-" or text:find "%[=*%[" or text:find "\\\n" then
    return lines
  end
  for i = 2, #lines do lines[i] = lines[i]:match "^%s*(.*)$" end
  return { table.concat(lines, " ") }
end


return typing
