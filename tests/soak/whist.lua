-- Many rounds of Whist: compared with the plain rules, and a million rounds in
-- which nothing may be lost.

package.path = package.path .. ";./tests/?.lua"
local against = require "rules.whist.against"
local invariants = require "rules.whist.invariants"
local tenace = require "tenace"

local n = 0

--- Runs a part and says in a line how it went.
local function part(f)
  n = n + 1
  local before = os.clock()
  local ok, said = pcall(f)
  io.stdout:write(ok and "ok " or "not ok ", n, " - ", tostring(said),
    (" (%.0f s)\n"):format(os.clock() - before))
  io.stdout:flush()
end


part(function()
  local matches, rounds = against.rounds(20000, 1000)
  return ("%d rounds in %d matches are as the plain rules say"):format(rounds,
    matches)
end)

part(function()
  local rounds = 0
  for seed, game in ipairs { "whist", "whist+honours",
    "whist+rotating_trumps", "whist+rotating_trumps_with_no_trump" } do
    rounds = rounds + invariants.rounds(game, 250000, seed)
  end
  return ("%d rounds: no card lost or doubled, all points add up"):format(
    rounds)
end)

part(function()
  local result = tenace.simulate("whist", { rounds = 1000000, seed = 1 })
  assert(result.rounds == 1000000 and result.decisions == 52000000)
  return ("%d rounds simulated, %d a second"):format(result.rounds,
    result.rounds_per_second // 1)
end)

io.stdout:write("1..", n, "\n")
