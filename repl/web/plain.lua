-- Values of the library as plain data: lists that stay lists if they are empty,
-- paths as the page knows them.

local data = require "tenace.face.say.data"
local games = require "tenace.face.say.games"
local place = require "tenace.base.place"
local show = require "tenace.face.say.show"

local plain = {}


--- plain.list(list), plain.value(value): those of repl/say/data.lua
plain.list, plain.value = data.list, data.of


--- plain.each(list, change) -> a list of what `change` makes of each
-- @param list may be nil
function plain.each(list, change)
  local out = {}
  for i, one in ipairs(list or {}) do out[i] = change(one) end
  return plain.list(out)
end


--- plain.sentences(list, style) -> the sentences as the page shows them
-- @param list may be nil
function plain.sentences(list, style)
  return plain.each(list, function(one) return show.sentence(one, style) end)
end


--- plain.path(path) -> the path without the folder of the program's data; and
-- of a person's own file without the folders above, which are nobody else's
-- business
function plain.path(path)
  local own = place.data .. "/"
  if path and path:sub(1, #own) == own then return path:sub(#own + 1) end
  return path and (path:match "^/.*/tenace/(rules/.+)$"
    or path:match "^/.*/([^/]+)$") or path
end


--- plain.on_disk(path) -> where the file of a path of the page lies
function plain.on_disk(path) return place.data .. "/" .. path end


--- plain.places(list) -> the list, with the page's paths in `file`
function plain.places(list)
  for _, one in ipairs(list) do one.file = plain.path(one.file) end
  return list
end


--- plain.problem(value) -> a problem as { kind, text, file, line }
function plain.problem(value)
  if not value then return nil end
  if type(value) ~= "table" then return { kind = "rules", text = value } end
  return { kind = value.kind, text = value.text,
    file = plain.path(value.file), line = value.line }
end


--- The sentence of a game without its title, beside which it stands.
local function about(one)
  if not one.sentence then return nil end
  return show.capital(games.without_title(one.sentence, one.title))
end


--- One game of the list.
local function game_of(one)
  local house = {}
  for i, rule in ipairs(one.house or {}) do
    house[i] = { name = rule.name, title = rule.title,
      sentence = rule.sentence, problem = plain.problem(rule.problem) }
  end
  return { name = one.name, title = one.title, sentence = about(one),
    family = one.family, house = plain.list(house),
    problem = plain.problem(one.problem) }
end


--- plain.games(list) -> games as the page lists them; `choices` has their
-- options
function plain.games(list)
  local out = {}
  for i, one in ipairs(list) do out[i] = game_of(one) end
  return out
end


return plain
