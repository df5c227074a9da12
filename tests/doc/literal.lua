-- Lua on a page. For `x --> value` the test compares `value` with x as Lua
-- would write it; after `print (…)`, with what is printed.

local compare = require "doc.compare"

local literal = {}

local write


local function write_key(key)
  if type(key) == "string" and key:find("^[%a_][%w_]*$") then return key end
  return "[" .. write(key) .. "]"
end


--- A table as Lua could write it: its list, then its fields by name.
local function write_table(t)
  local parts, keys = {}, {}
  for i, item in ipairs(t) do parts[i] = write(item) end
  for key in pairs(t) do
    if math.type(key) ~= "integer" or key > #t then keys[#keys + 1] = key end
  end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  for _, key in ipairs(keys) do
    parts[#parts + 1] = write_key(key) .. " = " .. write(t[key])
  end
  if #parts == 0 then return "{}" end
  return "{ " .. table.concat(parts, ", ") .. " }"
end


function write(value)
  local meta = getmetatable(value)
  if type(value) == "string" then return '"' .. value .. '"' end
  if type(value) == "table" and not (meta and meta.__tostring) then
    return write_table(value)
  end
  return tostring(value)
end


--- literal.environment() -> what the blocks of one page share
function literal.environment()
  local shared = { printed = {} }
  local function print_line(...)
    local words = table.pack(...)
    for i = 1, words.n do words[i] = tostring(words[i]) end
    table.insert(shared.printed, table.concat(words, "\t"))
  end
  shared.names = setmetatable({ print = print_line }, { __index = _G })
  return shared
end


--- Blocks on a page see each other's names, so none is local.
local function in_common(line)
  return (line:gsub("^local function ", "function "):gsub("^local ", ""))
end


--- The statements of a block, each with what is expected of it:
-- { line, text, expected }.
local function statements(lines)
  local list, text, first = {}, {}, 1
  for i, line in ipairs(lines) do
    local code, value = line:match("^(.-)%s*%-%->%s*(.*)$")
    if value and code == "" then
      table.insert(list[#list].expected, value)
    else
      text[#text + 1] = in_common(code or line)
      local whole = table.concat(text, "\n")
      local ends = (lines[i + 1] or ""):find("^%S")
        and (load("return " .. whole) or load(whole))
      if value or ends then
        list[#list + 1] = { text = whole, expected = { value }, line = first }
        text, first = {}, i + 1
      end
    end
  end
  list[#list + 1] = { text = table.concat(text, "\n"), expected = {},
    line = first }
  return list
end


local function values_of(results)
  local list = {}
  for i = 1, results.n do list[i] = write(results[i]) end
  return table.concat(list, ", ")
end


--- Runs one statement: what it gives or prints, as lines.
local function run_one(shared, one, name)
  local value = load("return " .. one.text, name, "t", shared.names)
  local chunk = value or assert(load(one.text, name, "t", shared.names))
  shared.printed = {}
  local results = table.pack(chunk())
  if #shared.printed > 0 then
    return compare.lines(table.concat(shared.printed, "\n"))
  end
  return compare.lines(values_of(results))
end


--- literal.run(shared, lines, name): raises if a value differs from the page.
function literal.run(shared, lines, name)
  for _, one in ipairs(statements(lines)) do
    local found = run_one(shared, one, "=" .. name)
    if #one.expected > 0 then
      compare.check(one.text, one.expected, found)
    end
  end
end


return literal
