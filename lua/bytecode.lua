-- Keeps the program's own Lua files as bytecode, which loads faster than text:
--
--   tenace run lua/bytecode.lua FOLDER FILE…
--
-- FOLDER/lua/tenace/words/all.luac does what lua/tenace/words/all.lua does.
-- It keeps the lines, so an error names the same place as it does from the
-- text. It leaves out the names of locals, because reading them takes a quarter
-- of the loading time.

local folder = ...

-- Bytes of a whole number and of any number, and of an instruction.
local WHOLE, ANY, INSTRUCTION = string.packsize "j", string.packsize "n", 4

-- The place where the first function begins. Before it are the signature, the
-- version, the format, six bytes that show damage, three sizes, two numbers,
-- and the number of upvalues.
local FIRST = 1 + 4 + 1 + 1 + 6 + 3 + WHOLE + ANY + 1

-- Functions that skip one item, from `self.at` on, in `self.bytes`: bytecode as
-- Lua 5.4 writes it.
local skip = {}


--- A number: seven bits a byte, and the last byte is marked.
function skip.number(self)
  local n, byte
  repeat
    byte = string.byte(self.bytes, self.at)
    n, self.at = (n or 0) << 7 | byte & 0x7F, self.at + 1
  until byte & 0x80 ~= 0
  return n
end


--- A text. Its length plus one comes before it.
function skip.text(self)
  local size = skip.number(self)
  self.at = self.at + math.max(0, size - 1)
end


--- A list of items of `size` bytes each.
function skip.blocks(self, size)
  local n = skip.number(self)
  self.at = self.at + n * size
end


--- A list of items that the function `one` skips.
function skip.list(self, one)
  for _ = 1, skip.number(self) do one(self) end
end


-- The constants that have more than their mark, by the mark.
local marks = { [0x03] = WHOLE, [0x13] = ANY, [0x04] = "text", [0x14] = "text" }


function skip.constant(self)
  local mark = marks[string.byte(self.bytes, self.at)]
  self.at = self.at + 1
  if mark == "text" then skip.text(self)
  else self.at = self.at + (mark or 0) end
end


function skip.two_numbers(self)
  skip.number(self)
  skip.number(self)
end


function skip.name(self)
  skip.text(self)
  skip.two_numbers(self)
end


--- Adds the bytes from the last place up to `to` to the parts that are kept.
local function keep_part(self, to)
  self.parts[#self.parts + 1] = string.sub(self.bytes, self.from, to - 1)
end


--- A function: its file, lines, sizes, code, constants, upvalues, the functions
-- in it, the line of each instruction, and names. The names of its locals are
-- left out: an empty list takes their place.
function skip.code(self)
  skip.text(self)
  skip.two_numbers(self)
  self.at = self.at + 3
  skip.blocks(self, INSTRUCTION)
  skip.list(self, skip.constant)
  skip.blocks(self, 3)
  skip.list(self, skip.code)
  skip.blocks(self, 1)
  skip.list(self, skip.two_numbers)
  keep_part(self, self.at)
  self.parts[#self.parts + 1] = "\x80"
  skip.list(self, skip.name)
  self.from = self.at
  skip.list(self, skip.text)
end


--- The bytecode without the names of locals. If the bytecode has another form
-- than expected, all of it is kept.
local function without_names(bytes)
  local self = { bytes = bytes, at = FIRST, from = 1, parts = {} }
  if not pcall(skip.code, self) or self.at ~= #bytes + 1 then return bytes end
  keep_part(self, self.at)
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
