-- Answers the calls of those who are at a table, by the table of protocol.json.

local called = require "tenace.face.say.called"
local output = require "tenace.face.terminal.output"
local plain = require "tenace.face.web.plain"


--- A problem with the path that the page knows. What is wrong in the program is
-- told to who runs it, and not to guests.
local function told(wrong)
  if wrong.kind == "defect" then
    output.complain(wrong.text)
    wrong.text = "defect"
  end
  wrong.file = plain.path(wrong.file)
  return wrong
end


return called.new { room = "host", by = "playing", wrong = "problem",
  common = { id = "any", call = "any", table = "text", token = "text?" },
  told = told }
