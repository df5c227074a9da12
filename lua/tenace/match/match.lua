-- A match for scripts and faces. It has a question, takes answers, and goes
-- back and forward. Behind it is a core match (`self` in rules files). To go
-- back in time, this match makes a new core match from the seed and the
-- decisions.

local answerable = require "tenace.match.answerable"
local core = require "tenace.core"
local door = require "tenace.base.door"
local flow_error = require "tenace.match.flow_error"
local kit = require "tenace.match.kit"
local language = require "tenace.base.language"
local parts = require "tenace.match.parts"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local sentence = require "tenace.base.sentence"
local suits = require "tenace.base.suits"

local Match = { __name = "match" }
Match.__index = Match

local match = {}


--- match.install(methods)
-- Adds methods to all matches. Each part of the library adds its own.
-- @param methods table of functions by name; none may exist already
function match.install(methods)
  for name, method in next, methods do
    assert(Match[name] == nil or Match[name] == method, name)
    Match[name] = method
  end
end


--- The most decisions in a round.
match.most_decisions = 20000

--- The highest such limit that a match or a record may set.
match.decisions_limit = 200000


--- Calls the rules and fills in the prompt as the question needs. Answers the
-- error if one of them fails, otherwise nil.
local function fails_to_ask(self)
  if not question.calls_rules(self.core) then return nil end
  local ok, raised = pcall(function()
    self.asked = question.of(self.core)
    self:fill(self.asked.prompt or "", self.asked.standing)
    answerable.check(self.asked)
  end)
  if ok then return nil end
  self.asked = false
  if problem.is(raised) and raised.file then return raised end
  return flow_error.of(self, raised, core.flow_of(self.core))
end


--- Runs the core match until it has a question: answers how it waits. If the
-- rules fail or memory runs out, answers nil and the error; the match is then
-- broken.
-- @param moves a list of all decisions, or nil: it answers the questions for
-- single cards
local function go_on(self, moves)
  self.state, self.asked = "broken", false
  local ok, state, raised, trace = pcall(core.resume, self.core, moves)
  if not ok then return nil, state end
  if not state then
    return nil, select(2, pcall(flow_error.of, self, raised, trace))
  end
  local fails = state == "asked" and fails_to_ask(self)
  if fails then return nil, fails end
  self.state = state
  return state
end


--- Makes the core match, at its beginning.
local function set_up(self)
  local k = kit.of(self.variant)
  self.core = kit.match(k, self.seed)
  core.set_limits(self.core, self.how.most_decisions or match.most_decisions,
    0)
  if self.traced then core.keep_log(self.core, true) end
  if self.how.asks then core.ask_always(self.core) end
  if self.deal then
    local deals = require "tenace.match.deals"
    kit.prepare[self.core] = deals.preparing(self.deal)
  end
  core.flow(self.core, k.flow)
end


--- Makes the core match start at the round in which the core match `from` is.
local function begin_at_round(self, from)
  local state = core.state(from)
  core.start_at(self.core, state.round, state.began_by, from)
  kit.restore_keeps(self.core, from, self.variant)
end


--- Makes the first n decisions again. With a log it starts at the beginning of
-- the match, otherwise at the round if possible.
local function replay(self, n)
  local from = self.core
  local _, _, before = core.decisions(from)
  local within = n >= before and core.state(from).round > 0
  set_up(self)
  if within and not self.traced then
    begin_at_round(self, from)
    core.load_tape(self.core, core.tape(from, before, n))
  else
    core.load_tape(self.core, core.tape(from, 0, n))
  end
  local state, wrong = core.patiently(go_on, self)
  if not state then error(wrong, 0) end
end


--- The same; but if the rules fail, or memory runs out, the match stays as it
-- was, and the error is raised.
local function rebuild(self, n)
  local core_match, state, now = self.core, self.state, self.asked
  local ok, wrong = pcall(replay, self, n)
  if ok then return end
  self.core, self.state, self.asked = core_match, state, now
  error(wrong, 0)
end


--- Numbers of the decisions that were not forced, from 0.
local function free_decisions(self)
  local _, forced = core.moves_made(self.core)
  local list = {}
  for n, was in ipairs(forced) do
    if not was then list[#list + 1] = n - 1 end
  end
  return list
end


--- The error as people see it. A refused decision is an error too.
local function shown(wrong)
  if type(wrong) == "table" and wrong.kind == "refused" then
    return problem.request(sentence.of("not_again", wrong))
  end
  return wrong
end


--- How many decisions to keep after the rules have failed at the n-th. If one
-- was refused, those before it. Otherwise all before the last free one, then
-- before the last two, four and so on.
local function fewer(free, n, wrong, more)
  if type(wrong) == "table" and wrong.kind == "refused" then
    return math.min(n, wrong.decision) - 1
  end
  local last = #free
  while last > 0 and free[last] >= n do last = last - 1 end
  return free[last - more + 1] or 0
end


--- Makes the first n decisions again; if the rules fail, fewer.
local function rebuild_most(self, n)
  local ok, wrong = pcall(rebuild, self, n)
  local free, more = not ok and free_decisions(self), 1
  while not ok and n > 0 do
    n = fewer(free, n, wrong, more)
    ok, wrong = pcall(rebuild, self, n)
    more = more * 2
  end
  if not ok then error(shown(wrong), 0) end
end


--- Brings a broken match back to where it was: after `self.back` decisions, or
-- after all if there are fewer.
local function revive(self)
  local n = self.back
  if not n then return end
  rebuild_most(self, n == "last" and core.decisions(self.core) or n)
  self.back = false
end


--- Restores the match and raises the error. If memory is too short for that,
-- the next use of the match restores it.
local function fail(self, back, wrong)
  self.back = back
  pcall(revive, self)
  error(shown(wrong), 0)
end


--- A match without a core match yet: set_up makes one.
local function blank(variant, how, deal, traced)
  return setmetatable({
    variant = variant, seed = how.seed, how = how, deal = deal,
    traced = traced or false, undone = {},
    state = "broken", asked = false, back = false,
  }, Match)
end


--- match.like(m, other) -> match
-- A match like another at its beginning, not set up yet.
-- @param other the parts that differ: { variant, deal }, both checked
function match.like(m, other)
  local like = blank(other.variant or m.variant, m.how, other.deal or m.deal,
    m.traced)
  like.seed = m.seed
  return like
end


--- match.made(variant, how) -> match
-- A match at its beginning; see match.new.
function match.made(variant, how)
  language.speak_of(variant.texts)
  local deal = how.deal
    and require "tenace.match.deals".check(how.deal, kit.of(variant))
  local self = blank(variant, how, deal, how.traced)
  set_up(self)
  if how.tape then core.load_tape(self.core, how.tape) end
  return self
end


--- match.new(variant, how) -> match
-- @param how { seed = whole number, deal = see deals, traced = keep a log,
-- most_decisions = in a round, tape = decisions to begin with }
function match.new(variant, how)
  local self = match.made(variant, how)
  local state, wrong
  if how.tape then
    state, wrong = core.patiently(go_on, self)
  else
    state, wrong = go_on(self)
  end
  if not state then error(wrong, 0) end
  if self.deal then
    local deals = require "tenace.match.deals"
    deals.check_dealt(self.deal, self.core, variant.players)
  end
  return self
end


--- Raises why the match cannot begin with its seed. It begins with its former
-- seed instead.
local function fail_to_begin(self, seed, wrong)
  self.back = 0
  if not pcall(revive, self) then self.seed = seed end
  fail(self, 0, wrong)
end


--- m:restart(seed) -> m
-- Starts the match again with another seed. The moves so far are lost. This is
-- cheaper than a new match.
-- @error the rules fail; if they fail before the first question, the match
-- begins anew with its former seed
-- @group matches
function Match:restart(seed)
  if math.type(seed) ~= "integer" then
    error(sentence.of("no_seed", { seed = sentence.shown(seed) }), 2)
  end
  local before = self.seed
  self.seed, self.undone, self.told = seed, {}, nil
  self.written, self.twin = nil, nil
  self.back = 0
  kit.restart(kit.of(self.variant), self.core, seed)
  local state, wrong = go_on(self)
  if not state then fail_to_begin(self, before, wrong) end
  self.back = false
  return self
end


--- The present question, worked out once.
local function asked(self)
  revive(self)
  if self.state ~= "asked" then return nil end
  if not self.asked then self.asked = question.of(self.core) end
  return self.asked
end


--- Raises that there is no question, or that somebody wrote m.play(…).
local function check_asked(self, word)
  if getmetatable(self) ~= Match then
    error(sentence.of("needs_colon", { word = word }), 3)
  end
  local now = asked(self)
  if not now then error(sentence.of("match_over"), 3) end
  return now
end


--- match.round(m) -> the number of the round: what a view says, far sooner
function match.round(m) return core.state(m.core).round end


--- m:turn() -> player, question
-- The seat that must decide, and the question. Nil when the match is over.
-- @example m:turn()
-- --> 1, { from = "hand", kind = "card", prompt = "which card?" }
-- @return the seat (1…) and { kind = "card", "cards", "choice", "number" or
-- "yes_no", prompt, from = name of a pile, min, max, n, promises = the promise
-- of each bid, stage = "draw", "meld", "discard" or "out" of a turn with melds,
-- forms = the patterns of what may be said, such as "{card} {suit}", counts =
-- the one of them that says how many cards there are, as { form, slots = what
-- its other slots take, by their names }, closed = the patterns of what cannot
-- be said now, say = the words that may be said before the card, words = the
-- first words of all that may be said at some time, bids = all bids of an
-- auction, from the lowest up, also those that cannot be made now, drawing =
-- true while cards are drawn one at a time, dummy = the seat from whose open
-- hand, which is dummy_hand, a card is to be played }
-- @group matches
function Match:turn()
  local now = asked(self)
  if not now then return nil end
  return now.player, {
    kind = now.kind, min = now.least, max = now.most,
    prompt = now.prompt and self:fill(now.prompt, now.standing)
      or sentence.of(now.dummy and "dummy_prompt" or "card_prompt"),
    from = now.from and self:pile_name(now.from),
    n = now.least == now.most and now.least or nil,
    promises = now.promises, stage = now.stage, forms = now.forms,
    words = now.words, say = now.say and now.say[1] and now.say or nil,
    closed = now.closed and now.closed[1] and now.closed or nil,
    counts = now.counts,
    bids = now.auction and now.auction.bids, drawing = now.drawing,
    dummy = now.dummy, dummy_hand = now.dummy and now.pile or nil,
  }
end


--- A prompt with the fields of the match in it.
-- @param standing the bid or the cards that the next one must beat; or nil
function Match:fill(template, standing)
  local said = standing and language.worded(standing)
  local values = { bid = said, cards = said }
  template = language.told(self.variant.texts, template)
  for name in string.gmatch(template, "{([%a_]+):?[%a_]*}") do
    values[name] = values[name] or suits.field(self.core, name)
  end
  return sentence.fill(template, values)
end


--- The name of a pile by its number: "hand", "stock", "trick", "won", or the
-- game's own name.
function Match:pile_name(n)
  local variant, k = self.variant, kit.of(self.variant)
  local pile = core.first_piles
  if n == pile.stock then return "stock" end
  if n == pile.trick then return "trick" end
  if n <= pile.hands + variant.players then return "hand" end
  if n <= pile.hands + variant.players + #variant.sides then return "won" end
  for name, number in next, k.pile_of do
    if number == n then return name end
  end
  return kit.own_name(k, n)
end


--- m:moves() -> list
-- The moves of the player to act, as text, in a fixed order, up to 1,000.
-- @return the list, and true if other moves are allowed too (such as a throw, a
-- lead of any cards of a suit); or, if the moves are too many to list, nil,
-- their number, and true if there may be more
-- @example m:moves()[1]  --> "4C"
-- @group matches
function Match:moves()
  return question.moves(check_asked(self, "moves"))
end


--- m:parts(move) -> { form, slots, text, pieces }; or a list of these
-- A move as data: its form, and what the slots of that take.
-- @param move as m:moves has it; or a list of such texts
-- @return form = a pattern such as "{card} on {attack}", for a card "{card}",
-- for a bid "{number} {suit}", for a word itself; slots = what each takes, by
-- its name: cards as text, a suit as its letter, players as seats, a number, or
-- text; cards that are melded are `groups`, a list of { cards, on = the meld on
-- which they are laid }; text = the move; pieces = words and slots in their
-- order: { text, slot = its name, value, cards = a list if it is cards }
-- @example m:parts("2C").slots.card  --> "2C"
-- @group matches
function Match:parts(move)
  local now = check_asked(self, "parts")
  if type(move) ~= "table" then
    return parts.of(self.variant, now, sentence.shown(move))
  end
  local list = {}
  for i, one in ipairs(move) do
    list[i] = parts.of(self.variant, now, sentence.shown(one))
  end
  return list
end


--- m:allows(move) -> true; or false, reason, rule
-- May the player to act make this move?
-- @param move as text: `7c`, `c7`, `7♣`, `yes`, `12`
-- @example m:allows("2S")  --> false, "you do not hold 2S", "not_held"
-- @return the reason in words, and the name of the rule that says no
-- @group matches
function Match:allows(move)
  local kept, reason, rule = question.read(check_asked(self, "allows"), move)
  if kept then return true end
  return false, reason, rule
end


--- Puts the answer on the tape and continues. Takes it back if the rules fail.
local function answer(self, kind, move)
  local n = core.decisions(self.core)
  core.answer(self.core, kind, move)
  local state, wrong = go_on(self)
  if not state then fail(self, n, wrong) end
end


--- m:play(move) -> m
-- The player to act makes this move.
-- @param move as text
-- @return the match, so that calls can be chained
-- @example m:play("4C")
-- @error the move is not allowed: the reason
-- @group matches
function Match:play(move)
  local kept, kind = question.read(check_asked(self, "play"), move)
  if not kept then error(kind, 2) end
  local none = {} -- made first: after the move nothing can fail
  answer(self, kind, kept)
  self.undone = none
  return self
end


--- m:undo([n]) -> m
-- Takes back n decisions (1 if n is left out), or all if there are fewer.
-- Forced decisions do not count: the program makes them again by itself.
-- @example m:undo()
-- @group matches
function Match:undo(n)
  n = n or 1
  door.count("undo", "n", n, 0)
  revive(self)
  local free = free_decisions(self)
  n = math.min(n, #free)
  if n == 0 then return self end
  local undone = table.move(self.undone, 1, #self.undone, 1, {})
  for i = #free, #free - n + 1, -1 do
    table.insert(undone, core.tape(self.core, free[i], free[i] + 1))
  end
  rebuild(self, free[#free - n + 1])
  self.undone = undone
  return self
end


--- m:redo([n]) -> m
-- Makes n decisions (1) again after `m:undo`, or all if there are fewer.
-- @group matches
function Match:redo(n)
  door.count("redo", "n", n, 0)
  revive(self)
  for _ = 1, math.min(n or 1, #self.undone) do
    local before = core.decisions(self.core)
    core.load_tape(self.core, self.undone[#self.undone])
    local state, wrong = core.patiently(go_on, self)
    if not state then fail(self, before, wrong) end
    table.remove(self.undone)
  end
  return self
end


--- m:copy() -> match
-- An independent match in the same position.
-- @example m:copy():play("9C"):decisions() - m:decisions()  --> 1
-- @group matches
function Match:copy()
  revive(self)
  local copy = match.like(self, {})
  copy.undone = table.move(self.undone, 1, #self.undone, 1, {})
  copy.core = self.core
  rebuild(copy, (core.decisions(self.core)))
  return copy
end


--- m:decisions() -> number
-- The number of decisions so far, with the forced ones.
-- @group matches
function Match:decisions()
  revive(self)
  return (core.decisions(self.core))
end


--- m:scores() -> list
-- The totals by side.
-- @example m:scores()  --> { 0, 0 }
-- @group matches
function Match:scores()
  revive(self)
  return core.scores(self.core)
end


--- m:over() -> false; or true and the winning side (0: a draw)
-- Tells whether the match is over, and who has won.
-- @example m:over()  --> false
-- @group matches
function Match:over()
  revive(self)
  local state = core.state(self.core)
  if not state.over then return false end
  return true, state.winner
end


--- m:hands() -> list
-- All hands as text, by player, for study. Bots never get them.
-- @group matches
function Match:hands()
  revive(self)
  local piles, hands = core.piles(self.core), {}
  for player = 1, self.variant.players do hands[player] = piles[player + 2] end
  return hands
end


--- m:score_sheet() -> list of { round, side, points, reason }
-- Every line of the score, in the order written.
-- @example #m:score_sheet()  --> 0
-- @group matches
function Match:score_sheet()
  revive(self)
  local lines, texts = core.lines(self.core), self.variant.texts
  for _, line in ipairs(texts and lines or {}) do
    line.reason = language.told(texts, line.reason)
  end
  return lines
end


--- Keeps a log from now on. It holds the whole match, from its start.
function Match:keep_log()
  revive(self)
  if self.traced then return end
  self.traced = true
  local ok, wrong = pcall(rebuild, self, self:decisions())
  self.traced = ok
  if not ok then error(shown(wrong), 0) end
end


match.set_up = set_up
match.go_on = go_on
match.asked = asked


--- The seat that must decide.
function match.seat_asked(self)
  return asked(self).player
end


match.answer = answer
match.fail = fail
match.rebuild = rebuild


--- match.ask_always(m, n)
-- Goes to the place behind n decisions. From there on players are asked even
-- where only one answer is possible.
function match.ask_always(m, n)
  m.how = setmetatable({ asks = true }, { __index = m.how })
  rebuild(m, n)
end

return match
