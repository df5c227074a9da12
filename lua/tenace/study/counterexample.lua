-- A fault that a proof has found: the deal and the moves that lead to it, as
-- something to read and as a record to play again.

local all_deals = require "tenace.study.all_deals"
local all_lines = require "tenace.study.all_lines"
local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local match = require "tenace.match.match"
local players_named = require "tenace.study.players_named"
local problem = require "tenace.base.problem"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"
local short = require "tenace.match.short"
local short_plan = require "tenace.study.short_plan"

local counterexample = {}


--- A short variant as the place has it, that logs all.
local function variant_of(place)
  local how = {}
  for name, value in next, place.plan.how do how[name] = value end
  how.quiet, how.draw, how.played = nil, nil, nil
  how.tricks = place.plan.shares and place.plan.shares[place.share]
  return short.of(place.plan.variant.whole, how)
end


--- The match at a place: what was decided there is decided again, as far as the
-- rules go. Answers the match, its deal, and the error that ended it, if any.
-- @param asks true: it stays at the question, even if there is but one answer
local function match_at(place, asks)
  local deal = all_deals.at(place.deals, place.number)
  local m = match.made(variant_of(place), { seed = place.seed, traced = true,
    most_decisions = all_lines.limit(place.plan), tape = place.tape,
    deal = short_plan.deal(place.plan, deal) })
  core.set_limits(m.core, all_lines.limit(place.plan), 1)
  if asks then core.ask_always(m.core) end
  local _, _, wrong = core.patiently(pcall, match.go_on, m)
  return m, deal, wrong
end


--- What there is to see of a place: the deal, and the moves with their seats.
local function seen_at(m, deal)
  local moves, seats = core.moves_made(m.core), core.deciders(m.core)
  local list = {}
  for n = 1, math.min(#moves, #seats) do
    list[n] = { player = string.byte(seats, n), move = moves[n] }
  end
  return { deal = deal, moves = list, record = record.so_far(m) }
end


--- The obligation of that number, with its file and line; nil if the engine's
-- own.
local function obligation_at(m, n)
  local one = n and m.variant.obligations[n]
  return one and one.file and one or nil
end


--- The obligation that binds in one of two matches, or that has.
local function binding(a, b)
  for _, m in ipairs { a, b } do
    local trick = core.trick(m.core)
    local one = trick and obligation_at(m, trick.binds)
    if one then return one end
  end
  for _, m in ipairs { a, b } do
    local bound = core.bound(m.core)
    local one = obligation_at(m, bound[#bound])
    if one then return one end
  end
end


--- counterexample.of(place, wrong) -> finding
-- @param place { plan, deals, number, tape, share, seed }
-- @param wrong an error, a finding of check.look, or the key of a sentence
function counterexample.of(place, wrong)
  local m, deal, again = match_at(place)
  local found = seen_at(m, deal)
  if type(wrong) == "string" and string.find(wrong, "^prove_") then
    found.file, found.line = flow_error.waits_at(m)
    found.text = sentence.of(wrong)
    found.advice = sentence.of(wrong .. "_advice")
    return found
  end
  wrong = type(wrong) == "table" and wrong or problem.of(wrong)
  if problem.is(wrong) and problem.is(again) and again.line == wrong.line then
    wrong = again -- it names the step, which a watched one does not
  end
  found.file, found.line, found.text = wrong.file, wrong.line, wrong.text
  found.advice = wrong.advice
  return found
end


--- The prompt of what was asked at a place, nil for a card; and the moves, as
-- they are read.
local function asked_at(said)
  local prompt, moves = string.match(said, "^[^\n]*\n(.*)\n(.-)$")
  return prompt, (string.gsub(moves or said, ",", ", "))
end


--- What differs between two places: the moves, or also what is asked.
local function differing(player, here, there)
  local asked, one = asked_at(here)
  local also, other = asked_at(there)
  local card = sentence.of "card_prompt"
  return sentence.of(asked == also and "prove_leak" or "prove_leak_asked",
    players_named.parts { player = player, asked = asked or card, one = one,
      also = also or card, other = other })
end


--- The same for two findings at the same two places, in whichever order.
local function pair_key(a, b)
  local function at(m)
    local file, line = flow_error.waits_at(m)
    return table.concat({ file or "", line or 0 }, ":")
  end
  local one, other = at(a), at(b)
  if other < one then one, other = other, one end
  return one .. " " .. other
end


--- counterexample.leak(one, other, here, there) -> finding
-- Two places that look the same to the player who decides there, and yet are
-- not.
-- @param one, other places, see counterexample.of
-- @param here, there what was asked at each: { said, player }
function counterexample.leak(one, other, here, there)
  local a, deal = match_at(one, true)
  local b, second = match_at(other, true)
  local found, also = seen_at(a, deal), seen_at(b, second)
  found.player, also.player = here.player, there.player
  local at = binding(a, b)
  if at then
    found.file, found.line, found.key = at.file, at.line, at.name
  else
    found.file, found.line = flow_error.waits_at(a)
    found.key = pair_key(a, b)
  end
  found.other = also
  found.text = differing(here.player, here.said, there.said)
  found.advice = sentence.of "prove_leak_advice"
  return found
end


return counterexample
