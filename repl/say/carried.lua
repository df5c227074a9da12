-- The rules files that a link or a line takes along: those that are not the
-- program's own, by their path below its data, `rules/house/whist/mine.lua`.

local disk = require "tenace.base.disk"
local place = require "tenace.base.place"

local carried = {}

-- The most files, and the most bytes of one that is read.
local MOST_FILES, MOST_BYTES = 40, 1 << 20


--- carried.original(path) -> the program's own text of a file; nil: it has none
function carried.original(path)
  return (disk.read_if_there(place.data .. "/" .. path, MOST_BYTES))
end


--- carried.path(file) -> the path of a game's or a house rule's file, the same
-- on each machine
-- @param file { name, of } as a variant's files have it
function carried.path(file)
  if file.of then
    return ("rules/house/%s/%s.lua"):format(file.of, file.name)
  end
  return ("rules/%s.lua"):format(file.name)
end


--- carried.files(variant [, files [, how]]) -> files
-- Adds the files of the rules that are not the program's own, by path.
-- @param how.path, how.original what takes the place of carried.path and
-- carried.original
function carried.files(variant, files, how)
  files = files or setmetatable({}, { __jsontype = "object" })
  local path_of = how and how.path or carried.path
  local original = how and how.original or carried.original
  for _, file in ipairs(variant.files) do
    local path = path_of(file)
    if file.text ~= original(path) then files[path] = file.text end
  end
  return files
end


--- carried.is_files(value) -> are these paths and texts, and not too many?
function carried.is_files(value)
  local n = 0
  for path, text in pairs(type(value) == "table" and value or { false }) do
    n = n + 1
    if type(path) ~= "string" or type(text) ~= "string" then return false end
  end
  return n <= MOST_FILES
end


return carried
