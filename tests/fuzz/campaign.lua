-- What the scripts that try random numbered cases share: which numbers to try,
-- the folder that keeps the present case, and files as texts.

local core = require "tenace.core"

local campaign = {}


--- campaign.begin(name, usual, from, to, folder) -> from, to, folder
-- The numbers and the folder that the command line gives as texts, or nil: 1 to
-- the usual number times $FUZZ, and build/fuzz/NAME.
function campaign.begin(name, usual, from, to, folder)
  -- Small enough that endless rules stop soon.
  core.budget { instructions = 4000000, memory = 16 << 20, always = true }
  local last = to or from or usual * (tonumber(os.getenv "FUZZ") or 1)
  return math.tointeger(tonumber(from or 1)), math.tointeger(tonumber(last)),
    folder or "build/fuzz/" .. name
end


function campaign.read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read "a"
  file:close()
  return text
end


function campaign.write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  assert(file:close())
end


return campaign
