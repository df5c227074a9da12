-- Why a search makes its move: what the other moves would have come to, and
-- which fact about the hidden cards makes the difference.

local bots = require "tenace.bots.bots"
local causes = require "tenace.bots.causes"
local compared = require "tenace.bots.compared"
local idioms = require "tenace.bots.idioms"
local made_move = require "tenace.bots.made"
local match = require "tenace.match.match"
local plans = require "tenace.bots.plans"
local Results = require "tenace.bots.results"
local search = require "tenace.bots.search"
local sentence = require "tenace.base.sentence"
local told = require "tenace.bots.reasons_told"

local reasons = {}


--- The number of worlds of a bot by name; nil for "search" alone.
local function worlds_of(bot)
  local n = type(bot) == "string" and string.match(bot, "^search:([1-9]%d*)$")
  if not n and bot ~= "search" then
    error(sentence.of("reason_bot", { bot = sentence.shown(bot) }), 0)
  end
  bots.check(bot)
  return tonumber(n)
end


--- The place of a move in a list; nil if it is not there.
local function index_of(moves, move)
  for i, one in ipairs(moves) do
    if one == move then return i end
  end
end


--- Is a card, or are cards, to be played or put away now?
local function is_card(m)
  local _, asked = m:turn()
  return asked.kind == "card" or asked.kind == "cards"
end


--- The move at a place if it is surely worse than the chosen one, or else the
-- best that is; of bids the first that the sentences name.
-- @param others how many of the first moves are no bids; nil: it is no auction
local function rival_of(all, chosen, place, others)
  local best
  for _, one in ipairs(all.list) do
    local is_named = not others or one.index <= others or one.index > chosen
    if one.clear and one.less > 0 then
      if one.index == place then return one end
      local first = not best or others and one.index < best.index
      if is_named and first then best = one end
    end
  end
  return best
end


--- The cause of the difference to the move that was made, or else to the best
-- move that is surely worse.
-- @param place of the move that was made; nil if none is judged
local function cause_of(m, results, all, chosen, place)
  local rival = rival_of(all, chosen, place, match.asked(m).others)
  if not rival then return nil end
  local list, worlds = compared.differences(results.worlds, all.unit, chosen,
    rival.index)
  local cause = causes.find(m, results, list, worlds)
  if cause then cause.move = rival.move end
  return cause
end


--- The moves that were compared, as m:explain tells them; the chosen one first.
local function alternatives(all, move, chosen)
  local list = { { move = move, place = chosen, value = all.value,
    interval = all.interval, less = 0, play = all.play, made = all.made,
    trick = all.trick } }
  for _, one in ipairs(all.list) do
    list[#list + 1] = { move = one.move, place = one.index, value = one.value,
      less = one.less, interval = one.interval, clear = one.clear,
      worlds = one.worlds, costs = one.costs, near = one.near,
      behind = one.behind, early = one.early,
      gained = one.gained, play = one.play, made = one.made,
      trick = one.trick }
  end
  return list
end


--- What a watched search has found out, without words.
-- @param place of the move that was made; nil if none is judged
local function found_of(m, results, thought, move, place)
  local chosen = results and index_of(thought.moves, move)
  local found = { move = move, player = (m:turn()), alternatives = {},
    deals = results and #results.worlds or 0, dropped = thought.dropped,
    compared = thought.compared, guess = thought.guess or false,
    spent = thought.spent or false }
  if not chosen or found.deals == 0 then return found end
  results.asked = place
  local all = compared.all(results, thought.moves, chosen, is_card(m))
  found.unit, found.choice = all.unit, not is_card(m)
  found.careful = match.asked(m).bold ~= nil
  found.sets = plans.puts_away(match.asked(m))
  found.partly = #all.list + 1 < #thought.moves
  found.others = match.asked(m).others
  found.alternatives = alternatives(all, move, chosen)
  found.cause = cause_of(m, results, all, chosen, place)
  found.does = idioms.find(m, results, found)
  found.chance, found.plan = all.chance, plans.of(results, chosen, move)
  found.voids = plans.voids(m, move)
  found.declares = results.declarer and results.side_of[results.declarer]
    == results.side
  return found
end


--- Tells the move that was made, as the search names it, and its cost.
local function tell_made(found, results, thought, made, place)
  found.made = made
  if not place or #found.alternatives == 0 then return end
  found.made = thought.moves[place]
  found.cost = compared.cost(results, found.unit,
    index_of(thought.moves, found.move), place)
end


--- The match before a decision, and the move that was made there.
local function before(m, n)
  local history = m:history()
  local made = history[n]
  if not made then
    error(sentence.of("reason_decision", { n = sentence.shown(n),
      most = #history }), 0)
  elseif made.forced then
    error(sentence.of("reason_forced", { n = n }), 0)
  end
  return m:copy():go_to("decision", n - 1), made.move
end


--- Checks what m:explain was given, and finds how many worlds the bot takes.
local function check(how)
  if how.names ~= nil and type(how.names) ~= "table" then
    error(sentence.of "reason_names", 0)
  end
  return worlds_of(how.bot or "search")
end


--- reasons.explain(m, given) -> see m:explain
-- @param given what m:explain was given, with the names that it may have
function reasons.explain(m, given)
  local n, made = check(given)
  if given.decision then m, made = before(m, given.decision) end
  if not m:turn() then error(sentence.of "match_over", 0) end
  local function watcher() return Results.of(m) end
  local move, thought = search.move(m, n, watcher, true, made)
  local place = made and made_move.place(thought.moves or {}, made)
  local found = found_of(m, thought.watch, thought, move, place)
  tell_made(found, thought.watch, thought, made, place)
  told.add(m, found, given)
  return found
end


return reasons
