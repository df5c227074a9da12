-- Examples of a score: what the round that was scored last gave each side, and
-- from what.

local core = require "tenace.core"
local example = require "tenace.rules.example"
local leave_out = require "tenace.study.leave_out"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local position = require "tenace.match.position"
local scene = require "tenace.study.scene"

local scene_round = {}

local HANDS = core.first_piles.hands

-- The step that scores a round, unless a game has another one.
local SCORES = "score_round"

-- Steps that play, too: what they score is no position by itself.
local PLAYS = { round = true, turn = true, take_turn = true }

-- What an example gives of a round besides its fields, first what is left out
-- first.
local PARTS = { "won", "held", "last_won", "party", "counted", "dealer",
  "round_number", "before", "tricks", "with" }


--- The variant, whose score step first tells `look` the match that it scores
-- and its arguments.
local function watched(variant, scores, look)
  local steps = {}
  for name, step in next, variant.steps do steps[name] = step end
  steps[scores] = function(self, ...)
    look(self, ...)
    return variant.steps[scores](self, ...)
  end
  return setmetatable({ steps = steps }, { __index = variant })
end


--- Plays a match again with that look at its scores. Answers it.
local function look_again(m, scores, look)
  local again = match.like(m, { variant = watched(m.variant, scores, look) })
  match.set_up(again)
  core.load_tape(again.core, core.tape(m.core, 0))
  local state, wrong = core.patiently(match.go_on, again)
  if not state then error(wrong, 0) end
  return again
end


--- A list of players as their seats; another value as it is.
local function as_seats(value)
  if type(value) ~= "table" then return value end
  local list = {}
  for i, one in ipairs(value) do
    list[i] = type(one) == "userdata" and one.number or one
  end
  return list
end


--- The arguments of the step, as an example gives them; nil if there are none.
local function arguments(...)
  local list = table.pack(...)
  if list.n == 0 then return nil end
  for i = 1, list.n do
    list[i] = type(list[i]) == "userdata" and tostring(list[i])
      or as_seats(list[i])
  end
  list.n = nil
  return list
end


--- Tricks won by player where a side has several, otherwise by side; nil if
-- there are none.
local function tricks_of(c)
  local by_player, sum = core.tricks(c), 0
  for _, n in ipairs(by_player) do sum = sum + n end
  return sum > 0 and table.move(by_player, 1, #by_player, 1, {}) or nil
end


--- A list of texts; nil if all are empty.
local function filled(list)
  return table.concat(list) ~= "" and list or nil
end


--- The cards that each side has won, and those that each player was dealt: held
-- still, or played.
local function cards_of(c, variant)
  local piles, won, held = core.piles(c), {}, {}
  for side = 1, #variant.sides do
    won[side] = piles[HANDS + variant.players + side]
  end
  for seat = 1, variant.players do
    held[seat] = tostring(core.player(c, seat):held())
  end
  return filled(won), filled(held)
end


--- The seats of the first party; nil if there are no parties.
local function party_of(c)
  local ok, seats = pcall(core.party_seats, c, 1)
  if not ok or #seats == 0 then return nil end
  return table.move(seats, 1, #seats, 1, {})
end


--- What each side has counted; nil if it is nothing.
local function counted_by(c, sides)
  local list, any = {}, false
  for side = 1, sides do
    list[side] = core.side(c, side).count
    any = any or list[side] ~= 0
  end
  return any and list or nil
end


--- The seats that have won the last tricks, the last but one first; nil if that
-- is unknown.
local function last_won(m, round, decision)
  local list = {}
  local back = m:copy():go_to("decision", decision)
  for _, entry in ipairs(back:story(1)) do
    if entry.what == "round" and entry.round == round then list = {} end
    if entry.what == "trick" and entry.winner then
      list[#list + 1] = entry.winner
    end
  end
  local n = #list
  return n > 1 and { list[n - 1], list[n] } or n == 1 and list or nil
end


--- The round that a step begins to score, as an example gives it.
local function round_of(m, home, c, ...)
  local given, state = scene.given(m, home, c), core.state(c)
  given.with, given.tricks = arguments(...), tricks_of(c)
  given.before = core.scores(c)
  given.won, given.held = cards_of(c, m.variant)
  given.party = party_of(c)
  given.counted = counted_by(c, #m.variant.sides)
  given.round_number, given.dealer = state.round, state.dealer
  return { given = given, round = state.round, written = #core.lines(c),
    decision = core.decisions(c) }
end


--- The lines of a score without the totals before: what each side got and for
-- what, as one text; and the sums by side.
local function told(lines, sides)
  local list, sums = {}, {}
  for side = 1, sides do sums[side] = 0 end
  for i, line in ipairs(lines) do
    list[i] = line.side .. " " .. line.points .. " " .. line.reason
    sums[line.side] = sums[line.side] + line.points
  end
  return table.concat(list, "\n"), sums
end


--- The lines of a round on the score sheet: those behind a number of lines, and
-- those up to it.
local function lines_of(all, round, written)
  local before, after = {}, {}
  for i, line in ipairs(all) do
    if line.round == round then
      table.insert(i > written and after or before, line)
    end
  end
  return after, before
end


--- The last round that was scored, and what came of it: { given, round, text,
-- over, winner }; nil if none was, if other steps have scored in it, too, or if
-- somebody has scored in a later one.
local function last_scored(m, home, scores)
  local found
  local again = look_again(m, scores, function(...)
    found = round_of(m, home, ...)
  end)
  if not found then return nil end
  found.step = scores
  local all = core.lines(again.core)
  local lines, others = lines_of(all, found.round, found.written)
  local is_last = #all == 0 or all[#all].round == found.round
  if #others > 0 or not is_last then return nil end
  found.text = told(lines, #m.variant.sides)
  local state = core.state(again.core)
  found.over = state.over and state.round == found.round
  found.winner = state.winner
  found.given.last_won = last_won(m, found.round, found.decision)
  return found
end


--- What the score step gives in the round that is given.
local function score_of(variant, given, scores)
  return position.step(variant, example.facts(given, variant), {
    step = scores, with = given.with, scores = given.before,
    tricks = given.tricks, held = given.held, won = given.won,
    last_won = given.last_won, party = given.party, dealer = given.dealer,
    round_number = given.round_number, counted = given.counted })
end


--- Does a result say the same as the round that was played?
local function same(found, result, sides)
  local text = told(result.sheet, sides)
  if text ~= found.text then return false end
  return not found.over
    or result.over and (result.winner or 0) == (found.winner or 0)
end


--- Tricks by player as tricks by side.
local function by_side(tricks, variant)
  local list = {}
  for side, seats in ipairs(variant.sides) do
    list[side] = 0
    for _, seat in ipairs(seats) do list[side] = list[side] + tricks[seat] end
  end
  return list
end


--- Shortens the texts of a list word by word, each for itself.
local function shorten_each(list, says)
  for i in ipairs(list or {}) do
    local before = list[i]
    list[i] = ""
    if before ~= "" and not says() then
      list[i] = before
      leave_out.words(list, i, says)
    end
  end
end


--- The names of what is given as a list of cards, one text for each player or
-- side: won, held, and the piles of a game.
local function lists_of_cards(given)
  local names = {}
  for name, value in ordered.pairs(given) do
    if type(value) == "table" and type(value[1]) == "string"
      and name ~= "with" then
      names[#names + 1] = name
    end
  end
  return names
end


--- The shortest way to give a round.
local function shorten(given, home, says)
  for _, name in ipairs(PARTS) do leave_out.key(given, name, says) end
  scene.shorten(given, home, says)
  local tricks = given.tricks
  if tricks and #tricks > #home.sides then
    given.tricks = by_side(tricks, home)
    if not says() then given.tricks = tricks end
  end
  local last = given.last_won
  if last and #last > 1 then
    given.last_won = { last[2] }
    if not says() then given.last_won = last end
  end
  for _, name in ipairs(lists_of_cards(given)) do
    shorten_each(given[name], says)
  end
end


--- The scene of a round that was scored.
local function scene_of(found, home, library, sides)
  local function say(try)
    local variant = scene.variant(try, home, library)
    local result = variant and score_of(variant, try, found.step)
    if not result or not same(found, result, sides) then return nil end
    local body = ordered.copy(try)
    body.scores = result.scores
    if found.step ~= SCORES then body.step = found.step end
    if result.over then body.won_by = result.winner or 0 end
    if not found.over then body.won_by = nil end
    return body
  end
  return { given = found.given, say = say, shorten = shorten }
end


--- The step in which the last round was scored; nil if there are several, or if
-- it plays, too.
local function scored_in(m)
  if m.variant.steps[SCORES] then return SCORES end
  local step, round
  for _, entry in ipairs(m:trace()) do
    if entry.what == "score" then
      local other = round == entry.round and step ~= entry.step
      step, round = not other and entry.step, entry.round
    end
  end
  return step and not PLAYS[step] and m.variant.steps[step] and step or nil
end


--- scene_round.scored(m, home, library) -> scene; nil if no round was scored,
-- or if the rules score it in no step of its own
function scene_round.scored(m, home, library)
  local scores = scored_in(m)
  local found = scores and last_scored(m, home, scores)
  if not found then return nil end
  local made = scene_of(found, home, library, #m.variant.sides)
  local body = scene.based(found.given, function(given)
    local ok, said = pcall(made.say, given)
    return ok and said
  end)
  return body and made or nil
end


--- scene_round.is_over(m) -> true if the match is over, or if nothing has been
-- played yet in a round after the first
function scene_round.is_over(m)
  if m:over() then return true end
  local made, _, before = core.decisions(m.core)
  return made == before and core.state(m.core).round > 1
end


return scene_round
