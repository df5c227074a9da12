-- The folder with the data of the library. The program names it. A plain Lua
-- finds it in $TENACE_DATA, in the file `tenace/place.lua` of an installed
-- library, or above this file: the folder that contains our lua/.

if package.preload["tenace.place"] or package.loaded["tenace.place"] then
  return require "tenace.place"
end

local source = debug.getinfo(1, "S").source


--- The folder that the installation has noted, or nil.
local function installed()
  local path = source:match "^@(.*)base/place%.lua$"
  local note = path and loadfile(path .. "place.lua", "t")
  return note and note().data
end


--- The folder of the checkout.
local function checkout()
  local own = source:match "^@(.-)/?lua/tenace/base/place%.lua$"
  return own ~= "" and own or "."
end


return { version = require "tenace.core".version,
  data = os.getenv "TENACE_DATA" or installed() or checkout() }
