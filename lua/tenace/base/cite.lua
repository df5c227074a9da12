-- Finds the file and the line that state a rule.

local source = require "tenace.base.source"

local cite = {}


--- The last file that uses a name, and the line of it.
local function look_for(variant, name)
  for i = #variant.files, 1, -1 do
    local file, line = variant.files[i], 0
    for text in string.gmatch(file.text .. "\n", "(.-)\n") do
      line = line + 1
      local code = string.gsub(text, "%-%-.*", "")
      if string.find(code, "%f[%w_]" .. name .. "%f[^%w_]") then
        return file.path, line
      end
    end
  end
end


-- What was found, by variant and name: refusals ask again and again.
local found = setmetatable({}, { __mode = "k" })


local function find_name(variant, name)
  local by_name = found[variant] or {}
  found[variant] = by_name
  local at = by_name[name]
  if not at then
    at = { look_for(variant, name) }
    by_name[name] = at
  end
  return at[1], at[2]
end


--- cite.name(variant, name) -> file, line of the last file that uses the name
cite.name = find_name


--- cite.step(variant, ...) -> file, line
-- The place of the first of these steps that the variant has.
-- @param ... names of steps
function cite.step(variant, ...)
  for _, name in ipairs { ... } do
    local at = variant.step_at[name]
    if at then return at.file, at.line end
  end
end


--- cite.text(variant, text) -> file, line where the text begins in quotes
-- Looks for the part before the first digit, because templates fill in numbers.
function cite.text(variant, text)
  local begin = string.sub(string.match(text, "^[^%d{]*"), 1, 24)
  if #begin < 8 then return nil end
  for i = #variant.files, 1, -1 do
    local file = variant.files[i]
    local at = string.find(file.text, '"' .. begin, 1, true)
    if at then
      return file.path, source.line_at(file.text, at)
    end
  end
end


-- The duties of a game in which several cards are played at once.
local of_plays = { follow_suit = true, follow_format = true, one_suit = true,
  one_component = true, throw_fails = true }


--- cite.obligation(variant, name) -> file, line; nil if no obligation has the
-- name
-- The place of an obligation, or the place where the file says how several
-- cards are played.
function cite.obligation(variant, name)
  for _, obligation in ipairs(variant.obligations) do
    if obligation.name == name then
      if obligation.file then return obligation.file, obligation.line end
      return find_name(variant, name)
    end
  end
  if variant.plays and of_plays[name] then
    return find_name(variant, "plays")
  end
end


return cite
