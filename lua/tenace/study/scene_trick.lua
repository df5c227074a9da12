-- Examples of a trick: what may be played to it, what may not, who wins it.

local core = require "tenace.core"
local example = require "tenace.rules.example"
local explain = require "tenace.match.explain"
local leave_out = require "tenace.study.leave_out"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local plays = require "tenace.match.plays"
local position = require "tenace.match.position"
local question = require "tenace.match.question"
local scene = require "tenace.study.scene"
local words = require "tenace.words.all"

local scene_trick = {}

local HANDS = core.first_piles.hands


--- Why the first of the allowed moves is allowed: reason, rule.
local function permission(asked, list)
  if asked.plays then return plays.permission(asked.core, list[1] or "") end
  return explain.permission(asked.core)
end


--- What the rules say of a hand and a trick: the moves, the rule that refuses
-- each other card of the hand, and why the moves are allowed.
local function answers(variant, given)
  local facts = example.facts(given, variant)
  position.check_facts(variant, facts)
  local asked = position.asked(variant, facts, { hand = given.hand,
    trick = example.list(given.trick or {}), played = given.played })
  local list = question.moves(asked)
  if not list or #list == 0 then return nil end
  local rules, n = {}, 0
  for _, card in ipairs(asked.plays and {} or words.split(given.hand)) do
    local kept, why, rule = question.read(asked, card)
    if not kept then rules[card], n = rule or why, n + 1 end
  end
  local says, duty = permission(asked, list)
  return { asked = asked, list = list, rules = rules, refused = n,
    says = says, duty = duty }
end


--- Is each word of a move among these?
local function fits(move, hand)
  local left = {}
  for _, card in ipairs(words.split(hand)) do
    left[card] = (left[card] or 0) + 1
  end
  for _, card in ipairs(words.split(move)) do
    left[card] = (left[card] or 0) - 1
    if left[card] < 0 then return false end
  end
  return true
end


--- Are all moves that the hand can still make allowed as before, and no others?
local function same_moves(base, now, hand)
  local left, n = {}, 0
  for _, move in ipairs(base.list) do
    if fits(move, hand) then left[move], n = true, n + 1 end
  end
  for _, move in ipairs(now.list) do
    if not left[move] then return false end
  end
  return n == #now.list
end


--- Is each card refused by the same rule as before, and does each rule that
-- refused a card still refuse one?
local function same_rules(base, now)
  local still = {}
  for card, rule in next, now.rules do
    if base.rules[card] ~= rule then return false end
    still[rule] = true
  end
  for _, rule in next, base.rules do
    if not still[rule] then return false end
  end
  return true
end


--- Does the hand still show a choice: a card that is refused, or two cards?
local function has_choice(base, now, hand)
  if base.refused > 0 then return now.refused > 0 end
  local before = math.min(2, #words.split(base.hand))
  return #words.split(hand) >= before
end


-- By what an example of a question shows: does the answer `now` say the same of
-- the move as `base`?
local same = {}


function same.moves(base, now, given)
  return same_moves(base, now, given.hand) and same_rules(base, now)
    and now.duty == base.duty and (base.refused > 0 or now.says == base.says)
    and has_choice(base, now, given.hand)
end


function same.may(base, now, given, move)
  return question.read(now.asked, move) ~= nil and now.duty == base.duty
    and now.says == base.says and has_choice(base, now, given.hand)
end


same["may not"] = function(base, now, _, move)
  local kept, why, rule = question.read(now.asked, move)
  return not kept and rule == base.rule and (rule or why == base.why)
end


-- What the example expects, by what it shows.
local expects = {}


function expects.moves(body, now)
  local several = string.find(table.concat(now.list, ","), " ", 1, true)
  body.legal = several and now.list or table.concat(now.list, " ")
end


--- A move as an example has it: a list, if it has several words.
local function as_move(move)
  return string.find(move, " ", 1, true) and { move } or move
end


function expects.may(body, _, move) body.allowed = as_move(move) end


expects["may not"] = function(body, now, move)
  local _, _, rule = question.read(now.asked, move)
  body.refused, body.because = as_move(move), rule
end


--- The cards that have been won so far in this round.
local function won_before(m)
  local piles, list = core.piles(m.core), {}
  local first = HANDS + m.variant.players
  for side = 1, #m.variant.sides do
    if piles[first + side] ~= "" then list[#list + 1] = piles[first + side] end
  end
  return #list > 0 and table.concat(list, " ") or nil
end


--- The plays of the present trick, as an example gives them; nil if there are
-- none yet.
local function trick_of(m)
  local list = {}
  for i, play in ipairs(core.trick(m.core) or {}) do list[i] = play.cards end
  if #list == 0 then return nil end
  return m.variant.plays and list or table.concat(list, " ")
end


--- What a shortened example gives: the least of fields, of the trick and of the
-- hand.
local function shorten(given, home, says)
  scene.shorten(given, home, says)
  leave_out.key(given, "played", says)
  leave_out.key(given, "trick", says)
  for _, name in ipairs { "trick", "hand", "played" } do
    if type(given[name]) == "string" then
      leave_out.words(given, name, says)
    elseif given[name] then
      leave_out.list(given, name, says)
    end
  end
end


--- Does the position say of all cards what the match says?
local function as_in_match(base, m)
  local moves = m:moves()
  if not moves or #moves ~= #base.list then return false end
  for _, move in ipairs(moves) do
    if not ordered.has(base.list, move) then return false end
  end
  return true
end


--- The answer to what the example gives in full, if the match says the same.
local function base_of(given, variant, m, move)
  local ok, base = pcall(position.guarded, answers, variant, given)
  if not ok or not base or not as_in_match(base, m) then return nil end
  base.hand = given.hand
  if move then
    local _
    _, base.why, base.rule = question.read(base.asked, move)
    local _, _, rule = m:allows(move)
    if rule ~= base.rule then return nil end
  end
  return base
end


--- scene_trick.asked(m, home, library, shows, move) -> scene; nil if the
-- question is none of a trick
-- @param shows "moves", "may" or "may not"
-- @param move the move that is shown; nil for "moves"
-- @return { given, say(given) -> example or nil, shorten }
function scene_trick.asked(m, home, library, shows, move)
  local asked = match.asked(m)
  if not asked or not core.trick(m.core) or not asked.pile
    or asked.kind ~= "card" and not asked.plays then
    return nil
  end
  local given = scene.given(m, home)
  given.hand, given.trick = asked.pile, trick_of(m)
  given.played = won_before(m)
  local base = scene.based(given, function(try)
    local variant = scene.variant(try, home, library)
    return variant and base_of(try, variant, m, move)
  end)
  if not base then return nil end
  local function say(try)
    local variant = scene.variant(try, home, library)
    local now = variant and answers(variant, try)
    if not now or not same[shows](base, now, try, move) then return nil end
    local body = ordered.copy(try)
    expects[shows](body, now, move)
    return body
  end
  return { given = given, say = say, shorten = shorten }
end


--- The last trick in the match, and the match as it was just before its end;
-- nil if there was none.
local function last_trick(m)
  local last = m:view(1).last
  local back = m:copy()
  while not last do
    local n = back:decisions()
    if back:undo():decisions() == n then return nil end
    last = back:view(1).last
  end
  repeat
    local n = back:decisions()
    back:undo()
  until back:decisions() == n or #(core.trick(back.core) or {}) > 0
    or not core.trick(back.core)
  return last, back
end


--- The plays of a trick that is over, as an example gives them, and the number
-- of the winning one.
local function plays_of(last, variant)
  local list, winner = {}, nil
  for i, play in ipairs(last.cards or last) do
    list[i] = play.cards
    if play.player == last.winner then winner = i end
  end
  return variant.plays and list or table.concat(list, " "), winner
end


--- Who wins the trick that is given: the number, the cards and the reason.
local function winner_of(variant, given)
  local list = example.list(given.trick)
  local n, why = position.winner(variant, example.facts(given, variant), list)
  return n, list[n], why, #list
end


--- scene_trick.won(m, home, library) -> scene; nil if no trick has been won
function scene_trick.won(m, home, library)
  local last, back = last_trick(m)
  if not last or not last.winner then return nil end
  local given = scene.given(m, home, back.core)
  local list, number = plays_of(last, m.variant)
  given.trick = list
  local base = scene.based(given, function(try)
    local variant = scene.variant(try, home, library)
    local ok, n, cards, why = pcall(winner_of, variant, try)
    return ok and n == number and { cards = cards, why = why }
  end)
  if not base then return nil end
  local function say(try)
    local variant = scene.variant(try, home, library)
    local n, cards, why, plays_left = winner_of(variant, try)
    if cards ~= base.cards or why ~= base.why or plays_left < 2 then
      return nil
    end
    local body = ordered.copy(try)
    body.winner = n
    return body
  end
  return { given = given, say = say, shorten = shorten }
end


return scene_trick
