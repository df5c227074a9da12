-- A bot that needs no knowledge of the game. It deals worlds from what the
-- player can know, plays each move out in each world, and takes the move with
-- the best mean result.

local alike = require "tenace.bots.alike"
local answerable = require "tenace.match.answerable"
local bold = require "tenace.bots.bold"
local candidates = require "tenace.bots.candidates"
local contracts = require "tenace.rules.contracts"
local core = require "tenace.core"
local doubles = require "tenace.bots.doubles"
local effort = require "tenace.bots.effort"
local endings = require "tenace.bots.endings"
local flow_error = require "tenace.match.flow_error"
local kit = require "tenace.match.kit"
local ladder = require "tenace.bots.ladder"
local made_move = require "tenace.bots.made"
local match = require "tenace.match.match"
local offered = require "tenace.bots.offered"
local ordered = require "tenace.base.ordered"
local question = require "tenace.match.question"
local quick = require "tenace.bots.quick"
local race = require "tenace.bots.race"
local ties = require "tenace.bots.ties"
local told = require "tenace.bots.told"
local trend = require "tenace.bots.trend"
local voted = require "tenace.bots.voted"
local watched = require "tenace.bots.watched"
local words = require "tenace.words.all"

local search = {}

--- The work for a decision, if the caller does not set the number of worlds:
-- about a tenth of a second at the first trick of a game with 52 cards. It
-- counts the decisions and words of playouts, so it is the same on every
-- machine.
search.work = 4000000

--- The most worlds in which it learns what choices tell.
search.lessons = 64

--- The number of playouts in which it learns what to choose after a move.
search.practice = 80

--- The work of the first playouts from which on it learns no choices to come:
-- so long a round has so many that a few dozen playouts teach little, and take
-- most of the time.
search.long = 60000

--- How often the best of very many sets of cards have others made like them.
search.generations = 6


--- The scratch match in which a match's bots think. It is made at its first
-- use.
local function scratch_of(m)
  local scratch = m.scratch
  if not scratch or scratch.variant ~= m.variant then
    scratch = { variant = m.variant, core = kit.match(kit.of(m.variant), 0) }
    core.set_limits(scratch.core,
      m.how.most_decisions or match.most_decisions, 1)
    core.set_tops(scratch.core, contracts.tops(m.variant))
    m.scratch = scratch
  end
  return scratch.core
end


--- search.worlds(m [, series [, trusts]]) -> worlds, begins
-- Worlds for the player to act; see playout.c. Each `series`, a number, has
-- worlds of its own. `begins.trace`, if it is set, is called whenever the rules
-- begin to run in one of them. With `trusts`, only some of them are compared
-- with what the player has seen, as long as none differs.
function search.worlds(m, series, trusts)
  m:keep_log()
  local self, variant, begins = scratch_of(m), m.variant, {}
  local flow = kit.of(variant).flow
  local state = core.state(m.core)
  core.restart(self, m.seed)
  core.start_at(self, state.round, state.began_by, m.core)
  return flow_error.read(m, core.worlds, self, function()
    if begins.trace then begins.trace() end
    kit.restore_keeps(self, m.core, variant)
    return flow(self)
  end, ordered.keys(variant.fields), series, trusts), begins
end


--- Moves as bytes for a tape.
local function on_tape(m, moves)
  local self, asked, list = scratch_of(m), match.asked(m), {}
  for i, move in ipairs(moves) do
    local kept, kind = answerable.read(asked, move)
    core.restart(self, 0)
    core.answer(self, kind, kept)
    list[i] = core.tape(self)
  end
  return list
end


--- The result of a move, as on the tape, in the present world; or nil and the
-- error.
local function play_one(thought, i, tape)
  local won, raised, flow = alike.play(thought, i, tape, thought.long)
  if not won then return nil, raised, flow end
  return trend.worth(won, raised)
end


--- The result of each remaining bid in the present world; or nil and the error.
local function play_bids(thought)
  local points = {}
  alike.forget(thought)
  for _, i in ipairs(thought.left) do
    local won, raised, flow = doubles.play(thought, i, play_one)
    if not won then return nil, raised, flow end
    points[i] = won
  end
  return points
end


--- The result of each remaining move in the present world; or nil and the
-- error.
local function play_all(thought)
  if thought.watch then return watched.play_all(thought) end
  if thought.doubles or thought.alike then return play_bids(thought) end
  local source, tapes, idle = thought.source, thought.tapes, thought.idle
  local points, alone = {}, thought.long
  for _, i in ipairs(thought.left) do
    local won, raised, flow = source:play(tapes[i], alone, idle[i])
    if not won then return nil, raised, flow end
    points[i] = trend.worth(won, raised)
  end
  return points
end


--- Learns from the choices of others, and makes another world after that.
local function learn(thought)
  local source = thought.source
  for _ = 1, math.min(4 * thought.lessons, search.lessons) do
    local made, raised, flow = flow_error.read(thought.match, function()
      return source:learn()
    end)
    if not made then offered.note(thought, raised, flow) end
    if not effort.may_learn(thought, 1) then break end
  end
  source:believe()
  return offered.next(thought)
end


--- Learns what to choose after each move, in the present world and a few
-- others, if a choice follows. What is idle, such as to draw a card, needs no
-- plan: it leads to the same question again.
local function practise(thought)
  local source = thought.source
  local worlds = math.min(thought.lessons, search.practice // #thought.left)
  local asked = match.asked(thought.match)
  local away = asked.kind == "cards" and not asked.plays and not thought.apart
  for n = 1, math.max(1, worlds) do
    local made, more, flow = true
    if n > 1 then made, more, flow = offered.next(thought) end
    local any = false
    for _, i in ipairs(made and thought.left or {}) do
      if not thought.idle[i] and alike.leads(thought, i) then
        made, more, flow = source:practise(thought.tapes[i])
        if not made then break end
        any = any or more
      end
    end
    thought.together = away and any
    if not made then offered.drop(thought, more, flow)
    elseif not any or not effort.may_learn(thought, 2) then break end
  end
end


--- The results of the remaining moves count no more; they are tried anew.
local function begin_anew(thought)
  for _, i in ipairs(thought.left) do
    thought.sum[i], thought.tried[i], thought.outcomes[i] = 0, 0, {}
    bold.begin(thought, i)
  end
end


--- Cards that are put away, as long as many sets are left, share what is chosen
-- after them, such as a contract. Now each gets plans of its own, and what was
-- counted so far is forgotten.
local function give_own_plans(thought)
  thought.apart, thought.together = true, false
  thought.source:part()
  begin_anew(thought)
  if thought.watch then thought.watch:forget() end
  practise(thought)
end


--- Finds out in a first world how to play out, and learns from others' choices.
local function prepare(thought)
  local before = thought.source:work()
  local made, raised, flow = thought.source:try()
  if not made then return offered.drop(thought, raised, flow) end
  thought.prepared = true
  thought.long = thought.source:work() - before > search.long
  if thought.source:chosen() then
    made, raised, flow = learn(thought)
    if not made then return offered.drop(thought, raised, flow) end
  else
    thought.source:ignore()
  end
  if not thought.long and thought.left[1] then practise(thought) end
end


--- Keeps what the moves have won in the present world.
local function count(thought, points)
  local sum, tried, outcomes = thought.sum, thought.tried, thought.outcomes
  for i, won in next, points do
    local n = tried[i] + 1
    if n == 1 then thought.since[i] = thought.worlds end
    sum[i], tried[i], outcomes[i][n] = sum[i] + won, n, won
  end
end


--- Makes another world, and drops it if the player would have seen it
-- differently. Answers true if it is kept.
local function next_world(thought)
  local m = thought.match
  local made, raised, flow = offered.next(thought)
  if made and raised and not told.same_notes(m.core, m.scratch.core) then
    made, raised = false, nil
  end
  if not made then offered.drop(thought, raised, flow) end
  return made
end


--- Thinks in one more world.
local function think(thought)
  local raised, flow
  if not next_world(thought) then return end
  if not thought.prepared then return prepare(thought) end
  local found, points = thought.ending and endings.look(thought)
  points, raised, flow = play_all(thought)
  if not points then return offered.drop(thought, raised, flow) end
  local played = thought.watch and table.move(points, 1, #thought.moves, 1, {})
  if found then endings.add(thought, points, found) end
  thought.worlds = thought.worlds + 1
  if thought.watch then
    thought.watch:counted(thought.worlds, points, played)
  end
  if thought.usual then bold.count(thought, points) end
  count(thought, points)
  if thought.races then race.run(thought) end
end


--- Adds moves to think about.
local function add_moves(thought, moves)
  for i, tape in ipairs(on_tape(thought.match, moves)) do
    local n = #thought.moves + 1
    thought.moves[n], thought.tapes[n] = moves[i], tape
    thought.left[#thought.left + 1], thought.sum[n], thought.tried[n] = n, 0, 0
    thought.outcomes[n], thought.since[n] = {}, 0
    bold.begin(thought, n)
    thought.idle[n] = quick.is_idle(thought.match, moves[i])
    thought.liked[n] = thought.liking and thought.liking(moves[i]) or 0
  end
end


--- Keeps the best sets, and replaces the rest by sets like them. The counts of
-- all begin anew.
local function breed(thought, generation)
  local m, left, seen = thought.match, thought.left, thought.seen
  local asked, fresh = match.asked(m), {}
  for i = #left, candidates.parents + 1, -1 do left[i] = nil end
  for step = 1, 2 * candidates.brood do
    if #left + #fresh >= candidates.brood or #left == 0 then break end
    local parent = thought.moves[left[1 + step % #left] ]
    local move = candidates.changed(m, parent, 1000 * generation + step)
    local key = words.sorted(move)
    if not seen[key] and question.read(asked, move) then
      seen[key], fresh[#fresh + 1] = true, move
    end
  end
  add_moves(thought, fresh)
  begin_anew(thought)
end


--- Finds good sets of cards among very many. `think_so_far(part)` thinks until
-- that part of the work (0 to 1) is done.
local function evolve(thought, think_so_far)
  local races = thought.races
  thought.races = false
  for generation = 1, search.generations do
    think_so_far(generation / search.generations)
    effort.sort(thought)
    breed(thought, generation)
  end
  thought.races = races
end


--- The remaining move with the best sum, of equals the one that is liked most;
-- nil if there is none. None for which `spares` answers true.
local function best_left(thought, spares)
  local best
  for _, i in ipairs(thought.left) do
    local counts = not spares or not spares(thought.moves[i])
    if counts and (not best or effort.before(thought, i, best)) then
      best = i
    end
  end
  return best
end


--- The best of the remaining moves. What is idle, or spends a wild card, must
-- do clearly better than all else: else too few worlds would let a bot draw
-- cards, or spend them, for no reason.
local function best_of(thought)
  if thought.usual then return bold.best(thought) end
  local asked = match.asked(thought.match)
  local best = best_left(thought)
  local busy = best_left(thought, quick.spares(thought.match))
  if busy and busy ~= best and not race.clearly(thought, best, busy) then
    best = busy
  end
  return asked.others and ladder.said(thought, best, asked)
    or quick.rather(thought, best)
end


--- New thoughts on some moves in n worlds, without results yet.
local function new_thought(m, moves, n, seen, series, watcher)
  local source, begins = search.worlds(m, series or m.series, true)
  local thought = { match = m, moves = {}, tapes = {}, left = {}, sum = {},
    squares = {}, gained = {}, lost = {}, tried = {}, outcomes = {},
    since = {}, idle = {}, seen = seen,
    liked = {}, liking = ties.liking(m), source = source, begins = begins,
    think = think, part = give_own_plans, worlds = 0, compared = 0, dropped = 0,
    told = {}, watch = watcher and watcher() }
  effort.bound(thought, n)
  add_moves(thought, moves)
  return thought
end


--- What a move has won, in points: a playout counts them times the others.
local function in_points(list, others)
  if others == 1 then return list end
  local points = {}
  for n, won in ipairs(list) do points[n] = won / others end
  return points
end


--- The report of the search, for the caller.
local function report(thought)
  local others = math.max(1, #thought.match.variant.sides - 1)
  local points, outcomes = {}, {}
  for i, sum in ipairs(thought.sum) do
    points[i] = sum / others / math.max(1, thought.tried[i])
    outcomes[i] = in_points(thought.outcomes[i], others)
  end
  return { worlds = thought.worlds, dropped = thought.dropped,
    compared = thought.compared, share = offered.share(thought),
    told = thought.told, guess = offered.share(thought) > 0.5,
    moves = thought.moves, points = points, tried = thought.tried,
    outcomes = outcomes, since = thought.since, watch = thought.watch,
    problem = thought.problem, work = thought.source:work(),
    steps = thought.steps - thought.source:left(),
    spent = effort.is_spent(thought),
    solved = thought.ending and thought.ending.solved or 0 }
end


--- Moves that begin with the first word of each entry, but for those that are
-- too many: the word, and the card after it where the entry leaves it open.
local function with_words(thought, entries)
  local card = thought.tapes[1]
  for i = 1, math.min(#entries, candidates.most) do
    local entry = entries[i]
    add_moves(thought, { entry[1] })
    local n = #thought.tapes
    if not entry.with then thought.tapes[n] = thought.tapes[n] .. card end
  end
end


--- The word to say before the card, nil for none; and what was thought of it.
-- A word is compared with silence in worlds that have not been used to choose
-- the card. Of several the first that surely gains is said: a further one may
-- follow.
local function word_before(m, card, n, watcher)
  local thought = new_thought(m, { card }, n, nil, 1 + (m.series or 0),
    watcher)
  thought.lessons, thought.usual = n or search.lessons, 1
  with_words(thought, match.asked(m).said)
  if n then
    effort.limit(thought, n)
    effort.in_worlds(thought, n)
  else
    effort.until_work(thought, search.work * thought.share // 4)
  end
  for i = 2, #thought.moves do
    if bold.gains(thought, i) then
      return thought.moves[i], report(thought)
    end
  end
  return nil, report(thought)
end


--- Adds the plays that quick bots name; if there are none, those that the
-- search would think about else.
local function add_voted(thought)
  repeat thought:think()
  until thought.prepared or thought.dropped > voted.worlds
    or effort.is_spent(thought)
  local plays = thought.prepared and voted.plays(thought, next_world) or {}
  if #plays == 0 then plays = candidates.of(thought.match) end
  add_moves(thought, plays)
end


--- Finds good sets of cards in half of the work, or in as many worlds again.
local function find_sets(thought, n)
  evolve(thought, function(part)
    if n then
      return effort.in_worlds(thought, (part * n * 2 + 1) // 1, part / 2)
    end
    effort.until_work(thought, search.work * thought.share // 2 * part)
  end)
end


--- What is reported where nothing was thought of.
local function no_report(spent)
  return { worlds = 0, compared = 0, dropped = 0, share = 0, told = {},
    spent = spent }
end


--- The best move, but for words that may be said before a card.
local function move_of(m, n, watcher, whole, also)
  if not effort.is_worth_it(m) then
    return question.random(match.asked(m), 0, true), no_report(true)
  end
  local votes, moves, seen = not whole and voted.suits(m), {}, nil
  if not votes then moves, seen = candidates.of(m) end
  if #moves == 1 then return moves[1], no_report(false) end
  local thought = new_thought(m, moves, n, seen, nil, watcher)
  thought.lessons = n or search.lessons
  quick.add(thought, add_moves)
  doubles.add(thought, match.asked(m).others)
  alike.add(thought, match.asked(m).others)
  thought.usual, thought.ending = bold.usual(m, moves), endings.new(m, n)
  thought.races = not whole and not thought.usual
    and race.suits(match.asked(m))
  if n and not whole then effort.limit(thought, seen and 2 * n or n) end
  if votes then add_voted(thought) end
  local function look_at_asked(best)
    if not also then return end
    made_move.compare(thought, best, also, n, search.work // 4, add_moves)
  end
  if #thought.moves == 1 then
    look_at_asked(1)
    return thought.moves[1], report(thought)
  end
  if seen then find_sets(thought, n) end
  if n then
    effort.in_worlds(thought, thought.worlds + n)
  else
    effort.for_work(thought, search.work * thought.share // 1)
  end
  if thought.worlds > 0 then
    local best = best_of(thought)
    look_at_asked(best)
    return thought.moves[best], report(thought)
  end
  if thought.problem then error(thought.problem, 0) end
  return votes and thought.moves[1] or question.random(match.asked(m)),
    report(thought)
end


--- search.move(m [, n [, watcher [, whole [, also]]]]) -> move, report
-- The best move for the player to act.
-- @param n the number of worlds; if left out, a fixed amount of work decides,
-- and the worse half of the moves is dropped now and then
-- @param watcher a function that makes an object which looks on: see
-- watched.lua
-- @param whole true: no move is left behind because another is surely better
-- @param also a move that somebody asks about: it is compared with the best
-- one, which is the same without it
-- @return the move, and { worlds, compared = worlds compared with what the
-- player has seen, those for practice counted, dropped = those of them in which
-- the player would have seen something else, share = their part, told = where
-- the rules told it: a list of { file, line, step, worlds }, guess = most of
-- the compared worlds were dropped, moves, points = mean
-- by move, tried = worlds by move, outcomes = by move a list of the points in
-- each world in which it was tried, since = by move the number of the first of
-- these worlds: the worlds after it follow without a gap, watch = what the
-- watcher made }
function search.move(m, n, watcher, whole, also)
  local move, thought = move_of(m, n, watcher, whole, also)
  local any = (match.asked(m).said or {})[1] and effort.is_worth_it(m)
  if not any then return move, thought end
  local word, more = word_before(m, move, n, watcher)
  local tells = not also and word or also and made_move.place(more.moves, also)
  if tells then return word or move, more end
  return move, thought
end


--- search.look(m, n [, each]) -> { worlds, dropped, told }
-- Makes n worlds for the player to act, and counts those that would be dropped.
-- @param each function(source, made, same), called in each world, where the
-- questions can be looked at then: made = the player has seen the same and is
-- asked, same = all fields have the same values, too
function search.look(m, n, each)
  local thought = new_thought(m, {}, n)
  thought.source:doubt()
  if each then thought.source:look() end
  for _ = 1, n do
    local made, raised, flow = offered.next(thought)
    local same = made and told.same_notes(m.core, m.scratch.core)
    if same then
      thought.worlds = thought.worlds + 1
    elseif made then
      offered.drop(thought)
    else
      offered.drop(thought, raised, flow)
    end
    if each then each(thought.source, made, same) end
  end
  return { worlds = thought.worlds, dropped = thought.dropped,
    told = thought.told }
end


return search
