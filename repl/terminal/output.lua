-- The program's two outputs. Everything it writes goes through here, so that
-- other people's text never reaches a terminal unchanged, and a command ends
-- when its output is lost.

local clean = require "tenace.face.say.clean"
local fail = require "tenace.face.say.fail"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local standard = require "tenace.standard"

local output = {}


-- Terminals that have no letters but those of one table.
local OLD = { linux = true, ansi = true, vt100 = true, vt102 = true,
  vt220 = true }

-- Locales that say nothing about letters.
local SILENT = { C = true, POSIX = true }


--- What the environment says of letters: the variable and its value.
local function locale()
  for _, name in ipairs { "LC_ALL", "LC_CTYPE", "LANG" } do
    local value = os.getenv(name)
    if value and value ~= "" then return name, value end
  end
end


--- output.speaks_utf8() -> true if the terminal shows more than ASCII
-- The locale C says nothing of the terminal, so a language that has more
-- letters gets them there, unless the terminal is an old one.
function output.speaks_utf8()
  local _, value = locale()
  if not value or value:lower():find "utf%-?8" then return true end
  return language.code ~= "en" and SILENT[value] ~= nil
    and not OLD[os.getenv "TERM" or ""]
end


--- output.explain_letters(): says on standard error, once and in English, what
-- to set if the letters of the present language cannot be shown
function output.explain_letters()
  local name, value = locale()
  if language.code == "en" or output.speaks_utf8() then return end
  local text = language.read("tenace.face.text", "en", "command").no_letters
  output.complain(sentence.fill(text, { name = name, value = value,
    language = language.code }))
end


--- output.shown(text) -> the text for the terminal
-- A terminal without UTF-8 would read some bytes of a letter as commands. It
-- gets a question mark for each such letter.
function output.shown(text)
  text = clean.shown(text)
  if output.speaks_utf8() then return text end
  return (text:gsub("[\194-\244][\128-\191]+", "?"))
end


--- Ends the command with a failure if standard output could not be written.
-- Later output cannot replace what was lost.
local function check(done, why)
  if done and not output.problem then return end
  output.problem = output.problem or why
  standard.told()
  fail.no("output", { problem = output.problem })
end


--- output.write(text, …): writes to standard output, for a person
function output.write(...)
  check(standard.write(output.shown(table.concat { ... })))
end


--- output.flush(): makes sure that everything has been written
function output.flush()
  check(standard.flush())
end


--- output.emit(text): the same, shown at once
function output.emit(text)
  output.write(text)
  output.flush()
end


--- output.clear(): empties the screen, and forgets what has left it
-- Nothing happens where standard output is no terminal.
function output.clear()
  if not require "tenace.terminal".is_terminal(1) then return end
  check(standard.write "\27[H\27[2J\27[3J")
  output.flush()
end


--- output.data(text, …): writes to standard output for another program,
-- unchanged; the caller has escaped it
function output.data(...)
  check(standard.write(table.concat { ... }))
end


--- output.complain(text): writes a line to standard error, after all output so
-- far
function output.complain(text)
  standard.flush()
  io.stderr:write(output.shown(text), "\n")
end


--- output.status(text): writes to standard error at once, unchanged: the
-- program's own words, and codes that erase them
function output.status(text)
  io.stderr:write(text)
  io.stderr:flush()
end


require "tenace.face.say.complaint".to = output.complain

return output
