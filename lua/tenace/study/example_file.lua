-- Writes an example into the file where the examples of its rules stand: into
-- the file beside the rules file if there is one, otherwise into the rules file
-- before its last line, `return …`.

local disk = require "tenace.base.disk"
local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local example_file = {}

-- The most bytes of a name, and of a file.
local LONGEST, MB = 100, 1 << 20


--- example_file.name_fault(name) -> why it is no name of an example; nil if it
-- is one
function example_file.name_fault(name)
  if type(name) ~= "string" or not string.find(name, "%S") then
    return sentence.of "example_no_name"
  elseif string.find(name, "%c") or #name > LONGEST then
    return sentence.of("example_bad_name", { most = LONGEST })
  end
end


--- The examples in a place: of the rules file and of the one beside it.
local function known(library, place)
  local home, wrong = library:variant(place.home, nil, library ~= games.library)
  if not home then return nil, tostring(wrong.message or wrong) end
  return home, examples.all(home, library)
end


--- The example of that name in a place; nil if there is none.
local function named(list, place, name)
  for _, one in ipairs(list) do
    local here = one.file == place.file or one.file == place.beside
    if here and one.name == name then return one end
  end
end


--- Does the rules file say what it said when the rules were read?
local function is_as_read(home, place)
  local file = source.file(home.files, place.file)
  return file ~= nil and disk.read(place.file, MB) == file.text
end


--- A text with an example at its end, a blank line between.
local function appended(text, more)
  local body = string.match(text, "^(.*%S)%s*$")
  return (body and body .. "\n\n" or "") .. more
end


--- The byte where the last `return` at the left edge begins; nil if none does.
local function last_return(text)
  local found
  for _, token in ipairs(source.tokens(text)) do
    local at_edge = token.at == 1 or string.byte(text, token.at - 1) == 10
    if token.value == "return" and at_edge then found = token.at end
  end
  return found
end


--- The text of a rules file with an example before its last line.
local function inserted(text, more)
  local at = last_return(text)
  if not at then return appended(text, more) end
  return appended(string.sub(text, 1, at - 1), more) .. "\n"
    .. string.sub(text, at)
end


--- The example as it stands in a file with that text, if it holds there; or nil
-- and why not.
local function tried(place, path, text, name)
  local library = games.library_with(path, text)
  local home, list, wrong = known(library, place)
  if not home then return nil, list end
  local one = named(list, place, name)
  if not one then
    return nil, wrong and wrong[1] and wrong[1].message
      or sentence.of "example_not_there"
  end
  local ran = examples.run(home, library, nil, nil, { one })[1]
  if ran.ok then return one end
  return nil, ran.text
end


--- example_file.changed(place) -> { file, line, text, before }; or nil, why
-- The text of the file in which an example is to stand, with the example in it.
-- The example has been run from that text.
-- @param place as example_here.of gives it
-- @return where it will stand, and the text of the file now; or nil, why not
function example_file.changed(place)
  local fault = example_file.name_fault(place.name)
  if fault then return nil, fault end
  local home, list = known(games.library, place)
  if not home then return nil, list end
  local other = named(list, place, place.name)
  if other then
    return nil, sentence.of("example_there", { name = place.name,
      file = other.file, line = other.line })
  elseif not is_as_read(home, place) then
    return nil, sentence.of("example_changed", { file = place.file })
  end
  local beside = disk.exists(place.beside)
  local path = beside and place.beside or place.file
  local before, wrong = disk.read(path, MB)
  if not before then return nil, wrong end
  local text = (beside and appended or inserted)(before, place.text)
  local one, why = tried(place, path, text, place.name)
  if not one then return nil, why end
  return { file = path, line = one.line, text = text, before = before }
end


--- example_file.put(place) -> { file, line }; or nil, why
-- Writes an example into its place, whole or not at all.
-- @param place as example_here.of gives it
-- @return where it stands; or nil, why not, and "paste" if the file cannot be
-- written but the example is right
function example_file.put(place)
  local at, why = example_file.changed(place)
  if not at then return nil, why end
  if disk.read(at.file, MB) ~= at.before then
    return nil, sentence.of("example_changed", { file = at.file })
  end
  local done, problem = disk.write(at.file, at.text, true)
  if not done then return nil, problem, "paste" end
  return at
end


return example_file
