-- What a half-typed word can become: names in scope, fields behind a dot or
-- colon, games and house rules, cards that may be played.

local complete = {}

local KEYWORDS = [[and break do else elseif end false for function goto if in
  local nil not or repeat return then true until while]]


--- Names that can stand behind `base.`: its own and those of its kind.
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


--- The value that `a.b` names, without calling anything.
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


local function behind_dot(env, word)
  local path, mark, rest = word:match("^(.*)([.:])([%w_]*)$")
  if not path or not path:match("^[%a_][%w_.]*$") then return nil end
  local found = {}
  fields(resolve(env, path), found, mark == ":")
  return starting(found, rest, path .. mark)
end


--- Names of games; behind a `+` the house rules and options of that game.
local function games(found, word)
  local tenace = require "tenace"
  local base = word:match("^([^+]+)%+")
  for _, game in ipairs(tenace.games()) do
    if not base then
      found[game.name] = true
    elseif game.name == base then
      for _, house in ipairs(game.house) do found[house.name] = true end
      for _, option in ipairs(game.options or {}) do
        found[option.name .. "="] = true
      end
    end
  end
end


--- complete.games(word) -> games, or house rules and options behind a plus.
function complete.games(word)
  local found = {}
  games(found, word)
  local before, last = word:match("^(.*%+)(.-)$")
  return starting(found, last or word, before or "")
end


--- complete.moves(match, word) -> cards and words that may be answered.
function complete.moves(match, word)
  local list = match and match:turn() and match:moves()
  local found = {}
  for _, move in ipairs(list or {}) do
    if not move:find(" ") then found[move] = true end
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


--- complete.text(match, word) -> what fits between quotes.
function complete.text(match, word)
  return append(complete.games(word), complete.moves(match, word))
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


--- complete.line(prompt, word, line, from) -> candidates.
function complete.line(prompt, word, line, from)
  if inside_text(line, from) then return complete.text(prompt.match, word) end
  local dotted = behind_dot(prompt.env, word)
  if dotted then return dotted end
  local verb = line:sub(1, from - 1):match("^%s*(%a+)%s+$")
  if verb and prompt.words[verb] then
    if verb == "help" then return require "prompt.help".starting(word) end
    return complete.text(prompt.match, word)
  end
  return names(prompt, word)
end


return complete
