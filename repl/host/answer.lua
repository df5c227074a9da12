-- Answers the calls of those who are at a table, by the table of protocol.json.

local called = require "tenace.face.say.called"
local own_fault = require "tenace.face.host.own_fault"
local plain = require "tenace.face.web.plain"


--- A problem with the path that the page knows.
local function told(wrong)
  wrong.file = plain.path(wrong.file)
  return own_fault(wrong)
end


return called.new { room = "host", by = "playing", wrong = "problem",
  common = { id = "any", call = "any", table = "text", token = "text?",
    use = "text?" },
  told = told }
