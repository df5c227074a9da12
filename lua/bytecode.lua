-- Keeps the program's own Lua files as bytecode, which loads faster than text:
--
--   tenace run lua/bytecode.lua FOLDER FILE…
--
-- FOLDER/lua/tenace/base/words.luac is what lua/tenace/base/words.lua does. It
-- keeps its lines and names, so errors tell the same place as from the text.

local folder = ...


--- Writes a file; an error ends the build.
local function write(path, bytes)
  local file = assert(io.open(path, "wb"))
  assert(file:write(bytes))
  assert(file:close())
end


--- Writes what a file does.
local function keep(file)
  local source = assert(io.open(file, "rb"))
  local does = assert(load(source:read("a"), "@" .. file, "t"))
  source:close()
  write(folder .. "/" .. file .. "c", string.dump(does))
end


--- Keeps a library that others have written, with the text that it was made
-- from: the bytecode serves as long as the library found has that text.
local function keep_library(name)
  local file = package.searchpath(name, package.path)
  if not file then return end
  local source = assert(io.open(file, "rb"))
  local text = source:read("a")
  source:close()
  local does = assert(load(text, "@" .. file, "t"))
  write(folder .. "/" .. name .. ".lua", text)
  write(folder .. "/" .. name .. ".luac", string.dump(does))
end


for i = 2, select("#", ...) do keep((select(i, ...))) end
for _, name in ipairs { "argparse", "dkjson" } do keep_library(name) end
