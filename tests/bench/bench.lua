-- What the program costs, beside the same Whist written by hand in C.
--
--   make bench
--
-- Machines differ and drift, so each rate is printed as a ratio to the loop in
-- baseline.c. The program and the loop run in turn, in many short pairs, and
-- the median of their ratios counts.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local tenace = require "tenace"

local here = string.match(arg[0], "^(.*)/") or "."
local baseline = (arg[1] or "build/tests/bench") .. "/baseline"
local PAIRS, ROUNDS = 15, 20000

collectgarbage("setpause", 400)


local function median(list)
  table.sort(list)
  return list[#list // 2 + 1]
end


--- Rounds a second of the loop written by hand.
local function by_hand()
  local pipe = assert(io.popen(baseline .. " " .. 4 * ROUNDS))
  local rate = tonumber(string.match(pipe:read("a"), "^%d+"))
  pipe:close()
  return rate
end


--- A core match of a game, random bots in the seats.
local function native_match(spec, players)
  local k = kit.of(assert(tenace.variant(spec)))
  local self = kit.match(k, 1)
  for _, player in ipairs(players) do core.set_bot(self, player, true) end
  return self, k
end


--- Plays match after match until enough rounds are played; the number of rounds
-- and of decisions. A seat without a bot gets its answers here, after a pause.
local function play(self, k, rounds)
  local seed, played, decisions = 0, 0, 0
  while played < rounds do
    seed = seed + 1
    core.restart(self, seed)
    core.flow(self, k.flow)
    while core.resume(self) == "asked" do core.answer_nth(self, 1) end
    played = played + core.rounds_finished(self)
    decisions = decisions + core.decisions(self)
  end
  return played, decisions
end


--- Rounds a second of a game, and decisions a second.
local function rate_of(spec, players, rounds)
  local self, k = native_match(spec, players)
  play(self, k, rounds // 20)
  local before = core.now()
  local played, decisions = play(self, k, rounds)
  local seconds = core.now() - before
  return played / seconds, decisions / seconds
end


--- A line: the rate, its ratio to the loop by hand, and the ratio to reach. Of
-- a game with long rounds it plays fewer, and it tells the decisions, too.
local function compare(name, spec, players, aim, rounds)
  local rates, ratios, decisions = {}, {}, {}
  for i = 1, PAIRS do
    local hand = by_hand()
    rates[i], decisions[i] = rate_of(spec, players, rounds or ROUNDS)
    ratios[i] = rates[i] / hand
  end
  local form = rounds and "%-34s %9.0f rounds/s  %.3f of it  (aim %.2f)"
    or "%-34s %9.0f rounds/s   %.2f of it  (aim %.2f)"
  print(string.format(form, name, median(rates), median(ratios), aim))
  if rounds then
    print(string.format("%-34s %9.0f decisions/s", "", median(decisions)))
  end
end


--- Bytes that a match takes after its first decision.
local function bytes_of_match(game)
  local list, n = {}, 1000
  tenace.new(game, { seed = 1 })
  collectgarbage()
  collectgarbage()
  local before = core.memory()
  for seed = 1, n do
    list[seed] = tenace.new(game, { seed = seed })
    list[seed]:play(list[seed]:moves()[1])
  end
  collectgarbage()
  collectgarbage()
  return (core.memory() - before) / n
end


--- Microseconds of the slowest check whether a play is allowed.
local function slowest_question(rounds)
  local pipe = assert(io.popen(string.gsub(baseline, "baseline$", "legality")
    .. " " .. rounds))
  local slowest = tonumber(string.match(pipe:read("a"), "^[%d.]+"))
  pipe:close()
  return slowest
end


--- Milliseconds that f takes, the median of several times.
local function milliseconds(f, times)
  local list = {}
  for i = 1, times do
    local before = core.now()
    f()
    list[i] = (core.now() - before) * 1000
  end
  return median(list)
end


--- A record of ten rounds.
local function ten_rounds()
  return tenace.new("whist+rounds=10", { seed = 3 }):run("random"):record()
end


local everyone = { 1, 2, 3, 4 }
local rates = {}
for i = 1, PAIRS do rates[i] = by_hand() end
print(string.format("%-34s %9.0f rounds/s", "Whist by hand in C",
  median(rates)))
compare("Whist from whist.lua", "whist+target=50", everyone, 0.6)
compare("  matches to 5 points", "whist", everyone, 0.6)
compare("  an obligation in Lua",
  "whist+target=50+" .. here .. "/lua_obligation.lua", everyone, 0.2)
compare("  every card asked for in Lua",
  "whist+target=50+" .. here .. "/card_by_card.lua", everyone, 0.1)
compare("  one player answered by a pause", "whist+target=50", { 1, 2, 4 },
  0.2)
compare("Bid Whist", "bid_whist+target=50+floor=-50", everyone, 0.15)
compare("Tute with four", "tute+target=20", everyone, 0.15)
compare("Skat", "skat", { 1, 2, 3 }, 0.19)
compare("Belote", "belote+target=3000", everyone, 0.12)
compare("Euchre", "euchre+target=21", everyone, 0.12)
compare("Crazy Eights", "crazy_eights+target=500", everyone, 0.02, 2000)
compare("President", "president+target=50", everyone, 0.02, 2000)
compare("Rummy 500", "rummy_500", everyone, 0.02, 1000)
compare("Gin Rummy", "gin_rummy", { 1, 2 }, 0.02, 2000)
compare("Hearts", "hearts", everyone, 0.12)
compare("Spades", "spades+rounds=20", everyone, 0.12)
compare("Oh Hell", "oh_hell", everyone, 0.12)
compare("Bridge", "bridge", everyone, 0.10)
compare("Cribbage", "cribbage", { 1, 2 }, 0.02, 2000)
compare("Scopa", "scopa", { 1, 2 }, 0.02, 500)
compare("Canasta", "canasta", everyone, 0.01, 1000)
compare("  classic", "canasta+classic", everyone, 0.01, 1000)
compare("Shengji, two packs", "shengji", everyone, 0.01, 2000)
compare("  four packs", "shengji+packs=4", everyone, 0.01, 1000)
print(string.format("%-34s %9.1f us        (aim 1000)",
  "  slowest question, four packs", slowest_question(20000)))
print(string.format("%-34s %9.0f bytes     (aim 8192)", "a match at rest",
  bytes_of_match("whist")))
print(string.format("%-34s %9.0f bytes     (aim 16384)", "  of Canasta",
  bytes_of_match("canasta")))
local program = require "tenace.place".program
print(string.format("%-34s %9.1f ms        (aim 15)", "start to first prompt",
  milliseconds(function() os.execute(program .. " </dev/null") end, 21)))
local text = ten_rounds()
print(string.format("%-34s %9.2f ms        (aim 2)", "replaying 10 rounds",
  milliseconds(function() assert(tenace.replay(text)) end, 51)))
assert(loadfile(here .. "/decisions.lua"))()
print "perfect play, ms:                     median    95 %   longest"
io.write((string.gsub(assert(io.popen(string.gsub(baseline, "baseline$",
  "solve") .. " 100")):read("a"), "(%S[^\n]*)", "  %1")))
