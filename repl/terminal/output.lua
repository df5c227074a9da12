-- What the program writes to its two outputs. All of it goes through here, so
-- that no text of others reaches a terminal as it is, and a command ends where
-- its output is lost.

local clean = require "tenace.face.say.clean"
local fail = require "tenace.face.say.fail"
local standard = require "tenace.standard"

local output = {}


--- output.speaks_utf8() -> true if the terminal shows more than ASCII
function output.speaks_utf8()
  for _, name in ipairs { "LC_ALL", "LC_CTYPE", "LANG" } do
    local value = os.getenv(name)
    if value and value ~= "" then
      return value:lower():find "utf%-?8" ~= nil
    end
  end
  return true
end


--- output.shown(text) -> the text as a terminal gets it
-- A terminal without UTF-8 would read some bytes of a letter as commands, so
-- there each becomes a question mark.
function output.shown(text)
  text = clean.shown(text)
  if output.speaks_utf8() then return text end
  return (text:gsub("[\194-\244][\128-\191]+", "?"))
end


--- Ends the command with a failure if standard output was not written. What
-- was lost once is not made good by what comes after.
local function check(done, why)
  if done and not output.problem then return end
  output.problem = output.problem or why
  standard.told()
  fail.no("output", { problem = output.problem })
end


--- output.write(text, …): for a person, on standard output
function output.write(...)
  check(io.stdout:write(output.shown(table.concat { ... })))
end


--- output.flush(): all that was written has arrived
function output.flush()
  check(io.stdout:flush())
end


--- output.emit(text): the same, to be seen at once
function output.emit(text)
  output.write(text)
  output.flush()
end


--- output.data(text, …): for another program, on standard output, as it is;
-- whoever calls has written it in a form that can hold any text
function output.data(...)
  check(io.stdout:write(...))
end


--- output.complain(text): a line on standard error, behind what was written
function output.complain(text)
  io.stdout:flush()
  io.stderr:write(output.shown(text), "\n")
end


--- output.status(text): on standard error at once, as it is: the program's own
-- words, and codes that wipe them out again
function output.status(text)
  io.stderr:write(text)
  io.stderr:flush()
end


return output
