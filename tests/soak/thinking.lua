-- What a decision of a search costs, in every game: seconds of processor time.
--
--   tenace run tests/soak/thinking.lua [BOT [SEEDS [GAME ...]]]
--
-- BOT (search:20) sits in all seats and plays a round of each seed (1 to SEEDS,
-- else 3), with each value of each option that changes the play. A line has the
-- median of the decisions, what 95 % of them stay below, the dearest, and where
-- that is: the seed, the number of decisions before it, the number of moves. A
-- dearest decision above AIM seconds is "not ok". Judge it on a quiet machine.
--
-- GAME may be a request as well, such as `go_fish+players=6`; then its options
-- are left alone.

local core = require "tenace.core"
local match = require "tenace.match.match"
local settings = require "tenace.study.settings"
local tenace = require "tenace"

local AIM = 0.3

--- The most decisions of a round that are made by the bot: a longer round is
-- left there.
local MOST = 150

local bot, seeds = arg[1] or "search:20", tonumber(arg[2]) or 3


--- Options that do not change what a decision costs.
local plain = { rounds = true, first_dealer = true, target = true }


--- The game alone, and with each value of each option.
local function requests(name)
  if string.find(name, "+", 1, true) then return { name } end
  local list, variant = { name }, tenace.library:variant(name)
  settings.each(variant, function(setting)
    local option, value = next(setting)
    if not plain[option] then
      local said = value == true and "yes" or value == false and "no" or value
      list[#list + 1] = ("%s+%s=%s"):format(name, option, said)
    end
  end)
  return list
end


--- Makes the bot's decision. Its cost, and how many moves it thought about.
local function decide(m)
  local before = os.clock()
  local move = m:choose(bot)
  local cost = os.clock() - before
  local moves = m.thought and m.thought.moves
  m.thought = nil
  m:play(move)
  return cost, moves and #moves or 1
end


--- The decisions of a round: lists of { cost, seed, before, moves }.
local function play_round(variant, seed, list)
  local m = tenace.new(variant, { seed = seed, traced = true })
  core.set_limits(m.core, match.most_decisions, 1)
  for before = 0, MOST - 1 do
    if not m:turn() then return end
    local cost, moves = decide(m)
    if moves > 1 then
      list[#list + 1] = { cost, seed, before, moves }
    end
  end
end


local n = 0

local function look(request)
  local found, variant = pcall(tenace.library.variant, tenace.library, request)
  if not found or not variant then return end -- the rules forbid it
  local list = {}
  for seed = 1, seeds do play_round(variant, seed, list) end
  if not list[1] then return end
  table.sort(list, function(a, b) return a[1] < b[1] end)
  local last = list[#list]
  n = n + 1
  print(("%s %d - %s: median %.3f s, 95 %% %.3f, dearest %.3f of %d (seed %d, "
    .. "after %d, %d moves)"):format(last[1] > AIM and "not ok" or "ok", n,
    request, list[(#list + 1) // 2][1], list[#list - #list // 20][1], last[1],
    #list, last[2], last[3], last[4]))
end


io.stdout:setvbuf "line"
local names = table.move(arg, 3, #arg, 1, {})
if not names[1] then
  for _, game in ipairs(tenace.games()) do
    if not game.problem then names[#names + 1] = game.name end
  end
end
for _, name in ipairs(names) do
  for _, request in ipairs(requests(name)) do look(request) end
end
print("1.." .. n)
