-- tenace games: lists games and house rules, one a line.

local args = require "tenace.face.command.args"
local list = require "tenace.face.say.games"
local output = require "tenace.face.terminal.output"
local show = require "tenace.face.say.show"

local games = { name = "games" }


function games.options() end


--- games.run(words) -> exit status
function games.run(words)
  if not args.parse(games, words) then return 0 end
  local loop = require "tenace.face.terminal.loop"
  local lines = show.fitted(list.lines(), loop.style())
  output.write(table.concat(lines, "\n"), "\n")
  return 0
end


return games
