-- Finds faults in rules: loads them, runs their examples, and plays random
-- matches under them, with every two options at their ends. Mere oddities, such
-- as an option that nothing reads, become remarks.

local blamed = require "tenace.study.blamed"
local core = require "tenace.core"
local coverage = require "tenace.study.coverage"
local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
local match = require "tenace.match.match"
local oddities = require "tenace.study.oddities"
local problem = require "tenace.base.problem"
local raised = require "tenace.base.raised"
local revealed = require "tenace.study.revealed"
local sentence = require "tenace.base.sentence"
local settings = require "tenace.study.settings"
local shelf = require "tenace.rules.shelf"

local check = {}

--- The amount of play: matches of the game as requested, and the most rounds in
-- each; the number of options set at a time (0, 1 or 2), with the rounds for
-- each setting, up to a number of decisions; then more matches while some step
-- or obligation has not come up. No match begins after the number of decisions
-- in all. Last so many deals of rules of an author's own, up to a number of
-- decisions.
check.amount = { matches = 20, rounds = 200, settings = 2, setting_rounds = 8,
  setting_decisions = 250, more_matches = 2000, decisions = 150000,
  deals = 1000, deal_decisions = 100000 }


--- Adds a fault, once.
local function add(self, wrong, record)
  local one = type(wrong) == "table" and wrong
    or { text = sentence.shown(wrong) }
  local file = one.file or self.subject
  local key = table.concat({ file, one.line or 0, one.text }, " ")
  if self.seen[key] then return end
  self.seen[key] = true
  table.insert(self.list, { file = file, line = one.line, text = one.text,
    advice = one.advice, record = record or one.record, other = one.other,
    deals = one.deals })
end


--- Adds a fault for each example that has the name of one before it in the
-- same file.
local function add_twice(self, list)
  local seen = {}
  for _, one in ipairs(list) do
    local key = one.file .. "\n" .. tostring(one.name)
    if seen[key] and one.name then
      add(self, { file = one.file, line = one.line,
        text = sentence.of("example_twice",
          { name = one.name, line = seen[key] }) })
    end
    seen[key] = seen[key] or one.line
  end
end


--- Runs the examples of the rules files and of those beside them.
local function run_examples(self, variant)
  local function told(...) self.told("examples", ...) end
  local list, wrong = examples.all(variant, games.library)
  for _, one in ipairs(wrong) do add(self, one) end
  add_twice(self, list)
  for _, one in ipairs(examples.run(variant, games.library, nil, told, list)) do
    if not one.ok then add(self, one.problem) end
  end
  self.examples = list
end


--- A fault that is no error of Lua, at the first of these steps that exists.
local function finding(m, key, parts, ...)
  local at
  for _, step in ipairs { ... } do at = at or m.variant.step_at[step] end
  return { file = at and at.file, line = at and at.line,
    text = sentence.of(key, parts), advice = sentence.of(key .. "_advice") }
end


--- The seats with most and fewest cards left in hand; nil if all have the same.
local function uneven(left)
  local most, least
  for seat, n in ipairs(left) do
    if n and (not most or n > left[most]) then most = seat end
    if n and (not least or n < left[least]) then least = seat end
  end
  if most and left[most] > left[least] then return most, least end
end


--- Where cards are played in tricks, every hand must lose the same number.
local function look_at_hands(m)
  local left, tricks = core.cards_left(m.core)
  if tricks == 0 then return nil end
  local most, least = uneven(left)
  return most and finding(m, "check_left", { player = most, n = left[most],
    other = least, less = left[least] }, "deal", "round")
end


--- The points of a round must add up to the game's total, if it has one.
local function look_at_points(m)
  local total = m.variant.facts.round_total
  local sum = total and core.round_points(m.core)
  return sum ~= total and finding(m, "check_total",
    { sum = sum, total = total }, "score_round", "round") or nil
end


--- The fault in the round that has just ended, or nil.
local function look(m)
  return look_at_hands(m) or look_at_points(m)
end


check.look = look


-- Advice on errors that the engine raises while rules run, by their keys.
local ADVICE = { many_decisions = "check_too_long", for_ever = "check_for_ever",
  no_choice = "check_no_choice", no_cards_fit = "check_no_cards",
  condition_answer = "check_no_cards" }


--- An error with its advice.
local function advised(wrong)
  if type(wrong) ~= "table" or wrong.advice then return wrong end
  local key = ADVICE[raised.key(wrong)]
  if not key then return wrong end
  return { file = wrong.file, line = wrong.line, text = wrong.text,
    advice = sentence.of(key) }
end


--- Plays a match with that seed; true if it had no fault.
local function play(self, watched, seed, rounds)
  local found, wrong = coverage.play(watched, seed, rounds, look)
  if not found and not wrong then return true end
  local record, again = coverage.record(watched.plain, seed, rounds, look)
  add(self, advised(found or again or wrong), record)
end


--- Random matches of the game itself, as long as `goes_on()`; true if none had
-- a fault.
-- @param stage what the play is for, as it is told
local function play_some(self, stage, variant, first, last, goes_on)
  local watched = coverage.watch(self.coverage, variant)
  for seed = first, last do
    if self.coverage.decisions > check.amount.decisions
      or goes_on and not goes_on() then
      break
    end
    if not play(self, watched, seed, check.amount.rounds) then return false end
    self.told(stage, seed - first + 1, last - first + 1)
  end
  return true
end


--- Does somebody score, and can the players end a match after some rounds? Then
-- it ends though bots who bid at random never win it.
local function ends_by_rounds(variant)
  if variant.options.rounds ~= 0 then return false end
  local short = games.library:variant(variant.spec, { rounds = 4 })
  local m = short and match.new(short, { seed = 1 })
  local played = m and pcall(function()
    while m:turn() do m:play(m:choose "random") end
  end)
  return played and #m:score_sheet() > 0
end


--- If there is no other problem, it is one that no match ends.
local function play_matches(self, variant)
  if not play_some(self, "matches", variant, 1, check.amount.matches) then
    return
  end
  if self.coverage.ended or ends_by_rounds(variant) then return end
  add(self, { text = sentence.of("check_endless",
    { rounds = check.amount.rounds }) })
end


--- The number of cards left in the stock after a round.
local function left_over(variant)
  local ok, n = pcall(function()
    local left = 0
    local self = match.new(variant, { seed = 1 })
    while match.round(self) == 1 and self:turn() do
      left = self:view(1).stock
      self:play(self:choose "random")
    end
    return left
  end)
  return ok and n or 0
end


--- Finds house rules that leave cards in the stock while the game deals all.
-- Where players draw from the stock, what is left of it is chance.
local function check_dealt(self, variant)
  if #variant.house == 0 or variant.facts.taking then return end
  local n = left_over(variant)
  local game = n > 0 and games.library:variant(variant.name)
  if not game or left_over(game) > 0 then return end
  local deal = variant.step_at.deal or {}
  add(self, { file = deal.file, line = deal.line,
    text = sentence.of("check_left_over", { n = n }) })
end


--- Plays more matches, for steps and duties that seldom come up.
local function play_more(self, variant)
  local first = check.amount.matches + 1
  play_some(self, "rare", variant, first, first + check.amount.more_matches,
    oddities.waits(variant, self.coverage, self.examples))
end


--- Plays so many more rounds, for faults that only few deals show.
-- @param most decisions in all; nil: no matter how many
local function play_deals(self, variant, rounds, most)
  local watched = coverage.watch(self.coverage, variant)
  local seen, amount = self.coverage, check.amount
  local first, before = seen.rounds, seen.decisions
  local seed = amount.matches + amount.more_matches
  while seen.rounds - first < rounds
    and seen.decisions - before < (most or math.huge) do
    seed = seed + 1
    if not play(self, watched, seed, amount.rounds) then return end
    self.told("deals", math.min(seen.rounds - first, rounds), rounds)
  end
end


--- Plays as many rounds as was asked for; else those that rules of an author's
-- own get.
local function play_more_deals(self, variant, how)
  local own = self.own
  if how.deals then
    play_deals(self, variant, how.deals)
  elseif how.thorough and own then
    play_deals(self, variant, check.amount.deals, check.amount.deal_decisions)
  end
end


--- Plays rounds with these values of options. Answers whether such a game
-- exists: options that do not go with the house rules are no fault of the
-- rules.
local function play_setting(self, variant, values)
  local other, wrong = games.library:variant(variant.spec, values)
  if not other then
    if problem.is(wrong) and wrong.kind == "rules" then add(self, wrong) end
    return false
  end
  self.settings = self.settings + 1
  self.told("settings", self.settings)
  local watched = coverage.watch(self.coverage, other)
  local before = self.coverage.decisions
  for seed = 1, check.amount.setting_rounds do
    if not play(self, watched, seed, 1) then break end
    local decisions = self.coverage.decisions - before
    if decisions >= check.amount.setting_decisions then break end
  end
  return true
end


local function play_options(self, variant)
  local function try(values) return play_setting(self, variant, values) end
  if check.amount.settings > 0 then settings.each(variant, try) end
  if check.amount.settings > 1 then settings.pairs(variant, try) end
end


--- Plays the kept matches again. What is said of them is added last.
local function play_kept(self, variant)
  local kept = require "tenace.study.kept"
  local found = kept.check(variant, function(...) self.told("kept", ...) end)
  if #found.list == 0 then return {} end
  self.kept = { matches = #found.list, same = found.same,
    parted = #found.parted, unread = #found.unread }
  return require "tenace.study.kept_told".problems(found, self.subject)
end


--- Deals anew what a player who is asked does not see.
local function play_otherwise(self, variant)
  local ok, found = pcall(revealed.of, variant, function(...)
    self.told("knowledge", ...)
  end)
  local wrong = not ok and problem.is(found) and found.kind == "rules"
  if wrong then add(self, found) end
  if not ok or not found then return end
  self.coverage.revealed = found
  for _, one in ipairs(found.leaks) do
    add(self, blamed.on_house(variant, one))
  end
end


local function nobody() end


--- check.run(game [, how]) -> problems, remarks, amount
-- Finds everything that is wrong with a game. Looks for oddities only if
-- nothing is wrong.
-- @param game `whist+american`, or the path of a file
-- @param how { told, deals, thorough }: a function that is called during the
-- work with its stage, the part that is done, and all of it, if that is known;
-- so many more rounds; more rounds of rules of an author's own
-- @return the problems and the remarks, lists of { file, line, text, advice,
-- record }, where the last three may be missing; and the amount played: {
-- rounds, decisions, settings, kept = { matches, same, parted, unread } if
-- there are kept matches, own = are there files of an author's own? }
function check.run(game, how)
  how = how or {}
  local self = { subject = game, list = {}, seen = {}, settings = 0,
    coverage = coverage.new(), told = how.told or nobody }
  local seen = self.coverage
  local variant, wrong = games.library:variant(game, nil, true)
  self.own = variant and shelf.has_own(variant)
  local otherwise = variant and play_kept(self, variant) or {}
  if not variant then
    add(self, wrong)
  else
    run_examples(self, variant)
    if #self.list == 0 then play_matches(self, variant) end
    if #self.list == 0 then check_dealt(self, variant) end
    if #self.list == 0 then play_options(self, variant) end
    if #self.list == 0 then play_more(self, variant) end
    if #self.list == 0 then play_more_deals(self, variant, how) end
    if #self.list == 0 then play_otherwise(self, variant) end
  end
  local remarks = #self.list == 0 and oddities.of(variant, seen, self.examples)
    or {}
  for _, one in ipairs(otherwise) do add(self, one) end
  return self.list, remarks, { rounds = seen.rounds,
    decisions = seen.decisions, settings = self.settings, kept = self.kept,
    own = self.own }
end


return check
