-- A session at the prompt as a Lua script: the lines that succeeded. `tenace
-- run` runs them again.

local phrase = require "tenace.face.say.phrase"

local written = {}


--- Verbs that leave nothing behind, or only ask.
local PASSING = { help = true, quit = true, exit = true, q = true, save = true,
  tour = true, source = true, clear = true }


--- An expression whose value the script shows. A comment stays one, and one
-- behind an expression does not swallow the brace.
local function shown(text)
  if text:find "^%s*%-%-[^\n]*$" then return text end
  return ("see(%s%s)"):format(text, text:find("--", 1, true) and "\n" or "")
end


--- A line in the form of the script: `see` gets the values that the prompt
-- would show.
local function as_lua(line)
  if line.what == "verb" then
    return line.rest == "" and ("see(%s)"):format(line.verb)
      or ("see(%s(%q))"):format(line.verb, line.rest)
  elseif line.what == "value" then
    return shown(line.text)
  end
  return line.text
end


--- A verb whose name is a word of Lua is called by its name in quotes.
local function callable(text)
  return (text:gsub("^see%(goto", 'see(_ENV["goto"]'))
end


--- Should the script have this line?
local function is_lasting(line)
  local word = line.verb or line.text:match "^%s*([%a_]+)"
  return not PASSING[word]
end


--- written.text(prompt) -> the script, and the number of the session's lines in
-- it
function written.text(prompt)
  local lines, n = { phrase("prompt.script",
    { seed = ("%d"):format(prompt.seed) }) }, 0
  for _, line in ipairs(prompt.lines) do
    if line.what == "table" then
      lines[#lines + 1] = phrase("prompt.script_table", { text = line.text })
    elseif is_lasting(line) then
      n = n + 1
      lines[#lines + 1] = callable(as_lua(line))
    end
  end
  return table.concat(lines, "\n") .. "\n", n
end


--- written.unsaved(prompt) -> the script, and the number of lines, as
-- written.text; nil if there are none, or if a file has this script
function written.unsaved(prompt)
  local text, n = written.text(prompt)
  if n == 0 then return nil end
  for _, saved in pairs(prompt.wrote) do
    if saved == text then return nil end
  end
  return text, n
end


return written
