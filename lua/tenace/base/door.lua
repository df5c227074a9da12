-- The door of the library: what a script gives a public function is looked at
-- before anything is done with it.

local sentence = require "tenace.base.sentence"

local door = {}


--- door.table(word, given) -> what was given, or an empty table for nil
-- @param word the function, as the message names it
-- @param level whose line the error names: 2 for the caller of whom calls this
-- @error it is no table
function door.table(word, given, level)
  if given == nil then return {} end
  if type(given) == "table" then return given end
  error(sentence.of("no_table", { word = word, given = type(given) }),
    (level or 2) + 1)
end


--- door.check_names(word, given, known) -> what was given, or an empty table
-- @param known list of the names that the table may have
-- @error another name, with the nearest of those
function door.check_names(word, given, known)
  given = door.table(word, given, 3)
  local is_known = {}
  for _, name in ipairs(known) do is_known[name] = true end
  for name in next, given do
    if not is_known[name] then
      error(sentence.of("in_call", { word = word,
        text = sentence.unknown(name, known) }), 3)
    end
  end
  return given
end


--- door.count(word, name, given, least [, most]): raises unless it is a whole
-- number, or left out
function door.count(word, name, given, least, most)
  if given == nil then return end
  if math.type(given) == "integer" and given >= least
    and given <= (most or given) then
    return
  end
  error(sentence.of(most and "no_count_to" or "no_count", { word = word,
    name = name, least = least, most = most, given = tostring(given) }), 3)
end


--- door.text(word, given) -> the text; raises if it is none
function door.text(word, given)
  if type(given) == "string" then return given end
  error(sentence.of("no_text", { word = word, given = type(given) }), 3)
end


return door
