-- tenace compare --sweep: an option over its values, or house rules one by one.

local drawing = require "tenace.face.command.drawing"
local fail = require "tenace.face.say.fail"
local output = require "tenace.face.terminal.output"
local seed = require "tenace.face.typed.seed"
local spec = require "tenace.face.typed.spec"

local sweep = {}


--- The better bot and the worse one.
local function duellists(given)
  if not given.duel then return nil, nil end
  local better, worse = given.duel:match "^([^,]+),([^,]+)$"
  if not better then fail.usage("sweep_duel", { text = given.duel }) end
  return better, worse
end


--- Fails if there are words that go with whole games only.
local function check_alone(given)
  for _, name in ipairs { "bots", "deal", "jobs", "units" } do
    if given[name] then fail.usage("sweep_without", { option = name }) end
  end
end


--- The name of the one game.
local function game_of(given)
  local list = spec.several(given.words)
  if #list ~= 1 then fail.usage("sweep_one", { n = #list }) end
  return spec.variant("compare", list[1]).spec
end


--- Plays; on a terminal, a line shows how far the work is.
local function played(given)
  local game, better, worse = game_of(given), duellists(given)
  local progress = require "tenace.face.terminal.progress"
  local told, done = progress.stages_on_terminal("sweep", {})
  local found = require "tenace".sweep(game, given.sweep, {
    seed = given.seed or seed.any(), rounds = given.rounds,
    matches = given.matches, duels = given.duels, better = better,
    worse = worse, told = told })
  done()
  return found
end


--- The order of names in JSON.
local KEYS = { "game", "option", "values", "games", "deals", "matches", "cut",
  "duels", "better", "worse", "sides", "seed", "measures", "name", "value",
  "low", "high", "difference", "told", "needed" }


local function write(found, given)
  local swept = require "tenace.face.compare.swept"
  if given.json then
    local facts = require "tenace.study.swept".facts(found)
    require "tenace.face.terminal.json".write(facts, KEYS)
  elseif given.csv then
    output.data(swept.csv(found))
  else
    local style = require "tenace.face.terminal.loop".style()
    output.write(table.concat(swept.lines(found, style), "\n"), "\n")
  end
end


--- sweep.run(given) -> exit status
-- @param given the values of compare's command line
function sweep.run(given)
  check_alone(given)
  drawing.check_free(given)
  local found = played(given)
  if given.svg then
    drawing.write(given, require "tenace.face.compare.swept".svg(found))
  end
  write(found, given)
  return 0
end


return sweep
