-- tenace check: loads rules, runs their examples, plays random matches, and
-- reports what is wrong or odd.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local finding = require "tenace.face.command.finding"
local json = require "tenace.face.terminal.json"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local silenced = require "tenace.face.say.silenced"
local spec = require "tenace.face.typed.spec"
local terminal = require "tenace.terminal"

local check = { name = "check" }


function check.options(parser)
  parser:argument("GAME", phrase "command.check.game"):args("*"):target "words"
  parser:option("--lang", phrase "command.check.lang"):argname "CODE"
  parser:flag("--seen", phrase "command.check.seen")
  parser:flag("--docs", phrase "command.check.docs")
  parser:flag("--coverage", phrase "command.check.coverage")
  parser:option("--deals", phrase "command.check.deals"):argname("N")
    :convert(args.count "deals")
  parser:flag("--watch", phrase "command.check.watch")
  parser:flag("--update", phrase "command.check.update")
  require "tenace.face.command.proved".options(parser)
  parser:flag("--json", phrase "command.json")
end


local function is_path(word)
  return word:find("/", 1, true) ~= nil or word:match("%.lua$") ~= nil
end


--- The games and files to check, in order.
local function subjects(words)
  local list = spec.several(words)
  for i, game in ipairs(list) do list[i] = spec.of(game) end
  return list
end


--- Fails if there is no such file or game: then the command line is wrong.
local function must_exist(subject)
  if is_path(subject:match "^[^+]*") then
    local path = subject:match("^[^+]*")
    if not files.exists(path) then fail.usage("no_rules", { file = path }) end
  elseif spec.is_line(subject) or not spec.is_game(subject) then
    spec.variant("check", { subject })
  end
end


--- Writes the records of the findings, and puts the file's path into each
-- finding.
local function write_records(subject, problems)
  for n, one in ipairs(problems) do
    one.record = finding.keep(subject, n, one.record)
    one.other = finding.keep(subject, n .. "-other", one.other)
  end
end


--- The lines for a list of findings: each with its advice and its record below.
local function lines_of(list, key)
  local lines = {}
  for _, one in ipairs(list) do
    lines[#lines + 1] = phrase("check." .. key
      .. (one.line and "" or "_no_line"), one)
    if one.advice then
      lines[#lines + 1] = phrase("check.advice", { advice = one.advice })
    end
    if one.record then
      lines[#lines + 1] = phrase("check.record",
        { file = files.shown(one.record) })
    end
    require "tenace.face.command.dealt_anew".add(lines, one)
  end
  return lines
end


local function print_lines(lines)
  local style = require "tenace.face.terminal.loop".style()
  for _, line in ipairs(require "tenace.face.say.show".fitted(lines, style)) do
    output.write(line, "\n")
  end
end


--- Prints what was found.
-- @param says_rounds in how many rounds nothing was found; and, of rules of an
-- author's own, how rarer faults are found
local function report(found, says_rounds)
  print_lines(silenced.among { found.game })
  print_lines(lines_of(found.problems, "problem"))
  print_lines(lines_of(found.remarks, "remark"))
  if found.kept then
    print_lines(require "tenace.face.what_if.keeping".summary(found.kept))
  end
  if #found.problems > 0 then return end
  local key = #found.remarks > 0 and "check.remarks"
    or says_rounds and "check.fine_in" or "check.fine"
  local n = #found.remarks > 0 and #found.remarks or found.rounds
  print_lines { phrase(key, { game = found.game, n = n }) }
  if says_rounds and found.own then
    print_lines { phrase("check.rarer", { game = found.game }) }
  end
end


local KEYS = { "game", "problems", "remarks", "file", "line", "text", "advice",
  "record", "other", "deals", "here", "there", "rounds", "decisions",
  "settings", "kept" }


local function write_json(list)
  for _, found in ipairs(list) do
    for _, name in ipairs { "problems", "remarks" } do
      json.list(found[name])
    end
  end
  json.write(list, KEYS)
end


--- The problems and remarks of one game, with the records written. On a
-- terminal, a line shows how far the work is.
-- @param deals so many more rounds, or nil
local function look_at(subject, deals)
  must_exist(subject)
  local progress = require "tenace.face.terminal.progress"
  local told, done = progress.stages_on_terminal("check",
    { game = subject })
  local problems, remarks, amount = require "tenace".check(subject,
    { told = told, deals = deals, thorough = true })
  done()
  write_records(subject, problems)
  return { game = subject, problems = problems, remarks = remarks,
    rounds = amount.rounds, decisions = amount.decisions,
    settings = amount.settings, kept = amount.kept, own = amount.own }
end


--- Looks at all games; answers the exit status.
local function look_at_all(all, given)
  local list, worst, as_json = {}, 0, given.json
  local says_rounds = given.deals or terminal.is_terminal(1)
  for i, subject in ipairs(all) do
    list[i] = look_at(subject, given.deals)
    if not as_json then report(list[i], says_rounds) end
    if #list[i].problems > 0 then worst = 1 end
  end
  if as_json then write_json(list) end
  return worst
end


-- Options that do not go together.
local APART = { { "deals", "prove" }, { "watch", "json" },
  { "watch", "coverage" }, { "watch", "prove" } }


--- Fails if options do not go together, or if one for proofs is given without
-- --prove.
local function refuse_options(given)
  for _, pair in ipairs(APART) do
    if given[pair[1]] and given[pair[2]] then
      fail.usage("options_together", { option = "--" .. pair[1],
        other = "--" .. pair[2] })
    end
  end
  for _, option in ipairs { "cards", "deck", "seconds" } do
    if given[option] and not given.prove then
      fail.usage("only_prove", { option = option })
    end
  end
end


--- What --lang asks for; answers the exit status.
local function look_at_texts(given)
  local translated = require "tenace.face.command.translated"
  if given.seen then return translated.note(given.lang) end
  if given.docs then return translated.docs(given.lang) end
  if given.update then
    return require "tenace.face.command.updated".run(given.lang,
      subjects(given.words))
  end
  return translated.run(given.lang, subjects(given.words))
end


--- check.run(words) -> exit status
function check.run(words)
  local given = args.parse(check, words)
  if not given then return 0 end
  if given.lang then return look_at_texts(given) end
  if #given.words == 0 then
    fail.usage("which_game", { command = "check" })
  end
  refuse_options(given)
  local all = subjects(given.words)
  if given.coverage then
    return require "tenace.face.command.covered".run(all, given)
  elseif given.prove then
    for _, subject in ipairs(all) do must_exist(subject) end
    return require "tenace.face.command.proved".run(given, all)
  elseif not given.watch then
    return look_at_all(all, given)
  end
  return require "tenace.face.command.watching".run(all, function()
    look_at_all(all, given)
  end)
end


return check
