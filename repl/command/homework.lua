-- tenace homework: makes a link of deals and puzzles, and marks what pupils
-- hand in.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local homework = { name = "homework" }

-- Where `tenace web` serves the page, and the usual bot.
local PAGE, BOT = "http://127.0.0.1:8017/", "search:8"


function homework.options(parser)
  local text = function(name) return phrase("command.homework." .. name) end
  parser:argument("GAME", text "game"):args("*"):target "words"
  for _, name in ipairs { "deals", "puzzles" } do
    parser:option("--" .. name, text(name)):argname("N")
      :convert(args.count(name))
  end
  parser:option("--seed", text "seed"):argname("N"):convert(args.whole "seed")
  parser:option("--bot", text "bot"):argname "NAME"
  parser:option("--text", text "text_for"):argname "TEXT"
  parser:option("--address", text "address"):argname "URL"
  parser:flag("--marks", text "marks")
  parser:flag("--csv", text "csv")
end


--- The tasks: deals from that seed on, then as many puzzles as are wanted.
local function tasks_of(given, variant)
  local list, seed = {}, given.seed or 1
  local deals = given.deals or (given.puzzles and 0 or 3)
  for n = 0, deals - 1 do
    list[#list + 1] = { kind = "deal", game = variant.spec, seed = seed + n }
  end
  local wanted, tried = given.puzzles or 0, 0
  while wanted > 0 and tried < 2 * (given.puzzles or 0) do
    if require "tenace".puzzle(variant, { seed = seed + tried }) then
      list[#list + 1] = { kind = "puzzle", game = variant.spec,
        seed = seed + tried }
      wanted = wanted - 1
    end
    tried = tried + 1
  end
  return list
end


--- Prints the link.
local function make(given)
  local specs = require "tenace.face.typed.spec"
  local variant = specs.variant("homework", given.words)
  local bot = require "tenace.face.typed.bot_names".own(given.bot or BOT)
  local work = require "tenace.face.homework.work"
  local how = { bot = bot, text = given.text, tasks = tasks_of(given, variant) }
  if #how.tasks == 0 then fail.no("no_puzzle", { game = variant.spec }) end
  if #how.tasks > work.tasks or #(given.text or "") > work.letters then
    fail.usage("homework.too_much", { n = work.tasks })
  end
  local deflated = require "tenace.face.homework.deflated"
  output.write(phrase("homework.made", { n = #how.tasks,
    mark = deflated.sum(work.address(how)) }), "\n\n")
  output.data((given.address or PAGE):gsub("#.*$", ""), "#",
    work.link(how, variant), "\n")
  if not given.address then
    output.write("\n", phrase "homework.say_address", "\n")
  end
  return 0
end


--- What was handed in, in the order of the files.
local function read_all(paths)
  local handed, list = require "tenace.face.homework.handed", {}
  for _, path in ipairs(paths) do
    local text, problem = files.read(path)
    if not text then fail.usage("not_read", { problem = problem }) end
    local found = handed.all(text)
    if #found == 0 then
      output.complain(phrase("homework.nothing_in", { file = path }))
    end
    for _, one in ipairs(found) do
      one.file = path
      list[#list + 1] = one
    end
  end
  return list
end


--- Tells what somebody has reached.
local function tell(one, rows, mark)
  output.write(phrase("homework.pupil", { name = one.name, mark = mark }),
    "\n")
  for n, row in ipairs(rows) do
    local task = row.task
    output.write(phrase("homework.row_" .. task.kind, { n = n,
      game = task.game, seed = task.seed, text = row.text }),
      row.bot and phrase("homework.row_bot", { text = row.bot }) or "",
      row.tries and phrase("homework.row_tries", { n = row.tries }) or "",
      "\n")
  end
end


local HEAD = "name,homework,task,kind,game,seed,state,reached,bot,tries\n"


--- The same as lines of a table.
local function tell_csv(one, rows, mark)
  local cell = require "tenace.face.compare.csv".cell
  for n, row in ipairs(rows) do
    local cells = { one.name, mark, n, row.task.kind, row.task.game,
      row.task.seed, row.state, row.text, row.bot or "", row.tries or "" }
    for i, value in ipairs(cells) do cells[i] = cell(value) end
    output.data(table.concat(cells, ","), "\n")
  end
end


--- Marks what is in the files; 1 if something was refused.
local function mark(given)
  if #given.words == 0 then fail.usage("homework.which_files", {}) end
  local deflated = require "tenace.face.homework.deflated"
  local marks = require "tenace.face.homework.marks".new()
  local all, status = read_all(given.words), 0
  if given.csv then output.data(HEAD) end
  for _, one in ipairs(all) do
    if one.problem then
      status = 1
      output.complain(phrase("homework.unread", { file = one.file,
        problem = one.problem }))
    else
      local rows = marks:of(one)
      for _, row in ipairs(rows) do
        if row.state == "refused" then status = 1 end
      end
      local write = given.csv and tell_csv or tell
      write(one, rows, deflated.sum(one.address))
    end
  end
  return #all > 0 and status or 1
end


--- homework.run(words) -> exit status
function homework.run(words)
  local given = args.parse(homework, words)
  if not given then return 0 end
  if given.marks then return mark(given) end
  if given.csv then fail.usage("homework.csv_marks", {}) end
  return make(given)
end


return homework
