-- tenace check --prove: every deal and every line of play on a small pack.

local args = require "tenace.face.command.args"
local files = require "tenace.face.terminal.files"
local finding = require "tenace.face.command.finding"
local json = require "tenace.face.terminal.json"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local proof_told = require "tenace.face.what_if.proof_told"
local show = require "tenace.face.say.show"

local proved = {}


local function append(lines, more)
  table.move(more, 1, #more, #lines + 1, lines)
end


--- proved.options(parser): the options of the command that are for proofs
function proved.options(parser)
  parser:flag("--prove", phrase "command.check.prove")
  parser:option("--cards", phrase "command.check.cards"):argname "N"
    :convert(args.count "cards")
  parser:option("--deck", phrase "command.check.deck"):argname "CARDS"
  parser:option("--seconds", phrase "command.check.seconds"):argname "N"
    :convert(args.count "seconds")
end


--- Writes the records of a finding, and puts their paths in their place.
local function keep_records(subject, problems)
  local n = 0
  for _, one in ipairs(problems) do
    for _, at in ipairs { one, one.other } do
      if at.record then
        n = n + 1
        at.record = finding.keep(subject, "proof-" .. n, at.record)
      end
    end
  end
end


--- The lines for the deal, the moves and the record of a finding.
local function add_place(lines, at)
  append(lines, proof_told.place(at))
  if at.deal and at.record then
    lines[#lines + 1] = phrase("check.record",
      { file = files.shown(at.record) })
  end
end


local function add_findings(lines, list, key)
  for _, one in ipairs(list) do
    lines[#lines + 1] = phrase("check." .. key
      .. (one.line and "" or "_no_line"), one)
    add_place(lines, one)
    if one.other then add_place(lines, one.other) end
    if one.advice then
      lines[#lines + 1] = phrase("check.advice", { advice = one.advice })
    end
  end
end


--- What is proved, and what is not.
local function add_verdict(lines, report)
  local told = proof_told.verdict(report)
  append(lines, told.sizes)
  lines[#lines + 1] = told.head
  append(lines, told.holds)
  lines[#lines + 1] = told.not_head
  append(lines, told.open)
end


local function print_report(report)
  local lines = {}
  add_findings(lines, report.problems, "problem")
  add_findings(lines, report.remarks, "remark")
  add_verdict(lines, report)
  local style = require "tenace.face.terminal.loop".style()
  for _, line in ipairs(show.fitted(lines, style)) do
    output.write(line, "\n")
  end
end


local KEYS = { "game", "proved", "holds", "open", "problems", "remarks",
  "sizes", "skipped", "hand", "why", "cards", "pack", "deals", "of", "whole",
  "lines", "decisions", "compared", "seconds", "file", "line", "text", "advice",
  "deal", "hands", "moves", "player", "move", "record", "other" }


local function write_json(list)
  for _, report in ipairs(list) do
    for _, name in ipairs { "problems", "remarks", "sizes", "skipped", "holds",
      "open" } do
      json.list(report[name])
    end
    for _, one in ipairs(report.problems) do
      if one.moves then json.list(one.moves) end
      if one.other then json.list(one.other.moves) end
    end
  end
  json.write(list, KEYS)
end


--- The report on one game, with the records written.
local function look_at(subject, given)
  local progress = require "tenace.face.terminal.progress"
  local told, done = progress.stages_on_terminal("check", { game = subject })
  local report = require "tenace".prove(subject, { cards = given.cards,
    deck = given.deck, seconds = given.seconds, told = told })
  done()
  report.game = subject
  keep_records(subject, report.problems)
  return report
end


--- proved.run(given, subjects) -> exit status
function proved.run(given, subjects)
  local list, worst = {}, 0
  for i, subject in ipairs(subjects) do
    list[i] = look_at(subject, given)
    if not given.json then print_report(list[i]) end
    if #list[i].problems > 0 then worst = 1 end
  end
  if given.json then write_json(list) end
  return worst
end


return proved
