-- Packs the Lua files, rules and texts for the page, in parts:
--
--   tenace run repl/web/pack.lua FOLDER
--
-- first.json    what playing the first game in English needs
-- rest.json     the other games and everything else in English
-- CODE.json     a language
-- home-CODE     what the page shows before all that, and film-CODE its film
-- outlines.json the outlines of the suits, for the page's cards
--
-- A part is an object with a text for each path. What the first part needs is
-- found by playing: the modules that are loaded then.

local folder = assert(..., "the folder for the parts is missing")
local data = require "tenace.face.say.data"
local json = require "dkjson"
local language = require "tenace.base.language"

local FIRST = "whist"

-- What only this script needs.
local HERE = { ["repl/web/pack.lua"] = true, ["repl/web/home.lua"] = true,
  ["repl/web/tiles.lua"] = true }


local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end


--- A document as JSON, by alphabet: the same bytes in each build, so that a
-- browser keeps what it has. Alike files stand together, which packs better.
local function encoded(document)
  return json.encode(document, { keyorder = data.names(document, {}) })
end


local function write(name, document)
  local file = assert(io.open(folder .. "/" .. name .. ".json", "wb"))
  assert(file:write((encoded(document))))
  assert(file:close())
end


--- Where a comment or a text begins, from a place on; and what it is.
local function next_special(text, at)
  local found = text:find("[%-\"'%[]", at)
  while found do
    local comment = text:match("^%-%-()", found)
    if comment then
      return found, "comment", text:match("^%[(=*)%[", comment)
    end
    local long = text:match("^%[(=*)%[", found)
    if long then return found, "long", long end
    if text:find("^[\"']", found) then return found, "short" end
    found = text:find("[%-\"'%[]", found + 1)
  end
end


--- The place behind a text in quotes.
local function end_of_short(text, at)
  local quote, place = text:sub(at, at), at + 1
  while text:sub(place, place) ~= quote do
    place = place + (text:sub(place, place) == "\\" and 2 or 1)
  end
  return place + 1
end


--- The place behind what begins at `at`.
local function end_of(text, at, kind, level)
  if kind == "short" then return end_of_short(text, at) end
  if level then
    local _, last = text:find("]" .. level .. "]", at, true)
    return last + 1
  end
  return text:find("\n", at, true) or #text + 1
end


--- A module without its comments and indents. Its lines keep their numbers.
local function stripped(text)
  local parts, at = {}, 1
  local function code(from, to)
    parts[#parts + 1] = text:sub(from, to):gsub("[ \t]+\n", "\n")
      :gsub("\n[ \t]+", "\n")
  end
  while true do
    local found, kind, level = next_special(text, at)
    if not found then break end
    code(at, found - 1)
    local behind = end_of(text, found, kind, level)
    local special = text:sub(found, behind - 1)
    parts[#parts + 1] = kind == "comment" and special:gsub("[^\n]", "")
      or special
    at = behind
  end
  code(at, #text)
  local short = table.concat(parts)
  assert(load(short, "=short", "t"))
  return short
end


--- All files below a folder with that ending, in order.
local function files_in(place, ending)
  local list = {}
  local pipe = assert(io.popen(("find %s -name '*%s'"):format(place, ending)))
  for path in pipe:lines() do list[#list + 1] = path end
  pipe:close()
  table.sort(list)
  return list
end


--- Which language a file is for; nil if it is English, or only names cards.
local function language_of(path)
  local code = path:match "/text/(%l%l)/"
  return code ~= "en" and code and language.has(code) and code or nil
end


--- Plays two rounds, or a shorter match, by the calls of the page, with a
-- refusal on the way. A match with an option says which are in force.
local function play()
  local answer = require "tenace.face.web.answer"
  local function ask(call)
    local value = json.decode((answer:answer(json.encode(call))))
    return value.value or value.problem
  end
  ask { call = "languages" }
  ask { call = "new", game = FIRST .. "+rounds=1", seed = 1 }
  local at = ask { call = "new", game = FIRST, seed = 1 }
  while at.asked and at.show.round < 3 do
    if at.asked.mine then
      local pick = ask { call = "moves" }.moves[1].move
      ask { call = "play", move = "2C" }
      ask { call = "why", move = pick }
      ask { call = "view", picked = { pick } }
      ask { call = "play", move = pick, exact = true }
    else
      ask { call = "step", bot = at.show.round == 1 and "search:2" or "random" }
    end
    at = ask { call = "view" }
  end
  for _, name in ipairs { "undo", "redo", "moves", "record", "history" } do
    ask { call = name }
  end
end


--- The file of a module.
local function file_of(name)
  if name == "tenace.help" then return "build/help.lua" end
  if name ~= "tenace" and not name:find "^tenace%." then
    return package.searchpath(name, package.path)
  end
  local face = name:match "^tenace%.face%.(.*)"
  return (face and "repl/" .. face or "lua/" .. name):gsub("%.", "/") .. ".lua"
end


--- The files of the modules that playing has loaded.
local function loaded()
  local set = {}
  for name in pairs(package.loaded) do
    local path = file_of(name)
    local file = path and io.open(path)
    if file then
      file:close()
      set[path] = true
    end
  end
  return set
end


--- The part to which a file belongs; nil if the page does not need it.
local function part_of(path, first)
  if path:find "^repl/text/%w+/host%.lua$"
    or path:find "^repl/text/%w+/class%.lua$"
    or path:find "^repl/text/%w+/homework%.lua$" then return nil end
  local code = language_of(path)
  if code then return code end
  if path:find "^repl/command/" or path:find "^repl/serve/"
    or path:find "^repl/host/" or path:find "^repl/class/"
    or path:find "^repl/homework/"
    or path:find "^repl/terminal/[lr]"
    or HERE[path] or path == "lua/bytecode.lua" then
    return nil
  end
  local is_first = first[path] or path == ("rules/%s.lua"):format(FIRST)
    or path == "repl/web/protocol.json"
    or path:find("^rules/house/" .. FIRST .. "/")
  return is_first and "first" or "rest"
end


--- Writes what the page shows before its engine has come, in each language;
-- the list of games goes to the worker, too, so that it need not read all
-- rules for it.
local function add_home(parts)
  local home = require "tenace.face.web.home"
  local plain = require "tenace.face.web.plain"
  for _, code in ipairs(language.codes) do
    language.use(code)
    write("home-" .. code, home.list())
    write("film-" .. code, home.film())
    local games = plain.list(plain.games(require "tenace".games()))
    parts[code == "en" and "rest" or code]["build/games-" .. code .. ".json"] =
      encoded(games)
  end
end


--- The rules keep their comments: people read them.
local function text_of(path)
  local text = read(path)
  local is_module = path:find "%.lua$" and not path:find "^rules/"
  return is_module and stripped(text) or text
end


--- The table of calls without what it says to its readers.
local function protocol()
  local document = assert(json.decode(read "repl/web/protocol.json"))
  for _, call in pairs(document.calls) do call.about, call.gives = nil, nil end
  return encoded { calls = document.calls }
end


play()
local first, parts = loaded(), { first = {}, rest = {} }
for _, code in ipairs(language.codes) do
  if code ~= "en" then parts[code] = {} end
end
for _, place in ipairs { "lua", "repl", "rules", "build/help.lua" } do
  for _, ending in ipairs { ".lua", ".po" } do
    for _, path in ipairs(files_in(place, ending)) do
      local part = part_of(path, first)
      if part then parts[part][path] = text_of(path) end
    end
  end
end
-- Only languages with articles need that file, and at once.
local ARTICLES = "repl/say/articles.lua"
for _, code in ipairs(language.codes) do
  language.use(code)
  if language.grammar().article then
    parts[code][ARTICLES] = text_of(ARTICLES)
  end
end
language.use "en"
parts.first["repl/web/protocol.json"] = protocol()
parts.first["dkjson.lua"] = text_of(file_of "dkjson")
add_home(parts)
for name, part in pairs(parts) do write(name, part) end
local outlines = require "tenace.face.rulebook.outlines"
write("outlines", { french = outlines.french, star = outlines.star })
