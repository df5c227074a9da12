-- Answers the calls of those in a class, by the table of protocol.json.

local called = require "tenace.face.say.called"
local own_fault = require "tenace.face.host.own_fault"


--- A problem without the path of a file, which no phone can open.
local function told(wrong)
  wrong.file = nil
  return own_fault(wrong)
end


return called.new { room = "class", by = "calls", wrong = "problem",
  common = { id = "any", call = "any", table = "text", token = "text?" },
  told = told }
