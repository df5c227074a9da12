-- tenace check --prove: every deal and every line of play on a small pack.

local args = require "tenace.face.command.args"
local files = require "tenace.face.terminal.files"
local finding = require "tenace.face.command.finding"
local json = require "tenace.face.terminal.json"
local ordered = require "tenace.base.ordered"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local proved = {}

-- So many moves of a line are shown; the record has them all.
local SHOWN = 24


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


--- The cards of a deal on one line, by seat, and its other piles.
local function deal_said(deal)
  local list = {}
  for seat, hand in ipairs(deal.hands) do
    list[seat] = seat .. ": " .. (hand == "" and "-" or hand)
  end
  for name, cards in ordered.pairs(deal) do
    if name ~= "hands" then list[#list + 1] = name .. ": " .. cards end
  end
  return table.concat(list, "; ")
end


--- The moves on one line, each behind its seat.
local function moves_said(moves)
  local list = {}
  for n = 1, math.min(#moves, SHOWN) do
    list[n] = moves[n].player .. ": " .. moves[n].move
  end
  if #moves > SHOWN then list[#list + 1] = "…" end
  return table.concat(list, ", ")
end


--- The lines for the deal, the moves and the record of a finding.
local function add_place(lines, at)
  if not at.deal then return end
  lines[#lines + 1] = phrase("check.proof_deal", { deal = deal_said(at.deal) })
  if #at.moves > 0 then
    lines[#lines + 1] = phrase("check.proof_moves",
      { moves = moves_said(at.moves) })
  end
  if at.record then
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


--- The figures of a size, for sentences.
local function figures(report, at)
  return { game = report.game, cards = at.cards, pack = at.pack,
    deals = show.thousands(at.deals),
    all = show.thousands(at.of), lines = show.thousands(at.lines),
    seconds = show.thousands(math.ceil(at.seconds)), n = at.hand }
end


--- What is proved, and what is not.
local function add_verdict(lines, report)
  for _, at in ipairs(report.sizes) do
    local key = at.whole and "proof_whole" or "proof_part"
    lines[#lines + 1] = phrase("check." .. key, figures(report, at))
  end
  if report.proved then
    lines[#lines + 1] = phrase("check.proof_proved",
      figures(report, report.proved))
    for _, key in ipairs(report.holds) do
      lines[#lines + 1] = phrase("check.proof_holds_" .. key)
    end
  elseif #report.problems == 0 then
    lines[#lines + 1] = phrase("check.proof_nothing", { game = report.game })
  end
  for i, key in ipairs(report.open) do
    if i == 1 then lines[#lines + 1] = phrase "check.proof_not" end
    lines[#lines + 1] = phrase("check.proof_open_" .. key)
  end
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
  "sizes", "hand", "cards", "pack", "deals", "of", "whole", "lines",
  "decisions", "compared", "seconds", "file", "line", "text", "advice",
  "deal", "hands", "moves", "player", "move", "record", "other" }


local function write_json(list)
  for _, report in ipairs(list) do
    for _, name in ipairs { "problems", "remarks", "sizes", "holds", "open" } do
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
