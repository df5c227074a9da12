-- All lines of play from one deal after another: each move that is allowed at
-- each question. Positions before the tricks and in games without tricks that
-- come up again are gone on from once. What is asked of a player is compared
-- over all deals that the player cannot tell apart.

local core = require "tenace.core"
local coverage = require "tenace.study.coverage"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"
local raised = require "tenace.base.raised"
local question = require "tenace.match.question"
local same_position = require "tenace.study.same_position"
local short_plan = require "tenace.study.short_plan"
local trick_lines = require "tenace.study.trick_lines"

local all_lines = {}

--- Where more is said before tricks, so many answers are tried: the first, the
-- last, and some between.
all_lines.answers = 3

--- The most decisions of a short round with tricks, and of another.
all_lines.decisions = { tricks = 300, other = 100 }

--- The most questions whose players' knowledge is compared.
all_lines.known = 1000000

local HANDS, STOCK = core.first_piles.hands, core.first_piles.stock


--- Lets the match deal the cards of `self.fixed`. A deal that is thrown in ends
-- the line.
local function prepare(self)
  self.preparing = function(core_match, _, thrown_in)
    if thrown_in > 0 then
      self.thrown_in = true
      error("thrown in", 0)
    end
    core.fix(core_match, self.fixed)
  end
  kit.prepare[self.m.core] = self.preparing
end


--- all_lines.limit(plan) -> the most decisions of a round of that plan
function all_lines.limit(plan)
  return all_lines.decisions[plan.tricks and "tricks" or "other"]
end


--- all_lines.new(plan, seed, watch [, slow]) -> walker
-- @param watch { found = function(problem, tape): a fault, an error or the name
-- of a sentence; leak = function(one, other): two positions that a player
-- cannot tell apart, each { number = of the deal, tape, player, said = what was
-- asked }; ended = function(m): a line has
-- ended; late = function() -> true if no time is left }
-- @param slow true: the core goes through no tricks by itself
-- @return what is counted so far: lines, decisions, kept = questions that were
-- compared, called = steps by name, bound = obligations by number, many = some
-- question had too many moves, some = not all answers were tried, long = some
-- lines were not followed to their end, forgetful = not all questions were
-- compared, differs = what decides in tricks differs where a player sees the
-- same: only a slow walker finds out whether that shows
function all_lines.new(plan, seed, watch, slow)
  local self = { plan = plan, seed = seed, watch = watch, lines = 0,
    decisions = 0, called = {}, bound = {}, known = {}, kept = 0, share = 1,
    chosen = {}, slow = slow }
  local steps = coverage.steps(plan.variant, self.called)
  local variant = setmetatable({ steps = steps }, { __index = plan.variant })
  self.kit = kit.of(variant)
  plan.how.quiet = true
  self.m = match.made(variant, { seed = seed, traced = true })
  core.set_limits(self.m.core, all_lines.limit(plan), 1)
  prepare(self)
  trick_lines.begin(self)
  return self
end


--- Runs the match up to the next question.
local function run(self)
  local m = self.m
  m.state, m.asked = "broken", false
  return match.go_on(m)
end


--- Makes the decisions of a tape again.
local function begin(self, tape)
  core.end_watched(self.m.core)
  kit.restart(self.kit, self.m.core, self.seed)
  if self.plan.tricks then core.ask_always(self.m.core) end
  if tape ~= "" then core.load_tape(self.m.core, tape) end
  self.thrown_in = false
  return run(self)
end


--- Compares what is asked of a player with what was asked in another position
-- that looks the same to them.
-- @param n decisions before
local function compare(self, seen, player, said, n)
  local before = self.known[seen]
  local function here()
    return { said = said, player = player, number = self.number,
      tape = core.tape(self.m.core, 0, n) }
  end
  if before == nil then
    self.forgetful = self.kept >= all_lines.known
    if self.forgetful then return end
    self.kept = self.kept + 1
    self.known[seen] = here()
  elseif before.said ~= said and not before.told then
    before.told = true
    self.watch.leak(before, here())
  end
end


--- The same for the cards behind a decision that were the only ones allowed:
-- nobody was asked.
local function compare_forced(self, n)
  local list = core.forced_seen(self.m.core, n)
  for i = 1, #list, 4 do
    compare(self, list[i], list[i + 3], list[i + 1], list[i + 2] - 1)
  end
end


--- What a question says, as far as its player must be able to know it: the
-- moves, behind the kind and the prompt as the player reads it.
local function said_by(m, asked, moves)
  local list = table.concat(moves, ",")
  if asked.kind == "card" then return list end
  local prompt = asked.prompt or ""
  if string.find(prompt, "{", 1, true) then
    prompt = m:fill(prompt, asked.standing)
  end
  return asked.kind .. "\n" .. prompt .. "\n" .. list
end


--- A fault: it ends the walk through this deal.
local function fail(self, wrong, tape)
  self.faulty = true
  self.watch.found(wrong, tape)
end


--- A line has ended. The next one shares out the rest otherwise.
local function ended(self)
  self.lines, self.node.ends = self.lines + 1, true
  for _, n in ipairs(core.bound(self.m.core)) do self.bound[n] = true end
  if self.thrown_in then return end
  self.watch.ended(self.m, self.share)
  local shares = self.plan.shares
  if not shares then return end
  self.share = self.share % #shares + 1
  self.plan.how.tricks = shares[self.share]
end


--- What never changes: all that is there when the first question is asked, but
-- the match.
local function constant(self)
  if not self.constant then
    self.constant = same_position.constant(
      { self.kit, self.m.variant, package.loaded }, { kit.prepare, self.m })
    self.constant[self.preparing] = true
  end
  return self.constant
end


--- Does the position come up for the first time in this deal? Then what is
-- behind it belongs to it.
local function is_new(self, asked)
  if asked.kind == "card" and core.trick(self.m.core) then return true end
  local key = same_position.key(self.m, constant(self),
    core.stands(self.m.core))
  local node = key and self.nodes[key]
  local new = node or { from = {}, n = self.decisions }
  new.from[#new.from + 1] = self.node
  if node then return false end
  self.node = new
  self.nodes[key or new] = new
  new.tape = self.keeps_tapes and core.tape(self.m.core) or nil
  return true
end


local visit


--- Has a line become too long, in a game without tricks, which may be long?
local function too_long(self, wrong)
  return not self.plan.tricks and raised.key(wrong) == "many_decisions"
end


--- Goes on after a decision, as far as it is.
local function go_on(self, state, wrong)
  if self.thrown_in then return ended(self) end
  if not state and too_long(self, wrong) then
    self.long, self.node.ends = true, true
    return
  end
  if not state then return fail(self, wrong, core.tape(self.m.core)) end
  if state == "asked" then return visit(self) end
  ended(self)
end


--- Makes each move in turn.
local function each_move(self, asked, moves, tape)
  local node, n = self.node, core.decisions(self.m.core)
  for i, move in ipairs(moves) do
    if self.faulty or self.cut then return end
    self.node = node
    if i > 1 and not begin(self, tape) then return end
    local kept, kind = move, "card"
    if asked.kind ~= "card" or asked.say then
      kept, kind = question.read(i == 1 and asked or match.asked(self.m), move)
    end
    self.decisions = self.decisions + (#moves > 1 and 1 or 0)
    core.answer(self.m.core, kind, kept)
    local state, wrong = run(self)
    if state and not self.plan.tricks then compare_forced(self, n + 1) end
    go_on(self, state, wrong)
  end
end


--- The moves that are tried: all, but for long lists of what may be said before
-- tricks. Of these the same are tried whenever they are there.
local function tried(self, asked, moves)
  local most, said = all_lines.answers, asked.kind == "choice"
    or asked.kind == "number"
  if #moves <= most or not said or not self.plan.tricks then return moves end
  local list = {}
  for _, move in ipairs(moves) do
    if self.chosen[move] then list[#list + 1] = move end
  end
  for i = 0, #list < 2 and most - 1 or -1 do
    list[i + 1] = moves[1 + i * (#moves - 1) // (most - 1)]
    self.chosen[list[i + 1]] = true
  end
  self.some = true
  return list
end


--- Looks at the question that is asked, and goes through its moves.
function visit(self)
  if self.watch.late() then
    self.cut = true
    return
  end
  local m = self.m
  local asked = match.asked(m)
  local ok, moves, more = pcall(question.moves, asked)
  if not ok then return fail(self, problem.of(moves), core.tape(m.core)) end
  if not moves or more == true then
    self.many = true
    self.node.ends = true
    return
  end
  if #moves == 0 then return fail(self, "prove_no_move", core.tape(m.core)) end
  local seen = core.seen(m.core, asked.player)
  local n = core.decisions(m.core)
  compare(self, seen, asked.player, said_by(m, asked, moves), n)
  if self.picks then
    return each_move(self, asked, { moves[self.picks(#moves)] })
  end
  if trick_lines.may(self) then
    return trick_lines.walk(self, constant(self), function(tape)
      go_on(self, begin(self, tape))
    end)
  end
  if is_new(self, asked) then
    each_move(self, asked, tried(self, asked, moves), core.tape(m.core))
  end
end


--- The first position of the deal from which no line ends; nil if there is
-- none.
local function endless(self)
  local left = {}
  for _, node in next, self.nodes do
    if node.ends then left[#left + 1] = node end
  end
  while #left > 0 do
    for _, from in ipairs(table.remove(left).from) do
      if not from.ends then
        from.ends = true
        left[#left + 1] = from
      end
    end
  end
  local first
  for _, node in next, self.nodes do
    if not node.ends and (not first or node.n < first.n) then first = node end
  end
  return first
end


--- Goes through the deal again until it is where all lines go round.
local function fail_endless(self)
  local _, node = next(self.nodes)
  node = endless(self) or node
  fail(self, "prove_endless", node.tape)
end


--- all_lines.walk(walker, deal, number)
-- Goes through all lines of a deal, or until one has a fault; `cut` says that
-- there was no time.
-- @param deal as all_deals.at answers it
-- @param number its number
function all_lines.walk(self, deal, number)
  self.number, self.faulty, self.cut = number, false, false
  self.nodes, self.node = {}, { from = {} }
  self.fixed = all_lines.fixed(self, deal)
  local state, wrong = begin(self, "")
  if state and not self.plan.tricks then compare_forced(self, 0) end
  go_on(self, state, wrong)
  if self.faulty or self.cut then return end
  if endless(self) and not self.keeps_tapes then
    self.keeps_tapes = true
    all_lines.walk(self, deal, number)
    self.keeps_tapes = false
  elseif endless(self) then
    fail_endless(self)
  end
end


--- all_lines.glance(walker, deal, number, picks)
-- Goes through one line of a deal, which is not counted.
-- @param picks a function of n: which of n moves is made
function all_lines.glance(self, deal, number, picks)
  local lines, decisions = self.lines, self.decisions
  self.number, self.faulty, self.cut = number, false, false
  self.nodes, self.node = {}, { from = {} }
  self.fixed = all_lines.fixed(self, deal)
  self.picks = picks
  go_on(self, begin(self, ""))
  self.picks, self.lines, self.decisions = nil, lines, decisions
end


--- The number of a pile by its name.
local function pile_number(k, name)
  if name == "stock" then return STOCK end
  local row, n = string.match(name, "^(%S+) (%d+)$")
  for _, each in next, k.own_piles do
    if row and each[row] then return each[row] + tonumber(n) - 1 end
  end
  return k.pile_of[name]
end


--- all_lines.fixed(walker, deal) -> list for core.fix
function all_lines.fixed(self, deal)
  local list = {}
  local function add(pile, text)
    local cards = {}
    for card in string.gmatch(text, "%S+") do cards[#cards + 1] = card end
    if #cards > 0 then list[#list + 1] = { pile = pile, cards = cards } end
  end
  for name, cards in next, short_plan.deal(self.plan, deal) do
    if name == "hands" then
      for seat, hand in ipairs(cards) do add(HANDS + seat, hand) end
    elseif string.sub(name, 1, 6) ~= "again " then
      add(pile_number(self.kit, name), cards)
    end
  end
  return list
end


return all_lines
