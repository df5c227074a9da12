-- Writes the language server's plugin: plugin.lua of this folder, with the
-- reader of Lua and the names of the classes that it needs in one file.
--
--   tenace run doc/stubs/join.lua >build/luals/plugin.lua

package.path = "lua/?.lua;" .. package.path

local usual = require "tenace.rules.engine_options".usual


local function read(path)
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  return text
end


--- The classes that the stubs declare: { parent, names }, by name.
local function read_classes(text)
  local classes, of_local, last = {}, {}, nil
  for line in text:gmatch "[^\n]+" do
    local class, parent = line:gsub("%(exact%) ", "")
      :match "^%-%-%-@class ([%w_.]+) ?:? ?([%w_.]*)"
    if class then
      last = classes[class] or { names = {} }
      classes[class] = last
      last.parent = parent:find "^tenace" and parent or last.parent
    end
    local field = line:match "^%-%-%-@field ([%a_][%w_]*)"
    if field then last.names[field] = true end
    local own = line:match "^local (%w+) = {}"
    if own then of_local[own] = last end
    local thing, method = line:match "^function (%w+)[.:]([%w_]+)"
    local class_of = thing and of_local[thing]
    if class_of then class_of.names[method] = true end
  end
  return classes
end


--- The keys of a table, in order.
local function keys(set)
  local list = {}
  for key in pairs(set) do list[#list + 1] = key end
  table.sort(list)
  return list
end


--- Is it a class of braces, or that of `self`? Those of calls and of things
-- (`tenace.for_auction`, `tenace.player`) have no use here.
local function is_needed(name, exact)
  return exact[name] or name == "tenace.words" or name == "tenace.steps"
    or name == "tenace.example"
end


--- The classes as the text of a Lua table.
local function written(text)
  local exact, lines = {}, {}
  for name in text:gmatch "@class %(exact%) ([%w_.]+)" do
    exact[name] = not name:find "%.for_"
  end
  local classes = read_classes(text)
  for _, name in ipairs(keys(classes)) do
    if is_needed(name, exact) then
      local names = {}
      for i, one in ipairs(keys(classes[name].names)) do
        names[i] = ("[%q] = true"):format(one)
      end
      lines[#lines + 1] = ("  [%q] = { parent = %s, names = { %s } },\n")
        :format(name, classes[name].parent and ("%q"):format(
          classes[name].parent), table.concat(names, ", "))
    end
  end
  return "{\n" .. table.concat(lines) .. "}"
end


io.write("-- Made from doc/stubs/plugin.lua and Tenace's docstrings.\n\n",
  "local source = (function()\n", read "lua/tenace/base/source.lua", "end)()\n",
  "local classes = ", written(read "build/stubs/rules.lua"),
  '\nlocal engine_options = { "', table.concat(keys(usual), '", "'), '" }\n\n',
  read "doc/stubs/plugin.lua")
