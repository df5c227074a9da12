-- Sentences of rules with numbers in them, beside the catalogue's, which have
-- parts there: `{1}` the first number, or parts that rules name, as in `do you
-- hold {bid}?`.

-- Rules run with a string metatable without patterns, and they call this file.
-- So nothing here may be written as text:gsub(…).

local numbered = {}


--- numbered.parts(text) -> text, numbers
-- A sentence of rules in which the numbers are parts: `bid {1}, took {2}`; and
-- the numbers, as texts. Rules put numbers in as they go.
function numbered.parts(text)
  local numbers = {}
  local key = string.gsub(text, "%d+", function(number)
    numbers[#numbers + 1] = number
    return "{" .. #numbers .. "}"
  end)
  return key, numbers
end


--- The text with `{1}`, `{2}` in place of its named parts, and their numbers by
-- name.
local function counted(text)
  local places, n = {}, 0
  local key = string.gsub(text, "{([%a_]+)}", function(name)
    if not places[name] then
      n = n + 1
      places[name] = n
    end
    return "{" .. places[name] .. "}"
  end)
  return key, places, n
end


--- A translation with the same numbers for its parts.
local function with_places(own, places)
  if type(own) == "string" then
    return (string.gsub(own, "{([%a_]+):?[%a_]*}", function(name)
      return places[name] and "{" .. places[name] .. "}"
    end))
  end
  local forms = {}
  for form, text in next, own do forms[form] = with_places(text, places) end
  return forms
end


--- The translations of a catalogue whose English has named parts, by English
-- with numbers for them.
local function index_of(texts)
  local meta = getmetatable(texts)
  local own = meta and type(meta.__index) == "table" and meta.__index or texts
  local list = {}
  for english, text in next, own do
    local key, places, n = counted(english)
    if n > 0 then list[key] = with_places(text, places) end
  end
  return list
end


-- By catalogue what index_of has found.
local indexes = setmetatable({}, { __mode = "k" })

--- numbered.template(texts, key) -> template; or nil
-- What a catalogue has for a sentence with numbers as parts, whichever names
-- its parts have there.
-- @param key as numbered.parts gives it
function numbered.template(texts, key)
  if texts[key] then return texts[key] end
  indexes[texts] = indexes[texts] or index_of(texts)
  return indexes[texts][key]
end


return numbered
