-- tenace solve: perfect play of a deal, all cards seen.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local spec = require "tenace.face.typed.spec"

local solve = { name = "solve" }


function solve.options(parser)
  local text = function(name) return phrase("command.solve." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--seed", text "seed"):argname("N"):convert(args.whole "seed")
  parser:option("--at", text "at"):argname("N"):convert(args.whole "at")
  parser:option("--deal", text "deal"):argname "FILE"
  parser:option("--for", text "for"):argname "WHAT"
  parser:flag("--json", phrase "command.json")
end


--- The default bots play to the first card of a trick, or further.
local function play_to(m, decisions)
  local turn = m:turn()
  while turn do
    local _, asked = m:turn()
    local plays = asked.kind == "card" and m:decisions() >= decisions
    if plays then return end
    m:play(m:choose "search")
    turn = m:turn()
  end
end


--- What there is to know of a dealt position before its solution.
local function dealt(given, variant)
  local tenace = require "tenace"
  local seed = given.seed or require "tenace.face.typed.seed".any()
  local m = tenace.new(variant, { seed = seed })
  play_to(m, given.at or 0)
  local solved, why = m:solve { ["for"] = given["for"] }
  if not solved then fail.no("unsolved", { problem = why }) end
  return solved, { seed = seed, at = m:decisions(), hands = m:hands() }
end


--- The same of a position in a file.
local function from_file(given, variant)
  local text, problem = files.read(given.deal)
  if not text then fail.usage("no_file", { problem = problem }) end
  local facts, position =
    require "tenace.face.typed.deal_file".read(text, given.deal)
  position["for"] = given["for"] or position["for"]
  local done, solved, why =
    pcall(require "tenace".solve, variant, facts, position)
  if not done then
    fail.no("bad_position", { file = given.deal, problem = tostring(solved) })
  end
  if not solved then fail.no("unsolved", { problem = why }) end
  return solved, { hands = position.hands }
end


local function write_text(variant, solved, known)
  local lines = { known.seed and phrase("solve.dealt", { game = variant.spec,
    seed = known.seed, at = known.at }) or phrase("solve.posed",
    { game = variant.spec }) }
  for seat, hand in ipairs(known.hands) do
    lines[#lines + 1] = phrase("solve.hand", { n = seat, cards = hand })
  end
  lines[#lines + 1] = phrase("solve.turn", { n = solved.player })
  local values = require "tenace.face.table.solved".values(solved,
    show.style { letters = true })
  table.move(values, 1, #values, #lines + 1, lines)
  lines[#lines + 1] = phrase("solve.nodes",
    { nodes = show.thousands(solved.nodes) })
  output.write(table.concat(lines, "\n"), "\n")
end


--- The order of names in JSON.
local KEYS = { "game", "seed", "at", "player", "camp", "for", "fewest", "value",
  "moves", "move", "hands", "nodes", "seconds" }


local function write_json(variant, solved, known)
  local json = require "tenace.face.terminal.json"
  solved.game, solved.seed, solved.at = variant.spec, known.seed, known.at
  solved.hands = json.list(known.hands)
  json.write(solved, KEYS)
end


--- solve.run(words) -> exit status
function solve.run(words)
  local given = args.parse(solve, words)
  if not given then return 0 end
  local what = given["for"]
  if given.deal and (given.seed or given.at) then
    fail.usage("deal_or_seed", {})
  elseif what and what ~= "tricks" and what ~= "points" then
    fail.usage("tricks_or_points", { what = what })
  end
  local variant = spec.variant("solve", given.words)
  local solved, known = (given.deal and from_file or dealt)(given, variant)
  local write = given.json and write_json or write_text
  write(variant, solved, known)
  return 0
end


return solve
