-- What a simulation has found, as text: the figures, and a row for each side.

local amount = require "tenace.face.say.amount"
local csv = require "tenace.face.compare.csv"
local faults = require "tenace.face.compare.faults"
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
    language.fraction(amount.number(score.mean, variant), 3),
    language.fraction(amount.number(score.deviation, variant), 3),
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
  for _, more in ipairs { side_lines(result, variant),
    faults.lines(result, 78) } do
    table.move(more, 1, #more, #lines + 1, lines)
  end
  return lines
end


--- simulated.csv(result, variant) -> text: a line for each number
function simulated.csv(result, variant)
  local lines = { csv.few("what", "seats", "game", { value = "value",
    low = "low", high = "high" }) }
  local function add(...) lines[#lines + 1] = csv.few(...) end
  for side, seats in ipairs(variant.sides) do
    local score, of = result.scores[side], table.concat(seats, " ")
    add("won", of, result.game, result.shares[side])
    add("score", of, result.game,
      { value = score.mean, low = score.low, high = score.high })
    add("deviation", of, result.game, score.deviation)
  end
  for _, name in ipairs { "games", "rounds", "decisions", "draws",
    "round_length" } do
    add(name, nil, result.game, result[name])
  end
  csv.add_faults(lines, result, csv.few)
  return table.concat(lines, "\n") .. "\n"
end


return simulated
