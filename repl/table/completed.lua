-- The completions of a word that is typed at the table.

local complete = require "tenace.face.help.complete"


--- completed(session, word, line, from) -> the candidates, and what follows a
-- single one
local function completed(self, word, line, from)
  local before = line:sub(1, from - 1)
  if before:match "^%s*%?%??$" then
    return complete.behind(self, "help", word), " "
  end
  local list = complete.behind(self, before:match "^%s*(%a+)%s.*$", word)
    or complete.moves(self.match, word, before)
  if from == 1 then
    for name in pairs(require "tenace.face.table.commands") do
      if name:sub(1, #word) == word then list[#list + 1] = name end
    end
    table.sort(list)
  elseif before:match "^%s*why%s+$" then
    list = complete.moves(self.match, word)
  end
  return list, " "
end


return completed
