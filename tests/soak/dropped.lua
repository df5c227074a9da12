-- The share of its worlds that a search drops, in every game: worlds in which
-- the rules would have told the player something else than they did. See
-- doc/thinking.md.
--
--   tenace run tests/soak/dropped.lua [SEEDS [GAME ...]]
--
-- Random bots play a round of each seed (1 to SEEDS, else 10), with each value
-- of each option and each house rule. Before every few decisions ten worlds are
-- made for the player to act; all of them are compared with what was seen. The
-- lines that tell too much follow where worlds were dropped. A share above 5 %
-- fails.

local revealed = require "tenace.study.revealed"
local settings = require "tenace.study.settings"
local tenace = require "tenace"

revealed.amount.rounds = tonumber(arg[1]) or 10
revealed.amount.positions, revealed.amount.worlds = 12, 10


--- Was the game asked for? If none was, all are.
local function wanted(game)
  for i = 2, #arg do
    if arg[i] == game.name then return true end
  end
  return #arg < 2
end


--- The game alone, with each value of each option, and with each house rule.
local function requests(game)
  local list, variant = { game.name }, tenace.library:variant(game.name)
  settings.each(variant, function(setting)
    local name, value = next(setting)
    if name ~= "rounds" and name ~= "first_dealer" and name ~= "target" then
      list[#list + 1] = ("%s+%s=%s"):format(game.name, name,
        value == true and "yes" or value == false and "no" or value)
    end
  end)
  for _, rule in ipairs(game.house) do
    list[#list + 1] = game.name .. "+" .. rule.name
  end
  return list
end


local n = 0

local function look(request)
  local variant, problem = tenace.library:variant(request)
  if not variant then -- the rules do not allow this setting
    return print(("# %s is left out: %s"):format(request, problem))
  end
  n = n + 1
  local sum = revealed.of(variant)
  local share = 100 * sum.dropped / math.max(1, sum.worlds + sum.dropped)
  print(("%s %d - %s: %.1f %% of %d worlds"):format(
    share > 5 and "not ok" or "ok", n, request, share,
    sum.worlds + sum.dropped))
  for _, place in ipairs(sum.told) do
    local file = (place.file or "?"):match "[^/]*$"
    print(("# %s:%d, %d worlds"):format(file, place.line or 0, place.worlds))
  end
end


io.stdout:setvbuf "line"
for _, game in ipairs(tenace.games()) do
  if wanted(game) and not game.problem then
    for _, request in ipairs(requests(game)) do look(request) end
  end
end
print("1.." .. n)
