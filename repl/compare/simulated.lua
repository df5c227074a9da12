-- What a simulation has found, as text: the figures, and a row for each side.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local silenced = require "tenace.face.say.silenced"

local simulated = {}


--- So many of all games, in per cent.
local function share(games, result)
  return language.fraction(100 * games / result.games, 1) .. " %"
end


local function side_row(result, variant, side)
  local seats = variant.sides[side]
  local key = #seats > 1 and "simulate.side_seats" or "simulate.side_seat"
  local wins, score = result.wins[side], result.scores[side]
  return {
    phrase(key, { side = side, seats = language.list(seats) }),
    show.thousands(wins), share(wins, result),
    language.fraction(score.mean, 3), language.fraction(score.deviation, 3),
  }
end


local function side_lines(result, variant)
  local head = {}
  for i, name in ipairs { "side", "wins", "share", "mean", "deviation" } do
    head[i] = phrase("simulate." .. name)
  end
  local rows = { head }
  for side in ipairs(variant.sides) do
    rows[side + 1] = side_row(result, variant, side)
  end
  if result.draws > 0 then
    rows[#rows + 1] = { phrase "simulate.draws", show.thousands(result.draws),
      share(result.draws, result) }
  end
  return show.columns(rows, { false, true, true, true, true })
end


--- The bots by name, or their names by seat.
local function bots_text(bots)
  if type(bots) ~= "table" then return tostring(bots) end
  local names = {}
  for i, bot in ipairs(bots) do
    names[i] = type(bot) == "string" and bot or type(bot)
  end
  return table.concat(names, ",")
end


--- simulated.lines(result, variant [, bots]) -> lines
-- @param result what `tenace.simulate` answers
-- @param bots their names as they were typed
function simulated.lines(result, variant, bots)
  local lines = { phrase("simulate.game", { game = result.game,
    seed = result.seed, bots = bots or bots_text(result.bots) }) }
  local told = silenced.of(variant)
  table.move(told, 1, #told, 2, lines)
  local figures = {
    phrase("simulate.played", { games = show.thousands(result.games),
      rounds = show.thousands(result.rounds),
      decisions = show.thousands(result.decisions) }),
    phrase("simulate.speed", { seconds = language.fraction(result.seconds, 2),
      rate = show.thousands(result.rounds_per_second // 1) }),
    phrase("simulate.length",
      { n = language.fraction(result.round_length, 1) }),
    "",
  }
  table.move(figures, 1, #figures, #lines + 1, lines)
  local sides = side_lines(result, variant)
  return table.move(sides, 1, #sides, #lines + 1, lines)
end


return simulated
