-- tenace games: lists the games, by families for a person, and their house
-- rules.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local house_changes = require "tenace.face.rulebook.house_changes"
local list = require "tenace.face.say.games"
local pages = require "tenace.face.terminal.pages"
local phrase = require "tenace.face.say.phrase"

local games = { name = "games" }


function games.options(parser)
  local text = function(name) return phrase("command.games." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:flag("--search", text "search")
  parser:flag("--changes", text "changes")
end


--- The names of the games among the words.
local function names_of(words)
  local spec = require "tenace.face.typed.spec"
  local names = {}
  for i, game in ipairs(spec.several(words)) do
    names[i] = spec.variant("games", game).name
  end
  return names
end


--- The lines for these games, or for all.
local function lines_of(words, style, told)
  if #words == 0 and not told then
    return style.live and list.by_family(style) or list.lines()
  end
  local names = names_of(words)
  if not (told or style.live) then return list.lines(names) end
  if #words == 0 then names = require "tenace".library:names() end
  return house_changes.of(names, style)
end


--- Shows what has these words; fails if nothing has.
local function search(words, style, told)
  if #words == 0 then fail.usage("games_search", {}) end
  local text = table.concat(words, " ")
  local lines, n = house_changes.search(text, style, told or style.live)
  if n == 0 then house_changes.refuse(text) end
  pages.show(lines, style)
  return 0
end


--- games.run(words) -> exit status
function games.run(words)
  local given = args.parse(games, words)
  if not given then return 0 end
  local style = require "tenace.face.terminal.loop".style()
  if given.search then return search(given.words, style, given.changes) end
  pages.show(lines_of(given.words, style, given.changes), style)
  return 0
end


return games
