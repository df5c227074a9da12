-- Plays each game for some moves in this program and prints what the page must
-- do alike: a line of JSON for each game, { game, seed, moves, record }.

local json = require "dkjson"
local tenace = require "tenace"

local SEED, MOVES = 11, tonumber((select(2, ...))) or 120

for _, game in ipairs(tenace.games()) do
  local m, moves = tenace.new(game.name, { seed = SEED }), {}
  while m:turn() and #moves < MOVES do
    local move = m:choose "random"
    moves[#moves + 1] = move
    m:play(move)
  end
  print(json.encode { game = game.name, seed = SEED, moves = moves,
    record = m:record() })
end
