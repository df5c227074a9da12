-- tenace games: games and house rules, one a line.

local args = require "args"
local output = require "output"
local phrase = require "phrase"
local show = require "show"

local games = { name = "games" }


function games.options() end


--- What a file is, in a sentence; or what is wrong with it.
local function about(entry)
  if not entry.problem then return entry.sentence or "" end
  return phrase("check.in_error", { text = tostring(entry.problem) })
end


--- A line for a game and one for each of its house rules.
local function add_game(rows, game)
  rows[#rows + 1] = { game.name, about(game) }
  for _, house in ipairs(game.house) do
    rows[#rows + 1] = { game.name .. "+" .. house.name, about(house) }
  end
end


--- games.lines() -> lines
function games.lines()
  local rows = {}
  for _, game in ipairs(require "tenace".games()) do add_game(rows, game) end
  return show.columns(rows)
end


--- games.run(words) -> exit status
function games.run(words)
  if not args.parse(games, words) then return 0 end
  local lines = show.fitted(games.lines(), require "loop".style())
  output.write(table.concat(lines, "\n"), "\n")
  return 0
end


return games
