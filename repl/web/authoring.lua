-- The calls of an author's desk: the examples of a file, how often rules act,
-- and the proof on a small pack; with the positions that these lead to.

local core = require "tenace.core"
local desk = require "tenace.face.web.desk"
local found_told = require "tenace.face.web.found"
local games = require "tenace.rules.games"
local occurrence = require "tenace.study.occurrence"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local position = require "tenace.face.web.position"
local problem = require "tenace.base.problem"
local proof_told = require "tenace.face.what_if.proof_told"
local reached = require "tenace.study.reached"
local telling = require "tenace.face.web.telling"
local tenace = require "tenace"
local writing = require "tenace.face.web.writing"

local authoring = {}


-- Sentences that the terminal says, too.
local SHARED = { same = "keep.same", otherwise = "keep.otherwise",
  as_kept = "keep.as_kept", as_now = "keep.as_now",
  obligations = "coverage.obligations", options = "coverage.options" }

--- The sentences of the desk, which the page asks for when it opens it.
function authoring.desk_texts()
  local texts = {}
  for key, text in pairs(phrase.list "desk.page") do texts[key] = text end
  for key, from in pairs(SHARED) do
    texts["desk_" .. key] = phrase.list(from)
  end
  return texts
end


--- The variant of a rules file.
local function variant_of(path) return desk.variant(writing.spec_of(path)) end


function authoring.examples(call, tell)
  local examples = require "tenace.study.examples"
  local variant, own = variant_of(call.path), {}
  for _, one in ipairs(examples.all(variant, games.library)) do
    if plain.path(one.file) == call.path then own[#own + 1] = one end
  end
  return plain.each(examples.run(variant, games.library, nil,
    telling.often("examples", tell), own), function(one)
    return { name = one.name, line = one.line, ok = one.ok,
      text = one.problem and one.problem.text }
  end)
end


function authoring.example_at(call)
  local opened = require "tenace.study.example_opened"
  local match, why = opened.of(variant_of(call.path), call.name,
    call.line)
  if not match then error(problem.request(why), 0) end
  return position.at(match:record(), match:decisions())
end


--- Where something happened first: nil if it never did.
local function place_of(one)
  local at = one.count > 0 and one or one.set
  return at and at.seed and { seed = at.seed, round = at.round,
    decision = at.decision, values = at.values, value = at.value } or nil
end


--- What is counted by name: obligations, options and steps.
local function names_of(found)
  local list = {}
  for _, what in ipairs { "obligations", "options", "steps" } do
    for name, one in ordered.pairs(found[what]) do
      list[#list + 1] = { what = what, name = name, count = one.count,
        deals = one.deals, of = one.matches, file = plain.path(one.file),
        line = one.line, at = place_of(one) }
    end
  end
  return plain.list(list)
end


--- The pieces of one file.
local function pieces_of(found, path)
  local list = {}
  for _, one in ipairs(found.lines) do
    if plain.path(one.file) == path then
      list[#list + 1] = { line = one.line, text = one.text,
        count = one.count, deals = one.deals, at = place_of(one) }
    end
  end
  return plain.list(list)
end


--- What has never happened, in sentences.
local function never_of(found, variant)
  return plain.each(reached.never(found, variant), function(one)
    return { file = plain.path(one.file), line = one.line,
      text = phrase("coverage.never_" .. one.what, { deals = found.deals,
        name = one.name, text = one.text, matches = one.matches }) }
  end)
end


--- Calls a function while the instructions of rules are not counted: what looks
-- at each line takes the place of the counter. A loop without end is ended by
-- the page, which hears nothing more.
local function uncounted(work, ...)
  core.budget { always = false }
  local function done(ok, ...)
    core.budget { always = true }
    if not ok then error((...), 0) end
    return ...
  end
  return done(pcall(work, ...))
end


function authoring.coverage(call, tell)
  local variant = variant_of(call.path)
  local found, wrong = uncounted(reached.of, variant, call.deals,
    telling.staged(tell))
  if not found then error(wrong, 0) end
  return { deals = found.deals, names = names_of(found),
    pieces = pieces_of(found, call.path), never = never_of(found, variant) }
end


function authoring.occurrence(call)
  local variant, at = variant_of(call.path), call.at
  if call.what == "options" then
    return position.at(occurrence.option(variant, call.name, at))
  end
  local record = occurrence.record(variant, at)
  return position.at(record, call.what == "obligations"
    and occurrence.bound(record, { call.name })[1] or at.decision or 0)
end


local function trimmed(line) return line:match "^%s*(.-)%s*$" end


--- The deal and the moves of a fault as they are read, and its position: of a
-- leak, the question as its player sees it.
local function faulty_place(one, how)
  local lines, player = proof_told.place(one, how), one.player
  local shown = player and position.asked(one.record, #one.moves, player)
    or position.last(one.record)
  if shown and player then
    lines[#lines + 1] = phrase("desk.sits", { name = how.names[player] })
  end
  return { shown = shown, lines = plain.each(lines, trimmed) }
end


local function fault_of(one, how)
  local fault = found_told.plain(one, how)
  fault.here = faulty_place(one, how)
  fault.there = one.other and faulty_place(one.other, how)
  return fault
end


--- The proof in sentences. On the page nobody types how long it may take.
local function verdict_of(report)
  local told = proof_told.verdict(report)
  for i, key in ipairs(report.open) do
    if key == "time" then told.open[i] = phrase "desk.open_time" end
  end
  for _, name in ipairs { "sizes", "holds", "open" } do
    told[name] = plain.each(told[name], trimmed)
  end
  return told
end


function authoring.prove(call, tell)
  local spec = writing.spec_of(call.path)
  local how = found_told.how(desk.variant(spec))
  local report = found_told.by(how, tenace.prove, spec,
    { cards = call.cards, seconds = call.seconds,
      told = telling.staged(tell) })
  local function fault(one) return fault_of(one, how) end
  return { problems = plain.each(report.problems, fault),
    remarks = plain.each(report.remarks, fault),
    verdict = verdict_of(report), proved = report.proved ~= nil }
end


return authoring
