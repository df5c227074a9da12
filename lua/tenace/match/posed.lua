-- What can be asked of a game without a match: positions, tricks and results
-- that are told, by the game's name and by facts.

local door = require "tenace.base.door"
local games = require "tenace.rules.games"
local kinds = require "tenace.rules.kinds"
local kit = require "tenace.match.kit"
local position = require "tenace.match.position"

local posed = {}


--- Is a fact an option? One that is named like a pile is, if its value is.
local function is_option(variant, name, value)
  if variant.options[name] == nil or variant.fields[name] then return false end
  local piles, option = kit.of(variant).pile_of, nil
  for _, one in ipairs(variant.option_list) do
    if one.name == name then option = one end
  end
  return not piles[name] or kinds.value(option, value) ~= nil
end


--- The variant that facts are about: some of them may be options.
local function variant_for(game, facts)
  local variant, options = games.need(game), {}
  door.table("facts", facts, 3)
  for name, value in next, facts or {} do
    if is_option(variant, name, value) then options[name] = value end
  end
  if next(options) == nil then return variant end
  return games.need(variant.spec, options)
end


--- tenace.order(game [, facts]) -> order
-- The order that a game plays by. As text it is a line a suit, trumps first,
-- the cards from low to high.
-- @param facts what a round has settled, such as { trump = "H" }
-- @return an order: see there
-- @example tenace.order("whist", { trump = "H" }):beats("2H", "AS")  --> true
-- @group positions
function posed.order(game, facts)
  return position.order(variant_for(game, facts), facts)
end


--- tenace.legal(game, facts, position) -> list; or nil and the number
-- The moves allowed in a trick.
-- @param position { hand = "JC 4H", trick = { "10C", "KC" } }; the trick may be
-- text, and is left out for the leader; where several cards are played at once
-- it is a list of plays, { "4H 4H", "7H 8H" }, or the text of one
-- @example tenace.legal("whist", { trump = "H" }, { hand = "JC 4H",
--   trick = "10C KC" })
-- --> { "JC" }
-- @group positions
function posed.legal(game, facts, pose)
  if type(pose) == "table" then
    door.check_names("legal", pose, position.names)
  end
  return position.legal(variant_for(game, facts), facts, pose)
end


--- tenace.allows(game, facts, position, move) -> true; or false, reason, rule
-- May this move be made in a trick?
-- @param position { hand =, trick =, others = }; where several cards are led
-- at once, `others` are the other players' hands, a list, and tell whether a
-- throw stands
-- @param move a card, or several, as text
-- @return the reason in words, and the name of the rule that says no; and of a
-- throw that fails the cards that are led instead, a list of them where the
-- next player chooses
-- @example tenace.allows("whist", {}, { hand = "JC 4H", trick = "10C" }, "4H")
-- --> false, "you hold JC, so you must follow clubs", "follow_suit"
-- @group positions
function posed.allows(game, facts, pose, move)
  if type(pose) == "table" then
    door.check_names("allows", pose, position.names)
  end
  return position.allows(variant_for(game, facts), facts, pose, move)
end


--- tenace.why(game, facts, position, move) -> table
-- What the rules say about a move in a trick, as `m:why` does of one in a
-- match: whether it is allowed, by which rule, where that stands, and what is
-- allowed.
-- @param position { hand =, trick = }
-- @param move a card, as text
-- @return { move, allowed, rule, says, file, line, legal }
-- @example tenace.why("whist", {}, { hand = "JC 4H", trick = "10C" },
--   "JC").says
-- --> "it follows clubs"
-- @group positions
function posed.why(game, facts, pose, move)
  if type(pose) == "table" then
    door.check_names("why", pose, position.names)
  end
  return position.why(variant_for(game, facts), facts, pose, move)
end


--- tenace.winner(game, facts, plays) -> number, reason
-- Which of the plays wins the trick, and why.
-- @param plays text or a list, in the order played; a list where several cards
-- are played at once
-- @return the number of the play, 1 for the first, and the reason in words
-- @example tenace.winner("whist", { trump = "D" }, "10C KC 3D JC")
-- --> 3, "3D is the only trump"
-- @group positions
function posed.winner(game, facts, plays)
  return position.winner(variant_for(game, facts), facts, plays)
end


--- tenace.value(game, facts) -> number or table
-- What a result counts, by the game's step `value`.
-- @param facts what that step goes by
-- @error the game has no such step
-- @group positions
function posed.value(game, facts)
  return position.value(variant_for(game, facts), facts)
end


--- tenace.meld(game, facts, cards) -> true, kind, points; or false, reason,
-- rule
-- Are these cards a meld?
-- @param facts options of the game
-- @return `set`, `run` or `wild`, what the cards count, and for a full meld
-- `natural`, `mixed` or `wild`; or the reason in words, and the name of the
-- part of the facts that says no
-- @example tenace.meld("canasta", {}, "7S 7H 2D")  --> true, "set", 30
-- @error the game has no melds
-- @group positions
function posed.meld(game, facts, cards)
  return position.meld(variant_for(game, facts), facts, cards)
end


--- tenace.melds(game, facts, hand [, lying]) -> list
-- The melds that a hand can make, up to 1,000: one choice of cards for all that
-- come to the same.
-- @param hand the cards, as text
-- @param lying melds that the player may add to, a list of their cards
-- @example tenace.melds("canasta", {}, "7S 7H 2D 9C KH", { "KS KD KC" })
-- --> { "7H 7S 2D", "KH", "KH 2D", "2D on K" }
-- @group positions
function posed.melds(game, facts, hand, lying)
  return position.melds(variant_for(game, facts), facts, hand, lying)
end


--- tenace.step(game, facts, how) -> { scores, over, winner, gives, sheet }
-- Carries out one step of the rules in a round that is set up by hand. Worked
-- examples are run by this.
-- @param how { step = name, with = list of what it is given, scores = totals
-- before, tricks = won by side, held = hands by player, won = cards by side,
-- round_number, dealer, leaves = true for what is left }
-- @return the totals, whether the match is over then and who has won, what the
-- step gave, and as `sheet` the lines of the score that it wrote; as `leaves`
-- fields and numbers of cards, as examples say them
-- @example tenace.step("whist", {}, { step = "score_round",
--   tricks = { 8, 5 } }).scores
-- --> { 2, 0 }
-- @group positions
function posed.step(game, facts, how)
  door.check_names("step", how, position.round_names)
  return position.step(variant_for(game, facts), facts, how)
end


return posed
