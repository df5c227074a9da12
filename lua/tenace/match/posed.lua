-- Questions to a game without a match: about positions, tricks and results that
-- the caller describes, by the game's name and by fields.

local door = require "tenace.base.door"
local games = require "tenace.rules.games"
local kinds = require "tenace.rules.kinds"
local kit = require "tenace.match.kit"
local position = require "tenace.match.position"
local solve = require "tenace.match.solve"

local posed = {}


--- Is a fact an option? If a pile has the same name, it is an option only if
-- its value can be one.
local function is_option(variant, name, value)
  if variant.options[name] == nil or variant.fields[name] then return false end
  local piles, option = kit.of(variant).pile_of, nil
  for _, one in ipairs(variant.option_list) do
    if one.name == name then option = one end
  end
  return not piles[name] or kinds.value(option, value) ~= nil
end


--- The variant for these fields: some of them may be options.
local function variant_for(game, fields)
  local variant, options = games.need(game), {}
  door.table("fields", fields, 3)
  for name, value in next, fields or {} do
    if is_option(variant, name, value) then options[name] = value end
  end
  if next(options) == nil then return variant end
  return games.need(variant.spec, options)
end


--- tenace.order(game [, fields]) -> order
-- The order by which a game plays. As text it has a line for each suit, trumps
-- first, with the cards from low to high.
-- @param fields what a round has settled, such as { trump = "H" }
-- @return an order: see there
-- @example tenace.order("whist", { trump = "H" }):beats("2H", "AS")  --> true
-- @group positions
function posed.order(game, fields)
  return position.order(variant_for(game, fields), fields)
end


--- tenace.legal(game, fields, position) -> list; or nil and the number
-- The moves allowed in a trick.
-- @param position { hand = "JC 4H", trick = { "10C", "KC" } }; the trick may be
-- text, and a leader leaves it out; where several cards are played at once it
-- is a list of plays, { "4H 4H", "7H 8H" }, or the text of one. `played` are
-- cards of earlier tricks: without them it is the first trick
-- @example tenace.legal("whist", { trump = "H" }, { hand = "JC 4H",
--   trick = "10C KC" })
-- --> { "JC" }
-- @group positions
function posed.legal(game, fields, pose)
  if type(pose) == "table" then
    door.check_names("legal", pose, position.names)
  end
  return position.legal(variant_for(game, fields), fields, pose)
end


--- tenace.allows(game, fields, position, move) -> true; or false, reason, rule
-- May this move be made in a trick?
-- @param position { hand =, trick =, others = }; where several cards are led at
-- once, `others` is a list of the other players' hands, and they decide whether
-- a throw succeeds
-- @param move a card, or several, as text
-- @return the reason in words, and the name of the rule that forbids the move;
-- for a throw that fails, also the cards that must be led instead, a list if
-- the next player chooses among several
-- @example tenace.allows("whist", {}, { hand = "JC 4H", trick = "10C" }, "4H")
-- --> false, "you hold JC, so you must follow clubs", "follow_suit"
-- @group positions
function posed.allows(game, fields, pose, move)
  if type(pose) == "table" then
    door.check_names("allows", pose, position.names)
  end
  return position.allows(variant_for(game, fields), fields, pose, move)
end


--- tenace.why(game, fields, position, move) -> table
-- The rules' answer about a move in a trick, as `m:why` gives it in a match:
-- whether the move is allowed, by which rule, the place of the rule, and the
-- moves that are allowed.
-- @param position { hand =, trick = }
-- @param move a card, as text
-- @return { move, allowed, rule, says, file, line, legal }
-- @example tenace.why("whist", {}, { hand = "JC 4H", trick = "10C" },
--   "JC").says
-- --> "it follows clubs"
-- @group positions
function posed.why(game, fields, pose, move)
  if type(pose) == "table" then
    door.check_names("why", pose, position.names)
  end
  return position.why(variant_for(game, fields), fields, pose, move)
end


--- tenace.winner(game, fields, plays) -> number, reason
-- Which of the plays wins the trick, and why.
-- @param plays text or a list, in the order played; a list where several cards
-- are played at once
-- @return the number of the play, 1 for the first, and the reason in words
-- @example tenace.winner("whist", { trump = "D" }, "10C KC 3D JC")
-- --> 3, "3D is the only trump"
-- @group positions
function posed.winner(game, fields, plays)
  return position.winner(variant_for(game, fields), fields, plays)
end


--- tenace.value(game, fields) -> number or table
-- The value of a result, from the game's step `value`.
-- @param fields the result, as fields and options that the step reads
-- @error the game has no such step
-- @group positions
function posed.value(game, fields)
  return position.value(variant_for(game, fields), fields)
end


--- tenace.meld(game, fields, cards) -> true, kind, points; or false, why, rule
-- Are these cards a meld?
-- @param fields options of the game
-- @return `set`, `run` or `wild`, the points of the cards, and for a full meld
-- `natural`, `mixed` or `wild`; or the reason in words, and the name of the
-- part of the fact `melds` that forbids it
-- @example tenace.meld("canasta", {}, "7S 7H 2D")  --> true, "set", 30
-- @error the game has no melds
-- @group positions
function posed.meld(game, fields, cards)
  return position.meld(variant_for(game, fields), fields, cards)
end


--- tenace.melds(game, fields, hand [, lying]) -> list
-- The melds that a hand can make, up to 1,000. Of card choices with the same
-- effect the list has only one.
-- @param hand the cards, as text
-- @param lying melds that the player may add to, a list of their cards
-- @example tenace.melds("canasta", {}, "7S 7H 2D 9C KH", { "KS KD KC" })
-- --> { "7H 7S 2D", "KH", "KH 2D", "2D on K" }
-- @group positions
function posed.melds(game, fields, hand, lying)
  return position.melds(variant_for(game, fields), fields, hand, lying)
end


--- tenace.solve(game, fields, position) -> { value, moves, nodes, seconds }; or
-- nil, reason
-- Perfect play of a position in a trick, when everyone sees all cards.
-- @param position { hands = { "…", … }, trick = { … }, leader = 1 }: what the
-- players still hold, the cards of the trick, and who led it; and what
-- `m:solve` takes: `for`, `camp`, `fewest`, `last`, `trick_counts`
-- @return what the camp of the player in turn gets of what is left, and the
-- same for each card, the best first; or nil and what prevents an answer
-- @example local solved = tenace.solve("whist", { trump = "S" },
--   { hands = { "AH 2C", "KH 3C", "2S 4C", "QH AC" }, leader = 2 })
-- return solved.value, solved.moves[1].move
-- --> 1, "3C"
-- @group positions
function posed.solve(game, fields, pose)
  return solve.position(variant_for(game, fields), fields, pose)
end


--- tenace.step(game, fields, how) -> { scores, over, winner, gives, sheet }
-- Runs one step of the rules in a round that the caller describes. After
-- `score_round` it runs `after_round`, too, if there is one. Worked examples
-- use it.
-- @param how { step = name, with = list of arguments, scores = totals before,
-- tricks = won by side, held = hands by player, won = cards by side, last_won =
-- the seat that won the last trick, or the last two, in a list, party = the
-- seats of the first party, round_number, dealer, counted = what each side has
-- counted, leaves = true for `leaves` in the result }
-- @return `scores`, the totals; `over` and `winner`, whether the match is then
-- over and who has won; `gives`, the step's answer; `sheet`, the lines of the
-- score that it wrote; as `leaves` the fields and numbers of cards afterwards,
-- in the form of examples
-- @example tenace.step("whist", {}, { step = "score_round",
--   tricks = { 8, 5 } }).scores
-- --> { 2, 0 }
-- @group positions
function posed.step(game, fields, how)
  door.check_names("step", how, position.round_names)
  return position.step(variant_for(game, fields), fields, how)
end


return posed
