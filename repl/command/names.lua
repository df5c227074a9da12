-- The names of the commands, in the order in which help lists them.

local names = { "play", "games", "rules", "check", "keep", "new", "replay",
  "review", "import", "export", "tables", "stats", "simulate",
  "compare", "tournament", "merge", "solve",
  "teach", "class", "homework", "puzzle", "signature", "web", "host", "bot",
  "run" }


--- names.has(word) -> is the word the name of a command?
function names.has(word)
  for _, name in ipairs(names) do
    if name == word then return true end
  end
  return false
end


return names
