-- Where the data are that come with the library: the program says so; in a
-- plain Lua it is $TENACE_DATA, or the folder that has our lua/.

if package.preload["tenace.place"] or package.loaded["tenace.place"] then
  return require "tenace.place"
end

local own = string.match(debug.getinfo(1, "S").source,
  "^@(.-)/?lua/tenace/base/place%.lua$")

return { version = require "tenace.core".version, data = os.getenv "TENACE_DATA"
  or own ~= "" and own or "." }
