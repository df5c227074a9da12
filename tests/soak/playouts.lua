-- How much quick bots in playouts help a search: pairs of rounds with the same
-- deals, in which one side searches with them, the other with random playouts
-- only.
--
--   tenace run tests/soak/playouts.lua [PAIRS [N [M]]]
--
-- N worlds with quick bots against M worlds (N) without them.

local search = require "tenace.bots.search"
local tenace = require "tenace"

local given = { ... }
local pairs_of = tonumber(given[1] or 200)
local with_sense = tonumber(given[2] or 100)
local without = tonumber(given[3] or with_sense)

-- Whist turned round: every trick counts against the side that takes it.
local avoid = [[
-- Tricks are bad.
local avoid = game "Avoid" {
  players = 4, sides = "partners", deck = french(52),
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A", obligations = { follow_suit },
  round = { trump = suit },
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } },
}

function avoid:round()
  self:deal_each(13)
  self.trump = cycle("C D H S none", self:random(5))
  self:play_tricks { leader = self:left_of(self.dealer) }
  for side in self:each_side() do
    self:score(side, -side.tricks, "tricks")
  end
end

return avoid
]]


--- Worlds in which quick bots stay random.
local function without_sense(worlds)
  local source = { try = function() return worlds:try(true) end }
  return setmetatable(source, { __index = function(_, name)
    return function(_, ...) return worlds[name](worlds, ...) end
  end })
end


--- A bot that thinks in n worlds, and how long it took.
local function thinker(n, sense)
  local bot, worlds = { time = 0, moves = 0 }, search.worlds
  function bot.play(m)
    local before = os.clock()
    if not sense then
      search.worlds = function(...) return without_sense(worlds(...)) end
    end
    local move = search.move(m, n)
    search.worlds = worlds
    bot.time, bot.moves = bot.time + os.clock() - before, bot.moves + 1
    m:play(move)
  end
  return bot
end


--- The margin of seats 1 and 3 in one round.
local function play(m, seed, a, b)
  m:restart(seed)
  while m:turn() do (m:turn() % 2 == 1 and a or b).play(m) end
  local scores = m:scores()
  return scores[1] - scores[2]
end


local function milliseconds(bot) return bot.time / bot.moves * 1000 end


local function measure(name, variant)
  local a, b = thinker(with_sense, true), thinker(without, false)
  local m = tenace.new(variant, { seed = 1, traced = true })
  local sum, squares = 0, 0
  for seed = 1, pairs_of do
    local margin = (play(m, seed, a, b) - play(m, seed, b, a)) / 2
    sum, squares = sum + margin, squares + margin * margin
  end
  local mean = sum / pairs_of
  local error = math.sqrt((squares / pairs_of - mean * mean) / pairs_of)
  print(string.format("%s - %s: %d worlds with sense for tricks against %d "
    .. "without: %.2f ± %.2f points a round; %.2f and %.2f ms a decision",
    mean > 1.96 * error and "ok" or "not ok", name, with_sense, without, mean,
    1.96 * error, milliseconds(a), milliseconds(b)))
end


local files = { { name = "avoid", path = "avoid.lua", text = avoid } }
measure("whist", "whist+rounds=1")
measure("tricks count against", tenace.library_of(files):variant "avoid")
