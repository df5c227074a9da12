-- The door of the library: checks the arguments of public functions before
-- anything is done with them.

local sentence = require "tenace.base.sentence"

local door = {}


--- door.table(word, given) -> `given`, or an empty table for nil
-- @param word the function's name, for the message
-- @param level the caller whose line the error names: 2 for the caller of the
-- function that calls this
-- @error `given` is not a table
function door.table(word, given, level)
  if given == nil then return {} end
  if type(given) == "table" then return given end
  error(sentence.of("no_table", { word = word, given = type(given) }),
    (level or 2) + 1)
end


--- door.check_names(word, given, known) -> `given`, or an empty table for nil
-- @param known list of the names that the table may have
-- @error the table has another name; the message suggests the nearest known one
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


--- door.count(word, name, given, least [, most])
-- @error `given` is neither nil nor a whole number in the range
function door.count(word, name, given, least, most)
  if given == nil then return end
  if math.type(given) == "integer" and given >= least
    and given <= (most or given) then
    return
  end
  error(sentence.of(most and "no_count_to" or "no_count", { word = word,
    name = name, least = least, most = most,
    given = sentence.shown(given) }), 3)
end


--- door.text(word, given) -> the text
-- @error `given` is not a text
function door.text(word, given)
  if type(given) == "string" then return given end
  error(sentence.of("no_text", { word = word, given = type(given) }), 3)
end


return door
