-- tenace play: a match at the table.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local phrase = require "tenace.face.say.phrase"

local play = { name = "play" }


--- Reads `1,3`.
local function seats(given)
  local list = require "tenace.face.table.seating".seats(given)
  if list then return list end
  return nil, phrase("fail.seats", { text = given })
end


--- Reads the seconds between two moves.
local function pace(given)
  local seconds = given:find "^%d*%.?%d+$" and tonumber(given)
  if seconds and seconds <= 60 then return seconds end
  return nil, phrase("fail.pace", { text = given })
end


function play.options(parser)
  local text = function(name) return phrase("command.play." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  parser:option("--seed", text "seed"):argname("N")
    :convert(args.whole "seed")
  parser:option("--seat", text "seat"):argname("N[,N]")
    :convert(seats)
  parser:option("--bots", text "bots"):argname "NAMES"
  args.bot_time(parser)
  parser:option("--cards", text "cards"):argname "HOW"
  parser:mutex(parser:flag("--table", text "table"),
    parser:flag("--plain", text "plain"))
  parser:flag("--counts", text "counts")
  parser:option("--pace", text "pace"):argname "SECONDS":convert(pace)
  parser:option("--record", text "record"):argname "FILE"
  parser:flag("--force", text "force")
  parser:option("--resume", text "resume"):args("?"):argname "FILE"
  parser:option("--example", text "opens"):argname "NAME"
  parser:option("--deals", text "deals"):argname "FILE"
  parser:option("--board", text "board"):argname("N")
    :convert(args.count "board")
end


--- Fails if options are given together with --resume that the record already
-- sets.
local function check_resume(given)
  if #given.words > 0 then
    fail.usage("resume_game", { game = given.words[1] })
  end
  for _, name in ipairs { "seed", "record", "force", "example", "deals",
    "board" } do
    if given[name] then fail.usage("resume_with", { option = name }) end
  end
end


--- Opens the example of that name: the match begins there, for its player.
local function open_example(variant, name, facts)
  local opened = require "tenace.study.example_opened"
  local match, why = opened.of(variant, name)
  if not match then fail.usage("no_example", { why = why }) end
  facts.match, facts.resumed = match, true
  facts.seat = facts.seat or match:turn()
end


--- Opens the deals of a file, in its order. Boards whose numbers do not follow
-- one another are rounds of several matches.
local function open_deals(given, facts)
  if facts.decisions or given.example then
    fail.usage("boards.with_deals", { option = given.example and "example"
      or "seed" })
  end
  local text, problem = files.read(given.deals)
  if not text then fail.usage("boards.no_file", { problem = problem }) end
  local list, why = require "tenace".read_played(text, facts.spec, {
    deals = true, board = given.board, traced = true,
    seed = facts.seed or require "tenace.face.typed.seed".any() })
  if not list then
    fail.no("bad_record", { file = given.deals, problem = why })
  end
  facts.match, facts.matches = list[1].match, list
end


--- The number of the n-th match's first board in the file; nil if there is no
-- such match.
local function board_at(facts, n)
  local one = facts.matches and facts.matches[n]
  return one and one.boards[1].n
end


--- The n-th match of the file's deals. Its record stands beside the first.
local function sit_on(facts, n)
  facts.match, facts.next_board = facts.matches[n].match, board_at(facts, n + 1)
  facts.record = facts.first_record and files.nth(facts.first_record, n)
  return require "tenace.face.table.seating".sit(facts)
end


local function sit_down(given, facts)
  local seating = require "tenace.face.table.seating"
  if given.resume then
    check_resume(given)
    facts.file = given.resume[1]
    return seating.resume(facts)
  end
  local specs = require "tenace.face.typed.spec"
  local variant
  variant, facts.seed, facts.decisions =
    specs.place("play", given.words, given.seed)
  facts.spec = variant.spec
  if given.board and not given.deals then fail.usage("boards.board_of", {}) end
  if given.deals then open_deals(given, facts) end
  facts.first_record, facts.next_board = facts.record, board_at(facts, 2)
  if given.example then open_example(variant, given.example, facts) end
  return seating.sit(facts)
end


--- What programs in the other seats do wrong is told on a line of its own, not
-- behind the one that says who thinks.
local function tell_apart(pacing)
  local programs = package.loaded["tenace.face.outside.programs"]
  if not programs then return end
  local tell = programs.tell
  function programs.tell(text)
    pacing:done()
    tell(text)
  end
end


--- play.run(words) -> exit status
function play.run(words)
  local given = args.parse(play, words)
  if not given then return 0 end
  local loop = require "tenace.face.terminal.loop"
  local Pace = require "tenace.face.table.pace"
  local style = loop.style()
  style.cards = given.cards
  if given.table or given.plain then
    style.board = given.table and "always" or nil
  end
  local pacing = Pace.new(loop.pace(given.pace, given.plain))
  local facts = {
    seat = given.seat, bots = given.bots, record = given.record,
    over = given.force, style = style, emit = loop.emit,
    clear = loop.clear, counting = given.counts,
    pace = pacing,
  }
  local session, n = sit_down(given, facts), 1
  tell_apart(pacing)
  loop.run(session)
  while session.goes_on do
    n = n + 1
    session = sit_on(facts, n)
    loop.run(session)
  end
  return 0
end


return play
