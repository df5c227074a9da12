-- Rules by which a player learns of cards that the player does not see: what is
-- asked, allowed, shown or told is otherwise where only hidden cards lie
-- elsewhere. Each is a finding with its place, and with two deals.

local core = require "tenace.core"
local dealt = require "tenace.match.dealt"
local flow_error = require "tenace.match.flow_error"
local kit = require "tenace.match.kit"
local knowledge = require "tenace.study.knowledge"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local players_named = require "tenace.study.players_named"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"

local leaks = {}


--- The first key, in order, of which two tables have different values.
local function first_other(here, there)
  local found
  for _, t in ipairs { here, there } do
    for key in next, t do
      local same = knowledge.same(here[key], there[key])
      if not same and (not found or tostring(key) < tostring(found)) then
        found = key
      end
    end
  end
  return found
end


-- The longest text that a finding quotes.
local MOST = 80

--- A value in words: of a table what is in it.
local worded
function worded(value)
  if type(value) ~= "table" then return value == nil and "-"
    or tostring(value) end
  local parts = {}
  for _, key in ipairs(ordered.keys(value)) do
    local text = worded(value[key])
    parts[#parts + 1] = type(key) == "string" and key .. " " .. text or text
  end
  return table.concat(parts, ", ")
end


--- A value as it is quoted.
local function quoted(value)
  local text = worded(value)
  if #text <= MOST then return text end
  return string.sub(text, 1, utf8.offset(text, 0, MOST) - 1) .. "…"
end


--- The obligation of that name, or nil.
local function obligation(variant, name)
  for _, one in ipairs(variant.obligations) do
    if one.name == name then return one end
  end
end


--- The obligation that forbids the move in one of the two matches.
local function forbids(m, other, move)
  for _, one in ipairs { m, other } do
    local allowed, _, name = one:allows(move)
    if not allowed then return obligation(m.variant, name) end
  end
end


--- A move that only one of the matches allows.
local function moves_part(part, here, there)
  part.move = first_other(here, there)
  local rule = part.move ~= "n"
    and forbids(part.m, part.other, part.move)
  if not rule then return "leak_moves" end
  part.rule, part.file, part.line = rule.name, rule.file, rule.line
  return "leak_rule"
end


--- A card that is refused for other reasons.
local function reasons_part(part, here, there)
  part.move = first_other(here, there)
  local a, b = here[part.move], there[part.move]
  local rule = obligation(part.m.variant, (a or b).rule)
  part.here, part.there = quoted(a and a.text), quoted(b and b.text)
  if rule then part.file, part.line = rule.file, rule.line end
  return "leak_reasons"
end


local says = { moves = moves_part, reasons = reasons_part }


function says.question(part, here, there)
  local name = first_other(here, there)
  part.here, part.there = quoted(here[name]), quoted(there[name])
  return "leak_question"
end


function says.view(part, here, there)
  part.name = first_other(here, there)
  part.here, part.there = quoted(here[part.name]), quoted(there[part.name])
  return "leak_view"
end


--- Where in the rules an entry of a player's story comes from.
local function cause_of(m, seat, entry)
  for n, other in ipairs(m:story(seat)) do
    if knowledge.same(entry, other) then return m:cause(n) or {} end
  end
  return {}
end


function says.story(part, here, there)
  local n = first_other(here, there)
  local at = cause_of(part.m, part.player, here[n])
  part.file, part.line = at.file, at.line
  local name = first_other(here[n] or {}, there[n] or {})
  part.here = quoted(here[n] and here[n][name])
  part.there = quoted(there[n] and there[n][name])
  return "leak_story"
end


--- The same match with the cards of the world, as a record; nil if its deal
-- cannot be fixed, as where the cards were shuffled again.
local function other_record(m, other)
  local ok, text = pcall(function()
    local deal = assert(other:dealt())
    local given = dealt.instead(m, m.deal and m.deal.given, deal)
    local _, _, before = core.decisions(m.core)
    local _, _, first = core.decisions(other.core)
    return record.so_far(match.new(m.variant, { seed = m.seed, deal = given,
      tape = core.tape(m.core, 0, before) .. core.tape(other.core, first),
      traced = true }))
  end)
  return ok and text or nil
end


-- The advice on what is seen or told, and on questions; else it is on what may
-- be done.
local ADVICE = { leak_view = "leak_shown_advice",
  leak_story = "leak_shown_advice", leak_asked = "leak_asked_advice",
  leak_asked_same = "leak_asked_advice",
  leak_asked_or_not = "leak_asked_advice", leak_told = "leak_asked_advice",
  leak_scored = "leak_scored_advice" }


--- leaks.finding(key, m, other, part) -> finding
-- @param key of its sentence
-- @param m the match, traced, and another, with hidden cards elsewhere
-- @param part the values for the sentence; file, line = its place, or nil
-- @return { key, file, line, text, advice, record, other, deals }
function leaks.finding(key, m, other, part)
  local file, line = part.file, part.line
  if not file then file, line = flow_error.waits_at(m) end
  return { key = key, file = file, line = line,
    text = sentence.of(key, players_named.parts(part)),
    advice = sentence.of(ADVICE[key] or "leak_advice"),
    record = record.so_far(m), other = other_record(m, other),
    deals = { here = knowledge.piles(m), there = knowledge.piles(other) } }
end


--- leaks.compare(m, known, whole) -> finding, or nil
-- Compares what the player to act knows with what the player would know in the
-- world that was made last.
-- @param known what the player knows; see knowledge.of
function leaks.compare(m, known, whole)
  local seat, other = match.seat_asked(m), knowledge.in_world(m)
  local part = { player = seat, m = m, other = other }
  local name, here, there = knowledge.differs(known,
    knowledge.of(other, seat, whole))
  if name then
    return leaks.finding(says[name](part, here, there), m, other, part)
  end
  for _, move in ipairs(known.samples) do
    part.move = move
    if not other:allows(move) then
      return leaks.finding("leak_moves", m, other, part)
    end
  end
end


--- The first n decisions of these, as bytes for a tape.
local function first_decisions(m, tape, n)
  local other = match.like(m, {})
  match.set_up(other)
  core.load_tape(other.core, tape)
  return core.tape(other.core, 0, n)
end


--- The true match, or the world that was made last, after the first n decisions
-- of the round and one more; nil if nobody is asked then.
-- @param source of the world; nil for the true match
-- @param move the one more decision, or nil
local function after(m, source, n, move)
  local other = match.like(m, {})
  local _, _, before = core.decisions(m.core)
  other.traced = true
  match.set_up(other)
  if source then
    local state = core.state(m.core)
    local deck, tape = source:deal()
    core.start_at(other.core, state.round, state.began_by, m.core)
    kit.restore_keeps(other.core, m.core, m.variant)
    core.set_order(other.core, deck)
    core.load_tape(other.core, first_decisions(m, tape, n))
  else
    core.load_tape(other.core, core.tape(m.core, 0, before + n))
  end
  if core.patiently(match.go_on, other) ~= "asked" then return nil end
  return move and other:play(move) or other
end


--- How many decisions of the round were made before that event.
local function decisions_at(self, events)
  local event = core.events(self, events)[1]
  local made, _, before = core.decisions(self)
  if not event then return made - before end
  return event.decision - before - (event.what == "decided" and 1 or 0)
end


--- leaks.put(m) -> { seat, kind, prompt }
-- The question of a match, as far as it tells another question apart.
local function put(m)
  local asked = match.asked(m)
  return { seat = asked.player, kind = asked.kind,
    prompt = asked.prompt and m:fill(asked.prompt, asked.standing)
      or sentence.of "card_prompt" }
end


leaks.put, leaks.quoted = put, quoted


-- So many answers are tried to see what follows a question.
local ANSWERS = 4

-- Events that show nothing.
local SILENT = { decided = true, noted = true }

--- What is noticed first in a match from an event on.
local function noticed(m, events)
  for _, event in ipairs(core.events(m.core, events)) do
    if not SILENT[event.what] then
      return { event.what, event.from, event.to, event.card, event.player }
    end
  end
end


--- Can what happens in one match without a question happen in the other after
-- it? Then the question is all that was put in.
local function is_put_in(m, source, n, events, what)
  local asks = after(m, source, n)
  for i, move in ipairs(asks:moves() or {}) do
    if i > ANSWERS then return false end
    local ok, answered = pcall(after, m, source, n, move)
    local next = ok and noticed(answered, events)
    if next and knowledge.same(next, what) then return true end
  end
  return false
end


--- The finding that another question was put, or none: to nobody else.
local function asked_finding(m, one, other, put_here, put_there)
  local there = put_there or {}
  local key = not put_there and "leak_asked_or_not"
    or there.seat == put_here.seat and "leak_asked_same" or "leak_asked"
  return leaks.finding(key, one, other, { player = match.seat_asked(m),
    asked = put_here.seat, prompt = put_here.prompt,
    other_asked = there.seat, other_prompt = there.prompt })
end


--- The line of the rules by which an event came, if it is known.
local function origin(m, event)
  local list, file, line = core.origins(m.core), nil, nil
  for i = 1, #list, 3 do
    if list[i] > event then break end
    file, line = list[i + 1], list[i + 2]
  end
  return file, line
end


--- Are points written in a round that goes on?
local function scores_midway(event, at, m)
  return event and event.what == "score"
    and match.round(at) == match.round(m)
end


--- The finding that points are written in a round that goes on where only
-- hidden cards lie elsewhere; nil if it is not so.
-- @param events the numbers of the first event that differs in each
local function scored_finding(m, here, there, events)
  local a = core.events(here.core, events.here)[1]
  local b = core.events(there.core, events.there)[1]
  local at = events.here
  if scores_midway(b, there, m) then
    here, there, at = there, here, events.there
  elseif not scores_midway(a, here, m) then
    return nil
  end
  local file, line = origin(here, at)
  return leaks.finding("leak_scored", here, there,
    { player = match.seat_asked(m), file = file, line = line })
end


--- leaks.parting(m, source) -> finding, or nil
-- Looks at a world in which something else has happened than in the match, as
-- far as the player to act has seen. Was another question put, or none, or were
-- other points written, though nothing that the player sees led to it? Who
-- plays first may go by cards: all see it, and it is for the rules to say what
-- they know then. Who wins a trick goes by its cards and fields that all see.
function leaks.parting(m, source)
  local events, _, true_events = source:again()
  if not events then return nil end
  local n = decisions_at(m.core, true_events)
  if n ~= decisions_at(m.scratch.core, events) then return nil end
  local here, there = after(m, nil, n), after(m, source, n)
  if not here or not there then return nil end
  local found = scored_finding(m, here, there,
    { here = true_events, there = events })
  if found then return found end
  local asks = core.log_size(here.core) <= true_events
  local asks_there = core.log_size(there.core) <= events
  if asks and asks_there then
    local a, b = put(here), put(there)
    local leads = a.kind == "card" and b.kind == "card"
    if leads or knowledge.same(a, b) then return nil end
    if a.kind == "card" then -- the other question was put in
      return asked_finding(m, there, here, b, a)
    end
    return asked_finding(m, here, there, a, b)
  elseif asks and is_put_in(m, nil, n, true_events, noticed(there, events)) then
    return asked_finding(m, here, there, put(here))
  elseif asks_there
    and is_put_in(m, source, n, events, noticed(here, true_events)) then
    return asked_finding(m, there, here, put(there))
  end
end


return leaks
