-- A session at the prompt as a script: the lines that were typed and went
-- through, in Lua, to be carried out again with `tenace run`.

local phrase = require "tenace.face.say.phrase"

local written = {}


--- What leaves nothing behind, or only asks.
local PASSING = { help = true, quit = true, exit = true, save = true,
  tour = true, source = true }


--- A line as the script has it: what would be shown is given to `see`.
local function as_lua(line)
  if line.what == "verb" then
    return line.rest == "" and ("see(%s)"):format(line.verb)
      or ("see(%s(%q))"):format(line.verb, line.rest)
  elseif line.what == "value" then
    return "see(" .. line.text .. ")"
  end
  return line.text
end


--- A verb that is a word of Lua is called by its name in quotes.
local function callable(text)
  return (text:gsub("^see%(goto", 'see(_ENV["goto"]'))
end


--- Is a line worth carrying out again?
local function is_lasting(line)
  local word = line.verb or line.text:match "^%s*([%a_]+)"
  return not PASSING[word]
end


--- written.text(prompt) -> the script, and how many lines of the session it has
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
