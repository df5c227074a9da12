-- The calls of those who write rules: words with their help, templates, a text
-- on trial, files that are kept and taken away.

local carried = require "tenace.face.say.carried"
local desk = require "tenace.face.web.desk"
local disk = require "tenace.base.disk"
local games = require "tenace.rules.games"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local reading = require "tenace.face.web.reading"
local shelf = require "tenace.rules.shelf"
local told = require "tenace.face.help.told"

local writing = {}

-- The most bytes of a rules file: the shelf reads no more.
local MOST = 1 << 20


--- Refuses a call with a sentence.
local function refuse(key, parts)
  error(problem.request(phrase("web." .. key, parts)), 0)
end


--- writing.spec_of(path) -> spec, game, house rule
-- The request for the game of a file: `whist`, `whist+mine`. That of examples
-- belongs to the game of the rules file beside it.
-- @error it is no path of a rules file
function writing.spec_of(path)
  local rules = shelf.of_examples(path) or path
  local game, house = rules:match "^rules/house/([%w_]+)/([%l_][%w_]*)%.lua$"
  if game then return game .. "+" .. house, game, house end
  local name = rules:match "^rules/([%l_][%w_]*)%.lua$"
  if not name then refuse("not_rules", { path = path }) end
  return name, name
end

local spec_of = writing.spec_of


--- The text of a path; nil if there is no file.
local function text_of(path)
  return disk.read_if_there(plain.on_disk(path), MOST)
end


--- The text of one's own file; nil if that is none.
local function own_text(path) return desk.own[path] and text_of(path) end


--- writing.keep(path, text) -> the request for its game
-- Keeps a rules file, and notes what it replaces.
function writing.keep(path, text)
  local spec = spec_of(path)
  if #text > MOST then refuse("too_long", { path = path }) end
  if not desk.own[path] then
    desk.own[path] = { before = text_of(path) }
  end
  local written, why = disk.write(plain.on_disk(path), text, true)
  if not written then error(problem.request(why), 0) end
  return spec
end


--- writing.remove_file(path)
-- Takes an own file away; what it replaced comes back.
function writing.remove_file(path)
  local own = desk.own[path]
  if not own then refuse("no_file", { path = path }) end
  if own.before then
    disk.write(plain.on_disk(path), own.before, true)
  else
    require "tenace.core".disk.remove(plain.on_disk(path))
  end
  desk.own[path] = nil
end


--- What a file is to the present match: "here" if it is played by it, "house"
-- if it is another house rule of its game, or "other".
local function place_of(path, game, house)
  local variant = desk.now.match and desk.now.match.variant
  if shelf.of_examples(path) then return "other" end
  for _, file in ipairs(variant and variant.files or {}) do
    if plain.path(file.path) == path then return "here" end
  end
  return house and variant and variant.name == game and "house" or "other"
end


--- What is wrong with a file, or with the game that it belongs to; else nil.
local function fault_of(library, spec, path)
  local variant, wrong = library:variant(spec, nil, true)
  if variant and shelf.of_examples(path) then
    wrong = select(2, library:beside(variant))[1]
  end
  return wrong and plain.problem(wrong)
end


function writing.write(call)
  local spec = writing.keep(call.path, call.text)
  local _, game, house = spec_of(call.path)
  return { path = call.path, spec = spec, house = house,
    at = place_of(call.path, game, house),
    problem = fault_of(games.library, spec, call.path) }
end


function writing.remove(call)
  writing.remove_file(call.path)
  games.library:variant("whist", nil, true)
  return { path = call.path }
end


writing["try"] = function(call)
  local spec = spec_of(call.path)
  local library = games.library_with(plain.on_disk(call.path), call.text)
  return { problem = fault_of(library, spec, call.path) }
end


--- Is there a file of that name already?
local function is_taken(name, of)
  for _, known in ipairs(games.library:names(of)) do
    if known == name then return true end
  end
  return false
end


--- A name of letters, digits and lines below, from a title: `Gentle trumps`
-- gives gentle_trumps. A title in other letters gives a number.
local function file_name(title, of)
  local name = title:lower():gsub("[%s%-]+", "_"):gsub("[^%l%d_]", "")
    :gsub("^_+", ""):gsub("_+$", "")
  if name:find "^%l" then return name end
  local n = 1
  while is_taken("own_" .. n, of) do n = n + 1 end
  return "own_" .. n
end


--- The path of a new file, whose name must be free; and the name.
local function free_path(title, of)
  local name = file_name(title, of)
  if is_taken(name, of) then refuse("name_taken", { name = name }) end
  return carried.path { name = name, of = of }, name
end


--- A name as a title; a title stays as it is.
local function title_of(name)
  local words = name:gsub("_", " ")
  return words:sub(1, 1):upper() .. words:sub(2)
end


function writing.starter(call)
  local starter = require "tenace.face.help.starter"
  if not call.of then
    local path, name = free_path(call.name)
    local template = disk.read(plain.on_disk "rules/TEMPLATE.lua", MOST)
    return { path = path,
      text = starter.game(name, title_of(call.name), template) }
  end
  local variant = games.need(call.of)
  local path, name = free_path(call.name, variant.name)
  return { path = path,
    text = starter.house_rule(name, title_of(call.name), variant) }
end


--- A text in which a house rule that it brings has another name: in the list
-- `with`, and in the sentence that a set begins with.
local function with_name(text, old, new)
  local found
  local changed = text:gsub("(%f[%w_]with%s*=%s*)(%b{})", function(head, list)
    local made, n = list:gsub('(["\'])' .. old .. "%1", "%1" .. new .. "%1")
    found = found or n > 0
    return head .. made
  end)
  if not found then return nil end
  return (changed:gsub("^%-%-[^\n]*", function(line)
    return (line:gsub("%f[%w_]" .. old .. "%f[^%w_]", new))
  end))
end


--- One's own files of a game that bring a house rule, with its new name: a list
-- of { path, text }.
local function followers(game, old, new)
  local list = {}
  for path in pairs(game and desk.own or {}) do
    local _, of = spec_of(path)
    local text = of == game and text_of(path)
    local changed = text and with_name(text, old, new)
    if changed then list[#list + 1] = { path = path, text = changed } end
  end
  table.sort(list, function(a, b) return a.path < b.path end)
  return list
end


--- Moves one's own examples of a rules file to its new place: a list of what is
-- there now and what is gone, as `followers` has it; empty if there are none.
local function move_examples(from, to)
  local old, new = shelf.beside(from), shelf.beside(to)
  local text = own_text(old)
  if not text or desk.own[new] then return {} end
  writing.keep(new, text)
  writing.remove_file(old)
  return { { path = old }, { path = new, text = text } }
end


--- The request for the match at the table, if it is played by the rules of that
-- file, with their new name; else nil.
local function match_under(path, name, house)
  local variant = desk.now.match and desk.now.match.variant
  for _, file in ipairs(variant and variant.files or {}) do
    if plain.path(file.path) == path and not file.of then
      return (variant.spec:gsub("^[^+]*", name))
    elseif plain.path(file.path) == path then
      return (variant.spec .. "+"):gsub("%+" .. house .. "%f[+]",
        "+" .. name):sub(1, -2)
    end
  end
end


function writing.rename(call)
  local text = own_text(call.path)
  if not text then refuse("no_file", { path = call.path }) end
  if shelf.of_examples(call.path) then
    refuse("not_rules", { path = call.path })
  end
  local _, game, house = spec_of(call.path)
  local path, name = free_path(call.name, house and game)
  local spec = match_under(call.path, name, house)
  local also = followers(house and game, house, name)
  writing.keep(path, text)
  writing.remove_file(call.path)
  for _, one in ipairs(also) do writing.keep(one.path, one.text) end
  table.move(move_examples(call.path, path), 1, 2, #also + 1, also)
  games.library:variant("whist", nil, true)
  return { path = path, spec = (spec_of(path)), text = text,
    also = plain.list(also), match = spec }
end


--- Refuses with a reason that is a sentence already.
local function say_no(why) error(problem.request(why), 0) end


--- The seat of a person that must decide, or else the first.
local function seat_of(match)
  local turn = match:turn()
  for _, seat in ipairs(desk.now.seats) do
    if seat == turn then return seat end
  end
  return desk.now.seats[1]
end


function writing.example_here(call)
  local closed = require "tenace.face.what_if.closed"
  local example_file = require "tenace.study.example_file"
  local here = require "tenace.study.example_here"
  local fault = example_file.name_fault(call.name)
  if fault then say_no(fault) end
  local shows, move = here.read(call.shows or "")
  local match = desk.need()
  local seat = seat_of(match)
  if move and match:turn() then
    move = reading.move(match, move, desk.style(seat))
  end
  local found, why = here.of(match, { name = call.name, shows = shows,
    move = move, seat = seat, telling = true })
  if not found then say_no(why) end
  if not call.open and closed.tells(match, seat, found, shows == "last") then
    say_no(desk.closed())
  end
  local at
  at, why = example_file.changed(found)
  if not at then say_no(why) end
  return { path = plain.path(at.file), text = at.text, line = at.line }
end


--- The name of a file that a person gives, as a name of rules.
local function name_of(file)
  local name = file:gsub("^.*/", ""):gsub("%.lua$", ""):lower()
    :gsub("[^%w]+", "_"):gsub("^[^%l]+", "")
  return name ~= "" and name or "rules"
end


function writing.bring(call)
  local name = name_of(call.name)
  local of = call.text:match 'house_rule%s*%b""%s*{.-%f[%w_]of%s*=%s*"([%w_]+)"'
  local path = carried.path { name = name, of = of }
  if is_taken(name, of) and not desk.own[path] then
    refuse("name_taken", { name = name })
  end
  return writing.write { path = path, text = call.text }
end


function writing.own()
  local list = {}
  for path in pairs(desk.own) do
    local spec, game, house = spec_of(path)
    list[#list + 1] = { path = path, spec = spec, game = game, house = house,
      replaces = desk.own[path].before ~= nil or nil }
  end
  table.sort(list, function(a, b) return a.path < b.path end)
  return plain.list(list)
end


--- What a docstring says of a word's arguments.
local function params_of(entry)
  local list = {}
  for i, param in ipairs(entry.params or {}) do
    list[i] = { name = param.name, text = param.text }
  end
  return plain.list(list)
end


--- A word of the library, as the editor shows it.
local function word_of(entry)
  return { name = entry.name, signature = entry.signature,
    text = entry.text and told.text(entry.text),
    group = entry.group and told.group(entry.group),
    params = params_of(entry), returns = plain.list(entry.returns or {}),
    examples = plain.list(entry.examples or {}) }
end


--- Words of the present game: its steps, options, fields and rules.
local function add_game(list, variant)
  local game_help = require "tenace.face.help.game_help"
  local seen = {}
  for _, name in ipairs(game_help.names(variant)) do
    local text = not seen[name] and game_help.within(name, variant)[1]
    seen[name] = true
    if text then
      list[#list + 1] = { name = name, text = text.text, group = variant.title,
        params = plain.list {}, returns = plain.list {},
        examples = plain.list {} }
    end
  end
end


function writing.words(call)
  local list = {}
  for i, entry in ipairs(require "tenace.face.help.help".all()) do
    list[i] = word_of(entry)
  end
  local variant = call.game and games.library:variant(call.game)
  if variant then add_game(list, variant) end
  return plain.list(list)
end


return writing
