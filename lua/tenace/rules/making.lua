-- Tools for all files that put a variant together. During that work the variant
-- is a table `v` to which each file adds; see variant.lua.

local definition = require "tenace.rules.definition"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local making = {}


--- making.fail(problem)
-- Stops the work: variant.make answers with the problem.
function making.fail(wrong)
  error(wrong, 0)
end


--- making.fail_at(d, path, key, parts)
-- Stops the work with a fault in a definition's field.
function making.fail_at(d, path, key, parts)
  making.fail(definition.problem(d, path, sentence.of(key, parts or {})))
end


--- making.call(v, d, path, f, …) -> what the function f of rules gives
-- Its error stops the work. The error is at the field of the definition, to
-- which `path` leads, if no line is known: Lua keeps no trace of a function
-- that ends by calling another one.
function making.call(v, d, path, f, ...)
  local results = table.pack(v.guard(f, ...))
  if results[1] then return table.unpack(results, 2, results.n) end
  local wrong = results[2]
  if wrong.kind ~= "rules" or wrong.file or problem.lacks_memory(wrong)
    or problem.is_stop(wrong) then
    making.fail(wrong)
  end
  making.fail(definition.problem(d, path, wrong.text))
end


--- making.fail_in(d, what, name, path, text)
-- Stops the work with a fault in one "option" or "field" of a definition.
function making.fail_in(d, what, name, path, text)
  making.fail(definition.problem(d, path,
    sentence.of("of_" .. what, { name = name, text = text })))
end


--- making.extend(path, more) -> a path with further steps after it
function making.extend(path, more)
  local whole = table.move(path, 1, #path, 1, {})
  return table.move(more, 1, #more, #whole + 1, whole)
end


--- making.table_in(d, name) -> a field that must be a table, or nil
function making.table_in(d, name)
  local given = d.given[name]
  if given ~= nil and (type(given) ~= "table" or kinds.declared(given)) then
    making.fail_at(d, { name }, "table_expected", { name = name })
  end
  return given or {}
end


--- making.check_values(d, name, value)
-- Stops the work if a function of the options has returned more values than the
-- files' tables may have in all.
function making.check_values(d, name, value)
  local most = definition.limits.values
  if ordered.count(value, most) > most then
    making.fail_at(d, { name }, "too_many", { what = "values", most = most })
  end
end


--- making.claim(v, what, name, d [, value [, adds]])
-- Stops the work if another house rule changes this too and does not know `d`.
-- @param adds true if `d` leaves in place what is beneath
function making.claim(v, what, name, d, value, adds)
  if d == v.base then return end
  local ok, clash = v.layers:claim(what, name, d.name, value, adds)
  if not ok then making.fail(clash) end
end


--- The names of declarations in the order in which Lua made them, which is the
-- order of the file. Nil if some were not made while the definition's table
-- was read.
local function in_order_made(d, given)
  local names, at = {}, {}
  for name, value in next, given do
    local n = kinds.declared(value) and kinds.at(value) or 0
    if n < d.made.first or n > d.made.last or at[n] then return nil end
    names[#names + 1], at[n], at[name] = name, true, n
  end
  table.sort(names, function(a, b) return at[a] < at[b] end)
  return names
end


--- The names in a table of a definition, in the order of its text.
local function in_order_written(d, name, given)
  if next(given, (next(given))) == nil then return {} end
  local names, seen = {}, {}
  local node = definition.outline(d.file).fields[name]
  for _, field in ipairs(node and node.order or {}) do
    if given[field] ~= nil and not seen[field] then
      names[#names + 1], seen[field] = field, true
    end
  end
  return names
end


--- making.names(d, name, given) -> list
-- The names in a table of a definition, sorted.
function making.names(d, name, given)
  local n, kind = 0, name == "options" and "options" or "fields"
  for _ in next, given do n = n + 1 end
  if n > definition.limits[kind] then
    making.fail_at(d, { name }, "too_many", { what = kind,
      most = definition.limits[kind] })
  end
  local names = ordered.keys(given)
  for _, field in ipairs(names) do
    if type(field) ~= "string" or not string.find(field, "^[%a_][%w_]*$") then
      making.fail_at(d, { name, field }, "name_expected",
        { name = sentence.shown(field) })
    end
  end
  return names
end


--- making.in_file_order(d, name, given) -> list
-- The same in the order of the file. Names that the text does not show come
-- last, sorted.
function making.in_file_order(d, name, given)
  local sorted, seen = making.names(d, name, given), {}
  local names = in_order_made(d, given) or in_order_written(d, name, given)
  for _, field in ipairs(names) do seen[field] = true end
  for _, field in ipairs(sorted) do
    if not seen[field] then names[#names + 1] = field end
  end
  return names
end


return making
