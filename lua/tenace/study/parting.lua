-- Where a recorded match and the rules of today part: plays the record again
-- under other rules, and finds the first thing that is different and the rule
-- that makes it so.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local follow = require "tenace.match.follow"
local games = require "tenace.rules.games"
local knowledge = require "tenace.study.knowledge"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local record = require "tenace.match.record"
local recorded = require "tenace.match.recorded"
local replay = require "tenace.match.replay"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"
local words = require "tenace.words.all"

local parting = {}


--- Begins the match, and makes the moves of the record as far as it can.
local function begin_and_follow(m, moves)
  if m.state ~= "asked" then return false end
  return follow.moves(m, moves)
end


--- What a record decides otherwise than the match: the number of the decision;
-- nil if nothing. Cards in another order are the same.
local function decided_otherwise(self, m)
  local made = core.moves_made(m.core)
  local seats = core.deciders(m.core)
  for n = 1, math.min(#self.moves, #made, #seats) do
    local move = self.moves[n]
    if string.byte(seats, n) ~= self.seats[n]
      or made[n] ~= move and words.sorted(made[n]) ~= words.sorted(move) then
      return n, made[n], string.byte(seats, n)
    end
  end
end


--- The kind of difference where the match does not make the n-th decision of
-- the record: { kind, decision, move, player, why, rule }.
local function refused(self, m, n)
  local found = { kind = "refused", decision = n, move = self.moves[n],
    player = self.seats[n] }
  local asked = match.asked(m)
  if not asked then
    found.kind, found.why = "over", sentence.of "match_over"
  elseif asked.player ~= found.player then
    found.kind, found.now = "asked", asked.player
  else
    local kept, why, rule = question.read(asked, found.move)
    found.why = kept and sentence.of "is_allowed" or why
    found.rule = rule
  end
  return found
end


--- The decision that is made otherwise: by another player, or because another
-- is the only one.
local function made_otherwise(self, n, move, seat)
  local found = { kind = "forced", decision = n, move = self.moves[n],
    player = self.seats[n] }
  if seat ~= found.player then
    found.kind, found.now = "asked", seat
  else
    found.why = sentence.of("record_forced", { move = move })
  end
  return found
end


--- The first round with other totals, and both; nil if there is none.
local function scored_otherwise(self, m)
  local totals = record.results(m)
  for _, one in ipairs(self.results) do
    local now = totals[one.round]
    if now ~= one.totals then
      return { kind = "score", round = one.round, before = one.totals,
        after = now or sentence.of "none_yet", decision = one.after }
    end
  end
end


--- The difference in how the match ends; nil if there is none.
local function ended_otherwise(self, m)
  local over, winner = m:over()
  local was_over = self.winner ~= nil
  if not was_over or over and winner == self.winner then return nil end
  return { kind = "end", decision = #self.moves, before = self.winner,
    after = over and winner or nil }
end


--- The error of rules that fail, as a difference.
local function failed(wrong, m)
  local told = problem.of(wrong)
  return { kind = "error", why = told.text, file = told.file, line = told.line,
    decision = m and core.decisions(m.core) + 1 or 1 }
end


--- Is it the refusal of a decision that was read ahead?
local function is_refusal(wrong)
  return type(wrong) == "table" and wrong.kind == "refused"
end


--- The first difference between a record and the match under other rules; nil
-- if there is none.
local function difference(self, m)
  local ok, done, wrong = pcall(core.patiently, begin_and_follow, m, self.moves)
  if not ok then return failed(done, m) end
  local n, move, seat = decided_otherwise(self, m)
  local made = core.decisions(m.core)
  if n then return made_otherwise(self, n, move, seat) end
  if not done and is_refusal(wrong) then
    match.rebuild(m, wrong.decision - 1)
    return refused(self, m, wrong.decision)
  elseif not done and wrong then
    return failed(wrong, m)
  elseif made < #self.moves then
    return scored_otherwise(self, m) or refused(self, m, made + 1)
  end
  return scored_otherwise(self, m) or ended_otherwise(self, m)
end


--- parting.first_other(before, after) -> number
-- That of the first entry that the stories tell otherwise; nil if one of them
-- ends first.
function parting.first_other(before, after)
  for i = 1, math.min(#before, #after) do
    if not knowledge.same(before[i], after[i], "why") then return i end
  end
end


--- The place of a rule: an obligation by its name.
local function of_rule(m, rule)
  local file, line = cite.obligation(m.variant, rule)
  return { name = rule, is = "rule", file = file, line = line }
end


--- The place where a match waits, or ended: the step that asks.
local function of_step(m)
  local ok, file, line, step = pcall(flow_error.place_in, m.variant,
    core.flow_of(m.core))
  if not ok or not step then return nil end
  if not file then file, line = cite.step(m.variant, step) end
  return { name = step, is = "step", file = file, line = line }
end


-- The facts that say who wins a trick, and those that say when a match ends.
local WINS = { "trumps", "joins", "ranks" }
local ENDS = { "target", "match_rounds", "rounds" }


--- The place of the first of these facts that the files have.
local function of_fact(m, names)
  for _, name in ipairs(names) do
    local file, line = cite.name(m.variant, name)
    if file then
      return { name = name, is = "fact", file = file, line = line }
    end
  end
end


--- The place of what decides: the step, or where it has none the facts.
local function of_step_or_fact(m, step, facts)
  local file, line = cite.step(m.variant, step)
  if file then return { name = step, is = "step", file = file, line = line } end
  return of_fact(m, facts)
end


--- The cause of an entry that is told otherwise.
local function of_entry(m, entry, n)
  if entry.what == "trick" then return of_step_or_fact(m, "order", WINS) end
  local at = m:cause(n)
  if not at then return nil end
  return { name = at.step or entry.what, is = "step", file = at.file,
    line = at.line }
end


--- The texts of a variant's files, by name and game.
local function texts_of(variant)
  local texts = {}
  for _, file in ipairs(variant.files) do
    texts[file.name .. " " .. (file.of or "")] = file.text
  end
  return texts
end


--- The number of the first line in which a text differs from another.
local function first_line(text, other)
  local next_line, n = string.gmatch(other .. "\n", "([^\n]*)\n"), 0
  for line in string.gmatch(text .. "\n", "([^\n]*)\n") do
    n = n + 1
    if next_line() ~= line then return n end
  end
  return n
end


-- So many lines below a change its step is looked for: it may begin with a
-- comment.
local BELOW = 12


--- The step to which a line belongs, or the fact that stands in it.
local function named_at(text, line)
  local at, n = source.functions(text), 0
  for i = line, line + BELOW do
    if at[i] then return at[i], "step" end
  end
  for found in string.gmatch(text .. "\n", "([^\n]*)\n") do
    n = n + 1
    local name = n >= line and string.match(found, "^%s*([%a_][%w_]*)%s*=")
    if name then return name, "fact" end
  end
  return nil
end


--- The first change in the files of the rules, those of house rules first; nil
-- if there is none, or if it has no name.
local function first_change(old, m)
  local texts, files = texts_of(old.variant), m.variant.files
  for i = #files, 1, -1 do
    local file = files[i]
    local before = texts[file.name .. " " .. (file.of or "")] or ""
    if before ~= file.text then
      local line = first_line(file.text, before)
      local name, is = named_at(file.text, line)
      return name and { name = name, is = is, file = file.path, line = line }
    end
  end
end


--- Has the file of a cause been the same when the match was kept? Then the
-- cause is elsewhere.
local function is_unchanged(cause, old, m)
  local texts = texts_of(old.variant)
  local file = source.file(m.variant.files, cause.file)
  return not file or texts[file.name .. " " .. (file.of or "")] == file.text
end


--- A cause; or, if nothing has changed where it is, what has changed.
local function or_change(cause, old, m)
  if not old or cause and (cause.is == "rule" or cause.is == "error"
    or not is_unchanged(cause, old, m)) then
    return cause
  end
  return first_change(old, m) or cause
end


--- What makes the difference: { name, is = "rule", "step" or "fact", file, line
-- }; nil if nobody knows.
-- @param before, after the stories of both
local function cause_of(found, m, before, after)
  if found.file then
    return { name = "error", is = "error", file = found.file,
      line = found.line }
  end
  if found.kind == "end" then
    return of_step_or_fact(m, "over", ENDS) or of_step(m)
  end
  local n = parting.first_other(before, after)
  local what = n and after[n].what
  local is_move = not what or what == "move"
  if n and not is_move and not (found.rule and what == "round_over") then
    local cause = of_entry(m, after[n], n)
    if cause then return cause end
  end
  if found.rule then return of_rule(m, found.rule) end
  return of_step(m)
end


--- The round and the trick in which a decision stands; the trick is nil where
-- none are played.
local function place_of(found, m)
  local before, trick = found.decision - 1, 1
  local round = 1
  for _, event in ipairs(core.events(m.core)) do
    if event.decision > before then break end
    if event.what == "round" then round, trick = event.n, 1 end
    if event.what == "trick" then trick = trick + 1 end
  end
  found.round = found.round or round
  if found.kind ~= "score" and #m.variant.obligations > 0 then
    found.trick = trick
  end
end


--- The number of the record's decision where a match has stopped or goes
-- otherwise; nil if it has gone to the record's end.
local function stopped_at(self, m)
  local made = core.decisions(m.core)
  return decided_otherwise(self, m) or made < #self.moves and made + 1 or nil
end


--- The record's match under its own rules, as far as it goes, and the number of
-- the decision that it refuses there too; nil if it cannot be played again.
-- @param made variants of the same files, by their text
local function old_match(self, made)
  local texts = { self.rules }
  for i, file in ipairs(self.files) do texts[i + 1] = file.text end
  local key = table.concat(texts, "\0")
  local ok, m = pcall(function()
    made[key] = made[key] or replay.variant(self, games)
    local begun = replay.begin(self, made[key])
    core.patiently(begin_and_follow, begun, self.moves)
    return begun
  end)
  if not ok then return nil end
  return m, stopped_at(self, m)
end


--- Tries a decision that the program now makes otherwise, because only one
-- answer is left: adds why the old one is refused, and the rule.
local function try_all_the_same(found, old, m)
  local trial = match.like(m, {})
  match.set_up(trial)
  core.load_tape(trial.core, core.tape(old.core, 0))
  local state, wrong = core.patiently(match.go_on, trial)
  if state or not is_refusal(wrong) or wrong.decision ~= found.decision then
    return
  end
  local kept, why, rule = question.read(question.of(trial.core), wrong.move)
  if not kept then found.kind, found.why, found.rule = "refused", why, rule end
end


--- What both matches tell, as one player sees it.
local function story_of(m, seat)
  local ok, list = pcall(m.story, m, seat)
  return ok and list or {}
end


--- Adds to a difference its cause, its place and both matches.
local function complete(found, self, m, made)
  local old, damaged = old_match(self, made)
  found.damaged = damaged
  if old and found.kind == "forced" then
    pcall(try_all_the_same, found, old, m)
  end
  local seat = found.player or 1
  local after = story_of(m, seat)
  local before = old and story_of(old, seat) or after
  place_of(found, m)
  found.cause = or_change(cause_of(found, m, before, after), old, m)
  found.old, found.new = old, m
  return found
end


--- parting.read(text) -> the contents of a record; or nil, why
function parting.read(text)
  local ok, self = pcall(core.patiently, recorded.read, text)
  if ok then return self end
  return nil, type(self) == "table" and self.record or sentence.shown(self)
end


--- parting.of(self, variant, made) -> nil if a record goes under these rules as
-- it went; else the first difference
-- @param self what parting.read has answered
-- @param made a table that the caller keeps for further records
-- @return { kind = "refused", "forced", "asked", "over", "score", "end" or
-- "error", decision, round, trick, player, move, why, rule, before, after, now,
-- cause = { name, is = "rule", "step", "fact" or "error", file, line }, old and
-- new = the matches, damaged = the number of the decision at which the record
-- stops under its own rules too }
function parting.of(self, variant, made)
  local ok, m = pcall(replay.begin, self, variant)
  if not ok then
    local why = type(m) == "table" and m.record or sentence.shown(m)
    return { kind = "error", decision = 1, round = 1, why = why }
  end
  local found = difference(self, m)
  return found and complete(found, self, m, made)
end


return parting
