-- What specs of rules files share: a library of texts, and replacements for the
-- words that come from C.

local at = require "rules_table"
local library = require "tenace.rules.library"

local helper = {}


--- The files of a folder, by the shell: these specs need no more.
function helper.list(folder)
  local pipe = io.popen("ls '" .. folder .. "' 2>/dev/null")
  local names = {}
  for name in pipe:lines() do names[#names + 1] = name end
  pipe:close()
  return names
end


function helper.words_of(text)
  return string.gmatch(text, "%S+")
end


function helper.cycle(text, n)
  local list = {}
  for word in helper.words_of(text) do list[#list + 1] = word end
  local word = list[(n - 1) % #list + 1]
  return word ~= "none" and word or nil
end


function helper.split(text)
  local list = {}
  for word in helper.words_of(text) do list[#list + 1] = word end
  return list
end


function helper.cards_of(ranks, suit)
  local list = {}
  for rank in helper.words_of(ranks) do list[#list + 1] = rank .. suit end
  return list
end


function helper.among(x, list)
  for _, item in ipairs(list) do
    if item == x then return true end
  end
  return false
end


helper.words = {
  suit = function(card) return string.sub(card, -1) end,
  rank = function(card) return string.sub(card, 1, -2) end,
  cycle = helper.cycle, words = helper.words_of, split = helper.split,
  cards_of = helper.cards_of, among = helper.among,
}

helper.self_words = { deal_each = true, dealer = true, score = true,
  play_tricks = true }


--- The engine's own steps, as far as examples need them.
helper.defaults = {
  next_dealer = function(self) return self:left_of(self.dealer) end,
  over = at.over,
}


local function settings(more)
  local how = { words = helper.words, self_words = helper.self_words,
    defaults = helper.defaults, list = helper.list }
  for name, value in pairs(more) do how[name] = value end
  return how
end


--- The rules that come with the program.
function helper.shipped()
  return library.new(settings { folders = { "rules" } })
end


--- A library of files by path, as they lie in folders.
function helper.folders(folders, texts)
  return library.new(settings {
    folders = folders,
    read = function(path)
      if texts[path] then return texts[path] end
      return nil, path .. ": no such file"
    end,
    list = function(folder)
      local names = {}
      for path in pairs(texts) do
        local name = path:match("^(.*)/[^/]*$") == folder
          and path:match("[^/]*$")
        names[#names + 1] = name or nil
      end
      return names
    end,
  })
end


--- A library of one game and its house rules, given as texts by name.
function helper.library(game, houses)
  local texts = { ["rules/g.lua"] = game }
  for name, text in pairs(houses or {}) do
    texts["rules/house/g/" .. name .. ".lua"] = text
  end
  return helper.folders({ "rules" }, texts)
end


--- A game with further lines in its table and behind it.
function helper.game(fields, rest)
  return 'local g = game "G" {\n  players = 4, deck = french(52),\n'
    .. (fields or "") .. "\n}\nfunction g:round() end\n" .. (rest or "")
    .. "\nreturn g\n"
end


--- The error of a game with that text.
function helper.wrong(text, spec, houses)
  local made, problem = helper.library(text, houses):variant(spec or "g")
  assert(not made, "nothing is wrong")
  return tostring(problem)
end


return helper
