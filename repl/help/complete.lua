-- Completes a half-typed word: names in scope, fields after a dot or colon,
-- games and house rules, cards that may be played.

local complete = {}

local KEYWORDS = [[and break do else elseif end false for function goto if in
  local nil not or repeat return then true until while]]


--- Adds the names that may follow `base.`: its own and those of its metatable.
local function fields(base, found, want_functions)
  local seen = 0
  while base ~= nil and seen < 5 do
    if type(base) == "table" then
      for name, item in pairs(base) do
        local fits = not want_functions or type(item) == "function"
        if type(name) == "string" and fits then found[name] = true end
      end
    end
    local meta = debug.getmetatable(base)
    local index = type(meta) == "table" and meta.__index
    base = type(index) == "table" and index or nil
    seen = seen + 1
  end
end


--- The value of `a.b`, found without a call.
local function resolve(env, path)
  local item = env
  for name in path:gmatch("[%a_][%w_]*") do
    local ok, value = pcall(function() return item[name] end)
    if not ok then return nil end
    item = value
  end
  return item
end


local function starting(found, word, prefix)
  local list = {}
  for name in pairs(found) do
    if name:sub(1, #word) == word then list[#list + 1] = prefix .. name end
  end
  table.sort(list)
  return list
end


--- Leaves only the methods of a match that have help: the others are the
-- library's own.
local function only_public(found)
  local public = require "tenace.face.help.help".methods "m"
  for name in pairs(next(public) and found or {}) do
    if not public[name] then found[name] = nil end
  end
end


local function behind_dot(env, word)
  local path, mark, rest = word:match("^(.*)([.:])([%w_]*)$")
  if not path or not path:match("^[%a_][%w_.]*$") then return nil end
  local found = {}
  fields(resolve(env, path), found, mark == ":")
  if found.view and found.decisions then only_public(found) end
  return starting(found, rest, path .. mark)
end


--- Names of games; after a `+` the house rules and options of that game.
local function games(found, word)
  local tenace = require "tenace"
  local base = word:match("^([^+]+)%+")
  if not base then
    for _, game in ipairs(tenace.games()) do found[game.name] = true end
    return
  end
  local game = tenace.library:game(base) or { house = {}, options = {} }
  for _, house in ipairs(game.house) do found[house.name] = true end
  for _, option in ipairs(game.options) do found[option.name .. "="] = true end
end


--- Adds the house rules and options of the last game that the line before has,
-- as in `simulate skat k`.
local function houses_of(found, before)
  local library, base = require "tenace".library, nil
  for word in (before or ""):gmatch "[%w_+=]+" do
    local name = word:match "^[%a_][%w_]*"
    if name and library:game(name) then base = name end
  end
  if base then games(found, base .. "+") end
end


--- complete.games(word) -> games, or house rules and options after a plus.
function complete.games(word)
  local found = {}
  games(found, word)
  local before, last = word:match("^(.*%+)(.-)$")
  return starting(found, last or word, before or "")
end


--- The word of a move that follows the words typed already; nil if the move
-- does not begin with them.
local function next_word(move, before)
  if before == "" then return move:match "^%S+" end
  if move:sub(1, #before):lower() ~= before then return nil end
  return move:sub(#before + 1):match "^%S+"
end


--- complete.moves(match, word [, before]) -> words and cards that answer
-- the question
-- @param before the words typed already, for a move of several words
function complete.moves(match, word, before)
  local list = match and match:turn() and match:moves()
  local found = {}
  before = before and before:lower():gsub("^%s+", ""):gsub("%s+", " ") or ""
  for _, move in ipairs(list or {}) do
    local part = next_word(move, before)
    if part then found[part] = true end
  end
  local upper = starting(found, word:upper(), "")
  return #upper > 0 and upper or starting(found, word, "")
end


local function inside_text(line, from)
  local before = line:sub(1, from - 1):gsub("\\.", "")
  local _, double = before:gsub('"', "")
  return double % 2 == 1
end


local function append(list, more)
  table.move(more, 1, #more, #list + 1, list)
  return list
end


--- complete.text(match, word [, before]) -> texts that fit between quotes.
-- @param before the line before the word: a game in it has house rules
function complete.text(match, word, before)
  local found = {}
  houses_of(found, before)
  return append(append(starting(found, word, ""), complete.games(word)),
    complete.moves(match, word))
end


local function names(prompt, word)
  local found = {}
  for _, list in ipairs { prompt.words, prompt.env, prompt:seen(), _G } do
    fields(list, found)
  end
  fields(require "tenace", found)
  for name in KEYWORDS:gmatch("%S+") do found[name] = true end
  return starting(found, word, "")
end


--- Adds the cards of the match's deck.
local function cards(match, found)
  for card in pairs(match.variant.deck.counts) do found[card] = true end
end


--- Adds options with their values, and house rules.
local function settings(match, found)
  for _, option in ipairs(match.variant.option_list) do
    local values = option.kind == "flag" and { true, false }
      or option.values or { "" }
    for _, value in ipairs(values) do
      found[option.name .. "=" .. tostring(value)] = true
    end
  end
  local game = require "tenace".library:game(match.variant.name)
  for _, house in ipairs(game and game.house or {}) do
    found[house.name] = true
  end
end


local behind = {}


behind["goto"] = function(_, found)
  for _, what in ipairs { "trick", "round", "decision" } do
    found[what] = true
  end
end


function behind.set(desk, found) settings(desk.match, found) end


function behind.switch(desk, found)
  for _, name in ipairs(desk.branches and desk.branches:names() or {}) do
    found[name] = true
  end
end


function behind.show(_, found) found.hands = true end


function behind.finish(_, found) found.random, found.search = true, true end


function behind.solve(_, found) found.points, found.tricks = true, true end


function behind.reload(_, found) found.back = true end


function behind.swap(desk, found) cards(desk.match, found) end


function behind.fix(desk, found)
  cards(desk.match, found)
  found.hand, found.stock = true, true
  for _, pile in ipairs(desk.match.variant.piles or {}) do
    found[pile.name] = true
  end
end


function behind.tour(_, found) found.off = true end


behind.hide, behind.again, behind.hint = behind.show, behind.finish,
  behind.finish
behind.give = behind.swap


--- Files that begin with the typed word, and folders.
local function files(word)
  local folder, list = word:match "^(.*/)" or "", {}
  local list_folder = require "tenace.core".list_folder
  local all = list_folder(folder == "" and "." or folder)
  for _, name in ipairs(all or {}) do
    local path = folder .. name
    if name:sub(1, 1) ~= "." and path:sub(1, #word) == word then
      list[#list + 1] = path
    end
  end
  table.sort(list)
  return list
end


--- complete.behind(desk, verb, word) -> words that may follow a verb which the
-- table and the prompt share; nil for other verbs
function complete.behind(desk, verb, word)
  if verb == "save" then return files(word) end
  if verb == "help" or verb == "source" then
    return require "tenace.face.help.help".starting(word,
      desk.match and desk.match.variant)
  end
  local known = behind[verb or ""]
  if not known or not desk.match and verb ~= "tour" then return nil end
  local found = {}
  known(desk, found)
  local list = starting(found, word, "")
  return #list > 0 and list or starting(found, word:upper(), "")
end


--- complete.line(prompt, word, line, from) -> candidates.
function complete.line(prompt, word, line, from)
  local asked = line:match "^%s*%?%??%s*([%w_.:]*)$"
  if asked then return complete.behind(prompt, "help", word) end
  local before = line:sub(1, from - 1)
  if inside_text(line, from) then
    return complete.text(prompt.match, word, before:match '[^"]*$')
  end
  local dotted = behind_dot(prompt.env, word)
  if dotted then return dotted end
  local verb = before:match("^%s*(%a+)%s.*$")
  if verb and prompt.words[verb] then
    return complete.behind(prompt, verb, word)
      or complete.text(prompt.match, word, before:match "^%s*%a+%s(.*)$")
  end
  return names(prompt, word)
end


return complete
