-- What a decision of the bot `search` costs, game by game: milliseconds of
-- processor time.
--
--   tenace run tests/bench/decisions.lua [GAME...]

local tenace = require "tenace"

-- The games, and their decisions that are measured, by number.
local games = {
  { "whist", 0, 24 },
  { "skat", 0, 12 },
  { "bid_whist", 0, 24 },
  { "tute", 12 },
  { "canasta", 24 },
  { "shengji", 60 },
  { "hearts", 0, 24 },
  { "bridge", 0, 40 },
  { "gin_rummy", 10 },
  { "go_fish", 10, 30 },
  { "dou_dizhu", 4 },
  { "barbu", 0 },
  { "big_two", 0 },
  { "tarot", 4 },
  { "durak", 40 },
  { "crazy_eights", 20 },
  { "klondike", 0 },
  { "old_maid", 5 },
  { "president", 15 },
  { "tien_len", 8 },
}


--- A match after that many random decisions.
local function match_after(game, decisions)
  local m = tenace.new(game, { seed = 7 })
  m:keep_log()
  for _ = 1, decisions do m:play(m:choose "random") end
  return m
end


--- Milliseconds that a bot's choice takes, the least of three times.
local function cost(m, bot)
  local least = math.huge
  for _ = 1, 3 do
    local before = os.clock()
    m:choose(bot)
    least = math.min(least, (os.clock() - before) * 1000)
  end
  return least
end


local wanted = {}
for _, game in ipairs { ... } do wanted[game] = true end
print(string.format("%-34s %9s %9s", "a decision, ms:", "search:20", "search"))
for _, game in ipairs(games) do
  for i = 2, next(wanted) and not wanted[game[1]] and 0 or #game do
    local m = match_after(game[1], game[i])
    local few, all = cost(m, "search:20"), cost(m, "search")
    print(string.format("  %-32s %9.1f %9.1f (aims 300, 1000), %d worlds",
      game[1] .. " after " .. game[i], few, all, m.thought.worlds))
  end
end
