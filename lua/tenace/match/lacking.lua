-- A question without a match gives the rules some facts, and they may need
-- another. When they fail on a value that is nil, they are asked once more, and
-- it is noted which field they have read last in vain.

local core = require "tenace.core"

local lacking = {}

-- Is it noted, and the field that was read last in vain?
local notes, last = false, nil


--- lacking.note(name, value) -> the value
-- Notes that a field was read which has this value.
function lacking.note(name, value)
  if notes and value == nil then last = name end
  return value
end


--- lacking.watch(self)
-- From now on it is noted what is read of a core match.
function lacking.watch(self)
  if not notes then return end
  local fields = core.fields(self)
  local meta, own = debug.getmetatable(fields), {}
  for name, value in next, meta do own[name] = value end
  own.__index = function(_, name)
    return lacking.note(name, meta.__index(fields, name))
  end
  debug.setmetatable(fields, own)
end


--- Did a value that is nil make the rules fail?
local function is_of_nil(raised)
  return type(raised) == "string"
    and (string.find(raised, "%f[%w]nil%f[%W]") or string.find(raised,
      "got no value", 1, true)) ~= nil
end


--- lacking.field(raised, f, ...) -> name of a field that the facts lack; or nil
-- if the rules have failed for another reason
-- @param raised what the rules have raised in f(...)
function lacking.field(raised, f, ...)
  if not is_of_nil(raised) then return nil end
  notes, last = true, nil
  core.guard(nil, pcall, f, ...)
  notes = false
  return last
end


return lacking
