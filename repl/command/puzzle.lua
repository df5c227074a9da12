-- tenace puzzle: a position in which one move is clearly the best.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local phrase = require "tenace.face.say.phrase"

local puzzle = { name = "puzzle" }


function puzzle.options(parser)
  local text = function(name) return phrase("command.puzzle." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--seed", text "seed"):argname("N"):convert(args.whole "seed")
  parser:option("--grade", text "grade"):argname("GRADE")
    :convert(args.one_of("grade", { "easy", "medium", "hard" }))
  parser:flag("--json", phrase "command.json")
end


local function refuse(variant, grade)
  fail.no(grade and "no_graded_puzzle" or "no_puzzle",
    { game = variant.spec, grade = grade })
end


--- The order of names in JSON.
local KEYS = { "game", "seed", "grade", "missed", "player", "move", "moves",
  "value", "interval", "text", "record" }


local function write_json(found, seed)
  local json = require "tenace.face.terminal.json"
  json.write({ game = found.match.variant.spec, seed = seed,
    grade = found.grade, missed = found.missed, player = found.player,
    move = found.move, moves = json.list(found.moves),
    text = found.explained.text, record = found.match:record() }, KEYS)
end


--- puzzle.run(words) -> exit status
function puzzle.run(words)
  local given = args.parse(puzzle, words)
  if not given then return 0 end
  local specs = require "tenace.face.typed.spec"
  local variant = specs.variant("puzzle", given.words)
  local seeds = require "tenace.face.typed.seed"
  local seed = given.seed or seeds.any() % 10000
  local found = require "tenace".puzzle(variant,
    { seed = seed, grade = given.grade })
  if not found then refuse(variant, given.grade) end
  if given.json then
    write_json(found, seed)
    return 0
  end
  local loop = require "tenace.face.terminal.loop"
  loop.run(require "tenace.face.teach.puzzled".new { puzzle = found,
    seed = seed, style = loop.style() })
  return 0
end


return puzzle
