-- tenace games: lists the games, by families for a person, and their house
-- rules.

local args = require "tenace.face.command.args"
local list = require "tenace.face.say.games"
local pages = require "tenace.face.terminal.pages"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local games = { name = "games" }


function games.options(parser)
  parser:argument("GAME", phrase "command.games.game"):args("*"):target "words"
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
local function lines_of(words, style)
  if #words > 0 then
    return show.fitted(list.lines(names_of(words)), style)
  end
  return style.live and list.by_family(style) or list.lines()
end


--- games.run(words) -> exit status
function games.run(words)
  local given = args.parse(games, words)
  if not given then return 0 end
  local style = require "tenace.face.terminal.loop".style()
  pages.show(lines_of(given.words, style), style)
  return 0
end


return games
