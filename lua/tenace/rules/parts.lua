-- What the checks of facts share: the names of a fact's parts, and how a fault
-- is answered.

local sentence = require "tenace.base.sentence"

local parts = {}


--- parts.by_name(list) -> the parts by name, and the list of their names
-- @param list of parts, { name, … } each
function parts.by_name(list)
  local known, names = {}, {}
  for i, part in ipairs(list) do
    known[part.name], names[i] = part, part.name
  end
  return known, names
end


--- parts.wrong(key, details, …) -> nil, the sentence of that key, and the path
-- to what is wrong: the names after the details
function parts.wrong(key, details, ...)
  return nil, sentence.of(key, details or {}), { ... }
end


return parts
