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


--- The lines for that game, or for all.
local function lines_of(words, style)
  if #words > 0 then
    local spec = require "tenace.face.typed.spec"
    local name = spec.variant("games", words).name
    return show.fitted(list.lines(name), style)
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
