-- The completions of a word that is typed at the table.

local complete = require "tenace.face.help.complete"
local verbs = require "tenace.face.typed.verbs"

--- The commands that begin so, in English and in the present language.
local function commands_of(word)
  local list, seen = verbs.beginning(word), {}
  for _, name in ipairs(list) do seen[name] = true end
  for name in pairs(require "tenace.face.table.commands") do
    local fits = name:sub(1, #word) == word and not seen[name]
    list[#list + 1] = fits and name or nil
  end
  return list
end



--- completed(session, word, line, from) -> the candidates, and what follows a
-- single one
local function completed(self, word, line, from)
  local before = verbs.read(line:sub(1, from - 1))
  if before:match "^%s*%?%??$" then
    return complete.behind(self, "help", word), " "
  end
  local list = complete.behind(self, before:match "^%s*(%a+)%s.*$", word)
    or complete.moves(self.match, word, before)
  if from == 1 then
    local names = commands_of(word)
    table.move(names, 1, #names, #list + 1, list)
    table.sort(list)
  elseif before:match "^%s*why%s+$" then
    list = complete.moves(self.match, word)
  end
  return list, " "
end


return completed
