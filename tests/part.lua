-- Lets a spec run in parts, each of which looks at less than the whole: `make
-- again` then runs only those parts that a change can reach. A spec says in a
-- line of its own in how many:
--
--   -- In 12 parts.                       its tests are dealt out to them
--   -- In 12 parts of whole describes.    tests of a describe stay together
--
-- A program is told its part by PART=3/12, and a script of it asks part.mine.
--
-- Which part has a test follows from the test's name alone, so each test is in
-- one of them, whatever else the spec has. Such a test needs no other to have
-- run before it. `tenace run tests/busted.lua FILE:3/12` runs the third part.

local part = {}


--- part.split(name) -> path, number, parts: those of FILE:3/12; nil, nil if the
-- whole file is meant
function part.split(name)
  local path, number, parts = string.match(name, "^(.*):(%d+)/(%d+)$")
  return path or name, tonumber(number), tonumber(parts)
end


--- part.has(name, number, parts) -> true if that part has the test or describe
-- of this name
function part.has(name, number, parts)
  local sum = 0
  for i = 1, #name do sum = (sum * 31 + string.byte(name, i)) % 1000003 end
  return sum % parts == number - 1
end


--- part.mine(name) -> true if the part that PART names has what is called so,
-- or if there is no PART
function part.mine(name)
  local _, number, parts = part.split(":" .. (os.getenv "PART" or ""))
  return not number or part.has(name, number, parts)
end


--- Are the tests of a describe in one part?
local function whole(path)
  for line in io.lines(path) do
    if string.find(line, "^%-%- In %d+ parts of whole describes%.$") then
      return true
    end
  end
  return false
end


--- part.choose(busted, name): lets busted run only the part that the name says
function part.choose(busted, name)
  local path, number, parts = part.split(name)
  if not number then return end
  local units = whole(path) and { "describe" } or { "it", "pending" }
  for _, unit in ipairs(units) do
    busted.subscribe({ "register", unit }, function(of)
      return nil, part.has(of, number, parts)
    end, { priority = 1 })
  end
end


return part
