-- What specs share of calls to a table or a class without a network, while the
-- clock stands still.

local json = require "dkjson"
local language = require "tenace.base.language"
local tables = require "tenace.face.host.tables"

local now = tables.now

-- Each has it beside functions of its own: `time`, and `sent`, a function of a
-- person and a call that gives the answer as text.
local calls = {}


--- helper.stop_clock(): it is `helper.time` from now on; there are no tables
function calls.stop_clock(helper)
  tables.clear()
  tables.now = function() return helper.time end
end


--- helper.close(): time goes on again
function calls.close()
  tables.clear()
  tables.now = now
  language.use "en"
end


--- helper.ask(person, call) -> value; or nil, problem
function calls.ask(helper, person, call)
  local answered = json.decode(helper.sent(person, call))
  return answered.value, answered.problem
end


--- helper.need(person, call) -> value
-- @error there was a problem
function calls.need(helper, person, call)
  local value, problem = helper.ask(person, call)
  if value == nil then error(problem and problem.text or "no value", 2) end
  return value
end


--- calls.helper() -> a helper that has them
return function()
  local helper = { time = 1000 }
  for name, call in pairs(calls) do
    helper[name] = function(...) return call(helper, ...) end
  end
  return helper
end
