-- tenace compare: the same deals under several rules.

local args = require "tenace.face.command.args"
local bot_names = require "tenace.face.typed.bot_names"
local drawing = require "tenace.face.command.drawing"
local fail = require "tenace.face.say.fail"
local output = require "tenace.face.terminal.output"
local parted = require "tenace.face.command.parted"
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
  args.bot_time(parser)
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
  parted.sure(parser)
  parted.options(parser, text "jobs")
  parser:option("--deal", text "deal"):argname("N")
    :convert(args.count "deal")
  parser:option("--svg", text "svg"):argname "FILE"
  parser:flag("--force", text "force")
  args.output(parser)
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


--- What is asked for, in the form that the library takes.
local function request_of(given, variants)
  local names = given.bots or "random"
  local bots = bot_names.seats(names, variants[1].people)
  return {
    study = "compare", rules = require "tenace.study.divided".rules(variants),
    matches = given.matches, rounds = not given.matches and (given.rounds
      or require "tenace.study.compare".usual_rounds(bots)) or nil,
    seed = given.seed or seed.any(), sure = given.sure, bot_names = names,
    bots = bots,
  }
end


--- The command line for a share of the work.
local function share_words(variants, request)
  local words = { "compare", "--bots", request.bot_names,
    "--seed", tostring(request.seed),
    request.matches and "--matches" or "--rounds",
    tostring(request.matches or request.rounds) }
  for _, variant in ipairs(variants) do words[#words + 1] = variant.spec end
  return words
end


--- The order of names in JSON.
local KEYS = { "games", "sure", "deals", "matches", "cut", "seed", "bots",
  "seconds", "same_cards", "in_turn", "measures", "seats", "differ", "rounds",
  "decisions", "cards", "apart", "name", "deal", "value", "low", "high",
  "difference", "told", "needed", "scores", "winner", "faults", "bot", "asked",
  "illegal", "late", "dead" }


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
local function open(variants, request, given)
  for _, name in ipairs { "json", "csv", "svg", "part", "keep" } do
    if given[name] then fail.usage("parts.deal_alone") end
  end
  local compared_deal = require "tenace.face.command.compared_deal"
  return compared_deal.open(variants, request, given.deal)
end


--- Fails if there are words that only a sweep takes.
local function check_alone(given)
  for _, name in ipairs { "duel", "duels" } do
    if given[name] then fail.usage("sweep_only", { option = name }) end
  end
end


--- Fails if there are words that do not go with whole matches.
local function check_matches(given)
  if not given.matches then return end
  for _, name in ipairs { "rounds", "deal" } do
    if given[name] then fail.usage("parts.matches_alone", { option = name }) end
  end
  if given.matches == 0 then fail.usage("parts.matches_none") end
end


--- compare.show(study, tally, given): prints and draws what is different
-- @param given the values of the command line
function compare.show(study, tally, given)
  local result = study.result(tally)
  result.bot_names = study.request.bot_names
  if given.svg then
    drawing.write(given, require "tenace.face.compare.svg".text(result))
  end
  write(result, given)
end


--- compare.run(words) -> exit status
function compare.run(words)
  local given = args.parse(compare, words)
  if not given then return 0 end
  if given.sweep then return require "tenace.face.command.sweep".run(given) end
  check_alone(given)
  check_matches(given)
  local variants = variants_of(given.words)
  drawing.check_free(given)
  local request = request_of(given, variants)
  if given.deal then return open(variants, request, given) end
  local study = require "tenace.study.divided".of(request)
  local tally = parted.tally(study, given, share_words(variants, request))
  if tally then compare.show(study, tally, given) end
  return 0
end


return compare
