-- Watches random matches of a variant: which steps they call, which obligations
-- forbid a card, and how rounds end.

local answerable = require "tenace.match.answerable"
local core = require "tenace.core"
local match = require "tenace.match.match"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local record = require "tenace.match.record"
local run = require "tenace.bots.run"

local coverage = {}


--- coverage.steps(variant, called) -> steps
-- The steps of a variant; each notes in `called` when it is called.
function coverage.steps(variant, called)
  local steps = {}
  for name, step in next, variant.steps do
    steps[name] = function(...)
      called[name] = true
      return step(...)
    end
  end
  return steps
end


--- coverage.new() -> coverage
-- Observations so far, of one or several variants of a game: called = steps,
-- bound = obligations by name, rounds, decisions, tricks = some were played,
-- ended = a match has ended.
function coverage.new()
  return { called = {}, bound = {}, rounds = 0, decisions = 0, ended = false }
end


--- In each match whose number this divides, players say no.
local SAYS_NO = 5


--- A match of the variant for random bots, not begun yet; the bots by seat.
-- There are none in matches where players say no.
local function new_match(variant, seed, traced)
  local m = match.made(variant, { seed = seed, traced = traced })
  local seats = {}
  if seed % SAYS_NO > 0 then
    for seat = 1, variant.players do seats[seat] = "random" end
  end
  run.set_natives(m, seats, true, true)
  core.set_limits(m.core, match.most_decisions, 1)
  return m, seats
end


--- Players stop saying no after this many decisions in a round: in some games
-- somebody has to say something.
local PATIENCE = 300


--- The move of a player who passes or refuses wherever possible. Random bots
-- seldom all do so.
local function say_no(m)
  local asked = match.asked(m)
  local move = question.random(asked)
  local made, _, before = core.decisions(m.core)
  local may = asked.kind == "choice" or asked.kind == "yes_no"
  if may and made - before < PATIENCE then
    for _, other in ipairs(question.moves(asked) or {}) do
      if other == "pass" or other == "no" then move = other end
    end
  end
  local kept, kind = answerable.read(asked, move)
  core.answer(m.core, kind, kept)
end


--- Plays to the end of the round or to a player who may say no.
local function go_on(m, seats)
  if m.resumes then m.resumes(m) end
  return run.rounds(m, seats, 1)
end


--- Plays a round; true, or nil and the error.
local function play_round(m, seats)
  local ok, wrong = go_on(m, seats)
  while ok and m.state == "asked" do
    ok, wrong = pcall(say_no, m)
    if not ok then return nil, problem.of(wrong) end
    ok, wrong = go_on(m, seats)
  end
  return ok, wrong
end


--- Plays a number of rounds, and calls `look` after each. Ends with the first
-- result of `look`; otherwise with nothing, or with nil and the problem if the
-- rules fail.
local function play(m, seats, rounds, look)
  for _ = 1, rounds do
    local ok, wrong = play_round(m, seats)
    if not ok then return nil, wrong end
    local seen = look(m)
    if seen then return seen end
    if m.state == "over" then return nil end
  end
end


local function note_bound(self, m)
  local obligations = m.variant.obligations
  for _, n in ipairs(core.bound(m.core)) do
    self.bound[obligations[n].name] = true
  end
end


--- coverage.watch(self, variant) -> watched
-- The variant with watched steps. Its rounds, steps and obligations are counted
-- in `self`.
function coverage.watch(self, variant)
  local steps = coverage.steps(variant, self.called)
  return setmetatable({ steps = steps, plain = variant, seen = self },
    { __index = variant })
end


--- coverage.play(watched, seed, rounds, look) -> the result of `look`; or nil
-- and the error
-- @param look a function of the match after each round; its first result ends
-- the play
function coverage.play(watched, seed, rounds, look)
  local self = watched.seen
  local m, seats = new_match(watched, seed)
  local found, wrong = play(m, seats, rounds, function(at)
    self.rounds = self.rounds + 1
    self.tricks = self.tricks or select(2, core.cards_left(at.core)) > 0
    return look(at)
  end)
  note_bound(self, m)
  self.decisions = self.decisions + core.decisions(m.core)
  self.ended = self.ended or m.state == "over"
  return found, wrong
end


--- coverage.play_counted(watched, seed, rounds, begins, look) -> the same
-- @param resumes a function of the match, called whenever its rules go on
function coverage.play_counted(watched, seed, rounds, resumes, look)
  local m, seats = new_match(watched, seed)
  m.resumes = resumes
  return play(m, seats, rounds, look)
end


--- coverage.record(variant, seed, rounds, look) -> record, problem
-- Plays the same match again, with a log. Answers the record of it up to the
-- result of `look` or the error, and the problem.
function coverage.record(variant, seed, rounds, look)
  local m, seats = new_match(variant, seed, true)
  local _, wrong = play(m, seats, rounds, look)
  return record.so_far(m), wrong
end


return coverage
