-- Continues a match under changed rules, options or cards: makes the decisions
-- so far again there, as far as they are still allowed.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local deals = require "tenace.match.deals"
local dealt = require "tenace.match.dealt"
local follow = require "tenace.match.follow"
local door = require "tenace.base.door"
local games = require "tenace.rules.games"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"
local standing = require "tenace.match.standing"
local words = require "tenace.words.all"

-- The names that `how` may have when rules change.
local HOW = { "back" }

-- The methods of a match in this file.
local methods = {}


--- Why a decision is refused now, and the rule, if a rule refuses it. The match
-- must be at that question to answer this, so it goes back to just before the
-- decision.
local function refusal(m, refused)
  local _, why, rule = question.read(question.of(m.core), refused.move)
  match.rebuild(m, refused.decision - 1)
  if why then return why, rule end
  return sentence.of(m:turn() and "is_allowed" or "match_over")
end


--- Does that player know the move of a decision?
local function knows(m, player, decision)
  for _, entry in ipairs(m:story(player)) do
    decision = decision - (entry.what == "move" and 1 or 0)
    if decision == 0 then return entry.move ~= nil end
  end
  return true
end


--- The seats whose players do not know the move of a decision; nil if all do.
local function hidden_from(m, decision)
  local list = {}
  for player = 1, m.variant.players do
    if not knows(m, player, decision) then list[#list + 1] = player end
  end
  return #list > 0 and list or nil
end


--- The report on the first decision that is no longer allowed.
local function failure(self, m, decision, why, rule)
  local old = record.traced(self).core
  local seats, rounds = core.deciders(old)
  local told = { decision = decision, move = core.moves_made(old)[decision],
    player = string.byte(seats, decision), round = rounds[decision],
    why = why, rule = rule, hidden_from = hidden_from(self:copy(), decision) }
  if rule then told.file, told.line = cite.obligation(m.variant, rule) end
  return told
end


--- The number of the first decision that the program now makes differently
-- because only one answer is possible. The same cards in another order are
-- equal.
local function made_otherwise(moves, made)
  for n, move in ipairs(moves) do
    if made[n] and made[n] ~= move
      and words.sorted(made[n]) ~= words.sorted(move) then
      return n
    end
  end
end


--- Begins the match, and makes these moves as far as it can.
local function begin_and_follow(m, moves)
  local state, wrong = match.go_on(m)
  if not state then return false, wrong end
  return follow.moves(m, moves)
end


--- Why the match stops before that move, if nobody tried it.
local function not_tried(m, move)
  local asked = match.asked(m)
  if not asked then return sentence.of("match_over") end
  local kept, why, rule = question.read(asked, move)
  return kept and sentence.of("is_allowed") or why, rule
end


--- The report on a decision that nobody has now, because only another answer is
-- possible: why the old one is refused if it is tried all the same.
local function only_other(self, m, n, made)
  local trial = match.like(self, m)
  match.rebuild(m, n - 1)
  match.set_up(trial)
  core.load_tape(trial.core, core.tape(self.core, 0))
  local state, wrong = core.patiently(match.go_on, trial)
  if not state and type(wrong) == "table" and wrong.kind == "refused"
    and wrong.decision == n then
    return failure(self, m, n, refusal(trial, wrong))
  end
  return failure(self, m, n, sentence.of("record_forced", { move = made }))
end


--- Makes the decisions so far again in the match `m`, as far as they are
-- allowed. Answers the report on the first that is not, if there is one. Finds
-- out anew which of them are forced.
local function play_again(self, m)
  match.set_up(m)
  local moves = core.moves_made(self.core)
  local done, wrong = core.patiently(begin_and_follow, m, moves)
  local made = core.moves_made(m.core)
  local other, read = made_otherwise(moves, made), core.decisions(m.core)
  if other and other <= read then
    return only_other(self, m, other, made[other])
  end
  if done then return nil end
  if not wrong then
    return failure(self, m, read + 1, not_tried(m, moves[read + 1]))
  end
  if type(wrong) ~= "table" or wrong.kind ~= "refused" then error(wrong, 0) end
  return failure(self, m, wrong.decision, refusal(m, wrong))
end


--- Makes this match equal to the other one.
local function become(self, m)
  self.variant, self.deal = m.variant, m.deal
  self.core, self.state, self.back = m.core, m.state, m.back
  self.asked, self.told, self.undone = false, nil, {}
end


--- Continues as `other`, if all decisions are allowed there or `back` is set.
local function go_on_as(self, other, back)
  self:decisions() -- mends a broken match
  local m = match.like(self, other)
  local failed = play_again(self, m)
  if failed and not back then
    return false, failed.decision, failed.why, failed
  end
  local before = standing.of(self)
  become(self, m)
  local changes = standing.changes(before, standing.of(self))
  if failed then return true, changes, failed end
  return true, changes
end


--- The rules in the form in which the match is played: a short match stays as
-- short as it is.
local function as_short(self, variant)
  local how = self.variant.short
  if not how or variant.players ~= self.variant.players then return variant end
  local short = require "tenace.match.short"
  return short.of(variant, short.read(short.said(how)))
end


--- The variant of that spec, with its files read anew; raises a problem.
local function fresh(self, spec, options)
  local variant, wrong = games.library:variant(spec, options, true)
  if not variant then error(wrong, 0) end
  return as_short(self, variant)
end


--- A spec with the further house rules that a text names, and the options in
-- it.
local function with_words(spec, text)
  local values = {}
  for _, word in ipairs(words.split(text)) do
    local name, value = string.match(word, "^([%a_][%w_]*)=(.*)$")
    if name then values[name] = value else spec = spec .. "+" .. word end
  end
  return spec, values
end


--- m:reload([how]) -> true, changes; or false, number, why, failure
-- Reads the rules again and makes the moves so far again under them.
-- @param how { back = true }: if a decision is no longer allowed, the match
-- goes back to just before it, under the new rules; otherwise it stays under
-- the old ones
-- @example m:reload()  --> true, {}
-- @return what is different now, { what, before, after } each: `scores`, a
-- field, a pile, `moves`, …; with `back` also the failure, if there was one
-- @return false, the number of the first decision that is no longer allowed,
-- the reason, and the failure, a table with both and `move`, `player`, `round`,
-- `rule`, `file` and `line`, and `hidden_from`, the seats that do not know the
-- move, if there are some; the match then stays under the old rules
-- @error a rules file is in error
-- @group matches
function methods:reload(how)
  local back = door.check_names("reload", how, HOW).back or false
  return go_on_as(self, { variant = fresh(self, self.variant.spec) }, back)
end


--- m:set(options [, how]) -> true, changes; or false, number, why, failure
-- Gives the match other options or further house rules, and makes the moves so
-- far again under them, as `m:reload` does.
-- @param options by name, { target = 7 }; or text, "american target=7"
-- @param how as in `m:reload`
-- @example m:copy():set({ target = 7 })  --> true, {}
-- @error there is no such option or house rule
-- @group matches
function methods:set(options, how)
  local back = door.check_names("set", how, HOW).back or false
  local spec, values = self.variant.spec, options
  if type(options) == "string" then
    spec, values = with_words(spec, options)
  elseif type(options) ~= "table" then
    error(sentence.of "set_what", 2)
  end
  return go_on_as(self, { variant = fresh(self, spec, values) }, back)
end


--- m:under(game [, how]) -> true, changes; or false, number, why, failure
-- Gives the match other rules: all its house rules and options are those of
-- `game` now. The moves so far are made again, as `m:reload` does.
-- @param game `whist+american+rounds=3`, or a list of such words
-- @param how as in `m:reload`
-- @example m:copy():under("whist+american")  --> true, {}
-- @error there is no such game, or a rules file is in error
-- @group matches
function methods:under(game, how)
  local back = door.check_names("under", how, HOW).back or false
  if not games.is_spec(game) then error(sentence.of "no_game_named", 2) end
  return go_on_as(self, { variant = fresh(self, game) }, back)
end


--- m:redeal(deal [, how]) -> true, changes; or false, number, why, failure
-- Deals the present round anew, with these cards. The rounds before it stay,
-- and so do deals of this round that were thrown in. The moves so far are made
-- again, as `m:reload` does.
-- @param deal as in `tenace.new`, for this round: `m:dealt` gives it, to be
-- edited
-- @param how as in `m:reload`
-- @example m:copy():redeal(m:dealt())  --> true, {}
-- @error a card or pile does not exist, or a card is used too often
-- @group matches
function methods:redeal(deal, how)
  local back = door.check_names("redeal", how, HOW).back or false
  local all = dealt.instead(self, self.deal and self.deal.given, deal)
  return go_on_as(self, { deal = deals.check(all, kit.of(self.variant)) }, back)
end


--- Changes the deal of this round by `edit`, and goes back if decisions are no
-- longer allowed.
local function edited(self, edit, ...)
  local deal, why = self:dealt()
  if not deal then error(why, 3) end
  local done, wrong = pcall(edit, deal, kit.of(self.variant).deck, ...)
  if not done then error(wrong, 3) end
  return self:redeal(deal, { back = true })
end


--- m:swap(a, b) -> true, changes, failure
-- Two cards of this round's deal change places. The moves so far are made
-- again; if one is no longer allowed, the match goes back to just before it.
-- @param a a card as text
-- @param b another card
-- @example m:copy():swap("AS", "2C")
-- @error the card is not in the deal
-- @group matches
function methods:swap(a, b)
  return edited(self, dealt.swap, a, b)
end


--- m:give(player, cards [, back]) -> true, changes, failure
-- Gives a player these cards in this round's deal; those who had them get as
-- many of that player's cards. Then it continues as `m:swap` does.
-- @param player a seat, from 1
-- @param cards as text
-- @param back the cards given in return, as text; the first dealt if left out
-- @example m:copy():give(2, "AS KS")
-- @error the card is not in the deal
-- @group matches
function methods:give(player, cards, back)
  if math.type(player) ~= "integer" or player < 1
    or player > self.variant.players then
    error(sentence.of("in_call", { word = "give", text = sentence.of("no_seat",
      { seat = sentence.shown(player), players = self.variant.players }) }), 2)
  end
  local held = self:hands()[player]
  return edited(self, dealt.give, held, player, cards, back)
end


--- m:fix(pile, cards) -> true, changes, failure
-- Puts these cards into a pile of this round's deal, in this order. The cards
-- that they replace go where they came from. Then it continues as `m:swap`
-- does.
-- @param pile `hand 1`, `stock`, or a pile by its name
-- @param cards as text; a `*` keeps the card that is there
-- @example m:copy():fix("hand 1", "AS KS * QS")
-- @error there is no such pile, or it has fewer cards
-- @group matches
function methods:fix(pile, cards)
  return edited(self, dealt.fix, pile, cards)
end


return { methods = methods }
