-- Looks for a part of a word in everything that has help: in the names, then in
-- the texts.

local game_help = require "tenace.face.help.game_help"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local told = require "tenace.face.help.told"

local search = {}

--- A shorter text is in too many words.
local SHORTEST = 3

local MOST_SHOWN = 12


--- The name of an entry as people write it: `m:history`, not `history`.
local function label_of(entry)
  local call = (entry.signature or ""):match "^[%w_.:]+"
  return call and call:match "([%w_]+)$" == entry.name and call or entry.name
end


--- Everything with help: { name, text, first = its first sentence }. The words
-- of the present game come first, then the prompt's verbs.
local function all(entries, variant)
  local list = {}
  for _, name in ipairs(variant and game_help.names(variant) or {}) do
    local one = game_help.within(name, variant)[1]
    list[#list + 1] = { name = name, text = one and one.text }
  end
  for _, verb in ipairs(require "tenace.face.help.verbs") do
    local text = phrase("prompt.verb." .. verb)
    list[#list + 1] = { name = verb,
      text = text:gsub("^" .. verb .. "[^:]*: ", "") }
  end
  for _, entry in ipairs(entries) do
    list[#list + 1] = { name = label_of(entry), text = entry.text,
      first = told.first(entry.text or "") }
  end
  return list
end


--- The words with the part in their names, then those whose texts have a word
-- that begins with it, each name once.
local function found(part, entries, variant)
  local list, seen, words = {}, {}, all(entries, variant)
  local letters = part:gsub("%W", "%%%0")
  local patterns = { name = letters, text = "%f[%w]" .. letters }
  for _, where in ipairs { "name", "text" } do
    for _, one in ipairs(words) do
      local text = (one[where] or ""):lower()
      if not seen[one.name] and text:find(patterns[where]) then
        seen[one.name], list[#list + 1] = true, one
      end
    end
  end
  return list
end


--- search.lines(part, entries, style [, variant]) -> lines that name the words
-- with that part; nil if there are none.
-- @param entries the docstrings, as `tenace.help` has them
function search.lines(part, entries, style, variant)
  if #part < SHORTEST then return nil end
  local list, rows = found(part:lower(), entries, variant), {}
  for i = 1, math.min(#list, MOST_SHOWN) do
    local one = list[i]
    rows[i] = { one.name, one.first or told.first(one.text or "") }
  end
  if #rows == 0 then return nil end
  local lines = show.hang(show.columns(rows), style.width)
  table.insert(lines, 1, phrase("prompt.inside", { word = part }))
  if #list > #rows then
    lines[#lines + 1] = phrase("prompt.inside_more", { n = #list - #rows })
  end
  return lines
end


return search
