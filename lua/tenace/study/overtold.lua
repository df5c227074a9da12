-- What the rules tell all of a hand though nothing shows it: only who holds
-- such cards is asked, and may say no. Then those who say no have shown their
-- hand, and those who are not asked, too.
--
-- In a second deal the player holds such cards, or none, and all else is the
-- same. Does the round go on after an answer in one as it does without a
-- question in the other?

local core = require "tenace.core"
local knowledge = require "tenace.study.knowledge"
local leaks = require "tenace.study.leaks"
local match = require "tenace.match.match"
local words = require "tenace.words.all"

local overtold = {}

--- The most that is looked at: facts of a kind, facts in all, other deals for
-- each, and answers to a question.
overtold.amount = { of_a_kind = 2, facts = 24, deals = 6, answers = 8 }

local HANDS = core.first_piles.hands
local EVERYONE = 0xFF

-- Events that tell how many cards of some kinds a pile holds.
local TOLD = { holds = true, holds_fewer = true, counted = true }

-- Events that show nothing of the cards.
local SILENT = { decided = true, noted = true, holds = true, lacked = true,
  holds_fewer = true, counted = true, came = true, holds_set = true,
  holds_no_set = true, outdoes = true }


--- Does it tell that the cards are there?
local function is_true(event)
  return event.what == "holds" or event.what == "counted" and event.n > 0
end


--- The facts that all were told of hands in a match so far.
local function facts_of(m)
  local facts, players = {}, m.variant.players
  for _, event in ipairs(core.events(m.core, 0, TOLD)) do
    local seat = event.from - HANDS
    if seat >= 1 and seat <= players and event.seen == EVERYONE then
      event.seat = seat
      facts[#facts + 1] = event
    end
  end
  return facts
end


--- The match after its first n decisions.
local function after(m, n)
  local other = match.like(m, {})
  other.traced = true
  match.set_up(other)
  core.load_tape(other.core, core.tape(m.core, 0, n))
  return core.patiently(match.go_on, other) == "asked" and other or nil
end


--- The cards of a text that are in a set, or that are not.
local function among(text, set, wanted)
  local list = {}
  for _, card in ipairs(words.split(text)) do
    if (set[card] or false) == wanted then list[#list + 1] = card end
  end
  return list
end


--- The cards that others hold, or that are in the stock.
local function elsewhere(m, seat)
  local piles, list = core.piles(m.core), {}
  for n, cards in ipairs(piles) do
    local hand = n - HANDS
    if n == 1 or hand >= 1 and hand <= m.variant.players and hand ~= seat then
      list[#list + 1] = cards
    end
  end
  return table.concat(list, " ")
end


--- The first n of a list, beginning behind `skip` and going round.
local function some(list, n, skip)
  local chosen = {}
  for i = 1, n do chosen[i] = list[(skip + i - 1) % #list + 1] end
  return table.concat(chosen, " ")
end


--- The match with a deal in which the fact is not so; nil if there is none.
local function otherwise(m, fact, try)
  local set, seat = {}, fact.seat
  for _, card in ipairs(words.split(fact.cards)) do set[card] = true end
  local held, there = m:hands()[seat], elsewhere(m, seat)
  local holds = is_true(fact)
  local gives = among(held, set, holds)
  local gets = among(there, set, not holds)
  local n = holds and #gives or math.max(1, fact.n) - #among(held, set, true)
  if n < 1 or n > #gives or n > #gets then return nil end
  local other = m:copy()
  other:give(seat, some(gets, n, try * n), some(gives, n, try * n))
  return other:decisions() == m:decisions() and other or nil
end


--- Where the fact is told in the log of that match; nil if it is not.
local function place_of(m, fact)
  for i, event in ipairs(core.events(m.core, 0)) do
    if TOLD[event.what] and event.from == fact.from
      and event.cards == fact.cards and event.decision == fact.decision then
      return i, is_true(event)
    end
  end
end


--- What all notice in a match from an event on, and who is asked what then.
local function course(m, from)
  local list = {}
  for _, event in ipairs(core.events(m.core, from)) do
    if not SILENT[event.what] then
      list[#list + 1] = { event.what, event.from, event.to, event.player }
    end
  end
  list.put = m:turn() and leaks.put(m) or false
  return list
end


--- The answer of the player after which all goes on as in the other match.
local function silent_answer(m, from, there)
  for i, move in ipairs(m:moves() or {}) do
    if i > overtold.amount.answers then return nil end
    local ok, after_it = pcall(function() return m:copy():play(move) end)
    if ok and knowledge.same(course(after_it, from), there) then return move end
  end
end


--- The finding of two matches in which a fact is so, and not, if one asks the
-- player and the other does not.
local function finding(fact, asks, at, other, other_at)
  local here, there = course(asks, at), course(other, other_at)
  local put = here.put
  if #here > 0 or not put or put.seat ~= fact.seat
    or knowledge.same(put, there.put) then
    return nil
  end
  local move = silent_answer(asks, at, there)
  return move and leaks.finding("leak_told", asks, other, {
    player = fact.seat, cards = leaks.quoted(fact.cards), prompt = put.prompt,
    move = move })
end


--- Looks at a fact in a second deal: a finding, or nil; and whether there is
-- such a deal.
local function look_at(m, fact)
  local here = after(m, fact.decision)
  local at, holds = place_of(here or m, fact)
  for try = 0, here and at and overtold.amount.deals - 1 or -1 do
    local other = otherwise(here, fact, try)
    local other_at, other_holds = nil, nil
    if other then other_at, other_holds = place_of(other, fact) end
    if other_at and holds ~= other_holds then
      return finding(fact, here, at, other, other_at)
        or finding(fact, other, other_at, here, at), true
    end
  end
  return nil, false
end


--- overtold.look(m, seen) -> finding, or nil
-- Looks at what has been told in a match.
-- @param m a match that keeps a log, in its first round or just after it
-- @param seen a table that counts what has been looked at, in other matches too
function overtold.look(m, seen)
  local amount = overtold.amount
  for _, fact in ipairs(facts_of(m)) do
    local kind = fact.cards .. " " .. (fact.what == "counted" and "" or fact.n)
    local so_far = seen[kind] or 0
    if so_far < amount.of_a_kind and (seen.all or 0) < amount.facts then
      local ok, found, any = pcall(look_at, m, fact)
      seen.all = (seen.all or 0) + 1
      if ok and any then seen[kind] = so_far + 1 end
      if ok and found then return found end
    end
  end
end


return overtold
