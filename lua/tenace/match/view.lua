-- What a player may see. Only this file decides that.

local camps = require "tenace.match.camps"
local core = require "tenace.core"
local door = require "tenace.base.door"
local flow_error = require "tenace.match.flow_error"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"
local story = require "tenace.match.story"
local taken = require "tenace.match.taken"
local words = require "tenace.words.all"

-- The methods of a match in this file.
local methods = {}

local STOCK, HANDS = 1, 2

-- Names that a view has only at times.
local AT_TIMES = { last = true, known = true, sealed = true, counted = true,
  parties = true, question = true, legal = true, problem = true }


--- Is the error no fault of the rules: no memory, or Ctrl-C?
local function is_none_of_rules(raised)
  return problem.lacks_memory(raised) or problem.is_stop(raised)
end


--- The number of cards in a pile's text.
local function count(text)
  return #words.split(text)
end


--- A pile's name for people and scripts: `hand 3`, `won 1`, `kitty`.
function methods:place_name(n)
  local variant = self.variant
  local player = n - HANDS
  if player >= 1 and player <= variant.players then
    return "hand " .. player
  end
  local side = player - variant.players
  if side >= 1 and side <= #variant.sides then return "won " .. side end
  return self:pile_name(n)
end


--- Cards by the names of the piles in which they may be, from a list by their
-- numbers.
local function by_place(m, list)
  local cards_at = {}
  for n, cards in next, list do
    local names = {}
    for pile in string.gmatch(n, "%d+") do
      names[#names + 1] = m:place_name(tonumber(pile))
    end
    cards_at[table.concat(names, ", ")] = cards
  end
  return cards_at
end


--- The game's own piles: the cards if the player sees them, otherwise their
-- number.
local function add_piles(view, m, piles)
  local k = kit.of(m.variant)
  for _, pile in ipairs(k.piles) do
    local n = k.pile_of[pile.name]
    if pile.sees == "top" and n then
      view[pile.name] = count(piles[n])
      view.top = view.top or string.match(piles[n], "%S+$")
    elseif n then
      view[pile.name] = pile.sees == "all" and piles[n] or count(piles[n])
    else
      view[pile.name] = kit.each_view(k, pile, piles, view.player)
    end
  end
end


--- Adds the melds on the table, and the points that a side's first meld needs.
local function add_melds(view, m)
  if not kit.of(m.variant).melds then return end
  view.melds, view.frozen, view.first_meld = core.melds(m.core)
  if m.variant.facts.melds.in_hand and view.player > 0 then
    view.layout = core.layout(m.core, view.hand)
  end
end


--- Adds declared fields, with players and sides as numbers. No field replaces a
-- name that views have.
local function add_fields(view, m)
  local fields = core.fields(m.core)
  for name in next, m.variant.fields do
    local value = rawget(fields, name)
    local is_free = view[name] == nil and not AT_TIMES[name]
    if is_free then view[name] = kit.plain(value) end
  end
end


--- The suit that is trump, or "trump" if the trumps are no suit. It is the
-- field of that name. If that is empty there may be other trumps, unless cards
-- are still drawn before it is settled.
local function trump_of(m, stock)
  local suit = rawget(core.fields(m.core), "trump")
  local open = m.variant.fields.trump and stock > 0
  local decided = m.variant.steps.order or m.variant.orders
  if suit or open or not decided then return suit end
  local ok, order = pcall(kit.order_now, m.core)
  if not ok and is_none_of_rules(order) then error(order, 0) end
  return ok and order:trump() or nil
end


--- Tricks won in this round, by side.
local function tricks_of(m)
  local _, by_side = core.tricks(m.core)
  return by_side
end


--- The plays of the trick: player and cards, in the order played.
local function on_table(m)
  local trick, list = core.trick(m.core), {}
  for i, play in ipairs(trick or {}) do list[i] = play end
  return list
end


--- Adds the question, if it is the player's turn.
local function add_question(view, m)
  local player, asked = m:turn()
  view.turn = player
  if player ~= view.player then return end
  view.question = asked
  local ok, legal = pcall(question.moves, match.asked(m))
  if not ok and is_none_of_rules(legal) then error(legal, 0) end
  if ok then view.legal = legal else view.problem = sentence.shown(legal) end
end


--- The seats of each side.
local function sides_of(m)
  local list = {}
  for side, seats in ipairs(m.variant.sides) do
    list[side] = table.move(seats, 1, #seats, 1, {})
  end
  return list
end


--- The number of cards in each hand, by player.
local function counts_of(m, piles)
  local list = {}
  for player = 1, m.variant.players do
    list[player] = count(piles[HANDS + player])
  end
  return list
end


--- Calls the game's step `standing` on the round so far, under the budgets of
-- rules. The step may not change the match. False and the problem, if the
-- rules fail.
local function ask_standing(m, step)
  core.lock(m.core, true, "standing")
  local ok, done, told = pcall(core.guard, m.core, xpcall, step,
    problem.handler, m.core)
  core.lock(m.core, false)
  if not ok then told = done end
  if not ok or not done then return false, problem.of(told) end
  local plain, text = ordered.freeze(told)
  if told == nil or type(told) == "table" and plain then
    return true, told or {}
  end
  local at = m.variant.step_at.standing
  return false, problem.rules(at.file, at.line,
    sentence.of("standing_table", { wrong = text or type(told) }))
end


--- A list by side with "" for missing sides; any other value as it is.
local function by_side(value, sides)
  local list, n = {}, 0
  if type(value) ~= "table" then return value end
  for side = 1, sides do
    list[side] = value[side] or ""
    if value[side] ~= nil then n = n + 1 end
  end
  return n > 0 and n < sides and list or value
end


--- The players' parties by their numbers, false for one that is not known to
-- the player, or to all for player 0; then their names. Nil if there are none.
local function parties_of(m, player)
  local of, names = core.parties(m.core, math.max(player, 1))
  for other = 2, player == 0 and of and m.variant.players or 1 do
    for seat, number in ipairs(core.parties(m.core, other)) do
      of[seat] = number and of[seat]
    end
  end
  return of, names
end


--- Adds the names of the players' parties, as far as the player knows them.
local function add_parties(view, m)
  local of, names = parties_of(m, view.player)
  for seat, number in ipairs(of or {}) do
    of[seat] = number and names[number] or ""
  end
  view.parties = of
end


--- What each side has counted in this round. It may tell who plays with whom,
-- so a player who does not know that does not see it.
local function counted_of(m, player)
  for _, party in ipairs(parties_of(m, player) or {}) do
    if not party then return nil end
  end
  return core.tally(m.core)
end


--- Adds the round's standing, from the game's step or the facts `camps` and
-- `points`. If that fails, the view has the rest, and the problem.
local function add_standing(view, m)
  local step = m.variant.steps.standing or camps.of(m) or taken.of(m)
  if not step or view.round == 0 then return end
  local ok, told = ask_standing(m, step)
  if not ok then
    if is_none_of_rules(told) then error(told, 0) end
    view.problem = sentence.shown(told)
    return
  end
  for name, value in next, ordered.behind(told) or told do
    if view[name] == nil then view[name] = by_side(value, #m.variant.sides) end
  end
end


--- Raises that there is no such player.
-- @param least 0 where that stands for what all may see
local function check_player(self, word, player, least)
  if math.type(player) ~= "integer" or player < least
    or player > self.variant.players then
    error(word .. ": there is no player '" .. sentence.shown(player) .. "'", 3)
  end
end


--- m:view(player) -> table
-- What that player may see: everything that a face or a bot should get. The
-- parts are listed under "What a player sees".
-- @param player a seat, from 1; 0 for one who has no seat and sees what all do
-- @example m:view(2).counts  --> { 13, 13, 13, 13 }
-- @group matches
function methods:view(player)
  check_player(self, "view", player, 0)
  self:keep_log()
  local state, piles = core.state(self.core), core.piles(self.core)
  local view = { player = player, round = state.round, dealer = state.dealer,
    scores = core.scores(self.core), sides = sides_of(self),
    hand = player > 0 and piles[HANDS + player] or "",
    counts = counts_of(self, piles),
    table = on_table(self), stock = count(piles[STOCK]),
    shown = by_place(self, flow_error.read(self, core.shown)),
    target = self.variant.options.target, over = state.over,
    seating = core.seating(self.core),
    last = story.last_trick(self) }
  local known = player > 0
    and by_place(self, flow_error.read(self, core.known, player)) or {}
  view.known = next(known) and known or nil
  view.sealed = player > 0 and core.sealed(self.core, player) or nil
  view.counted = counted_of(self, player)
  add_fields(view, self)
  add_piles(view, self, piles)
  add_parties(view, self)
  add_melds(view, self)
  add_standing(view, self)
  view.trump = trump_of(self, view.stock)
  view.tricks = tricks_of(self)
  add_question(view, self)
  return view
end


--- m:story(player [, n]) -> list
-- What that player saw happen in the match so far, from entry n + 1 on.
-- @param player a seat, from 1; 0 for one who has no seat and sees what all do
-- @param n the number of entries to skip (0), a whole number
-- @example m:story(1)[1]  --> { dealer = 4, round = 1, what = "round" }
-- @group matches
function methods:story(player, n)
  check_player(self, "story", player, 0)
  door.count("story", "n", n, 0)
  self:keep_log()
  return story.of(self, player, n)
end


--- m:cause(n) -> { file, line, step }; or nil
-- The line of the rules that made entry n of the story, and the step in which
-- it stands. Nil if no rules did: a round begins by itself.
-- @param n the number of the entry, from 1
-- @example m:cause(2).step  --> "deal"
-- @group matches
function methods:cause(n)
  door.count("cause", "n", n, 1)
  self:keep_log()
  local at = story.cause(self, n)
  local file = at and source.file(self.variant.files, at.file)
  return file and { file = at.file, line = at.line,
    step = source.functions(file.text)[at.line] } or nil
end


--- m:trace([n [, player]]) -> list
-- Which rule did it: what has happened in the match, from entry n + 1 of the
-- story on, each with the rule, the step, and the line of the rules. The match
-- is played again for it, stopping at each decision.
-- @param n the number of the story's entries to skip (0), a whole number
-- @param player a seat: only what that player may know; left out: everything
-- @return { what = as in the story, entry = its number there, round, seat,
-- side, cards, points, trick = its number in the round, says = why, in words,
-- name = of the rule, as `m:allows` has it, rule = that name in words, file,
-- line and step = where the rule stands, called = { file, line, step } of the
-- word that did it } each. A card played has `struck`, a list of { name, rule,
-- cards, says, file, line }: what each obligation struck out of the hand; and
-- `forced`, true if nothing else was allowed. A trick has `card`, which won it.
-- A score has `total` and `addends`, a list of { says or cards, points, file,
-- line }. The end of a match has `winner`, and `option` = { name, value }, if
-- one ended it
-- @example m:trace()[2].step  --> "deal"
-- @group matches
function methods:trace(n, player)
  door.count("trace", "n", n, 0)
  if player ~= nil then check_player(self, "trace", player, 1) end
  self:keep_log()
  return require "tenace.match.traced".of(self, n or 0, player)
end


return { methods = methods }
