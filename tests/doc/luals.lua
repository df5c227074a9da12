-- What the Lua language server would say of a rules file: an independent
-- reading of what its plugin puts into the file.

local source = require "tenace.base.source"
local stubs = require "doc.stubs"

local luals = {}

local rules = stubs.read "rules"


--- The plugin, as the server loads it.
function luals.plugin()
  local env = setmetatable({}, { __index = _G })
  local path = "build/luals/plugin.lua"
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  assert(load(text, "@" .. path, "t", env))()
  return env.OnSetText
end


--- A text with the plugin's changes.
function luals.changed(text, diffs)
  table.sort(diffs, function(a, b) return a.start < b.start end)
  local from, parts = 1, {}
  for _, diff in ipairs(diffs) do
    assert(diff.start >= from, "changes one over another")
    parts[#parts + 1] = text:sub(from, diff.start - 1) .. diff.text
    from = diff.finish + 1
  end
  return table.concat(parts) .. text:sub(from)
end


--- Does a class have the name, or one above it?
local function has(classes, class, name)
  while class do
    local own = classes[class] or rules.classes[class]
    if not own then return false end
    local fields = own.fields
    if fields[name] or fields[name .. "?"] or (own.methods or {})[name]
      or fields["[string]"] then
      return true
    end
    class = own.parent
  end
  return false
end


--- The classes and the local names of a text: { classes, of_local }.
local function read(text)
  local found, last, typed = { classes = {}, of_local = {} }, nil, nil
  for line in text:gmatch "[^\n]*" do
    local class, parent = line:match "^%-%-%-@class ([%w_.]+) ?:? ?([%w_.]*)"
    if class then
      last = { fields = {}, parent = parent ~= "" and parent or nil,
        name = class }
      found.classes[class] = last
    end
    local field, kind = line:match "^%-%-%-@field ([%w_]+) (%S+)"
    if field then last.fields[field] = kind end
    typed = line:match "^%-%-%-@type (%S+)" or typed
    local own = line:match "^local ([%w_]+)"
    if own and typed then found.of_local[own], typed = typed, nil
    elseif own and last then found.of_local[own], last = last.name, nil
    end
    local receiver, step = line:match "^function ([%w_]+)[.:]([%w_]+)"
    local of = receiver and found.classes[found.of_local[receiver]]
    if of then of.fields[step] = "function" end
    found.of_self = of and of.name or found.of_self
    local param, one = line:match "^%-%-%-@param (%l+) (%S+)"
    if param == "option" then found.of_option = one end
    if param == "self" then found.of_self = one end
  end
  return found
end


--- The class of what stands before a name: self.x, self.option.x, option.x, and
-- a local name that the plugin has declared.
local function class_before(found, tokens, i)
  local sign, thing, before = tokens[i - 1], tokens[i - 2], tokens[i - 3]
  if not thing or sign.value ~= "." and sign.value ~= ":" then return nil end
  local inner = before and (before.value == "." or before.value == ":")
  local of_self = found.of_self
  if not inner then
    if thing.value == "self" then return of_self end
    if thing.value == "option" then return found.of_option end
    return thing.kind == "name" and found.of_local[thing.value] or nil
  end
  local first = tokens[i - 4]
  if thing.value == "option" and first and first.value == "self"
    and (tokens[i - 5] or {}).value ~= "." and of_self then
    return found.classes[of_self].fields.option
  end
end


--- luals.marked(text) -> list of names that have no field in their class
-- A name that is given a value declares it.
function luals.marked(text)
  local found, tokens, list = read(text), source.tokens(text), {}
  local i = 1
  while tokens[i] do
    local class = tokens[i].kind == "name" and class_before(found, tokens, i)
    local given = tokens[i + 1] and tokens[i + 1].value == "="
    if class and not given and not has(found.classes, class, tokens[i].value)
      then
      list[#list + 1] = tokens[i].value
    end
    i = i + 1
  end
  return list, found
end


return luals
