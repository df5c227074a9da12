-- tenace compare --sweep: an option over its values, or house rules one by one.

local bot_names = require "tenace.face.typed.bot_names"
local drawing = require "tenace.face.command.drawing"
local fail = require "tenace.face.say.fail"
local faults = require "tenace.study.faults"
local output = require "tenace.face.terminal.output"
local parted = require "tenace.face.command.parted"
local seed = require "tenace.face.typed.seed"
local spec = require "tenace.face.typed.spec"

local sweep = {}


--- The better bot and the worse one.
local function duellists(given)
  if not given.duel then return nil, nil end
  local better, worse = given.duel:match "^([^,]+),([^,]+)$"
  if not better then fail.usage("sweep_duel", { text = given.duel }) end
  bot_names.admit(better)
  bot_names.admit(worse)
  return better, worse
end


--- The one game.
local function game_of(given)
  local list = spec.several(given.words)
  if #list ~= 1 then fail.usage("sweep_one", { n = #list }) end
  return spec.variant("compare", list[1])
end


--- Is the work divided, or kept while it grows?
local function is_divided(given)
  return given.part or given.keep or given.units or (given.jobs or 1) > 1
end


--- What is asked for, in the form that the library takes. Where the work is
-- divided, the numbers of matches and duels must be known before.
local function request_of(given, variant)
  if given.deal then fail.usage("parts.sweep_deal") end
  if given.sure then fail.usage("parts.sweep_sure") end
  if is_divided(given) and not (given.matches and given.duels) then
    fail.usage("parts.divided")
  end
  local names = given.bots or "random"
  local better, worse = duellists(given)
  return { study = "sweep", sweep = given.sweep,
    rules = require "tenace.study.divided".rules { variant },
    rounds = given.rounds or require "tenace.study.sweep".usual.rounds,
    matches = given.matches, duels = given.duels, better = better,
    worse = worse, seed = given.seed or seed.any(), bot_names = names,
    bots = bot_names.seats(names, variant.people) }
end


--- The command line for a share of the work.
local function share_words(variant, request)
  local words = { "compare", variant.spec, "--sweep", request.sweep,
    "--bots", request.bot_names }
  for _, name in ipairs { "seed", "rounds", "matches", "duels" } do
    table.move({ "--" .. name, tostring(request[name]) }, 1, 2, #words + 1,
      words)
  end
  if request.better then
    table.move({ "--duel", request.better .. "," .. request.worse }, 1, 2,
      #words + 1, words)
  end
  return words
end


--- Plays as often as usual; on a terminal, a line shows how far the work is.
local function played(variant, request)
  local progress = require "tenace.face.terminal.progress"
  local told, done = progress.stages_on_terminal("sweep", {})
  local names = faults.names(request)
  local found = faults.counted(names, require "tenace".sweep, variant.spec,
    request.sweep, { seed = request.seed, bots = request.bots,
      rounds = request.rounds, matches = request.matches,
      duels = request.duels, better = request.better, worse = request.worse,
      told = told })
  done()
  local facts = require "tenace.study.swept".facts(found)
  facts.faults = faults.result(names, found.faults)
  found.faults = nil
  return found
end


--- The order of names in JSON.
local KEYS = { "game", "option", "values", "games", "deals", "matches", "cut",
  "bots", "duels", "better", "worse", "sides", "seed", "measures", "name",
  "value", "low", "high", "difference", "told", "needed", "faults", "bot",
  "asked", "illegal", "late", "dead" }


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


--- Prints and draws what was found.
local function show(found, given)
  if given.svg then
    drawing.write(given, require "tenace.face.compare.swept".svg(found))
  end
  write(found, given)
end


--- sweep.show(study, tally, given): prints and draws what a divided sweep found
-- @param given the values of the command line
function sweep.show(study, tally, given)
  show(study.result(tally), given)
end


--- sweep.run(given) -> exit status
-- @param given the values of compare's command line
function sweep.run(given)
  drawing.check_free(given)
  local variant = game_of(given)
  local request = request_of(given, variant)
  if not is_divided(given) then
    show(played(variant, request), given)
    return 0
  end
  local study = require "tenace.study.divided".of(request)
  local tally = parted.tally(study, given, share_words(variant, request))
  if tally then sweep.show(study, tally, given) end
  return 0
end


return sweep
