-- A session at the prompt as a Lua script: the lines that succeeded. `tenace
-- run` runs them again.

local phrase = require "tenace.face.say.phrase"

local written = {}


--- Verbs that leave nothing behind, or only ask.
local PASSING = { help = true, quit = true, exit = true, save = true,
  tour = true, source = true, clear = true }


--- A line in the form of the script: `see` gets the values that the prompt
-- would show.
local function as_lua(line)
  if line.what == "verb" then
    return line.rest == "" and ("see(%s)"):format(line.verb)
      or ("see(%s(%q))"):format(line.verb, line.rest)
  elseif line.what == "value" then
    return "see(" .. line.text .. ")"
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


return written
