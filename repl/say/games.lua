-- The list of games and house rules, one a line.

local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local games = {}


--- The sentence of a file, or its fault.
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


return games
