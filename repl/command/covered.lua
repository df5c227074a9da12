-- tenace check --coverage: how often each rule acted in many deals, as a margin
-- beside the rules file; and what never did.

local files = require "tenace.face.terminal.files"
local finding = require "tenace.face.command.finding"
local json = require "tenace.face.terminal.json"
local ordered = require "tenace.base.ordered"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local reached = require "tenace.study.reached"
local sentence = require "tenace.base.sentence"

local covered = {}

-- What happens in a smaller part of the deals than this is told with a record.
local RARE = 0.05


--- Writes the records of what happened first, and notes each one's file.
local function write_records(subject, records)
  for _, one in ipairs(records) do
    local setting = one.setting:gsub("[^%w_+=-]", "_")
    local name = ("coverage-%d%s"):format(one.seed,
      setting ~= "" and "-" .. setting or "")
    local path = finding.keep(subject, name, one.text)
    for _, happened in ipairs(one.of) do happened.record = path end
  end
end


--- Where in a record it happened: `round 1, move 14`.
local function place_of(at)
  return sentence.of("kept_place",
    { round = at.round or 1, decision = (at.decision or 0) + 1 })
end


--- The line below what is rare, with the record that shows it.
local function add_record(lines, one, deals)
  if one.count >= RARE * deals or not one.record then return end
  local key = one.set and "coverage.record_set" or "coverage.record"
  lines[#lines + 1] = phrase(key, { file = files.shown(one.record),
    place = place_of(one.set or one),
    setting = reached.setting(one.set and one.set.values or {}, " ") })
end


--- The files whose margin is printed: with house rules these alone.
local function files_of(variant)
  local list = {}
  for i, file in ipairs(variant.files) do
    if i > 1 or #variant.house == 0 then list[#list + 1] = file.path end
  end
  return list
end


--- The margin of a file.
local function add_margin(lines, found, path)
  local last
  lines[#lines + 1] = phrase("coverage.file", { file = path })
  for _, piece in ipairs(found.lines) do
    if piece.file == path then
      lines[#lines + 1] = phrase("coverage.line", {
        n = ("%8d"):format(piece.count),
        line = piece.line ~= last and ("%4d"):format(piece.line) or "    ",
        text = piece.indent .. (piece.first and "" or "  … ") .. piece.text })
      add_record(lines, piece, found.deals)
      last = piece.line
    end
  end
end


--- The obligations, options or steps, each with its count.
local function add_names(lines, found, what)
  if not next(found[what]) then return end
  lines[#lines + 1] = phrase("coverage." .. what, { deals = found.deals })
  for name, one in ordered.pairs(found[what]) do
    local key = one.matches and "coverage.of" or "coverage.name"
    lines[#lines + 1] = phrase(key, { n = ("%8d"):format(one.count),
      matches = one.matches, name = name })
    local share = one.matches and one.matches / found.deals or 1
    add_record(lines, one, found.deals * share)
  end
end


--- What has never happened, each with its place.
local function add_never(lines, never, deals)
  for _, one in ipairs(never) do
    local text = phrase("coverage.never_" .. one.what, { deals = deals,
      name = one.name, text = one.text, matches = one.matches })
    lines[#lines + 1] = phrase("check.problem",
      { file = one.file, line = one.line, text = text })
  end
end


local function print_found(variant, found)
  local lines = { phrase("coverage.head", { game = found.game,
    n = found.deals }) }
  for _, path in ipairs(files_of(variant)) do
    add_margin(lines, found, path)
  end
  for _, what in ipairs { "obligations", "options", "steps" } do
    add_names(lines, found, what)
  end
  add_never(lines, found.never, found.deals)
  if #found.never == 0 then
    lines[#lines + 1] = phrase("coverage.all", { game = found.game })
  end
  for _, line in ipairs(lines) do output.write(line, "\n") end
end


local KEYS = { "game", "deals", "obligations", "steps", "options", "lines",
  "never", "what", "name", "count", "matches", "file", "line", "text", "seed",
  "round", "decision", "value", "set", "values", "record" }


--- Keeps the match in which the rules have failed, and says where it is.
local function tell_record(subject, wrong)
  local text = type(wrong) == "table" and wrong.record
  local path = finding.keep(subject, "coverage-error", text or nil)
  if not path then return end
  output.write(phrase("check.record", { file = files.shown(path) }), "\n")
end


--- What the rules of one game did, with the records written; and its variant.
-- Where they fail, the match is kept.
local function look_at(subject, given)
  local variant = require "tenace.face.typed.spec".variant("check",
    { subject })
  local progress = require "tenace.face.terminal.progress"
  local told, done = progress.stages_on_terminal("coverage",
    { game = subject })
  local tenace = require "tenace"
  local ok, found = pcall(tenace.coverage, variant,
    { deals = given.deals, told = told })
  done()
  if not ok then
    if not given.json then tell_record(subject, found) end
    error(found, 0)
  end
  found.game = subject
  write_records(subject, found.records)
  found.records = nil
  return found, variant
end


--- covered.run(subjects, given) -> exit status
-- @param given { deals, json }
function covered.run(subjects, given)
  local list = {}
  for i, subject in ipairs(subjects) do
    local found, variant = look_at(subject, given)
    list[i] = found
    if not given.json then print_found(variant, found) end
  end
  if given.json then
    for _, found in ipairs(list) do
      json.list(found.lines)
      json.list(found.never)
    end
    json.write(list, KEYS)
  end
  return 0
end


return covered
