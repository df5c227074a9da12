-- Keeps the program's own Lua files as bytecode, which loads faster than text:
--
--   tenace run lua/bytecode.lua FOLDER FILE…
--
-- FOLDER/lua/tenace/words/all.luac does what lua/tenace/words/all.lua does.
-- It keeps the lines, so an error names the same place as it does from the
-- text. It leaves out the names of locals, because reading them takes a quarter
-- of the loading time.

local lua54 = require "tenace.base.lua54"

local folder = ...

--- Adds the bytes from the last place up to `to` to the parts that are kept.
local function keep_part(self, to)
  self.parts[#self.parts + 1] = string.sub(self.bytes, self.from, to - 1)
end


--- Keeps a function and those in it. The names of its locals are left out: an
-- empty list takes their place.
local function keep_code(self, code)
  for _, inner in ipairs(code.inner) do keep_code(self, inner) end
  keep_part(self, code.names)
  self.parts[#self.parts + 1] = "\x80"
  self.from = code.after
end


--- The bytecode without the names of locals. If the bytecode has another form
-- than expected, all of it is kept.
local function without_names(bytes)
  local known, code = pcall(lua54.read, bytes)
  if not known or not code then return bytes end
  local self = { bytes = bytes, from = 1, parts = {} }
  keep_code(self, code)
  keep_part(self, #bytes + 1)
  local short = table.concat(self.parts)
  return load(short, "=short", "b") and short or bytes
end


--- Writes a file; an error ends the build.
local function write(path, bytes)
  local file = assert(io.open(path, "wb"))
  assert(file:write(bytes))
  assert(file:close())
end


--- Compiles one file and writes its bytecode.
local function keep(file)
  local source = assert(io.open(file, "rb"))
  local does = assert(load(source:read("a"), "@" .. file, "t"))
  source:close()
  write(folder .. "/" .. file .. "c", without_names(string.dump(does)))
end


--- Compiles a library that others have written, and keeps its text beside the
-- bytecode. The bytecode is used only while the library on this machine has
-- that text.
local function keep_library(name)
  local file = package.searchpath(name, package.path)
  if not file then return end
  local source = assert(io.open(file, "rb"))
  local text = source:read("a")
  source:close()
  local does = assert(load(text, "@" .. file, "t"))
  write(folder .. "/" .. name .. ".lua", text)
  write(folder .. "/" .. name .. ".luac", without_names(string.dump(does)))
end


for i = 2, select("#", ...) do keep((select(i, ...))) end
for _, name in ipairs { "argparse", "dkjson" } do keep_library(name) end
