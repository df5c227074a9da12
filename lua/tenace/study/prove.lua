-- Proves rules on a small pack: goes through every deal of it and every line of
-- play, first with one card in each hand, then with two, and so on.

local all_deals = require "tenace.study.all_deals"
local all_lines = require "tenace.study.all_lines"
local check = require "tenace.study.check"
local core = require "tenace.core"
local counterexample = require "tenace.study.counterexample"
local coverage = require "tenace.study.coverage"
local games = require "tenace.rules.games"
local kit = require "tenace.match.kit"
local mentions = require "tenace.study.mentions"
local oddities = require "tenace.study.oddities"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local settings = require "tenace.study.settings"
local short_pack = require "tenace.study.short_pack"
local short_plan = require "tenace.study.short_plan"
local words = require "tenace.words.all"

local prove = {}

--- What it does if nobody says more: the cards of each hand at last, and how
-- long it may take.
prove.cards, prove.seconds = 2, 60

--- The seed of all matches: who deals first.
prove.seed = 1

-- Hands are made longer up to here where a game cannot be played with fewer
-- cards; and no more deals are begun after so many with faults.
local MOST_HAND, FAULTS = 12, 30

-- Where a size takes more than this part of the time, single lines of all deals
-- are gone through then, for as long again, so many of each at most.
local EARLY, GLANCES = 0.2, 100

-- So many rounds of the whole game show which steps it calls as it is.
local ROUNDS = 8


local function nobody() end


--- Adds a fault, once.
local function add(self, one)
  local key = one.key or table.concat({ one.file or "", one.line or 0,
    (string.gsub(one.text, "%d+", "#")) }, " ")
  if self.seen[key] then return end
  self.seen[key] = true
  table.insert(self.problems, { file = one.file or self.subject,
    line = one.line, text = one.text, advice = one.advice, deal = one.deal,
    moves = one.moves, record = one.record, other = one.other,
    player = one.player })
end


--- Notes which sides a round was good for.
local function note_winners(self, m)
  local state, scores = core.state(m.core), core.scores(m.core)
  self.chance = self.chance or state.chances > 0
  if state.over and state.winner > 0 then self.wins[state.winner] = true end
  local sign, best, alone = m.variant.facts.wins.lowest and -1 or 1, 1, true
  for side = 2, #scores do
    local more = sign * (scores[side] - scores[best])
    if more > 0 then best, alone = side, true
    elseif more == 0 then alone = false end
  end
  if alone and #scores > 1 then self.wins[best] = true end
end


--- What is noted of a size while its deals are gone through.
local function watch(self, plan, deals, at)
  local function place(number, tape, share)
    return { plan = plan, deals = deals, number = number, tape = tape,
      share = share, seed = prove.seed }
  end
  return {
    found = function(wrong, tape)
      at.faults = at.faults + 1
      add(self, counterexample.of(place(at.number, tape, at.walker.share),
        wrong))
    end,
    leak = function(one, other)
      at.faults = at.faults + 1
      add(self, counterexample.leak(place(one.number, one.tape, 1),
        place(other.number, other.tape, 1), one, other))
    end,
    ended = function(m)
      note_winners(self, m)
      local wrong = check.look(m)
      if wrong then at.found(wrong, core.tape(m.core)) end
    end,
    late = function()
      local now = os.clock()
      return now > self.until_then or not at.glanced and now > at.early
    end,
  }
end


--- A number that has no part in common with n, so that steps of it come by all
-- numbers below n.
local function stride(n)
  local function common(a, b)
    while b > 0 do a, b = b, a % b end
    return a
  end
  local step = math.max(1, n * 5 // 8)
  while common(step, n) > 1 do step = step + 1 end
  return step
end


--- Goes through one line after another of each deal of a size, as long as it
-- may take: faults in few deals are found long before all lines have been gone
-- through.
local function glance_at_all(self, deals, at)
  local step, early = stride(deals.count), at.early
  local last = math.min(self.until_then, 2 * early - at.began)
  local chance = prove.seed
  local function picks(n)
    chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
    return (chance >> 8) % n + 1
  end
  at.glanced = 0
  for i = 0, GLANCES * deals.count do
    if os.clock() > last or at.faults > 0 then return end
    at.glanced, at.number = i + 1, i * step % deals.count
    all_lines.glance(at.walker, all_deals.at(deals, at.number), at.number,
      picks)
  end
end


--- Goes through all lines of a deal. If it is late then, but not too late,
-- single lines of all deals come first.
local function walk_one(self, deals, at)
  local walker, number = at.walker, at.number
  local lines, decisions = walker.lines, walker.decisions
  all_lines.walk(walker, all_deals.at(deals, number), number)
  if not walker.cut or at.glanced or walker.differs then return end
  glance_at_all(self, deals, at)
  walker.lines, walker.decisions, at.number = lines, decisions, number
  if at.faults == 0 then
    all_lines.walk(walker, all_deals.at(deals, number), number)
  end
end


--- Goes through the deals of a size, far from each other, as long as there is
-- time. Answers how many.
local function walk_all(self, deals, at)
  local step, walker = stride(deals.count), at.walker
  for i = 0, deals.count - 1 do
    at.number = i * step % deals.count
    walk_one(self, deals, at)
    if walker.cut or at.faults >= FAULTS then return i end
    if i % 64 == 0 then self.told("deals", i + 1, deals.count) end
  end
  return deals.count
end


--- Notes what was reached.
local function note_reached(self, walker)
  for name in next, walker.called do self.called[name] = true end
  for n in next, walker.bound do self.bound[n] = true end
end


--- Goes through the deals of one size, and notes what was seen.
-- @param slow true: the core goes through no tricks by itself
local function go_through(self, plan, deals, slow)
  local began = os.clock()
  local at = { faults = 0, began = began,
    early = began + EARLY * (self.until_then - began) }
  local watched = watch(self, plan, deals, at)
  at.found = watched.found
  local walker = all_lines.new(plan, prove.seed, watched, slow)
  at.walker = walker
  local done = walk_all(self, deals, at)
  if walker.differs then return go_through(self, plan, deals, true) end
  note_reached(self, walker)
  table.insert(self.sizes, { hand = plan.hand, cards = #plan.pack,
    pack = table.concat(plan.pack, " "), deals = done, of = deals.count,
    glanced = at.glanced, whole = done == deals.count, lines = walker.lines,
    decisions = walker.decisions, compared = walker.kept,
    many = walker.many or nil, long = walker.long or nil,
    many_deals = deals.count == all_deals.most or nil,
    some = walker.some or nil, forgetful = walker.forgetful or nil,
    seconds = os.clock() - began })
end


--- Goes through a size. If an author's own files name cards that its pack
-- lacks, as a fault may need just these, half of the time is left for these.
local function go_through_some(self, plan, deals)
  local last, now = self.until_then, os.clock()
  self.hand = plan.hand
  self.own = not self.pack and short_pack.own(self.variant, plan.pack)
  if self.own then self.until_then = now + (last - now) / 2 end
  go_through(self, plan, deals)
  self.until_then = last
end


--- The last size with the pack whose cards the author's files name.
local function named_cards(self)
  local plan = self.own and short_plan.of(self.variant, self.hand, self.own)
  local deals = plan and plan.ends and all_deals.of(plan, prove.seed)
  if deals then go_through(self, plan, deals) end
end


--- One size: true, or nil and why there is none. One in which no round at
-- random has ended is looked at only if there is no other.
local function size(self, n)
  local plan, wrong = short_plan.of(self.variant, n, self.pack)
  if not plan then return nil, wrong end
  local deals, why = all_deals.of(plan, prove.seed)
  if not deals then
    return nil, type(why) == "table" and why or problem.request(why)
  end
  if not plan.ends then
    self.doubtful = self.doubtful or { plan, deals }
    return nil, wrong
  end
  go_through_some(self, plan, deals)
  return true
end


--- All sizes up to the one that is wanted, or the first that can be played.
local function sizes(self)
  local wrong, skipped = nil, {}
  for n = self.first, MOST_HAND do
    if n > self.last and #self.sizes > 0 then return end
    local ok, why = size(self, n)
    wrong = wrong or why
    if not ok then
      skipped[#skipped + 1] = { hand = n, why = sentence.shown(why) }
    end
    local at = self.sizes[#self.sizes]
    if at then self.skipped = skipped end
    if #self.problems > 0 or at and not at.whole then return end
    if not ok and self.pack then break end
  end
  if #self.sizes > 0 then return end
  if self.doubtful then return go_through(self, table.unpack(self.doubtful)) end
  add(self, wrong)
end


--- Adds what was never reached, if it matters.
local function add_remark(self, at, key, parts)
  if not oddities.concern(self.variant, at.file) then return end
  table.insert(self.remarks, { file = at.file, line = at.line,
    text = sentence.of(key, parts),
    advice = sentence.of(key .. "_advice", parts) })
end


local function look_at_obligations(self)
  for n, one in ipairs(self.variant.obligations) do
    if not self.bound[n] then
      local file, line = mentions.obligation(self.variant, one)
      add_remark(self, { file = file, line = line }, "prove_not_bound",
        { name = one.name })
    end
  end
end


--- Plays some rounds of the whole game at random; answers the steps that were
-- called.
local function called_in(variant, rounds)
  local seen = coverage.new()
  local watched = coverage.watch(seen, variant)
  for seed = 1, rounds do coverage.play(watched, seed, 1, nobody) end
  return seen.called
end


--- The steps that belong to other values of options, as far as it shows.
local function called_otherwise(self)
  local found = {}
  settings.each(self.variant, function(values)
    local other = games.library:variant(self.variant.spec, values)
    for name in next, other and called_in(other, 1) or {} do
      found[name] = true
    end
    return other ~= nil
  end)
  for name in next, called_in(self.variant, ROUNDS) do found[name] = nil end
  return found
end


--- The steps that the rules call and no line has called.
local function look_at_steps(self)
  local mentioned = mentions.of(self.variant.files).called
  local list = oddities.uncalled(self.variant, self.called, function(name)
    return mentioned[name]
  end)
  local off = #list > 0 and called_otherwise(self)
  for _, one in ipairs(list) do
    if not off[one.name] then
      add_remark(self, one.at, "prove_not_reached", { name = one.name })
    end
  end
end


local function look_at_sides(self)
  if #self.variant.sides < 2 then return end
  local at = self.variant.step_at.score_round or self.variant.step_at.round
  for side = 1, #self.variant.sides do
    if not self.wins[side] then
      add_remark(self, at, "prove_never_wins", { side = side })
    end
  end
end


--- What holds at the greatest size that was gone through as a whole; and what
-- is open, each the key of a sentence.
local function conclude(self)
  local at
  for _, one in ipairs(self.sizes) do
    if one.whole then at = one end
  end
  local last = self.sizes[#self.sizes]
  local function open(key) table.insert(self.open, key) end
  if last and not last.whole then open "time" end
  if at and #self.problems == 0 then
    self.proved = at
    table.insert(self.holds, "legal")
    if not at.long then table.insert(self.holds, "ends") end
    if at.forgetful then open "known" else table.insert(self.holds, "known") end
    open "noticed"
    if at.many then open "many" end
    if at.long then open "long" end
    if self.chance then open "chance" end
    if at.some then open "answers" end
  end
  if self.proved then open "longer" end
end


--- The cards of a pack as the author names them; or nil and the problem.
local function read_pack(self, text)
  local deck, list = kit.of(self.variant).deck, {}
  local used = {}
  for _, word in ipairs(words.split(text)) do
    local card = deck:read(word)
    if not card then
      return nil, problem.request(sentence.of("no_such_card", { card = word }))
    end
    used[card] = (used[card] or 0) + 1
    if used[card] > deck:count(card) then
      return nil, problem.request(sentence.of("deal_too_many",
        { n = deck:count(card), card = card }))
    end
    list[#list + 1] = card
  end
  return list
end


--- The sizes of hands that are wanted; or the problem, if there are too few
-- cards for one that was asked for.
local function read_size(self, how)
  self.last = how.cards or prove.cards
  self.first = 1
  if self.pack then
    self.last = how.cards or math.max(1, #self.pack // self.variant.players)
    self.first = self.last
  elseif not how.cards then
    return nil
  end
  return short_plan.lacks(self.variant, self.last, self.pack)
end


--- prove.run(game, how) -> report
-- @param game `whist+american`, a path, or a variant
-- @param how { cards = of each hand at last (2), deck = the cards of the pack
-- as text, seconds = of computing (60), told = a function that is called with
-- "deals", how many are done, and all of them }
-- @return { game, sizes = list of { hand, cards, pack, deals, of, whole, lines,
-- decisions, compared, seconds }, skipped = list of { hand, why } of the sizes
-- that could not be looked at, proved = the greatest of them that was gone
-- through as a whole without a fault, or nil, problems, remarks = lists as of
-- check.run, with `deal` and `moves` (and `other`, the same of a second
-- position), holds, open = lists of words }
function prove.run(game, how)
  local self = { subject = type(game) == "string" and game or game.spec,
    problems = {}, remarks = {}, sizes = {}, skipped = {}, holds = {},
    open = {}, seen = {}, wins = {}, called = {}, bound = {},
    told = how.told or nobody,
    until_then = os.clock() + (how.seconds or prove.seconds) }
  local wrong
  self.variant, wrong = games.variant(game)
  if self.variant and how.deck then
    self.pack, wrong = read_pack(self, how.deck)
  end
  wrong = wrong or read_size(self, how)
  if wrong then add(self, wrong) else sizes(self) end
  if #self.problems == 0 then named_cards(self) end
  if #self.sizes > 0 and #self.problems == 0 then
    look_at_obligations(self)
    look_at_steps(self)
    look_at_sides(self)
  end
  conclude(self)
  return { game = self.subject, sizes = self.sizes, skipped = self.skipped,
    proved = self.proved, problems = self.problems,
    remarks = self.remarks, holds = self.holds, open = self.open }
end


return prove
