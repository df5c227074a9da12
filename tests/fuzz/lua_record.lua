-- Texts of records: a match that is read from one writes the same record again.

local harness = require "lua_harness"
local tenace = require "tenace"

harness.shut()


--- A real record in which the input changes one byte, line or word.
local function changed(bytes)
  local names = { "whist", "skat", "canasta", "rummy" }
  local m = tenace.new(names[bytes:byte(2) % #names + 1], { seed = 3 })
  for _ = 1, bytes:byte(3) or 0 do
    if m:turn() then m:play(m:choose "random") end
  end
  local text = m:record()
  for at, what in bytes:sub(4):gmatch "(..)([^\n]*)\n" do
    local place = (at:byte(1) * 256 + at:byte(2)) % #text + 1
    text = text:sub(1, place) .. what .. text:sub(place + 1 + #what)
  end
  return text
end


return function(bytes)
  local text = bytes
  if bytes:byte(1) == 0 and #bytes > 3 then text = changed(bytes) end
  local done, m = harness.try(tenace.replay, text)
  if not done or not m then return end
  local record = m:record()
  local again = assert(tenace.replay(record))
  assert(again:record() == record, "another record")
end
