-- Positions without a match: what the rules say about a hand and a trick, an
-- order, a result.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local explain = require "tenace.match.explain"
local field_kinds = require "tenace.rules.fields"
local kit = require "tenace.match.kit"
local lacking = require "tenace.match.lacking"
local melding = require "tenace.match.melding"
local ordered = require "tenace.base.ordered"
local parts = require "tenace.match.parts"
local plays = require "tenace.match.plays"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local own_piles = require "tenace.match.piles"
local sentence = require "tenace.base.sentence"
local words = require "tenace.words.all"

local position = {}

-- Where position.left has the cards of the game's own piles. No field of a game
-- has this name.
position.IN_PILES = "cards in piles"

-- The hands come after this pile.
local HANDS = core.first_piles.hands


--- Adds the first values of the fields that the facts leave out.
local function add_first(self, variant, facts)
  for name, field in next, variant.fields do
    if not facts or facts[name] == nil then
      self[name] = field_kinds.first(field, variant)
    end
  end
end


--- A replacement for `self` with the facts of a position. Everything else reads
-- as in a match: options, steps, empty fields.
function position.self(variant, facts)
  local k = kit.of(variant)
  local methods, unknown = k.methods, k.fields_meta.__index
  local self = {}
  for name, value in next, facts or {} do self[name] = value end
  add_first(self, variant, facts)
  return setmetatable(self, { __index = function(_, name)
    local method = methods[name]
    if method ~= nil then return method end
    return lacking.note(name, unknown(self, name))
  end })
end


--- The reason in an argument error, without the argument's number and function.
local function reason_in(text)
  return string.match(text, "^bad argument #%d+ to '[%w_]+' %((.*)%)$") or text
end


--- position.guarded(f, ...) -> what `f` answers
-- Calls a function that may run rules, under their budgets. Raises a fault in
-- a rules file as its problem, any other error as a text. If a fact was
-- lacking, the problem names it.
function position.guarded(f, ...)
  local results = table.pack(core.guard(nil, xpcall, f,
    problem.handler, ...))
  if results[1] then return table.unpack(results, 2, results.n) end
  local wrong = problem.of(results[2]) -- no handler sees that memory ran out
  if not wrong.file then error(reason_in(wrong.raised), 0) end
  local name = lacking.field(wrong.raised, f, ...)
  error(not name and wrong or problem.rules(wrong.file, wrong.line,
    sentence.of("lacks_fact", { name = name, text = wrong.text }),
    wrong.raised), 0)
end

local guarded = position.guarded


--- A seat or a side's number as a value of a field of that kind.
local function in_match(self, kind, value)
  local part = kind == "player" or kind == "side"
  if part and math.type(value) == "integer" then
    return core[kind](self, value)
  end
  return value
end


--- Puts cards into the piles of that name, if there are several.
local function set_each(self, variant, name, value)
  local first, n = own_piles.numbers(kit.of(variant), name)
  for i = 1, first and n or 0 do
    local cards = type(value) == "table" and value[i] or ""
    core.pose_pile(self, core.pile(self, first + i - 1), cards)
  end
end


--- Sets the declared fields of a core match from facts, and puts cards into the
-- game's own piles. Ignores other facts.
local function set_facts(self, variant, facts)
  add_first(self, variant, facts)
  local piles = kit.of(variant).pile_of
  for name, value in next, facts or {} do
    local field = variant.fields[name]
    if field then
      self[name] = in_match(self, field.kind, value)
    elseif piles[name] and variant.options[name] ~= value then
      core.pose_pile(self, core.pile(self, piles[name]), value)
    else
      set_each(self, variant, name, value)
    end
  end
end


--- A core match of the variant with these facts, in no round in particular.
function position.match(variant, facts, seed)
  local self = kit.match(kit.of(variant), seed or 1)
  set_facts(self, variant, facts)
  lacking.watch(self)
  return self
end


--- Raises if a fact is neither a field nor an option but nearly has the name of
-- one.
local function check_names(variant, facts)
  local names, piles = ordered.keys(variant.fields), kit.of(variant).pile_of
  table.move(ordered.keys(variant.options), 1, #ordered.keys(variant.options),
    #names + 1, names)
  for name in ordered.pairs(facts) do
    if not variant.fields[name] and variant.options[name] == nil
      and not piles[name] and not own_piles.numbers(kit.of(variant), name) then
      error(sentence.missing("no_such_fact", { name = sentence.shown(name),
        game = variant.title }, names), 0)
    end
  end
end


-- The kinds of fields whose values can be checked without a match.
local plain_kinds = { number = true, choice = true, flag = true, text = true,
  players = true }


--- Raises if a field may not have a fact's value, or lacks another fact that it
-- needs.
local function check_values(variant, facts)
  for name, value in ordered.pairs(facts) do
    local field = variant.fields[name]
    if field and plain_kinds[field.kind] then
      local _, wrong = field_kinds.check(field, value)
      if wrong then error(wrong, 0) end
    end
  end
  local fit, wrong = field_kinds.check_needs(variant.fields, facts)
  if not fit then error(wrong, 0) end
end


--- position.check_facts(variant, facts)
-- Raises if the facts are impossible, by their names or their values.
function position.check_facts(variant, facts)
  check_names(variant, facts or {})
  check_values(variant, facts or {})
end

local check_facts = position.check_facts


--- position.order(variant, facts [, stands]) -> order
-- @param stands { dealer = a player, round_number = } if they are known
function position.order(variant, facts, stands)
  check_facts(variant, facts)
  local self = position.self(variant, facts)
  for name, value in next, stands or {} do rawset(self, name, value) end
  return guarded(kit.of(variant).order_of, self)
end


--- position.cards_of(trick) -> the cards of a trick as one list of texts
function position.cards_of(trick)
  if type(trick) == "table" then return trick end
  if trick ~= nil and type(trick) ~= "string" then
    error(sentence.of("no_position"), 0)
  end
  return words.split(trick or "")
end

local cards_of = position.cards_of


--- The plays of a trick as a list of texts; a text is one play.
local function plays_of(trick)
  if type(trick) ~= "string" then return trick or {} end
  return string.find(trick, "%S") and { trick } or {}
end


--- position.asked(variant, facts, pose) -> the question for a card
-- @param pose { hand = "JC 4H", trick = { "10C", "KC" }, played = "2C" }
function position.asked(variant, facts, pose)
  if type(pose) ~= "table" then error(sentence.of("no_position"), 0) end
  local self = position.match(variant, facts)
  local trick = variant.plays and plays_of(pose.trick) or cards_of(pose.trick)
  core.pose_played(self, pose.played or "")
  core.pose_trick(self, 1, trick, pose.hand or "")
  core.pose_question(self)
  return question.of(self)
end


local function legal(variant, facts, pose)
  return question.moves(position.asked(variant, facts, pose))
end


-- The names in a position.
position.names = { "hand", "trick", "others", "played" }

--- The names in a round for `position.step`.
position.round_names = { "step", "with", "scores", "tricks", "held",
  "won", "last_won", "party", "leaves", "round_number", "dealer", "counted" }


--- position.legal(variant, facts, pose) -> list of moves
function position.legal(variant, facts, pose)
  check_facts(variant, facts)
  return guarded(legal, variant, facts, pose)
end


local function allows(variant, facts, pose, move)
  local asked = position.asked(variant, facts, pose)
  local kept, reason, rule = question.read(asked, move)
  if not kept then return false, reason, rule end
  local forced = asked.plays and pose.others and #plays_of(pose.trick) == 0
    and core.throw_forced(position.order(variant, facts), kept, pose.others)
  if not forced or #forced == 0 then return true end
  return false, plays.failure(forced), "throw_fails",
    #forced > 1 and forced or forced[1]
end


--- position.allows(variant, facts, pose, move) -> true; or false, reason, rule
function position.allows(variant, facts, pose, move)
  check_facts(variant, facts)
  return guarded(allows, variant, facts, pose, move)
end


local function why(variant, facts, pose, move)
  local asked = position.asked(variant, facts, pose)
  local ok, says, rule = allows(variant, facts, pose, move)
  local answer = { move = question.read(asked, move) or move, allowed = ok,
    says = says, rule = rule, legal = question.moves(asked) }
  if ok and asked.plays then
    answer.says, answer.rule = plays.permission(asked.core, answer.move)
  elseif ok then
    answer.says, answer.rule = explain.permission(asked.core, asked)
  end
  if answer.rule then
    answer.file, answer.line = cite.obligation(variant, answer.rule)
  end
  return answer
end


--- position.why(variant, facts, pose, move) -> as match:why
function position.why(variant, facts, pose, move)
  check_facts(variant, facts)
  return guarded(why, variant, facts, pose, move)
end


--- The number of the best play of several cards, and why it wins.
local function best_play(variant, facts, list)
  local self = position.match(variant, facts)
  local cards = table.concat(list, " ")
  local size = #words.split(list[1] or "")
  if size == 0 then error(sentence.of("no_plays"), 0) end
  local n = core.plays_winner(self, cards, size)
  local order = position.order(variant, facts)
  return n, (plays.trick(order, list, n))
end


--- Checks that nobody plays twice to a trick.
local function check_plays(variant, n)
  if n <= variant.players then return end
  error(sentence.of("many_plays", { game = variant.title, n = n,
    players = variant.players }), 0)
end


--- position.winner(variant, facts, list) -> number, reason
function position.winner(variant, facts, list)
  if variant.plays then
    check_plays(variant, #plays_of(list))
    return guarded(best_play, variant, facts, plays_of(list))
  end
  local deck, cards = kit.of(variant).deck, {}
  for i, play in ipairs(cards_of(list)) do
    cards[i] = type(play) == "string" and deck:read(play)
      or error(sentence.of("no_such_card", { card = sentence.shown(play) }), 0)
  end
  if #cards == 0 then error(sentence.of("no_plays"), 0) end
  check_plays(variant, #cards)
  local order = position.order(variant, facts)
  return order:winner(cards), (explain.trick(order, cards, deck))
end


--- The kind of meld, the points, and whether it is full; or false, reason,
-- rule.
local function meld(variant, cards)
  local made, fault, part = core.judge_meld(kit.of(variant).setup, cards)
  if not made then return false, melding.says(variant, fault, part) end
  if made.full then return true, made.kind, made.points, made.full end
  return true, made.kind, made.points
end


--- Raises that a game has no melds.
local function check_melds(variant)
  if not variant.facts.melds then
    error(sentence.of("no_melds", { game = variant.title }), 0)
  end
end


--- position.meld(variant, facts, cards) -> true, kind, points; or false,
-- reason, rule
function position.meld(variant, facts, cards)
  check_facts(variant, facts)
  check_melds(variant)
  return guarded(meld, variant, cards)
end


--- position.points(variant, facts, cards) -> the points of the cards alone
function position.points(variant, facts, cards)
  return guarded(function()
    local self = position.match(variant, facts)
    core.pose_won(self, 1, cards)
    return core.side(self, 1).won:points()
  end)
end


local function list_melds(variant, hand, lying)
  local self, list = position.match(variant), {}
  local ok, fault, part = core.pose_melds(self, 1, lying)
  if not ok then error((melding.says(variant, fault, part)), 0) end
  core.pose_hand(self, 1, hand)
  core.pose_stage(self, "meld")
  for _, move in ipairs((core.meld_moves(self, question.most))) do
    local said = parts.of(variant, { kind = "turn" }, move)
    if said.form == "meld {groups}" then
      list[#list + 1] = said.pieces[2].text
    end
  end
  return list
end


--- position.melds(variant, facts, hand, lying) -> list of texts
-- The melds that a hand can make, together with the melds of its side.
function position.melds(variant, facts, hand, lying)
  check_facts(variant, facts)
  check_melds(variant)
  return guarded(list_melds, variant, hand, lying or {})
end


-- Steps that only answer: the match may not change meanwhile.
local ONLY_ANSWER = { order = true, standing = true, value = true, over = true,
  next_dealer = true }


--- What a step of a position's match answers. After an error nobody needs the
-- match any more.
local function answer_of(self, variant, name, ...)
  local lock = ONLY_ANSWER[name]
  if lock then core.lock(self, true, name) end
  local answers = table.pack(variant.steps[name](self, ...))
  if lock then core.lock(self, false) end
  return table.unpack(answers, 1, answers.n)
end


local function value_of(variant, facts)
  local self = position.match(variant, facts)
  local result = table.pack(answer_of(self, variant, "value"))
  local says = result[2]
  if type(says) == "table" and type(says[1]) == "string" then
    result[2] = core.says(says)
  end
  if result[1] == nil and type(result[2]) == "string" then
    problem.raise_text(result[2])
  end
  return table.unpack(result, 1, result.n)
end


--- position.value(variant, facts) -> the answer of the game's step `value`
-- The facts are declared fields and options. The step may use words as in a
-- match. If it answers nil and why the facts are impossible, that text is
-- raised.
function position.value(variant, facts)
  if not variant.steps.value then
    error(sentence.of("no_value", { game = variant.title }), 0)
  end
  check_facts(variant, facts)
  return guarded(value_of, variant, facts)
end


--- Puts totals, tricks and cards into a core match whose round has begun.
local function pose_round(self, variant, how)
  for side, points in ipairs(how.scores or {}) do
    kit.of(variant).core.words.score(self, side, points,
      sentence.of("scored_before"))
  end
  core.pose_round(self, how.round_number or 1, how.dealer or 1)
  core.begin_round(self)
  local tricks = how.tricks or {}
  for i, n in ipairs(tricks) do
    local by_player = #tricks > #variant.sides
    core.pose_tricks(self, by_player and i or variant.sides[i][1], n)
  end
  for side, cards in next, how.won or {} do core.pose_won(self, side, cards) end
  for player, cards in next, how.held or {} do
    core.pose_hand(self, player, cards)
  end
  for side, n in ipairs(how.counted or {}) do
    self:count(side, n, sentence.of("scored_before"))
  end
  local last = how.last_won
  if last then core.pose_last(self, last[#last], last[1]) end
  if how.party then
    self:form_parties { players = how.party, name = sentence.of "first_party",
      others = sentence.of "second_party" }
  end
end


--- position.left(self, variant) -> table
-- The state of a round: its fields, with players and sides by number; the
-- number of cards in each pile, and in each hand as `counts`; the cards of the
-- game's own piles under position.IN_PILES; the dealer, and whom the rules have
-- chosen to deal next; the points that each side has counted as `counted`, and
-- its `tricks`.
function position.left(self, variant)
  local piles, left = core.piles(self), { counts = {} }
  for name, n in next, kit.of(variant).pile_of do
    left[name] = #words.split(piles[n])
  end
  left[position.IN_PILES] = own_piles.held(kit.of(variant), piles)
  for name, list in next, left[position.IN_PILES] do
    if type(list) == "table" then
      left[name] = {}
      for i, text in ipairs(list) do left[name][i] = #words.split(text) end
    end
  end
  for player = 1, variant.players do
    left.counts[player] = #words.split(piles[HANDS + player])
  end
  local state = core.state(self)
  left.dealer, left.next_dealer = state.dealer, state.next_dealer
  left.counted, left.tricks = {}, {}
  for side in ipairs(variant.sides) do
    local has = core.side(self, side)
    left.counted[side], left.tricks[side] = has.count, has.tricks
  end
  local fields = core.fields(self)
  for name in next, variant.fields do
    left[name] = kit.plain(rawget(fields, name))
  end
  return left
end


--- The arguments of a step: a text such as `player 1` becomes that player.
local function arguments(self, list)
  local given = table.move(list or {}, 1, #(list or {}), 1, {})
  for i, value in ipairs(given) do
    local kind, n = string.match(sentence.shown(value), "^(%a+) (%d+)$")
    if kind == "player" or kind == "side" then
      given[i] = core[kind](self, math.tointeger(n))
    end
  end
  return table.unpack(given, 1, #given)
end


-- What a word raises that leaves the step: its answer.
local LEAVES = { ["deal again"] = true, ["end round"] = true }


--- What a step gives; "deal again" if it has the cards dealt again, and "end
-- round" if it ends the round at once.
local function given_by(self, variant, how)
  local ok, gives = pcall(answer_of, self, variant, how.step,
    arguments(self, how.with))
  if not ok and not LEAVES[gives] then error(gives, 0) end
  return gives
end


--- What the engine runs once a round has been scored.
local function end_scoring(self, variant, how, gives)
  local scored = how.step == "score_round" and gives ~= "deal again"
  if scored and variant.steps.after_round then
    answer_of(self, variant, "after_round")
  end
end


local function step(variant, facts, how)
  local self = kit.match(kit.of(variant), 1)
  pose_round(self, variant, how)
  set_facts(self, variant, facts)
  local before = #core.lines(self)
  local gives = given_by(self, variant, how)
  end_scoring(self, variant, how, gives)
  local left = how.leaves and position.left(self, variant) or nil
  if variant.steps.over then
    core.end_round(self, answer_of(self, variant, "over"))
  else
    core.end_round(self)
  end
  local state = core.state(self)
  return { scores = core.scores(self), over = state.over,
    winner = state.over and state.winner or nil, gives = gives,
    leaves = left, sheet = core.lines(self, before) }
end


--- position.step(variant, facts, how) -> { scores, over, winner, gives }
-- Runs one step in a round that the caller describes; after `score_round` also
-- `after_round`, if there is one, as the engine does.
-- @param how { step = name, with = a list of arguments, scores = totals before,
-- tricks = won by side, held = hands by player, won = cards by side, last_won =
-- the seat that won the last trick, or the last two, in a list, party = the
-- seats of the first party, round_number, dealer, counted = what each side has
-- counted, leaves = true for `leaves`, see position.left }
function position.step(variant, facts, how)
  check_facts(variant, facts)
  local name = sentence.shown(type(how) == "table" and how.step)
  if not variant.steps[name] then
    error(sentence.missing("no_such_step", { name = name },
      ordered.keys(variant.steps)), 0)
  end
  return guarded(step, variant, facts, how)
end


return position
