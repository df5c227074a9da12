-- Keeps the program's own Lua files as bytecode, which loads faster than text:
--
--   tenace run lua/bytecode.lua FOLDER FILE…
--
-- FOLDER/lua/tenace/base/words.luac is what lua/tenace/base/words.lua does. It
-- keeps its lines and names, so errors tell the same place as from the text.

local folder = ...


--- Writes what a file does; an error ends the build.
local function keep(file)
  local source = assert(io.open(file, "rb"))
  local does = assert(load(source:read("a"), "@" .. file, "t"))
  source:close()
  local kept = assert(io.open(folder .. "/" .. file .. "c", "wb"))
  assert(kept:write(string.dump(does)))
  assert(kept:close())
end


for i = 2, select("#", ...) do keep((select(i, ...))) end
