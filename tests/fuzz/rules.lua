-- Random rules: whole games, house rules of the program's games, and these
-- games changed here and there. Random and search bots play them; oracle.lua
-- says what must be true of them.
--
--   tenace run tests/fuzz/rules.lua [FROM [TO [FOLDER]]]
--
-- tries the programs of these numbers (1 to 30, and $FUZZ times as many); each
-- number is always the same program. FOLDER (build/fuzz/rules) has the present
-- program, so that it is there after a crash; programs with findings stay
-- there. The last line says how many were refused, failed and were played; the
-- status is 1 if anything was found.

package.path = "./?.lua;" .. package.path

local Chance = require "tests.fuzz.chance"
local campaign = require "tests.fuzz.campaign"
local games = require "tests.fuzz.games"
local mutate = require "tests.fuzz.mutate"
local oracle = require "tests.fuzz.oracle"

local from, to, folder = campaign.begin("rules", 30, ...)


--- A random house rule on its game, with other house rules of the program.
local function house_program(seed, chance)
  local text, game = games.house_rule(seed)
  local files = { mutate.file(game), { path = "rules/house/" .. game
    .. "/chance.lua", name = "chance", of = game, text = text } }
  local spec = game .. "+chance"
  for _, house in ipairs(mutate.houses[game]) do
    files[#files + 1] = mutate.file(game, house)
    if chance:once_in(6) then spec = spec .. "+" .. house end
  end
  return spec, files
end


--- The program of a number: its spec and its files.
local function program(seed)
  local chance = Chance.new(seed)
  local sort = chance:from(1, 10)
  if sort <= 5 then
    return chance, "chance", { { path = "rules/chance.lua", name = "chance",
      text = games.game(seed) } }
  elseif sort <= 7 then
    return chance, house_program(seed, chance)
  end
  return chance, mutate.program(chance)
end


--- Puts the program where it can be looked at and run by hand.
local function save(name, seed, spec, files)
  local list = { "-- program " .. seed .. ", " .. spec }
  for _, file in ipairs(files) do
    list[#list + 1] = "-- == " .. file.path
    list[#list + 1] = file.text
  end
  campaign.write(folder .. "/" .. name .. ".lua", table.concat(list, "\n"))
end


io.stdout:setvbuf "line"
os.execute("mkdir -p '" .. folder .. "'")
local counts, findings = { refused = 0, failed = 0, played = 0 }, 0
for seed = from, to do
  local chance, spec, files = program(seed)
  save("now-" .. from, seed, spec, files)
  local how, finding = oracle.try(spec, files, chance)
  counts[how] = counts[how] + 1
  if finding then
    findings = findings + 1
    save(tostring(seed), seed, spec, files)
    print(("not ok %d - %s: %s"):format(seed, spec, finding))
  end
end
os.remove(folder .. "/now-" .. from .. ".lua")
print(("%s %d - rules made by chance, %d to %d: %d refused, %d failed, "
  .. "%d played, %d found"):format(findings == 0 and "ok" or "# not ok", from,
  from, to, counts.refused, counts.failed, counts.played, findings))
return findings == 0 and 0 or 1
