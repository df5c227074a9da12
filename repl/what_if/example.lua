-- The command `example`: what the match shows now, as an example in its rules
-- file. See commands.lua for what a desk is.

local closed = require "tenace.face.what_if.closed"
local evaluate = require "tenace.face.typed.evaluate"
local files = require "tenace.face.terminal.files"
local here = require "tenace.study.example_here"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local shelf = require "tenace.rules.shelf"
local show = require "tenace.face.say.show"

local example = {}


--- Does a text without quotes say what to show, and no name?
local function says_what(text)
  local first = text:match "^%S*"
  for _, shows in ipairs(here.shows) do
    if first == shows:match "^%S*" then return true end
  end
  return text == ""
end


-- The quotes around a name, as keyboards of several languages have them.
local QUOTES = { { '"', '"' }, { "“", "”" }, { "„", "“" }, { "«", "»" },
  { "'", "'" } }


--- The name in a line, if there is one, and what is said behind it; and the
-- quote that is missing at the end of the name.
local function parts_of(rest)
  local missing
  for _, quotes in ipairs(QUOTES) do
    local name, what = rest:match("^" .. quotes[1] .. "(.-)" .. quotes[2]
      .. "%s*(.*)$")
    if name then return name:match "^%s*(.-)%s*$", what end
    if rest:find(quotes[1], 1, true) == 1 then missing = quotes[2] end
  end
  if missing then return nil, "", missing end
  if says_what(rest) then return nil, rest end
  return rest, ""
end


--- The move that the rules have just refused at this desk, or nil. That a card
-- is not held is no rule that an example could show.
local function refused_at(desk)
  local last, match = desk.refused, desk.match
  local move = last
  if type(last) == "table" then
    move = last.match == match and last.at == match:decisions() and last.move
  end
  if not move or not match:turn() then return nil end
  local allowed, _, rule = match:allows(move)
  return not allowed and rule and rule ~= "not_held" and move or nil
end


--- What the example is to show: what is said; or else the score where a round
-- has just ended, the move that was just refused, or what is usual.
local function what_of(desk, what)
  if what ~= "" then return here.read(language.unworded(what)) end
  if desk.paused then return "score" end
  local refused = refused_at(desk)
  if refused then return "may not", refused end
end


--- The lines of a text without its last line end.
local function print_text(desk, text)
  desk:print(show.lines((text:gsub("\n$", ""))))
end


--- Reads the rules again if the example was written into one of their files:
-- they are the same, but for the example.
local function read_again(desk, path)
  for _, file in ipairs(desk.match.variant.files) do
    if file.path == path then pcall(desk.match.reload, desk.match) end
  end
end


--- Shows an example of a file of the program, which stays as it is.
local function only_show(desk, found)
  print_text(desk, found.text)
  desk:say(phrase("example.of_program",
    { file = files.shown(found.file), game = desk.match.variant.name }))
end


--- Writes the example, or says why it is not written.
local function write(desk, found)
  local put = require "tenace.study.example_file".put
  local at, why, paste = put(found)
  if at then
    print_text(desk, found.text)
    read_again(desk, at.file)
    return desk:say(phrase("example.written",
      { file = files.shown(at.file), line = at.line }))
  elseif paste then
    desk:say(phrase("example.paste", { problem = why }))
    return print_text(desk, found.text)
  end
  desk:say(phrase("example.not_written", { why = why }))
end


--- Says that a name is wrong before anything is looked for; true if it is.
local function refuse_name(desk, name)
  local fault = name and require "tenace.study.example_file".name_fault(name)
  if fault then desk:say(phrase("example.not_written", { why = fault })) end
  return fault ~= nil
end


--- Says that the quote behind a name is missing.
local function refuse_quote(desk, quote)
  desk:say(phrase("example.open_quote", { quote = quote }))
end


--- Goes to the position that an example gives.
local function open(desk, name, missing)
  if missing then return refuse_quote(desk, missing) end
  if desk.seat then return desk:say(phrase "example.at_table") end
  local opened = require "tenace.study.example_opened"
  local ok, match, why = pcall(opened.of, desk.match.variant, name)
  if not ok then match, why = nil, evaluate.message(match) end
  if not match then return desk:say(phrase("example.none", { why = why })) end
  desk:stand(match)
end


--- The example of what is said; or nil, why there is none. At the table, where
-- the cards of others are hidden, it is one of the person's own moves.
local function made_of(desk, name, what)
  local shows, move = what_of(desk, what)
  local ok, found, why = pcall(here.of, desk.match, { name = name,
    shows = shows, move = move, seat = not desk.open and desk.seat or nil })
  if not ok then return nil, evaluate.message(found) end
  if found and desk.seat and not desk.open
    and closed.tells(desk.match, desk.seat, found, shows == "last") then
    return nil, phrase "example.closed"
  end
  return found, why
end


--- example "NAME" [WHAT]: writes an example of the present; without a name only
-- shows it; example open "NAME" goes to the position of an example
function example.make(desk, rest)
  local to_open = rest:match "^open%s+(.+)$"
  if to_open then
    local name, _, missing = parts_of(to_open)
    return open(desk, name, missing)
  end
  local name, what, missing = parts_of(rest)
  if missing then return refuse_quote(desk, missing) end
  if refuse_name(desk, name) then return end
  local found, why = made_of(desk, name, what)
  if not found then
    return desk:say(phrase("example.none", { why = why }))
  elseif shelf.is_of_program(found.file) then
    return only_show(desk, found)
  elseif name then
    return write(desk, found)
  end
  print_text(desk, found.text)
  desk:say(phrase("example.how", { file = files.shown(found.file) }))
end


--- The examples of a game that do not hold, as lines; and the number of all.
local function failing(game)
  local games = require "tenace.rules.games"
  local examples = require "tenace.study.examples"
  local variant = games.library:variant(game, nil, true)
  if not variant then return {}, 0 end
  local list, wrong = examples.all(variant, games.library)
  local lines = {}
  for i, one in ipairs(wrong) do lines[i] = one.message end
  for _, one in ipairs(examples.run(variant, games.library, nil, nil, list)) do
    if not one.ok then lines[#lines + 1] = one.text end
  end
  return lines, #list + #wrong
end


--- example.tell(desk): reads the rules anew, runs their examples, and tells
-- those that do not hold
function example.tell(desk)
  local ok, lines, n = pcall(failing, desk.match.variant.spec)
  if not ok or #lines == 0 then return end
  desk:say(phrase("example.some_fail", { n = #lines, of = n }))
  desk:print(show.fitted(lines, desk.style))
end


return example
