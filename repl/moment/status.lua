-- What is known of the round, in sentences.

local amount = require "tenace.face.say.amount"
local camps = require "tenace.face.moment.camps"
local options = require "tenace.rules.options"
local phrase = require "tenace.face.say.phrase"
local roles = require "tenace.face.moment.roles"
local show = require "tenace.face.say.show"
local tricks = require "tenace.face.say.tricks"

local status = {}


local function add(list, key, parts)
  list[#list + 1] = phrase("status." .. key, parts)
end


local function add_contract(list, view, narrator)
  local declarer = view.declarer and narrator.names.players[view.declarer]
  if view.contract then
    add(list, "contract",
      { contract = show.move(view.contract, narrator.style) })
  end
  if declarer then
    list[#list + 1] = roles.told("declarer", view.declarer, narrator.names)
      or phrase("status.declarer", { player = declarer })
  end
end


--- Is the question for a card? During other questions trump may still be open.
local function asks_card(view)
  return view.question and view.question.kind == "card"
end


--- Trumps, unless the game tells nobody because they are always the same; nor
-- if they are a suit that has a letter only.
local function add_trump(list, view, narrator)
  local field = narrator.fields.trump
  if field and field.untold then return end
  if view.trump == "trump" then
    add(list, "no_trump_suit")
  elseif view.trump then
    local trump = narrator:value("trump", view.trump)
    if field or trump ~= view.trump then
      add(list, "trump", { trump = trump })
    end
  elseif field and asks_card(view) then
    add(list, "no_trump")
  end
end


--- The tricks of each side, or of each camp once it is known.
local function tricks_of(won, view, narrator)
  local variant, names = narrator.variant, narrator.names
  local known = camps.in_view(variant, view)
  return known and camps.told(known, won, variant, names)
    or names:by_side(won)
end


--- Does the target decide the match? It does not over so many rounds, nor where
-- another option silences it: then rules have their own end.
local function decides(target, variant)
  return target and target > 1 and (variant.rounds or 0) == 0
    and not options.without_effect(variant).target
end


--- The scores, and what it takes to win: points, or so many games of as many
-- points each, where the rules have an option `games`.
local function add_scores(list, view, narrator)
  local variant = narrator.variant
  local games = variant.options.games or 1
  local key = variant.facts.wins.lowest and "score_to"
    or games > 1 and "score_games" or "score_of"
  if not decides(view.target, variant) then key = "score" end
  local scores = amount.all(view.scores, variant)
  add(list, key, { score = narrator.names:by_side(scores),
    target = amount.of(view.target, variant), games = games })
end


--- status.of_round(view, narrator) -> what is known of the round, a list of
-- sentences: trumps and contract
function status.of_round(view, narrator)
  local list, names = {}, narrator.names
  local rounds = narrator.variant.rounds or 0
  add(list, rounds > 0 and "round_of" or "round",
    { round = view.round, rounds = rounds })
  if view.question and not asks_card(view) and #names.players > 1 then
    list[#list + 1] = roles.told("dealer", view.dealer, names)
      or names:says("status.dealt", view.dealer)
  end
  add_trump(list, view, narrator)
  add_contract(list, view, narrator)
  return list
end


--- status.of(view, narrator [, of_round]) -> the same, and tricks and score
-- @param of_round what status.of_round answers, if it is known
function status.of(view, narrator, of_round)
  of_round = of_round or status.of_round(view, narrator)
  local list = table.move(of_round, 1, #of_round, 1, {})
  local won = tricks.won(narrator.variant, view)
  if won then
    add(list, "tricks", { tricks = tricks_of(won, view, narrator) })
  end
  if view.scores then add_scores(list, view, narrator) end
  if view.problem then add(list, "problem", { problem = view.problem }) end
  return list
end


return status
