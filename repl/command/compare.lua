-- tenace compare: the same deals under several rules.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local drawing = require "tenace.face.command.drawing"
local fail = require "tenace.face.say.fail"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local seed = require "tenace.face.typed.seed"
local spec = require "tenace.face.typed.spec"

local compare = { name = "compare" }


function compare.options(parser)
  local text = function(name) return phrase("command.compare." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--rounds", text "rounds"):argname("N")
    :convert(args.count "rounds")
  parser:option("--sweep", text "sweep"):argname "WHAT"
  parser:option("--duel", text "duel"):argname "BOT,BOT"
  parser:option("--duels", text "duels"):argname("N")
    :convert(args.whole "duels")
  parser:option("--matches", text "matches"):argname("N")
    :convert(args.whole "matches")
  parser:option("--bots", text "bots"):argname "NAMES"
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
  parser:option("--jobs", text "jobs"):argname("N")
    :convert(args.count "jobs")
  parser:option("--deal", text "deal"):argname("N")
    :convert(args.count "deal")
  parser:option("--svg", text "svg"):argname "FILE"
  parser:flag("--force", text "force")
  parser:mutex(
    parser:flag("--csv", text "csv"),
    parser:flag("--json", phrase "command.json"))
  parser:option("--units"):args(2)
    :convert(args.count "units"):hidden(true)
end


--- The games; there must be at least two.
local function variants_of(words)
  local list = {}
  for i, words_of_one in ipairs(spec.several(words)) do
    list[i] = spec.variant("compare", words_of_one)
  end
  if #list == 1 then
    fail.usage("compare_with", { game = list[1].spec })
  elseif #list == 0 then
    fail.usage("which_game", { command = "compare" })
  end
  require "tenace.study.compare".check(list)
  return list
end


--- The work, in the form that the library takes.
local function work_of(given, variants)
  local names = given.bots or "random"
  local bots = bot_names.seats(names, variants[1].players)
  return {
    rounds = given.rounds or require "tenace.study.compare".usual_rounds(bots),
    seed = given.seed or seed.any(), bot_names = names, bots = bots,
  }
end


--- The command line for a share of the work.
local function share_words(variants, work)
  local words = { "compare", "--bots", work.bot_names,
    "--seed", tostring(work.seed), "--rounds", tostring(work.rounds) }
  for _, variant in ipairs(variants) do words[#words + 1] = variant.spec end
  return words
end


--- The tally of several processes. The progress of this one is taken for all.
local function shared_tally(variants, work, jobs, told)
  local library = require "tenace.study.compare"
  local function own(last)
    work.last = last
    work.progress = function(n) told(work.rounds * n // last) end
    local tally = library.run(variants, work)
    work.last = nil
    return tally
  end
  local longest, tallies = 0, require "tenace.face.command.shares".of(
    share_words(variants, work), work.rounds, jobs, own)
  for _, one in ipairs(tallies) do longest = math.max(longest, one.seconds) end
  local tally = library.merge(tallies)
  tally.seconds = longest
  return tally
end


--- The sum of the tallies of all deals.
local function tally_of(variants, work, jobs)
  local progress = require "tenace.face.terminal.progress"
  local told, done = progress.on_terminal(work.rounds)
  local tally
  if jobs == 1 or work.rounds == 1 then
    work.progress = told
    tally = require "tenace.study.compare".run(variants, work)
  else
    tally = shared_tally(variants, work, jobs, told)
  end
  done()
  return tally
end


--- Does a share of the work for another process, and prints the tally for it.
local function write_share(variants, work, units)
  work.first, work.last = units[1], units[2]
  local tally = require "tenace.study.compare".run(variants, work)
  require "tenace.face.terminal.json".line(tally)
end


--- The order of names in JSON.
local KEYS = { "games", "deals", "seed", "bots", "seconds", "same_cards",
  "measures", "seats", "differ", "decisions", "cards", "apart", "name", "deal",
  "value", "low", "high", "difference", "told", "needed", "scores" }


local function write(result, given)
  local style = require "tenace.face.terminal.loop".style()
  if given.json then
    require "tenace.face.terminal.json".write(result, KEYS)
  elseif given.csv then
    output.data(require "tenace.face.compare.csv".text(result))
  else
    local lines = require "tenace.face.compare.text".lines(result, style)
    output.write(table.concat(lines, "\n"), "\n")
  end
end


--- Shows a deal and opens the prompt with it.
local function open(variants, work, given)
  if given.json or given.csv or given.svg then
    fail.usage("deal_alone", {})
  end
  local compared_deal = require "tenace.face.command.compared_deal"
  return compared_deal.open(variants, work, given.deal)
end


--- Fails if there are words that only a sweep takes.
local function check_alone(given)
  for _, name in ipairs { "duel", "duels", "matches" } do
    if given[name] then fail.usage("sweep_only", { option = name }) end
  end
end


--- compare.run(words) -> exit status
function compare.run(words)
  local given = args.parse(compare, words)
  if not given then return 0 end
  if given.sweep then return require "tenace.face.command.sweep".run(given) end
  check_alone(given)
  local variants = variants_of(given.words)
  drawing.check_free(given)
  local work = work_of(given, variants)
  if given.deal then return open(variants, work, given) end
  if given.units then
    write_share(variants, work, given.units)
    return 0
  end
  local tally = tally_of(variants, work, given.jobs or 1)
  local result = require "tenace.study.comparison".of(variants, work, tally)
  result.bot_names = work.bot_names
  if given.svg then
    drawing.write(given, require "tenace.face.compare.svg".text(result))
  end
  write(result, given)
  return 0
end


return compare
