-- Answers the lines of other programs by the calls of protocol.json.

local called = require "tenace.face.say.called"
local data = require "tenace.face.say.data"


--- Is it a message of Lua itself? Then it tells of a defect of ours, not of a
-- call that the library refuses.
local function is_of_lua(text)
  return text:find "^attempt to " ~= nil or text:find "^bad argument #" ~= nil
end


--- What the library says to a wrong call is an error of the request.
local function told(wrong)
  local misuse = wrong.kind == "defect"
    and wrong.text:match "^repl/bot/calls%.lua:%d+: (.*)"
  if not misuse or is_of_lua(misuse) then return wrong end
  return { kind = "request", text = misuse }
end


return called.new { room = "bot", by = "calls", wrong = "error", told = told,
  common = { id = "any", call = "any", match = "text?" }, value = data.of,
  keys = { "id", "value", "error", "kind", "text" } }
