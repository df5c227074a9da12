-- Numbers that change several times before anything else happens at the table:
-- only the last value is told.

--- overtaken(story, i, fields) -> true if the i-th entry gives a number a value
-- that a later entry replaces, with nothing but other fields between them
-- @param fields those of the variant, by name
local function overtaken(story, i, fields)
  local name = story[i].what == "settled" and story[i].name
  local field = name and fields[name]
  if not field or field.kind ~= "number" then return false end
  repeat
    i = i + 1
    local later = story[i]
    if later and later.what == "settled" and later.name == name then
      return true
    end
  until not later or later.what ~= "settled"
  return false
end


return overtaken
