-- What a narrator tells of a story. Of numbers that change several times before
-- anything else happens at the table, only the last value is told.

local telling = {}


--- Does the i-th entry give a number a value that a later entry replaces, with
-- nothing but other fields between them?
-- @param fields those of the variant, by name
local function is_overtaken(story, i, fields)
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


--- telling.at(narrator, story, i) -> the text of the i-th entry; nil if there
-- is nothing to tell of it
-- @param story of which the narrator has told the entries before
function telling.at(narrator, story, i)
  local fields = narrator.variant.fields
  if is_overtaken(story, i, fields) then return nil end
  return narrator:tell(story[i])
end


--- telling.behind(narrator, story, n) -> the texts behind the n-th entry; what
-- is kept back at the end, nil if that is nothing
-- @param narrator a new one
-- @param story from the beginning of a match
function telling.behind(narrator, story, n)
  local list = {}
  for i in ipairs(story) do
    local text = telling.at(narrator, story, i)
    if i > n then list[#list + 1] = text end
    if i == n then narrator:rest() end  -- told before
  end
  return list, #story > n and narrator:rest() or nil
end


return telling
