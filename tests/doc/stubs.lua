-- Reads the stubs for editors: which words they declare, and the types that
-- they tell.

local stubs = {}

local FOLDER = "build/stubs/"


--- The types of the arguments that are told above a function.
local function told_types(lines, n)
  local types = {}
  for i = n - 1, 1, -1 do
    local name, kind = lines[i]:match "^%-%-%-@param ([%w_.?]+) (%S+)"
    if name then types[name:gsub("%?", "")] = { kind, name:find "%?" }
    elseif not lines[i]:find "^%-%-%-" then return types
    end
  end
end


--- A function `Self:deal_each(n, packet)` as one of its class.
local function add_method(found, lines, n)
  local thing, name, inside = lines[n]:match "^function (%w+)[.:]([%w_]+)(%b())"
  local class = found.of_local[thing]
  local method = { types = told_types(lines, n), names = {} }
  for one in inside:gmatch "[%w_.]+" do
    method.names[#method.names + 1] = one
  end
  assert(not class.methods[name], name .. " is there twice")
  class.methods[name] = method
end


local function add_class(found, line)
  local exact = line:find("(exact)", 1, true)
  local name, parent = line:gsub("%(exact%) ", "")
    :match "@class ([%w_.]+) ?:? ?([%w_.]*)"
  local class = found.classes[name] or { fields = {}, methods = {} }
  class.exact = exact and true or class.exact
  class.parent = parent:find "^tenace" and parent or class.parent
  found.classes[name] = class
  return class
end


local function add_line(found, lines, n)
  local line = lines[n]
  if line:find "^%-%-%-@class " then
    found.last = add_class(found, line)
  elseif line:find "^%-%-%-@field " then
    local name, kind = line:match "^%-%-%-@field (%S+) (%S+)"
    found.last.fields[name:gsub("%?", "") .. ""] = kind
  elseif line:find "^local " then
    found.of_local[line:match "^local (%w+)"] = found.last
  elseif line:find "^function %w+[.:]" then
    add_method(found, lines, n)
  end
end


--- The globals that a file sets when it runs, in an environment without any.
local function globals_of(text, path)
  local set = {}
  local chunk = assert(load(text, "@" .. path, "t", setmetatable({}, {
    __newindex = function(_, name) set[name] = true end })))
  return set, chunk()
end


--- stubs.read(name) -> { globals, classes, result }
-- `classes` by name: { fields = types by name, methods by name, exact, parent }
function stubs.read(name)
  local path = FOLDER .. name .. ".lua"
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  local found, lines = { classes = {}, of_local = {} }, {}
  for line in text:gmatch "[^\n]*" do lines[#lines + 1] = line end
  for n = 1, #lines do add_line(found, lines, n) end
  found.globals, found.result = globals_of(text, path)
  return found
end


--- Is the value of this one type? It is asked while rules run, too, and then
-- texts have the words of rules.
local function is_of(value, kind)
  local of = type(value)
  if kind == "any" or kind == of or kind == tostring(value) then return true end
  if kind == "integer" then return math.type(value) == "integer" end
  if kind == "tenace.some_cards" then return of ~= "number" end
  if kind == "tenace.who" or kind == "tenace.which_side"
    or kind == "tenace.place" then
    return of == "number" or of == "table" or of == "userdata"
  end
  return (string.find(kind, "%[%]$") or string.find(kind, "^tenace%.")
    or string.find(kind, "^table")) and (of == "table" or of == "userdata")
end


--- stubs.fits(value, kind) -> whether the value is of that type
function stubs.fits(value, kind)
  kind = string.gsub(kind, "table<.->", "table")
  for one in string.gmatch(kind, "[^|]+") do
    if is_of(value, one) then return true end
  end
  return false
end


return stubs
